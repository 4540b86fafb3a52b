import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal, hasErrorCode, systemReason } from '../errors';
import { say } from '../said';
import { type TrackedChange, parseListing, parseRawNumstat, parseStatus } from './parsers';
import { comparePaths, decodePath, encodePath } from './paths';
import { type Repository, requireBaseline } from './repository';

/** A folder or file that could not be looked into, and the system's reason. */
export interface Unreadable {
  readonly path: string;
  readonly reason: string;
}

/** What the repository's own Git says about the worktree: the first witness, and the whole of Cordon 1.0's. */
export interface GitView {
  readonly head: string | null;
  readonly tracked: readonly TrackedChange[];
  /** Changed tracked paths whose lines Git could not count: never to be taken for unchanged. */
  readonly uncounted: ReadonlySet<string>;
  readonly untracked: readonly string[];
  readonly hidden: readonly string[];
  readonly trackedState: readonly string[];
  /** Folders that Git could not open, so that it cannot have seen what is inside. */
  readonly unreadable: readonly Unreadable[];
}

const DIFF = [
  'diff-index',
  '--raw',
  '-z',
  '--no-renames',
  '--ignore-submodules=none',
  '--no-ext-diff',
  '--no-textconv',
];
const LIST = ['ls-files', '-v', '-z', '--cached', '--others', '--exclude-standard'];
const NO_OBJECT = /^0+$/;
const SUBMODULE = '160000';

/**
 * Looks at the worktree through the repository's Git: two processes side by side, none of which takes a lock
 * or writes (plumbing only: `git diff` would refresh the index).
 * @throws Refusal `state-invalid` for a baseline that is no commit, `git-failed`, `git-output`, `cancelled`
 */
export async function gitView(
  repository: Repository,
  baseline: string,
  head: Promise<string | null>,
  signal?: AbortSignal,
): Promise<GitView> {
  // Starting a process keeps us busy for a moment, so those that take longest come first.
  const [tracked, listed, commit] = await Promise.all([
    trackedChanges(repository, baseline, signal),
    repository.git.run(LIST, { signal }),
    head,
  ]);
  const listing = parseListing(listed.stdout);
  return {
    head: commit,
    tracked: await withoutTouched(repository, tracked, signal),
    uncounted: tracked.uncounted,
    ...listing,
    // Git warns on stderr about what it cannot open. Any word there sends us to look ourselves.
    unreadable: listed.stderr === '' ? [] : await unreadableFolders(repository, signal),
  };
}

/** Paths that keep the worktree from being clean: staged, unstaged, and untracked ones no ignore rule hides. */
export async function dirtyPaths(repository: Repository, signal?: AbortSignal): Promise<string[]> {
  const args = [
    'status',
    '--porcelain=v1',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--ignore-submodules=none',
  ];
  const status = await repository.git.run(args, { signal });
  const unreadable = status.stderr === '' ? [] : await unreadableFolders(repository, signal);
  const paths = [...parseStatus(status.stdout), ...unreadable.map((folder) => folder.path)];
  return [...new Set(paths)].sort(comparePaths);
}

/** Tracked paths that carry a flag which hides changes from Git. */
export async function hiddenPaths(repository: Repository, signal?: AbortSignal): Promise<string[]> {
  const listed = await repository.git.run(['ls-files', '-v', '-z'], { signal });
  return parseListing(listed.stdout).hidden.sort(comparePaths);
}

/** Tracked changes, and those of them whose content Git could not look at. */
interface Tracked {
  readonly changes: readonly TrackedChange[];
  readonly uncounted: ReadonlySet<string>;
}

async function trackedChanges(
  repository: Repository,
  baseline: string,
  signal?: AbortSignal,
): Promise<Tracked> {
  const { git } = repository;
  // A tree would do for Git, and is no baseline.
  const commit = `${baseline}^{commit}`;
  const whole = await git.run([...DIFF, '--numstat', commit, '--'], { accept: [0, 128], signal });
  if (whole.exitCode === 0) return { changes: parseRawNumstat(whole.stdout), uncounted: new Set() };
  // Git gives up as a whole on one path it cannot read (a fifo in place of a file). The list alone reads no
  // content, and counts are asked again without the paths that cannot be read; what then has no counts is
  // reported as uncounted, never taken for unchanged.
  const listed = await git.run([...DIFF, commit, '--'], { accept: [0, 128], signal });
  if (listed.exitCode !== 0) {
    await requireBaseline(repository, baseline, signal);
    throw new Refusal(
      'git-failed',
      say`git diff-index failed (exit ${listed.exitCode}): ${listed.stderr.trim()}`,
    );
  }
  const changes = parseRawNumstat(listed.stdout);
  const readable = await Promise.all(changes.map((change) => canBeRead(repository.root, change.path)));
  const left = changes.filter((_, index) => readable[index] !== true).map((change) => change.path);
  const without = left.map((name) => `:(exclude,top,literal)${name}`);
  const counted = await git.run([...DIFF, '--numstat', commit, '--', ':(top)', ...without], {
    accept: [0, 128],
    signal,
  });
  if (counted.exitCode !== 0) return { changes, uncounted: new Set(changes.map((change) => change.path)) };
  const counts = new Map(parseRawNumstat(counted.stdout).map((change) => [change.path, change]));
  return {
    changes: changes.map((change) => counts.get(change.path) ?? change),
    uncounted: new Set(changes.filter((change) => !counts.has(change.path)).map((change) => change.path)),
  };
}

