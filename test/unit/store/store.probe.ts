/**
 * One step of the store in a process of its own, so that tests can kill it, drop its privileges, or run two at once.
 * `node store.probe.js VERB ARGUMENTS`; a step that is to be stopped prints `at` and waits to be killed.
 */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Refusal } from '../../../src/engine/errors';
import { writeAtomic } from '../../../src/engine/store/atomicFiles';
import { acquireLock } from '../../../src/engine/store/lock';
import { resetFolder } from '../../../src/engine/store/sideFolders';
import { EnvelopeStore } from '../../../src/engine/store/store';
import { sampleConfig, sampleOptions, sampleState } from './samples';

function stopAt(wanted: string | undefined) {
  return async (step: string): Promise<void> => {
    if (step !== wanted) return;
    process.stdout.write('at\n');
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  };
}

const verbs: Record<string, (...words: string[]) => Promise<unknown>> = {
  /** Holds the lock until it is killed or standard input ends. */
  async hold(lock = '') {
    const handle = await acquireLock(lock);
    process.stdout.write('at\n');
    await new Promise((resolve) => process.stdin.resume().on('end', resolve));
    handle.release();
  },
  /** Holds the lock, starts a child that outlives it, prints the child's process id. */
  async parent(lock = '') {
    await acquireLock(lock);
    const child = spawn('sleep', ['60'], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
    process.stdout.write(`${child.pid ?? 0}\n`);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  },
  /** Adds one to the number in a file, under the lock, many times. */
  async count(lock = '', file = '', times = '') {
    for (let done = 0; done < Number(times); done += 1) {
      const handle = await acquireLock(lock, { waitMs: 30_000 });
      writeFileSync(file, String(Number(readFileSync(file, 'utf8')) + 1));
      handle.release();
    }
  },
  write: (file = '', data = '', step?: string) => writeAtomic(file, data, { onStep: stopAt(step) }),
  create: (root = '', exclude = '', step?: string) => {
    const store = new EnvelopeStore(root, exclude);
    return store.create(sampleConfig(), sampleState(exclude), sampleOptions(), stopAt(step));
  },
  reset: (root = '', step?: string) => resetFolder(root, stopAt(step)),
  async load(root = '', exclude = '') {
    await new EnvelopeStore(root, exclude).load();
  },
};

async function main(): Promise<void> {
  const [verb = '', ...words] = process.argv.slice(2);
  try {
    const result = await verbs[verb]?.(...words);
    process.stdout.write(`${JSON.stringify({ result: result ?? null })}\n`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stdout.write(`${JSON.stringify({ code: error.code, message: error.message })}\n`);
  }
}

void main();
