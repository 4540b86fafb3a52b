import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from './cleanup';

/** Receives one line for people about what is being done. */
export type Say = (line: string) => void;

const HEARTBEAT_MS = 1_000;
const STALE_MS = 15_000;
const RECIPE_FILE = '.recipe';

/** The checkout: the nearest folder above this file that holds a package.json, from source and from out/. */
export function projectRoot(): string {
  let folder = __dirname;
  while (!fs.existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`No package.json above ${__dirname}.`);
    folder = parent;
  }
  return folder;
}

/** Where hosts are kept: CORDON_HOST_CACHE, else `.vscode-test` in the checkout. */
export function cacheRoot(): string {
  return process.env.CORDON_HOST_CACHE ?? path.join(projectRoot(), '.vscode-test');
}

/**
 * The folder `name` of the cache, made by `build` if it is not there yet or was made by another recipe.
 *
 * Invariant: a folder under its final name is complete. It is built under a temporary name and then renamed, so
 * an interruption leaves nothing that looks finished, and only one process builds at a time.
 */
export async function cachedFolder(
  name: string,
  recipe: unknown,
  build: (folder: string) => Promise<void>,
  say: Say,
): Promise<string> {
  const final = path.join(cacheRoot(), name);
  const wanted = createHash('sha256').update(JSON.stringify(recipe)).digest('hex');
  if (isMadeBy(final, wanted)) return final;
  return exclusively(say, async () => {
    if (isMadeBy(final, wanted)) return final;
    removeLeftovers();
    const started = Date.now();
    const temporary = path.join(cacheRoot(), `host-tmp-${name}-${randomUUID().slice(0, 8)}`);
    fs.mkdirSync(temporary, { recursive: true });
    const forget = atEnd(() => {
      fs.rmSync(temporary, { recursive: true, force: true });
    });
    try {
      await build(temporary);
      fs.writeFileSync(path.join(temporary, RECIPE_FILE), wanted);
      fs.rmSync(final, { recursive: true, force: true });
      fs.renameSync(temporary, final);
    } finally {
      fs.rmSync(temporary, { recursive: true, force: true });
      forget();
    }
    say(`${name} is ready after ${((Date.now() - started) / 1000).toFixed(1)} s.`);
    return final;
  });
}

/** Runs `work` while no other process that shares the cache is inside this function. */
export async function exclusively<T>(say: Say, work: () => Promise<T>): Promise<T> {
  fs.mkdirSync(cacheRoot(), { recursive: true });
  const lock = path.join(cacheRoot(), 'install.lock');
  await acquire(lock, say);
  const release = () => {
    fs.rmSync(lock, { force: true });
  };
  const forget = atEnd(release);
  const heartbeat = setInterval(() => {
    fs.utimesSync(lock, new Date(), new Date());
  }, HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    release();
    forget();
  }
}

/**
 * Creates the lock file, waiting for its owner. An owner shows that it lives by touching the file; a file that
 * was not touched for a while is taken over. (No process identifiers: the owner may live in another container.)
 */
async function acquire(lock: string, say: Say): Promise<void> {
  const token = randomUUID();
  let told = false;
  for (;;) {
    try {
      fs.writeFileSync(lock, token, { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (!takeAwayStale(lock, token)) {
      if (!told) say('Another process is installing; waiting for it.');
      told = true;
      await sleep(200);
    }
  }
}

/** Removes the lock file if its owner is gone; returns whether it is worth trying again at once. */
function takeAwayStale(lock: string, token: string): boolean {
  try {
    const owner = fs.readFileSync(lock, 'utf8');
    if (Date.now() - fs.statSync(lock).mtimeMs < STALE_MS) return false;
    const aside = `${lock}.${token}`;
    fs.renameSync(lock, aside);
    // Between look and rename somebody else may have taken over; then it is theirs and goes back.
    if (fs.readFileSync(aside, 'utf8') !== owner) fs.linkSync(aside, lock);
    fs.rmSync(aside);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

function isMadeBy(folder: string, recipe: string): boolean {
  const file = path.join(folder, RECIPE_FILE);
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === recipe;
}

/** Half-built folders of killed processes. Called under the lock, so none of them is in use. */
function removeLeftovers(): void {
  for (const name of fs.readdirSync(cacheRoot())) {
    if (name.startsWith('host-tmp-'))
      fs.rmSync(path.join(cacheRoot(), name), { recursive: true, force: true });
  }
}
