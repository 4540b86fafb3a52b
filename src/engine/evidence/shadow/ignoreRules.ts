/**
 * The ignore rules of arming, frozen. What anybody writes into an ignore file, an excludes file or a setting later is
 * just content: these rules decide what is untracked for the whole life of an envelope.
 *
 * Git decides, with one `check-ignore`, in a throw-away tree that holds only the ignore files of arming and the folders
 * that are asked about (a rule such as `build/` matches a folder only where it exists).
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { messageOf, Refusal } from '../../errors';
import { say } from '../../said';
import { type Git, gitEnvironment } from '../git';
import { decodePath, encodePath, splitNul, absolutePath } from '../paths';
import { askSetting } from './askSetting';
import type { ConfiguredKeys } from './configRules';
import type { WitnessContext } from './context';
import { inParallel } from '../batches';
import { readRegular, readThrough } from '../regularFiles';
import { userGitFile } from '../userFiles';

/** Plain JSON; contents in base64. */
export interface FrozenRules {
  readonly ignoreCase: boolean;
  /** `info/exclude` and the excludes file of the configuration. */
  readonly exclude: string | null;
  readonly excludesFile: string | null;
  /** Every `.gitignore` in force: its folder (empty for the root) and its content. */
  readonly files: readonly (readonly [string, string])[];
}

/** A question: a byte path and whether it is a folder. */
export interface Asked {
  readonly path: string;
  readonly folder: boolean;
}

export const IGNORE_FILE = '.gitignore';
const MAX_RULES_BYTES = 4 * 1024 * 1024;
/** Before this Git followed a `.gitignore` that is a link. */
const NO_FOLLOW_SINCE: readonly [number, number] = [2, 32];

/**
 * The rules that are in force, but for those of `.gitignore` files, which the caller's walk finds.
 * @param keys the settings there are, where the caller knows them
 */
export async function freezeRules(context: WitnessContext, keys?: ConfiguredKeys): Promise<FrozenRules> {
  const { repository } = context;
  const [caseless, named] = await Promise.all([
    askSetting(context, 'core.ignorecase', 'bool', keys),
    askSetting(context, 'core.excludesfile', 'path', keys),
  ]);
  return {
    ignoreCase: caseless?.toString('latin1') === 'true',
    exclude: base64(await readFollowing(repository.excludeFile)),
    excludesFile: base64(await readExcludesFile(context, named)),
    files: [],
  };
}

type IgnoreFile = FrozenRules['files'][number];

/** The ignore files on disk in these folders (byte paths, empty for the root). */
export async function readIgnoreFiles(
  context: WitnessContext,
  folders: readonly string[],
): Promise<IgnoreFile[]> {
  const { repository, signal } = context;
  const follow = followsLinks(repository.gitVersion);
  const read = async (folder: string): Promise<IgnoreFile | null> => {
    const file = absolutePath(repository.root, inFolder(folder, IGNORE_FILE));
    const content = follow ? await readFollowing(file) : await readIfFile(file);
    return content === null ? null : [folder, content.toString('base64')];
  };
  return (await inParallel(folders, read, signal)).filter((entry) => entry !== null);
}

/** Tracked ignore files that a sparse checkout keeps off the disk: Git takes them from the index. */
export async function readSkippedIgnoreFiles(
  context: WitnessContext,
  names: readonly string[],
): Promise<IgnoreFile[]> {
  const files: IgnoreFile[] = [];
  for (const name of names) {
    const call = { accept: [0, 128], signal: context.signal };
    const blob = await context.git.run(['cat-file', 'blob', `:${name}`], call);
    if (blob.exitCode === 0) files.push([folderOf(name), blob.stdout.toString('base64')]);
  }
  return files;
}

