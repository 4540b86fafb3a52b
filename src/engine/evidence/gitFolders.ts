/** Where Git would find a worktree and its Git directories, told without starting Git. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { type FoundFolders, type WaitingFile, waitingAt } from './waitingFiles';
import { readRegular } from './regularFiles';

export interface Found {
  /** Null where there seems to be no repository. */
  readonly folders: FoundFolders | null;
  /** What Git would wait for while it looks for one. */
  readonly waiting: WaitingFile | null;
}

const POINTER_LIMIT = 64 * 1024;

/** @param start a real folder */
export async function findFolders(start: string): Promise<Found> {
  for (let folder = start; ; folder = path.dirname(folder)) {
    const gitDir = await gitDirOf(folder);
    if (gitDir !== null) {
      const waiting = waitingIn(gitDir);
      const commonDir = waiting ? gitDir : await commonDirOf(gitDir);
      return { folders: { root: folder, gitDir, commonDir }, waiting };
    }
    // Git takes each folder on its way up for a bare repository, if it looks like one.
    const waiting = waitingIn(folder);
    if (waiting || folder === path.dirname(folder)) return { folders: null, waiting };
  }
}

function waitingIn(gitDir: string): WaitingFile | null {
  return waitingAt(path.join(gitDir, 'HEAD')) ?? waitingAt(path.join(gitDir, 'commondir'));
}

async function gitDirOf(folder: string): Promise<string | null> {
  const place = path.join(folder, '.git');
  try {
    const stats = await fs.stat(place);
    if (stats.isDirectory()) {
      await fs.lstat(path.join(place, 'HEAD'));
      return await fs.realpath(place);
    }
    const text = stats.isFile() ? await pointerIn(await fs.realpath(place)) : null;
    const target = /^gitdir: (.+?)\s*$/.exec(text ?? '')?.[1];
    return target === undefined ? null : await fs.realpath(path.resolve(folder, target));
  } catch {
    return null;
  }
}

async function commonDirOf(gitDir: string): Promise<string> {
  const text = await pointerIn(path.join(gitDir, 'commondir')).catch(() => null);
  const common = text?.trim() ?? '';
  return common === '' ? gitDir : path.resolve(gitDir, common);
}

async function pointerIn(file: string): Promise<string | null> {
  return (await readRegular(file, POINTER_LIMIT))?.toString('utf8') ?? null;
}
