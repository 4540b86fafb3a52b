import fs from 'node:fs';
import path from 'node:path';
import { simpleGit, type SimpleGitOptions } from 'simple-git';
import { Refusal, hasErrorCode, messageOf } from '../errors';
import { say } from '../said';
import type { GitGuard } from './gitGuard';
import { WaitingFileRefusal } from './waitingFiles';

/** One finished Git process. `stderr` is for people only: nothing is ever decided by its words. */
export interface GitOutput {
  readonly stdout: Buffer;
  readonly stderr: string;
  readonly exitCode: number;
}

export interface GitCall {
  /** Written to standard input. */
  readonly input?: Buffer;
  /** Exit codes that are an answer, not a failure. Default `[0]`. */
  readonly accept?: readonly number[];
  readonly signal?: AbortSignal | undefined;
}

/** Called after every Git process: for the log. */
export type GitListener = (args: readonly string[], milliseconds: number, exitCode: number) => void;

/** The oldest Git whose `-z` forms and options Cordon relies on. */
export const OLDEST_GIT: readonly [number, number] = [2, 30];

/** Variables that choose which files hold the *user's* configuration; all other `GIT_*` variables are dropped. */
const USERS_OWN = new Set([
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_ATTR_NOSYSTEM',
]);
/** Variables that name a program which Git would start, or that simple-git guards. */
const PROGRAMS = new Set(['EDITOR', 'VISUAL', 'PAGER', 'SSH_ASKPASS', 'PREFIX']);

/**
 * Settings of the repository or the user that could start a program during a read, or let one answer for the
 * file system. Everything else stays as the repository has it. The monitor's value is empty and not `false`: Git before
 * 2.36 takes any other for a program, and would start the first `false` on PATH.
 */
export const INERT = ['-c', 'core.fsmonitor=', '-c', 'core.untrackedCache=false'] as const;

/** Silence after which a Git process is given up, in milliseconds. */
const SILENCE_LIMIT_MS = 600_000;

/**
 * The environment for Git: nothing in it can redirect Git to another repository, index or object store, start
 * a program, take a lock, or translate messages.
 */
export function gitEnvironment(base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(base).filter(([key]) => {
    const name = key.toUpperCase();
    return (!name.startsWith('GIT_') || USERS_OWN.has(name)) && !PROGRAMS.has(name);
  });
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    LANGUAGE: '',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
  };
}

/**
 * Where `git` is: an absolute path found on PATH, never in the current folder (an empty or relative PATH entry
 * would let the audited repository answer for itself).
 * @throws Refusal `git-missing`
 */
export function findGit(env: NodeJS.ProcessEnv = process.env, configured?: string): string {
  if (configured !== undefined && configured !== '') {
    if (isProgram(configured)) return configured;
    throw new Refusal(
      'git-missing',
      say`git was not found at ${configured}: correct the configured path to git`,
    );
  }
  const names = process.platform === 'win32' ? ['git.exe', 'git.com'] : ['git'];
  const folders = (env.PATH ?? env.Path ?? '')
    .split(path.delimiter)
    .filter((entry) => path.isAbsolute(entry));
  for (const folder of folders) {
    for (const name of names) {
      const candidate = path.join(folder, name);
      if (isProgram(candidate)) return candidate;
    }
  }
  throw new Refusal('git-missing', say`git was not found on PATH: install Git 2.30 or newer and try again`);
}

