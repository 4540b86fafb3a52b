/** The copies of what restoring took away: which of them go when a new one comes. Knows nothing of the editor. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { CORDON_DIR } from '../engine/store/folderName';

/** A copy may go once it is older than this, or when this many newer ones are there. */
export const KEPT_DAYS = 30;
export const MOST_COPIES = 20;

const DAY_MS = 86_400_000;
/** Longer files are none of ours. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Copy {
  readonly folder: string;
  /** When it was made, in milliseconds since the epoch. */
  readonly madeAt: number;
  /** The repository that it is of. */
  readonly repository: string;
}

/**
 * Removes copies that are old or many. The copies of an envelope that is still armed stay, however old and many, and do not
 * count; so does everything that restoring did not make. Never throws: a copy that cannot be removed stays.
 * @param folder where the copies are kept
 * @returns the folders that were removed
 */
export async function pruneCopies(folder: string, now = Date.now()): Promise<string[]> {
  const removed: string[] = [];
  const names = await fs.readdir(folder).catch(() => []);
  const copies = (await Promise.all(names.map((name) => readCopy(path.join(folder, name))))).flatMap(
    (copy) => copy ?? [],
  );
  const free: Copy[] = [];
  for (const copy of copies) if (!(await isOfArmedEnvelope(copy))) free.push(copy);
  free.sort((a, b) => b.madeAt - a.madeAt);
  for (const [place, copy] of free.entries()) {
    if (place < MOST_COPIES && now - copy.madeAt <= KEPT_DAYS * DAY_MS) continue;
    const gone = await fs.rm(copy.folder, { recursive: true, maxRetries: 2 }).then(
      () => true,
      () => false,
    );
    if (gone) removed.push(copy.folder);
  }
  return removed;
}

/** A folder that restoring made: a real one, with a manifest that names the repository (engine/restoring/backup.ts). */
async function readCopy(folder: string): Promise<Copy | undefined> {
  try {
    const manifest = path.join(folder, 'manifest.json');
    const [own, stats] = await Promise.all([fs.lstat(folder), fs.lstat(manifest)]);
    if (!own.isDirectory() || !stats.isFile() || stats.size > MOST_BYTES) return undefined;
    const said = JSON.parse(await fs.readFile(manifest, 'utf8')) as Record<string, unknown>;
    if (typeof said.repository !== 'string' || !Array.isArray(said.files)) return undefined;
    return { folder, madeAt: stats.mtimeMs, repository: said.repository };
  } catch {
    return undefined;
  }
}

/** Whether the envelope that was armed when the copy was made is armed still, as far as can be read. */
async function isOfArmedEnvelope({ repository, madeAt }: Copy): Promise<boolean> {
  try {
    const file = path.join(repository, CORDON_DIR, 'config.json');
    const stats = await fs.lstat(file);
    if (!stats.isFile() || stats.size > MOST_BYTES) return true;
    const { created_at: createdAt } = JSON.parse(await fs.readFile(file, 'utf8')) as { created_at?: unknown };
    const armedAt = typeof createdAt === 'string' ? Date.parse(createdAt) : Number.NaN;
    // What cannot be read keeps the copy.
    return !(armedAt > madeAt);
  } catch (error) {
    // None is armed; anything else that goes wrong says nothing about that.
    return !['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
  }
}
