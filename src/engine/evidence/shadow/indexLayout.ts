/**
 * Where the entries of an index file lie, and their names: as they are in versions 2 and 3, put together in version 4.
 * Pure.
 */
import { damaged } from './indexExtensions';

export const HEADER = 12;
export const STAT_BYTES = 40;
export const EXTENDED = 0x4000;
const NAME_LENGTH = 0x0fff;

export interface IndexLayout {
  /** Where each entry starts in the file's bytes, and where its name lies in `names`. */
  readonly starts: Uint32Array;
  readonly nameStarts: Uint32Array;
  readonly nameEnds: Uint32Array;
  readonly names: Buffer;
  /** Where the extensions begin. */
  readonly end: number;
}

/** @throws Refusal `git-output` on anything that is not understood */
export function layoutOf(bytes: Buffer, oidBytes: number, version: number, count: number): IndexLayout {
  const numbers = {
    starts: new Uint32Array(count),
    nameStarts: new Uint32Array(count),
    nameEnds: new Uint32Array(count),
  };
  return version === 4
    ? { ...numbers, ...readCompressed(bytes, oidBytes, count, numbers) }
    : { ...numbers, names: bytes, end: readPlain(bytes, oidBytes, version, numbers) };
}

type Numbers = Pick<IndexLayout, 'starts' | 'nameStarts' | 'nameEnds'>;

/** @returns where the extensions begin */
function readPlain(
  bytes: Buffer,
  oidBytes: number,
  version: number,
  { starts, nameStarts, nameEnds }: Numbers,
): number {
  const fixed = STAT_BYTES + oidBytes;
  const longFlags = version > 2 ? EXTENDED : 0;
  let at = HEADER;
  // A hundred thousand times: bytes are taken one by one, which costs a quarter of Buffer's own readers.
  for (let entry = 0; entry < starts.length; entry += 1) {
    const flagsAt = at + fixed;
    if (flagsAt + 2 > bytes.length) throw damaged('an entry is cut short');
    const flags = ((bytes[flagsAt] ?? 0) << 8) | (bytes[flagsAt + 1] ?? 0);
    const nameAt = flagsAt + (flags & longFlags ? 4 : 2);
    let end = nameAt;
    while (bytes[end]) end += 1;
    // Where length and NUL disagree, other readers read another name, and perhaps other entries.
    if (end >= bytes.length || Math.min(end - nameAt, NAME_LENGTH) !== (flags & NAME_LENGTH))
      throw damaged('the length of a name');
    if (flags & EXTENDED & ~longFlags) throw damaged('flags that version 2 has no room for');
    starts[entry] = at;
    nameStarts[entry] = nameAt;
    nameEnds[entry] = end;
    at += (end - at + 8) & ~7;
  }
  return at;
}

/** Version 4 stores each name as what differs from the one before it. */
function readCompressed(
  bytes: Buffer,
  oidBytes: number,
  count: number,
  { starts, nameStarts, nameEnds }: Numbers,
): Pick<IndexLayout, 'names' | 'end'> {
  let names = Buffer.allocUnsafe(bytes.length * 2);
  let used = 0;
  let lastStart = 0;
  let lastLength = 0;
  let at = HEADER;
  for (let entry = 0; entry < count; entry += 1) {
    starts[entry] = at;
    const flagsAt = at + STAT_BYTES + oidBytes;
    if (flagsAt + 2 > bytes.length) throw damaged('an entry is cut short');
    const flags = bytes.readUInt16BE(flagsAt);
    let next = flagsAt + (flags & EXTENDED ? 4 : 2);
    let byte = bytes[next++] ?? 0;
    let strip = byte & 0x7f;
    while (byte & 0x80) {
      byte = bytes[next++] ?? 0;
      strip = (strip + 1) * 128 + (byte & 0x7f);
    }
    const end = bytes.indexOf(0, next);
    if (end < 0 || strip > lastLength) throw damaged('a compressed name');
    const kept = lastLength - strip;
    const length = kept + end - next;
    if (Math.min(length, NAME_LENGTH) !== (flags & NAME_LENGTH)) throw damaged('the length of a name');
    if (used + length > names.length) names = Buffer.concat([names], (used + length) * 2);
    names.copy(names, used, lastStart, lastStart + kept);
    bytes.copy(names, used + kept, next, end);
    nameStarts[entry] = lastStart = used;
    used += lastLength = length;
    nameEnds[entry] = used;
    at = end + 1;
  }
  return { names, end: at };
}
