import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { atEnd } from './cleanup';

/** A process started as the head of its own group, so that it can be ended with everything it started. */
export interface ProcessGroup {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Ends the whole group, politely first; resolves when its head is gone. */
  end(): Promise<void>;
}

const POLITE_MS = 3_000;

/**
 * Starts `file` in a group of its own. The group never outlives this process: it is ended when this one exits or is
 * asked to end, and when this one is killed, a shell that waits on a pipe from it notices and ends the group.
 */
export function startGroup(
  file: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): ProcessGroup {
  const child = spawn(file, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => {
      resolve();
    });
    child.once('exit', () => {
      resolve();
    });
  });
  const { pid } = child;
  if (pid === undefined) return { child, end: () => gone };
  const stopGuard = guard(pid);
  const forget = atEnd(() => {
    signalGroup(pid, 'SIGKILL');
  });
  return {
    child,
    async end() {
      signalGroup(pid, 'SIGTERM');
      const timer = setTimeout(() => {
        signalGroup(pid, 'SIGKILL');
      }, POLITE_MS);
      await gone;
      clearTimeout(timer);
      signalGroup(pid, 'SIGKILL'); // What the head left behind.
      stopGuard();
      forget();
    },
  };
}

/** Starts the shell that ends group `pid` when this process dies without a chance to do so itself. */
function guard(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  const script = `read -r answer; [ "$answer" = done ] || kill -9 -${String(pid)}`;
  const shell = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  shell.on('error', () => undefined);
  shell.unref();
  const { stdin } = shell;
  stdin.on('error', () => undefined);
  (stdin as unknown as { unref?: () => void }).unref?.();
  return () => {
    stdin.end('done\n');
  };
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // The group is gone.
  }
}
