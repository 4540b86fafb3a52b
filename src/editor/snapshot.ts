/** What the editor knows about one repository's envelope, and what follows from it. Pure: no editor, no I/O. */
import type { Audit } from '../engine/audit';
import type { SealState } from '../engine/envelope';
import type { RefusalCode } from '../engine/errors';
import { type ChangedFile, type Metrics, sumMetrics } from '../engine/evidence/evidence';
import type { PathRules } from '../engine/policy/globs';
import type { ArmOptions, Limits } from '../engine/policy/policy';
import type { Phase, StoredConfig, StoredState } from '../engine/store/schemas';
import type { StoredAudit } from '../engine/store/storedAudit';
import type { ReportedViolation, StoredReport } from '../engine/store/storedReport';
import type { BudgetCode } from '../engine/violations';
import type { RunView } from './runs/runView';

/** The envelope on disk. */
export type Stored =
  /** Not looked at yet. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'none' }
  /** There is something, and it is refused. */
  | { readonly kind: 'damaged'; readonly code: RefusalCode; readonly message: string }
  | StoredArmed;

export interface StoredArmed {
  readonly kind: 'armed';
  readonly config: StoredConfig;
  readonly state: StoredState;
  readonly options: ArmOptions;
  /** `none` is foreign: not armed here by this Cordon. `broken`: rewritten since, so the engine refuses to act on it. */
  readonly seal: SealState;
  /** Names this envelope byte for byte, and where it lies (engine/consent.ts). */
  readonly digest: string;
  /** As stored, but `interrupted` for a run whose process is gone. */
  readonly phase: Phase;
  /** The verdict last stored. */
  readonly verdict: StoredAudit | null;
  /** The verdict's violations for machines, where they were kept. */
  readonly report: StoredReport | null;
  /** When the state was written, in milliseconds since the epoch. */
  readonly storedAt: number;
}

/** A read-only audit that this window made. */
export interface LiveAudit {
  readonly audit: Audit;
  readonly at: Date;
  /** When it began to look, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** Whether the worktree is no longer what the stored verdict of then is about. */
  readonly movedOn: boolean;
  /** The `storedAt` of that verdict. */
  readonly comparedWith: number;
}

/** Why there is no live audit, or none newer. */
export interface LiveFailure {
  readonly code: RefusalCode | 'unexpected';
  readonly message: string;
}

/**
 * Where an envelope stands, in one word for icons and colours. `stale`: there is a verdict, and the worktree has moved
 * on since. `outside`: no verdict yet, and the changes so far would be rejected.
 */
export type Standing =
  'unknown' | 'none' | 'damaged' | 'armed' | 'outside' | 'stale' | Exclude<Phase, 'armed'>;

/** A violation as it is shown. `code` is that of the engine, or `unknown` where only words were stored. */
export interface ShownViolation {
  readonly code: string;
  readonly path: string | null;
  readonly params: Readonly<Record<string, unknown>>;
  /** The engine's English words, for codes that the editor has no words for. */
  readonly message: string;
}

/** One changed path, judged. */
export interface JudgedFile {
  readonly path: string;
  /** Null for a path that only a violation names (a folder that cannot be read). */
  readonly file: ChangedFile | null;
  /** `outside`: this very path is a violation. `over`: allowed, but a budget that it counts in is exceeded. */
  readonly verdict: 'outside' | 'over' | 'allowed';
  /** What decided: the pattern that allows or denies it; null when no pattern matches. */
  readonly pattern: string | null;
  readonly violations: readonly ShownViolation[];
  readonly exceeded: readonly BudgetUse[];
}

/** Whether restoring takes this file back: what breaks another rule at an allowed path is left to the person. */
export function isRestorable({ file, violations }: JudgedFile): boolean {
  return file !== null && violations.some(({ code }) => code === 'path-outside-policy');
}

export interface BudgetUse {
  readonly code: BudgetCode;
  /** Null while nothing was measured. */
  readonly used: number | null;
  readonly limit: number;
}

/** What this window is doing with an envelope right now, if anything; `words` are for people. */
export interface Busy {
  readonly words: string;
}

