/** Sparse checkouts: what they leave out is absent and flagged, and can be audited by its absence. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { hiddenPaths } from '../gitView';
import { comparePaths, absolutePath } from '../paths';
import type { Repository } from '../repository';
import type { ParsedIndex } from './baselineIndex';
import { formatOfOid, type ObjectFormat, oidBytesOf } from './hashing';
import { type IndexFile, parseIndex } from './indexFile';
import { inParallel } from '../batches';
import { readRegular } from '../regularFiles';

const FOLDER = 0o040000;
const SUBMODULE = 0o160000;

/**
 * The baseline's paths that the real index marks as left out: one by one, or as whole folders of a sparse index.
 * @param index the real one; null where there is none
 */
export function skippedPaths(index: IndexFile | null, baseline: IndexFile): Set<string> {
  const skipped = new Set<string>();
  // Version 2 has no room for the mark.
  if (index === null || index.version === 2) return skipped;
  const folders: string[] = [];
  for (let entry = 0; entry < index.count; entry += 1) {
    if (!index.isSkipped(entry)) continue;
    if (index.mode(entry) === FOLDER) folders.push(index.path(entry));
    else skipped.add(index.path(entry));
  }
  for (let entry = 0; folders.length > 0 && entry < baseline.count; entry += 1) {
    const name = baseline.path(entry);
    if (folders.some((folder) => name.startsWith(folder))) skipped.add(name);
  }
  return skipped;
}

/** Tracked paths with a flag that hides changes and that no sparse checkout explains. */
export async function flagsAgainstArming(
  repository: Repository,
  baseline: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const index = (await readRealIndex(repository, formatOfOid(baseline)))?.index ?? null;
  if (index !== null && !index.split && !hasFlags(index)) return [];
  return handSetFlags(repository, await hiddenPaths(repository, signal), signal);
}

/** The same without a baseline, which there may be none of: what would refuse now. */
export async function flagsInTheWay(
  repository: Repository,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  return handSetFlags(repository, await hiddenPaths(repository, signal), signal);
}

function hasFlags(index: IndexFile): boolean {
  for (let entry = 0; entry < index.count; entry += 1) {
    if (index.isAssumed(entry) || index.isSkipped(entry)) return true;
  }
  return false;
}

/**
 * The paths among `hidden` whose flags no sparse checkout explains: assume-unchanged, a file that is there, or no sparse
 * checkout at all. A submodule is there although it is left out: Git never removes one, and it is audited on its own.
 */
export async function handSetFlags(
  repository: Repository,
  hidden: readonly string[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const call = { accept: [0, 1], signal };
  const [enabled, format] = await Promise.all([
    repository.git.line(['config', '--type=bool', '--get', 'core.sparseCheckout'], call),
    repository.git.line(['rev-parse', '--show-object-format'], { signal }),
  ]);
  if (enabled !== 'true') return hidden;
  const index = (await readRealIndex(repository, format === 'sha256' ? 'sha256' : 'sha1'))?.index ?? null;
  if (index === null || index.split) return hidden;
  const assumed = new Set<string>();
  const submodules = new Set<string>();
  const flagged = new Set(hidden);
  for (let entry = 0; entry < index.count; entry += 1) {
    if (index.isAssumed(entry)) assumed.add(index.path(entry));
    else if (index.isSkipped(entry) && index.mode(entry) === SUBMODULE) submodules.add(index.path(entry));
    // Newer Git drops the flag of a file that is there while it reads, and does not say so.
    if (index.isSkipped(entry) && index.mode(entry) !== FOLDER) flagged.add(index.path(entry));
  }
  const names = [...flagged].sort(comparePaths);
  const isThere = await inParallel(
    names,
    (name) =>
      fs.lstat(absolutePath(repository.root, name)).then(
        () => true,
        () => false,
      ),
    signal,
  );
  return names.filter((name, at) => assumed.has(name) || (isThere[at] === true && !submodules.has(name)));
}

/** The repository's own index as it is now; null where it has none. @throws Refusal `git-output` */
export async function readRealIndex(
  repository: Repository,
  format: ObjectFormat,
): Promise<ParsedIndex | null> {
  const bytes = await readRegular(path.join(repository.gitDir, 'index'), Infinity).catch(() => null);
  return bytes && { bytes, index: parseIndex(bytes, oidBytesOf(format)) };
}
