import { constants } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * A worktree, found without running Git: an untrusted workspace may not, and one without an envelope need not. All
 * paths are absolute and real.
 */
export interface FoundRepository {
  readonly root: string;
  /** This worktree's Git directory. */
  readonly gitDir: string;
  /** The Git directory that all worktrees share. */
  readonly commonDir: string;
}

/** Walks up from `folder` to the first worktree, as `git rev-parse --show-toplevel` does; null when there is none. */
export async function findRepository(folder: string): Promise<FoundRepository | null> {
  let root: string;
  try {
    root = await fs.realpath(folder);
  } catch {
    return null;
  }
  for (;;) {
    const gitDir = await gitDirOf(root);
    if (gitDir !== null) return { root, gitDir, commonDir: await commonDirOf(gitDir) };
    const parent = path.dirname(root);
    if (parent === root) return null;
    root = parent;
  }
}

/** The Git directory that `.git` in `folder` is or names; null where there is none, or something else of that name. */
async function gitDirOf(folder: string): Promise<string | null> {
  const dotGit = path.join(folder, '.git');
  try {
    const stats = await fs.stat(dotGit);
    const gitDir = stats.isDirectory() ? dotGit : await pointedAt(folder, dotGit);
    if (gitDir === null) return null;
    await fs.access(path.join(gitDir, 'HEAD'));
    return await fs.realpath(gitDir);
  } catch {
    return null;
  }
}

async function pointedAt(folder: string, file: string): Promise<string | null> {
  const named = /^gitdir: (.+)/.exec(await readShort(file))?.[1]?.trimEnd();
  return named === undefined ? null : path.resolve(folder, named);
}

async function commonDirOf(gitDir: string): Promise<string> {
  try {
    return await fs.realpath(
      path.resolve(gitDir, (await readShort(path.join(gitDir, 'commondir'))).trimEnd()),
    );
  } catch {
    return gitDir;
  }
}

const { O_RDONLY, O_NONBLOCK } = constants as Partial<typeof constants>;

/** The first kilobytes of a file that should be short: a huge `.git` must not fill the memory, nor a fifo be waited for. */
async function readShort(file: string): Promise<string> {
  const handle = await fs.open(file, (O_RDONLY ?? 0) | (O_NONBLOCK ?? 0));
  try {
    if (!(await handle.stat()).isFile()) return '';
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(8192), 0, 8192, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
