/**
 * `--protect`: files that no Git looks at (ignored ones, mostly) and that must be at the end what they were at arming.
 */
import fs from 'node:fs/promises';
import { Refusal } from '../../errors';
import { say, type Said } from '../../said';
import { compileGlob } from '../../policy/globs';
import { comparePaths, decodePath, absolutePath } from '../paths';
import type { WitnessContext } from './context';
import type { Finding } from './findings';
import { ABSENT, changeBetween, fingerprint, statMark } from './fingerprint';
import { inFolder } from './ignoreRules';
import { inParallel } from '../batches';

/** Plain JSON: path, fingerprint, and a mark that says that the fingerprint need not be made again. */
export interface ProtectSnapshot {
  readonly files: readonly (readonly [string, string, string])[];
}

/** What may be protected, and looked through to find it. */
export const MAX_PROTECTED_FILES = 10_000;
export const MAX_PROTECTED_BYTES = 256 * 1024 * 1024;
const MAX_ENTRIES = 500_000;

/** @throws Refusal `invalid-request` when the patterns cover more than can be kept watch on */
export async function snapshotProtected(context: WitnessContext): Promise<ProtectSnapshot> {
  const { root } = context.repository;
  const names = await protectedPaths(context);
  if (names === null || names.length > MAX_PROTECTED_FILES) {
    throw tooMuch(
      say`more than ${MAX_PROTECTED_FILES.toLocaleString('en')} files, or a tree too large to look through`,
    );
  }
  const sizes = await inParallel(
    names,
    async (name) => (await fs.lstat(absolutePath(root, name))).size,
    context.signal,
  );
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_PROTECTED_BYTES) {
    throw tooMuch(say`more than ${MAX_PROTECTED_BYTES / 1024 / 1024} MiB`);
  }
  const print = async (name: string): Promise<[string, string, string]> => {
    const file = absolutePath(root, name);
    const mark = await statMark(file);
    return [name, await fingerprint(file), mark];
  };
  return { files: await inParallel(names, print, context.signal) };
}

export async function compareProtected(context: WitnessContext, before: ProtectSnapshot): Promise<Finding[]> {
  if (context.options.protect.length === 0) return [];
  const { root } = context.repository;
  const known = new Map(before.files.map(([name, print, mark]) => [name, { print, mark }]));
  // A tree that grew too large to look through: what was there is compared all the same.
  const now = (await protectedPaths(context)) ?? [];
  const names = [...new Set([...known.keys(), ...now])].sort(comparePaths);
  const compare = async (name: string): Promise<Finding[]> => {
    const file = absolutePath(root, name);
    const old = known.get(name);
    if (old !== undefined && old.mark !== '' && old.mark === (await statMark(file))) return [];
    const change = changeBetween(old?.print ?? ABSENT, await fingerprint(file));
    return change === null ? [] : [{ code: 'protected-changed', path: name, params: { change } }];
  };
  return (await inParallel(names, compare, context.signal)).flat();
}

/** Every file, link and special file that a pattern matches, sorted by bytes; null when there is too much to look through. */
async function protectedPaths(context: WitnessContext): Promise<string[] | null> {
  const { protect } = context.options;
  if (protect.length === 0) return [];
  const globs = protect.map(compileGlob);
  const reaches = protect.map(reachOf);
  const found: string[] = [];
  let left = MAX_ENTRIES;
  const look = async (folder: string): Promise<string[]> => {
    const place = folder === '' ? context.repository.root : absolutePath(context.repository.root, folder);
    const entries = await fs.readdir(place, { withFileTypes: true, encoding: 'buffer' }).catch(() => []);
    left -= entries.length;
    const below: string[] = [];
    for (const entry of entries) {
      const name = inFolder(folder, decodePath(entry.name));
      if (name === '.git' || name === '.cordon') continue;
      if (!entry.isDirectory()) {
        if (globs.some((glob) => glob.matches(name))) found.push(name);
      } else if (reaches.some((reach) => reach(name))) below.push(name);
    }
    return below;
  };
  for (let level = ['']; level.length > 0 && left >= 0;) {
    level = (await inParallel(level, look, context.signal)).flat();
  }
  return left < 0 ? null : found.sort(comparePaths);
}

/** Whether a pattern could match something in a folder: its leading segments have to match the folder's names. */
function reachOf(pattern: string): (folder: string) => boolean {
  const segments = pattern.split('/');
  const deep = segments.findIndex((segment) => segment.includes('**'));
  const fixed = (deep < 0 ? segments.slice(0, -1) : segments.slice(0, deep)).map(compileGlob);
  return (folder) => {
    const names = folder.split('/');
    if (deep < 0 && names.length > fixed.length) return false;
    return names.every((name, index) => fixed[index]?.matches(name) ?? true);
  };
}

function tooMuch(what: Said): Refusal {
  return new Refusal(
    'invalid-request',
    say`the protected patterns cover ${what}: name what is to be protected more closely, such as \`.env*\` or \`secrets/**\``,
  );
}
