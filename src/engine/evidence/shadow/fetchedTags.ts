/** Tags that came with a fetch: by Git's own record of the last one, or because they name a newly fetched commit. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Git } from '../git';
import { decodePath } from '../paths';
import { isFetched } from './configRules';
import type { WitnessContext } from './context';
import type { RefSnapshot } from './refs';

/** More new tags than these are looked up in Git's record only. */
const MAX_LOOKED_UP = 100;

/**
 * Those of the new tags that a fetch accounts for.
 * @param refs all refs as they are now
 */
export async function tagsOfFetches(
  context: WitnessContext,
  git: Git,
  before: RefSnapshot,
  refs: ReadonlyMap<string, string>,
  created: readonly string[],
): Promise<Set<string>> {
  if (created.length === 0) return new Set();
  const recorded = await recordedTags(context);
  const accounted = new Set(created.filter((tag) => recorded.get(tag) === refs.get(tag)));
  const old = new Map(before.refs);
  const covered = (names: Iterable<readonly [string, string]>): string[] =>
    [...names]
      .filter(([name, oid]) => isFetched(name, before.fetched) && !oid.startsWith('ref: '))
      .map(([, oid]) => oid);
  const moved = covered([...refs].filter(([name, oid]) => old.get(name) !== oid));
  const left = created.filter((tag) => !accounted.has(tag)).slice(0, MAX_LOOKED_UP);
  if (moved.length === 0) return accounted;
  // The record is of one fetch: an editor that fetches every few minutes has overwritten it.
  for (const tag of left) {
    const oid = refs.get(tag) ?? '';
    const isNew = (await leaves(git, oid, covered(before.refs), context.signal)) === true;
    if (isNew && (await leaves(git, oid, moved, context.signal)) === false) accounted.add(tag);
  }
  return accounted;
}

/** Whether a commit is reachable from none of the others; null for what is no commit or cannot be told. */
async function leaves(
  git: Git,
  oid: string,
  others: readonly string[],
  signal?: AbortSignal,
): Promise<boolean | null> {
  const input = Buffer.from([`${oid}^{commit}`, ...others.map((other) => `^${other}`), ''].join('\n'));
  const listed = await git.run(['rev-list', '--max-count=1', '--ignore-missing', '--stdin'], {
    input,
    accept: [0, 128],
    signal,
  });
  return listed.exitCode === 0 ? listed.stdout.length > 0 : null;
}

/** `FETCH_HEAD`: what the last fetch brought along. */
async function recordedTags({ repository }: WitnessContext): Promise<Map<string, string>> {
  const text = await fs.readFile(path.join(repository.gitDir, 'FETCH_HEAD'), 'latin1').catch(() => '');
  const tags = new Map<string, string>();
  for (const line of text.split('\n')) {
    const found = /^([0-9a-f]{40,64})\t(?:not-for-merge)?\ttag '(.+)' of ./.exec(line);
    if (found) tags.set(decodePath(Buffer.from(`refs/tags/${found[2] ?? ''}`, 'latin1')), found[1] ?? '');
  }
  return tags;
}
