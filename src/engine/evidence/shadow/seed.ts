import { realpathSync, type Stats, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Refusal, hasErrorCode } from '../../errors';
import { say } from '../../said';
import { namePaths } from '../../violations';
import type { Git } from '../git';
import { dirtyPaths } from '../gitView';
import { parseRawNumstat, type TrackedChange } from '../parsers';
import { encodePath, absolutePath } from '../paths';
import type { Repository } from '../repository';
import { type ArmedFiles, type FilteredFile, serializeArmedFiles, statTracked } from './armedFiles';
import { holdsTree, type ParsedIndex } from './baselineIndex';
import { A_SECOND, changedSince, latestSecond, movedMeanwhile, waitPast } from './changeTimes';
import type { WitnessContext } from './context';
import {
  formatOfOid,
  hashObject,
  hashOnDisk,
  type ObjectFormat,
  oidBytesOf,
  WHOLE_FILE_LIMIT,
} from './hashing';
import { type IndexFile, parseIndex } from './indexFile';
import { joinIndex, splitIndex } from './indexParts';
import { lineFacts, lineMarks, toLineFeeds } from './lines';
import { treeOf } from './objects';
import { createShadow, shadowGit, ShadowPlaces } from './shadowRepository';
import { together } from './together';
import { inParallel } from '../batches';
import { readRegular, readThrough } from '../regularFiles';

/** What `look.ts` audits later; all of it lies in the evidence folder. */
export interface SeededShadow {
  readonly index: IndexFile;
  readonly files: ArmedFiles;
}

/** A shadow that knows what the baseline tracks. */
export interface Seed {
  readonly places: ShadowPlaces;
  readonly format: ObjectFormat;
  readonly git: Git;
  /** The baseline's names, modes and objects; no stat data. */
  readonly index: IndexFile;
  readonly bytes: Buffer;
}

/** One that has looked at no file yet. */
export interface UnseededShadow extends Seed {
  /** What a sparse checkout leaves out. */
  readonly skipped: ReadonlySet<string>;
}

/** A seeded shadow whose index is only parsed once somebody asks for an entry: a quiet look asks for none. */
export class StoredShadow implements SeededShadow {
  private parsed: IndexFile | undefined;

  constructor(
    private readonly bytes: Buffer,
    private readonly format: ObjectFormat,
    readonly files: ArmedFiles,
  ) {}

  get index(): IndexFile {
    this.parsed ??= parseIndex(this.bytes, oidBytesOf(this.format));
    return this.parsed;
  }
}

/** Names below the evidence folder. */
export const SHADOW_FOLDER = 'shadow';
export const FILES_NAME = 'files.json';

const LIST = ['diff-files', '--raw', '-z', '--no-renames', '--ignore-submodules=dirty'];
/** The same with counts. */
export const COUNT_CHANGED = [...LIST, '--numstat', '--no-ext-diff', '--no-textconv'];
const REFRESH = ['update-index', '-q', '--refresh'];
/** Nothing was looked at yet, so a look at every file before it is read helps nobody. */
const WITHOUT_PRELOAD = ['-c', 'core.preloadIndex=false'];
const MAX_PARTS = 8;
/** Fewer files are read sooner than another process is started. */
const FILES_A_PART = 2000;
const TRIES = 3;
const POSIX = process.platform !== 'win32';
const MARKED_LIMIT = 256 * 1024;
const SUBMODULE = 0o160000;

export { LIST as LIST_CHANGED };

/**
 * Makes the shadow and what it is seeded from.
 * @param plain the real index, where that may be the baseline's (`isBaseline` tells); else Git reads the baseline's trees
 */
export async function createSeed(context: WitnessContext, plain: ParsedIndex | null): Promise<Seed> {
  const { repository, baseline, folder, signal } = context;
  const format = formatOfOid(baseline);
  const places = new ShadowPlaces(path.join(folder, SHADOW_FOLDER));
  createShadow(places.folder, format, realpathSync(path.join(repository.commonDir, 'objects')));
  await copyShallow(repository.commonDir, places.shallow);
  const git = shadowGit(context.git, places.folder, repository.root, context.env);
  if (plain) return { places, format, git, ...plain };
  await git.run(['read-tree', baseline], { signal });
  const bytes = await fs.readFile(places.index);
  return { places, format, git, bytes, index: parseIndex(bytes, oidBytesOf(format)) };
}

