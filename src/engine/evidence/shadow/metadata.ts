/**
 * The repository's metadata: refs, settings, hooks and Git's own files. Git is only asked by commands that start no
 * configured program, through its pinned directory.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { PathRules } from '../../policy/globs';
import { splitCommand } from '../../shellWords';
import type { Git } from '../git';
import { comparePaths, shownFile } from '../paths';
import { waitingAt, WaitingFileRefusal } from '../waitingFiles';
import { askSetting } from './askSetting';
import {
  configuredKeys,
  effectOf,
  fetchTargets,
  isUnsafeForGit,
  parseConfigList,
  type Setting,
  storedSetting,
  type StoredSetting,
} from './configRules';
import type { WitnessContext } from './context';
import type { Finding } from './findings';
import { ABSENT, changeBetween, fingerprint, fingerprintFollowed } from './fingerprint';
import { userGitFile } from '../userFiles';
import { comparePins, type Pins, snapshotPins } from './pins';
import { compareRefs, snapshotRefs } from './refs';
import type { RefSnapshot } from './refSnapshot';

/** Plain JSON. */
export interface MetadataSnapshot {
  readonly pins: Pins;
  readonly refs: RefSnapshot;
  readonly settings: readonly StoredSetting[];
  readonly operations: Prints;
  readonly files: Prints;
  /** The attributes file of the configuration. */
  readonly attributesFile: string | null;
  readonly shallow: string;
  readonly hooksFolder: string;
  readonly hooks: Prints;
  /** Programs of filters that lie in the worktree: setting, absolute path, fingerprint. */
  readonly filterPrograms: readonly (readonly [string, string, string])[];
}

/** Name and fingerprint. */
type Prints = readonly (readonly [string, string])[];

export interface MetadataResult {
  readonly findings: readonly Finding[];
  /**
   * Whether the repository's own Git could now start a program that it could not start at arming, or look at another
   * worktree: then its view must not be asked for.
   */
  readonly unsafeForGit: boolean;
}

/** A merge, rebase, cherry-pick, revert or bisect that is under way, or a message for the next commit. */
const OPERATIONS = [
  ...[
    'MERGE_HEAD',
    'CHERRY_PICK_HEAD',
    'REVERT_HEAD',
    'BISECT_LOG',
    'BISECT_START',
    'rebase-merge',
    'rebase-apply',
  ],
  ...['sequencer', 'MERGE_AUTOSTASH', 'SQUASH_MSG', 'MERGE_MSG'],
];
const MAX_HOOKS = 1000;
const SHARED_FILES = [
  'info/attributes',
  'info/grafts',
  'objects/info/alternates',
  'objects/info/http-alternates',
];

/** Every setting in force, by file. @throws Refusal `git-failed`, `cancelled` */
export async function settingsInForce(context: WitnessContext): Promise<Setting[]> {
  return listSettings(context, metadataGit(context));
}

/** @param known the settings in force, where the caller has asked already */
export async function snapshotMetadata(
  context: WitnessContext,
  known?: readonly Setting[],
): Promise<MetadataSnapshot> {
  const git = metadataGit(context);
  const settings = known ?? (await listSettings(context, git));
  const [refs, attributes, hooksFolder] = await Promise.all([
    snapshotRefs(context, git, fetchTargets(settings)),
    attributesFile(context, settings),
    hooksFolderOf(context, git, settings),
  ]);
  const [pins, operations, files, shallow, hooks, programs] = await Promise.all([
    snapshotPins(context),
    operationPrints(context),
    filePrints(context, attributes),
    fingerprint(path.join(context.repository.commonDir, 'shallow')),
    hookPrints(hooksFolder),
    filterPrograms(context, settings),
  ]);
  return {
    ...{ pins, refs, operations, files, shallow, hooksFolder, hooks },
    settings: settings.map(storedSetting),
    attributesFile: attributes,
    filterPrograms: programs,
  };
}

