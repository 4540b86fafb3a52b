import type { Status } from './session';
import { canonicalText } from './store/canonicalJson';

/** `status` as it is printed: the keys of Cordon 1.0, then what we add. */
export interface StatusDocument {
  readonly mode: string;
  readonly label: string;
  readonly phase: string;
  readonly attempt: number;
  readonly max_attempts: number;
  readonly last_error: string | null;
  readonly last_audit: unknown;
  readonly baseline: string;
  readonly seal: Status['seal'];
  /** Whether the worktree has moved on since it was accepted; null where that cannot be told. */
  readonly stale: boolean | null;
}

export function statusDocument(
  { config, state, phase, seal }: Status,
  stale: boolean | null = null,
): StatusDocument {
  return {
    mode: config.mode,
    label: config.label,
    phase,
    attempt: state.attempt,
    max_attempts: state.maxAttempts,
    last_error: state.lastError,
    last_audit: state.lastAudit === null ? null : (JSON.parse(canonicalText(state.lastAudit)) as unknown),
    baseline: config.baseline,
    seal,
    stale,
  };
}
