/** The refs as they were at arming. */

/** A reflog: its file, a mark of it, and digests of its last entries with their time in seconds. */
export type RefLog = readonly [name: string, mark: string, entries: readonly (readonly [string, number])[]];

/** Plain JSON. */
export interface RefSnapshot {
  /** The branch of HEAD, or `detached`. */
  readonly head: string;
  /** Name, and object or `ref: TARGET`. */
  readonly refs: readonly (readonly [string, string])[];
  /** Branches that other worktrees have checked out: they may move. */
  readonly elsewhere: readonly string[];
  readonly fetched: readonly string[];
  readonly logs: readonly RefLog[];
}