export async function compareMetadata(
  context: WitnessContext,
  before: MetadataSnapshot,
): Promise<MetadataResult> {
  const pins = await comparePins(before.pins);
  // Git would answer for another repository: nothing that it says means anything.
  if (pins.length > 0) return { findings: pins, unsafeForGit: true };
  refuseWaiting(context, before);
  const git = metadataGit(context);
  const [settings, refs, operations, files, shallow, hooks, programs] = await Promise.all([
    listSettings(context, git),
    compareRefs(context, git, before.refs),
    operationPrints(context),
    filePrints(context, before.attributesFile),
    fingerprint(path.join(context.repository.commonDir, 'shallow')),
    hookPrints(before.hooksFolder),
    compareFilterPrograms(context, before),
  ]);
  const changedSettings = compareSettings(context, before.settings, settings.map(storedSetting));
  const findings: Finding[] = [
    ...refs,
    ...changes(before.operations, operations).map(([name, change]): Finding => ({
      code: 'git-operation',
      path: null,
      params: { name, change },
    })),
    ...changedSettings,
    ...hookFindings(context, before, hooks),
    ...changes(before.files, files).map(([name, change]): Finding => ({
      code: 'git-file-changed',
      path: null,
      params: { name: shownFile(context.repository.root, name), change },
    })),
    ...shallowFindings(before.shallow, shallow),
    ...programs,
  ];
  const isUnsafe = ({ code, params }: Finding): boolean =>
    code === 'config-changed' && isUnsafeForGit((params as { key: string }).key);
  return { findings, unsafeForGit: programs.length > 0 || findings.some(isUnsafe) };
}

/** @throws WaitingFileRefusal for a file of settings or attributes that Git would wait for */
function refuseWaiting({ repository }: WitnessContext, before: MetadataSnapshot): void {
  const files = new Set(before.settings.map(([file]) => file));
  if (before.attributesFile !== null) files.add(before.attributesFile);
  for (const file of files) {
    const waiting = waitingAt(path.resolve(repository.root, file));
    if (waiting) throw new WaitingFileRefusal(waiting);
  }
}

/** The real repository whatever `.git` or `core.worktree` say. */
function metadataGit({ git, repository }: WitnessContext): Git {
  const { root, gitDir } = repository;
  return git.at(root).with({ prefix: [`--git-dir=${gitDir}`, `--work-tree=${root}`] });
}

async function listSettings({ signal }: WitnessContext, git: Git): Promise<Setting[]> {
  const listed = await git.run(['config', '--list', '-z', '--show-origin', '--includes'], { signal });
  return parseConfigList(listed.stdout);
}

function compareSettings(
  context: WitnessContext,
  before: readonly StoredSetting[],
  after: readonly StoredSetting[],
): Finding[] {
  const keyed = (settings: readonly StoredSetting[]): Map<string, string> =>
    new Map(settings.map(([file, key, digest]) => [`${file}\0${key}`, digest]));
  const [old, now] = [keyed(before), keyed(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name): Finding[] => {
    const [file = '', key = ''] = name.split('\0');
    const change = changeBetween(old.get(name) ?? ABSENT, now.get(name) ?? ABSENT);
    const effect = effectOf(key);
    return change === null || effect === null
      ? []
      : [
          {
            code: 'config-changed',
            path: null,
            params: {
              key,
              effect,
              change,
              file: shownFile(context.repository.root, path.resolve(context.repository.root, file)),
            },
          },
        ];
  });
}

function operationPrints({ repository }: WitnessContext): Promise<Prints> {
  return prints(OPERATIONS, (name) => path.join(repository.gitDir, name), fingerprint);
}

/** Files that change what Git sees; the last is the attributes file of the configuration. */
function filePrints({ repository }: WitnessContext, attributes: string | null): Promise<Prints> {
  const { gitDir, commonDir } = repository;
  const names = [
    ...SHARED_FILES.map((name) => path.join(commonDir, name)),
    path.join(gitDir, 'info', 'sparse-checkout'),
    ...(attributes === null ? [] : [attributes]),
  ];
  return prints(names, (name) => name, fingerprintFollowed);
}

async function attributesFile(context: WitnessContext, settings: readonly Setting[]): Promise<string | null> {
  const { env, repository } = context;
  const named = await askSetting(context, 'core.attributesfile', 'path', configuredKeys(settings));
  if (named === null) return userGitFile(env, 'attributes');
  return named.length === 0 ? null : path.resolve(repository.root, named.toString('utf8'));
}