/** Everything that views show of one repository at one moment. Immutable. */
export interface Snapshot {
  readonly stored: Stored;
  readonly live: LiveAudit | null;
  /** Why the last live audit failed; `live` is then of an earlier one, or null. */
  readonly failure: LiveFailure | null;
  readonly busy: Busy | null;
  /** The process that works on the envelope now, this window's or another's. */
  readonly run: RunView | null;
  readonly standing: Standing;
  /** Whether the worktree is no longer what the stored verdict is about, as far as is known. */
  readonly movedOn: boolean;
  readonly budgets: readonly BudgetUse[];
  readonly violations: readonly ShownViolation[];
  /** Changed paths by name, in the audit's order. Empty without a live audit. */
  readonly files: ReadonlyMap<string, JudgedFile>;
  /** Null without a readable envelope. */
  readonly rules: PathRules | null;
  /** All paths in the index: what is neither here nor in `files` is ignored or new. Null when not asked for. */
  readonly tracked: ReadonlySet<string> | null;
}

/** What was found out; the rest of a snapshot follows from it. */
export type Facts = Pick<Snapshot, 'stored' | 'live' | 'failure' | 'busy' | 'run' | 'rules' | 'tracked'>;

export function derive(facts: Facts, words: (audit: Audit) => readonly string[]): Snapshot {
  const { stored, live, rules } = facts;
  // A verdict that was stored after the last look tells more than that look, until the next one is there.
  const newest =
    stored.kind === 'armed' && stored.verdict && live && live.startedAt < stored.storedAt ? null : live;
  const violations = violationsOf(stored, newest, words);
  const budgets = budgetsOf(stored, newest);
  return {
    ...facts,
    standing: standing(stored, newest),
    movedOn: movedOnOf(stored, newest),
    budgets,
    violations,
    files: live && rules ? judgeFiles(live, violations, budgets, rules) : new Map<string, JudgedFile>(),
  };
}

/** A look that compared with an earlier verdict says nothing about the one that came since. */
function movedOnOf(stored: Stored, live: LiveAudit | null): boolean {
  return live?.movedOn === true && stored.kind === 'armed' && live.comparedWith === stored.storedAt;
}

function standing(stored: Stored, live: LiveAudit | null): Standing {
  if (stored.kind !== 'armed') return stored.kind;
  const { phase } = stored;
  switch (phase) {
    case 'armed':
      return live && !live.audit.passed ? 'outside' : 'armed';
    case 'accepted':
      return live && (movedOnOf(stored, live) || !live.audit.passed) ? 'stale' : 'accepted';
    case 'rejected':
      return live?.audit.passed === true && movedOnOf(stored, live) ? 'stale' : 'rejected';
    case 'running':
    case 'agent_finished':
    case 'engine_error':
    case 'interrupted':
      return phase;
  }
}

/** The violations to show: what a live audit sees now, and what only a check can tell (verifiers). */
function violationsOf(
  stored: Stored,
  live: LiveAudit | null,
  words: (audit: Audit) => readonly string[],
): ShownViolation[] {
  const kept = stored.kind === 'armed' ? storedViolations(stored) : [];
  if (!live) return kept;
  const messages = words(live.audit);
  const seen = live.audit.violations.map(({ code, path, params }, index) => {
    return { code, path, params: { ...params }, message: messages[index] ?? code };
  });
  return [...seen, ...kept.filter((item) => onlyByCheck(item.code))];
}

/** Violations that an audit without verifiers can never find. */
function onlyByCheck(code: string): boolean {
  return code === 'verifier-failed' || code === 'verifier-leftover';
}

function storedViolations({ verdict, report }: StoredArmed): ShownViolation[] {
  if (!verdict) return [];
  const named: readonly (ReportedViolation | undefined)[] =
    report?.violations.length === verdict.violations.length ? report.violations : [];
  const failures = verdict.verification.filter((item) => !item.passed);
  // Verifiers come last in a verdict. Without a report (an envelope of Cordon 1.0) they can still be told apart.
  const firstFailure = verdict.violations.length - failures.length;
  return verdict.violations.map((message, index) => {
    const known = named[index];
    if (known) return { ...known, message };
    const failure = failures[index - firstFailure];
    if (!failure) return { code: 'unknown', path: null, params: {}, message };
    const cause = failure.timed_out ? 'time-out' : failure.output_limited ? 'output-limit' : 'exit';
    const params = { command: failure.command, exitCode: failure.returncode, cause };
    return { code: 'verifier-failed', path: null, params, message };
  });
}

