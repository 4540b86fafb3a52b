/** An audit with both witnesses: the repository's own Git, and the shadow, which only ever adds. */
import { lstatSync } from 'node:fs';
import { Refusal } from '../errors';
import type { Violation } from '../violations';
import type {
  ChangedFile,
  EvidenceProblem,
  WitnessName,
  EvidenceTier,
  BothOptions,
  WitnessedEvidence,
} from './evidence';
import { gitView, type GitView } from './gitView';
import { refuseTrackedState } from './gather';
import { measure } from './measure';
import { comparePaths, absolutePath } from './paths';
import type { WitnessContext } from './shadow/context';
import type { CountedChange } from './shadow/counts';
import { disagreements } from './shadow/disagreements';
import { withoutRepeats } from './shadow/repeats';
import { type NamedContent, treeDigest } from './shadow/digest';
import { formatOfOid, hashOnDisk, hashShort } from './shadow/hashing';
import { lookThroughWitness } from './shadow/witness';
import { acceptedCaches, stillCaches } from './shadow/newCaches';
import { toolCaches } from './shadow/toolCaches';
import { modeOf } from './shadow/seed';
import { submodulesAreSafe } from './shadow/submodules';
import { unaskable, waitingNow } from './unaskable';
import { type WaitingFile, WaitingFileRefusal, waitingObject } from './waitingFiles';
import { inParallel } from './batches';
import type { WitnessResult } from './shadow/witnessResult';

/** @throws Refusal `state-invalid`, `git-output`, `cancelled` */
export async function gatherBoth(context: WitnessContext, options: BothOptions): Promise<WitnessedEvidence> {
  const seen = await waitingNow(context);
  if (seen.length > 0) return unaskable(context, options, seen);
  const stop = new AbortController();
  const signal = context.signal ? AbortSignal.any([context.signal, stop.signal]) : stop.signal;
  const onWaiting = (waiting: WaitingFile): void => {
    seen.push(waiting);
    stop.abort();
  };
  if (options.tier === 'full') {
    void waitingObject(context.repository).then((waiting) => {
      if (waiting) onWaiting(waiting);
    });
  }
  try {
    const gathered = await gatherAsking({ ...context, signal }, options, onWaiting);
    return seen.length === 0 ? gathered : unaskable(context, options, seen);
  } catch (error) {
    if (error instanceof WaitingFileRefusal) onWaiting(error.waiting);
    if (seen.length === 0 || context.signal?.aborted) throw error;
    return unaskable(context, options, seen);
  }
}

async function gatherAsking(
  context: WitnessContext,
  options: BothOptions,
  onWaiting: (waiting: WaitingFile) => void,
): Promise<WitnessedEvidence> {
  const { repository, baseline, signal } = context;
  let tellSafety: (safe: boolean) => void = () => undefined;
  const safety = new Promise<boolean>((resolve) => (tellSafety = resolve));
  const looked = lookThroughWitness(context, {
    onSafety: tellSafety,
    onWaiting,
    objects: options.tier === 'full',
  }).finally(() => {
    tellSafety(false);
  });
  const [all, git] = await Promise.all([
    looked,
    options.tier === 'full' ? askGit(context, [safety, submodulesAreSafe(context)]) : null,
  ]);
  const caches = await cachesNow(context, options, all.untracked);
  const fresh = await withoutToolCaches(context, withoutCaches(all, caches));
  const result = git?.view ? await withoutRepeats(context, git.view, fresh) : fresh;
  const view = git?.view ?? null;
  const own = view
    ? await measure(repository.root, withoutSkipped(view, result), signal)
    : { files: [], problems: [], bareReturns: new Map<string, number>() };
  const second = await measure(repository.root, shadowView(result, view), signal);
  const worktree = mergeFiles([...own.files, ...second.files]);
  const known = new Set(worktree.map((file) => file.path));
  const files = mergeFiles([...worktree, ...result.delivered.filter((file) => !known.has(file.path))]);
  const findings = [
    ...(git?.findings ?? []),
    ...result.findings,
    ...(view ? await disagreements(context, view, result, second) : []),
  ];
  const contents = options.tier === 'live' ? [] : await contentsNow(context, fresh);
  const byPath = comparable(contents, fresh);
  if (options.before) findings.push(...editsSince(options.before.contents, byPath));
  return {
    baseline,
    head: result.head,
    hidden: [...new Set([...(view ? withoutSkipped(view, result).hidden : []), ...result.flagged])].sort(
      comparePaths,
    ),
    files,
    charged: mergeFiles([
      ...files,
      ...result.delivered,
      ...result.counted.flatMap(chargedFile),
      ...withReturns(files, new Map([...own.bareReturns, ...second.bareReturns])),
    ]),
    problems: mergeProblems([...result.problems, ...own.problems, ...second.problems]),
    foreignState: [...options.foreignState].sort(comparePaths),
    findings,
    witness: witnessName(options.tier, view),
    treeDigest: options.tier === 'live' ? null : treeDigest(baseline, contents),
    untracked: fresh.untracked,
    contents: byPath,
    caches,
  };
}

