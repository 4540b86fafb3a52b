/** What follows the entries of an index: extensions, of which the cache-tree is read. Pure. */
import { Refusal } from '../../errors';
import { say } from '../../said';
import { decodePath } from '../paths';

/** One node of the cache-tree extension. `oid` is null for a folder that Git has to build again. */
export interface CacheTreeNode {
  /** Folder with its final slash; empty for the root. */
  readonly folder: string;
  readonly entryCount: number;
  readonly oid: string | null;
}

/** Every extension by its four letters. @throws Refusal `git-output` */
export function readExtensions(bytes: Buffer, start: number, end: number): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = start; at < end;) {
    if (at + 8 > end) throw damaged('an extension is cut short');
    const size = bytes.readUInt32BE(at + 4);
    if (at + 8 + size > end) throw damaged('an extension is cut short');
    const name = bytes.toString('latin1', at, at + 4);
    // Git takes the last of several, or the first, and writes one.
    if (found.has(name)) throw damaged(`extension ${name} twice`);
    found.set(name, bytes.subarray(at + 8, at + 8 + size));
    at += 8 + size;
  }
  return found;
}

/**
 * Git with several threads begins to read extensions where a note at the file's end says.
 * @param end where the entries end @throws Refusal `git-output` for a note that leads elsewhere
 */
export function checkOffsets(bytes: Buffer, end: number, oidBytes: number): void {
  const at = bytes.length - oidBytes - (12 + oidBytes);
  if (at < end || bytes.toString('latin1', at, at + 4) !== 'EOIE') return;
  if (bytes.readUInt32BE(at + 4) === 4 + oidBytes && bytes.readUInt32BE(at + 8) !== end)
    throw damaged('extension EOIE');
}

/**
 * The same for entries, which Git reads in blocks then.
 * @throws Refusal `git-output` for blocks that are not all the entries in turn
 */
export function checkBlocks(
  table: Buffer | undefined,
  entries: { readonly count: number; startOf(entry: number): number },
): void {
  if (table === undefined) return;
  let entry = 0;
  for (let at = 4; at + 8 <= table.length; at += 8) {
    if (table.readUInt32BE(at) !== entries.startOf(entry)) throw damaged('extension IEOT');
    entry += table.readUInt32BE(at + 4);
  }
  if (entry !== entries.count) throw damaged('extension IEOT');
}

/** Nodes from the root down, each before its subfolders. */
export function parseCacheTree(bytes: Buffer, oidBytes: number): CacheTreeNode[] {
  const nodes: CacheTreeNode[] = [];
  let at = 0;
  const readNode = (parent: string, depth: number): void => {
    if (depth > 4096) throw damaged('the cache-tree is too deep');
    const nameEnd = bytes.indexOf(0, at);
    const countEnd = bytes.indexOf(0x0a, nameEnd + 1);
    if (nameEnd < 0 || countEnd < 0) throw damaged('the cache-tree is cut short');
    const counts = /^(-?\d+) (\d+)$/.exec(bytes.toString('latin1', nameEnd + 1, countEnd));
    if (!counts) throw damaged('the cache-tree');
    const name = decodePath(bytes.subarray(at, nameEnd));
    const folder = nodes.length === 0 ? '' : `${parent}${name}/`;
    const entryCount = Number(counts[1]);
    at = countEnd + 1;
    let oid: string | null = null;
    if (entryCount >= 0) {
      if (at + oidBytes > bytes.length) throw damaged('the cache-tree is cut short');
      oid = bytes.toString('hex', at, at + oidBytes);
      at += oidBytes;
    }
    nodes.push({ folder, entryCount, oid });
    for (let left = Number(counts[2]); left > 0; left -= 1) readNode(folder, depth + 1);
  };
  if (bytes.length > 0) readNode('', 0);
  return nodes;
}

export function damaged(what: string): Refusal {
  return new Refusal(
    'git-output',
    say`Git's index cannot be read (${what}): if \`git status\` works here, report it with your Git version`,
  );
}
