/**
 * The index's cache-tree: which tree object Git believes each folder to be. A commit takes a valid node's tree without
 * looking at the entries, so a forged node delivers a folder that nobody sees in `git status`. Pure.
 */
import { createHash } from 'node:crypto';
import { decodePath, encodePath } from '../paths';
import type { CacheTreeNode } from './indexExtensions';
import type { IndexFile } from './indexFile';

const FOLDER = 0o040000;
const SLASH = 0x2f;
const SPACE = 0x20;

/** Computes the tree of any folder from an index's entries, of trusted nodes only where it has to. */
export class TreeBuilder {
  private readonly trusted: ReadonlyMap<string, string>;
  private readonly known = new Map<string, BuiltTree>();
  private readonly body: TreeBodies;

  constructor(
    private readonly index: IndexFile,
    trusted: readonly CacheTreeNode[] = [],
    /** The name of an entry's object where it is not the one in the index. */
    private readonly objectOf?: (path: string) => { oid: string; mode: number } | undefined,
  ) {
    this.trusted = new Map(
      trusted.flatMap(({ folder, oid }) => (oid === null ? [] : [[folder, oid] as const])),
    );
    this.body = new TreeBodies(index.oidBytes);
  }

  /** The tree of a folder (with its final slash; empty for the root), and how many entries are below it. */
  tree(folder: string): BuiltTree {
    const known = this.known.get(folder);
    if (known) return known;
    const { start, end } = this.range(folder);
    return this.treeOf(folder, start, end, encodePath(folder).length);
  }

  /** @param end a bound: the folder may end before it */
  private treeOf(folder: string, start: number, end: number, skip: number): BuiltTree {
    const trusted = this.trusted.get(folder);
    const built = trusted === undefined ? this.build(start, end, skip) : this.trust(trusted, folder);
    this.known.set(folder, built);
    return built;
  }

  private trust(oid: string, folder: string): BuiltTree {
    const { start, end } = this.range(folder);
    return { oid, count: end - start };
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

  /** An index is sorted as trees are, folders by their name with a slash: entries and folders come as they are needed. */
  private build(start: number, bound: number, skip: number): BuiltTree {
    const { index, body } = this;
    const begun = body.begin();
    let entry = start;
    while (entry < bound && index.beginAlike(entry, start, skip)) {
      const length = index.nameLength(entry);
      const slash = index.slashBehind(entry, skip);
      if (slash < 0) {
        const other = this.objectOf?.(index.path(entry));
        if (!index.isIntended(entry)) {
          body.name(other?.mode ?? index.mode(entry), index, entry, skip, length);
          if (other) body.oid(other.oid);
          else body.oidOf(index, entry);
        }
        entry += 1;
        continue;
      }
      // A sparse index has whole folders as entries.
      if (slash === length - 1 && index.mode(entry) === FOLDER) {
        body.name(FOLDER, index, entry, skip, slash);
        body.oidOf(index, entry);
        entry += 1;
        continue;
      }
      const folder = decodePath(index.name(entry).subarray(0, slash + 1));
      const { oid, count } = this.known.get(folder) ?? this.treeOf(folder, entry, bound, slash + 1);
      if (count > 0) {
        body.name(FOLDER, index, entry, skip, slash);
        body.oid(oid);
      }
      entry += Math.max(1, count);
    }
    return { oid: body.end(begun), count: entry - start };
  }
}

interface BuiltTree {
  readonly oid: string;
  /** How many entries of the index it holds. */
  readonly count: number;
}

/**
 * The bytes of tree objects while they are put together, a folder's behind those of the one that holds it: a repository
 * may have a hundred thousand names.
 */
class TreeBodies {
  private bytes = Buffer.allocUnsafe(64 * 1024);
  private length = 0;

  constructor(private readonly oidBytes: number) {}

  /** @returns what `end` is told */
  begin(): number {
    return this.length;
  }

  /** `MODE NAME NUL`; the object comes next. */
  name(mode: number, index: IndexFile, entry: number, start: number, end: number): void {
    const octal = mode.toString(8);
    this.reserve(octal.length + 1 + end - start + 1 + this.oidBytes);
    for (let digit = 0; digit < octal.length; digit += 1) this.bytes[this.length++] = octal.charCodeAt(digit);
    this.bytes[this.length++] = SPACE;
    this.length += index.copyName(entry, start, end, this.bytes, this.length);
    this.bytes[this.length++] = 0;
  }

  oid(oid: string): void {
    this.length += this.bytes.write(oid, this.length, 'hex');
  }

  oidOf(index: IndexFile, entry: number): void {
    this.length += index.copyOid(entry, this.bytes, this.length);
  }

  /** The object name of what was put in since `begin`, which is then forgotten. */
  end(begun: number): string {
    const body = this.bytes.subarray(begun, this.length);
    this.length = begun;
    return createHash(this.oidBytes === 20 ? 'sha1' : 'sha256')
      .update(`tree ${body.length}\0`)
      .update(body)
      .digest('hex');
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe((this.length + more) * 2);
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
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
