import type { Evidence, EvidenceProblem, Metrics } from './evidence/evidence';
import { sumMetrics } from './evidence/evidence';
import { PathRules } from './policy/globs';
import type { Limits, Policy } from './policy/policy';
import { type BudgetCode, type Violation, violationMessage } from './violations';

/** What one verifier did. Texts are decoded and cut (see outputText.ts). */
export interface Verification {
  readonly command: string;
  /** The exit code, or the negative number of the signal that ended it. */
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly passed: boolean;
  readonly timedOut: boolean;
  readonly outputLimited: boolean;
  /** How many processes it left running; they were ended. */
  readonly leftovers?: number;
}

/** A verdict and everything it rests on. */
export interface Audit {
  readonly passed: boolean;
  readonly evidence: Evidence;
  readonly metrics: Metrics;
  /** All of them, in the order of the report. */
  readonly violations: readonly Violation[];
  readonly verification: readonly Verification[];
}

/** Judges evidence by a policy. Pure: no verifier has run yet. */
export function auditEvidence(policy: Policy, evidence: Evidence): Audit {
  const metrics = sumMetrics(evidence.files);
  const violations = [
    ...hiddenViolations(evidence),
    ...headViolations(policy, evidence),
    ...pathViolations(policy, evidence),
    ...evidence.foreignState.map((path): Violation => ({ code: 'foreign-state-file', path, params: {} })),
    ...evidence.findings,
    ...evidence.problems.map(problemViolation),
    ...budgetViolations(policy.limits, sumMetrics(evidence.charged)),
  ];
  return { passed: violations.length === 0, evidence, metrics, violations, verification: [] };
}

/** The same audit after verifiers have run. */
export function withVerification(audit: Audit, verification: readonly Verification[]): Audit {
  const failed = verification.flatMap((item) => [
    ...(item.passed ? [] : [verifierViolation(item)]),
    ...leftoverViolations(item),
  ]);
  const violations = [...audit.violations, ...failed];
  return { ...audit, passed: violations.length === 0, violations, verification };
}

function hiddenViolations({ hidden }: Evidence): Violation[] {
  return hidden.length === 0 ? [] : [{ code: 'hidden-index-flag', path: null, params: { paths: hidden } }];
}

function headViolations(policy: Policy, { head, baseline }: Evidence): Violation[] {
  if (head === baseline || (policy.allowCommits && head !== null)) return [];
  return [{ code: 'head-moved', path: null, params: { baseline, head } }];
}

function pathViolations(policy: Policy, { files }: Evidence): Violation[] {
  const rules = new PathRules(policy.allow, policy.deny);
  return files.flatMap(({ path }): Violation[] => {
    const ruling = rules.rule(path);
    if (ruling.verdict === 'allowed') return [];
    const deniedBy = ruling.verdict === 'denied' ? (ruling.pattern ?? null) : null;
    return [{ code: 'path-outside-policy', path, params: { deniedBy } }];
  });
}

function problemViolation(problem: EvidenceProblem): Violation {
  switch (problem.kind) {
    case 'scan-ceiling':
      return {
        code: problem.kind,
        path: null,
        params: { ceiling: problem.ceiling, bytes: told(problem.bytes) },
      };
    case 'unreadable':
      return { code: problem.kind, path: problem.path, params: { reason: problem.reason } };
    case 'unsupported-type':
      return { code: problem.kind, path: problem.path, params: { type: problem.type } };
    case 'vanished':
    case 'uncounted':
      return { code: problem.kind, path: problem.path, params: {} };
  }
}

function budgetViolations(limits: Limits, metrics: Metrics): Violation[] {
  const rows: [BudgetCode, number, number][] = [
    ['file-budget', metrics.files, limits.maxFiles],
    ['added-line-budget', metrics.addedLines, limits.maxAddedLines],
    ['deleted-line-budget', metrics.deletedLines, limits.maxDeletedLines],
    ['working-byte-budget', metrics.workingBytes, limits.maxWorkingBytes],
    ['binary-file-budget', metrics.binaryFiles, limits.maxBinaryFiles],
  ];
  return rows
    .filter(([, used, limit]) => used > limit)
    .map(([code, used, limit]) => ({ code, path: null, params: { used: told(used), limit } }));
}

/** A size that can be written as an exact integer. Files with holes may be larger; they are judged by what they are. */
function told(size: number): number {
  return Math.min(size, Number.MAX_SAFE_INTEGER);
}

function verifierViolation(item: Verification): Violation {
  const cause = item.timedOut ? 'time-out' : item.outputLimited ? 'output-limit' : 'exit';
  return {
    code: 'verifier-failed',
    path: null,
    params: { command: item.command, exitCode: item.exitCode, cause },
  };
}

function leftoverViolations({ command, leftovers = 0 }: Verification): Violation[] {
  return leftovers === 0
    ? []
    : [{ code: 'verifier-leftover', path: null, params: { command, count: leftovers } }];
}

/** The audit in the shape that is printed and stored (spec: JSON keys of Cordon 1.0). */
export function auditDocument(audit: Audit): AuditDocument {
  const { evidence, metrics } = audit;
  return {
    passed: audit.passed,
    baseline: evidence.baseline,
    current_head: evidence.head ?? '',
    head_changed: evidence.head !== evidence.baseline,
    changed_files: evidence.files.map((file) => file.path),
    metrics: {
      files: metrics.files,
      added_lines: metrics.addedLines,
      deleted_lines: metrics.deletedLines,
      working_bytes: told(metrics.workingBytes),
      binary_files: metrics.binaryFiles,
    },
    violations: audit.violations.map(violationMessage),
    verification: audit.verification.map((item) => ({
      command: item.command,
      returncode: item.exitCode,
      stdout: item.stdout,
      stderr: item.stderr,
      passed: item.passed,
      timed_out: item.timedOut,
      output_limited: item.outputLimited,
    })),
  };
}

export interface AuditDocument {
  readonly passed: boolean;
  readonly baseline: string;
  readonly current_head: string;
  readonly head_changed: boolean;
  readonly changed_files: readonly string[];
  readonly metrics: {
    readonly files: number;
    readonly added_lines: number;
    readonly deleted_lines: number;
    readonly working_bytes: number;
    readonly binary_files: number;
  };
  readonly violations: readonly string[];
  readonly verification: readonly {
    readonly command: string;
    readonly returncode: number;
    readonly stdout: string;
    readonly stderr: string;
    readonly passed: boolean;
    readonly timed_out: boolean;
    readonly output_limited: boolean;
  }[];
}
