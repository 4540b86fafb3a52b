/** Folders below the user's home, which is whatever the environment says. */
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../errors';

/**
 * Makes a folder and those above it, for the user alone. Each is tried once: Node.js's own recursive `mkdir` never ends where
 * a folder is there but takes none (`/proc`).
 * @param folder an absolute path
 * @throws the system's error
 */
export async function makeFolders(folder: string): Promise<void> {
  const missing: string[] = [];
  for (let at = folder; !(await isFolder(at)) && at !== path.dirname(at); at = path.dirname(at))
    missing.unshift(at);
  for (const each of missing) {
    await mkdir(each, { mode: 0o700 }).catch((error: unknown) => {
      // Somebody else made it; where it is no folder, the next step says so.
      if (!hasErrorCode(error, 'EEXIST')) throw error;
    });
  }
}

async function isFolder(place: string): Promise<boolean> {
  return stat(place).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
}
