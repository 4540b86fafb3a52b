import { closeSync, constants, fstatSync, lstatSync, openSync } from 'node:fs';
import { cLibraries } from '../cLibrary';
import { hasErrorCode, messageOf } from '../errors';
import { say } from '../said';
import { ioRefusal, isMissing } from './ioErrors';
import { cannotLock, loadKoffi, notALockFile, type LockFile } from './lockFile';

// <sys/file.h>, the same on Linux, macOS and the BSDs.
const LOCK_SH = 1;
const LOCK_EX = 2;
const LOCK_NB = 4;
const LOCK_UN = 8;

/** `flock(2)`: 0, or the errno of the failure. */
type Flock = (fd: number, operation: number) => number;

let flock: Flock | undefined;

/**
 * Opens the lock file for `flock(2)`, or gives null when it is absent and not to be created.
 *
 * The lock belongs to the open file description: it excludes others in this process too, and the system frees
 * it when the process dies. Node opens with O_CLOEXEC, so no child keeps it.
 */
export function openPosixLock(file: string, create: boolean): LockFile | null {
  const call = (flock ??= loadFlock(file));
  const fd = openLockFile(file, create);
  if (fd === null) return null;
  if (!fstatSync(fd).isFile()) {
    closeSync(fd);
    throw notALockFile(file, say`not a regular file`);
  }
  return new PosixLock(file, fd, call);
}

class PosixLock implements LockFile {
  private isOpen = true;

  constructor(
    private readonly file: string,
    private readonly fd: number,
    private readonly flock: Flock,
  ) {}

  tryLock(kind: 'exclusive' | 'shared'): boolean {
    const errors = loadKoffi().os.errno;
    for (;;) {
      const errno = this.flock(this.fd, (kind === 'exclusive' ? LOCK_EX : LOCK_SH) | LOCK_NB);
      if (errno === 0) return true;
      if (errno === errors.EWOULDBLOCK || errno === errors.EAGAIN) return false;
      if (errno === errors.EINTR) continue;
      const name = Object.keys(errors).find((key) => errors[key] === errno) ?? `error ${errno}`;
      throw cannotLock(this.file, say`flock says ${name}`);
    }
  }

  isCurrent(): boolean {
    const own = fstatSync(this.fd, { bigint: true });
    const named = lstatSync(this.file, { bigint: true, throwIfNoEntry: false });
    return named?.dev === own.dev && named.ino === own.ino;
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    // Unlocked by name before it is closed: a child between fork and exec still has a copy of the descriptor.
    this.flock(this.fd, LOCK_UN);
    closeSync(this.fd);
  }
}

function openLockFile(file: string, create: boolean): number | null {
  const { O_RDWR, O_RDONLY, O_CREAT, O_NOFOLLOW, O_NONBLOCK } = constants;
  const flags = O_NOFOLLOW | O_NONBLOCK;
  let denied: unknown;
  try {
    return openSync(file, flags | O_RDWR | (create ? O_CREAT : 0), 0o600);
  } catch (error) {
    if (!create && isMissing(error)) return null;
    if (hasErrorCode(error, 'ELOOP', 'EMLINK')) throw notALockFile(file, say`a symbolic link`);
    if (hasErrorCode(error, 'EISDIR', 'ENXIO', 'ENODEV')) throw notALockFile(file, say`not a regular file`);
    if (!hasErrorCode(error, 'EACCES', 'EPERM', 'EROFS')) {
      throw ioRefusal(say`cannot open the lock file ${file}`, error);
    }
    denied = error;
  }
  try {
    // Another user's file, or a read-only one: flock is content with a descriptor for reading.
    return openSync(file, flags | O_RDONLY);
  } catch (error) {
    if (!create && isMissing(error)) return null;
    // It is not there and may not be made: what forbids that is the reason, not that it is missing.
    throw ioRefusal(say`cannot open the lock file ${file}`, isMissing(error) ? denied : error);
  }
}

function loadFlock(file: string): Flock {
  const koffi = loadKoffi();
  const failures: string[] = [];
  for (const library of cLibraries()) {
    try {
      const native = koffi.load(library).func('int flock(int fd, int operation)') as (
        fd: number,
        operation: number,
      ) => number;
      return (fd, operation) => (native(fd, operation) === 0 ? 0 : koffi.errno());
    } catch (error) {
      failures.push(messageOf(error));
    }
  }
  throw cannotLock(file, say`the C library has no flock (${failures.join('; ')})`);
}
