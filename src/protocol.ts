/**
 * The messages between the Arm Envelope form and the editor. Both sides check what they receive by these schemas: the
 * browser half only renders, and the editor half believes nothing that does not parse.
 *
 * Invariant: no message names a path outside the repository that the editor chose. A repository is named by its root, and
 * the editor takes only roots that it knows itself.
 */
import * as v from 'valibot';

/** Changes when a stored draft of an older version can no longer be read. */
export const DRAFT_VERSION = 1;

/** Bounds of a message, far above what can be armed: text that is too long is judged and shown, not cut. */
const text = v.pipe(v.string(), v.maxLength(1_000_000));
const lines = v.pipe(v.array(text), v.maxLength(5_000));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The five budgets, as typed. */
const limitsSchema = v.strictObject({
  maxFiles: text,
  maxAddedLines: text,
  maxDeletedLines: text,
  maxWorkingBytes: text,
  maxBinaryFiles: text,
});

/** What is in the form: numbers as typed, an empty text where an option is left to Claude Code. */
export const draftSchema = v.strictObject({
  version: v.literal(DRAFT_VERSION),
  label: text,
  allow: lines,
  deny: lines,
  limits: limitsSchema,
  allowCommits: v.boolean(),
  verify: lines,
  maxAttempts: text,
  claude: v.strictObject({
    binary: text,
    maxTurns: text,
    timeoutSeconds: text,
    maxBudgetUsd: text,
    model: text,
    effort: text,
  }),
  options: v.strictObject({
    verifyTimeoutSeconds: text,
    protect: lines,
    allowVerifierChanges: v.boolean(),
    agentSettings: text,
  }),
});
export type Draft = v.InferOutput<typeof draftSchema>;

/** What a preflight finding offers to do. */
export const REMEDIES = ['openSourceControl', 'clearFlags', 'reset', 'showEnvelope', 'lookAgain'] as const;
export type Remedy = (typeof REMEDIES)[number];

/** What the summary of an armed envelope offers to do. */
export const SUMMARY_ACTIONS = ['check', 'run', 'copyPrompt', 'review', 'disarm', 'editDraft'] as const;
export type SummaryAction = (typeof SUMMARY_ACTIONS)[number];

const revision = count;

/** From the form to the editor. `revision` counts the edits, so that an answer can be told from a late one. */
export const toEditorSchema = v.variant('type', [
  /** The page is loaded. `opening` names what it came with and shows already (`openingSchema`); it shows nothing without. */
  v.strictObject({ type: v.literal('ready'), opening: v.optional(text) }),
  v.strictObject({ type: v.literal('draft'), revision, draft: draftSchema }),
  v.strictObject({ type: v.literal('submit'), revision, draft: draftSchema, run: v.boolean() }),
  v.strictObject({ type: v.literal('copy'), revision, draft: draftSchema }),
  v.strictObject({ type: v.literal('complete'), request: count, text }),
  v.strictObject({ type: v.literal('allow'), what: v.picklist(['openFiles', 'folder']) }),
  v.strictObject({ type: v.literal('dryRun'), command: text }),
  v.strictObject({ type: v.literal('cancelDryRun') }),
  v.strictObject({ type: v.literal('askClaude') }),
  v.strictObject({ type: v.literal('remedy'), remedy: v.picklist(REMEDIES) }),
  v.strictObject({ type: v.literal('preset'), action: v.picklist(['load', 'save']) }),
  v.strictObject({ type: v.literal('repository'), root: text }),
  v.strictObject({ type: v.literal('startOver') }),
  v.strictObject({ type: v.literal('summary'), action: v.picklist(SUMMARY_ACTIONS) }),
  v.strictObject({ type: v.literal('manageTrust') }),
]);
export type ToEditor = v.InferOutput<typeof toEditorSchema>;

const severity = v.picklist(['error', 'warning', 'info', 'ok']);
export type Severity = v.InferOutput<typeof severity>;

const problemSchema = v.strictObject({ field: text, code: text, message: text });
export type FieldProblem = v.InferOutput<typeof problemSchema>;

/** A verifier as it would be run. `warning` is about operators that no shell will see. */
const commandSchema = v.strictObject({ command: text, words: lines, warning: v.nullable(text) });
export type CommandReport = v.InferOutput<typeof commandSchema>;

/** What one pattern matches now. `samples` are escaped for display. */
const patternSchema = v.strictObject({
  list: v.picklist(['allow', 'deny']),
  pattern: text,
  severity,
  words: text,
  samples: lines,
  more: v.nullable(text),
});
export type PatternReport = v.InferOutput<typeof patternSchema>;

