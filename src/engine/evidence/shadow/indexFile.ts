/**
 * Reads Git's index file (versions 2, 3 and 4) without Git, so that neither a setting nor a flag of the repository
 * has a say in it. Pure. Entries stay in the file's bytes and are looked at by number: a hundred thousand are ordinary.
 */
import { decodePath } from '../paths';
import {
  type CacheTreeNode,
  checkBlocks,
  checkOffsets,
  damaged,
  parseCacheTree,
  readExtensions,
} from './indexExtensions';
import { EXTENDED, HEADER, type IndexLayout, layoutOf, STAT_BYTES } from './indexLayout';

export interface IndexFile {
  readonly count: number;
  readonly version: number;
  /** Bytes of an object name: 20 or 32. */
  readonly oidBytes: number;
  /** True for a split index: the other entries are in another file, and only Git can read them all. */
  readonly split: boolean;
  /** @throws Refusal `git-output` where it is not understood */
  readonly cacheTree: readonly CacheTreeNode[];
  /** Where an entry begins in the file's bytes; for the number behind the last, where the entries end. */
  startOf(entry: number): number;
  name(entry: number): Buffer;
  path(entry: number): string;
  /** The name as text, where it is ASCII; null where its bytes have to be looked at. */
  asciiName(entry: number): string | null;
  mode(entry: number): number;
  oid(entry: number): string;
  /** Where a name has its first slash at or behind a place in it; -1 where it has none. */
  slashBehind(entry: number, from: number): number;
  nameLength(entry: number): number;
  /** Copies a part of the name's bytes. @returns how many */
  copyName(entry: number, from: number, to: number, target: Buffer, at: number): number;
  /** Whether the names of two entries begin with the same bytes, and both have as many. */
  beginAlike(entry: number, otherEntry: number, length: number): boolean;
  /** Copies the object name's bytes. @returns how many */
  copyOid(entry: number, target: Buffer, at: number): number;
  stage(entry: number): number;
  /** Seconds of the recorded ctime; 0 where nothing was recorded. */
  changeSecond(entry: number): number;
  size(entry: number): number;
  isAssumed(entry: number): boolean;
  isSkipped(entry: number): boolean;
  isIntended(entry: number): boolean;
  /** Whether name, mode, object and stage of two entries are equal. */
  same(entry: number, other: IndexFile, otherEntry: number): boolean;
  endsWith(entry: number, end: Uint8Array): boolean;
  /** The order of an entry's name and another: negative, zero or positive. */
  compareName(entry: number, name: Uint8Array): number;
  /** Whether every name comes behind the one before it, as in an index without several stages. */
  isOrdered(): boolean;
  /** The order of two entries' names: negative, zero or positive. */
  compare(entry: number, other: IndexFile, otherEntry: number): number;
}

const MODE_AT = 24;
const SIZE_AT = 36;
const ASSUMED = 0x8000;
const STAGE = 0x3000;
const SKIPPED = 0x4000;
const INTENDED = 0x2000;
const SLASH = 0x2f;
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Parses an index file.
 * @param oidBytes 20 for SHA-1, 32 for SHA-256
 * @throws Refusal `git-output` on anything that is not understood
 */
export function parseIndex(bytes: Buffer, oidBytes: number): IndexFile {
  if (bytes.length < HEADER + oidBytes || bytes.toString('latin1', 0, 4) !== 'DIRC')
    throw damaged('no header');
  const version = bytes.readUInt32BE(4);
  if (version < 2 || version > 4) throw damaged(`version ${version}`);
  const count = bytes.readUInt32BE(8);
  if (count > bytes.length / (STAT_BYTES + oidBytes)) throw damaged(`${count} entries`);
  const entries = new Entries(bytes, oidBytes, version, count);
  const end = entries.startOf(count);
  const extensions = readExtensions(bytes, end, bytes.length - oidBytes);
  checkOffsets(bytes, end, oidBytes);
  checkBlocks(extensions.get('IEOT'), entries);
  const tree = extensions.get('TREE');
  entries.split = extensions.has('link');
  entries.treeBytes = tree ?? null;
  for (const name of extensions.keys()) {
    // A lower-case name says that a reader who does not know it must not go on.
    if (/^[a-z]/.test(name) && name !== 'link' && name !== 'sdir') throw damaged(`extension ${name}`);
  }
  return entries;
}

