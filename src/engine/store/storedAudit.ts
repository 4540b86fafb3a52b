import * as v from 'valibot';
import { toCanonical, type JsonValue } from './canonicalJson';
import { exactly, flag, integer, readShape, text, textList } from './documents';

/** An audit as it is printed and stored: the keys of Cordon 1.0, paths in string form. */
export interface StoredAudit {
  readonly passed: boolean;
  readonly baseline: string;
  readonly current_head: string;
  readonly head_changed: boolean;
  readonly changed_files: readonly string[];
  readonly metrics: StoredMetrics;
  readonly violations: readonly string[];
  readonly verification: readonly StoredVerification[];
}

export interface StoredMetrics {
  readonly files: number;
  readonly added_lines: number;
  readonly deleted_lines: number;
  readonly working_bytes: number;
  readonly binary_files: number;
}

export interface StoredVerification {
  readonly command: string;
  /** Negative for a process that a signal ended. */
  readonly returncode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly passed: boolean;
  readonly timed_out: boolean;
  readonly output_limited: boolean;
}

const auditShape = exactly({
  passed: flag,
  baseline: text,
  current_head: text,
  head_changed: flag,
  changed_files: textList,
  metrics: exactly({
    files: integer(0),
    added_lines: integer(0),
    deleted_lines: integer(0),
    working_bytes: integer(0),
    binary_files: integer(0),
  }),
  violations: textList,
  verification: v.array(
    exactly({
      command: text,
      returncode: integer(-(2 ** 31)),
      stdout: text,
      stderr: text,
      passed: flag,
      timed_out: flag,
      output_limited: flag,
    }),
    'must be a list',
  ),
});

/**
 * Reads a stored audit, such as `StoredState.lastAudit`.
 * @throws Refusal `state-invalid` naming the key; `name` is how it calls the audit
 */
export function parseAudit(value: JsonValue, name = 'last_audit in .cordon/state.json'): StoredAudit {
  return readShape(auditShape, value, name);
}

/** The canonical text of an audit, without a final newline: what `audit_sha256` is the digest of. */
export function auditText(audit: StoredAudit): string {
  return toCanonical(audit);
}