async function hooksFolderOf(
  { repository, signal }: WitnessContext,
  git: Git,
  settings: readonly Setting[],
): Promise<string> {
  if (!configuredKeys(settings).has('core.hookspath')) return path.join(repository.commonDir, 'hooks');
  return path.resolve(repository.root, await git.line(['rev-parse', '--git-path', 'hooks'], { signal }));
}

/** Git itself deepens and unshallows a shallow clone when it fetches; a clone that was whole stays whole. */
function shallowFindings(before: string, after: string): Finding[] {
  if (before !== ABSENT || after === ABSENT) return [];
  return [{ code: 'git-file-changed', path: null, params: { name: '.git/shallow', change: 'created' } }];
}

/** A hook in the worktree that the policy allows is an ordinary file: the policy has judged it. */
function hookFindings(context: WitnessContext, before: MetadataSnapshot, now: Prints): Finding[] {
  const rules = new PathRules(context.policy.allow, context.policy.deny);
  return changes(before.hooks, now).flatMap(([inner, change]): Finding[] => {
    const name = shownFile(context.repository.root, path.join(before.hooksFolder, inner));
    const isOrdinary =
      !name.startsWith('.git/') && !path.isAbsolute(name) && rules.rule(name).verdict === 'allowed';
    return isOrdinary ? [] : [{ code: 'hook-changed', path: null, params: { name, change } }];
  });
}

export async function hookPrints(folder: string): Promise<Prints> {
  const own = await fingerprintFollowed(folder);
  const names: string[] = [];
  // Hooks lie in the folder itself; what they share often lies one below. The folder may be anything, so no deeper.
  for (const name of await listed(folder)) {
    names.push(name, ...(await listed(path.join(folder, name))).map((inner) => path.join(name, inner)));
    if (names.length > MAX_HOOKS) break;
  }
  const inside = await prints(names, (name) => path.join(folder, name), fingerprintFollowed);
  // A missing folder and an empty one are the same; a link or file in its place is not.
  return own === ABSENT || own === 'folder' ? inside : [['', own], ...inside];
}

async function listed(folder: string): Promise<string[]> {
  const names = await fs.readdir(folder).catch(() => []);
  // Git never runs its own samples.
  return names.filter((name) => !name.endsWith('.sample')).sort(comparePaths);
}

async function prints(
  names: readonly string[],
  place: (name: string) => string,
  print: (file: string) => Promise<string>,
): Promise<Prints> {
  return Promise.all(names.map(async (name) => [name, await print(place(name))] as const));
}

function changes(before: Prints, after: Prints): [string, 'created' | 'changed' | 'deleted'][] {
  const [old, now] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const change = changeBetween(old.get(name) ?? ABSENT, now.get(name) ?? ABSENT);
    return change === null ? [] : [[name, change] as [string, typeof change]];
  });
}

/** Words of filter commands that are files of the worktree: the agent can edit what the owner configured. */
async function filterPrograms(
  { repository }: WitnessContext,
  settings: readonly Setting[],
): Promise<[string, string, string][]> {
  const found: [string, string, string][] = [];
  for (const { key, values } of settings) {
    if (!/^filter\..*\.(clean|smudge|process)$/.test(key)) continue;
    for (const word of values.flatMap((value) => wordsOf(value ?? ''))) {
      const file = path.resolve(repository.root, word);
      if (!file.startsWith(repository.root + path.sep)) continue;
      const print = await fingerprintFollowed(file);
      if (print !== ABSENT && print !== 'folder') found.push([key, file, print]);
    }
  }
  return found;
}

async function compareFilterPrograms(
  { repository }: WitnessContext,
  before: MetadataSnapshot,
): Promise<Finding[]> {
  const compared = await Promise.all(
    before.filterPrograms.map(async ([setting, file, print]): Promise<Finding[]> => {
      const name = path.relative(repository.root, file).split(path.sep).join('/');
      const same = (await fingerprintFollowed(file)) === print;
      return same ? [] : [{ code: 'filter-program-changed', path: name, params: { setting } }];
    }),
  );
  return compared.flat();
}

function wordsOf(command: string): string[] {
  try {
    return splitCommand(command);
  } catch {
    return command.split(/\s+/);
  }
}
