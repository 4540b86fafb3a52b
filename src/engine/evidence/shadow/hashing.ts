/** Object names made by us from raw bytes: what lies on disk decides, whatever filters or stat data say. */
import { createHash, type Hash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import fs from 'node:fs/promises';

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
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
export const READ_FLAGS = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;

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

/** A file up to this size is read at once, without a turn on another thread, in bytes. */
export const SHORT_FILE = 128 * 1024;

/**
 * The bytes of a short file or of a link's target; null where it takes longer (see `hashOnDisk`).
 * @throws the system's error when it cannot be read
 */
export function readShort(file: Buffer, stats: Stats): Buffer | null {
  if (stats.isSymbolicLink()) return readlinkSync(file, { encoding: 'buffer' });
  if (!stats.isFile() || stats.size > SHORT_FILE) return null;
  const handle = openSync(file, READ_FLAGS);
  try {
    const now = fstatSync(handle);
    return now.isFile() && now.size <= SHORT_FILE ? readFileSync(handle) : null;
  } finally {
    closeSync(handle);
  }
}

/** As `hashOnDisk`, of what `readShort` reads. */
export function hashShort(file: Buffer, stats: Stats, format: ObjectFormat): string | null {
  const content = readShort(file, stats);
  return content && hashObject(format, 'blob', content);
}

/** The text of a small file, byte by byte; empty where there is none, or a fifo that would be waited for. */
export async function readLatin1(file: string): Promise<string> {
  return (await readRegular(file, TEXT_LIMIT).catch(() => null))?.toString('latin1') ?? '';
}

const TEXT_LIMIT = 64 * 1024 * 1024;

/** A file's bytes without following links; null when it is no regular file or longer than `limit`. */
export function readRegular(file: Buffer | string, limit: number): Promise<Buffer | null> {
  return readIfRegular(file, READ_FLAGS, limit);
}

/** The same through links, as Git reads most of its own files. */
export function readThrough(file: Buffer | string, limit: number): Promise<Buffer | null> {
  return readIfRegular(file, (O_RDONLY ?? 0) | O_NONBLOCK, limit);
}

async function readIfRegular(file: Buffer | string, flags: number, limit: number): Promise<Buffer | null> {
  const handle = await fs.open(file, flags);
  try {
    const stats = await handle.stat();
    if (!stats.isFile() || stats.size > limit) return null;
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

const PIECE_BYTES = 512 * 1024;

/**
 * SHA-256 and size of a file, taken in pieces: a long one keeps nobody waiting and is nowhere in memory as a whole.
 * @throws the system's error when it cannot be read
 */
export async function digestOfFile(file: Buffer | string): Promise<{ digest: string; size: number }> {
  const handle = await fs.open(file, READ_FLAGS);
  try {
    const expected = (await handle.stat()).size;
    const piece = Buffer.allocUnsafeSlow(Math.min(PIECE_BYTES, expected + 1));
    const hash = createHash('sha256');
    for (let size = 0; ;) {
      const { bytesRead } = await handle.read(piece, 0, piece.length);
      if (bytesRead === 0) return { digest: hash.digest('hex'), size };
      hash.update(piece.subarray(0, bytesRead));
      size += bytesRead;
    }
  } finally {
    await handle.close();
  }
}