class Entries implements IndexFile {
  split = false;
  /** The cache-tree extension, which is parsed once somebody asks for it. */
  treeBytes: Buffer | null = null;
  private tree: readonly CacheTreeNode[] | undefined;
  private readonly starts: Uint32Array;
  private readonly nameStarts: Uint32Array;
  private readonly nameEnds: Uint32Array;
  private readonly names: Buffer;
  private readonly layout: IndexLayout;

  constructor(
    private readonly bytes: Buffer,
    readonly oidBytes: number,
    readonly version: number,
    readonly count: number,
  ) {
    this.layout = layoutOf(bytes, oidBytes, version, count);
    ({
      starts: this.starts,
      nameStarts: this.nameStarts,
      nameEnds: this.nameEnds,
      names: this.names,
    } = this.layout);
  }

  get cacheTree(): readonly CacheTreeNode[] {
    this.tree ??= this.treeBytes === null ? [] : parseCacheTree(this.treeBytes, this.oidBytes);
    return this.tree;
  }

  startOf(entry: number): number {
    return entry < this.count ? this.start(entry) : this.layout.end;
  }

  name(entry: number): Buffer {
    return this.names.subarray(this.nameStarts[entry], this.nameEnds[entry]);
  }

  nameLength(entry: number): number {
    return (this.nameEnds[entry] ?? 0) - (this.nameStarts[entry] ?? 0);
  }

  slashBehind(entry: number, from: number): number {
    const { names } = this;
    const start = this.nameStarts[entry] ?? 0;
    const end = this.nameEnds[entry] ?? 0;
    for (let at = start + from; at < end; at += 1) if (names[at] === SLASH) return at - start;
    return -1;
  }

  copyName(entry: number, from: number, to: number, target: Buffer, at: number): number {
    return copyBytes(this.names, (this.nameStarts[entry] ?? 0) + from, to - from, target, at);
  }

  beginAlike(entry: number, otherEntry: number, length: number): boolean {
    const { names } = this;
    const mine = this.nameStarts[entry] ?? 0;
    const others = this.nameStarts[otherEntry] ?? 0;
    if (mine + length > (this.nameEnds[entry] ?? 0) || others + length > (this.nameEnds[otherEntry] ?? 0))
      return false;
    // From behind, since neighbours seldom differ in front.
    for (let at = length - 1; at >= 0; at -= 1) if (names[mine + at] !== names[others + at]) return false;
    return true;
  }

  path(entry: number): string {
    return decodePath(this.name(entry));
  }

  asciiName(entry: number): string | null {
    const text = this.names.toString('latin1', this.nameStarts[entry], this.nameEnds[entry]);
    return ASCII.test(text) ? text : null;
  }

  endsWith(entry: number, end: Uint8Array): boolean {
    const { names } = this;
    const behind = this.nameEnds[entry] ?? 0;
    const from = behind - end.length;
    // Nearly always the last byte tells.
    if (names[behind - 1] !== end.at(-1) || from < (this.nameStarts[entry] ?? 0)) return false;
    return names.compare(end, 0, end.length, from, behind) === 0;
  }

  compareName(entry: number, name: Uint8Array): number {
    return this.names.compare(name, 0, name.length, this.nameStarts[entry], this.nameEnds[entry]);
  }

  mode(entry: number): number {
    return this.word(this.start(entry) + MODE_AT);
  }

  oid(entry: number): string {
    const at = this.start(entry) + STAT_BYTES;
    return this.bytes.toString('hex', at, at + this.oidBytes);
  }

  copyOid(entry: number, target: Buffer, at: number): number {
    return copyBytes(this.bytes, this.start(entry) + STAT_BYTES, this.oidBytes, target, at);
  }

  stage(entry: number): number {
    return (this.flags(entry) & STAGE) >> 12;
  }

  changeSecond(entry: number): number {
    return this.word(this.start(entry));
  }