function witnessName(tier: EvidenceTier, view: GitView | null): WitnessName {
  if (tier !== 'full') return 'shadow-live';
  return view ? 'git-and-shadow' : 'shadow';
}

interface GitAnswer {
  readonly view: GitView | null;
  readonly findings: readonly Violation[];
}

/** Git's own view, unless asking could start a program that nobody armed. */
async function askGit(
  { repository, baseline, signal }: WitnessContext,
  safety: readonly Promise<boolean>[],
): Promise<GitAnswer> {
  if ((await Promise.all(safety)).includes(false))
    return { view: null, findings: [{ code: 'git-view-skipped', path: null, params: {} }] };
  try {
    const view = await gitView(repository, baseline, Promise.resolve(null), signal);
    refuseTrackedState(view);
    return { view, findings: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || !['git-failed', 'git-output'].includes(error.code)) throw error;
    return {
      view: null,
      findings: [{ code: 'git-view-failed', path: null, params: { reason: error.message } }],
    };
  }
}

/** Without what the armed sparse checkout keeps off the disk. */
function withoutSkipped(view: GitView, { files }: WitnessResult): GitView {
  if (files.skipped.size === 0) return view;
  return { ...view, hidden: view.hidden.filter((name) => !files.skipped.has(name)) };
}

/** The shadow's findings in the shape that is measured on disk; what Git's view has measured is left out. */
function shadowView(result: WitnessResult, view: GitView | null): GitView {
  const measured = new Set(view?.untracked);
  return {
    head: result.head,
    tracked: result.counted.map(({ change, counts, mode }) => ({
      path: change.path,
      status: change.status,
      oldMode: change.oldMode.toString(8).padStart(6, '0'),
      newMode: mode.toString(8).padStart(6, '0'),
      oldObject: change.oldOid,
      newObject: '0'.repeat(change.oldOid.length),
      counts,
    })),
    uncounted: new Set(),
    untracked: result.untracked.filter((name) => !measured.has(name)),
    hidden: [],
    trackedState: [],
    unreadable: [],
  };
}

/** Untracked texts with the lines that only carriage returns end, as tracked ones are charged. */
function withReturns(
  files: readonly ChangedFile[],
  returns: ReadonlyMap<string, number>,
): readonly ChangedFile[] {
  if (returns.size === 0) return [];
  return files.map((file) => ({ ...file, added: file.added + (returns.get(file.path) ?? 0) }));
}

function chargedFile({ change, charged }: CountedChange): ChangedFile[] {
  if (!charged) return [];
  const { added, deleted, binary } = charged;
  return [{ path: change.path, status: change.status, added, deleted, binaries: binary ? 1 : 0, bytes: 0 }];
}

/** One entry a path with the largest of each number; Git's word for the status comes first. */
function mergeFiles(files: readonly ChangedFile[]): ChangedFile[] {
  const merged = new Map<string, ChangedFile>();
  for (const file of files) {
    const known = merged.get(file.path);
    if (!known) {
      merged.set(file.path, file);
      continue;
    }
    merged.set(file.path, {
      path: file.path,
      status: known.status,
      added: Math.max(known.added, file.added),
      deleted: Math.max(known.deleted, file.deleted),
      binaries: Math.max(known.binaries, file.binaries),
      bytes: Math.max(known.bytes, file.bytes),
    });
  }
  return [...merged.values()].sort((a, b) => comparePaths(a.path, b.path));
}

