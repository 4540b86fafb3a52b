/** With commits allowed: every commit since the baseline is judged, also what a later one took out again. */
import type { ChangedFile } from '../evidence';
import type { Git } from '../git';
import { parseRawNumstat, type TrackedChange } from '../parsers';
import type { PathRules } from '../../policy/globs';
import type { Violation } from '../../violations';
import { chargeOf } from './lines';
import { type FoundObject, readObjects } from './objects';
import type { OwnerWord } from './owner';
import { oddNameFinding } from './oddNames';
import { linkFinding } from './pathRules';
import { readLatin1 } from '../regularFiles';

/** More commits than this are not read, which is a violation. */
export const COMMIT_LIMIT = 1000;
const OBJECT_LIMIT = 100_000;
const NOTHING = '000000';
const SUBMODULE = '160000';

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

/** What the owner said of paths. */
type OwnerWords = (paths: readonly string[]) => Promise<ReadonlyMap<string, OwnerWord>>;

/** What the commits are held against. */
export interface CommitTerms {
  readonly root: string;
  readonly baseline: string;
  readonly head: string;
  readonly rules: PathRules;
  readonly words: OwnerWords;
  /** The log of `HEAD`: it tells an amended baseline, which a person does, from a history that was replaced. */
  readonly logFile: string;
}

/**
 * Compares every commit of `baseline..head`, those of merged sides too, with the baseline.
 * @param git the shadow's: no commit graph, replace ref or graft has a say
 */
export async function judgeCommits(git: Git, terms: CommitTerms, signal?: AbortSignal): Promise<Commits> {
  const { baseline, head } = terms;
  const ancestor = await git.run(['merge-base', '--is-ancestor', baseline, head], {
    accept: [0, 1, 128],
    signal,
  });
  if (ancestor.exitCode !== 0 && !(await isAmended(git, terms, signal))) {
    return { files: [], findings: [{ code: 'baseline-lost', path: null, params: { baseline, head } }] };
  }
  const listed = await git.line(['rev-list', `--max-count=${COMMIT_LIMIT + 1}`, `${baseline}..${head}`], {
    signal,
  });
  const commits = listed === '' ? [] : listed.split('\n');
  if (commits.length > COMMIT_LIMIT) {
    return unread(COMMIT_LIMIT);
  }
  const input = Buffer.from(commits.map((commit) => `${commit} ${baseline}\n`).join(''), 'latin1');
  const [answer, objects] = await Promise.all([
    commits.length === 0 ? null : git.run(DIFF, { input, signal }),
    newObjects(git, terms, signal),
  ]);
  if (objects === null) return unread(OBJECT_LIMIT);
  const parts = answer ? splitCommits(answer.stdout, commits).map(parseRawNumstat) : [];
  const changes = parts.flat();
  const files = new Map<string, ChangedFile>();
  const findings = new Map<string, Violation>();
  // What a commit takes back, or copies, is older than it.
  const older = changes.flatMap(blobsOf).filter((oid) => !objects.has(oid));
  const [words, known] = await Promise.all([
    terms.words([...new Set(changes.map(({ path }) => path))]),
    readObjects(git, older, signal),
  ]);
  const all = new Map([...known, ...objects]);
  for (const change of changes) {
    const { path, status } = change;
    const before = files.get(path);
    const charge = chargeOfChange(change, all, words.get(path));
    files.set(path, {
      path,
      status: before?.status ?? status,
      added: Math.max(before?.added ?? 0, charge.added),
      deleted: Math.max(before?.deleted ?? 0, charge.deleted),
      binaries: Math.max(before?.binaries ?? 0, charge.binaries),
      bytes: Math.max(before?.bytes ?? 0, contentOf(change.newObject, all)?.length ?? 0),
    });
    for (const finding of [kindFinding(change, all, terms), oddNameFinding(path)])
      if (finding) findings.set(`${finding.code} ${path}`, finding);
  }
  return { files: [...files.values()], findings: [...forged(all), ...findings.values()] };
}

function unread(limit: number): Commits {
  return { files: [], findings: [{ code: 'commits-unread', path: null, params: { limit } }] };
}

function blobsOf({ oldMode, oldObject, newMode, newObject }: TrackedChange): string[] {
  const isBlob = (mode: string): boolean => mode !== NOTHING && mode !== SUBMODULE;
  return [...(isBlob(oldMode) ? [oldObject] : []), ...(isBlob(newMode) ? [newObject] : [])];
}

function chargeOfChange(
  { counts, oldObject, newObject }: TrackedChange,
  objects: ReadonlyMap<string, FoundObject>,
  word: OwnerWord | undefined,
): Pick<ChangedFile, 'added' | 'deleted' | 'binaries'> {
  if (word?.diff === 'binary') return { added: 0, deleted: 0, binaries: 1 };
  const isText = counts?.binary === false;
  const charge = chargeOf(
    contentOf(oldObject, objects),
    contentOf(newObject, objects),
    isText ? counts : undefined,
  );
  return isText ? charge : { ...charge, binaries: 1 };
}

function contentOf(oid: string, objects: ReadonlyMap<string, FoundObject>): Buffer | null {
  const object = objects.get(oid);
  return object?.kind === 'found' && object.type === 'blob' ? object.content : null;
}

/** A submodule, or a link that leads out of the allowed paths: also when a later commit took it out again. */
function kindFinding(
  { path, oldMode, newMode, newObject }: TrackedChange,
  objects: ReadonlyMap<string, FoundObject>,
  { root, rules }: CommitTerms,
): Violation | null {
  if (oldMode === SUBMODULE && newMode !== SUBMODULE)
    return { code: 'submodule-changed', path, params: { submodule: path, what: 'gone' } };
  if (newMode === SUBMODULE) return { code: 'staged-submodule', path, params: { commit: newObject } };
  const object = newMode === '120000' ? objects.get(newObject) : undefined;
  return object?.kind === 'found' ? linkFinding(root, path, object.content, rules) : null;
}

/**
 * Whether the baseline was only amended: by `commit --amend` as the log has it, on the same parents, with nothing else
 * between. Every commit since is compared with the baseline all the same.
 */
async function isAmended(
  git: Git,
  { baseline, head, logFile }: CommitTerms,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const log = await readLatin1(logFile);
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

/** The objects that came with the commits, each hashed again; null where there are too many. */
async function newObjects(
  git: Git,
  { baseline, head }: CommitTerms,
  signal: AbortSignal | undefined,
): Promise<Map<string, FoundObject> | null> {
  const listed = await git.run(['rev-list', '--objects', head, `^${baseline}`], { accept: [0, 128], signal });
  const oids = listed.stdout
    .toString('latin1')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((oid) => oid !== '');
  return oids.length > OBJECT_LIMIT ? null : readObjects(git, oids, signal);
}

/** Those whose stored content is not what they are named after. */
function forged(objects: ReadonlyMap<string, FoundObject>): Violation[] {
  return [...objects].flatMap(([oid, object]): Violation[] =>
    object.kind === 'forged' ? [{ code: 'forged-object', path: null, params: { oid } }] : [],
  );
}
