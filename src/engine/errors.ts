import { type Said, textOf } from './said';

/**
 * A named refusal: Cordon declined to act, and nothing was changed by the step that refused.
 *
 * `code` is stable and meant for machines; `message` is for people and always says what happened and what to
 * do about it. Nobody parses the message.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The message with what is filled in kept apart, for translations. */
  readonly said: Said;

  constructor(
    readonly code: RefusalCode,
    words: Said | string,
    options?: ErrorOptions,
  ) {
    super(textOf(words), options);
    this.said = typeof words === 'string' ? { text: words, template: '{0}', holes: [words] } : words;
  }
}

export type RefusalCode =
  /** An option, label, limit, pattern or verifier command cannot be used. */
  | 'invalid-request'
  /** The folder is in no Git worktree, is bare, or has no commit. */
  | 'no-repository'
  | 'no-commit'
  /** `git` is missing, too old, failed, or printed something that is not understood. */
  | 'git-missing'
  | 'git-too-old'
  | 'git-failed'
  | 'git-output'
  /** The worktree has changes, or index flags that would hide some. */
  | 'worktree-dirty'
  | 'hidden-index-flags'
  /** The envelope's life cycle does not allow the step. */
  | 'already-armed'
  | 'not-armed'
  | 'not-resumable'
  | 'policy-broken'
  /** The stored state is missing, damaged, changed behind Cordon's back, or not ours. */
  | 'state-invalid'
  | 'seal-mismatch'
  /** The editor started it, and nobody has confirmed the programs of an envelope that was armed elsewhere. */
  | 'not-confirmed'
  | 'exclude-changed'
  /** Another Cordon operation holds the lock. */
  | 'locked'
  | 'lock-unavailable'
  /** A program cannot be found or started. */
  | 'agent-missing'
  | 'verifier-missing'
  /** A file system operation failed. */
  | 'io'
  /** The caller cancelled. */
  | 'cancelled';

/** True for an error with a Node.js system error code such as `ENOENT`. */
export function hasErrorCode(error: unknown, ...codes: string[]): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && codes.includes(code);
}

/** The words of any thrown value, ready to be filled in. */
export function saidOf(error: unknown): Said | string {
  return error instanceof Refusal ? error.said : messageOf(error);
}

/** The words of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The system's error code as words, as in `permission denied`. */
export function systemReason(error: unknown): string {
  if (hasErrorCode(error, 'EACCES', 'EPERM')) return 'permission denied';
  if (hasErrorCode(error, 'ENOENT')) return 'not there';
  if (hasErrorCode(error, 'EIO')) return 'input/output error';
  return messageOf(error).split(',')[0] ?? 'unknown error';
}
