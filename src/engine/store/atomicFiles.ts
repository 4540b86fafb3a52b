/**
 * Files that are either the old one or the new one, whatever happens in between.
 *
 * Invariant: a reader of a file written here sees all of one version; a failed or killed write leaves the
 * version before it, and at most a temporary that `isTemporaryName` knows and `sweepTemporaries` removes.
 */
import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir, rename, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../errors';
import { say } from '../said';
import { sha256Hex } from './canonicalJson';
import { ioRefusal, isMissing } from './ioErrors';

/** Where a write stands; tests stop a process at each. */
export type WriteStep = 'opened' | 'written' | 'flushed' | 'renamed' | 'settled';

export interface AtomicOptions {
  /** Permission bits of the new file; 0600 unless given. */
  readonly mode?: number;
  /** Owner to give the new file where the system lets us (best effort). */
  readonly owner?: { readonly uid: number; readonly gid: number };
  /**
   * For a folder that other repositories write in too, where sweeping would take away their temporaries: whoever
   * writes with this tag is alone with it, and a temporary that an earlier one left is replaced.
   */
  readonly tag?: string;
  /** Called after each step; an error thrown here is treated as one of the step. */
  readonly onStep?: (step: WriteStep) => void | Promise<void>;
}

const TEMPORARY = /^\.cordon-[0-9a-f]{16}\.tmp$/;
const MAX_RENAME_TRIES = 10;

/** True for the name (no folder) of a temporary file that `writeAtomic` makes. */
export function isTemporaryName(name: string): boolean {
  return TEMPORARY.test(name);
}

/**
 * Replaces `file` by `data`: temporary file in the same folder, everything written, flushed to disk, renamed over
 * `file`, folder flushed.
 *
 * @throws Refusal `io`. The old file is then untouched and the temporary gone (the one exception, said in the
 *   message: the new file is in place and only flushing its folder failed).
 */
export async function writeAtomic(
  file: string,
  data: string | Uint8Array,
  options: AtomicOptions = {},
): Promise<void> {
  const folder = path.dirname(file);
  const { tag } = options;
  const temporary = path.join(folder, temporaryName(tag));
  try {
    if (tag !== undefined) await removeTemporary(folder, tag);
    await writeTemporary(temporary, data, options);
    await renameReplacing(temporary, file);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw ioRefusal(say`cannot write ${file}; it was left as it was`, error);
  }
  await options.onStep?.('renamed');
  await syncFolder(folder).catch((error: unknown) => {
    throw ioRefusal(say`wrote ${file}, but cannot flush its folder to disk`, error);
  });
  await options.onStep?.('settled');
}

function temporaryName(tag: string | undefined): string {
  const unique = tag === undefined ? randomBytes(8).toString('hex') : sha256Hex(tag).slice(0, 16);
  return `.cordon-${unique}.tmp`;
}

/** Removes what a killed write with that tag left in `folder`. Only for whoever is alone with the tag. */
export async function removeTemporary(folder: string, tag: string): Promise<void> {
  await unlink(path.join(folder, temporaryName(tag))).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

async function writeTemporary(
  temporary: string,
  data: string | Uint8Array,
  options: AtomicOptions,
): Promise<void> {
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  // Undefined on Windows; O_EXCL alone refuses an existing link on POSIX.
  const flags = O_WRONLY | O_CREAT | O_EXCL | ((O_NOFOLLOW as number | undefined) ?? 0);
  const handle = await open(temporary, flags, 0o600);
  try {
    await options.onStep?.('opened');
    await handle.writeFile(data);
    await options.onStep?.('written');
    await adopt(handle, options);
    await handle.sync();
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
  // Network file systems and quotas may report a failed write only here, so this error counts.
  await handle.close();
  await options.onStep?.('flushed');
}

async function adopt(handle: FileHandle, { mode, owner }: AtomicOptions): Promise<void> {
  if (owner) await handle.chown(owner.uid, owner.gid).catch(() => undefined);
  if (mode !== undefined) await handle.chmod(mode);
}

/** Renames; on Windows it tries again for a moment while a virus scanner or indexer holds either file. */
export async function renameReplacing(from: string, to: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      const passing = process.platform === 'win32' && hasErrorCode(error, 'EPERM', 'EACCES', 'EBUSY');
      if (!passing || attempt === MAX_RENAME_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt));
    }
  }
}

/**
 * Flushes a folder's entries to disk. Does nothing where the system cannot do that to a folder: Windows,
 * and network file systems that answer EINVAL or ENOTSUP.
 */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  let handle: FileHandle;
  try {
    handle = await open(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  } catch (error) {
    // A folder one may write but not list cannot be opened, and so cannot be flushed.
    if (hasErrorCode(error, 'EACCES', 'EPERM')) return;
    throw error;
  }
  try {
    await handle.sync();
  } catch (error) {
    if (!hasErrorCode(error, 'EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EISDIR', 'EBADF')) throw error;
  } finally {
    await handle.close();
  }
}

/** Removes the temporaries that a killed write left in `folder`. Only for holders of the lock. Never throws. */
export async function sweepTemporaries(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isTemporaryName)) {
    const file = path.join(folder, name);
    const stats = await lstat(file).catch(() => undefined);
    if (stats?.isFile()) await unlink(file).catch(() => undefined);
  }
}

/** `lstat`, or undefined when there is nothing. */
export async function lstatOrAbsent(file: string): Promise<Stats | undefined> {
  try {
    return await lstat(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw ioRefusal(say`cannot look at ${file}`, error);
  }
}
