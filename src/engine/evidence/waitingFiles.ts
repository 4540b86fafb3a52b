/**
 * Fifos and devices where Git reads a file. Git opens what it reads without looking first, and opening a fifo waits for
 * a writer that never comes. So Cordon looks before it starts Git, and never opens one itself.
 */
import { type Dirent, readdirSync, statSync, type Stats } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from '../errors';
import { say } from '../said';
import { inSlices } from './batches';
import { readShortThrough, readThrough } from './regularFiles';
import { userGitFile } from './userFiles';

export interface WaitingFile {
  /** Absolute path. */
  readonly file: string;
  /** Its byte path, where it lies in the worktree. */
  readonly path?: string;
  /** A file of the system without a size, such as `/proc/kmsg`, counts as a device. */
  readonly kind: 'fifo' | 'device';
}

/** The two Git directories of a worktree, which are one but in a linked worktree. */
export interface GitFolders {
  readonly gitDir: string;
  readonly commonDir: string;
}

/** The same with the worktree's top folder. */
export interface FoundFolders extends GitFolders {
  readonly root: string;
}

/** Git was not started, or was ended, since it would have waited for ever. */
export class WaitingFileRefusal extends Refusal {
  constructor(readonly waiting: WaitingFile) {
    const kind = waiting.kind === 'fifo' ? say`a fifo` : say`a device`;
    super(
      'git-failed',
      say`${waiting.file} is ${kind} where Git reads a file, so Git would wait for ever and was not asked: look at who put it there, remove it or put the file back, and try again`,
    );
  }
}

/** Files of a Git directory that almost every command of Git opens. */
const USUAL = [
  ...['HEAD', 'config', 'config.worktree', 'commondir', 'gitdir', 'index', 'packed-refs', 'shallow'],
  ...['info/exclude', 'info/attributes', 'info/grafts', 'info/sparse-checkout'],
  ...['objects/info/alternates', 'objects/info/commit-graph', 'objects/pack/multi-pack-index'],
];
/** What Git reads of the top folder of a Git directory; tools keep other things there. */
const TOP_NAME =
  /^(?:[A-Z_]+|config(?:\.worktree)?|commondir|gitdir|index|sharedindex\..+|packed-refs|shallow)$/;
const FOLDERS = ['info', 'objects/info', 'objects/info/commit-graphs', 'objects/pack'];
const TREES = ['refs', 'reftable'];
/** Submodules keep their Git directories in the second. */
const OBJECT_TREES = ['objects', 'modules'];
/** Files of the worktree that Git reads, in any case: where case is ignored Git takes each spelling. */
const GIT_NAME = /^\.git(?:ignore|attributes|modules)$/i;
const WORKTREE = ['.gitignore', '.gitattributes', '.gitmodules'];

/** What Git reads of a `.git` in a folder, to find out whether that is a repository. */
export const READ_IN_DOT_GIT = ['HEAD', 'commondir'] as const;
const IN_DOT_GIT = /(?:^|\/)\.git\/(?:HEAD|commondir)$/i;

/** Whether the name is that of a file that Git reads in the worktree's folders. */
export function isReadByGit(name: string): boolean {
  return GIT_NAME.test(name.slice(name.lastIndexOf('/') + 1)) || IN_DOT_GIT.test(name);
}

/** What lies at the path, through links, if opening it could wait. */
export function waitingAt(file: string | Buffer): WaitingFile | null {
  const stats = statOrNull(file);
  const kind = stats && kindOf(stats);
  return kind === null ? null : { file: file.toString(), kind };
}

/** The first of the files that nearly every command of Git opens. Takes some ten microseconds. */
export function firstWaiting(found: FoundFolders | null, env: NodeJS.ProcessEnv): WaitingFile | null {
  if (process.platform === 'win32') return null;
  const files = usersFiles(env);
  if (found) {
    const { root, gitDir, commonDir } = found;
    for (const folder of gitDir === commonDir ? [gitDir] : [gitDir, commonDir]) {
      for (const name of USUAL) files.push(`${folder}/${name}`);
    }
    for (const name of WORKTREE) files.push(`${root}/${name}`);
  }
  for (const file of files) {
    const waiting = waitingAt(file);
    if (waiting) return waiting;
  }
  return null;
}

/** Everything in the Git directories that Git may open, but for loose objects. At once: an ordinary one takes tenths of a millisecond. */
export function waitingInGitFolders({ gitDir, commonDir }: GitFolders): WaitingFile[] {
  if (process.platform === 'win32') return [];
  const any = (): boolean => true;
  const own = [...new Set([gitDir, commonDir])].flatMap((folder) => [
    ...waitingIn(folder, (name) => TOP_NAME.test(name), null),
    ...FOLDERS.flatMap((name) => waitingIn(path.join(folder, name), any, null)),
    ...TREES.flatMap((name) => waitingIn(path.join(folder, name), any, new Set())),
  ]);
  const borrowed = borrowedStores(commonDir).flatMap((store) =>
    ['info', 'pack'].flatMap((name) => waitingIn(path.join(store, name), any, null)),
  );
  return [...own, ...borrowed];
}

/** The first of the loose objects, and of the Git directories of submodules: hundreds of folders. */
export async function waitingObject({ commonDir }: GitFolders): Promise<WaitingFile | null> {
  if (process.platform === 'win32') return null;
  const trees = [...OBJECT_TREES.map((name) => path.join(commonDir, name)), ...borrowedStores(commonDir)];
  const folders = trees.flatMap((tree) => entriesOf(tree).map(({ name }) => path.join(tree, name)));
  const seen = new Set<string>();
  const found = await inSlices(folders, (folder) => waitingIn(folder, () => true, seen), undefined);
  return found.flat()[0] ?? null;
}

