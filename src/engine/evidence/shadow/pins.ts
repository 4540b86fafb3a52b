/**
 * Where everything was at arming: the worktree's root, its Git directories and `.git` itself. An agent can make Git
 * answer for another worktree; the pins tell without asking Git.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../../errors';
import type { Repository } from '../repository';
import type { WitnessContext } from './context';
import type { Finding, PinnedPart } from './findings';
import { readRegular } from '../regularFiles';

/** Plain JSON. */
export interface Pins {
  /** Absolute path of the git program. */
  readonly git: string;
  readonly gitVersion: string;
  readonly root: string;
  readonly gitDir: string;
  readonly commonDir: string;
  readonly excludeFile: string;
  readonly lockFile: string;
  readonly marks: Readonly<Record<PinnedPart, string>>;
}

export async function snapshotPins({ repository }: Pick<WitnessContext, 'repository'>): Promise<Pins> {
  const { root, gitDir, commonDir, excludeFile, lockFile } = repository;
  return {
    git: repository.git.binary,
    gitVersion: repository.gitVersion,
    ...{ root, gitDir, commonDir, excludeFile, lockFile },
    marks: await marksOf(repository),
  };
}

/** What is no longer where it was. */
export async function comparePins(pins: Pins): Promise<Finding[]> {
  const marks = await marksOf(pins);
  const parts = (['root', 'dot-git', 'git-dir', 'common-dir'] as const).filter(
    (part) => marks[part] !== pins.marks[part],
  );
  return parts.map((what) => ({ code: 'repository-redirected', path: null, params: { what } }));
}

async function marksOf(places: Pick<Repository, 'root' | 'gitDir' | 'commonDir'>): Promise<Pins['marks']> {
  const [root, dotGit, gitDir, commonDir] = await Promise.all([
    inodeOf(places.root),
    dotGitMark(path.join(places.root, '.git')),
    inodeOf(places.gitDir),
    inodeOf(places.commonDir),
  ]);
  const linked = await pointersOf(places.gitDir);
  return { root, 'dot-git': dotGit, 'git-dir': `${gitDir}${linked}`, 'common-dir': commonDir };
}

async function inodeOf(folder: string): Promise<string> {
  const stats = await fs.lstat(folder, { bigint: true }).catch(() => null);
  return stats === null ? 'absent' : `${stats.isDirectory() ? 'folder' : 'other'} ${stats.ino}`;
}

async function dotGitMark(place: string): Promise<string> {
  const stats = await fs.lstat(place, { bigint: true }).catch(() => null);
  if (stats === null) return 'absent';
  if (stats.isDirectory()) return `folder ${stats.ino}`;
  // Git rewrites the file of a linked worktree when it is repaired or moved, so its content counts and not its inode.
  if (stats.isFile()) return `file ${(await readText(place)) ?? ''}`;
  return stats.isSymbolicLink() ? `link ${await fs.readlink(place)} ${await inodeBehind(place)}` : 'other';
}

async function inodeBehind(place: string): Promise<string> {
  const stats = await fs.stat(place, { bigint: true }).catch(() => null);
  return stats === null ? 'absent' : String(stats.ino);
}

/** The files by which a linked worktree's Git directory names the shared one and its worktree. */
async function pointersOf(gitDir: string): Promise<string> {
  const [common, back] = await Promise.all([
    readText(path.join(gitDir, 'commondir')),
    readText(path.join(gitDir, 'gitdir')),
  ]);
  return common === null && back === null ? '' : ` ${common ?? ''} ${back ?? ''}`;
}

async function readText(file: string): Promise<string | null> {
  try {
    return (await readRegular(file, POINTER_LIMIT))?.toString('utf8').trim() ?? 'unreadable';
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null;
    return 'unreadable';
  }
}

const POINTER_LIMIT = 64 * 1024;