const BUDGETS: readonly (readonly [BudgetCode, keyof Metrics, keyof Limits])[] = [
  ['file-budget', 'files', 'maxFiles'],
  ['added-line-budget', 'addedLines', 'maxAddedLines'],
  ['deleted-line-budget', 'deletedLines', 'maxDeletedLines'],
  ['working-byte-budget', 'workingBytes', 'maxWorkingBytes'],
  ['binary-file-budget', 'binaryFiles', 'maxBinaryFiles'],
];

/** What each budget was used for: by the live audit, with the numbers that it judged, else by the stored verdict. */
function budgetsOf(stored: Stored, live: LiveAudit | null): BudgetUse[] {
  if (stored.kind !== 'armed') return [];
  const metrics = live ? sumMetrics(live.audit.evidence.charged) : storedMetrics(stored.verdict);
  return BUDGETS.map(([code, metric, limit]) => {
    return { code, used: metrics?.[metric] ?? null, limit: stored.config.policy.limits[limit] };
  });
}

function storedMetrics(verdict: StoredAudit | null): Metrics | null {
  if (!verdict) return null;
  const { files, added_lines, deleted_lines, working_bytes, binary_files } = verdict.metrics;
  return {
    files,
    addedLines: added_lines,
    deletedLines: deleted_lines,
    workingBytes: working_bytes,
    binaryFiles: binary_files,
  };
}

export function isExceeded({ used, limit }: BudgetUse): boolean {
  return used !== null && used > limit;
}

const COUNTS_IN: Record<BudgetCode, (file: ChangedFile) => boolean> = {
  'file-budget': () => true,
  'added-line-budget': (file) => file.added > 0,
  'deleted-line-budget': (file) => file.deleted > 0,
  'working-byte-budget': (file) => file.bytes > 0,
  'binary-file-budget': (file) => file.binaries > 0,
};

/** Every changed path of a live audit with its verdict, in the audit's order; then paths that only violations name. */
function judgeFiles(
  live: LiveAudit,
  violations: readonly ShownViolation[],
  budgets: readonly BudgetUse[],
  rules: PathRules,
): Map<string, JudgedFile> {
  const byPath = new Map<string, ShownViolation[]>();
  for (const violation of violations) {
    if (violation.path === null || violation.code === 'foreign-state-file') continue;
    byPath.set(violation.path, [...(byPath.get(violation.path) ?? []), violation]);
  }
  const exceeded = budgets.filter(isExceeded);
  const charged = new Map(live.audit.evidence.charged.map((file) => [file.path, file]));
  const judged = new Map<string, JudgedFile>();
  for (const file of live.audit.evidence.files) {
    const own = byPath.get(file.path) ?? [];
    const counted = exceeded.filter(({ code }) => COUNTS_IN[code](charged.get(file.path) ?? file));
    judged.set(file.path, {
      path: file.path,
      file,
      verdict: own.length > 0 ? 'outside' : counted.length > 0 ? 'over' : 'allowed',
      pattern: rules.rule(file.path).pattern ?? null,
      violations: own,
      exceeded: counted,
    });
  }
  for (const [path, own] of byPath) {
    if (judged.has(path)) continue;
    const pattern = rules.rule(path).pattern ?? null;
    judged.set(path, { path, file: null, verdict: 'outside', pattern, violations: own, exceeded: [] });
  }
  return judged;
}

/** Before anything was looked at. */
export const NOTHING_KNOWN: Snapshot = /* @__PURE__ */ derive(
  {
    stored: { kind: 'unknown' },
    live: null,
    failure: null,
    busy: null,
    run: null,
    rules: null,
    tracked: null,
  },
  () => [],
);
