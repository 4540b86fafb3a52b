/** What of the tracked files is not as it was at arming: Git lists whose stat data moved, we hash each of them. */
import type { Stats } from 'node:fs';
import fs from 'node:fs/promises';
import { hasErrorCode } from '../../errors';
import type { Git } from '../git';
import { systemReason } from '../gitView';
import { absolutePath, inParallel } from '../measure';
import { parseRawNumstat, type TrackedChange } from '../parsers';
import { encodePath } from '../paths';
import { type FilteredFile, LOOSE_BITS } from './armedFiles';
import type { Violation } from '../../violations';
import { hashOnDisk, type ObjectFormat } from './hashing';
import type { IndexFile } from './indexFile';
import { LIST_CHANGED, modeOf, type SeededShadow } from './seed';

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
  /** Paths whose stat data moved while bytes and mode stayed. */
  readonly touched: readonly string[];
  readonly findings: readonly Violation[];
}

const SUBMODULE = 0o160000;
const LINK = 0o120000;
const SIZE_MASK = 0xffffffff;

/** @throws Refusal `git-failed`, `git-output`, `cancelled` */
export async function lookAtTracked(
  git: Git,
  root: string,
  { index, files }: SeededShadow,
  format: ObjectFormat,
  signal?: AbortSignal,
): Promise<Look> {
  const listed = parseRawNumstat((await git.run(LIST_CHANGED, { signal })).stdout);
  const findings: Violation[] = [];
  const touched: string[] = [];
  const one = async (change: TrackedChange): Promise<ShadowChange | null> => {
    const oldMode = Number.parseInt(change.oldMode, 8);
    const common = {
      path: change.path,
      oldMode,
      oldOid: change.oldObject,
      filtered: files.filtered.get(change.path) ?? null,
    };
    if (change.status === 'D') {
      if (files.skipped.has(change.path)) return null;
      return { ...common, status: 'D', stats: null, kind: 'gone' };
    }
    if (oldMode === SUBMODULE) return { ...common, status: 'M', stats: null, kind: 'submodule' };
    try {
      const file = absolutePath(root, change.path);
      const stats = await fs.lstat(file);
      const kind = stats.isSymbolicLink() ? 'link' : stats.isFile() ? 'file' : 'special';
      if (kind === 'special') return { ...common, status: 'T', stats, kind };
      if (kind === 'file') {
        const bits = stats.mode & LOOSE_BITS & ~(files.loose.get(change.path) ?? files.usualBits);
        if (bits !== 0)
          findings.push({
            code: 'loose-permissions',
            path: change.path,
            params: { mode: (stats.mode & 0o7777).toString(8) },
          });
      }
      const mode = modeOf(stats);
      const differs = (mode === LINK) !== (oldMode === LINK);
      if (differs) return { ...common, status: 'T', stats, kind };
      const entry = findEntry(index, encodePath(change.path));
      const sameSize = entry >= 0 && index.size(entry) === (stats.size & SIZE_MASK) >>> 0;
      if (sameSize && mode === oldMode && (await hashOnDisk(file, stats, format)) === change.oldObject) {
        touched.push(change.path);
        return null;
      }
      return { ...common, status: 'M', stats, kind };
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT', 'ENOTDIR'))
        return { ...common, status: 'D', stats: null, kind: 'gone' };
      findings.push({ code: 'unreadable', path: change.path, params: { reason: systemReason(error) } });
      return { ...common, status: 'M', stats: null, kind: 'special' };
    }
  };
  const changes = await inParallel(listed, one, signal);
  return { changes: changes.filter((change) => change !== null), touched, findings };
}

/** The number of the stage-0 entry with this name; -1 when there is none. */
export function findEntry(index: IndexFile, name: Buffer): number {
  let low = 0;
  let high = index.count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = Buffer.compare(index.name(middle), name);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
