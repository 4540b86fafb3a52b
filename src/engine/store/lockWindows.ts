/**
 * The lock on Windows: byte 0, length 1, as Python's `msvcrt.locking(fd, LK_NBLCK, 1)` takes it.
 *
 * The handle is not inheritable (no security attributes) and shares no deletion, so nobody can replace the
 * file while it is open; the system frees the lock when the process dies.
 */
import { lstatSync } from 'node:fs';
import { cannotLock, loadKoffi, notALockFile, type LockFile } from './lockFile';
import { say } from '../said';

const GENERIC_READ = 0x80000000;
const GENERIC_WRITE = 0x40000000;
const FILE_SHARE_READ_WRITE = 0x3;
const OPEN_EXISTING = 3;
const OPEN_ALWAYS = 4;
const FILE_ATTRIBUTE_NORMAL = 0x80;
const FILE_FLAG_OPEN_REPARSE_POINT = 0x00200000;
const LOCKFILE_FAIL_IMMEDIATELY = 0x1;
const LOCKFILE_EXCLUSIVE_LOCK = 0x2;

const ERROR_FILE_NOT_FOUND = 2;
const ERROR_PATH_NOT_FOUND = 3;
const ERROR_LOCK_VIOLATION = 33;
const ERROR_IO_PENDING = 997;

type Handle = number | bigint;

interface Kernel32 {
  createFile(
    name: string,
    access: number,
    share: number,
    security: null,
    disposition: number,
    flags: number,
    template: number,
  ): Handle;
  lockFileEx(
    handle: Handle,
    flags: number,
    reserved: number,
    low: number,
    high: number,
    where: Buffer,
  ): number;
  unlockFileEx(handle: Handle, reserved: number, low: number, high: number, where: Buffer): number;
  closeHandle(handle: Handle): number;
  getLastError(): number;
}

let kernel32: Kernel32 | undefined;

/** Opens the lock file, or gives null when it is absent and not to be created. */
export function openWindowsLock(file: string, create: boolean): LockFile | null {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats && !stats.isFile()) throw notALockFile(file, say`not a regular file`);
  if (!stats && !create) return null;
  const api = (kernel32 ??= loadKernel32());
  const handle = api.createFile(
    file,
    GENERIC_READ | GENERIC_WRITE,
    FILE_SHARE_READ_WRITE,
    null,
    create ? OPEN_ALWAYS : OPEN_EXISTING,
    FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT,
    0,
  );
  if (BigInt(handle) === -1n) {
    const error = api.getLastError();
    if (!create && (error === ERROR_FILE_NOT_FOUND || error === ERROR_PATH_NOT_FOUND)) return null;
    throw cannotLock(file, say`it cannot be opened (Windows error ${error})`);
  }
  return new WindowsLock(file, handle, api);
}

class WindowsLock implements LockFile {
  private held = false;
  private isOpen = true;

  constructor(
    private readonly file: string,
    private readonly handle: Handle,
    private readonly api: Kernel32,
  ) {}

  tryLock(kind: 'exclusive' | 'shared'): boolean {
    const flags = LOCKFILE_FAIL_IMMEDIATELY | (kind === 'exclusive' ? LOCKFILE_EXCLUSIVE_LOCK : 0);
    this.held = this.api.lockFileEx(this.handle, flags, 0, 1, 0, overlappedAtZero()) !== 0;
    if (this.held) return true;
    const error = this.api.getLastError();
    if (error === ERROR_LOCK_VIOLATION || error === ERROR_IO_PENDING || error === 0) return false;
    throw cannotLock(this.file, say`Windows error ${error}`);
  }

  isCurrent(): boolean {
    return lstatSync(this.file, { throwIfNoEntry: false })?.isFile() ?? false;
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    if (this.held) this.api.unlockFileEx(this.handle, 0, 1, 0, overlappedAtZero());
    this.api.closeHandle(this.handle);
  }
}

/** An OVERLAPPED whose offset is 0 and which has no event: all zero. */
function overlappedAtZero(): Buffer {
  return Buffer.alloc(32);
}

function loadKernel32(): Kernel32 {
  const library = loadKoffi().load('kernel32.dll');
  return {
    createFile: library.func(
      'intptr_t __stdcall CreateFileW(const char16_t *name, uint32_t access, uint32_t share, void *security, ' +
        'uint32_t disposition, uint32_t flags, intptr_t template)',
    ) as Kernel32['createFile'],
    lockFileEx: library.func(
      'int __stdcall LockFileEx(intptr_t handle, uint32_t flags, uint32_t reserved, uint32_t low, uint32_t high, ' +
        'void *overlapped)',
    ) as Kernel32['lockFileEx'],
    unlockFileEx: library.func(
      'int __stdcall UnlockFileEx(intptr_t handle, uint32_t reserved, uint32_t low, uint32_t high, void *overlapped)',
    ) as Kernel32['unlockFileEx'],
    closeHandle: library.func('int __stdcall CloseHandle(intptr_t handle)') as Kernel32['closeHandle'],
    getLastError: library.func('uint32_t __stdcall GetLastError()') as Kernel32['getLastError'],
  };
}
