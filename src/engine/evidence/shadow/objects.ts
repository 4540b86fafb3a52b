import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { Refusal } from '../../errors';
import { say } from '../../said';
import type { Git } from '../git';
import { readRegular } from '../regularFiles';
import { formatOfOid, hashObject } from './hashing';

/** What an object store gave for a name. */
export type FoundObject =
  | { readonly kind: 'found'; readonly type: string; readonly content: Buffer }
  /** The content does not hash to its name: somebody forged the stored object. */
  | { readonly kind: 'forged' }
  | { readonly kind: 'missing' };

/**
 * Reads objects and hashes each again, so that a forged one never counts as the content that was armed.
 * @throws Refusal `git-failed`, `git-output`, `cancelled`
 */
export async function readObjects(
  git: Git,
  oids: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, FoundObject>> {
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return new Map();
  const input = Buffer.from(`${wanted.join('\n')}\n`, 'latin1');
  const answer = await git.run(['cat-file', '--batch'], { input, signal, accept: [0, 128] });
  const found = parseBatch(answer.stdout);
  // Git gives up on an object that it cannot unpack: ask for the others one by one.
  const left = wanted.filter((oid) => !found.has(oid));
  if (left.length > 0 && answer.exitCode === 0) throw notUnderstood(left[0] ?? '');
  if (left.length > 0) {
    found.set(left[0] ?? '', { kind: 'forged' });
    for (const [oid, object] of await readObjects(git, left.slice(1), signal)) found.set(oid, object);
  }
  return found;
}

/**
 * The tree of a commit, which is hashed; null where the commit is missing or forged. A process less where it lies in a file
 * of its own, as the last commit that was made here does.
 * @param objects the repository's object folder @throws Refusal as `readObjects`
 */
export async function treeOf(
  git: Git,
  objects: string,
  commit: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const found =
    (await looseCommit(objects, commit)) ?? (await readObjects(git, [commit], signal)).get(commit);
  if (found?.kind !== 'found' || found.type !== 'commit') return null;
  return /^tree ([0-9a-f]{40,64})\n/.exec(found.content.toString('latin1', 0, TREE_LINE))?.[1] ?? null;
}

const TREE_LINE = 80;
const COMMIT_LIMIT = 1024 * 1024;

async function looseCommit(objects: string, oid: string): Promise<FoundObject | null> {
  const file = path.join(objects, oid.slice(0, 2), oid.slice(2));
  try {
    const packed = await readRegular(file, COMMIT_LIMIT);
    const bytes = packed && inflateSync(packed, { maxOutputLength: COMMIT_LIMIT });
    const content = bytes?.subarray(bytes.indexOf(0) + 1);
    if (!content || hashObject(formatOfOid(oid), 'commit', content) !== oid) return null;
    return { kind: 'found', type: 'commit', content };
  } catch {
    // Git is asked, and tells what is wrong.
    return null;
  }
}

/** Pure. Stops where the output was cut short. @throws Refusal `git-output` */
export function parseBatch(bytes: Buffer): Map<string, FoundObject> {
  const found = new Map<string, FoundObject>();
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(0x0a, at);
    if (end < 0) break;
    const line = bytes.toString('latin1', at, end);
    const header = /^([0-9a-f]{40,64}) (?:(missing)|(blob|tree|commit|tag) (\d+))$/.exec(line);
    if (!header) throw notUnderstood(line);
    const [, oid = '', missing, type = '', size] = header;
    if (missing !== undefined) {
      found.set(oid, { kind: 'missing' });
      at = end + 1;
      continue;
    }
    const stop = end + 1 + Number(size);
    if (stop >= bytes.length) break;
    const content = bytes.subarray(end + 1, stop);
    const honest = hashObject(formatOfOid(oid), type, content) === oid;
    found.set(oid, honest ? { kind: 'found', type, content } : { kind: 'forged' });
    at = stop + 1;
  }
  return found;
}

function notUnderstood(words: string): Refusal {
  return new Refusal(
    'git-output',
    say`git cat-file printed what Cordon does not understand (${JSON.stringify(words.slice(0, 80))}): report it with your Git version`,
  );
}
