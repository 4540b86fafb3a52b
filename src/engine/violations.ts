import type { FileKind } from './evidence/evidence';
import { type FindingDetail, findingMessage, isFinding } from './evidence/shadow/findings';
import {
  isShadowFinding,
  type ShadowFindingDetail,
  shadowFindingMessage,
} from './evidence/shadow/shadowFindings';

/**
 * One reason why a result is not accepted. `code` and `params` are stable and for machines (`report.json`,
 * the editor, translations); the English message is made from them by `violationMessage` and never parsed.
 */
export type Violation = { readonly path: string | null } & ViolationDetail;

export type ViolationDetail =
  | { readonly code: 'hidden-index-flag'; readonly params: { readonly paths: readonly string[] } }
  | {
      readonly code: 'head-moved';
      readonly params: { readonly baseline: string; readonly head: string | null };
    }
  | { readonly code: 'path-outside-policy'; readonly params: { readonly deniedBy: string | null } }
  | { readonly code: 'foreign-state-file'; readonly params: Record<string, never> }
  | { readonly code: 'scan-ceiling'; readonly params: { readonly ceiling: number; readonly bytes: number } }
  | { readonly code: 'unreadable'; readonly params: { readonly reason: string } }
  | { readonly code: 'vanished'; readonly params: Record<string, never> }
  | { readonly code: 'unsupported-type'; readonly params: { readonly type: FileKind } }
  | { readonly code: 'uncounted'; readonly params: Record<string, never> }
  | { readonly code: BudgetCode; readonly params: { readonly used: number; readonly limit: number } }
  | { readonly code: 'verifier-failed'; readonly params: VerifierFailure }
  | FindingDetail
  | ShadowFindingDetail;

export type BudgetCode =
  'file-budget' | 'added-line-budget' | 'deleted-line-budget' | 'working-byte-budget' | 'binary-file-budget';

export interface VerifierFailure {
  readonly command: string;
  readonly exitCode: number;
  readonly cause: 'exit' | 'time-out' | 'output-limit';
}

export type ViolationCode = Violation['code'];

const NAMED_PATHS = 10;

const BUDGET_WORDS: Record<BudgetCode, string> = {
  'file-budget': 'file budget',
  'added-line-budget': 'added line budget',
  'deleted-line-budget': 'deleted line budget',
  'working-byte-budget': 'working byte budget',
  'binary-file-budget': 'binary file budget',
};

const KIND_WORDS: Record<FileKind, string> = {
  folder: 'a folder: a submodule, a nested repository, or a folder in place of a file',
  fifo: 'a fifo',
  socket: 'a socket',
  device: 'a device',
  other: 'something else',
};

/** The first ten paths, then how many more there are. */
export function namePaths(paths: readonly string[]): string {
  const more = paths.length - NAMED_PATHS;
  return paths.slice(0, NAMED_PATHS).join(', ') + (more > 0 ? ` (+${more} more)` : '');
}

/** The English words of a violation. They begin with what it is about; paths are as they are (not escaped). */
export function violationMessage(violation: Violation): string {
  if (isFinding(violation)) return findingMessage(violation);
  if (isShadowFinding(violation)) return shadowFindingMessage(violation);
  const path = violation.path ?? '';
  switch (violation.code) {
    case 'hidden-index-flag':
      return `hidden index flags (assume-unchanged or skip-worktree) were set on: ${namePaths(violation.params.paths)}`;
    case 'head-moved':
      return violation.params.head === null
        ? `HEAD names no commit any more; the baseline is ${violation.params.baseline}`
        : `HEAD moved: ${violation.params.head} is not the baseline ${violation.params.baseline}`;
    case 'path-outside-policy':
      return violation.params.deniedBy === null
        ? `path outside policy: ${path} (no allowed pattern matches)`
        : `path outside policy: ${path} (denied by ${violation.params.deniedBy})`;
    case 'foreign-state-file':
      return `foreign file in Cordon's folder: ${path} was not written by Cordon`;
    case 'scan-ceiling':
      return `untracked scan ceiling exceeded: ${violation.params.bytes} > ${violation.params.ceiling} bytes`;
    case 'unreadable':
      return `unreadable: cannot read ${path} (${violation.params.reason})`;
    case 'vanished':
      return `vanished while it was measured: ${path}`;
    case 'unsupported-type':
      return `unsupported kind of file: ${path} is not a regular file or link (it is ${KIND_WORDS[violation.params.type]})`;
    case 'uncounted':
      return `uncounted: Git could not compare ${path} with the baseline`;
    case 'file-budget':
    case 'added-line-budget':
    case 'deleted-line-budget':
    case 'working-byte-budget':
    case 'binary-file-budget':
      return `${BUDGET_WORDS[violation.code]} exceeded: ${violation.params.used} > ${violation.params.limit}`;
    case 'verifier-failed':
      return `verifier failed (${failureWords(violation.params)}): ${violation.params.command}`;
  }
}

function failureWords({ cause, exitCode }: VerifierFailure): string {
  if (cause === 'time-out') return 'time-out';
  if (cause === 'output-limit') return 'output over the limit';
  return exitCode < 0 ? `signal ${-exitCode}` : `exit ${exitCode}`;
}