/** Whether what was seeded from holds the baseline and nothing else. @throws Refusal `git-failed`, `cancelled` */
export async function isBaseline(
  { repository, baseline, signal }: WitnessContext,
  { git, index }: Seed,
): Promise<boolean> {
  const tree = await treeOf(git, path.join(repository.commonDir, 'objects'), baseline, signal);
  return tree !== null && holdsTree(index, tree);
}

/**
 * Seeds the shadow of a clean worktree: its index becomes the baseline with the stat data of now, and every file is read
 * once on the way. Files whose raw bytes are not their blob's get the name of the raw bytes.
 *
 * Git compares whole seconds, so an edit in the second of a file's own ctime could stay unseen: the seeding waits
 * until all of them are past, and starts again when a file changed meanwhile.
 *
 * @param real tells ctimes that are known before any file is looked at
 * @throws Refusal `worktree-dirty` when files keep changing, `git-failed`, `io`, `cancelled`
 */
export async function seedShadow(
  context: WitnessContext,
  unseeded: UnseededShadow,
  real: IndexFile | null,
): Promise<SeededShadow> {
  const { repository, signal } = context;
  const { skipped } = unseeded;
  let latestChange = latestSecond(real) * A_SECOND;
  for (let attempt = 1; ; attempt += 1) {
    await waitPast(latestChange, signal);
    const begun = Math.floor(Date.now() / A_SECOND);
    const [seeded, stats] = await together([
      refresh(unseeded, repository, signal),
      // Keeps this thread busy, so the processes are started first.
      setImmediate().then(() => statTracked(repository.root, unseeded.index, signal)),
    ]);
    const disturbed =
      seeded === null || changedSince(seeded.index, begun) || movedMeanwhile(seeded.index, stats);
    if (!disturbed) {
      const { loose, linked, usualBits } = stats;
      const { index, filtered } = seeded;
      const later = { cleanIndex: null, armedAt: 0, packs: new Map<string, string>() };
      return { index, files: { filtered, skipped, loose, linked, usualBits, ...later } };
    }
    if (attempt === TRIES) {
      throw new Refusal(
        'worktree-dirty',
        say`files changed while Cordon was arming: wait until nothing writes here, then arm`,
      );
    }
    ({ latestChange } = stats);
  }
}

/** Stores what the seeding found beside the index. */
export async function storeFiles(folder: string, files: ArmedFiles): Promise<void> {
  await fs.writeFile(path.join(folder, FILES_NAME), serializeArmedFiles(files), { mode: 0o600 });
}

export async function readIndex(file: string, format: ObjectFormat): Promise<IndexFile> {
  return parseIndex(await fs.readFile(file), oidBytesOf(format));
}

async function copyShallow(commonDir: string, target: string): Promise<void> {
  const text = await readThrough(path.join(commonDir, 'shallow'), Infinity).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (text !== null) await fs.writeFile(target, text, { mode: 0o600 });
}

interface Refreshed {
  readonly index: IndexFile;
  readonly filtered: ReadonlyMap<string, FilteredFile>;
}

/** Takes over stat data, and the raw bytes of filtered files; null when something changed meanwhile. */
async function refresh(
  unseeded: UnseededShadow,
  repository: Repository,
  signal: AbortSignal | undefined,
): Promise<Refreshed | null> {
  const { git, places, format, skipped } = unseeded;
  const fresh = await refreshInParts(unseeded, signal);
  // What Git found as the baseline has it, it has noted the ctime of.
  if (POSIX && isWhollySeen(fresh)) return { index: fresh, filtered: new Map() };
  const different = await listDifferent(git, skipped, signal);
  if (different.length === 0) return { index: fresh, filtered: new Map() };
  const raw = await inParallel(different, (change) => rawFile(repository.root, change, format), signal);
  const lines = raw.map(({ path: name, mode, oid }) =>
    Buffer.concat([
      Buffer.from(`${mode.toString(8).padStart(6, '0')} ${oid}\t`, 'latin1'),
      encodePath(name),
      Buffer.of(0),
    ]),
  );
  await git.run(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines), signal });
  await git.run(REFRESH, { accept: [0, 1], signal });
  if ((await listDifferent(git, skipped, signal)).length > 0) return null;
  // Bytes that are not the baseline's are taken over only where Git still calls the file clean, after they were read.
  const dirty = new Set(await dirtyPaths(repository, signal));
  if (raw.some((file) => dirty.has(file.path))) return null;
  const filtered = new Map(raw.map((file) => [file.path, file.armed]));
  return { index: await readIndex(places.index, format), filtered };
}

