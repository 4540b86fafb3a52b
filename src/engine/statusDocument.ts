import type { Status } from './session';
import type { Policy } from './policy/policy';
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
  /** What an agent has to keep to, spelled as in `config.json`. */
  readonly policy: PolicyDocument;
  readonly verify: readonly string[];
  readonly seal: Status['seal'];
  /** Whether the worktree has moved on since it was accepted; null where that cannot be told. */
  readonly stale: boolean | null;
}

interface PolicyDocument {
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  readonly limits: Readonly<Record<string, number>>;
  readonly allow_commits: boolean;
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
    policy: policyDocument(config.policy),
    verify: config.verify,
    seal,
    stale,
  };
}

function policyDocument({ allow, deny, limits, allowCommits }: Policy): PolicyDocument {
  return {
    allow,
    deny,
    limits: {
      max_files: limits.maxFiles,
      max_added_lines: limits.maxAddedLines,
      max_deleted_lines: limits.maxDeletedLines,
      max_working_bytes: limits.maxWorkingBytes,
      max_binary_files: limits.maxBinaryFiles,
    },
    allow_commits: allowCommits,
  };
}
