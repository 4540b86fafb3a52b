/**
 * Caches that hide themselves: pytest, mypy and others make a folder of their own with a `.gitignore` of `*`. No rule
 * of arming covers a new one, so it looks like any untracked folder. One that a verifier made is accepted, and known by
 * its shape; the same folder made by an agent is not.
 */
import fs from 'node:fs/promises';
import { absolutePath } from '../measure';
import { comparePaths, decodePath } from '../paths';
import type { WitnessContext } from './context';
import { foldersOf, isDotGit } from './folders';
import { folderOf, IGNORE_FILE, inFolder } from './ignoreRules';
import { readRegular } from './hashing';

const MAX_IGNORE_BYTES = 4096;
const MAX_ENTRIES = 100_000;
/** https://bford.info/cachedir/ */
const CACHE_TAG = 'Signature: 8a477f597d28d172789f06886806bc55';

/**
 * The folders that appeared while the verifiers ran and are nothing but caches: new as a whole, ignoring all that they
 * hold, named or tagged as a cache, and without programs, links, special files and `.git`.
 * @param before untracked byte paths of the audit before the verifiers
 * @param after those of the audit after them
 */
export async function acceptedCaches(
  context: Pick<WitnessContext, 'repository'>,
  before: readonly string[],
  after: readonly string[],
): Promise<string[]> {
  const { root } = context.repository;
  const old = new Set(before);
  const oldFolders = foldersOf(old);
  const candidates = new Set<string>();
  for (const name of after) {
    const folder = folderOf(name);
    const isIgnoreFile = name === inFolder(folder, IGNORE_FILE);
    if (isIgnoreFile && folder !== '' && !old.has(name) && !oldFolders.has(folder)) candidates.add(folder);
  }
  const accepted: string[] = [];
  for (const folder of [...candidates].sort(comparePaths)) {
    if (accepted.some((outer) => folder.startsWith(`${outer}/`))) continue;
    if (await isCache(root, folder)) accepted.push(folder);
  }
  return accepted;
}

/** Those of the folders accepted before that are still nothing but caches. */
export async function stillCaches(
  context: Pick<WitnessContext, 'repository'>,
  folders: readonly string[],
): Promise<string[]> {
  const { root } = context.repository;
  const still = await Promise.all(folders.map((folder) => isCache(root, folder).catch(() => false)));
  return folders.filter((_, index) => still[index]);
}

async function isCache(root: string, folder: string): Promise<boolean> {
  const [rules, tag] = await Promise.all([
    readText(root, folder, IGNORE_FILE),
    readText(root, folder, 'CACHEDIR.TAG'),
  ]);
  const lines = (rules ?? '').split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const ignoresAll = lines.length === 1 && lines[0]?.trim() === '*';
  const isNamed = /(?:^|\/)(?:\.[^/]+|[^/]*cache[^/]*)$/i.test(folder) || tag?.startsWith(CACHE_TAG) === true;
  return ignoresAll && isNamed && (await holdsDataOnly(root, folder));
}

async function readText(root: string, folder: string, name: string): Promise<string | null> {
  const content = await readRegular(absolutePath(root, inFolder(folder, name)), MAX_IGNORE_BYTES).catch(
    () => null,
  );
  return content?.toString('utf8') ?? null;
}

/** Regular files that nobody can execute, and folders; nothing that is tracked can be in a new folder. */
async function holdsDataOnly(root: string, top: string): Promise<boolean> {
  let left = MAX_ENTRIES;
  for (const stack = [top]; stack.length > 0;) {
    const folder = stack.pop() ?? '';
    for (const entry of await fs.readdir(absolutePath(root, folder), {
      withFileTypes: true,
      encoding: 'buffer',
    })) {
      const name = inFolder(folder, decodePath(entry.name));
      left -= 1;
      if (left < 0 || isDotGit(name)) return false;
      if (entry.isDirectory()) stack.push(name);
      else if (!entry.isFile()) return false;
      else if (process.platform !== 'win32' && (await fs.lstat(absolutePath(root, name))).mode & 0o111)
        return false;
    }
  }
  return true;
}