/** The object folders that this one borrows from, and those that they borrow from, as far as Git goes. */
export function borrowedStores(commonDir: string): string[] {
  const own = path.join(commonDir, 'objects');
  const stores = new Set([own]);
  let level = [own];
  for (let depth = 0; depth <= MOST_BORROWED && level.length > 0; depth += 1) {
    level = level.flatMap(alternatesOf).filter((store) => !stores.has(store));
    for (const store of level) stores.add(store);
  }
  stores.delete(own);
  return [...stores];
}

/** Git reads no more. */
const MOST_BORROWED = 5;

function alternatesOf(store: string): string[] {
  const file = path.join(store, 'info', 'alternates');
  try {
    // Nearly always there is none, and looking is cheaper than failing.
    const text = statOrNull(file)?.isFile() === true ? readShortThrough(file)?.toString('utf8') : undefined;
    const lines = (text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return lines.map((line) => path.resolve(store, line.replace(/^"(.*)"$/, '$1')));
  } catch {
    return [];
  }
}

/** A link may lead to all that there is. */
const MOST_FOLDERS = 20_000;

/** @param seen the folders below that were looked into already, since links may lead round; null for none below */
function waitingIn(
  folder: string,
  isRead: (name: string) => boolean,
  seen: Set<string> | null,
): WaitingFile[] {
  return entriesOf(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    const behind = entry.isSymbolicLink() ? statOrNull(file) : null;
    if (entry.isDirectory() || behind?.isDirectory() === true) {
      const id = behind ? `${behind.dev} ${behind.ino}` : file;
      if (seen === null || seen.has(id) || seen.size > MOST_FOLDERS) return [];
      seen.add(id);
      return waitingIn(file, isRead, seen);
    }
    return isRead(entry.name) ? (waitingEntry(file, entry) ?? []) : [];
  });
}

/** The first such file of a worktree's folders. @param isOver nobody waits for the answer any more */
export async function waitingInWorktree(root: string, isOver: () => boolean): Promise<WaitingFile | null> {
  if (process.platform === 'win32') return null;
  const found: WaitingFile[] = [];
  for (let level = [root]; level.length > 0 && found.length === 0 && !isOver();) {
    const below: string[] = [];
    const look = (folder: string): void => {
      for (const entry of isOver() ? [] : entriesOf(folder)) {
        const file = path.join(folder, entry.name);
        if (!entry.isDirectory()) found.push(...waitingAmong(file, entry));
        else if (entry.name.toLowerCase() === '.git') {
          const inside = READ_IN_DOT_GIT.map((part) => waitingAt(path.join(file, part)));
          found.push(...inside.filter((waiting) => waiting !== null));
        } else if (entry.name !== '.cordon') below.push(file);
      }
    };
    await inSlices(level, look, undefined);
    level = below;
  }
  return found[0] ?? null;
}

function waitingAmong(file: string, entry: Dirent): WaitingFile[] {
  const waiting = isReadByGit(entry.name) ? waitingEntry(file, entry) : null;
  return waiting ? [waiting] : [];
}

function waitingEntry(file: string, entry: Dirent): WaitingFile | null {
  return entry.isFile() || entry.isSocket() ? null : waitingAt(file);
}

/** Values of settings that name what would be waited for: files that are included, and those of ignore rules. */
export async function waitingInSettings(
  found: FoundFolders,
  env: NodeJS.ProcessEnv,
): Promise<WaitingFile | null> {
  const { root, gitDir, commonDir } = found;
  const folders = [...new Set([gitDir, commonDir])];
  const files = folders.flatMap((folder) => [`${folder}/config`, `${folder}/config.worktree`]);
  for (const file of [...files, ...usersFiles(env)]) {
    const text = (await readThrough(file, SETTINGS_LIMIT).catch(() => null))?.toString('utf8') ?? '';
    for (const [, value = ''] of text.matchAll(/=[ \t]*"?([^"\n]+?)"?[ \t\r]*$/gm)) {
      const name = value.startsWith('~/') ? path.join(env.HOME ?? '', value.slice(2)) : value;
      for (const base of [path.dirname(file), root]) {
        const waiting = waitingAt(path.resolve(base, name));
        if (waiting) return waiting;
      }
    }
  }
  return null;
}

const SETTINGS_LIMIT = 1024 * 1024;

/** The user's own configuration, ignore rules and attributes. */
function usersFiles(env: NodeJS.ProcessEnv): string[] {
  const home = env.HOME ?? '';
  const own = [env.GIT_CONFIG_GLOBAL ?? '', home === '' ? '' : `${home}/.gitconfig`].find(
    (file) => file !== '',
  );
  const others = ['config', 'ignore', 'attributes'].map((name) => userGitFile(env, name));
  return [own ?? null, ...others].filter((file) => file !== null);
}

function kindOf(stats: Stats): WaitingFile['kind'] | null {
  if (stats.isFIFO()) return 'fifo';
  if (stats.isFile()) return stats.size === 0 && isOfSystem(stats) ? 'device' : null;
  if (!stats.isCharacterDevice() && !stats.isBlockDevice()) return null;
  // The device that is always empty stands for no file at all.
  return stats.rdev === statOrNull(os.devNull)?.rdev ? null : 'device';
}

/** Where files are what a program of the kernel says, and may say later. */
const SYSTEM = ['/proc', '/sys', '/sys/kernel/tracing', '/sys/kernel/debug', '/sys/kernel/debug/tracing'];

function isOfSystem({ dev }: Stats): boolean {
  const root = statOrNull('/')?.dev;
  return dev !== root && SYSTEM.some((folder) => statOrNull(folder)?.dev === dev);
}

function statOrNull(file: string | Buffer): Stats | null {
  try {
    return statSync(file, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