async function canBeRead(root: string, name: string): Promise<boolean> {
  const file = Buffer.concat([Buffer.from(root + path.sep), encodePath(name)]);
  try {
    const stats = await fs.lstat(file);
    if (!stats.isFile()) return !isSpecial(stats);
    await (await fs.open(file, 'r')).close();
    return true;
  } catch (error) {
    return hasErrorCode(error, 'ENOENT', 'ENOTDIR');
  }
}

function isSpecial(stats: {
  isFIFO(): boolean;
  isSocket(): boolean;
  isCharacterDevice(): boolean;
  isBlockDevice(): boolean;
}): boolean {
  return stats.isFIFO() || stats.isSocket() || stats.isCharacterDevice() || stats.isBlockDevice();
}

/**
 * Leaves out files whose time stamps moved while their content stayed. Git compares the content of text files
 * itself (no counts then); for binary ones it only says `-`, so they are hashed as Git would store them.
 */
async function withoutTouched(
  repository: Repository,
  { changes, uncounted }: Tracked,
  signal: AbortSignal | undefined,
): Promise<TrackedChange[]> {
  const touched = changes.filter((change) => maybeTouched(change) && !uncounted.has(change.path));
  const same = new Set(touched.filter((change) => change.counts === null).map((change) => change.path));
  const suspects = touched.filter((change) => change.counts?.binary === true);
  if (suspects.length > 0) {
    const input = Buffer.concat(suspects.flatMap((change) => [quotedPath(change.path), Buffer.from('\n')]));
    const hashed = await repository.git.run(['hash-object', '--stdin-paths'], {
      input,
      accept: [0, 128],
      signal,
    });
    const names = hashed.stdout.toString('latin1').split('\n');
    suspects.forEach((change, index) => {
      if (hashed.exitCode === 0 && names[index] === change.oldObject) same.add(change.path);
    });
  }
  return changes.filter((change) => !same.has(change.path));
}

/** A file or link listed by Git although mode and kind are the baseline's and nobody staged another content. */
function maybeTouched(change: TrackedChange): boolean {
  const { status, oldMode, newMode, newObject } = change;
  return status === 'M' && oldMode === newMode && oldMode !== SUBMODULE && NO_OBJECT.test(newObject);
}

/** A path as `--stdin-paths` reads it: in C quotes, so that newlines and any byte are possible. */
function quotedPath(name: string): Buffer {
  const bytes = [...encodePath(name)].map((byte) =>
    byte < 0x20 || byte >= 0x7f || byte === 0x22 || byte === 0x5c
      ? `\\${byte.toString(8).padStart(3, '0')}`
      : String.fromCharCode(byte),
  );
  return Buffer.from(`"${bytes.join('')}"`, 'latin1');
}

/** Walks the worktree and names every folder that cannot be opened, except those an ignore rule hides. */
async function unreadableFolders(
  repository: Repository,
  signal: AbortSignal | undefined,
): Promise<Unreadable[]> {
  const found: Unreadable[] = [];
  const walk = async (folder: Buffer, name: Buffer): Promise<void> => {
    signal?.throwIfAborted();
    const entries = await fs
      .readdir(folder, { withFileTypes: true, encoding: 'buffer' })
      .catch((error: unknown) => {
        found.push({ path: decodeFolder(name), reason: systemReason(error) });
        return [];
      });
    for (const entry of entries) {
      const inside = entry.name as unknown as Buffer;
      if (
        !entry.isDirectory() ||
        (name.length === 0 && (inside.equals(DOT_GIT) || inside.equals(DOT_CORDON)))
      )
        continue;
      await walk(Buffer.concat([folder, SLASH, inside]), Buffer.concat([name, inside, SLASH]));
    }
  };
  await walk(Buffer.from(repository.root), Buffer.alloc(0));
  if (found.length === 0) return [];
  const input = Buffer.concat(
    found.flatMap((folder) => [Buffer.from('./'), encodePath(folder.path), Buffer.from('\0')]),
  );
  const answer = await repository.git.run(['check-ignore', '-z', '--stdin'], {
    input,
    accept: [0, 1, 128],
    signal,
  });
  const ignored = new Set(answer.stdout.toString('latin1').split('\0'));
  return found.filter((folder) => !ignored.has(`./${encodePath(folder.path).toString('latin1')}`));
}

const SLASH = Buffer.from('/');
const DOT_GIT = Buffer.from('.git');
const DOT_CORDON = Buffer.from('.cordon');

function decodeFolder(name: Buffer): string {
  return name.length === 0 ? './' : decodePath(name);
}
