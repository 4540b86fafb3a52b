/** The worktree's part of restoring: removes, then writes. Never follows a link. */
import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readlink,
  rename,
  rmdir,
  symlink,
  unlink,
} from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode, messageOf, Refusal } from '../errors';
import { say } from '../said';
import { escapeForDisplay, absolutePath } from '../evidence/paths';
import { brokenParent, foldersAbove, type RestoreStep } from './plan';

export interface Application {
  readonly root: string;
  readonly steps: readonly RestoreStep[];
  /** Folder with the files to write, under their own paths. */
  readonly staged: string;
  /** Named in refusals. */
  readonly backup: string;
  /** Called with the path of each step that is done. */
  readonly onDone: (path: string) => void;
}

/** Does all steps. @throws Refusal `io` at the first step that cannot be done; those before it are done */
export async function applySteps({ root, steps, staged, backup, onDone }: Application): Promise<void> {
  const removals = steps.filter(({ entry }) => entry === null);
  const writes = steps.filter(({ entry }) => entry !== null);
  for (const step of removals) {
    await guarded(step, backup, () => removeFile(root, step));
    onDone(step.path);
  }
  for (const step of writes) {
    await guarded(step, backup, () => writeFile(root, step, staged));
    onDone(step.path);
  }
  for (const step of removals) await pruneFolders(root, step.path);
}

async function guarded(step: RestoreStep, backup: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new Refusal(
      'io',
      say`restoring stopped at ${escapeForDisplay(step.path)} (${messageOf(error)}): what was removed or replaced is in ${backup}; correct the cause and restore again`,
      { cause: error },
    );
  }
}

async function removeFile(root: string, { path: name, present }: RestoreStep): Promise<void> {
  // Only the index knew of it.
  if (!present) return;
  assertFolders(root, name);
  await assertUnchanged(root, name, present);
  await unlink(absolutePath(root, name));
}

async function writeFile(root: string, { path: name, present }: RestoreStep, staged: string): Promise<void> {
  for (const folder of foldersAbove(name)) {
    await mkdir(absolutePath(root, folder)).catch((error: unknown) => {
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    });
  }
  assertFolders(root, name);
  await assertUnchanged(root, name, present);
  const target = absolutePath(root, name);
  await removeEmptyFolders(target);
  const source = absolutePath(staged, name);
  const stats = await lstat(source);
  const slash = name.lastIndexOf('/') + 1;
  const temporary = absolutePath(
    root,
    `${name.slice(0, slash)}.cordon-${randomBytes(8).toString('hex')}.tmp`,
  );
  try {
    if (stats.isSymbolicLink()) {
      await symlink(await readlink(source, { encoding: 'buffer' }), temporary);
    } else {
      await copyFile(source, temporary, constants.COPYFILE_EXCL);
      await chmod(temporary, stats.mode & 0o777);
    }
    // A new file takes the name, so other names of the old one (hard links) keep their content.
    await rename(temporary, target);
  } catch (error) {
    await unlink(temporary).catch(() => undefined);
    throw error;
  }
}

/** The plan looked at this; but time has passed since. */
function assertFolders(root: string, name: string): void {
  const broken = brokenParent(root, name);
  if (broken !== null) throw new Error(`${escapeForDisplay(broken)} is no folder any more`);
}

/** What lies there must be what was copied to the backup. A folder is judged by its being empty. */
async function assertUnchanged(root: string, name: string, copied: Stats | null): Promise<void> {
  const now = await lstat(absolutePath(root, name)).catch(() => null);
  if (now?.isDirectory() && (copied === null || copied.isDirectory())) return;
  if (copied?.isDirectory() && now === null) return;
  const same = now?.ino === copied?.ino && now?.size === copied?.size && now?.ctimeMs === copied?.ctimeMs;
  if (!same) throw new Error('it changed while it was restored');
}

/** Removes a tree of empty folders in place of a file; stops at the first that is not empty. */
async function removeEmptyFolders(folder: Buffer): Promise<void> {
  const stats = await lstat(folder).catch(() => undefined);
  if (!stats?.isDirectory()) return;
  for (const entry of await readdir(folder, { withFileTypes: true, encoding: 'buffer' })) {
    if (entry.isDirectory())
      await removeEmptyFolders(Buffer.concat([folder, Buffer.from(path.sep), entry.name]));
  }
  await rmdir(folder);
}

/** Folders that a removal left empty go too, as Git does it. */
async function pruneFolders(root: string, name: string): Promise<void> {
  for (const folder of foldersAbove(name).reverse()) {
    try {
      await rmdir(absolutePath(root, folder));
    } catch {
      return;
    }
  }
}
