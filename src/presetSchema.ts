/** A named envelope as the setting `cordon.presets` holds it. */
import * as v from 'valibot';

/** A number as people write it in settings, or the text of one. */
const amount = v.union([v.pipe(v.number(), v.transform(String)), v.string()]);
const lines = v.array(v.string());

/**
 * What a preset may hold; all of it is optional, and what is missing starts as always. The program of Claude Code is
 * not in it: which program runs on this machine is not for a workspace to say.
 */
const presetSchema = v.object({
  task: v.optional(v.string()),
  allow: v.optional(lines),
  deny: v.optional(lines),
  limits: v.optional(
    v.object({
      maxFiles: v.optional(amount),
      maxAddedLines: v.optional(amount),
      maxDeletedLines: v.optional(amount),
      maxWorkingBytes: v.optional(amount),
      maxBinaryFiles: v.optional(amount),
    }),
  ),
  allowCommits: v.optional(v.boolean()),
  verify: v.optional(lines),
  verifyTimeoutSeconds: v.optional(amount),
  protect: v.optional(lines),
  allowVerifierChanges: v.optional(v.boolean()),
  agentSettings: v.optional(v.string()),
  maxAttempts: v.optional(amount),
  claude: v.optional(
    v.object({
      maxTurns: v.optional(amount),
      timeoutSeconds: v.optional(amount),
      maxBudgetUsd: v.optional(amount),
      model: v.optional(amount),
      effort: v.optional(amount),
    }),
  ),
});
export type Preset = v.InferOutput<typeof presetSchema>;

/** A preset, or what is wrong with the first wrong part of it and where that stands. */
export type ParsedPreset = { readonly preset: Preset } | { readonly problem: string; readonly place: string };

export function parsePreset(stored: unknown): ParsedPreset {
  const parsed = v.safeParse(presetSchema, stored);
  if (parsed.success) return { preset: parsed.output };
  const [issue] = parsed.issues;
  return { problem: issue.message, place: v.getDotPath(issue) ?? '' };
}