const findingSchema = v.strictObject({
  severity,
  message: text,
  details: lines,
  remedies: v.array(v.strictObject({ remedy: v.picklist(REMEDIES), label: text })),
});
export type Finding = v.InferOutput<typeof findingSchema>;

const repositorySchema = v.strictObject({ root: text, name: text, detail: text });

const summaryRowSchema = v.strictObject({ label: text, values: lines, code: v.boolean() });
const summarySchema = v.strictObject({
  title: text,
  severity,
  standing: text,
  sentence: text,
  notes: lines,
  rows: v.array(summaryRowSchema),
  actions: v.array(
    v.strictObject({ action: v.picklist(SUMMARY_ACTIONS), label: text, icon: text, primary: v.boolean() }),
  ),
});
export type Summary = v.InferOutput<typeof summarySchema>;

const suggestionSchema = v.strictObject({ pattern: text, detail: text });
export type Suggestion = v.InferOutput<typeof suggestionSchema>;

/** How a dry run of a verifier goes. */
const dryRunSchema = v.strictObject({
  type: v.literal('dryRun'),
  command: text,
  running: v.boolean(),
  severity,
  words: text,
  output: text,
});
export type DryRun = v.InferOutput<typeof dryRunSchema>;

/** From the editor to the form. All words are translated already. */
export const toFormSchema = v.variant('type', [
  /** First answer to `ready`: the words of the form, and what every field starts with. */
  v.strictObject({
    type: v.literal('setup'),
    words: v.record(v.string(), v.string()),
    defaults: draftSchema,
    efforts: lines,
  }),
  /** Where the form stands: in which repository, and which of its faces is shown. */
  v.strictObject({
    type: v.literal('place'),
    face: v.picklist(['form', 'summary', 'untrusted', 'noRepository']),
    root: text,
    repositories: v.array(repositorySchema),
  }),
  /** Replaces what is in the fields. `focus` is the field to go to; empty for none. */
  v.strictObject({ type: v.literal('fill'), revision, draft: draftSchema, focus: text }),
  /** `focus`: after a submit, go to the first problem. */
  v.strictObject({
    type: v.literal('verdict'),
    revision,
    problems: v.array(problemSchema),
    commands: v.array(commandSchema),
    focus: v.boolean(),
  }),
  v.strictObject({
    type: v.literal('matches'),
    counting: v.boolean(),
    patterns: v.array(patternSchema),
    severity,
    total: text,
  }),
  v.strictObject({ type: v.literal('preflight'), looking: v.boolean(), findings: v.array(findingSchema) }),
  v.strictObject({ type: v.literal('claude'), severity, words: text, askable: v.boolean() }),
  v.strictObject({ type: v.literal('verifiers'), suggestions: lines }),
  /** What the agent could do to what judges it, as things stand; one text each. */
  v.strictObject({ type: v.literal('risks'), risks: lines }),
  v.strictObject({ type: v.literal('completions'), request: count, items: v.array(suggestionSchema) }),
  dryRunSchema,
  v.strictObject({ type: v.literal('busy'), words: text }),
  /** The engine declined after a submit; empty when there is nothing (any more) to say. */
  v.strictObject({ type: v.literal('refused'), message: text }),
  /** A short word on what was done, such as a copy. */
  v.strictObject({ type: v.literal('said'), words: text }),
  v.strictObject({ type: v.literal('summary'), summary: summarySchema }),
]);
export type ToForm = v.InferOutput<typeof toFormSchema>;

/** What a page is loaded with, so that it need not ask first: the messages that it would be answered with. */
const openingSchema = v.strictObject({ id: text, messages: v.array(toFormSchema) });
export type Opening = v.InferOutput<typeof openingSchema>;

/** A message from the form, or null for anything else. */
export function parseToEditor(message: unknown): ToEditor | null {
  const result = v.safeParse(toEditorSchema, message);
  return result.success ? result.output : null;
}

/** A message from the editor, or null for anything else. */
export function parseToForm(message: unknown): ToForm | null {
  const result = v.safeParse(toFormSchema, message);
  return result.success ? result.output : null;
}

/** What a page was loaded with, as JSON; null when that is nothing or damaged. */
export function parseOpening(json: string): Opening | null {
  if (json === '') return null;
  const result = v.safeParse(openingSchema, JSON.parse(json));
  return result.success ? result.output : null;
}

/** A stored draft; null when it is of another version or damaged. */
export function parseDraft(stored: unknown): Draft | null {
  const result = v.safeParse(draftSchema, stored);
  return result.success ? result.output : null;
}
