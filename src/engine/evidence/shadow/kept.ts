/**
 * Ignored files that hold what only their owner has (settings and keys that are in no commit): deleting one is a
 * violation even where nobody asked to protect it. Editing one is none; that takes `--protect`.
 */
import fs from 'node:fs/promises';
import { decodePath, absolutePath } from '../paths';
import type { TrackedPaths, WitnessContext } from './context';
import type { Finding } from './findings';
import { inFolder } from './ignoreRules';
import { inParallel } from '../batches';
import type { WalkSnapshot } from './walkTypes';

/** Plain JSON. */
export interface KeptSnapshot {
  readonly files: readonly string[];
}

const NAMES = /^(?:\.env(?:\..+)?|.+\.(?:pem|key))$/i;
/** Projects keep such files near the top. */
const DEEPEST = 2;
const MAX_FOLDERS = 500;

export async function snapshotKept(
  { repository, signal }: WitnessContext,
  tracked: TrackedPaths,
  { folders }: WalkSnapshot,
): Promise<KeptSnapshot> {
  const near = folders.map(([folder]) => folder).filter((folder) => folder.split('/').length <= DEEPEST);
  const look = async (folder: string): Promise<string[]> => {
    const place = folder === '' ? repository.root : absolutePath(repository.root, folder);
    const entries = await fs.readdir(place, { withFileTypes: true, encoding: 'buffer' }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() && NAMES.test(entry.name.toString('latin1')));
    return files
      .map((entry) => inFolder(folder, decodePath(entry.name)))
      .filter((name) => !tracked.files.has(name));
  };
  return { files: (await inParallel(near.slice(0, MAX_FOLDERS), look, signal)).flat() };
}

export async function compareKept(
  { repository, signal }: WitnessContext,
  before: KeptSnapshot,
): Promise<Finding[]> {
  const look = async (name: string): Promise<Finding[]> => {
    const there = await fs.lstat(absolutePath(repository.root, name)).catch(() => null);
    return there ? [] : [{ code: 'protected-changed', path: name, params: { change: 'deleted' } }];
  };
  return (await inParallel(before.files, look, signal)).flat();
}
