/**
 * Paths as bytes. Git's paths are bytes; inside the engine a path is a string in Python's surrogate-escape form:
 * valid UTF-8 decoded, and every byte of an invalid sequence as one lone U+DC80..U+DCFF.
 *
 * Invariant: `encodePath(decodePath(bytes))` is `bytes`, for every sequence of bytes.
 */
import path from 'node:path';
import { isUtf8 } from 'node:buffer';
import { Refusal } from '../errors';
import { say } from '../said';
import { isEscapedByte, isHighSurrogate } from '../text';

export { escapeForDisplay } from '../text';

/** The string form of a path's bytes, as Python's `bytes.decode('utf-8', 'surrogateescape')`. Never fails. */
export function decodePath(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isUtf8(buffer)) return buffer.toString('utf8');
  let text = '';
  let validFrom = 0;
  let index = 0;
  while (index < buffer.length) {
    const length = sequenceLength(buffer, index);
    if (length > 0) {
      index += length;
      continue;
    }
    text += buffer.toString('utf8', validFrom, index) + String.fromCharCode(0xdc00 + (buffer[index] ?? 0));
    index += 1;
    validFrom = index;
  }
  return text + buffer.toString('utf8', validFrom);
}

/**
 * The bytes of a path's string form: the inverse of `decodePath`.
 * @throws RangeError for a lone surrogate that stands for no byte; `decodePath` never makes one.
 */
export function encodePath(path: string): Buffer {
  if (!LONE_SURROGATE.test(path)) return Buffer.from(path, 'utf8');
  const parts: Buffer[] = [];
  for (const part of path.match(/\p{Surrogate}|\P{Surrogate}+/gu) ?? []) {
    const unit = part.charCodeAt(0);
    if (!LONE_SURROGATE.test(part)) parts.push(Buffer.from(part, 'utf8'));
    else if (isEscapedByte(unit)) parts.push(Buffer.of(unit - 0xdc00));
    else throw new RangeError(`a path cannot hold the lone surrogate U+${unit.toString(16).toUpperCase()}`);
  }
  return Buffer.concat(parts);
}

/** The order of the raw bytes, which is Git's own: negative, zero or positive. */
export function comparePaths(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let index = 0;
  while (index < shorter && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  if (index === shorter) return a.length - b.length;
  const left = a.charCodeAt(index);
  const right = b.charCodeAt(index);
  // Below the surrogates UTF-16, code point and UTF-8 order agree.
  if (left < 0xd800 && right < 0xd800) return left - right;
  if (index > 0 && isHighSurrogate(a.charCodeAt(index - 1))) index -= 1;
  return Buffer.compare(encodePath(a.slice(index)), encodePath(b.slice(index)));
}

/** True when the path's bytes are valid UTF-8, so that a `file:` URI or a command line can carry them. */
export function isUtf8Path(path: string): boolean {
  return !LONE_SURROGATE.test(path);
}

/**
 * The records of a `-z` output, without their terminators; they share the memory of `bytes`.
 * @throws Refusal `git-output` when the last record has no terminator: the output was cut.
 */
export function splitNul(bytes: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(0, start);
    if (end < 0) {
      throw new Refusal(
        'git-output',
        say`the last record of Git's output is not terminated, so the output was cut short: try again; nothing was accepted`,
      );
    }
    records.push(bytes.subarray(start, end));
    start = end + 1;
  }
  return records;
}

/** The input of a `-z` command: each path's bytes with a terminator, as `splitNul` takes them apart. */
export function joinNul(paths: readonly string[]): Buffer {
  return Buffer.concat(paths.flatMap((path) => [encodePath(path), Buffer.of(0)]));
}

/** With the `u` flag only lone surrogates match: a pair is one character. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The length of the valid UTF-8 sequence at `index`, or 0 when there is none (Unicode, table 3-7). */
function sequenceLength(bytes: Buffer, index: number): number {
  const lead = bytes[index] ?? 0;
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  const second = bytes[index + 1] ?? 0;
  if (second < lowest || second > highest) return 0;
  for (let offset = 2; offset < length; offset += 1) {
    if (((bytes[index + offset] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

/** The absolute path of a byte path, as bytes. */
export function absolutePath(root: string, name: string): Buffer {
  return Buffer.concat([Buffer.from(root + path.sep), encodePath(name)]);
}

/** The path of a file as people know it, such as `.git/index`. */
export function shownFile(root: string, file: string): string {
  const relative = path.relative(root, file);
  return relative.startsWith('..') || path.isAbsolute(relative) ? file : relative.split(path.sep).join('/');
}
