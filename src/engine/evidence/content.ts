/** How content is measured that Git does not count, within the one ceiling of an audit. */
import fs from 'node:fs/promises';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { hasErrorCode, systemReason } from '../errors';
import type { EvidenceProblem } from './evidence';
import { READ_FLAGS } from './regularFiles';

/** Untracked content read in one audit, in bytes: 64 MiB. */
export const SCAN_CEILING = 64 * 1024 * 1024;
const CHUNK_BYTES = 128 * 1024;
/** A file up to this size is read at once, in bytes. */
export const SHORT_BYTES = CHUNK_BYTES;

/** Size, lines and kind of content, as Cordon counts an untracked file. */
export interface ContentMeasure {
  readonly size: number;
  /** Newlines, plus one for an unterminated last line of a text. A binary counts no lines in an audit. */
  readonly lines: number;
  /** True when there is a NUL byte. */
  readonly binary: boolean;
  /** Lines of a text that a carriage return alone ends; not a last one, which is among `lines` as unterminated. */
  readonly bareReturns: number;
}

/** Counts content piece by piece. */
export class ContentMeter {
  private size = 0;
  private newlines = 0;
  private last = 0x0a;
  private binary = false;
  private returns = 0;
  private pairs = 0;

  add(chunk: Uint8Array): void {
    let newlines = 0;
    for (const byte of chunk) {
      if (byte === 0x0a) newlines += 1;
      else if (byte === 0) this.binary = true;
    }
    if (chunk.includes(0x0d) || this.last === 0x0d) this.addReturns(chunk);
    this.newlines += newlines;
    this.size += chunk.length;
    this.last = chunk.at(-1) ?? this.last;
  }

  private addReturns(chunk: Uint8Array): void {
    let previous = this.last;
    for (const byte of chunk) {
      if (byte === 0x0d) this.returns += 1;
      else if (byte === 0x0a && previous === 0x0d) this.pairs += 1;
      previous = byte;
    }
  }

  result(): ContentMeasure {
    const unterminated = !this.binary && this.last !== 0x0a;
    return {
      size: this.size,
      lines: this.newlines + (unterminated ? 1 : 0),
      binary: this.binary,
      bareReturns: this.binary ? 0 : this.returns - this.pairs - (this.last === 0x0d ? 1 : 0),
    };
  }
}

/** The one ceiling that all reads of an audit share. Nothing is read when the sizes alone go over it. */
export class Scan {
  read = 0;
  exceeded: boolean;

  constructor(
    private readonly ceiling: number,
    expected: number,
  ) {
    this.exceeded = expected > ceiling;
  }

  /** Books bytes that were read. @returns false once the ceiling is passed */
  book(bytes: number): boolean {
    this.read += bytes;
    if (this.read > this.ceiling) this.exceeded = true;
    return !this.exceeded;
  }
}

/** As `readContent`, without a turn on another thread; null for a file that has grown long since. */
export function readShort(file: Buffer, name: string, scan: Scan): ContentMeasure | EvidenceProblem | null {
  let handle: number;
  try {
    handle = openSync(file, READ_FLAGS);
  } catch (error) {
    return notOpened(name, error);
  }
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile()) return { kind: 'vanished', path: name };
    if (stats.size > SHORT_BYTES) return null;
    const meter = new ContentMeter();
    const chunk = Buffer.allocUnsafe(stats.size + 1);
    for (;;) {
      const bytesRead = readSync(handle, chunk, 0, chunk.length, null);
      if (bytesRead === 0) return meter.result();
      meter.add(chunk.subarray(0, bytesRead));
      if (!scan.book(bytesRead)) return meter.result();
    }
  } catch (error) {
    return { kind: 'unreadable', path: name, reason: systemReason(error) };
  } finally {
    closeSync(handle);
  }
}

function notOpened(name: string, error: unknown): EvidenceProblem {
  if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'ELOOP')) return { kind: 'vanished', path: name };
  return { kind: 'unreadable', path: name, reason: systemReason(error) };
}

/** What the content of a file measures, read piece by piece; special files and links are never opened. */
export async function readContent(
  file: Buffer,
  name: string,
  scan: Scan,
): Promise<ContentMeasure | EvidenceProblem> {
  let handle: fs.FileHandle;
  try {
    handle = await fs.open(file, READ_FLAGS);
  } catch (error) {
    return notOpened(name, error);
  }
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return { kind: 'vanished', path: name };
    const meter = new ContentMeter();
    // One byte over what is expected: the usual small file is read at once, and growth is seen.
    const chunk = Buffer.allocUnsafe(Math.min(stats.size + 1, CHUNK_BYTES));
    for (;;) {
      const { bytesRead } = await handle.read(chunk, 0, chunk.length);
      if (bytesRead === 0) return meter.result();
      meter.add(chunk.subarray(0, bytesRead));
      if (!scan.book(bytesRead)) return meter.result();
    }
  } catch (error) {
    return { kind: 'unreadable', path: name, reason: systemReason(error) };
  } finally {
    await handle.close();
  }
}
