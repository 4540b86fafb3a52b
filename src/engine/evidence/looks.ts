import { lstatSync, type Stats } from 'node:fs';
import { hasErrorCode, systemReason } from '../errors';
import type { EvidenceProblem, FileKind } from './evidence';
import { absolutePath } from './paths';
import { inSlices } from './batches';

/** What lies at a path: its stats when it is a file or a link, else the problem with it. */
export interface Look {
  readonly stats: Stats | null;
  readonly problem: EvidenceProblem | null;
}

export const NOTHING: Look = { stats: null, problem: null };

/**
 * Looks at every path, results in their order. A thousand looks are ordinary and each takes microseconds, which is
 * far less than handing it to another thread; so they are made here, in slices.
 */
export async function lookAtAll(
  root: string,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Look[]> {
  return inSlices(names, (name) => look(root, name), signal);
}

function look(root: string, name: string): Look {
  try {
    const stats = lstatSync(absolutePath(root, name), { throwIfNoEntry: false });
    if (!stats) return { stats: null, problem: { kind: 'vanished', path: name } };
    if (stats.isFile() || stats.isSymbolicLink()) return { stats, problem: null };
    return { stats, problem: { kind: 'unsupported-type', path: name, type: kindOf(stats) } };
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR'))
      return { stats: null, problem: { kind: 'vanished', path: name } };
    return { stats: null, problem: { kind: 'unreadable', path: name, reason: systemReason(error) } };
  }
}

/** Folders and special files have no size that means anything. */
export function sizeOf(stats: Stats): number {
  return stats.isFile() || stats.isSymbolicLink() ? stats.size : 0;
}

function kindOf(stats: Stats): FileKind {
  if (stats.isDirectory()) return 'folder';
  if (stats.isFIFO()) return 'fifo';
  if (stats.isSocket()) return 'socket';
  return stats.isCharacterDevice() || stats.isBlockDevice() ? 'device' : 'other';
}
