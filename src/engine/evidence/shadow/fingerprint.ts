/** What lies at a path, in one line: for things that must stay as they were and are looked at outside of Git. */
import { lstatSync, readlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import { hasErrorCode } from '../../errors';
import type { Change } from './findings';
import { digestOfFile } from '../regularFiles';

export const ABSENT = 'absent';

/**
 * Kind, executable bit and content of a file, target of a link, kind of anything else; `absent` where there is
 * nothing. A file that cannot be read has a fingerprint too, so that it counts as changed once it can.
 */
export async function fingerprint(file: Buffer | string): Promise<string> {
  try {
    // Mostly there is nothing, and a turn on another thread takes longer than the look.
    const stats = lstatSync(file, { throwIfNoEntry: false });
    if (!stats) return ABSENT;
    if (stats.isSymbolicLink()) return `link ${readlinkSync(file, { encoding: 'latin1' })}`;
    if (stats.isDirectory()) return 'folder';
    if (!stats.isFile()) return 'special';
    const executable = process.platform !== 'win32' && (stats.mode & 0o111) !== 0;
    return `${executable ? 'program' : 'file'} ${(await digestOfFile(file)).digest}`;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return ABSENT;
    return `unreadable ${String((error as NodeJS.ErrnoException).code)}`;
  }
}

/** As `fingerprint`, of what a link leads to. */
export async function fingerprintFollowed(file: Buffer | string): Promise<string> {
  const own = await fingerprint(file);
  if (!own.startsWith('link ')) return own;
  const real = await fs.realpath(file, { encoding: 'buffer' }).catch(() => null);
  return real === null ? `${own} ${ABSENT}` : `${own} ${await fingerprint(real)}`;
}

/** Inode, change time and size: while they are the same, nobody changed the content. Empty where there is nothing. */
export async function statMark(file: Buffer | string): Promise<string> {
  const stats = await fs.lstat(file, { bigint: true }).catch(() => null);
  if (stats === null || process.platform === 'win32') return '';
  const fresh = BigInt(Date.now()) * 1_000_000n - stats.ctimeNs < RACY_NS;
  return fresh ? '' : `${stats.ino} ${stats.ctimeNs} ${stats.size}`;
}

const RACY_NS = 2_000_000_000n;

/** How one fingerprint became another; null when it did not. */
export function changeBetween(before: string, after: string): Change | null {
  if (before === after) return null;
  if (before === ABSENT) return 'created';
  return after === ABSENT ? 'deleted' : 'changed';
}
