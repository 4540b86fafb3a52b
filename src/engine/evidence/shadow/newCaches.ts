/**
 * Caches that hide themselves: tools make a folder of their own with a `.gitignore` of `*`. No rule of arming covers a
 * new one, so it looks like any untracked folder. One that a verifier made is accepted when it is called or tagged as a
 * cache; made by an agent, only those of toolCaches.ts are.
 */
import fs from 'node:fs/promises';
import { comparePaths, decodePath, absolutePath } from '../paths';
import { ignoresAll, isTagged } from './cacheMarks';
import type { WitnessContext } from './context';
import { foldCase, foldersOf, isIgnoreFile } from './folders';
import { folderOf, IGNORE_FILE, inFolder } from './ignoreRules';

const MAX_ENTRIES = 100_000;

/** Folders that steer editors, agents, hooks and builds, whatever they are tagged; also any that begins with `.git`. */
const STEERING = new Set(
  (
    '.agent .agents .aider .amazonq .bundle .cargo .circleci .claude .cline .clinerules .codex .config .continue ' +
    '.copilot .cordon .cursor .devcontainer .direnv .docker .fleet .gemini .gradle .husky .idea .junie .kiro .mvn ' +
    '.nvim .opencode .qwen .roo .run .ssh .storybook .trae .vim .vs .vscode .windsurf .yarn .zed'
  ).split(' '),
);

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
  if (folder.split('/').some(isSteering)) return false;
  const name = lastOf(folder);
  const isNamed = name.startsWith('.') && (NAMES.test(name) || (await isTagged(root, folder)));
  return isNamed && (await ignoresAll(root, folder)) && (await holdsDataOnly(root, folder));
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Hypothesis hides its folder as caches do, but neither calls nor tags it so. */
const NAMES = /cache|^\.hypothesis$/i;

function isSteering(part: string): boolean {
  const name = foldCase(part);
  return STEERING.has(name) || name.startsWith('.git');
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
      if (left < 0 || (isSteering(lastOf(name)) && !isIgnoreFile(name))) return false;
      if (entry.isDirectory()) stack.push(name);
      else if (!entry.isFile()) return false;
      else if (process.platform !== 'win32' && (await fs.lstat(absolutePath(root, name))).mode & 0o111)
        return false;
    }
  }
  return true;
}
