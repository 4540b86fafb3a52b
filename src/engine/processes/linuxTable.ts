import fs from 'node:fs';
import { hasErrorCode } from '../errors';
import type { ProcessEntry, ProcessTable } from './processTable';

/** `PF_KTHREAD` of the kernel's task flags. */
const KERNEL_THREAD = 0x00200000;

/** Linux: /proc, see proc_pid_stat(5) and proc_pid_environ(5). */
export const linuxTable: ProcessTable = {
  noteEvery: 1_000,

  pids() {
    const pids: number[] = [];
    for (const name of fs.readdirSync('/proc')) {
      const pid = Number(name);
      if (Number.isInteger(pid)) pids.push(pid);
    }
    return pids.sort((a, b) => b - a);
  },

  read(pid) {
    const text = readProc(pid, 'stat');
    return text === undefined ? undefined : parseStat(text.toString('latin1'));
  },

  carries(pid, nonce) {
    try {
      const environment = fs.readFileSync(`/proc/${pid}/environ`);
      // Empty while a process is between fork and exec, and for good when it was started with none.
      return environment.length === 0 ? undefined : environment.includes(nonce);
    } catch (error) {
      // Another user's process is not readable: it cannot be ours unless its parent is, which the tree tells.
      return hasErrorCode(error, 'EACCES', 'EPERM') ? false : undefined;
    }
  },
};

/** Parses `/proc/PID/stat`; undefined for what is not understood. */
export function parseStat(text: string): ProcessEntry | undefined {
  // "pid (name) state ppid pgrp session tty tpgid flags …": the name may hold spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, parent, , session, , , flags] = fields;
  const start = fields[19];
  const pid = Number.parseInt(text, 10);
  if (state === undefined || start === undefined || !Number.isInteger(pid)) return undefined;
  const inert = 'ZXx'.includes(state) || (Number(flags) & KERNEL_THREAD) !== 0;
  return { pid, parent: Number(parent), session: Number(session), start, inert };
}

/** The identity of this boot: start times count from it. */
export function bootId(): string {
  return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
}

function readProc(pid: number, name: string): Buffer | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`);
  } catch {
    return undefined; // Gone meanwhile.
  }
}