function mergeProblems(problems: readonly EvidenceProblem[]): EvidenceProblem[] {
  const merged = new Map<string, EvidenceProblem>();
  for (const problem of problems) {
    const key = `${problem.kind}\0${'path' in problem ? problem.path : ''}`;
    if (!merged.has(key)) merged.set(key, problem);
  }
  const ceiling = [...merged.values()].filter((problem) => problem.kind === 'scan-ceiling');
  return [...ceiling, ...[...merged.values()].filter((problem) => problem.kind !== 'scan-ceiling')];
}

/** What lies at every changed path now. */
async function contentsNow(
  { repository, baseline, signal }: WitnessContext,
  { counted, untracked }: WitnessResult,
): Promise<NamedContent[]> {
  const format = formatOfOid(baseline);
  const named = async (name: string): Promise<NamedContent> => {
    const file = absolutePath(repository.root, name);
    try {
      const stats = lstatSync(file);
      if (!stats.isFile() && !stats.isSymbolicLink()) return { path: name, mode: '0', oid: 'special' };
      const oid =
        stats.size > HASHED_BYTES
          ? `size:${stats.size}`
          : (hashShort(file, stats, format) ?? (await hashOnDisk(file, stats, format)));
      return { path: name, mode: modeOf(stats).toString(8), oid };
    } catch {
      return { path: name, mode: '0', oid: 'unreadable' };
    }
  };
  const tracked = counted.map(({ change, oid, mode }): NamedContent => ({
    path: change.path,
    mode: mode.toString(8),
    oid: oid ?? change.kind,
  }));
  return [...tracked, ...(await inParallel(untracked, named, signal))];
}

/** A file that is longer goes by its size: it is over every ceiling anyway. */
const HASHED_BYTES = 64 * 1024 * 1024;
const STAGED = 'staged ';

function comparable(contents: readonly NamedContent[], { staged }: WitnessResult): Map<string, string> {
  return new Map([
    ...contents.map(({ path, mode, oid }) => [`/${path}`, `${mode} ${oid}`] as const),
    ...staged.map(
      ({ path, after }) => [`${STAGED}${path}`, after ? `${after.mode} ${after.oid}` : ''] as const,
    ),
  ]);
}

/** What changed between two looks. */
function editsSince(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Violation[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.get(key) !== after.get(key),
  );
  return keys.map((key) => {
    const isStaged = key.startsWith(STAGED);
    const change = isStaged ? 'staged' : !before.has(key) ? 'new' : after.has(key) ? 'edited' : 'taken back';
    return { code: 'verifier-edited', path: key.slice(isStaged ? STAGED.length : 1), params: { change } };
  });
}

async function cachesNow(
  context: WitnessContext,
  { before, caches = [] }: BothOptions,
  untracked: readonly string[],
): Promise<string[]> {
  const known = await stillCaches(context, caches);
  if (!before) return known;
  return [...known, ...(await acceptedCaches(context, before.untracked, untracked))];
}

function withoutCaches(result: WitnessResult, caches: readonly string[]): WitnessResult {
  if (caches.length === 0) return result;
  const isOutside = (name: string): boolean => !isInside(name, caches);
  return {
    ...result,
    untracked: result.untracked.filter(isOutside),
    problems: result.problems.filter((problem) => !('path' in problem) || isOutside(problem.path)),
    findings: result.findings.filter(({ path }) => path === null || isOutside(path)),
  };
}

/** Without the caches of well-known tools, whoever ran those. */
async function withoutToolCaches(context: WitnessContext, result: WitnessResult): Promise<WitnessResult> {
  const noted = [
    ...result.findings.map(({ path }) => path),
    ...result.problems.map((problem) => ('path' in problem ? problem.path : null)),
  ];
  const folders = await toolCaches(context, result.untracked, new Set(noted.filter((path) => path !== null)));
  return { ...result, untracked: result.untracked.filter((name) => !isInside(name, folders)) };
}

function isInside(name: string, folders: readonly string[]): boolean {
  return folders.some((folder) => name === folder || name.startsWith(`${folder}/`));
}
