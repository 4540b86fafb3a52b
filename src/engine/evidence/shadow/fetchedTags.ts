/** Tags that came with a fetch: by Git's own record of the last one, or because they name a newly fetched commit. */
import path from 'node:path';
import type { Git } from '../git';
import { decodePath } from '../paths';
import { isFetched } from './configRules';
import type { WitnessContext } from './context';
import { readLatin1 } from '../regularFiles';
import type { RefSnapshot } from './refSnapshot';

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
  // Without a fetch line there is nothing that a tag could come with, whatever FETCH_HEAD says.
  if (created.length === 0 || before.fetched.length === 0) return new Set();
  const accounted = new Set<string>();
  const old = new Map(before.refs);
  const covered = (names: Iterable<readonly [string, string]>): string[] =>
    [...names]
      .filter(([name, oid]) => isFetched(name, before.fetched) && !oid.startsWith('ref: '))
      .map(([, oid]) => oid);
  const moved = covered([...refs].filter(([name, oid]) => old.get(name) !== oid));
  const recorded = await recordedTags(context);
  for (const tag of created.slice(0, MAX_LOOKED_UP)) {
    const oid = refs.get(tag) ?? '';
    const isBehind = async (others: readonly string[]): Promise<boolean> =>
      others.length > 0 && (await leaves(git, oid, others, context.signal)) === false;
    // Anybody can write the record: it counts only for a commit that the remote's branches hold.
    if (recorded.get(tag) === oid && (await isBehind(covered(refs)))) accounted.add(tag);
    // The record is of one fetch: an editor that fetches every few minutes has overwritten it.
    else if (!(await isBehind(covered(before.refs))) && (await isBehind(moved))) accounted.add(tag);
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
  const text = await readLatin1(path.join(repository.gitDir, 'FETCH_HEAD'));
  const tags = new Map<string, string>();
  for (const line of text.split('\n')) {
    const found = /^([0-9a-f]{40,64})\t(?:not-for-merge)?\ttag '(.+)' of ./.exec(line);
    if (found) tags.set(decodePath(Buffer.from(`refs/tags/${found[2] ?? ''}`, 'latin1')), found[1] ?? '');
  }
  return tags;
}
