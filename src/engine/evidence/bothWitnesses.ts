/** An audit with both witnesses: the repository's own Git, and the shadow, which only ever adds. */
import { Refusal } from '../errors';
import type { Violation } from '../violations';
import type { ChangedFile, Evidence, EvidenceProblem, WitnessName } from './evidence';
import { gitView, type GitView } from './gitView';
import { refuseTrackedState } from './gather';
import { inParallel, measure } from './measure';
import { comparePaths } from './paths';
import type { WitnessContext } from './shadow/context';
import type { CountedChange } from './shadow/counts';
import { disagreements } from './shadow/disagreements';
import { type NamedContent, treeDigest } from './shadow/digest';
import { formatOfOid, hashOnDisk } from './shadow/hashing';
import { lookThroughWitness, type WitnessResult } from './shadow/witness';
import { absolutePath } from './measure';
import { lstat } from 'node:fs/promises';
import { modeOf } from './shadow/seed';

export interface BothOptions {
  /** `live` leaves the repository's own Git out: the shadow alone sees more than it does. */
  readonly tier: 'full' | 'live';
  readonly foreignState: readonly string[];
  /** Self-ignoring folders that verifiers made and that are none of the agent's changes. */
  readonly caches?: ReadonlySet<string>;
}

/** Evidence, and what the caller needs to compare two looks. */
export interface WitnessedEvidence extends Evidence {
  readonly untracked: readonly string[];
}

/** @throws Refusal `state-invalid`, `git-output`, `cancelled` */
export async function gatherBoth(context: WitnessContext, options: BothOptions): Promise<WitnessedEvidence> {
  const { repository, baseline, signal } = context;
  let tellSafety: (safe: boolean) => void = () => undefined;
  const safety = new Promise<boolean>((resolve) => (tellSafety = resolve));
  const looked = lookThroughWitness(context, {
    ...(options.caches ? { caches: options.caches } : {}),
    onSafety: tellSafety,
  }).finally(() => {
    tellSafety(false);
  });
  const [result, git] = await Promise.all([looked, options.tier === 'live' ? null : askGit(context, safety)]);
  const view = git?.view ?? null;
  const own = view ? await measure(repository.root, withoutSkipped(view, result), signal) : { files: [], problems: [] };
  const second = await measure(repository.root, shadowView(result, view), signal);
  const files = mergeFiles([...own.files, ...second.files, ...result.delivered]);
  const findings = [
    ...(git?.findings ?? []),
    ...result.findings,
    ...(view ? await disagreements(context, view, result, second.files) : []),
  ];
  return {
    baseline,
    head: result.head,
    hidden: [...new Set([...(view ? withoutSkipped(view, result).hidden : []), ...result.flagged])].sort(comparePaths),
    files,
    problems: mergeProblems([...result.problems, ...own.problems, ...second.problems]),
    foreignState: [...options.foreignState].sort(comparePaths),
    findings,
    witness: witnessName(options.tier, view),
    treeDigest: options.tier === 'live' ? null : await digestOf(context, result),
    untracked: result.untracked,
  };
}

function witnessName(tier: 'full' | 'live', view: GitView | null): WitnessName {
  if (tier === 'live') return 'shadow-live';
  return view ? 'git-and-shadow' : 'shadow';
}

interface GitAnswer {
  readonly view: GitView | null;
  readonly findings: readonly Violation[];
}

/** Git's own view, unless asking could start a program that nobody armed. */
async function askGit({ repository, baseline, signal }: WitnessContext, safety: Promise<boolean>): Promise<GitAnswer> {
  if (!(await safety)) return { view: null, findings: [{ code: 'git-view-skipped', path: null, params: {} }] };
  try {
    const view = await gitView(repository, baseline, signal);
    refuseTrackedState(view);
    return { view, findings: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || !['git-failed', 'git-output'].includes(error.code)) throw error;
    return { view: null, findings: [{ code: 'git-view-failed', path: null, params: { reason: error.message } }] };
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

/** The name of what lies in the worktree now. */
async function digestOf(
  { repository, baseline, signal }: WitnessContext,
  { counted, untracked }: WitnessResult,
): Promise<string> {
  const format = formatOfOid(baseline);
  const named = async (name: string): Promise<NamedContent> => {
    const file = absolutePath(repository.root, name);
    try {
      const stats = await lstat(file);
      if (!stats.isFile() && !stats.isSymbolicLink()) return { path: name, mode: '0', oid: 'special' };
      return { path: name, mode: modeOf(stats).toString(8), oid: await hashOnDisk(file, stats, format) };
    } catch {
      return { path: name, mode: '0', oid: 'unreadable' };
    }
  };
  const tracked = counted.map(
    ({ change, oid, mode }: CountedChange): NamedContent => ({
      path: change.path,
      mode: mode.toString(8),
      oid: oid ?? change.kind,
    }),
  );
  return treeDigest(baseline, [...tracked, ...(await inParallel(untracked, named, signal))]);
}
