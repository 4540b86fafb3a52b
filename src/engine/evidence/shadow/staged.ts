/** What the real index holds that the baseline does not: what the next commit would deliver. */
import path from 'node:path';
import { Refusal, hasErrorCode } from '../../errors';
import { say } from '../../said';
import type { Git } from '../git';
import type { Repository } from '../repository';
import { forgedFolders, TreeBuilder } from './cacheTree';
import { sha256Hex } from '../../store/canonicalJson';
import type { ArmedFiles } from './armedFiles';
import { oidBytesOf, type ObjectFormat } from './hashing';
import { type IndexFile, parseIndex } from './indexFile';
import { indexOfListed, type ListedEntry } from './indexParts';
import type { SeededShadow, UnseededShadow } from './seed';
import { digestOfFile, readThrough } from '../regularFiles';

/** One path whose staged content is not the baseline's. */
export interface StagedChange {
  readonly path: string;
  /** Null where the baseline has no such path. */
  readonly before: StagedContent | null;
  /** Null where the path is gone from the index. */
  readonly after: StagedContent | null;
  readonly unmerged: boolean;
  readonly intended: boolean;
}

export interface StagedContent {
  readonly mode: number;
  readonly oid: string;
}

export interface Staged {
  readonly missing: boolean;
  readonly changes: readonly StagedChange[];
  /** Folders whose cache-tree node lies; the root is the empty text. */
  readonly forged: readonly string[];
  /** Paths that are assume-unchanged or skip-worktree. */
  readonly flagged: readonly string[];
}

const FOLDER = 0o040000;

const NOTHING_STAGED: Staged = { missing: false, changes: [], forged: [], flagged: [] };

/**
 * The digest of the real index at arming, when it holds nothing but the baseline: as long as its bytes stay the same,
 * nobody has to read it again. Null when that cannot be said.
 * @param unseeded the baseline as the shadow has it before any file is looked at
 */
export function cleanIndexDigest(
  { bytes, index }: { bytes: Buffer; index: IndexFile },
  unseeded: Pick<UnseededShadow, 'index' | 'skipped'>,
): string | null {
  // The other part of a split index lies in another file.
  if (index.split) return null;
  const baseline = new TreeBuilder(unseeded.index, unseeded.index.cacheTree);
  const changes = compareIndexes({ index: unseeded.index, files: { filtered: new Map() } }, index, baseline);
  const flagged = flaggedPaths(index).filter((name) => !unseeded.skipped.has(name));
  const isClean = changes.length + flagged.length + forged(index, baseline, changes).length === 0;
  return isClean ? sha256Hex(bytes) : null;
}

/** @throws Refusal `git-output` for an index that cannot be read, `git-failed`, `cancelled` */
export async function readStaged(
  repository: Repository,
  git: Git,
  seeded: SeededShadow,
  format: ObjectFormat,
  signal?: AbortSignal,
): Promise<Staged> {
  const file = path.join(repository.gitDir, 'index');
  const { cleanIndex } = seeded.files;
  if (cleanIndex !== null && (await digestOfFile(file).catch(() => null))?.digest === cleanIndex)
    return NOTHING_STAGED;
  const bytes = await readIndexBytes(file);
  if (bytes === null) return { missing: seeded.index.count > 0, changes: [], forged: [], flagged: [] };
  const stored = parseIndex(bytes, oidBytesOf(format));
  const index = stored.split ? await wholeIndex(git, bytes, stored, signal) : stored;
  const baseline = new TreeBuilder(seeded.index, seeded.index.cacheTree, (name) =>
    seeded.files.filtered.get(name),
  );
  const changes = compareIndexes(seeded, index, baseline);
  return { missing: false, changes, forged: forged(index, baseline, changes), flagged: flaggedPaths(index) };
}

/** Null where there is none. @throws Refusal `git-output` */
async function readIndexBytes(file: string): Promise<Buffer | null> {
  const words = say`Git's index cannot be read: put its permissions right and try again`;
  const bytes = await readThrough(file, Infinity).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return undefined;
    throw new Refusal('git-output', words, { cause: error });
  });
  if (bytes === null) throw new Refusal('git-output', words);
  return bytes ?? null;
}

function forged(index: IndexFile, baseline: TreeBuilder, changes: readonly StagedChange[]): string[] {
  const staged = new Set<string>(changes.length > 0 ? [''] : []);
  for (const { path: name } of changes) {
    for (let slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1))
      staged.add(name.slice(0, slash + 1));
  }
  const isStaged = (folder: string): boolean => staged.has(folder);
  return forgedFolders(index, baseline, isStaged);
}

