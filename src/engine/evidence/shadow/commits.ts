/** With commits allowed: every commit since the baseline is judged, also what a later one took out again. */
import fs from 'node:fs/promises';
import type { ChangedFile } from '../evidence';
import type { Git } from '../git';
import { parseRawNumstat } from '../parsers';
import type { Violation } from '../../violations';
import { readObjects } from './objects';

/** More commits than this are not read, which is a violation. */
export const COMMIT_LIMIT = 1000;
const OBJECT_LIMIT = 20_000;

export interface Commits {
  /** Every path that some commit since the baseline has in another way than the baseline, with its largest numbers. */
  readonly files: readonly ChangedFile[];
  readonly findings: readonly Violation[];
}

const DIFF = [
  'diff-tree',
  '--stdin',
  '-r',
  '--raw',
  '--numstat',
  '-z',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
];

/**
 * Compares every commit of `baseline..head`, those of merged sides too, with the baseline.
 * @param logFile the log of `HEAD`: it tells an amended baseline, which a person does, from a history that was replaced
 * @param git the shadow's: no commit graph, replace ref or graft has a say
 */
export async function judgeCommits(
  git: Git,
  baseline: string,
  head: string,
  logFile: string,
  signal?: AbortSignal,
): Promise<Commits> {
  const ancestor = await git.run(['merge-base', '--is-ancestor', baseline, head], {
    accept: [0, 1, 128],
    signal,
  });
  if (ancestor.exitCode !== 0 && !(await isAmended(git, baseline, head, logFile, signal))) {
    return { files: [], findings: [{ code: 'baseline-lost', path: null, params: { baseline, head } }] };
  }
  const listed = await git.line(['rev-list', `--max-count=${COMMIT_LIMIT + 1}`, `${baseline}..${head}`], {
    signal,
  });
  const commits = listed === '' ? [] : listed.split('\n');
  if (commits.length > COMMIT_LIMIT) {
    return { files: [], findings: [{ code: 'commits-unread', path: null, params: { limit: COMMIT_LIMIT } }] };
  }
  const input = Buffer.from(commits.map((commit) => `${commit} ${baseline}\n`).join(''), 'latin1');
  const [answer, findings] = await Promise.all([
    commits.length === 0 ? null : git.run(DIFF, { input, signal }),
    forgedObjects(git, baseline, head, signal),
  ]);
  const files = new Map<string, ChangedFile>();
  for (const part of answer ? splitCommits(answer.stdout, commits) : []) {
    for (const { path, status, counts } of parseRawNumstat(part)) {
      const known = files.get(path);
      files.set(path, {
        path,
        status: known?.status ?? status,
        added: Math.max(known?.added ?? 0, counts?.added ?? 0),
        deleted: Math.max(known?.deleted ?? 0, counts?.deleted ?? 0),
        binaries: Math.max(known?.binaries ?? 0, counts?.binary ? 1 : 0),
        bytes: 0,
      });
    }
  }
  return { files: [...files.values()], findings };
}

/**
 * Whether the baseline was only amended: by `commit --amend` as the log has it, on the same parents, with nothing else
 * between. Every commit since is compared with the baseline all the same.
 */
async function isAmended(
  git: Git,
  baseline: string,
  head: string,
  logFile: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const log = await fs.readFile(logFile, 'latin1').catch(() => '');
  const amended = log
    .split('\n')
    .map((line) => /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) [^\t]*\tcommit \(amend\)/.exec(line))
    .find((match) => match?.[1] === baseline)?.[2];
  if (amended === undefined) return false;
  const parents = async (commit: string): Promise<string> =>
    (await git.line(['rev-list', '--max-count=1', '--parents', commit], { signal })).replace(/^\S+ ?/, '');
  const follows = await git.run(['merge-base', '--is-ancestor', amended, head], {
    accept: [0, 1, 128],
    signal,
  });
  return follows.exitCode === 0 && (await parents(amended)) === (await parents(baseline));
}

/** The output of each commit: each begins with the commit's name as a record of its own. Pure. */
export function splitCommits(bytes: Buffer, commits: readonly string[]): Buffer[] {
  const parts: Buffer[] = [];
  const names = new Set(commits);
  let begun = -1;
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(0, at);
    if (end < 0) break;
    if (end - at >= 40 && end - at <= 64 && names.has(bytes.toString('latin1', at, end))) {
      if (begun >= 0) parts.push(bytes.subarray(begun, at));
      begun = end + 1;
    }
    at = end + 1;
  }
  if (begun >= 0) parts.push(bytes.subarray(begun));
  return parts;
}

/** New objects whose stored content is not what they are named after. */
async function forgedObjects(
  git: Git,
  baseline: string,
  head: string,
  signal: AbortSignal | undefined,
): Promise<Violation[]> {
  const listed = await git.run(['rev-list', '--objects', head, `^${baseline}`], { accept: [0, 128], signal });
  const oids = listed.stdout
    .toString('latin1')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((oid) => oid !== '');
  const objects = await readObjects(git, oids.slice(0, OBJECT_LIMIT), signal);
  return [...objects].flatMap(([oid, object]): Violation[] =>
    object.kind === 'forged' ? [{ code: 'forged-object', path: null, params: { oid } }] : [],
  );
}
