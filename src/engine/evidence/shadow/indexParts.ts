/**
 * Takes an index apart and puts it together: without its stat data, in parts that several processes refresh side by
 * side, as reading every file once is most of what arming costs, and from what Git tells of one in two files. Pure.
 */
import { createHash } from 'node:crypto';
import type { IndexFile } from './indexFile';

const HEADER = 12;
const VERSION_AT = 4;
const MODE_AT = 24;
const OID_AFTER_MODE = 16;
/** Of version 3. */
const FLAG_BYTES = 4;
const EXTENDED = 0x4000;
const NAME_LENGTH = 0x0fff;
/** Assumed unchanged, and the stage; skipped, and intended. */
const SHORT_FLAGS = 0xb000;
const LONG_FLAGS = 0x6000;
const TREE = 'TREE';
/** Of an entry: times, device and inode lie before the mode, owner and size behind it. */
const STAT_PARTS = [
  [0, 24],
  [28, 40],
] as const;

/**
 * The same entries and cache-tree as if no file had been looked at.
 * @param bytes of version 2, not split
 */
export function withoutStatData(bytes: Buffer, index: IndexFile): Buffer {
  const end = index.startOf(index.count);
  return assemble(
    [bytes.subarray(HEADER, end), ...cacheTree(bytes, end, index.oidBytes)],
    index.count,
    index.oidBytes,
    (whole) => {
      // Buffer's own fill checks more than so few bytes are worth.
      const plain = new Uint8Array(whole.buffer, whole.byteOffset, whole.length);
      for (let entry = 0; entry < index.count; entry += 1) {
        const at = index.startOf(entry);
        for (const [from, to] of STAT_PARTS) plain.fill(0, at + from, at + to);
      }
    },
  );
}

/**
 * `count` indexes that hold the entries of one in turn, without extensions; null for one that is not plain enough.
 * @param bytes an index that Git wrote, which `index` was parsed from
 */
export function splitIndex(bytes: Buffer, index: IndexFile, count: number): Buffer[] | null {
  if (index.version !== 2 || index.split || count < 2) return null;
  const parts: Buffer[] = [];
  for (let part = 0; part < count; part += 1) {
    const first = Math.floor((index.count * part) / count);
    const behind = Math.floor((index.count * (part + 1)) / count);
    const entries = bytes.subarray(index.startOf(first), index.startOf(behind));
    parts.push(assemble([entries], behind - first, index.oidBytes));
  }
  return parts;
}

/**
 * The index whose entries are those of the parts, as Git has written them again.
 * @param before the parts as they were: stat data has its place in each entry, so nothing else may have moved
 * @param whole what was split: its cache-tree still holds, as refreshing changes no entry's object
 * @throws Error for a part that is not the one before with other stat data
 */
export function joinIndex(
  parts: readonly Buffer[],
  before: readonly Buffer[],
  whole: Buffer,
  index: IndexFile,
): Buffer {
  const { oidBytes, count } = index;
  const entries = parts.map((part, number) => {
    const old = before[number] ?? Buffer.alloc(0);
    const length = old.length - oidBytes;
    if (part.length < old.length || part.compare(old, 0, HEADER, 0, HEADER) !== 0)
      throw new Error('a part of the index came back as another one');
    return part.subarray(HEADER, length);
  });
  return assemble([...entries, ...cacheTree(whole, index.startOf(count), oidBytes)], count, oidBytes);
}

/** One entry of an index that Git was asked for. */
export interface ListedEntry {
  readonly name: Buffer;
  readonly mode: number;
  readonly oid: string;
  /** As Git has them in memory: what a file has room for lies in the upper halves of both words. */
  readonly flags: number;
}

/**
 * The index file that holds all these entries, and the cache-tree of another: that of a split index, whose entries lie in
 * two files.
 */
export function indexOfListed(entries: readonly ListedEntry[], split: Buffer, index: IndexFile): Buffer {
  const { oidBytes } = index;
  const pieces = entries.map(({ name, mode, oid, flags }) => {
    const namesAt = MODE_AT + OID_AFTER_MODE + oidBytes + FLAG_BYTES;
    const entry = Buffer.alloc((namesAt + name.length + 8) & ~7);
    entry.writeUInt32BE(mode, MODE_AT);
    entry.write(oid, MODE_AT + OID_AFTER_MODE, 'hex');
    const length = Math.min(name.length, NAME_LENGTH);
    entry.writeUInt16BE((flags & SHORT_FLAGS) | EXTENDED | length, namesAt - FLAG_BYTES);
    entry.writeUInt16BE((flags >>> 16) & LONG_FLAGS, namesAt - 2);
    name.copy(entry, namesAt);
    return entry;
  });
  const tree = cacheTree(split, index.startOf(index.count), oidBytes);
  return assemble([...pieces, ...tree], entries.length, oidBytes, (whole) => {
    whole.writeUInt32BE(3, VERSION_AT);
  });
}

/** @param change what becomes of the bytes before they are hashed */
function assemble(
  pieces: readonly Buffer[],
  count: number,
  oidBytes: number,
  change?: (whole: Buffer) => void,
): Buffer {
  const size = pieces.reduce((sum, piece) => sum + piece.length, HEADER);
  const whole = Buffer.allocUnsafeSlow(size + oidBytes);
  whole.write('DIRC', 'latin1');
  whole.writeUInt32BE(2, VERSION_AT);
  whole.writeUInt32BE(count, 8);
  let at = HEADER;
  for (const piece of pieces) at += piece.copy(whole, at);
  change?.(whole);
  createHash(oidBytes === 20 ? 'sha1' : 'sha256')
    .update(whole.subarray(0, size))
    .digest()
    .copy(whole, size);
  return whole;
}

/** The extension of that name with its header. */
function cacheTree(bytes: Buffer, start: number, oidBytes: number): Buffer[] {
  for (let at = start; at + 8 <= bytes.length - oidBytes;) {
    const end = at + 8 + bytes.readUInt32BE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === TREE) return [bytes.subarray(at, end)];
    at = end;
  }
  return [];
}
