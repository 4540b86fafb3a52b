/**
 * Cordon's own walk over the worktree: what Git would not list. A folder is read again only when its change time or
 * its inode is not the one of arming: nobody can set a change time, and every new, removed or renamed name moves it.
 *
 * Folders that the rules of arming ignore are never entered, and what they hold is nobody's business here.
 */
import { type BigIntStats, lstatSync } from 'node:fs';
import { isSideFolderName } from '../../store/sideFolders';
import type { ConfiguredKeys } from './configRules';
import type { TrackedPaths, WitnessContext } from './context';
import { foldersOf, isDotGit, isIgnoreFile, markOf, readFolder } from './folders';
import {
  type Asked,
  folderOf,
  freezeRules,
  ignoredBy,
  readIgnoreFiles,
  readSkippedIgnoreFiles,
} from './ignoreRules';
import { dotGitMark } from './nestedGit';
import { Comparison } from './walkComparison';
import { absolutePath } from '../paths';
import { inSlices } from '../batches';
import type { WalkSnapshot, WalkResult, WalkOptions } from './walkTypes';

/** The worktree at arming, which is clean: what is not tracked there is ignored, empty or odd. */
export async function snapshotWalk(
  context: WitnessContext,
  tracked: TrackedPaths,
  configured?: ConfiguredKeys,
): Promise<WalkSnapshot> {
  const { root } = context.repository;
  const trackedFolders = foldersOf(tracked.files, tracked.gitlinks);
  const folders: [string, string][] = [];
  const oddities: [string, string][] = [];
  const ignoreFolders = new Set<string>();
  let rules = await freezeRules(context, configured);
  for (let level = ['']; level.length > 0;) {
    const now = BigInt(Date.now()) * 1_000_000n;
    const looks = await inSlices(level, (folder) => readFolder(root, folder, now, 'odd'), context.signal);
    const below: string[] = [];
    const asked: Asked[] = [];
    const holders: string[] = [];
    for (const [index, { entries, mark }] of looks.entries()) {
      const folder = level[index] ?? '';
      folders.push([folder, mark]);
      for (const { path: name, kind } of entries) {
        if (name === '.git' || name === '.cordon') continue;
        // The envelope that is being armed lies in a folder of Cordon's own until it appears.
        if (folder === '' && isSideFolderName(name)) continue;
        if (isDotGit(name)) oddities.push([name, await dotGitMark(root, name)]);
        else if (kind === 'special') oddities.push([name, 'special']);
        else if (kind !== 'folder') holders.push(...(isIgnoreFile(name) ? [folder] : []));
        else if (tracked.gitlinks.has(name)) continue;
        else if (trackedFolders.has(name)) below.push(name);
        else asked.push({ path: name, folder: true });
      }
    }
    // A folder's own ignore file counts for what is in it, so it is needed before its subfolders are asked about.
    rules = { ...rules, files: [...rules.files, ...(await readIgnoreFiles(context, holders))] };
    for (const folder of holders) ignoreFolders.add(folder);
    const ignored = await ignoredBy(rules, asked, context);
    level = [...below, ...asked.map(({ path: name }) => name).filter((name) => !ignored.has(name))];
  }
  const skipped: string[] = [];
  for (const name of tracked.files) {
    if (isIgnoreFile(name) && !ignoreFolders.has(folderOf(name))) skipped.push(name);
  }
  const more = await readSkippedIgnoreFiles(context, skipped);
  return { rules: { ...rules, files: [...rules.files, ...more] }, folders, oddities };
}

/**
 * What is untracked now by the rules of arming, and what Git cannot show.
 * @param tracked what the baseline tracks; only asked for when a folder changed
 */
export async function compareWalk(
  context: WitnessContext,
  snapshot: WalkSnapshot,
  tracked: () => Promise<TrackedPaths>,
  options: WalkOptions = {},
): Promise<WalkResult> {
  const changed = await changedFolders(context, snapshot);
  if (changed.length === 0) return { untracked: [], problems: [], findings: [] };
  return new Comparison(context, snapshot, await tracked(), options).run(changed);
}

function lookAt(place: Buffer): BigIntStats | undefined {
  try {
    return lstatSync(place, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Known folders whose mark is another one now. */
async function changedFolders(context: WitnessContext, snapshot: WalkSnapshot): Promise<string[]> {
  const { repository, signal } = context;
  const same = await inSlices(
    snapshot.folders,
    ([folder, mark]) => {
      if (mark === '' || folder === '' || process.platform === 'win32') return false;
      const stats = lookAt(absolutePath(repository.root, folder));
      return stats?.isDirectory() === true && markOf(stats) === mark;
    },
    signal,
  );
  return snapshot.folders.filter((_, index) => same[index] !== true).map(([folder]) => folder);
}
