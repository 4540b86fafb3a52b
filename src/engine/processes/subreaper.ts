import type * as Koffi from 'koffi';
import { cLibraries } from '../cLibrary';

// <linux/prctl.h> and <sys/wait.h>.
const PR_SET_CHILD_SUBREAPER = 36;
const PR_GET_CHILD_SUBREAPER = 37;
const WNOHANG = 1;

/** Linux: what the system offers to a process that wants orphans to become its children. */
export interface Subreaper {
  isOn(): boolean;
  /** @returns whether the system did it */
  set(on: boolean): boolean;
  /** Takes note of a child's end, so that it is no zombie any more; at once, and nothing where it lives on. */
  reap(pid: number): void;
}

let known: Subreaper | null | undefined;

/** Undefined where the system has none, or the library that calls it cannot be loaded. */
export function subreaper(): Subreaper | undefined {
  if (known === undefined) known = process.platform === 'linux' ? loadSubreaper() : null;
  return known ?? undefined;
}

function loadSubreaper(): Subreaper | null {
  for (const library of cLibraries()) {
    try {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- lazy, as at the lock
      const koffi = require('koffi') as typeof Koffi;
      const native = koffi.load(library);
      const prctl = native.func('int prctl(int option, size_t a, size_t b, size_t c, size_t d)') as Prctl;
      const ask = native.func('int prctl(int option, void *a, size_t b, size_t c, size_t d)') as Ask;
      const waitpid = native.func('int waitpid(int pid, void *status, int options)') as WaitPid;
      return {
        isOn: () => {
          const answer = Buffer.alloc(4);
          return ask(PR_GET_CHILD_SUBREAPER, answer, 0, 0, 0) === 0 && answer.readInt32LE() !== 0;
        },
        set: (on) => prctl(PR_SET_CHILD_SUBREAPER, on ? 1 : 0, 0, 0, 0) === 0,
        reap: (pid) => void waitpid(pid, null, WNOHANG),
      };
    } catch {
      // The next name, or none: then orphans are looked for by the other marks.
    }
  }
  return null;
}

type Prctl = (option: number, a: number, b: number, c: number, d: number) => number;
type Ask = (option: number, a: Buffer, b: number, c: number, d: number) => number;
type WaitPid = (pid: number, status: null, options: number) => number;