function isProgram(file: string): boolean {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The one place that starts Git. Argument arrays only, a scrubbed environment, bytes in and bytes out, a bound
 * on silence, and cancellation. Immutable: `at` and `with` derive another one.
 */
export class Git {
  constructor(
    readonly binary: string,
    readonly folder: string,
    readonly env: NodeJS.ProcessEnv,
    private readonly listener?: GitListener,
    private readonly prefix: readonly string[] = INERT,
    private readonly guard?: GitGuard,
  ) {}

  /** The same Git in another folder. */
  at(folder: string): Git {
    return new Git(this.binary, folder, this.env, this.listener, this.prefix, this.guard);
  }

  /** The same Git, which never waits for a fifo; so does every Git made from it. */
  guarded(guard: GitGuard): Git {
    return new Git(this.binary, this.folder, this.env, this.listener, this.prefix, guard);
  }

  /** The same Git with another environment, one with additions, or other options before the verb. */
  with(change: {
    env?: NodeJS.ProcessEnv;
    add?: Readonly<Record<string, string>>;
    prefix?: readonly string[];
  }): Git {
    return new Git(
      this.binary,
      this.folder,
      { ...(change.env ?? this.env), ...change.add },
      this.listener,
      change.prefix ?? this.prefix,
      this.guard,
    );
  }

  /**
   * Runs one Git process to its end.
   * @throws Refusal `git-missing`, `cancelled`, or `git-failed` with Git's own words when the exit code is not accepted
   */
  async run(args: readonly string[], call: GitCall = {}): Promise<GitOutput> {
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let exitCode = -1;
    const started = performance.now();
    const { input, signal } = call;
    if (signal?.aborted) throw cancelled();
    this.guard?.before();
    const watch = this.guard?.watch(signal);
    const abort = watch?.signal ?? signal;
    const options: Partial<SimpleGitOptions> = {
      baseDir: this.folder,
      binary: this.binary,
      trimmed: false,
      maxConcurrentProcesses: 1,
      timeout: { block: SILENCE_LIMIT_MS },
      completion: { onClose: true, onExit: false },
      allowEnvironment: Object.keys(this.env).filter((key) => key.toUpperCase().startsWith('GIT_')),
      unsafe: ALLOWANCES,
      ...(abort ? { abort } : {}),
      ...(input ? { input: () => input } : {}),
      errors: (error, result) => {
        exitCode = result.exitCode;
        return error instanceof Error ? error : undefined;
      },
    };
    try {
      await simpleGit(options)
        .env(this.env as Record<string, string>)
        .outputHandler((_command, stdout, stderr) => {
          // Bytes are taken here; simple-git's own copy would be decoded as UTF-8 and lose names.
          stdout.removeAllListeners('data').on('data', (data: Buffer) => out.push(data));
          stderr.removeAllListeners('data').on('data', (data: Buffer) => err.push(data));
          // simple-git waits 50 ms more for a process that printed nothing, as if its output were still on the way.
          // An empty piece at the end of the stream tells it that there is none.
          stdout.once('end', () => stdout.emit('data', NOTHING));
        })
        .raw([...this.prefix, ...args]);
    } catch (error) {
      if (signal?.aborted) throw cancelled();
      const waiting = watch?.found();
      if (waiting) throw new WaitingFileRefusal(waiting);
      if (hasErrorCode(error, 'ENOENT', 'EACCES')) {
        throw new Refusal(
          'git-missing',
          say`git could not be started (${messageOf(error)}): check ${this.binary}`,
          { cause: error },
        );
      }
      throw new Refusal('git-failed', say`git ${verbOf(args)} did not finish: ${messageOf(error)}`, {
        cause: error,
      });
    } finally {
      watch?.end();
    }
    if (signal?.aborted) throw cancelled();
    this.listener?.(args, performance.now() - started, exitCode);
    const stderr = Buffer.concat(err).toString('utf8');
    if (!(call.accept ?? [0]).includes(exitCode)) throw gitFailed(args, exitCode, stderr);
    return { stdout: Buffer.concat(out), stderr, exitCode };
  }

  /** Runs Git and returns its output as text without the final newline. */
  async line(args: readonly string[], call: GitCall = {}): Promise<string> {
    return (await this.run(args, call)).stdout.toString('utf8').replace(/\r?\n$/, '');
  }
}

const NOTHING = Buffer.alloc(0);

/** What simple-git asks to be told before it passes an option on: Cordon's own fixed arguments need these. */
const ALLOWANCES = {
  allowUnsafeFsMonitor: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeHooksPath: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeFilter: true,
} as const;

/** The verb behind options such as `-c name=value`. */
function verbOf(args: readonly string[]): string {
  return args.find((arg, at) => !arg.startsWith('-') && args[at - 1] !== '-c') ?? '';
}

function gitFailed(args: readonly string[], exitCode: number, stderr: string): Refusal {
  const words = stderr.trim().split('\n').slice(0, 5).join('; ');
  return new Refusal(
    'git-failed',
    say`git ${verbOf(args)} failed (exit ${exitCode}): ${words || 'it said nothing'}`,
  );
}

function cancelled(): Refusal {
  return new Refusal('cancelled', say`cancelled: nothing was stored`);
}

/**
 * The version of a Git, as in `2.39.5`.
 * @throws Refusal `git-too-old` below 2.30, `git-output` when the answer is not understood
 */
export async function gitVersion(git: Git): Promise<string> {
  const answer = await git.with({ prefix: [] }).line(['version']);
  const found = /^git version (\d+)\.(\d+)(\.\d+)*/.exec(answer);
  if (!found)
    throw new Refusal('git-output', say`git did not tell its version but "${answer}": check ${git.binary}`);
  const [major, minor] = [Number(found[1]), Number(found[2])];
  if (major < OLDEST_GIT[0] || (major === OLDEST_GIT[0] && minor < OLDEST_GIT[1])) {
    throw new Refusal(
      'git-too-old',
      say`Git ${major}.${minor} at ${git.binary} is too old: install Git 2.30 or newer`,
    );
  }
  return found[0].slice('git version '.length);
}
