import fs from 'node:fs/promises';
import { hasErrorCode, systemReason } from '../errors';
import { type ContentMeasure, readContent, readShort, Scan, SCAN_CEILING, SHORT_BYTES } from './content';
import type { ChangedFile, EvidenceProblem } from './evidence';
import type { GitView } from './gitView';
import { type Look, lookAtAll, NOTHING, sizeOf } from './looks';
import type { TrackedChange } from './parsers';
import { comparePaths, absolutePath } from './paths';
import { inParallel, inSlices } from './batches';
import { READ_FLAGS } from './regularFiles';

export interface Measured {
  /** Sorted by bytes. */
  readonly files: ChangedFile[];
  /** Scan ceiling, then untracked problems in path order, then unsupported types and the rest in path order. */
  readonly problems: EvidenceProblem[];
  /** Lines of untracked texts that end in a carriage return alone: lines to a reader, none to Git. By path. */
  readonly bareReturns: ReadonlyMap<string, number>;
}

/**
 * Measures every changed path on disk. Links are never followed, special files never opened.
 * @param root top folder of the worktree
 */
export async function measure(root: string, view: GitView, signal?: AbortSignal): Promise<Measured> {
  const looks = await lookAtAll(
    root,
    view.tracked.map((change) => change.path),
    signal,
  );
  const tracked = await inParallel(
    view.tracked.map((change, index) => ({ change, found: looks[index] ?? NOTHING })),
    ({ change, found }) => measureTracked(root, change, found, view.uncounted),
    signal,
  );
  const untracked = await measureUntracked(root, view.untracked, signal);
  const files = new Map<string, ChangedFile>();
  for (const { file } of [...tracked, ...untracked.results]) {
    const before = files.get(file.path);
    files.set(file.path, before ? merge(before, file) : file);
  }
  const early: EvidenceProblem[] = [];
  const late: EvidenceProblem[] = [];
  for (const { problem } of untracked.results) {
    if (problem) (problem.kind === 'unsupported-type' ? late : early).push(problem);
  }
  for (const { path: name, reason } of view.unreadable)
    early.push({ kind: 'unreadable', path: name, reason });
  for (const { problem } of tracked) if (problem) late.push(problem);
  const byPath = (a: EvidenceProblem, b: EvidenceProblem): number => comparePaths(pathOf(a), pathOf(b));
  return {
    files: [...files.values()].sort((a, b) => comparePaths(a.path, b.path)),
    problems: [...untracked.ceiling, ...early.sort(byPath), ...late.sort(byPath)],
    bareReturns: new Map(
      untracked.results.flatMap(({ file, bareReturns = 0 }) =>
        bareReturns > 0 ? [[file.path, bareReturns] as const] : [],
      ),
    ),
  };
}

interface One {
  readonly file: ChangedFile;
  readonly bareReturns?: number;
  readonly problem: EvidenceProblem | null;
}

/** A path that is gone from the index but lies in the worktree counts as both. */
function merge(a: ChangedFile, b: ChangedFile): ChangedFile {
  return {
    path: a.path,
    status: 'M',
    added: a.added + b.added,
    deleted: a.deleted + b.deleted,
    binaries: a.binaries + b.binaries,
    bytes: Math.max(a.bytes, b.bytes),
  };
}

async function measureTracked(
  root: string,
  change: TrackedChange,
  found: Look,
  uncounted: ReadonlySet<string>,
): Promise<One> {
  const { path: name, status, counts } = change;
  const file: ChangedFile = {
    path: name,
    status,
    added: counts?.added ?? 0,
    deleted: counts?.deleted ?? 0,
    binaries: counts?.binary === true ? 1 : 0,
    bytes: found.stats ? sizeOf(found.stats) : 0,
  };
  if (found.problem?.kind === 'vanished') return { file, problem: null };
  if (found.problem) return { file, problem: found.problem };
  if (!uncounted.has(name)) return { file, problem: null };
  return { file, problem: (await readProblem(root, name)) ?? { kind: 'uncounted', path: name } };
}

async function readProblem(root: string, name: string): Promise<EvidenceProblem | null> {
  try {
    await (await fs.open(absolutePath(root, name), READ_FLAGS)).close();
    return null;
  } catch (error) {
    if (hasErrorCode(error, 'ELOOP')) return null;
    return { kind: 'unreadable', path: name, reason: systemReason(error) };
  }
}

async function measureUntracked(
  root: string,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<{ results: One[]; ceiling: EvidenceProblem[] }> {
  const looks = await lookAtAll(root, names, signal);
  const expected = looks.reduce(
    (sum, found) => sum + (found.stats?.isFile() === true ? found.stats.size : 0),
    0,
  );
  const scan = new Scan(SCAN_CEILING, expected);
  const jobs = names.map((name, index) => ({ name, found: looks[index] ?? NOTHING }));
  const short = await inSlices(jobs, ({ name, found }) => measureAtOnce(root, name, found, scan), signal);
  const results = await inParallel(
    jobs.map((job, index) => ({ ...job, done: short[index] ?? null })),
    ({ name, found, done }) => (done ? Promise.resolve(done) : measureOne(root, name, found, scan)),
    signal,
  );
  const ceiling: EvidenceProblem[] = scan.exceeded
    ? [{ kind: 'scan-ceiling', ceiling: SCAN_CEILING, bytes: Math.max(expected, scan.read) }]
    : [];
  return { results, ceiling };
}

/** All but what takes longer to read, for which it is null. */
function measureAtOnce(root: string, name: string, { stats, problem }: Look, scan: Scan): One | null {
  const file = unmeasured(name, stats);
  if (problem || !stats) return { file, problem };
  if (stats.isSymbolicLink()) return { file: { ...file, added: 1 }, problem: null };
  if (scan.exceeded) return { file, problem: null };
  if (stats.size > SHORT_BYTES) return null;
  const content = readShort(absolutePath(root, name), name, scan);
  return content && withContent(file, content);
}

async function measureOne(root: string, name: string, { stats }: Look, scan: Scan): Promise<One> {
  const file = unmeasured(name, stats);
  if (scan.exceeded) return { file, problem: null };
  return withContent(file, await readContent(absolutePath(root, name), name, scan));
}

function unmeasured(name: string, stats: Look['stats']): ChangedFile {
  return { path: name, status: '?', added: 0, deleted: 0, binaries: 0, bytes: stats ? sizeOf(stats) : 0 };
}

function withContent(file: ChangedFile, content: ContentMeasure | EvidenceProblem): One {
  if ('kind' in content) return { file, problem: content };
  const counted = content.binary ? { binaries: 1 } : { added: content.lines };
  const { bareReturns } = content;
  return {
    file: { ...file, ...counted, bytes: Math.max(file.bytes, content.size) },
    bareReturns,
    problem: null,
  };
}

function pathOf(problem: EvidenceProblem): string {
  return 'path' in problem ? problem.path : '';
}
