/** Whether staged content is the file's: verifiers see files, and a commit delivers what is staged. */
import { lstatSync, type Stats } from 'node:fs';
import { absolutePath } from '../paths';
import { readRegular } from '../regularFiles';
import { formatOfOid, hashObject, hashOnDisk } from './hashing';
import { toLineFeeds } from './lines';
import type { OwnerWord } from './owner';
import { modeOf } from './seed';
import type { StagedChange } from './staged';

const SUBMODULE = 0o160000;
const EXECUTABLE = 0o100755;
const PLAIN = 0o100644;
const LINK = 0o120000;
/** Longer files with converted line ends are not looked into. */
const TEXT_LIMIT = 256 * 1024 * 1024;

/**
 * Whether a commit would deliver another content or mode at a path than lies there now. False where that cannot be said:
 * for a submodule, and for a file that the owner's filters rewrite.
 * @param word what the owner's attributes say of the path
 * @param keepsModes whether the owner lets Git see the executable bit
 * @param isLinkText whether a link lay there as a file at arming, as it does where a system has no links
 */
export async function differsFromFile(
  root: string,
  { path, before, after, unmerged, intended }: StagedChange,
  word: OwnerWord | undefined,
  keepsModes: boolean,
  isLinkText: boolean,
): Promise<boolean> {
  if (unmerged || intended || word?.isRewritten === true) return false;
  if (before?.mode === SUBMODULE || after?.mode === SUBMODULE) return false;
  const file = absolutePath(root, path);
  const stats = statsOf(root, path);
  // In place of a deleted file a folder is no file; what it holds is judged by itself.
  if (after === null) return stats !== null && !stats.isDirectory();
  if (stats === null) return true;
  // What else lies there is told by the walk.
  if (!stats.isFile() && !stats.isSymbolicLink()) return true;
  const mode = isLinkText && stats.isFile() ? LINK : modeOf(stats);
  if (mode !== after.mode && (keepsModes || !isPlain(mode) || !isPlain(after.mode))) return true;
  const format = formatOfOid(after.oid);
  try {
    if ((await hashOnDisk(file, stats, format)) === after.oid) return false;
    if (word?.convertsLines !== true || !stats.isFile()) return true;
    const content = await readRegular(file, Math.min(stats.size, TEXT_LIMIT));
    return content === null || hashObject(format, 'blob', toLineFeeds(content)) !== after.oid;
  } catch {
    // What cannot be read is not known to be what is staged.
    return true;
  }
}

/** Null where there is nothing: also behind a link in place of a folder, which Git does not follow either. */
function statsOf(root: string, path: string): Stats | null {
  for (let slash = path.indexOf('/'); slash >= 0; slash = path.indexOf('/', slash + 1)) {
    const folder = lstatSync(absolutePath(root, path.slice(0, slash)), { throwIfNoEntry: false });
    if (folder?.isDirectory() !== true) return null;
  }
  return lstatSync(absolutePath(root, path), { throwIfNoEntry: false }) ?? null;
}

function isPlain(mode: number): boolean {
  return mode === PLAIN || mode === EXECUTABLE;
}
