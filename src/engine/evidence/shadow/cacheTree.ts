/**
 * The index's cache-tree: which tree object Git believes each folder to be. A commit takes a valid node's tree without
 * looking at the entries, so a forged node delivers a folder that nobody sees in `git status`. Pure.
 */
import { createHash } from 'node:crypto';
import { encodePath } from '../paths';
import type { CacheTreeNode } from './indexExtensions';
import type { IndexFile } from './indexFile';

/** What a tree says of one name. */
interface TreeEntry {
  readonly mode: number;
  readonly name: Buffer;
  readonly oid: string;
}

const FOLDER = 0o040000;
const SLASH = 0x2f;

/** Computes the tree of any folder from an index's entries, of trusted nodes only where it has to. */
export class TreeBuilder {
  private readonly trusted: ReadonlyMap<string, string>;
  private readonly known = new Map<string, { oid: string; count: number }>();

  constructor(
    private readonly index: IndexFile,
    trusted: readonly CacheTreeNode[] = [],
    /** The name of an entry's object where it is not the one in the index. */
    private readonly objectOf: (path: string) => { oid: string; mode: number } | undefined = () => undefined,
  ) {
    this.trusted = new Map(
      trusted.flatMap(({ folder, oid }) => (oid === null ? [] : [[folder, oid] as const])),
    );
  }

  /** The tree of a folder (with its final slash; empty for the root), and how many entries are below it. */
  tree(folder: string): { oid: string; count: number } {
    const known = this.known.get(folder);
    if (known) return known;
    const { start, end } = this.range(folder);
    const trusted = this.trusted.get(folder);
    const built = { oid: trusted ?? this.build(folder, start, end), count: end - start };
    this.known.set(folder, built);
    return built;
  }

  /** The entries below a folder: from the first to behind the last. */
  private range(folder: string): { start: number; end: number } {
    const { index } = this;
    if (folder === '') return { start: 0, end: index.count };
    const prefix = encodePath(folder);
    const after = Buffer.from(prefix);
    after[after.length - 1] = SLASH + 1;
    return { start: lowerBound(index, prefix), end: lowerBound(index, after) };
  }

  private build(folder: string, start: number, end: number): string {
    const { index } = this;
    const skip = encodePath(folder).length;
    const entries: TreeEntry[] = [];
    for (let entry = start; entry < end;) {
      const name = index.name(entry).subarray(skip);
      const slash = name.indexOf(SLASH);
      if (slash < 0) {
        const { oid, mode } = this.objectOf(index.path(entry)) ?? {
          oid: index.oid(entry),
          mode: index.mode(entry),
        };
        if (!index.isIntended(entry)) entries.push({ mode, name, oid });
        entry += 1;
        continue;
      }
      // A sparse index has whole folders as entries.
      if (slash === name.length - 1 && index.mode(entry) === FOLDER) {
        entries.push({ mode: FOLDER, name: name.subarray(0, slash), oid: index.oid(entry) });
        entry += 1;
        continue;
      }
      const path = index.path(entry);
      const inside = path.slice(0, path.indexOf('/', folder.length) + 1);
      const { oid, count } = this.tree(inside);
      if (count > 0) entries.push({ mode: FOLDER, name: name.subarray(0, slash), oid });
      entry += Math.max(1, count);
    }
    return treeOid(entries, index.oidBytes);
  }
}

function lowerBound(index: IndexFile, name: Buffer): number {
  let low = 0;
  let high = index.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (index.compareName(middle, name) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Trees are sorted as if the names of folders ended in a slash. */
function treeOid(entries: readonly TreeEntry[], oidBytes: number): string {
  const key = ({ name, mode }: TreeEntry): Buffer =>
    mode === FOLDER ? Buffer.concat([name, Buffer.of(SLASH)]) : name;
  const sorted = entries
    .map((entry) => ({ entry, key: key(entry) }))
    .sort((a, b) => Buffer.compare(a.key, b.key));
  const body = Buffer.concat(
    sorted.flatMap(({ entry: { mode, name, oid } }) => [
      Buffer.from(`${mode.toString(8)} `, 'latin1'),
      name,
      Buffer.of(0),
      Buffer.from(oid, 'hex'),
    ]),
  );
  return createHash(oidBytes === 20 ? 'sha1' : 'sha256')
    .update(`tree ${body.length}\0`)
    .update(body)
    .digest('hex');
}

/**
 * The folders whose node names another tree than the entries make. Nodes that equal the baseline's are taken as they are
 * where nothing staged lies below them.
 * @param isStaged whether an entry below the folder differs from the baseline
 */
export function forgedFolders(
  index: IndexFile,
  baseline: TreeBuilder,
  isStaged: (folder: string) => boolean,
): string[] {
  const own = new TreeBuilder(index);
  return index.cacheTree
    .filter(({ folder, oid, entryCount }) => {
      if (oid === null) return false;
      const honest = isStaged(folder) ? own.tree(folder) : baseline.tree(folder);
      return honest.oid !== oid || (isStaged(folder) && honest.count !== entryCount);
    })
    .map(({ folder }) => folder);
}