/** Lets Git read every file once, side by side where there are many. */
async function refreshInParts(
  { git, places, format, index, bytes }: UnseededShadow,
  signal: AbortSignal | undefined,
): Promise<IndexFile> {
  const wanted = Math.min(MAX_PARTS, availableParallelism(), Math.floor(index.count / FILES_A_PART));
  const parts = splitIndex(bytes, index, wanted);
  const command = [...WITHOUT_PRELOAD, ...REFRESH];
  const call = { accept: [0, 1], signal };
  if (parts === null) {
    writeFileSync(places.index, bytes, { mode: 0o600 });
    await git.run(command, call);
    return readIndex(places.index, format);
  }
  const refreshed = await together(
    parts.map(async (part, number) => {
      const file = `${places.index}.part${number}`;
      // Waiting for the disk would let others take this thread before the process is started.
      writeFileSync(file, part, { mode: 0o600 });
      await git.with({ add: { GIT_INDEX_FILE: file } }).run(command, call);
      const fresh = await fs.readFile(file);
      await fs.rm(file);
      return fresh;
    }),
  );
  const joined = joinIndex(refreshed, parts, bytes, index);
  await fs.writeFile(places.index, joined, { mode: 0o600 });
  return parseIndex(joined, oidBytesOf(format));
}

function isWhollySeen(index: IndexFile): boolean {
  for (let entry = 0; entry < index.count; entry += 1) if (index.changeSecond(entry) === 0) return false;
  return true;
}

async function listDifferent(
  git: Git,
  skipped: ReadonlySet<string>,
  signal: AbortSignal | undefined,
): Promise<TrackedChange[]> {
  const listed = parseRawNumstat((await git.run(LIST, { signal })).stdout);
  const different = listed.filter((change) => !(change.status === 'D' && skipped.has(change.path)));
  const wrong = different.filter(
    (change) => change.status === 'D' || Number.parseInt(change.oldMode, 8) === SUBMODULE,
  );
  if (wrong.length === 0) return different;
  throw new Refusal(
    'worktree-dirty',
    say`the worktree is not clean (${namePaths(wrong.map((change) => change.path))}): commit or stash these changes, then arm`,
  );
}

interface RawFile {
  readonly path: string;
  readonly oid: string;
  readonly mode: number;
  readonly armed: FilteredFile;
}

async function rawFile(root: string, change: TrackedChange, format: ObjectFormat): Promise<RawFile> {
  const file = absolutePath(root, change.path);
  const stats = await fs.lstat(file);
  const oid = await hashOnDisk(file, stats, format);
  const content = stats.isFile() ? await readRegular(file, WHOLE_FILE_LIMIT) : null;
  const crlf = content !== null && hashObject(format, 'blob', toLineFeeds(content)) === change.oldObject;
  const marked = content !== null && !crlf && content.length <= MARKED_LIMIT && !lineFacts(content).hasNul;
  return {
    path: change.path,
    oid,
    mode: modeOf(stats),
    armed: {
      oid: change.oldObject,
      mode: Number.parseInt(change.oldMode, 8),
      crlf,
      lines: marked ? lineMarks(content) : null,
    },
  };
}

/** The mode Git would store for what lies on disk. */
export function modeOf(stats: Stats): number {
  if (stats.isSymbolicLink()) return 0o120000;
  return (stats.mode & 0o100) !== 0 && POSIX ? 0o100755 : 0o100644;
}
