/**
 * `config.json`, `state.json` and `options.json`: their exact shapes, and their canonical text.
 *
 * The first two are Cordon 1.0's own files, key for key. Whatever is missing, extra, of the wrong type or outside the
 * rules of arming is refused, never guessed; only the `claude` section may lack or add keys.
 */
import * as v from 'valibot';
import {
  AGENT_SETTINGS,
  DEFAULT_CLAUDE,
  DEFAULT_OPTIONS,
  EFFORTS,
  requestProblems,
  type ArmOptions,
  type ClaudeOptions,
  type Policy,
} from '../policy/policy';
import { float, sha256Hex, toCanonical, type JsonValue } from './canonicalJson';
import {
  amount,
  atLeast,
  exactly,
  flag,
  integer,
  objectOrNull,
  readShape,
  stateInvalid,
  text,
  textList,
  version1,
} from './documents';
import { say } from '../said';

export const MODES = ['manual', 'claude'] as const;
export type Mode = (typeof MODES)[number];

export const PHASES = [
  'armed',
  'running',
  'agent_finished',
  'accepted',
  'rejected',
  'engine_error',
  'interrupted',
] as const;
export type Phase = (typeof PHASES)[number];

export interface StoredConfig {
  readonly mode: Mode;
  /** The task, trimmed. */
  readonly label: string;
  /** Full object name of the armed commit, lower-case hexadecimal. */
  readonly baseline: string;
  readonly policy: Policy;
  readonly verify: readonly string[];
  readonly claude: ClaudeOptions;
  /** Made by `timestamp`; what others wrote is kept and not interpreted. */
  readonly createdAt: string;
}

export interface StoredState {
  readonly phase: Phase;
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly configSha256: string;
  readonly excludeSha256: string;
  readonly lastError: string | null;
  /** As stored; `parseAudit` reads it. */
  readonly lastAudit: JsonValue | null;
  readonly updatedAt: string;
}

export interface StoredOptions extends ArmOptions {
  /** What the second witness consists of, in its own words; null when the envelope was armed without one. */
  readonly evidence: JsonValue | null;
}

