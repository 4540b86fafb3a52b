import type { AuditDocument } from '../audit';
import type { Policy } from '../policy/policy';
import { escapeForDisplay } from '../text';

/** Everything the agent is told. */
export interface PromptFacts {
  readonly label: string;
  readonly policy: Policy;
  /** Null for an agent whose attempts are not counted. */
  readonly attempt: number | null;
  readonly maxAttempts: number;
  /** Present from the second attempt on. */
  readonly recovery: Recovery | null;
  /** Whether only the user's settings are loaded: Claude Code then passes over the repository's CLAUDE.md. */
  readonly ownSettings?: boolean;
}

export interface Recovery {
  /** Why the last attempt ended as it did; null when nothing is known. */
  readonly lastError: string | null;
  /** Paths that differ from the baseline now. */
  readonly changedPaths: readonly string[];
  /** The last stored audit, for its failed verifiers; null when there was none. */
  readonly lastAudit: AuditDocument | null;
}

const QUOTED_OUTPUT = 2000;
const LISTED_PATHS = 200;

/** The instructions for one attempt. Plain text, ends with a newline. */
export function agentPrompt(facts: PromptFacts): string {
  const { label, policy, attempt, maxAttempts, recovery, ownSettings = false } = facts;
  const { limits } = policy;
  const lines = [
    'You are working inside a Cordon envelope: a fixed boundary around what this change may touch.',
    '',
    'Task:',
    label,
    '',
    'Rules of the envelope:',
    `- Only these paths may change (globs, relative to the repository root): ${policy.allow.join(', ')}`,
    policy.deny.length > 0
      ? `- These paths must not change, even where a pattern above matches: ${policy.deny.join(', ')}`
      : '- No path is denied in addition.',
    `- At most ${limits.maxFiles} changed files, ${limits.maxAddedLines} added lines, ${limits.maxDeletedLines} deleted lines,`,
    `  ${limits.maxWorkingBytes} bytes in all changed files together, and ${limits.maxBinaryFiles} binary files.`,
    policy.allowCommits
      ? '- Commits are allowed; what they change counts like any other change.'
      : '- Do not commit: HEAD has to stay where it is.',
    '- Do not reset, clean, stash or discard anything with Git, and do not touch `.cordon/` or the settings of the repository.',
    ...(ownSettings
      ? [
          "- This repository's agent settings are not loaded. If there is a CLAUDE.md, read it for the conventions here.",
        ]
      : []),
    '',
    'When you stop, an independent inspection compares the worktree with the state at the start and runs checks of',
    'its own. Saying that the work is done proves nothing; only what the inspection finds counts.',
    ...(attempt === null ? [] : ['', `This is attempt ${attempt} of ${maxAttempts}.`]),
  ];
  return [...lines, ...(recovery ? recoveryLines(recovery) : []), ''].join('\n');
}

/** The part of the instructions about the attempts before. */
export function recoveryText(recovery: Recovery): string {
  return recoveryLines(recovery).join('\n').trim();
}

function recoveryLines({ lastError, changedPaths, lastAudit }: Recovery): string[] {
  const shown = changedPaths.slice(0, LISTED_PATHS).map(escapeForDisplay);
  const more = changedPaths.length - shown.length;
  const failed = (lastAudit?.verification ?? []).filter((item) => !item.passed);
  return [
    '',
    'Where the last attempt left things:',
    `- It ended because: ${lastError ?? 'no reason was recorded'}`,
    changedPaths.length === 0
      ? '- Nothing differs from the start now.'
      : `- Changed now: ${shown.join(', ')}${more > 0 ? ` (and ${more} more)` : ''}`,
    ...failed.flatMap((item) => [
      `- This check failed (exit ${item.returncode}): ${item.command}`,
      ...quoted('its output', item.stdout),
      ...quoted('its error output', item.stderr),
    ]),
    'Go on from what is there; keep what is right and repair what is not.',
  ];
}

function quoted(name: string, text: string): string[] {
  if (text.trim() === '') return [];
  const start = Array.from(text.slice(0, 2 * QUOTED_OUTPUT))
    .slice(0, QUOTED_OUTPUT)
    .join('');
  return [
    `  ${name}:`,
    ...start
      .trimEnd()
      .split('\n')
      .map((line) => `  | ${line}`),
  ];
}
