import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { probeLock } from '../../src/engine/store/lock';
import { type RunOptions, type RunResult, runCordon } from '../support/cli';
import { cleanEnv, makeRepository, type TempRepository } from '../support/tempRepository';

/** A repository with a state folder of its own, so that seals of this test are seen and nobody else's are touched. */
export interface Bench {
  readonly repository: TempRepository;
  readonly root: string;
  /** `$XDG_STATE_HOME` of its commands. */
  readonly stateHome: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  cordon(args: readonly string[], options?: Partial<RunOptions>): Promise<RunResult>;
}

export const ALLOW = ['--allow', 'src/**'] as const;

/** One commit with `src/a.txt` and `README`; extra surroundings go into every command. */
export function makeBench(extra: Readonly<Record<string, string | undefined>> = {}): Bench {
  return benchAt(makeRepository({ 'src/a.txt': 'one\n', README: 'read me\n' }), extra);
}

export function benchAt(
  repository: TempRepository,
  extra: Readonly<Record<string, string | undefined>> = {},
): Bench {
  const { root } = repository;
  const stateHome = path.join(path.dirname(root), `${path.basename(root)}-state`);
  const env = { XDG_STATE_HOME: stateHome, GIT_OPTIONAL_LOCKS: '0', ...extra };
  return {
    repository,
    root,
    stateHome,
    env,
    cordon: (args, options = {}) =>
      runCordon(args, { cwd: root, ...options, env: { ...env, ...options.env } }),
  };
}

/** The whole environment of a bench's commands, for what is started otherwise. */
export function envOf({ env }: Bench): NodeJS.ProcessEnv {
  return cleanEnv(env);
}

/** Names and digests of all that lies in a folder, one line each; links by their target, special files by type. */
export function snapshot(folder: string, skip: readonly string[] = []): string[] {
  const lines: string[] = [];
  const visit = (at: string, name: string): void => {
    const stats = fs.lstatSync(at, { throwIfNoEntry: false });
    if (!stats || skip.includes(name)) return;
    const mode = (stats.mode & 0o7777).toString(8);
    if (stats.isSymbolicLink()) lines.push(`${name} -> ${fs.readlinkSync(at)}`);
    else if (stats.isFile()) lines.push(`${name} ${mode} ${digest(at, stats)}`);
    else if (!stats.isDirectory()) lines.push(`${name} ${mode} special`);
    else {
      lines.push(`${name}/ ${mode}`);
      const names = fs.readdirSync(at).sort();
      for (const inner of names) visit(path.join(at, inner), name === '' ? inner : `${name}/${inner}`);
    }
  };
  visit(folder, '');
  return lines;
}

/** A huge file is known by its size and time: reading it again and again would be all that a test does. */
function digest(file: string, stats: fs.Stats): string {
  if (stats.size > 16 * 1024 * 1024) return `${stats.size} bytes, ${stats.mtimeMs}`;
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}

/** Everything of a repository and its seals, the lock file aside: a refusal changes nothing of it. */
export function everything({ root, stateHome }: Bench): string[] {
  return [...snapshot(root, ['.git/cordon.lock']), ...snapshot(stateHome)];
}

/** `git status` as a person sees it, without touching the index. */
export function gitStatus({ repository }: Bench): string {
  return repository.git('--no-optional-locks', 'status', '--porcelain', '--untracked-files=all');
}

/** Asserts exit 2, one clear `ERROR:` on stderr and nothing on stdout. Returns the words. */
export function assertRefused(result: RunResult, words = /./): string {
  const { code, stdout, stderr } = result;
  const shown = `exit ${String(code)}, stdout ${JSON.stringify(stdout.slice(0, 300))}, stderr ${stderr}`;
  assert.equal(code, 2, shown);
  assert.equal(stdout, '', shown);
  assert.match(stderr, /^(?:usage: [^\n]*\n)?ERROR: .+\n$/s, shown);
  assert.doesNotMatch(stderr, /unexpected:|\n\s+at /, shown);
  assert.match(stderr, words, shown);
  return stderr;
}

export function assertDone(result: RunResult): void {
  assert.equal(result.code, 0, `exit ${String(result.code)}: ${result.stderr}${result.stdout}`);
  assert.equal(result.stderr, '');
}

/** Asserts that nobody holds the lock. */
export async function assertUnlocked({ root }: Bench): Promise<void> {
  assert.notEqual(await probeLock(path.join(root, '.git', 'cordon.lock')), 'held');
}

/** Names of what Cordon keeps for itself only for a moment: temporaries and side folders. */
export function temporaries(bench: Bench): string[] {
  const places = ['', '.cordon', '.git', '.git/info'].map((name) => path.join(bench.root, name));
  return [...places, path.join(bench.stateHome, 'cordon')].flatMap((folder) =>
    (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
      .filter((name) => name.startsWith('.cordon-'))
      .map((name) => path.join(folder, name)),
  );
}

/** Asserts that `reset` takes away the envelope, its seal and every temporary, and keeps the rest. */
export async function assertResetLeavesNothing(bench: Bench): Promise<void> {
  assertDone(await bench.cordon(['reset']));
  assertNothingLeft(bench);
}

export function assertNothingLeft(bench: Bench): void {
  assert.deepEqual(temporaries(bench), []);
  assert.equal(fs.lstatSync(path.join(bench.root, '.cordon'), { throwIfNoEntry: false }), undefined);
  const seals = path.join(bench.stateHome, 'cordon');
  assert.deepEqual(fs.existsSync(seals) ? fs.readdirSync(seals) : [], []);
}
