/**
 * Packs that were written since arming. Git believes a pack's index, or one of several packs, which object lies where: one
 * that lies would deliver another content than the baseline's with the next checkout, and nobody sees it in the worktree.
 */
import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Git } from '../git';
import { inParallel } from '../batches';
import { READ_FLAGS } from '../regularFiles';
import { type ObjectFormat, oidBytesOf } from './hashing';

const INDEX = /^(pack-.+)\.idx$/;
/** The index of several packs: a file, or a folder of parts. */
const SHARED = ['multi-pack-index', 'multi-pack-index.d/multi-pack-index-chain'];
const MARKED = /^(?:pack-.+\.(?:idx|pack)|multi-pack-index)$/;
/** Taking a pack apart keeps several threads busy. */
const SIDE_BY_SIDE = 2;

/** What each file of the packs ends with, which is the hash of the rest; by absolute path. */
export type PackMarks = ReadonlyMap<string, string>;

/** @param stores object folders */
export async function markPacks(stores: readonly string[], format: ObjectFormat): Promise<PackMarks> {
  const marks = await inParallel(
    stores.map((store) => path.join(store, 'pack')),
    async (folder) => {
      const names = (await fs.readdir(folder).catch(() => [])).filter((name) => MARKED.test(name));
      return inParallel(names, async (name) => markOf(path.join(folder, name), format));
    },
  );
  return new Map(marks.flat(2));
}

async function markOf(file: string, format: ObjectFormat): Promise<[string, string][]> {
  const handle = await fs.open(file, READ_FLAGS).catch(() => null);
  if (handle === null) return [];
  try {
    const end = await endOf(handle, oidBytesOf(format));
    return end ? [[file, end.mark]] : [];
  } finally {
    await handle.close();
  }
}

/** What the packs are held against. */
export interface PackTerms {
  /** Milliseconds; what changed earlier was there at arming. */
  readonly since: number;
  readonly marks: PackMarks;
  readonly format: ObjectFormat;
}

/**
 * The files of those that are not what they hold, by their absolute paths. Git touches a pack whenever somebody stores what is
 * in it already: one that still is what it was at arming is only read, which is far cheaper than taking it apart.
 * @param git the shadow's, which borrows these objects
 * @param objects the repository's object folder
 */
export async function forgedPacks(
  git: Git,
  objects: string,
  terms: PackTerms,
  signal?: AbortSignal,
): Promise<string[]> {
  const folder = path.join(objects, 'pack');
  const isNew = async (name: string): Promise<boolean> => {
    const file = path.join(folder, name);
    return changeOf(file) >= terms.since && !(await isAsMarked(file, terms));
  };
  const names = await fs.readdir(folder).catch(() => []);
  const packs = names.flatMap((name) => INDEX.exec(name)?.[1] ?? []);
  const calls = (
    await inParallel(
      packs,
      async (pack) => ((await isNew(`${pack}.idx`)) || (await isNew(`${pack}.pack`)) ? [pack] : []),
      signal,
      SIDE_BY_SIDE,
    )
  )
    .flat()
    .map((pack) => ({
      file: path.join(folder, `${pack}.idx`),
      args: ['index-pack', '--verify', path.join(folder, `${pack}.pack`)],
    }));
  for (const name of SHARED)
    if (await isNew(name))
      calls.push({
        file: path.join(folder, name),
        args: ['multi-pack-index', `--object-dir=${objects}`, 'verify'],
      });
  const judge = async ({ file, args }: (typeof calls)[number]): Promise<string[]> => {
    const { exitCode } = await git.run(args, { accept: [0, 1, 128], signal });
    // Git may tidy up meanwhile.
    return exitCode === 0 || changeOf(file) < 0 ? [] : [file];
  };
  return (await inParallel(calls, judge, signal, SIDE_BY_SIDE)).flat();
}

/** Whether a file still is, to the last byte, what was marked. */
async function isAsMarked(file: string, { marks, format }: PackTerms): Promise<boolean> {
  const mark = marks.get(file);
  if (mark === undefined) return false;
  const handle = await fs.open(file, READ_FLAGS).catch(() => null);
  if (handle === null) return false;
  try {
    const end = await endOf(handle, oidBytesOf(format));
    if (end?.mark !== mark) return false;
    const hash = createHash(format);
    const stream = handle.createReadStream({ start: 0, end: end.at - 1, autoClose: false });
    for await (const chunk of stream) hash.update(chunk as Buffer);
    return hash.digest('hex') === mark;
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

/** The last bytes of a regular file as hexadecimal digits, and where they begin; null where it has no more than those. */
async function endOf(handle: FileHandle, bytes: number): Promise<{ mark: string; at: number } | null> {
  const stats = await handle.stat();
  const at = stats.size - bytes;
  if (!stats.isFile() || at <= 0) return null;
  const end = Buffer.alloc(bytes);
  await handle.read(end, 0, bytes, at);
  return { mark: end.toString('hex'), at };
}

/** In milliseconds; negative where there is nothing. */
function changeOf(file: string): number {
  return lstatSync(file, { throwIfNoEntry: false })?.ctimeMs ?? -1;
}
