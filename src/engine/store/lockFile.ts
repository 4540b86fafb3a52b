import type * as Koffi from 'koffi';
import { messageOf, Refusal } from '../errors';
import { requireKoffi } from '../koffi';
import { say, type Said } from '../said';

/** An open lock file: one operating system's way to lock it. */
export interface LockFile {
  /** Takes the lock if that is possible at once. @throws Refusal `lock-unavailable` */
  tryLock(kind: 'exclusive' | 'shared'): boolean;
  /** Whether the path still names this very file. */
  isCurrent(): boolean;
  /** Gives the lock back, if held, and closes the file. A second call does nothing. */
  close(): void;
}

/** The foreign function library, loaded at the first lock: reading status must not pay for it. */
export function loadKoffi(): typeof Koffi {
  try {
    return requireKoffi();
  } catch (error) {
    throw new Refusal(
      'lock-unavailable',
      say`cannot load the library that takes the lock on ${process.platform}-${process.arch}: ${messageOf(error)}. Reinstall Cordon, or use a build for this platform.`,
      { cause: error },
    );
  }
}

export function notALockFile(file: string, what: Said): Refusal {
  return new Refusal(
    'lock-unavailable',
    say`the lock file ${file} is ${what}. Remove it while no Cordon runs, and try again: Cordon makes a new one.`,
  );
}

export function cannotLock(file: string, why: Said): Refusal {
  return new Refusal(
    'lock-unavailable',
    say`${file} cannot be locked: ${why}. Keep the repository on a file system with working file locks (a local disk), and try again.`,
  );
}
