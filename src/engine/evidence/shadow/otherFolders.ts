/**
 * Git directories beside the repository's own that a later command enters: those of submodules, also of one that is not
 * initialised yet, and the settings of other worktrees. Nothing that starts a program may appear there.
 */
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { shownFile } from '../paths';
import { inParallel } from '../batches';
import { borrowedStores, type GitFolders } from '../waitingFiles';
import { effectOf, parseConfigList } from './configRules';
import type { WitnessContext } from './context';
import type { Change, Finding } from './findings';
import { ABSENT, changeBetween, fingerprintFollowed } from './fingerprint';
import { hookPrints } from './metadata';
import { replacedFolders, storeFolders, type StoreFolders } from './storeFolders';

/** Plain JSON: absolute path and fingerprint. */
export interface OtherFoldersSnapshot {
  readonly hooks: readonly (readonly [string, string])[];
  readonly settings: readonly (readonly [string, string])[];
  /** What submodules borrow objects from. */
  readonly files: readonly (readonly [string, string])[];
  readonly stores: StoreFolders;
}

const MAX_DEPTH = 12;
const MAX_FOLDERS = 5000;

export async function snapshotOtherFolders({
  repository: { gitDir, commonDir },
  signal,
}: WitnessContext): Promise<OtherFoldersSnapshot> {
  const worktrees = foldersIn(path.join(commonDir, 'worktrees'));
  const modules = moduleFolders({ gitDir, commonDir });
  const hooks = await inParallel(
    modules.map((folder) => path.join(folder, 'hooks')),
    async (folder) =>
      (await hookPrints(folder)).map(([name, print]) => [path.join(folder, name), print] as const),
    signal,
  );
  const settingFiles = [
    ...worktrees.map((folder) => path.join(folder, 'config.worktree')),
    ...modules.flatMap((folder) => ['config', 'config.worktree'].map((name) => path.join(folder, name))),
  ];
  const settings = await inParallel(
    settingFiles,
    async (file) => [file, await fingerprintFollowed(file)] as const,
    signal,
  );
  const files = await inParallel(
    modules.map((folder) => path.join(folder, 'objects', 'info', 'alternates')),
    async (file) => [file, await fingerprintFollowed(file)] as const,
    signal,
  );
  const isThere = ([, print]: readonly [string, string]): boolean => print !== ABSENT;
  const owners = [commonDir, ...modules];
  return {
    hooks: hooks.flat(),
    settings: settings.filter(isThere),
    files: files.filter(isThere),
    stores: storeFolders(owners.flatMap((owner) => [path.join(owner, 'objects'), ...borrowedStores(owner)])),
  };
}

/** The Git directories of all submodules that the repository has ever had, whichever worktree they belong to. */
export function moduleFolders({ gitDir, commonDir }: GitFolders): string[] {
  const owners = new Set([commonDir, gitDir, ...foldersIn(path.join(commonDir, 'worktrees'))]);
  return [...owners].flatMap((folder) => modulesIn(path.join(folder, 'modules')));
}

/** @param before null for an envelope that was armed when nobody looked there */
export async function compareOtherFolders(
  context: WitnessContext,
  before: OtherFoldersSnapshot | null,
): Promise<Finding[]> {
  if (before === null) return [];
  const { root } = context.repository;
  const now = await snapshotOtherFolders(context);
  const hooks = changes(before.hooks, now.hooks).map(([file, change]): Finding => {
    return { code: 'hook-changed', path: null, params: { name: shownFile(root, file), change } };
  });
  const settings = await inParallel(
    changes(before.settings, now.settings),
    ([file, change]) => programsIn(context, file, change),
    context.signal,
  );
  const files = [
    ...changes(before.files, now.files),
    ...replacedFolders(before.stores).map((folder): [string, Change] => [folder, 'changed']),
  ].map(([file, change]): Finding => {
    return { code: 'git-file-changed', path: null, params: { name: shownFile(root, file), change } };
  });
  return [...hooks, ...settings.flat(), ...files];
}

type Prints = OtherFoldersSnapshot['hooks'];

/** What is gone starts nothing. */
function changes(before: Prints, now: Prints): [string, Change][] {
  const old = new Map(before);
  return now.flatMap(([file, print]): [string, Change][] => {
    const change = changeBetween(old.get(file) ?? ABSENT, print);
    return change === null ? [] : [[file, change]];
  });
}

/** Settings of a changed file that can start a program, or include another file. */
async function programsIn(
  { git, repository, signal }: WitnessContext,
  file: string,
  change: Change,
): Promise<Finding[]> {
  const args = ['config', '--file', file, '--list', '-z', '--show-origin', '--no-includes'];
  const listed = await git.run(args, { accept: [0, 1, 128], signal });
  const shown = shownFile(repository.root, file);
  if (listed.exitCode !== 0)
    return [{ code: 'git-file-changed', path: null, params: { name: shown, change } }];
  return parseConfigList(listed.stdout)
    .filter(({ key }) => effectOf(key) === 'command' || /^include(?:if)?\./.test(key))
    .map(({ key }) => ({
      code: 'config-changed',
      path: null,
      params: { key, effect: 'command', change, file: shown },
    }));
}

/** The Git directories below, also those of submodules inside of others. */
function modulesIn(top: string): string[] {
  const found: string[] = [];
  let looked = 0;
  for (let level = [top], depth = 0; level.length > 0 && depth < MAX_DEPTH; depth += 1) {
    const below: string[] = [];
    for (const folder of level) {
      looked += 1;
      if (looked > MAX_FOLDERS) return found;
      const isModule =
        folder !== top && lstatSync(path.join(folder, 'HEAD'), { throwIfNoEntry: false }) !== undefined;
      if (isModule) found.push(folder);
      below.push(...(isModule ? [path.join(folder, 'modules')] : foldersIn(folder)));
    }
    level = below;
  }
  return found;
}

/** Through links, as Git goes. */
function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map((entry) => path.join(folder, entry.name));
  } catch {
    return [];
  }
}