function flaggedPaths(index: IndexFile): string[] {
  const flagged: string[] = [];
  for (let entry = 0; entry < index.count; entry += 1) {
    const whole = index.mode(entry) === FOLDER;
    if (index.isAssumed(entry) || (index.isSkipped(entry) && !whole)) flagged.push(index.path(entry));
  }
  return flagged;
}

/** Walks both indexes side by side; both are sorted by name. */
function compareIndexes(
  { index: base, files }: { index: IndexFile; files: Pick<ArmedFiles, 'filtered'> },
  index: IndexFile,
  baseline: TreeBuilder,
): StagedChange[] {
  const found = new Map<string, StagedChange>();
  const hasFilters = files.filtered.size > 0;
  const armed = (entry: number): StagedContent => {
    const filtered = hasFilters ? files.filtered.get(base.path(entry)) : undefined;
    return filtered ?? { mode: base.mode(entry), oid: base.oid(entry) };
  };
  const add = (name: string, before: StagedContent | null, entry: number | null): void => {
    const after = entry === null ? null : { mode: index.mode(entry), oid: index.oid(entry) };
    const unmerged = entry !== null && index.stage(entry) > 0;
    const known = found.get(name);
    found.set(name, {
      path: name,
      before: known?.before ?? before,
      after: known?.after && !unmerged ? known.after : after,
      unmerged: unmerged || (known?.unmerged ?? false),
      intended: entry !== null && index.isIntended(entry),
    });
  };
  let left = 0;
  let right = 0;
  while (left < base.count || right < index.count) {
    const isIntended = right < index.count && index.isIntended(right);
    if (left < base.count && right < index.count && !isIntended && base.same(left, index, right)) {
      left += 1;
      right += 1;
      continue;
    }
    const order = left >= base.count ? 1 : right >= index.count ? -1 : base.compare(left, index, right);
    if (order === 0) {
      const before = armed(left);
      // A commit leaves out what is only intended: here, what the baseline has.
      if (isIntended && index.stage(right) === 0) add(base.path(left), before, null);
      else if (
        before.oid !== index.oid(right) ||
        before.mode !== index.mode(right) ||
        index.stage(right) > 0
      ) {
        add(base.path(left), before, right);
      }
      left += 1;
      right += 1;
    } else if (order > 0 && index.mode(right) === FOLDER) {
      left = skipFolder(index, left, right, baseline, add);
      right += 1;
    } else if (order > 0) {
      add(index.path(right), null, right);
      right += 1;
    } else {
      // A path that is gone, or one that has other stages only: those come next under the same name.
      add(base.path(left), armed(left), null);
      left += 1;
    }
  }
  return [...found.values()];
}

/** A whole folder as one entry of a sparse index: equal when its tree is the baseline's. */
function skipFolder(
  index: IndexFile,
  left: number,
  right: number,
  baseline: TreeBuilder,
  add: (name: string, before: StagedContent | null, entry: number | null) => void,
): number {
  const folder = index.path(right);
  const { oid, count } = baseline.tree(folder);
  if (count === 0 || oid !== index.oid(right)) add(folder, count === 0 ? null : { mode: FOLDER, oid }, right);
  return left + count;
}

/** What Git adds to an entry when asked for all of it, at most this long. */
const DETAILS = /^(?: {2}[^\n]*\n)*? {2}size: \d+\tflags: ([0-9a-f]+)\n/;
const DETAILS_LENGTH = 400;

/** What Git says that a split index holds, whose entries lie in two files. */
async function wholeIndex(
  git: Git,
  bytes: Buffer,
  split: IndexFile,
  signal: AbortSignal | undefined,
): Promise<IndexFile> {
  const { stdout } = await git.run(['ls-files', '-s', '-z', '--debug'], { signal });
  const entries: ListedEntry[] = [];
  for (let at = 0; at < stdout.length;) {
    const end = stdout.indexOf(0, at);
    const tab = stdout.indexOf(0x09, at);
    const meta = /^([0-7]{6}) ([0-9a-f]{40,64}) ([0-3])$/.exec(stdout.toString('latin1', at, tab));
    const details = DETAILS.exec(stdout.toString('latin1', end + 1, end + 1 + DETAILS_LENGTH));
    if (end < 0 || !meta || !details)
      throw new Refusal('git-output', say`git ls-files printed what Cordon does not understand`);
    const [, mode = '', oid = ''] = meta;
    const flags = Number.parseInt(details[1] ?? '', 16);
    entries.push({ name: stdout.subarray(tab + 1, end), mode: Number.parseInt(mode, 8), oid, flags });
    at = end + 1 + details[0].length;
  }
  return parseIndex(indexOfListed(entries, bytes, split), split.oidBytes);
}
