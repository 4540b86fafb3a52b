/** Object names made by us from raw bytes: what lies on disk decides, whatever filters or stat data say. */
import { createHash, type Hash } from 'node:crypto';
import { readlinkSync, type Stats } from 'node:fs';
import fs from 'node:fs/promises';
import { READ_FLAGS, readShortRegular, SHORT_FILE } from '../regularFiles';

/** How a repository names its objects. */
export type ObjectFormat = 'sha1' | 'sha256';

export function oidBytesOf(format: ObjectFormat): number {
  return format === 'sha1' ? 20 : 32;
}

export function formatOfOid(oid: string): ObjectFormat {
  return oid.length === 40 ? 'sha1' : 'sha256';
}

/** Begins the hash of an object of `size` bytes. */
export function objectHash(format: ObjectFormat, type: string, size: number): Hash {
  return createHash(format).update(`${type} ${size}\0`, 'latin1');
}

export function hashObject(format: ObjectFormat, type: string, content: Uint8Array): string {
  return objectHash(format, type, content.length).update(content).digest('hex');
}

/** Content up to this size is read whole, in bytes; larger files are streamed. */
export const WHOLE_FILE_LIMIT = 4 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/**
 * The blob name of a file or link as it lies on disk; a link's content is its target.
 * @throws the system's error when it cannot be read
 */
export async function hashOnDisk(file: Buffer, stats: Stats, format: ObjectFormat): Promise<string> {
  if (stats.isSymbolicLink())
    return hashObject(format, 'blob', await fs.readlink(file, { encoding: 'buffer' }));
  const handle = await fs.open(file, READ_FLAGS);
  try {
    const { size } = await handle.stat();
    if (size <= WHOLE_FILE_LIMIT) return hashObject(format, 'blob', await handle.readFile());
    const hash = objectHash(format, 'blob', size);
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(chunk.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
}

/**
 * The bytes of a short file or of a link's target; null where it takes longer (see `hashOnDisk`).
 * @throws the system's error when it cannot be read
 */
export function readShort(file: Buffer, stats: Stats): Buffer | null {
  if (stats.isSymbolicLink()) return readlinkSync(file, { encoding: 'buffer' });
  return stats.isFile() && stats.size <= SHORT_FILE ? readShortRegular(file) : null;
}

/** As `hashOnDisk`, of what `readShort` reads. */
export function hashShort(file: Buffer, stats: Stats, format: ObjectFormat): string | null {
  const content = readShort(file, stats);
  return content && hashObject(format, 'blob', content);
}
