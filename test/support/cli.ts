import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { cleanEnv } from './tempRepository';

export interface RunOptions {
  /** Working directory of the command. */
  cwd: string;
  /** Added to cleanEnv(); `undefined` removes a variable. */
  env?: Readonly<Record<string, string | undefined>>;
  /** Sent on standard input, which is then closed; without it standard input is empty. */
  input?: string | Uint8Array;
  /** Ends the command with SIGKILL when it fires; the result is still returned. */
  signal?: AbortSignal;
}

export interface RunResult {
  /** Exit code, or null when a signal ended the command. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A command on its way: send signals to `child`, await `done`. */
export interface RunningCommand {
  readonly child: ChildProcess;
  readonly done: Promise<RunResult>;
}

/** The built command line; `CORDON_CLI` names another file, to test an installed one. */
export function cliPath(): string {
  return path.resolve(process.env.CORDON_CLI ?? path.join('dist', 'cli.js'));
}

/** Starts any command with clean surroundings and captured streams. Throws nothing: see `done`. */
export function start(file: string, args: readonly string[], options: RunOptions): RunningCommand {
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: cleanEnv(options.env),
    stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
  if (child.stdin) {
    // A command that exits without reading breaks the pipe: its exit code tells more than EPIPE.
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input);
  }
  const kill = () => void child.kill('SIGKILL');
  if (options.signal?.aborted) kill();
  options.signal?.addEventListener('abort', kill, { once: true });
  const done = new Promise<RunResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      options.signal?.removeEventListener('abort', kill);
      resolve({
        code,
        signal,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
      });
    });
  });
  return { child, done };
}

/** Starts `cordon ARGS` without waiting for it. */
export function startCordon(args: readonly string[], options: RunOptions): RunningCommand {
  return start(process.execPath, [cliPath(), ...args], options);
}

/** Runs `cordon ARGS` to its end. */
export function runCordon(args: readonly string[], options: RunOptions): Promise<RunResult> {
  return startCordon(args, options).done;
}