/** The paths of `asked` that the frozen rules ignore. Folders above them are taken for folders. */
export async function ignoredBy(
  rules: FrozenRules,
  asked: readonly Asked[],
  context: Pick<WitnessContext, 'git' | 'env' | 'signal'>,
): Promise<Set<string>> {
  if (asked.length === 0 || isEmpty(rules)) return new Set();
  let scratch: string | undefined;
  try {
    scratch = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'cordon-ignore-')));
    const git = await frozenGit(scratch, rules, asked, context);
    const input = Buffer.concat(asked.flatMap(({ path: name }) => [DOT_SLASH, encodePath(name), NUL]));
    const call = { input, accept: [0, 1], signal: context.signal };
    const answer = await git.run(['check-ignore', '--no-index', '-z', '--stdin'], call);
    return new Set(splitNul(answer.stdout).map((record) => decodePath(record.subarray(DOT_SLASH.length))));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const words = say`cannot ask the ignore rules of arming (${messageOf(error)}): check the folder ${os.tmpdir()}`;
    throw new Refusal('io', words, { cause: error });
  } finally {
    if (scratch !== undefined) await fs.rm(scratch, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Git on a repository that holds nothing but the frozen rules, in a tree that holds nothing but what is asked about. */
async function frozenGit(
  scratch: string,
  rules: FrozenRules,
  asked: readonly Asked[],
  { git, env }: Pick<WitnessContext, 'git' | 'env'>,
): Promise<Git> {
  const [tree, gitDir] = [path.join(scratch, 'tree'), path.join(scratch, 'git')];
  const folders = ['tree', 'git/refs', 'git/objects', 'git/info', 'home'];
  await Promise.all(folders.map((name) => fs.mkdir(path.join(scratch, name), { recursive: true })));
  const excludes = path.join(gitDir, 'excludes');
  await Promise.all([
    fs.writeFile(path.join(gitDir, 'HEAD'), 'ref: refs/heads/none\n'),
    fs.writeFile(path.join(gitDir, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = false\n'),
    fs.writeFile(path.join(gitDir, 'info', 'exclude'), bytes(rules.exclude)),
    fs.writeFile(excludes, bytes(rules.excludesFile)),
    fillTree(tree, rules, asked),
  ]);
  return git.at(tree).with({
    env: emptyEnvironment(env, path.join(scratch, 'home')),
    prefix: [
      ...[`--git-dir=${gitDir}`, `--work-tree=${tree}`],
      ...['-c', `core.ignorecase=${rules.ignoreCase}`, '-c', `core.excludesfile=${excludes}`],
    ],
  });
}

/** Makes the folders that are asked about, and the ignore files that lie on the way to what is asked about. */
async function fillTree(tree: string, rules: FrozenRules, asked: readonly Asked[]): Promise<void> {
  const needed = new Set<string>();
  for (const { path: name } of asked) {
    for (let folder = folderOf(name); !needed.has(folder); folder = folderOf(folder)) needed.add(folder);
  }
  const make = async (folder: string): Promise<void> => {
    // A name too long for here is then no folder for the rules, and so rather untracked than ignored.
    await fs.mkdir(absolutePath(tree, folder), { recursive: true }).catch(() => undefined);
  };
  await inParallel(
    asked.filter(({ folder }) => folder),
    ({ path: name }) => make(name),
  );
  const files = rules.files.filter(([folder]) => needed.has(folder));
  await inParallel(files, async ([folder, content]) => {
    if (folder !== '') await make(folder);
    await fs
      .writeFile(absolutePath(tree, inFolder(folder, IGNORE_FILE)), bytes(content))
      .catch(() => undefined);
  });
}

/** No setting of the user or the system; without literal pathspecs, which make check-ignore die. */
function emptyEnvironment(base: NodeJS.ProcessEnv, home: string): NodeJS.ProcessEnv {
  return {
    ...gitEnvironment(base),
    // Git before 2.32 knows no GIT_CONFIG_GLOBAL.
    HOME: home,
    XDG_CONFIG_HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_ATTR_NOSYSTEM: '1',
  };
}

function isEmpty(rules: FrozenRules): boolean {
  return rules.files.length === 0 && rules.exclude === null && rules.excludesFile === null;
}

/** The folder of a byte path, empty for the root; the root's folder is the root. */
export function folderOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('/')));
}

export function inFolder(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

async function readExcludesFile(context: WitnessContext, named: Buffer | null): Promise<Buffer | null> {
  const { env, repository } = context;
  if (named !== null) {
    if (named.length === 0) return null;
    const isAbsolute = path.isAbsolute(named.toString('utf8'));
    return readFollowing(
      isAbsolute ? named : Buffer.concat([Buffer.from(repository.root + path.sep), named]),
    );
  }
  const file = userGitFile(env, 'ignore');
  return file === null ? null : readFollowing(file);
}

function followsLinks(gitVersion: string): boolean {
  const [major = 0, minor = 0] = gitVersion.split('.').map(Number);
  return major < NO_FOLLOW_SINCE[0] || (major === NO_FOLLOW_SINCE[0] && minor < NO_FOLLOW_SINCE[1]);
}

async function readIfFile(file: Buffer): Promise<Buffer | null> {
  return readRegular(file, MAX_RULES_BYTES).catch(() => null);
}

/** The content of a file, through links; null where there is none that Git would read. */
async function readFollowing(file: Buffer | string): Promise<Buffer | null> {
  try {
    return await readThrough(file, MAX_RULES_BYTES);
  } catch {
    return null;
  }
}

function base64(content: Buffer | null): string | null {
  return content === null ? null : content.toString('base64');
}

function bytes(content: string | null): Buffer {
  return Buffer.from(content ?? '', 'base64');
}

const DOT_SLASH = Buffer.from('./');
const NUL = Buffer.of(0);
