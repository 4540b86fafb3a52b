/** What of the tracked files is not as it was at arming: Git lists whose stat data moved, we hash each of them. */
import fs, { type Stats } from 'node:fs';
import { hasErrorCode, systemReason } from '../../errors';
import type { Git } from '../git';
import { parseRawNumstat, type TrackedChange } from '../parsers';
import { encodePath, absolutePath } from '../paths';
import { type ArmedFiles, type FilteredFile, loosePermissions } from './armedFiles';
import type { Violation } from '../../violations';
import { hashOnDisk, hashShort, type ObjectFormat } from './hashing';
import type { IndexFile } from './indexFile';
import { COUNT_CHANGED, LIST_CHANGED, modeOf, type SeededShadow } from './seed';
import { inParallel, inSlices } from '../batches';

/** A tracked path that is not as it was. */
export interface ShadowChange {
  readonly path: string;
  readonly status: 'M' | 'D' | 'T';
  /** As armed: what the shadow's index holds. */
  readonly oldMode: number;
  readonly oldOid: string;
  readonly filtered: FilteredFile | null;
  /** What lies there now; null when nothing does. */
  readonly stats: Stats | null;
  readonly kind: 'file' | 'link' | 'submodule' | 'special' | 'gone';
}

export interface Look {
  readonly changes: readonly ShadowChange[];
  /** Git's counts of every change; null where they have to be asked for. */
  readonly counts: ReadonlyMap<string, TrackedChange['counts']> | null;
  /** Paths whose stat data moved while bytes and mode stayed. */
  readonly touched: readonly string[];
  readonly findings: readonly Violation[];
}

const SUBMODULE = 0o160000;
const LINK = 0o120000;
const SIZE_MASK = 0xffffffff;

/** What Git lists because its stat data is not that of arming. */
export interface Moved {
  readonly listed: readonly TrackedChange[];
  /** Whether Git counted lines as well. */
  readonly isCounted: boolean;
}

/** Hashes what Git listed. @throws Refusal `cancelled` */
export async function lookAtMoved(
  { listed, isCounted }: Moved,
  root: string,
  seeded: SeededShadow,
  format: ObjectFormat,
  signal?: AbortSignal,
): Promise<Look> {
  const sights = await inSlices(listed, (change) => sightOf(root, change, seeded, format), signal);
  // What is too long to be read at once.
  const waiting = sights.filter((sight) => sight.same === 'unknown');
  const hashed = await inParallel(waiting, (sight) => compareLong(root, sight, format), signal);
  const read = new Map(waiting.map((sight, index) => [sight, hashed[index]]));
  const seen = sights.map((sight) => read.get(sight) ?? sight);
  return {
    changes: seen.flatMap(({ change, same }) => (change === null || same === true ? [] : [change])),
    counts: isCounted ? new Map(listed.map(({ path, counts }) => [path, counts])) : null,
    touched: seen.flatMap(({ change, same }) => (change !== null && same === true ? [change.path] : [])),
    findings: seen.flatMap(({ findings }) => findings),
  };
}

/**
 * What Git lists, with counts where one process can tell both: not where there are filtered files, whose armed bytes are
 * stored nowhere, nor when Git gives up on something that it cannot read.
 * @throws Refusal `git-failed`, `git-output`, `cancelled`
 */
export async function listMoved(
  git: Git,
  { filtered }: ArmedFiles,
  signal: AbortSignal | undefined,
): Promise<Moved> {
  if (filtered.size === 0) {
    const counted = await git.run(COUNT_CHANGED, { accept: [0, 128], signal });
    if (counted.exitCode === 0) return { listed: parseRawNumstat(counted.stdout), isCounted: true };
  }
  return { listed: parseRawNumstat((await git.run(LIST_CHANGED, { signal })).stdout), isCounted: false };
}

interface Sight {
  /** Null for what is absent as it was at arming. */
  readonly change: ShadowChange | null;
  /** Whether the content is the armed one. */
  readonly same: boolean | 'unknown';
  readonly findings: readonly Violation[];
}

function sightOf(
  root: string,
  listed: TrackedChange,
  { index, files }: SeededShadow,
  format: ObjectFormat,
): Sight {
  const { path } = listed;
  const oldMode = Number.parseInt(listed.oldMode, 8);
  const common = { path, oldMode, oldOid: listed.oldObject, filtered: files.filtered.get(path) ?? null };
  const gone: ShadowChange = { ...common, status: 'D', stats: null, kind: 'gone' };
  if (listed.status === 'D')
    return { change: files.skipped.has(path) ? null : gone, same: false, findings: [] };
  if (oldMode === SUBMODULE)
    return { change: { ...common, status: 'M', stats: null, kind: 'submodule' }, same: false, findings: [] };
  try {
    const file = absolutePath(root, path);
    const stats = fs.lstatSync(file);
    const kind = stats.isSymbolicLink() ? 'link' : stats.isFile() ? 'file' : 'special';
    if (kind === 'special')
      return { change: { ...common, status: 'T', stats, kind }, same: false, findings: [] };
    const findings =
      kind === 'file' ? loosePermissions(path, stats.mode, files.loose.get(path) ?? files.usualBits) : [];
    const mode = modeOf(stats);
    if ((mode === LINK) !== (oldMode === LINK))
      return { change: { ...common, status: 'T', stats, kind }, same: false, findings };
    const change: ShadowChange = { ...common, status: 'M', stats, kind };
    const entry = findEntry(index, encodePath(path));
    const sameSize = entry >= 0 && index.size(entry) === (stats.size & SIZE_MASK) >>> 0;
    if (!sameSize || mode !== oldMode) return { change, same: false, findings };
    const oid = hashShort(file, stats, format);
    return { change, same: oid === null ? 'unknown' : oid === listed.oldObject, findings };
  } catch (error) {
    return failed({ ...common, status: 'M', stats: null, kind: 'special' }, error);
  }
}

async function compareLong(root: string, sight: Sight, format: ObjectFormat): Promise<Sight> {
  const { change } = sight;
  if (!change?.stats) return sight;
  try {
    const oid = await hashOnDisk(absolutePath(root, change.path), change.stats, format);
    return { ...sight, same: oid === change.oldOid };
  } catch (error) {
    const broken = failed({ ...change, stats: null, kind: 'special' }, error);
    return { ...broken, findings: [...sight.findings, ...broken.findings] };
  }
}

/** What could not be looked at: gone since Git listed it, or not to be read, which is a finding. */
function failed(change: ShadowChange, error: unknown): Sight {
  if (hasErrorCode(error, 'ENOENT', 'ENOTDIR'))
    return { change: { ...change, status: 'D', kind: 'gone' }, same: false, findings: [] };
  const params = { reason: systemReason(error) };
  return { change, same: false, findings: [{ code: 'unreadable', path: change.path, params }] };
}

/** The number of the stage-0 entry with this name; -1 when there is none. */
export function findEntry(index: IndexFile, name: Buffer): number {
  let low = 0;
  let high = index.count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = index.compareName(middle, name);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
