/**
 * How `.cordon/` appears and disappears in one step.
 *
 * A *side folder* lies beside `.cordon/` in the worktree, so that a rename can move the envelope in or out.
 * `info/exclude` does not cover it; it hides itself: before anything else it gets a `.gitignore` of `*`, which
 * also matches that file, so Git lists nothing of it at any moment.
 *
 * - arm builds the whole envelope in `<side>/cordon`, flushes it, and renames that to `.cordon`
 * - reset renames `.cordon`, whatever it is, to `<side>/cordon`, and then deletes the side folder
 *
 * Invariant: at every moment `.cordon` is either the whole envelope or not there; what a crash leaves is a side
 * folder, invisible to Git, which the next arm or reset removes.
 *
 * The name pattern is Cordon's own (64 random bits), and whatever carries it may be deleted under the lock.
 */
import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, rename, rm, rmdir, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode, messageOf, Refusal } from '../errors';
import { say } from '../said';
import { lstatOrAbsent, renameReplacing, syncFolder } from './atomicFiles';
import { ioRefusal, isMissing } from './ioErrors';

const SIDE_FOLDER = /^\.cordon-(?:arm|reset)-[0-9a-f]{16}$/;
const INNER = 'cordon';
/** Deeper trees are brought up before they are deleted: the system's limit for a path is 4096 bytes or less. */
const MAX_PATH_BYTES = 800;

/** Where a reset stands; tests stop a process at each. */
export type ResetStep = 'side-made' | 'hidden' | 'moved' | 'done';

/** True for the name of a folder beside `.cordon/` that arm or reset makes. */
export function isSideFolderName(name: string): boolean {
  return SIDE_FOLDER.test(name);
}

/**
 * Makes a side folder that Git does not see. Returns its path; the envelope's place in it is `innerFolder(it)`.
 * Only for holders of the lock.
 */
export async function makeSideFolder(
  root: string,
  purpose: 'arm' | 'reset',
  onStep?: (step: ResetStep) => void | Promise<void>,
): Promise<string> {
  const side = path.join(root, `.cordon-${purpose}-${randomBytes(8).toString('hex')}`);
  await mkdir(side, { mode: 0o700 });
  await onStep?.('side-made');
  try {
    await writeFile(path.join(side, '.gitignore'), '*\n', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    await rm(side, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  await onStep?.('hidden');
  return side;
}

export function innerFolder(side: string): string {
  return path.join(side, INNER);
}

/** Removes a side folder; its `.gitignore` goes last, so that Git sees nothing meanwhile. */
export async function removeSideFolder(side: string): Promise<void> {
  // Brought-up subtrees land beside `inner`, so look again until only the ignore file is left.
  for (;;) {
    const names = await readdir(side, { encoding: 'buffer' });
    const rest = names.filter((name) => name.toString('latin1') !== '.gitignore');
    if (rest.length === 0) break;
    for (const name of rest) await removeTree(join(Buffer.from(side), name), Buffer.from(side));
  }
  await removeTree(Buffer.from(path.join(side, '.gitignore')), Buffer.from(side));
  await rmdir(side);
}

/** Removes the side folders that a crash left in `root`. Only for holders of the lock. */
export async function sweepSideFolders(root: string): Promise<void> {
  for (const name of (await readdir(root)).filter(isSideFolderName)) {
    const side = path.join(root, name);
    const stats = await lstatOrAbsent(side);
    if (!stats?.isDirectory()) continue;
    await openFolder(Buffer.from(side));
    await removeSideFolder(side).catch((error: unknown) => {
      throw ioRefusal(say`cannot remove ${side}, which an interrupted arm or reset left behind`, error);
    });
  }
}

/**
 * Removes `.cordon` whatever it is (folder, file, link; never what a link points to) and leftovers of a
 * crash. Says whether there was a `.cordon`. Only for holders of the lock.
 *
 * @throws Refusal `io`; its message says whether the envelope is still armed.
 */
export async function resetFolder(
  root: string,
  onStep?: (step: ResetStep) => void | Promise<void>,
): Promise<boolean> {
  await sweepSideFolders(root);
  const envelope = path.join(root, '.cordon');
  const stats = await lstatOrAbsent(envelope);
  if (!stats) return false;
  let side: string;
  try {
    side = await moveAside(root, envelope, stats.isDirectory(), onStep);
  } catch (error) {
    throw ioRefusal(say`cannot move ${envelope} aside; nothing was removed`, error);
  }
  await onStep?.('moved');
  try {
    await removeSideFolder(side);
  } catch (error) {
    throw new Refusal(
      'io',
      say`the envelope is gone, but its files in ${side} cannot all be deleted: ${messageOf(error)}. Put that right and run \`cordon reset\` again, or delete that folder.`,
      { cause: error },
    );
  }
  await onStep?.('done');
  return true;
}

async function moveAside(
  root: string,
  envelope: string,
  isFolder: boolean,
  onStep?: (step: ResetStep) => void | Promise<void>,
): Promise<string> {
  // Moving a folder to another parent rewrites its "..", which wants write permission on the folder itself.
  if (isFolder) await openFolder(Buffer.from(envelope));
  let side: string;
  try {
    side = await makeSideFolder(root, 'reset', onStep);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOSPC', 'EDQUOT') || !isFolder) throw error;
    // A full disk must not keep anybody from resetting: a rename needs no room. Git would list what a crash
    // leaves now, until the next reset.
    side = path.join(root, `.cordon-reset-${randomBytes(8).toString('hex')}`);
    await renameReplacing(envelope, side);
    await syncFolder(root);
    return side;
  }
  try {
    await renameReplacing(envelope, innerFolder(side));
  } catch (error) {
    await removeSideFolder(side).catch(() => undefined);
    throw error;
  }
  await syncFolder(root);
  return side;
}

/**
 * Deletes a file, link or whole folder without following links, also where the folders in it deny it to their
 * owner, names are not UTF-8, or paths are longer than the system takes: such deep folders are renamed into
 * `shallow`, where the caller finds them.
 */
async function removeTree(target: Buffer, shallow: Buffer): Promise<void> {
  const stats = await lstat(target).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!stats) return;
  if (!stats.isDirectory()) {
    await removeFile(target);
    return;
  }
  await openFolder(target);
  if (target.length - shallow.length > MAX_PATH_BYTES) {
    await rename(target, join(shallow, Buffer.from(`deep-${randomBytes(8).toString('hex')}`)));
    return;
  }
  for (const name of await readdir(target, { encoding: 'buffer' })) {
    await removeTree(join(target, name), shallow);
  }
  await rmdir(target);
}

async function removeFile(file: Buffer): Promise<void> {
  try {
    await unlink(file);
  } catch (error) {
    if (process.platform !== 'win32' || !hasErrorCode(error, 'EPERM', 'EACCES')) throw error;
    await chmod(file, 0o600);
    await unlink(file);
  }
}

/** Gives the owner back the permissions on a folder; whether that was enough shows in what follows. */
async function openFolder(folder: Buffer): Promise<void> {
  const stats = await lstat(folder);
  if (!stats.isDirectory() || (stats.mode & 0o700) === 0o700) return;
  await chmod(folder, stats.mode | 0o700).catch(() => undefined);
}

function join(folder: Buffer, name: Buffer): Buffer {
  return Buffer.concat([folder, Buffer.from(path.sep), name]);
}
