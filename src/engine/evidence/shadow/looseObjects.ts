/**
 * Loose objects that were written since arming. Git does not hash what it reads: with the file of a baseline's object
 * replaced, the next checkout or commit would deliver what nobody sees in the worktree.
 */
import { createHash } from 'node:crypto';
import { createReadStream, lstatSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';
import { hasErrorCode } from '../../errors';
import type { ObjectFormat } from './hashing';
import { inParallel, inSlices } from '../batches';

/**
 * The names of those whose content is another one's, or no object at all.
 * @param objects the repository's object folder
 * @param since milliseconds; what changed earlier was there at arming
 */
export async function forgedLooseObjects(
  objects: string,
  since: number,
  format: ObjectFormat,
  signal?: AbortSignal,
): Promise<string[]> {
  const names = await fs.readdir(objects).catch((error: unknown) => {
    // A store that is borrowed from may be gone, which Git only warns of.
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });
  const folders = names.filter((name) => /^[0-9a-f]{2}$/.test(name));
  const lists = await inParallel(
    folders,
    async (folder) =>
      (await fs.readdir(path.join(objects, folder)).catch(() => []))
        .filter((name) => /^[0-9a-f]{38,62}$/.test(name))
        .map((name) => ({ oid: folder + name, file: path.join(objects, folder, name) })),
    signal,
  );
  const found = lists.flat();
  const isNew = await inSlices(
    found,
    ({ file }) => (lstatSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0) >= since,
    signal,
  );
  const forged = await inParallel(
    found.filter((_, index) => isNew[index]),
    async ({ oid, file }) => ((await isHonest(oid, file, format)) ? [] : [oid]),
    signal,
  );
  return forged.flat();
}

/** A loose object is the compressed text that its name is the hash of. */
async function isHonest(oid: string, file: string, format: ObjectFormat): Promise<boolean> {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return true;
  // A fifo would be waited for.
  if (!stats.isFile()) return false;
  const hash = createHash(format);
  try {
    await pipeline(createReadStream(file), createInflate(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) hash.update(chunk);
    });
  } catch {
    return false;
  }
  return hash.digest('hex') === oid;
}
