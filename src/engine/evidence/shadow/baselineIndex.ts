/**
 * The baseline as an index that no file was looked at for. The real index is taken where it holds just that, which its
 * trees prove: hashing them up to the root is cheaper than a process that reads them from the object store. Pure.
 */
import { TreeBuilder } from './cacheTree';
import { type IndexFile, parseIndex } from './indexFile';
import { withoutStatData } from './indexParts';

const FOLDER = 0o040000;

/** An index file and what it says. */
export interface ParsedIndex {
  readonly bytes: Buffer;
  readonly index: IndexFile;
}

/**
 * The real index without its stat data; null where it cannot be the baseline's, or only by more than its entries: flags,
 * several stages, a sparse or split index, a cache-tree that Git has to build again. Names out of order could make the
 * same trees.
 */
export function plainIndex({ bytes, index }: ParsedIndex): ParsedIndex | null {
  const [root] = index.cacheTree;
  if (index.version !== 2 || index.split || root?.entryCount !== index.count) return null;
  if (index.cacheTree.some(({ oid }) => oid === null) || !index.isOrdered()) return null;
  for (let entry = 0; entry < index.count; entry += 1)
    if (index.isAssumed(entry) || index.stage(entry) > 0 || index.mode(entry) === FOLDER) return null;
  const plain = withoutStatData(bytes, index);
  return { bytes: plain, index: parseIndex(plain, index.oidBytes) };
}

/** Whether an index holds that tree and nothing else, and every node of its cache-tree is what its entries make. */
export function holdsTree(index: IndexFile, tree: string): boolean {
  const builder = new TreeBuilder(index);
  return (
    builder.tree('').oid === tree &&
    index.cacheTree.every(({ folder, oid, entryCount }) => {
      const built = builder.tree(folder);
      return built.oid === oid && built.count === entryCount;
    })
  );
}