  size(entry: number): number {
    return this.word(this.start(entry) + SIZE_AT);
  }

  isAssumed(entry: number): boolean {
    return (this.flags(entry) & ASSUMED) !== 0;
  }

  isSkipped(entry: number): boolean {
    return (this.extendedFlags(entry) & SKIPPED) !== 0;
  }

  isIntended(entry: number): boolean {
    return (this.extendedFlags(entry) & INTENDED) !== 0;
  }

  same(entry: number, other: Entries, otherEntry: number): boolean {
    const mine = this.start(entry) + MODE_AT;
    const theirs = other.start(otherEntry) + MODE_AT;
    if (this.word(mine) !== other.word(theirs)) return false;
    if (this.equalBytes(entry, other, otherEntry)) return true;
    if ((this.flags(entry) & STAGE) !== (other.flags(otherEntry) & STAGE)) return false;
    const at = mine - MODE_AT + STAT_BYTES;
    const otherAt = theirs - MODE_AT + STAT_BYTES;
    for (let index = 0; index < this.oidBytes; index += 1) {
      if (this.bytes[at + index] !== other.bytes[otherAt + index]) return false;
    }
    return this.compare(entry, other, otherEntry) === 0;
  }

  compare(entry: number, other: Entries, otherEntry: number): number {
    let mine = this.nameStarts[entry] ?? 0;
    let theirs = other.nameStarts[otherEntry] ?? 0;
    const end = this.nameEnds[entry] ?? 0;
    const otherEnd = other.nameEnds[otherEntry] ?? 0;
    const { names } = this;
    const { names: otherNames } = other;
    for (; mine < end && theirs < otherEnd; mine += 1, theirs += 1) {
      const difference = (names[mine] ?? 0) - (otherNames[theirs] ?? 0);
      if (difference !== 0) return difference;
    }
    return end - mine - (otherEnd - theirs);
  }

  isOrdered(): boolean {
    const { names, nameStarts, nameEnds, count } = this;
    for (let entry = 1; entry < count; entry += 1) {
      let before = nameStarts[entry - 1] ?? 0;
      let at = nameStarts[entry] ?? 0;
      const end = nameEnds[entry - 1] ?? 0;
      while (before < end && names[before] === names[at]) {
        before += 1;
        at += 1;
      }
      const behind = nameEnds[entry] ?? 0;
      if (at >= behind || (before < end && (names[before] ?? 0) > (names[at] ?? 0))) return false;
    }
    return true;
  }

  /** One comparison of object, flags and name, which lie side by side where names are not compressed. */
  private equalBytes(entry: number, other: Entries, otherEntry: number): boolean {
    if (this.version > 3 || other.version > 3) return false;
    const mine = this.start(entry) + STAT_BYTES;
    const theirs = other.start(otherEntry) + STAT_BYTES;
    const end = this.nameEnds[entry] ?? 0;
    const otherEnd = other.nameEnds[otherEntry] ?? 0;
    if (end - mine !== otherEnd - theirs) return false;
    return this.bytes.compare(other.bytes, theirs, otherEnd, mine, end) === 0;
  }

  private start(entry: number): number {
    return this.starts[entry] ?? 0;
  }

  /** Four bytes; quicker than Buffer's reader, which counts at a hundred thousand entries. */
  private word(at: number): number {
    const { bytes } = this;
    const high = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    return high * 0x10000 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }

  private flags(entry: number): number {
    const at = this.start(entry) + STAT_BYTES + this.oidBytes;
    return ((this.bytes[at] ?? 0) << 8) | (this.bytes[at + 1] ?? 0);
  }

  private extendedFlags(entry: number): number {
    if (this.version < 3 || (this.flags(entry) & EXTENDED) === 0) return 0;
    return this.bytes.readUInt16BE(this.start(entry) + STAT_BYTES + this.oidBytes + 2);
  }
}

/** A few bytes; for so few, Buffer's own copy costs more than the bytes. */
function copyBytes(from: Buffer, start: number, length: number, target: Buffer, at: number): number {
  for (let index = 0; index < length; index += 1) target[at + index] = from[start + index] ?? 0;
  return length;
}
