import type { Violation } from '../violations';

/** What an audit judges: pure data, gathered by the witnesses. Paths are byte paths (see paths.ts). */
export interface Evidence {
  /** Full object name of the armed commit. */
  readonly baseline: string;
  /** Full object name of `HEAD` now; null when `HEAD` names no commit. */
  readonly head: string | null;
  /** Tracked paths with an index flag that hides changes, sorted by bytes. */
  readonly hidden: readonly string[];
  /** Every changed path once, sorted by bytes. */
  readonly files: readonly ChangedFile[];
  /**
   * The same with the numbers that budgets are judged by, which may be larger: what is staged or committed, and what
   * Git's way of counting leaves out.
   */
  readonly charged: readonly ChangedFile[];
  /** What could not be measured, in the order in which it is reported. */
  readonly problems: readonly EvidenceProblem[];
  /** Names below `.cordon/` that Cordon did not write, sorted by bytes. */
  readonly foreignState: readonly string[];
  /** What the second witness found beside changed files. */
  readonly findings: readonly Violation[];
  readonly witness: WitnessName;
  /** The name of the worktree's state; null without a second witness, and in a live look. */
  readonly treeDigest: string | null;
}

/**
 * Who saw it: the repository's own Git only, both, the shadow only because asking Git could have started a program
 * that nobody armed, or the shadow only because a live look leaves the slower one out.
 */
export type WitnessName = 'git-view' | 'git-and-shadow' | 'shadow' | 'shadow-live';

export interface ChangedFile {
  readonly path: string;
  /** `A` added, `M` modified, `D` deleted, `T` another kind of file, `U` unmerged, `?` untracked. */
  readonly status: string;
  /** Lines; 0 for a binary. */
  readonly added: number;
  readonly deleted: number;
  /** How often the path counts as a binary: 0, 1, or 2 when an old and a new content both are. */
  readonly binaries: number;
  /** Size on disk without following links, in bytes; 0 when the path no longer exists. */
  readonly bytes: number;
}

export type EvidenceProblem =
  | { readonly kind: 'scan-ceiling'; readonly ceiling: number; readonly bytes: number }
  | { readonly kind: 'unreadable'; readonly path: string; readonly reason: string }
  | { readonly kind: 'vanished'; readonly path: string }
  | { readonly kind: 'unsupported-type'; readonly path: string; readonly type: FileKind }
  | { readonly kind: 'uncounted'; readonly path: string };

export type FileKind = 'folder' | 'fifo' | 'socket' | 'device' | 'other';

/** The sums that budgets limit. */
export interface Metrics {
  readonly files: number;
  readonly addedLines: number;
  readonly deletedLines: number;
  readonly workingBytes: number;
  readonly binaryFiles: number;
}

export function sumMetrics(files: readonly ChangedFile[]): Metrics {
  const sum = (pick: (file: ChangedFile) => number): number =>
    files.reduce((total, file) => total + pick(file), 0);
  return {
    files: files.length,
    addedLines: sum((file) => file.added),
    deletedLines: sum((file) => file.deleted),
    workingBytes: sum((file) => file.bytes),
    binaryFiles: sum((file) => file.binaries),
  };
}

/**
 * `live` leaves the repository's own Git out: the shadow alone sees more than it does. `digest` does so too, and names
 * the state of the worktree.
 */
export type EvidenceTier = 'full' | 'live' | 'digest';

export interface BothOptions {
  readonly tier: EvidenceTier;
  readonly foreignState: readonly string[];
  /** What was seen before the verifiers ran: whatever they changed since is a violation. */
  readonly before?: WitnessedEvidence;
  /** Self-ignoring folders that verifiers made in an earlier check. */
  readonly caches?: readonly string[];
}

/** Evidence, and what the caller needs to compare two looks. */
export interface WitnessedEvidence extends Evidence {
  readonly untracked: readonly string[];
  /** The content of every changed path, and what is staged, to compare two looks by. */
  readonly contents: ReadonlyMap<string, string>;
  /** Self-ignoring folders that verifiers made; nothing in them is a change. */
  readonly caches: readonly string[];
}
