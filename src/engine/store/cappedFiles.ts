import { constants } from 'node:fs';
import { lstat, open, type FileHandle } from 'node:fs/promises';
import { hasErrorCode, Refusal, type RefusalCode } from '../errors';
import { say, type Said } from '../said';
import { ioRefusal, isMissing } from './ioErrors';

const CHUNK = 64 * 1024;

export interface CappedRead {
  /** Bytes at most; a longer file is refused without being read. */
  readonly limit: number;
  /** The code of a refusal about the file itself (a link, a folder, too long, no permission). */
  readonly code: RefusalCode;
  /** Said after what is wrong. */
  readonly remedy: Said;
  /** Read through a symbolic link; off unless set. */
  readonly follow?: boolean;
}

/**
 * The bytes of a regular file, or null when there is none. A link (unless `follow`), folder, fifo or device is
 * refused, never waited for; so is more than `limit` bytes, also when the file grows while it is read.
 */
export async function readCapped(file: string, options: CappedRead): Promise<Buffer | null> {
  const refuse = (problem: Said, cause?: unknown): Refusal =>
    new Refusal(options.code, say`${file} ${problem}. ${options.remedy}`, { cause });
  let handle: FileHandle;
  try {
    // Windows has no O_NOFOLLOW, so a link is looked for first there.
    const linked = process.platform === 'win32' && !options.follow && (await lstat(file)).isSymbolicLink();
    if (linked) throw refuse(say`is a symbolic link`);
    handle = await open(file, readFlags(options.follow ?? false));
  } catch (error) {
    if (isMissing(error)) return null;
    if (hasErrorCode(error, 'ELOOP', 'EMLINK')) throw refuse(say`is a symbolic link`, error);
    if (hasErrorCode(error, 'EACCES', 'EPERM')) throw refuse(say`cannot be read (no permission)`, error);
    if (hasErrorCode(error, 'ENXIO', 'ENODEV')) throw refuse(say`is not a regular file`, error);
    throw ioRefusal(say`cannot read ${file}`, error);
  }
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw refuse(say`is not a regular file`);
    if (stats.size > options.limit) throw refuse(say`is longer than ${options.limit} bytes`);
    const data = await readUpTo(handle, stats.size, options.limit);
    if (data === undefined) throw refuse(say`is longer than ${options.limit} bytes`);
    return data;
  } catch (error) {
    throw ioRefusal(say`cannot read ${file}`, error);
  } finally {
    await handle.close().catch(() => undefined);
  }
}

function readFlags(follow: boolean): number {
  // Both are undefined on Windows. Without O_NONBLOCK a fifo in the way would block for ever.
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants as Partial<typeof constants>;
  return (O_RDONLY ?? 0) | (O_NONBLOCK ?? 0) | (follow ? 0 : (O_NOFOLLOW ?? 0));
}

async function readUpTo(handle: FileHandle, expected: number, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let total = 0;
  // One byte over what is expected, so that the usual file takes one read and growth is seen.
  let size = Math.min(expected, limit) + 1;
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(size), 0, size, null);
    if (bytesRead === 0) return Buffer.concat(chunks, total);
    total += bytesRead;
    if (total > limit) return undefined;
    chunks.push(buffer.subarray(0, bytesRead));
    size = CHUNK;
  }
}
