/** Decides what restoring does to each path, and which paths it must leave alone. Looks at the disk; changes nothing. */
import { lstatSync, readdirSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import { comparePaths, decodePath, encodePath, absolutePath } from '../evidence/paths';
import { type IndexEntry, SUBMODULE_MODE, type TreeEntry } from '../evidence/trees';

/** What is done to one path. */
export interface RestoreStep {
  /** A byte path (evidence/paths.ts). */
  readonly path: string;
  /** The baseline's entry to write; null: the baseline has none, so the path is removed. */
  readonly entry: TreeEntry | null;
  /** What lies there now, by itself and not followed; null: nothing, or nothing that this path names. */
  readonly present: Stats | null;
  /** What the index holds now. */
  readonly indexed: readonly IndexEntry[];
}

/**
 * Why a path is left alone. `submodule` and `repository`: it has a history of its own. `in-the-way`: something that must
 * stay (allowed by the policy, or ignored) would have to go. `beyond-link`: a folder above it is no folder any more.
 * `filter`: a program that only this repository's settings name would have to run. `case-twin`: the file system takes
 * another name for this one. `special`: a device. `unsafe-name`: no path that Git would check out. `committed`: worktree and index
 * are as the baseline says; only commits made since hold something else.
 */
export type BlockReason =
  | 'submodule'
  | 'repository'
  | 'in-the-way'
  | 'beyond-link'
  | 'filter'
  | 'case-twin'
  | 'special'
  | 'unsafe-name'
  | 'committed';

export interface Blocked {
  readonly path: string;
  readonly reason: BlockReason;
  /** The path that is in the way, the filter's name, or null. */
  readonly other: string | null;
}

export interface PlanFacts {
  readonly root: string;
  /** Byte paths to restore. */
  readonly outside: ReadonlySet<string>;
  readonly tree: ReadonlyMap<string, TreeEntry>;
  readonly index: ReadonlyMap<string, readonly IndexEntry[]>;
  /** Paths whose checkout would run a program that is not to be trusted, and the filter's name. */
  readonly filtered: ReadonlyMap<string, string>;
}

export function planSteps(facts: PlanFacts): { steps: RestoreStep[]; blocked: Blocked[] } {
  const steps = new Map<string, RestoreStep>();
  const blocked = new Map<string, Blocked>();
  for (const path of facts.outside) {
    // The second witness lists what is in a nested repository; the repository itself says it all.
    if (!path.endsWith('/') && foldersAbove(path).some((folder) => facts.outside.has(`${folder}/`))) continue;
    const found = lookAt(facts, path);
    if ('reason' in found) blocked.set(path, found);
    else steps.set(path, found);
  }
  // A path that stays may be in the way of another one, which then stays too.
  const kept = keptFolders(facts, steps);
  for (let changed = true; changed;) {
    changed = false;
    for (const step of steps.values()) {
      const reason = obstacle(facts, step, steps, kept);
      if (!reason) continue;
      steps.delete(step.path);
      blocked.set(step.path, reason);
      changed = true;
    }
  }
  const byPath = (a: { path: string }, b: { path: string }): number => comparePaths(a.path, b.path);
  return { steps: [...steps.values()].sort(byPath), blocked: [...blocked.values()].sort(byPath) };
}

/** The step for a path by itself, or why there is none. */
function lookAt({ root, tree, index, filtered }: PlanFacts, path: string): RestoreStep | Blocked {
  const blockedBy = (reason: BlockReason, other: string | null = null): Blocked => ({ path, reason, other });
  if (path.endsWith('/')) return blockedBy('repository');
  if (isUnsafe(path)) return blockedBy('unsafe-name');
  const entry = tree.get(path) ?? null;
  const indexed = index.get(path) ?? [];
  if (entry?.mode === SUBMODULE_MODE || indexed.some(({ mode }) => mode === SUBMODULE_MODE)) {
    return blockedBy('submodule');
  }
  if (realFoldersAbove(root, path).some((folder) => holdsRepository(root, folder))) {
    return blockedBy('repository');
  }
  const filter = filtered.get(path);
  if (filter !== undefined) return blockedBy('filter', filter);
  // Beyond a link there may be something of that name, but it is not what Git means.
  const present = brokenParent(root, path) === null ? lookAtDisk(root, path) : null;
  if (present === 'case-twin') return blockedBy('case-twin');
  if (present?.isBlockDevice() || present?.isCharacterDevice()) return blockedBy('special');
  if (present?.isDirectory() && (entry === null || holdsRepository(root, path)))
    return blockedBy('repository');
  return { path, entry, present, indexed };
}

/** What keeps a step from being done, given the other steps; null when nothing does. */
function obstacle(
  { root, index }: PlanFacts,
  { path, entry, present }: RestoreStep,
  steps: ReadonlyMap<string, RestoreStep>,
  kept: ReadonlyMap<string, string>,
): Blocked | null {
  if (entry === null) return null;
  const goes = (name: string): boolean => steps.get(name)?.entry === null;
  const inTheWay = (other: string): Blocked => ({ path, reason: 'in-the-way', other });
  for (const folder of foldersAbove(path)) {
    if (index.has(folder) && !goes(folder)) return inTheWay(folder);
  }
  const parent = brokenParent(root, path);
  if (parent !== null && !goes(parent)) return { path, reason: 'beyond-link', other: parent };
  const staged = kept.get(path);
  if (staged !== undefined && !goes(staged)) return inTheWay(staged);
  const inside = present?.isDirectory() ? firstThatStays(root, path, goes) : null;
  return inside === null ? null : inTheWay(inside);
}

/** For every folder of the index, one indexed path below it that no step removes. */
function keptFolders(
  { index }: PlanFacts,
  steps: ReadonlyMap<string, RestoreStep>,
): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  for (const name of index.keys()) {
    if (steps.get(name)?.entry === null) continue;
    for (const folder of foldersAbove(name)) if (!kept.has(folder)) kept.set(folder, name);
  }
  return kept;
}

