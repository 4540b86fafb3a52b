/**
 * Packs that were written since arming. Git believes a pack's index, or one of several packs, which object lies where: one
 * that lies would deliver another content than the baseline's with the next checkout, and nobody sees it in the worktree.
 */
import { lstatSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Git } from '../git';
import { inParallel } from '../batches';

const INDEX = /^(pack-.+)\.idx$/;
/** The index of several packs: a file, or a folder of parts. */
const SHARED = ['multi-pack-index', 'multi-pack-index.d/multi-pack-index-chain'];
/** Taking a pack apart keeps several threads busy. */
const SIDE_BY_SIDE = 2;

/**
 * The files of those that are not what they hold, by their absolute paths.
 * @param git the shadow's, which borrows these objects
 * @param objects the repository's object folder
 * @param since milliseconds; what changed earlier was there at arming
 */
export async function forgedPacks(
  git: Git,
  objects: string,
  since: number,
  signal?: AbortSignal,
): Promise<string[]> {
  const folder = path.join(objects, 'pack');
  const changed = (name: string): boolean => changeOf(path.join(folder, name)) >= since;
  const names = await fs.readdir(folder).catch(() => []);
  const packs = names
    .flatMap((name) => INDEX.exec(name)?.[1] ?? [])
    .filter((pack) => changed(`${pack}.idx`) || changed(`${pack}.pack`));
  const calls = packs.map((pack) => ({
    file: path.join(folder, `${pack}.idx`),
    args: ['index-pack', '--verify', path.join(folder, `${pack}.pack`)],
  }));
  const shared = SHARED.find((name) => changed(name));
  if (shared !== undefined)
    calls.push({
      file: path.join(folder, shared),
      args: ['multi-pack-index', `--object-dir=${objects}`, 'verify'],
    });
  const judge = async ({ file, args }: (typeof calls)[number]): Promise<string[]> => {
    const { exitCode } = await git.run(args, { accept: [0, 1, 128], signal });
    // Git may tidy up meanwhile.
    return exitCode === 0 || changeOf(file) < 0 ? [] : [file];
  };
  return (await inParallel(calls, judge, signal, SIDE_BY_SIDE)).flat();
}

/** In milliseconds; negative where there is nothing. */
function changeOf(file: string): number {
  return lstatSync(file, { throwIfNoEntry: false })?.ctimeMs ?? -1;
}
