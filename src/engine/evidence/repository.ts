import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal, hasErrorCode } from '../errors';
import { say } from '../said';
import { type Git, gitVersion } from './git';
import { GitGuard } from './gitGuard';
import { type Found, findFolders } from './gitFolders';
import {
  firstWaiting,
  type FoundFolders,
  type WaitingFile,
  waitingInGitFolders,
  WaitingFileRefusal,
} from './waitingFiles';

/** One worktree and the places of its repository that Cordon uses. All paths are absolute and real. */
export interface Repository {
  readonly git: Git;
  readonly gitVersion: string;
  /** Top folder of the worktree. */
  readonly root: string;
  /** This worktree's Git directory (`.git/worktrees/NAME` for a linked one). */
  readonly gitDir: string;
  /** The Git directory that all worktrees share. */
  readonly commonDir: string;
  readonly excludeFile: string;
  readonly lockFile: string;
}

const PLACES = ['--show-toplevel', '--absolute-git-dir', '--git-common-dir'];
const GIT_PATHS = ['info/exclude', 'cordon.lock'];

/**
 * Finds the worktree that holds `folder`.
 * @throws Refusal `no-repository`, `git-too-old`, `git-missing`
 */
export async function openRepository(
  git: Git,
  folder: string,
  signal?: AbortSignal,
  isArmed: (folder: string) => Promise<boolean> = hasEnvelope,
): Promise<Repository> {
  const start = await realFolder(folder);
  const found = await findFolders(start);
  const here = found.folders ? guardedAt(git, found.folders).at(start) : git.at(start);
  const asked = await askUnlessWaiting(here, found, signal);
  if (asked instanceof WaitingFileRefusal) {
    if (found.folders && (await isArmed(found.folders.root))) return unasked(git, found.folders);
    throw asked;
  }
  const { version, answers } = asked;
  const [root, gitDir, commonDir, excludeFile, lockFile] = answers.map((answer) =>
    path.resolve(start, answer),
  );
  if (!root || !gitDir || !commonDir || !excludeFile || !lockFile) {
    throw new Refusal(
      'git-output',
      say`git rev-parse gave ${answers.length} answers in ${start}, expected 5`,
    );
  }
  await refuseRedirected(start, root, isArmed);
  return {
    git: guardedAt(git, { root, gitDir, commonDir }),
    gitVersion: version,
    root,
    gitDir,
    commonDir,
    excludeFile,
    lockFile,
  };
}

/** Asks Git, unless it would wait; what it waits for may be found only then, in a file that a setting includes. */
async function askUnlessWaiting(
  here: Git,
  found: Found,
  signal: AbortSignal | undefined,
): Promise<{ version: string; answers: string[] } | WaitingFileRefusal> {
  const waiting = waitingBefore(here, found);
  if (waiting) return new WaitingFileRefusal(waiting);
  try {
    const [version, answers] = await Promise.all([gitVersion(here), askPlaces(here, signal)]);
    return { version, answers };
  } catch (error) {
    if (error instanceof WaitingFileRefusal) return error;
    throw error;
  }
}

/** What Git would wait for on its way to the repository, or in it. */
function waitingBefore({ env }: Git, { folders, waiting }: Found): WaitingFile | null {
  const first = waiting ?? firstWaiting(folders, env);
  return first ?? (folders && (waitingInGitFolders(folders)[0] ?? null));
}

/** A worktree that Git cannot be asked about, but that is armed: it is for the audit to say why it is not accepted. */
function unasked(git: Git, found: FoundFolders): Repository {
  return {
    ...found,
    git: guardedAt(git, found),
    gitVersion: 'unknown',
    excludeFile: path.join(found.commonDir, 'info', 'exclude'),
    lockFile: path.join(found.gitDir, 'cordon.lock'),
  };
}

function guardedAt(git: Git, { root, gitDir, commonDir }: FoundFolders): Git {
  return git.at(root).guarded(new GitGuard(root, { gitDir, commonDir }, git.env));
}

/**
 * An armed worktree is found through its own folder: a setting such as `core.worktree` or a nested `.git` must not lead
 * to a copy of it that looks better.
 * @throws Refusal `seal-mismatch` when Git names another top folder than the one that is armed here
 */
async function refuseRedirected(
  start: string,
  root: string,
  isArmed: (folder: string) => Promise<boolean>,
): Promise<void> {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (folder === root) return;
    if ((await isArmed(folder)) && !(isBelow(root, folder) && isBelow(start, root))) {
      throw new Refusal(
        'seal-mismatch',
        say`${folder} is armed, but Git leads from ${start} to ${root}: something redirects it (core.worktree, or another .git). Look at the changes yourself and put that back; then \`cordon reset\` and arm again.`,
      );
    }
    if (folder === path.dirname(folder)) return;
  }
}

async function hasEnvelope(folder: string): Promise<boolean> {
  return fs.lstat(path.join(folder, '.cordon', 'config.json')).then(
    () => true,
    () => false,
  );
}

/** Whether `inner` is `outer` or lies in it. */
function isBelow(inner: string, outer: string): boolean {
  const relative = path.relative(outer, inner);
  return relative === '' || (!relative.startsWith('..') && !path.isAbsolute(relative));
}

async function realFolder(folder: string): Promise<string> {
  try {
    const real = await fs.realpath(folder);
    if ((await fs.stat(real)).isDirectory()) return real;
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'ELOOP')) throw error;
  }
  throw new Refusal(
    'no-repository',
    say`${folder} is no folder that can be opened: name a folder inside a Git worktree`,
  );
}

/** One call where no path holds a newline, else one call a path. */
async function askPlaces(git: Git, signal: AbortSignal | undefined): Promise<string[]> {
  const call = { accept: [0, 128], signal };
  const questions = [...PLACES.map((name) => [name]), ...GIT_PATHS.map((name) => ['--git-path', name])];
  const together = await git.run(['rev-parse', ...questions.flat()], call);
  if (together.exitCode !== 0) throw notUsable(git.folder, together.stderr);
  const lines = together.stdout
    .toString('utf8')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  if (lines.length === questions.length) return lines;
  return Promise.all(questions.map((question) => git.line(['rev-parse', ...question], { signal })));
}

function notUsable(folder: string, stderr: string): Refusal {
  const words = stderr.trim().split('\n')[0] ?? '';
  return new Refusal(
    'no-repository',
    say`${folder} is in no Git worktree that Cordon can use (git says: ${words}): run cordon inside a worktree, or name one with --repo`,
  );
}

/**
 * `HEAD`'s commit.
 * @throws Refusal `no-commit`
 */
export async function headCommit(repository: Repository, signal?: AbortSignal): Promise<string> {
  const answer = await repository.git.run(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], {
    accept: [0, 1, 128],
    signal,
  });
  const name = answer.stdout.toString('latin1').trim();
  if (answer.exitCode === 0 && isObjectName(name)) return name;
  throw new Refusal('no-commit', say`there is no commit yet to compare with: make a first commit, then arm`);
}

/** @throws Refusal `state-invalid` when the baseline is no commit of this repository */
export async function requireBaseline(
  { git }: Repository,
  baseline: string,
  signal?: AbortSignal,
): Promise<void> {
  const args = ['rev-parse', '--verify', '--quiet', `${baseline}^{commit}`];
  if ((await git.run(args, { accept: [0, 1, 128], signal })).exitCode === 0) return;
  throw new Refusal(
    'state-invalid',
    say`the armed baseline ${baseline} is no commit of this repository: restore that commit, or run \`cordon reset\` (your files stay) and arm again`,
  );
}

/** A full SHA-1 or SHA-256 object name. */
export function isObjectName(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
