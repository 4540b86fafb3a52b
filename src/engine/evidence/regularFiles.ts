/** Files as they are opened: never through a link unless asked to, and never one that would be waited for. */
import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import fs from 'node:fs/promises';

const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
export const READ_FLAGS = (O_RDONLY ?? 0) | O_NOFOLLOW | O_NONBLOCK;

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
  const short = readIfShort(file, flags);
  if (short) return short.length > limit ? null : short;
  const handle = await fs.open(file, flags);
  try {
    const stats = await handle.stat();
    if (!stats.isFile() || stats.size > limit || stats.size === 0) return null;
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** A file up to this size is read at once, sooner than another thread gets its turn, in bytes. */
export const SHORT_FILE = 128 * 1024;
/** More than that, in whole words as some files of /proc ask for. */
const UNSIZED = SHORT_FILE + 8;

/**
 * The bytes of a short file, without following links; null where it is no regular file, or takes longer.
 * @throws the system's error when it cannot be read
 */
export function readShortRegular(file: Buffer | string): Buffer | null {
  return readIfShort(file, READ_FLAGS);
}

/** The same through links. */
export function readShortThrough(file: Buffer | string): Buffer | null {
  return readIfShort(file, (O_RDONLY ?? 0) | O_NONBLOCK);
}

function readIfShort(file: Buffer | string, flags: number): Buffer | null {
  const handle = openSync(file, flags);
  try {
    const stats = fstatSync(handle);
    return stats.isFile() && stats.size <= SHORT_FILE ? readToEnd(handle, stats.size) : null;
  } finally {
    closeSync(handle);
  }
}

/** Null where a file has more than it says: those of /proc have no size, and some of them no end. */
function readToEnd(handle: number, size: number): Buffer | null {
  let bytes = Buffer.allocUnsafe(size === 0 ? UNSIZED : size + 1);
  for (let length = 0; ;) {
    const more = readSync(handle, bytes, length, bytes.length - length, null);
    length += more;
    if (more === 0) return bytes.subarray(0, length);
    if (length > SHORT_FILE) return null;
    if (length === bytes.length) bytes = Buffer.concat([bytes], UNSIZED);
  }
}

const PIECE_BYTES = 512 * 1024;

/**
 * SHA-256 and size of a file, taken in pieces: a long one keeps nobody waiting and is nowhere in memory as a whole.
 * @throws the system's error when it cannot be read
 */
export async function digestOfFile(file: Buffer | string): Promise<{ digest: string; size: number }> {
  const short = readShortRegular(file);
  if (short) return { digest: createHash('sha256').update(short).digest('hex'), size: short.length };
  const handle = await fs.open(file, READ_FLAGS);
  try {
    const expected = (await handle.stat()).size;
    if (expected === 0) throw Object.assign(new Error('a file without a size and an end'), { code: 'EFBIG' });
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
