/** Refs, what HEAD points to, and the reflogs: what is there at arming, and what may honestly move. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../../errors';
import { say } from '../../said';
import type { Git } from '../git';
import { comparePaths, decodePath } from '../paths';
import { isFetched } from './configRules';
import type { WitnessContext } from './context';
import type { Change, Finding } from './findings';
import { tagsOfFetches } from './fetchedTags';
import { statMark } from './fingerprint';
import { inParallel } from '../batches';
import { readLatin1 } from '../regularFiles';
import type { RefLog, RefSnapshot } from './refSnapshot';

const DETACHED = 'detached';
const REF_FORMAT = '--format=%(refname)%00%(objectname)%00%(symref)%00';
const MAX_LOGS = 2000;
const MAX_ENTRIES = 200;
/** `git gc` forgets entries that are older, unless they are the stash's. */
const KEPT_SECONDS = 29 * 24 * 60 * 60;
const STASH = 'refs/stash';

export async function snapshotRefs(
  context: WitnessContext,
  git: Git,
  fetched: readonly string[],
): Promise<RefSnapshot> {
  const [head, refs, elsewhere, logs] = await Promise.all([
    headTarget(context, git),
    listRefs(git, context.signal),
    branchesElsewhere(context),
    readLogs(context),
  ]);
  return { head, refs: [...refs], elsewhere, fetched, logs };
}

export async function compareRefs(
  context: WitnessContext,
  git: Git,
  before: RefSnapshot,
): Promise<Finding[]> {
  const { signal } = context;
  const [head, refs, logs] = await Promise.all([
    headTarget(context, git),
    listRefs(git, signal),
    compareLogs(context, before),
  ]);
  const findings: Finding[] = [];
  if (head !== before.head) {
    findings.push({ code: 'head-target', path: null, params: { before: before.head, after: head } });
  }
  const old = new Map(before.refs);
  const names = [...new Set([...old.keys(), ...refs.keys()])].sort(comparePaths);
  const newTags = names.filter((ref) => ref.startsWith('refs/tags/') && !old.has(ref));
  const tags = await tagsOfFetches(context, git, before, refs, newTags);
  for (const ref of names) {
    const [was, is] = [old.get(ref) ?? null, refs.get(ref) ?? null];
    if (was === is) continue;
    const change = was === null ? 'created' : is === null ? 'deleted' : 'changed';
    if (tags.has(ref) || mayMove(ref, change, before, head)) continue;
    // `git worktree add -b`: at the baseline, and another worktree has it checked out.
    if (change === 'created' && is === context.baseline && (await branchesElsewhere(context)).includes(ref))
      continue;
    findings.push({ code: 'ref-changed', path: null, params: { ref, change, before: was, after: is } });
  }
  // A deleted branch takes its log along, and is told of already.
  return [
    ...findings,
    ...logs.filter(({ log }) => log === 'HEAD' || refs.has(log)).map(({ finding }) => finding),
  ];
}

function mayMove(ref: string, change: Change, before: RefSnapshot, head: string): boolean {
  if (isFetched(ref, before.fetched) || ref.startsWith('refs/prefetch/')) return true;
  if (change !== 'changed') return false;
  // A moved HEAD is judged on its own: with --allow-commits its branch moves, without it is reported as HEAD.
  return before.elsewhere.includes(ref) || (ref === before.head && ref === head);
}

/** The branch that `HEAD` names. A file says it; only other ways to store refs need a process. */
async function headTarget({ repository, signal }: WitnessContext, git: Git): Promise<string> {
  const text = await readLatin1(path.join(repository.gitDir, 'HEAD'));
  const named = /^ref: (refs\/\S+)\s*$/.exec(text)?.[1];
  if (named !== undefined && named !== 'refs/heads/.invalid') return named;
  const answer = await git.run(['symbolic-ref', '-q', 'HEAD'], { accept: [0, 1], signal });
  return answer.exitCode === 0 ? answer.stdout.toString('utf8').trim() : DETACHED;
}

async function listRefs(git: Git, signal: AbortSignal | undefined): Promise<Map<string, string>> {
  const listed = await git.run(['for-each-ref', REF_FORMAT], { signal });
  const refs = new Map<string, string>();
  const fields = listed.stdout.toString('latin1').split('\0');
  for (let at = 0; at + 3 < fields.length; at += 3) {
    const name = decodePath(Buffer.from((fields[at] ?? '').replace(/^\n/, ''), 'latin1'));
    const symref = fields[at + 2] ?? '';
    if (name === '') throw new Refusal('git-output', say`git for-each-ref printed a ref without a name`);
    refs.set(name, symref === '' ? (fields[at + 1] ?? '') : `ref: ${symref}`);
  }
  return refs;
}

/** Branches that the repository's other worktrees have checked out. */
async function branchesElsewhere({ repository }: WitnessContext): Promise<string[]> {
  const { commonDir, gitDir } = repository;
  const linked = await fs.readdir(path.join(commonDir, 'worktrees')).catch(() => []);
  const folders = [commonDir, ...linked.map((name) => path.join(commonDir, 'worktrees', name))];
  const others = folders.filter((folder) => path.resolve(folder) !== path.resolve(gitDir));
  const heads = await Promise.all(others.map((folder) => readLatin1(path.join(folder, 'HEAD'))));
  return heads.flatMap((text) => /^ref: (refs\/\S+)/.exec(text)?.[1] ?? []).sort(comparePaths);
}

async function readLogs(context: WitnessContext): Promise<RefLog[]> {
  const { commonDir } = context.repository;
  const logs = path.join(commonDir, 'logs');
  const heads = await fs
    .readdir(path.join(logs, 'refs', 'heads'), { recursive: true, withFileTypes: true })
    .catch(() => []);
  const names = heads
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(logs, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const all = ['HEAD', STASH, ...names.sort(comparePaths).slice(0, MAX_LOGS)];
  const read = async (name: string): Promise<RefLog> => {
    const file = logFile(context, name);
    const mark = await statMark(file);
    return [name, mark, (await entriesOf(file)).slice(-MAX_ENTRIES)];
  };
  return (await inParallel(all, read, context.signal)).filter(([, , entries]) => entries.length > 0);
}

/** `log` is the name of the ref. */
interface LogFinding {
  readonly log: string;
  readonly finding: Finding;
}

async function compareLogs(context: WitnessContext, before: RefSnapshot): Promise<LogFinding[]> {
  const now = Date.now() / 1000;
  const compare = async ([name, mark, entries]: RefLog): Promise<LogFinding[]> => {
    const file = logFile(context, name);
    if (mark !== '' && mark === (await statMark(file))) return [];
    const present = new Set((await entriesOf(file)).map(([digest]) => digest));
    const kept = entries.filter(([, time]) => name === STASH || now - time < KEPT_SECONDS);
    const gone = kept.filter(([digest]) => !present.has(digest)).length;
    if (gone === 0) return [];
    return [
      { log: name, finding: { code: 'reflog-wiped', path: null, params: { log: name, entries: gone } } },
    ];
  };
  return (await inParallel(before.logs, compare, context.signal)).flat();
}

function logFile({ repository }: WitnessContext, name: string): string {
  return path.join(name === 'HEAD' ? repository.gitDir : repository.commonDir, 'logs', ...name.split('/'));
}

async function entriesOf(file: string): Promise<[string, number][]> {
  const text = await readLatin1(file);
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const digest = createHash('sha256').update(line, 'latin1').digest('hex').slice(0, 16);
    return [digest, Number(/> (\d+) [+-]\d{4}(?:\t|$)/.exec(line)?.[1] ?? 0)];
  });
}