const hash = v.pipe(text, v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lower-case hexadecimal'));

const configShape = exactly({
  schema_version: version1,
  mode: v.picklist(MODES, `must be one of ${MODES.join(', ')}`),
  label: text,
  baseline: v.pipe(
    text,
    v.regex(
      /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/,
      'must be a full object name (40 or 64 lower-case hexadecimal digits)',
    ),
  ),
  policy: exactly({
    allow: textList,
    deny: textList,
    limits: exactly({
      max_files: integer(0),
      max_added_lines: integer(0),
      max_deleted_lines: integer(0),
      max_working_bytes: integer(0),
      max_binary_files: integer(0),
    }),
    allow_commits: flag,
  }),
  verify: textList,
  claude: atLeast({
    binary: v.optional(text, DEFAULT_CLAUDE.binary),
    max_turns: v.exactOptional(integer(1)),
    timeout_seconds: v.exactOptional(amount),
    max_budget_usd: v.exactOptional(v.nullable(amount)),
    model: v.optional(v.nullable(text), null),
    effort: v.optional(v.nullable(v.picklist(EFFORTS, `must be null or one of ${EFFORTS.join(', ')}`)), null),
  }),
  created_at: text,
});

const stateShape = exactly({
  schema_version: version1,
  phase: v.picklist(PHASES, `must be one of ${PHASES.join(', ')}`),
  attempt: integer(0),
  max_attempts: integer(1),
  config_sha256: hash,
  exclude_sha256: hash,
  last_error: v.nullable(v.string('must be text or null')),
  last_audit: objectOrNull,
  updated_at: text,
});

const optionsShape = exactly({
  schema_version: version1,
  verify_timeout_seconds: amount,
  protect: textList,
  allow_verifier_changes: flag,
  // Only there where it was chosen.
  agent_settings: v.exactOptional(v.picklist(AGENT_SETTINGS, `must be one of ${AGENT_SETTINGS.join(', ')}`)),
  evidence: objectOrNull,
});

/** Reads `config.json`. @throws Refusal `state-invalid` naming the key; `name` is how it calls the file */
export function parseConfig(document: JsonValue, name = '.cordon/config.json'): StoredConfig {
  const raw = readShape(configShape, document, name);
  const { limits } = raw.policy;
  const config: StoredConfig = {
    mode: raw.mode,
    label: raw.label,
    baseline: raw.baseline,
    policy: {
      allow: raw.policy.allow,
      deny: raw.policy.deny,
      limits: {
        maxFiles: limits.max_files,
        maxAddedLines: limits.max_added_lines,
        maxDeletedLines: limits.max_deleted_lines,
        maxWorkingBytes: limits.max_working_bytes,
        maxBinaryFiles: limits.max_binary_files,
      },
      allowCommits: raw.policy.allow_commits,
    },
    verify: raw.verify,
    claude: {
      binary: raw.claude.binary,
      maxTurns: raw.claude.max_turns ?? DEFAULT_CLAUDE.maxTurns,
      timeoutSeconds: raw.claude.timeout_seconds ?? DEFAULT_CLAUDE.timeoutSeconds,
      maxBudgetUsd: raw.claude.max_budget_usd ?? null,
      model: raw.claude.model,
      effort: raw.claude.effort,
    },
    createdAt: raw.created_at,
  };
  // What arming refuses is no envelope either; a stored policy is judged by the same rules.
  const [problem] = requestProblems({ ...config, maxAttempts: 1, options: DEFAULT_OPTIONS });
  if (problem) throw stateInvalid(say`${name} holds what arming refuses: ${problem.said}`);
  return config;
}

/** Reads `state.json`. @throws Refusal `state-invalid` naming the key */
export function parseState(document: JsonValue, name = '.cordon/state.json'): StoredState {
  const raw = readShape(stateShape, document, name);
  if (raw.attempt > raw.max_attempts) {
    throw stateInvalid(say`${name}: attempt is ${raw.attempt}, above max_attempts ${raw.max_attempts}`);
  }
  return {
    phase: raw.phase,
    attempt: raw.attempt,
    maxAttempts: raw.max_attempts,
    configSha256: raw.config_sha256,
    excludeSha256: raw.exclude_sha256,
    lastError: raw.last_error,
    lastAudit: raw.last_audit,
    updatedAt: raw.updated_at,
  };
}

/** Reads `options.json`. @throws Refusal `state-invalid` naming the key */
export function parseOptions(document: JsonValue, name = '.cordon/options.json'): StoredOptions {
  const raw = readShape(optionsShape, document, name);
  const options: StoredOptions = {
    verifyTimeoutSeconds: raw.verify_timeout_seconds,
    protect: raw.protect,
    allowVerifierChanges: raw.allow_verifier_changes,
    ...(raw.agent_settings === undefined ? {} : { agentSettings: raw.agent_settings }),
    evidence: raw.evidence,
  };
  const [problem] = requestProblems({ ...ANY_REQUEST, options });
  if (problem) throw stateInvalid(say`${name} holds what arming refuses: ${problem.said}`);
  return options;
}

/** A request without problems, to judge options alone. */
const ANY_REQUEST = {
  mode: 'manual' as const,
  label: 'any',
  policy: {
    allow: ['**'],
    deny: [],
    limits: { maxFiles: 0, maxAddedLines: 0, maxDeletedLines: 0, maxWorkingBytes: 0, maxBinaryFiles: 0 },
    allowCommits: false,
  },
  verify: [],
  claude: DEFAULT_CLAUDE,
  maxAttempts: 1,
};

/** The text of `config.json`, canonical, with its final newline. */
export function serializeConfig(config: StoredConfig): string {
  const { policy, claude } = config;
  return line({
    schema_version: 1,
    mode: config.mode,
    label: config.label,
    baseline: config.baseline,
    policy: {
      allow: policy.allow,
      deny: policy.deny,
      limits: {
        max_files: policy.limits.maxFiles,
        max_added_lines: policy.limits.maxAddedLines,
        max_deleted_lines: policy.limits.maxDeletedLines,
        max_working_bytes: policy.limits.maxWorkingBytes,
        max_binary_files: policy.limits.maxBinaryFiles,
      },
      allow_commits: policy.allowCommits,
    },
    verify: config.verify,
    claude: {
      binary: claude.binary,
      max_turns: claude.maxTurns,
      // 1.0 stores its default as the integer it is, and a given value as the float that it parsed.
      timeout_seconds:
        claude.timeoutSeconds === DEFAULT_CLAUDE.timeoutSeconds
          ? claude.timeoutSeconds
          : float(claude.timeoutSeconds),
      max_budget_usd: claude.maxBudgetUsd === null ? null : float(claude.maxBudgetUsd),
      model: claude.model,
      effort: claude.effort,
    },
    created_at: config.createdAt,
  });
}

/** The `config_sha256` of a config that is still to be written. */
export function configDigest(config: StoredConfig): string {
  return sha256Hex(serializeConfig(config).slice(0, -1));
}

/** The text of `state.json`, canonical, with its final newline. */
export function serializeState(state: StoredState): string {
  return line({
    schema_version: 1,
    phase: state.phase,
    attempt: state.attempt,
    max_attempts: state.maxAttempts,
    config_sha256: state.configSha256,
    exclude_sha256: state.excludeSha256,
    last_error: state.lastError,
    last_audit: state.lastAudit,
    updated_at: state.updatedAt,
  });
}

/** The text of `options.json`, canonical, with its final newline. */
export function serializeOptions(options: StoredOptions): string {
  return line({
    schema_version: 1,
    verify_timeout_seconds: float(options.verifyTimeoutSeconds),
    protect: options.protect,
    allow_verifier_changes: options.allowVerifierChanges,
    ...(options.agentSettings === undefined ? {} : { agent_settings: options.agentSettings }),
    evidence: options.evidence,
  });
}

/** A moment as Cordon 1.0 writes it: UTC to the second, `2024-01-02T03:04:05+00:00`. */
export function timestamp(moment: Date = new Date()): string {
  return `${moment.toISOString().slice(0, 19)}+00:00`;
}

function line(document: unknown): string {
  return `${toCanonical(document)}\n`;
}
