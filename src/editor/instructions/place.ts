/** Where a file of instructions really lies. No link leads out of the repository, into Git's folder or into Cordon's. */
import { constants, type Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../../engine/errors';
import { relativeInside } from '../mounts';

export type Place =
  | {
      readonly kind: 'usable';
      /** Absolute, links resolved. */
      readonly file: string;
      /** The same from the root, with slashes. */
      readonly relative: string;
      /** Null where there is no file yet. */
      readonly present: { readonly bytes: Buffer; readonly mode: number } | null;
    }
  | { readonly kind: 'blocked'; readonly why: BlockedWhy; /** From the root. */ readonly at: string };

export type BlockedWhy =
  'leads-out' | 'leads-nowhere' | 'not-a-file' | 'not-a-folder' | 'other-repository' | 'too-large';

/** Instructions are small; what is larger is something else. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Finds where `relative` lies and reads it. Looks only. */
export async function findPlace(root: string, relative: string): Promise<Place> {
  const top = await fs.realpath(root);
  const parts = relative.split('/');
  let current = top;
  for (const [index, part] of parts.entries()) {
    const at = parts.slice(0, index + 1).join('/');
    const rest = parts.slice(index + 1);
    current = path.join(current, part);
    let stats = await lstatOrNull(current);
    if (stats?.isSymbolicLink() === true) {
      const real = await realOrNull(current);
      if (real === null) return { kind: 'blocked', why: 'leads-nowhere', at };
      if (!isOwnPath(top, real)) return { kind: 'blocked', why: 'leads-out', at };
      current = real;
      stats = await lstatOrNull(real);
    }
    if (stats === null) return usable(top, path.join(current, ...rest), null);
    if (rest.length === 0) return readPlace(top, current, stats, at);
    if (!stats.isDirectory()) return { kind: 'blocked', why: 'not-a-folder', at };
    if ((await lstatOrNull(path.join(current, '.git'))) !== null)
      return { kind: 'blocked', why: 'other-repository', at };
  }
  throw new Error('a place without a name');
}

async function readPlace(top: string, file: string, stats: Stats, at: string): Promise<Place> {
  if (!stats.isFile()) return { kind: 'blocked', why: 'not-a-file', at };
  if (stats.size > MOST_BYTES) return { kind: 'blocked', why: 'too-large', at };
  // Between the look and this a link may have come; it is not followed.
  const noFollow = (constants.O_NOFOLLOW as number | undefined) ?? 0;
  const handle = await fs.open(file, constants.O_RDONLY | noFollow);
  try {
    return usable(top, file, { bytes: await handle.readFile(), mode: stats.mode & 0o777 });
  } finally {
    await handle.close();
  }
}

function usable(top: string, file: string, present: { bytes: Buffer; mode: number } | null): Place {
  return { kind: 'usable', file, relative: relativeInside(top, file) ?? '', present };
}

/** Inside the repository, and neither Git's nor Cordon's own. */
function isOwnPath(top: string, file: string): boolean {
  const inside = relativeInside(top, file);
  if (inside === null || inside === '') return false;
  return !['.git', '.cordon'].includes((inside.split('/')[0] ?? '').toLowerCase());
}

async function lstatOrNull(file: string): Promise<Stats | null> {
  try {
    return await fs.lstat(file);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
}

async function realOrNull(file: string): Promise<string | null> {
  try {
    return await fs.realpath(file);
  } catch (error) {
    // A loop leads nowhere too.
    if (hasErrorCode(error, 'ENOENT', 'ELOOP', 'ENOTDIR')) return null;
    throw error;
  }
}