/** Whether worktree and index already are what the step would make of them. `staged`: where the files to write lie. */
export function isRestored(step: RestoreStep, root: string, staged: string): boolean {
  const { path, entry, present } = step;
  if (differsInIndex(step)) return false;
  if (entry === null || present === null) return entry === null && present === null;
  const target = lstatSync(absolutePath(staged, path));
  if (present.isSymbolicLink() && target.isSymbolicLink()) {
    return readlinkSync(absolutePath(root, path)) === readlinkSync(absolutePath(staged, path));
  }
  if (!present.isFile() || !target.isFile() || present.size !== target.size) return false;
  if ((present.mode & 0o7111) !== (target.mode & 0o7111)) return false;
  return readFileSync(absolutePath(root, path)).equals(readFileSync(absolutePath(staged, path)));
}

/** Whether the index does not hold exactly the baseline's entry. */
export function differsInIndex({ entry, indexed }: RestoreStep): boolean {
  if (entry === null) return indexed.length > 0;
  const [only] = indexed;
  return (
    indexed.length !== 1 || only?.stage !== 0 || only.mode !== entry.mode || only.object !== entry.object
  );
}

/** The first folder above a path that is there and is no folder; null when all are folders or missing. */
export function brokenParent(root: string, path: string): string | null {
  for (const folder of foldersAbove(path)) {
    const stats = lstatSync(absolutePath(root, folder), { throwIfNoEntry: false });
    if (!stats) return null;
    if (!stats.isDirectory()) return folder;
  }
  return null;
}

/** The folders above a path down to the first that is missing or no folder. */
function realFoldersAbove(root: string, path: string): string[] {
  const broken = brokenParent(root, path);
  return foldersAbove(path).filter((folder) => broken === null || !`${folder}/`.startsWith(`${broken}/`));
}

/** The folders above a path, outermost first. */
export function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function lookAtDisk(root: string, path: string): Stats | 'case-twin' | null {
  const stats = lstatSync(absolutePath(root, path), { throwIfNoEntry: false });
  if (!stats) return null;
  // A file system that ignores case also finds README.md when readme.md is asked for.
  const slash = path.lastIndexOf('/');
  const folder = slash < 0 ? Buffer.from(root) : absolutePath(root, path.slice(0, slash));
  const name = encodePath(path.slice(slash + 1));
  const exact = readdirSync(folder, { encoding: 'buffer' }).some((entry) => entry.equals(name));
  return exact ? stats : 'case-twin';
}

/** The first thing in a folder that no step removes; empty folders do not count. */
function firstThatStays(root: string, folder: string, goes: (path: string) => boolean): string | null {
  const entries = readdirSync(absolutePath(root, folder), { withFileTypes: true, encoding: 'buffer' });
  for (const entry of entries) {
    const path = `${folder}/${decodePath(entry.name)}`;
    const found = entry.isDirectory() ? firstThatStays(root, path, goes) : goes(path) ? null : path;
    if (found !== null) return found;
  }
  return null;
}

/** Whether a folder is one of another repository. Something else of that name is no folder, so it is none. */
function holdsRepository(root: string, folder: string): boolean {
  const stats = lstatSync(absolutePath(root, folder), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return false;
  return lstatSync(absolutePath(root, `${folder}/.git`), { throwIfNoEntry: false }) !== undefined;
}

/** Names that Git never checks out, and Cordon's own folder. A forged index may hold them. */
function isUnsafe(path: string): boolean {
  const parts = path.split('/');
  if (parts[0]?.toLowerCase() === '.cordon') return true;
  return parts.some((part) => ['', '.', '..'].includes(part) || /^\.git$/i.test(part) || part.includes('\0'));
}
