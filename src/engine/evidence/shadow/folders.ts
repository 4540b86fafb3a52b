/** One look at one folder of the worktree: names and kinds, and a mark that moves when a name does. */
import { type BigIntStats, type Dirent, lstatSync, readdirSync } from 'node:fs';
import { hasErrorCode, systemReason } from '../../errors';
import { decodePath, absolutePath } from '../paths';
import { folderOf, IGNORE_FILE, inFolder } from './ignoreRules';

/** Change times this close to the look may hide a later change of the same tick: FAT counts two seconds. */
const RACY_NS = 2_000_000_000n;

/** What one look at a folder found, before the ignore rules were asked. */
export interface Look {
  readonly entries: readonly Entry[];
  readonly mark: string;
  /** Why it could not be read. */
  readonly unreadable: string | null;
}

export interface Entry {
  readonly path: string;
  readonly kind: 'file' | 'link' | 'folder' | 'special';
}

/** There is no folder at that place (any more). */
export const GONE = 'gone';

/**
 * Looks at once, which takes microseconds; on another thread it would cost four times as much.
 * @param now in nanoseconds: a folder that changed only just gets no mark
 * @param files `odd` leaves out plain files and links but for those that are named as Git's own
 */
export function readFolder(root: string, folder: string, now: bigint, files: 'all' | 'odd' = 'all'): Look {
  const place = folder === '' ? Buffer.from(root) : absolutePath(root, folder);
  try {
    // Its stats before its names: a change in between shows at the next look.
    const stats = lstatSync(place, { bigint: true });
    if (!stats.isDirectory()) return { entries: [], mark: '', unreadable: GONE };
    const entries: Entry[] = [];
    for (const entry of readdirSync(place, BYTE_NAMES)) {
      if (files === 'odd' && (entry.isFile() || entry.isSymbolicLink()) && !GIT_NAME.test(entry.name))
        continue;
      const name = inFolder(folder, asGitNames(nameOf(entry.name)));
      entries.push({ path: name, kind: kindOf(entry) ?? kindOnDisk(root, name) });
    }
    return { entries, mark: now - stats.ctimeNs < RACY_NS ? '' : markOf(stats), unreadable: null };
  } catch (error) {
    const unreadable = hasErrorCode(error, 'ENOENT', 'ENOTDIR') ? GONE : systemReason(error);
    return { entries: [], mark: '', unreadable };
  }
}

/** Each byte one character: as exact as buffers, at a fraction of their cost. */
const BYTE_NAMES = { withFileTypes: true, encoding: 'latin1' } as const;
/** `.git` and `.gitignore`; `.git` in any case, as Git skips those too where it ignores case. */
const GIT_NAME = /^\.git(?:ignore)?$/i;
const NOT_ASCII = /[\x80-\xff]/;

function nameOf(bytes: string): string {
  return NOT_ASCII.test(bytes) ? decodePath(Buffer.from(bytes, 'latin1')) : bytes;
}

/** macOS may list a name decomposed that Git stores composed; either finds the file. */
function asGitNames(name: string): string {
  return process.platform === 'darwin' ? name.normalize('NFC') : name;
}

export function markOf(stats: BigIntStats): string {
  return `${stats.ino.toString(36)}.${stats.ctimeNs.toString(36)}`;
}

type Typed = Pick<
  Dirent,
  'isFile' | 'isDirectory' | 'isSymbolicLink' | 'isFIFO' | 'isSocket' | 'isBlockDevice' | 'isCharacterDevice'
>;

function kindOf(entry: Typed): Entry['kind'] | null {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  if (entry.isSymbolicLink()) return 'link';
  return entry.isFIFO() || entry.isSocket() || entry.isBlockDevice() || entry.isCharacterDevice()
    ? 'special'
    : null;
}

/** Some file systems tell no type while listing. */
function kindOnDisk(root: string, name: string): Entry['kind'] {
  try {
    return kindOf(lstatSync(absolutePath(root, name))) ?? 'special';
  } catch {
    return 'file';
  }
}

/** All folders above the given paths. */
export function foldersOf(...lists: readonly Iterable<string>[]): Set<string> {
  const folders = new Set<string>();
  for (const list of lists) {
    let last = '';
    for (const name of list) {
      const first = folderOf(name);
      if (first === last) continue;
      last = first;
      for (let folder = first; folder !== '' && !folders.has(folder); folder = folderOf(folder))
        folders.add(folder);
    }
  }
  return folders;
}

/** `.git` in any case: Git skips those too where it ignores case. */
export function isDotGit(name: string): boolean {
  return name.slice(name.lastIndexOf('/') + 1).toLowerCase() === '.git';
}

export function isIgnoreFile(name: string): boolean {
  return name === IGNORE_FILE || name.endsWith(`/${IGNORE_FILE}`);
}

/**
 * One spelling for all names that a case-insensitive or composing file system takes for one. Some letters meet in upper
 * case only: `ſ` and `s`, `ß` and `ss`; the dotless `ı` would too, and is a letter of its own everywhere.
 */
export function foldCase(name: string): string {
  if (!NOT_PLAIN.test(name)) return name.toLowerCase();
  const folded = name.normalize('NFD').replace(/[^ı]+/gu, (part) => part.toUpperCase().toLowerCase());
  return folded.normalize('NFC');
}

const NOT_PLAIN = /[^\x00-\x7f]/;
