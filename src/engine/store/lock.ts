/**
 * Cordon's lock: an advisory lock of the operating system on the zero-length file `cordon.lock` in Git's
 * metadata folder. The file is created once and never replaced, truncated or removed.
 *
 * Invariant: at most one holder of the lock exists, whichever implementation of Cordon it is, and a holder that
 * dies holds nothing.
 */
import { Refusal } from '../errors';
import { say } from '../said';
import type { LockFile } from './lockFile';
import { openPosixLock } from './lockPosix';
import { openWindowsLock } from './lockWindows';

const DEFAULT_WAIT_MS = 200;
const POLL_MS = 20;

export interface LockHandle {
  /** Gives the lock back. A second call does nothing. */
  release(): void;
}

export interface LockOptions {
  /** How long to try, in milliseconds; 200 unless set. 0 tries once. */
  readonly waitMs?: number;
  readonly signal?: AbortSignal;
}

/**
 * Takes the lock, trying for at most `waitMs`. It excludes other processes and other calls in this process.
 *
 * @throws Refusal `locked` when another operation holds it, `lock-unavailable` when the file is none or the
 *   file system cannot lock, `io` when it cannot be opened, `cancelled` when the signal fires.
 */
export async function acquireLock(file: string, options: LockOptions = {}): Promise<LockHandle> {
  let lock = open(file, true);
  const deadline = performance.now() + (options.waitMs ?? DEFAULT_WAIT_MS);
  try {
    for (;;) {
      if (options.signal?.aborted) throw new Refusal('cancelled', say`cancelled while waiting for the lock.`);
      if (lock.tryLock('exclusive')) {
        if (lock.isCurrent()) return new Held(lock);
        // The file was replaced between opening and locking: this lock would exclude nobody.
        lock.close();
        lock = open(file, true);
      }
      const left = deadline - performance.now();
      if (left <= 0) throw heldByOther(file);
      await sleep(Math.min(POLL_MS, left));
    }
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Whether somebody holds the lock right now. Never creates the file. Takes a shared lock for an instant, so that
 * probes do not see each other; an operation that starts in that instant tries again.
 */
export function probeLock(file: string): Promise<'free' | 'held' | 'absent'> {
  return new Promise((resolve) => {
    const lock = openLock(file, false);
    if (!lock) {
      resolve('absent');
      return;
    }
    try {
      resolve(lock.tryLock('shared') ? 'free' : 'held');
    } finally {
      lock.close();
    }
  });
}

class Held implements LockHandle {
  private lock: LockFile | undefined;

  constructor(lock: LockFile) {
    this.lock = lock;
  }

  release(): void {
    const lock = this.lock;
    this.lock = undefined;
    lock?.close();
  }
}

function openLock(file: string, create: boolean): LockFile | null {
  return process.platform === 'win32' ? openWindowsLock(file, create) : openPosixLock(file, create);
}

function open(file: string, create: true): LockFile {
  const lock = openLock(file, create);
  if (!lock) throw new Error(`no lock file at ${file} after creating it`);
  return lock;
}

function heldByOther(file: string): Refusal {
  return new Refusal(
    'locked',
    say`another Cordon operation is at work in this repository (it holds ${file}). Wait until it has finished, or end it, and try again.`,
  );
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
