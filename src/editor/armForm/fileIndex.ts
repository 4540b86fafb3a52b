/** The files that an envelope of a repository can be about: tracked ones, and untracked ones that are not ignored. */
import { decodePath } from '../../engine/evidence/paths';
import type { Repository } from '../../engine/evidence/repository';
import { Slices } from './slices';

export interface FileIndex {
  /** Byte paths, each once. */
  readonly files: readonly string[];
  /** Folders with the number of files below them, parents before children. */
  readonly folders: ReadonlyMap<string, number>;
}

const LIST = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--full-name'];
/** How much of Git's answer is decoded in one go, in bytes. */
const PIECE = 128 * 1024;

/** Lists the files. @throws Refusal `git-failed`, `cancelled`; Overtaken */
export async function listFiles(repository: Repository, signal: AbortSignal): Promise<FileIndex> {
  const { stdout } = await repository.git.run(LIST, { signal });
  return readListing(stdout, signal);
}

/** Reads a NUL-separated listing, in slices. An unmerged path is in it several times. */
export async function readListing(bytes: Buffer, signal: AbortSignal): Promise<FileIndex> {
  const slices = new Slices(signal);
  const files: string[] = [];
  const folders = new Map<string, number>();
  let before = '';
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(0, Math.min(start + PIECE, bytes.length - 1)) + 1;
    const piece = decodePath(bytes.subarray(start, end > 0 ? end : bytes.length));
    start = end > 0 ? end : bytes.length;
    await slices.rest();
    for (const file of piece.split('\0')) {
      if (file === '' || file === before) continue;
      before = file;
      files.push(file);
      countFolders(folders, file);
      if (slices.isUsedUp()) await slices.rest();
    }
  }
  return { files, folders };
}

function countFolders(folders: Map<string, number>, file: string): void {
  for (let slash = file.indexOf('/'); slash > 0; slash = file.indexOf('/', slash + 1)) {
    const folder = file.slice(0, slash);
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
}

/**
 * A pattern that matches exactly this path, or at least it: characters that are special in a pattern, or that no line of
 * text can hold, become `?`.
 */
export function literalPattern(path: string): string {
  return path.replace(/[*?\p{Cc}\p{Surrogate}\u2028\u2029]/gu, '?');
}

/** A pattern for everything below a folder; `**` for the root. */
export function folderPattern(folder: string): string {
  return folder === '' ? '**' : `${literalPattern(folder)}/**`;
}
