/**
 * Preloaded into `cordon` (`node --require killAt.probe.js dist/cli.js …`): counts the calls by which a process changes
 * or reads files and starts programs, and kills the process with SIGKILL before call number CORDON_FAULT_AT. With
 * CORDON_FAULT_LOG it writes the names of the calls there instead, one a line. Production code knows nothing of it.
 */
import childProcess from 'node:child_process';
import fs from 'node:fs';
import promises, { type FileHandle } from 'node:fs/promises';

const stopAt = Number(process.env.CORDON_FAULT_AT ?? 0);
const log = process.env.CORDON_FAULT_LOG;
delete process.env.CORDON_FAULT_AT;
delete process.env.CORDON_FAULT_LOG;
const calls: string[] = [];

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function step(name: string): boolean {
  calls.push(name);
  if (calls.length !== stopAt) return false;
  die();
  return true;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;

function wrap(owner: object, names: readonly string[], label: string): void {
  const methods = owner as Record<string, Method>;
  for (const name of names) {
    const original = methods[name];
    if (original === undefined) throw new Error(`there is no ${label}${name}`);
    methods[name] = function (...args) {
      const target = typeof args[0] === 'string' ? ` ${args[0]}` : '';
      step(`${label}${name}${target}`);
      return original.apply(this, args);
    };
  }
}

/** Kills once when half of the data is in the file: what a crash in the middle of a write leaves. */
function wrapWrite(prototype: object): void {
  const methods = prototype as { writeFile: (this: FileHandle, data: string | Uint8Array) => unknown };
  const original = methods.writeFile;
  methods.writeFile = function (data) {
    calls.push('handle.writeFile, half');
    if (calls.length === stopAt) {
      const bytes = Buffer.from(data as Uint8Array);
      fs.writeSync(this.fd, bytes, 0, Math.floor(bytes.length / 2));
      die();
    }
    return original.call(this, data);
  };
}

wrap(promises, ['writeFile', 'mkdir', 'rmdir', 'rm', 'rename', 'unlink', 'chmod'], '');
wrap(promises, ['lstat', 'stat', 'readdir', 'realpath', 'readFile'], '');
wrap(fs, ['openSync', 'closeSync', 'writeFileSync', 'unlinkSync', 'renameSync', 'mkdirSync'], '');
wrap(childProcess, ['spawn'], '');

const open = promises.open;
let wrapped = false;
promises.open = async (...args) => {
  step(`open ${args[0] as string}`);
  const handle = await open(...args);
  if (!wrapped) {
    wrapped = true;
    const prototype = Object.getPrototypeOf(handle) as object;
    wrap(prototype, ['read', 'sync', 'chmod', 'chown'], 'handle.');
    wrapWrite(prototype);
  }
  return handle;
};

process.on('exit', () => {
  step('exit');
  if (log !== undefined) fs.writeFileSync(log, calls.join('\n'));
});
