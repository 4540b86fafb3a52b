import type { FileKind } from './evidence/evidence';
import { type FindingDetail, findingWords, isFinding } from './evidence/shadow/findings';
import {
  isShadowFinding,
  type ShadowFindingDetail,
  shadowFindingWords,
} from './evidence/shadow/shadowFindings';
import { sayParam } from './paramWords';
import { say, type Said } from './said';

/**
 * One reason why a result is not accepted. `code` and `params` are stable and for machines (`report.json`,
 * the editor, translations); every text is made from them by `violationWords` and never parsed.
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

const BUDGET_WORDS: Record<BudgetCode, Said> = {
  'file-budget': say`file budget`,
  'added-line-budget': say`added line budget`,
  'deleted-line-budget': say`deleted line budget`,
  'working-byte-budget': say`working byte budget`,
  'binary-file-budget': say`binary file budget`,
};

const KIND_WORDS: Record<FileKind, Said> = {
  folder: say`a folder: a submodule, a nested repository, or a folder in place of a file`,
  fifo: say`a fifo`,
  socket: say`a socket`,
  device: say`a device`,
  other: say`something else`,
};

/** The first ten paths, then how many more there are. */
export function namePaths(paths: readonly string[]): string {
  const more = paths.length - NAMED_PATHS;
  return paths.slice(0, NAMED_PATHS).join(', ') + (more > 0 ? ` (+${more} more)` : '');
}

/** The English words of a violation. They begin with what it is about; paths are as they are (not escaped). */
export function violationMessage(violation: Violation): string {
  return violationWords(violation).text;
}

/** The same with what is filled in kept apart, for translations. */
export function violationWords(violation: Violation): Said {
  if (isFinding(violation)) return findingWords(violation);
  if (isShadowFinding(violation)) return shadowFindingWords(violation);
  const path = violation.path ?? '';
  switch (violation.code) {
    case 'hidden-index-flag':
      return say`hidden index flags (assume-unchanged or skip-worktree) were set on: ${namePaths(violation.params.paths)}`;
    case 'head-moved':
      return violation.params.head === null
        ? say`HEAD names no commit any more; the baseline is ${violation.params.baseline}`
        : say`HEAD moved: ${violation.params.head} is not the baseline ${violation.params.baseline}`;
    case 'path-outside-policy':
      return violation.params.deniedBy === null
        ? say`path outside policy: ${path} (no allowed pattern matches)`
        : say`path outside policy: ${path} (denied by ${violation.params.deniedBy})`;
    case 'foreign-state-file':
      return say`foreign file in Cordon's folder: ${path} was not written by Cordon`;
    case 'scan-ceiling':
      return say`untracked scan ceiling exceeded: ${violation.params.bytes} > ${violation.params.ceiling} bytes`;
    case 'unreadable':
      return say`unreadable: cannot read ${path} (${sayParam(violation.params.reason)})`;
    case 'vanished':
      return say`vanished while it was measured: ${path}`;
    case 'unsupported-type':
      return say`unsupported kind of file: ${path} is not a regular file or link (it is ${KIND_WORDS[violation.params.type]})`;
    case 'uncounted':
      return say`uncounted: Git could not compare ${path} with the baseline`;
    case 'file-budget':
    case 'added-line-budget':
    case 'deleted-line-budget':
    case 'working-byte-budget':
    case 'binary-file-budget':
      return say`${BUDGET_WORDS[violation.code]} exceeded: ${violation.params.used} > ${violation.params.limit}`;
    case 'verifier-failed':
      return say`verifier failed (${failureWords(violation.params)}): ${violation.params.command}`;
  }
}

function failureWords({ cause, exitCode }: VerifierFailure): Said {
  if (cause === 'time-out') return say`time-out`;
  if (cause === 'output-limit') return say`output over the limit`;
  return exitCode < 0 ? say`signal ${-exitCode}` : say`exit ${exitCode}`;
}
