/** What arming notes about tracked files beside the shadow's index: whatever Git's index has no room for. */
import fs from 'node:fs';
import path from 'node:path';
import type { Violation } from '../../violations';
import type { IndexFile } from './indexFile';
import { absolutePath } from '../paths';
import type { PackMarks } from './packs';

/** A file whose bytes on disk were not those of its blob at arming: line ends, LFS, `$Id$`, or an unkept mode. */
export interface FilteredFile {
  /** Name of the blob in the baseline; the shadow's index has the name of the raw bytes instead. */
  readonly oid: string;
  /** Mode in the baseline. */
  readonly mode: number;
  /** True when the raw bytes were the blob's with CRLF for LF. */
  readonly crlf: boolean;
  /** One short hash a line of the raw text, so that changed lines can be counted; null for a binary or a large file. */
  readonly lines: string | null;
}

export interface ArmedFiles {
  readonly filtered: ReadonlyMap<string, FilteredFile>;
  /** Paths that the sparse checkout left out. */
  readonly skipped: ReadonlySet<string>;
  /** Files with permission bits that Git does not keep and that matter: setuid, setgid, sticky, writable by all. */
  readonly loose: ReadonlyMap<string, number>;
  /** Tracked files that have several names. */
  readonly linked: ReadonlyMap<string, LinkedFile>;
  /** SHA-256 of the real index while it holds the baseline and nothing else; null when that could not be said. */
  readonly cleanIndex: string | null;
  /** When arming began, in milliseconds. */
  readonly armedAt: number;
  readonly packs: PackMarks;
  /** Those bits where most files have them (a file system without owners). */
  readonly usualBits: number;
}

/** A file with several names: which one it is, and how many. */
export interface LinkedFile {
  readonly inode: string;
  readonly names: number;
}

/** Permission bits beyond what Git tracks that make a file dangerous. */
export const LOOSE_BITS = 0o7002;

export interface TrackedStats {
  /** The latest ctime of a tracked file, in milliseconds. */
  readonly latestChange: number;
  /** The ctime of each entry in milliseconds, 0 where there is nothing. */
  readonly changes: Float64Array;
  readonly loose: ReadonlyMap<string, number>;
  readonly linked: ReadonlyMap<string, LinkedFile>;
  readonly usualBits: number;
}

const SLICE = 2000;
const FILE_KINDS = 0o170000;
const REGULAR = 0o100000;

/** Looks at every tracked file once, without opening one. @throws the signal's reason */
export async function statTracked(
  root: string,
  index: IndexFile,
  signal?: AbortSignal,
): Promise<TrackedStats> {
  const counts = new Map<number, number>();
  const seen: [number, number][] = [];
  const linked = new Map<string, LinkedFile>();
  const changes = new Float64Array(index.count);
  let latestChange = 0;
  for (let entry = 0; entry < index.count; entry += 1) {
    if (entry % SLICE === SLICE - 1) {
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
    }
    if ((index.mode(entry) & FILE_KINDS) === 0o160000) continue;
    const stats = fs.lstatSync(placeOf(root, index, entry), { throwIfNoEntry: false });
    if (!stats) continue;
    changes[entry] = stats.ctimeMs;
    if (stats.ctimeMs > latestChange) latestChange = stats.ctimeMs;
    if ((stats.mode & FILE_KINDS) !== REGULAR) continue;
    if (stats.nlink > 1) linked.set(index.path(entry), { inode: String(stats.ino), names: stats.nlink });
    const bits = stats.mode & LOOSE_BITS;
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
    if (bits !== 0) seen.push([entry, bits]);
  }
  const files = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const [usualBits = 0] = [...counts].find(([, count]) => count * 2 > files) ?? [];
  const loose = seen
    .filter(([, bits]) => bits !== usualBits)
    .map(([entry, bits]) => [index.path(entry), bits] as const);
  return { latestChange, changes, loose: new Map(loose), linked, usualBits };
}

/** As text where that says it all: a hundred thousand buffers cost as much as the looks. */
function placeOf(root: string, index: IndexFile, entry: number): string | Buffer {
  const name = index.asciiName(entry);
  return name === null ? absolutePath(root, index.path(entry)) : `${root}${path.sep}${name}`;
}

/** Permission bits that Git does not keep, that matter, and that files here do not have. */
export function loosePermissions(path: string, mode: number, usual: number): Violation[] {
  if ((mode & LOOSE_BITS & ~usual) === 0) return [];
  return [{ code: 'loose-permissions', path, params: { mode: (mode & 0o7777).toString(8) } }];
}

/** The text of `files.json`. */
export function serializeArmedFiles(files: ArmedFiles): string {
  return JSON.stringify({
    filtered: [...files.filtered].map(([path, file]) => [path, file.oid, file.mode, file.crlf, file.lines]),
    skipped: [...files.skipped],
    loose: [...files.loose],
    linked: [...files.linked].map(([path, { inode, names }]) => [path, inode, names]),
    usualBits: files.usualBits,
    cleanIndex: files.cleanIndex,
    armedAt: files.armedAt,
    packs: [...files.packs],
  });
}

/** Reads `files.json`, whose digest was checked before. */
export function parseArmedFiles(text: string): ArmedFiles {
  const raw = JSON.parse(text) as {
    filtered: [string, string, number, boolean, string | null][];
    skipped: string[];
    loose: [string, number][];
    linked: [string, string, number][];
    usualBits: number;
    cleanIndex: string | null;
    armedAt: number;
    packs: [string, string][];
  };
  return {
    filtered: new Map(
      raw.filtered.map(([path, oid, mode, crlf, lines]) => [path, { oid, mode, crlf, lines }]),
    ),
    skipped: new Set(raw.skipped),
    loose: new Map(raw.loose),
    linked: new Map(raw.linked.map(([path, inode, names]) => [path, { inode, names }])),
    usualBits: raw.usualBits,
    cleanIndex: raw.cleanIndex,
    armedAt: raw.armedAt,
    packs: new Map(raw.packs),
  };
}
