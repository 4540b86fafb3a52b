import type { Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal, hasErrorCode } from '../../errors';
import { say } from '../../said';
import { namePaths } from '../../violations';
import type { Git } from '../git';
import { absolutePath, inParallel } from '../measure';
import { parseRawNumstat, type TrackedChange } from '../parsers';
import { encodePath } from '../paths';
import {
  type ArmedFiles,
  type FilteredFile,
  serializeArmedFiles,
  statTracked,
  type TrackedStats,
} from './armedFiles';
import type { WitnessContext } from './context';
import {
  formatOfOid,
  hashObject,
  hashOnDisk,
  type ObjectFormat,
  oidBytesOf,
  readRegular,
  WHOLE_FILE_LIMIT,
} from './hashing';
import { type IndexFile, parseIndex } from './indexFile';
import { lineFacts, lineMarks, toLineFeeds } from './lines';
import { createShadow, shadowGit, ShadowPlaces } from './shadowRepository';
import { skippedPaths } from './sparse';

/** What `look.ts` audits later; all of it lies in the evidence folder. */
export interface SeededShadow {
  readonly index: IndexFile;
  readonly files: ArmedFiles;
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
const TRIES = 3;
const MARKED_LIMIT = 256 * 1024;
const SUBMODULE = 0o160000;

export { LIST as LIST_CHANGED };

/**
 * Builds the shadow of a clean worktree: its index is the baseline with the stat data of now, and every file was read
 * once on the way. Files whose raw bytes are not their blob's get the name of the raw bytes.
 *
 * Git compares whole seconds, so an edit in the second of a file's own ctime could stay unseen: the seeding waits
 * until all of them are past, and starts again when a file changed meanwhile.
 *
 * @throws Refusal `worktree-dirty` when files keep changing, `git-failed`, `io`, `cancelled`
 */
export async function seedShadow(context: WitnessContext): Promise<SeededShadow> {
  const { repository, baseline, folder, signal } = context;
  const format = formatOfOid(baseline);
  const places = new ShadowPlaces(path.join(folder, SHADOW_FOLDER));
  await createShadow(places.folder, format, await fs.realpath(path.join(repository.commonDir, 'objects')));
  await copyShallow(repository.commonDir, places.shallow);
  const git = shadowGit(context.git, places.folder, repository.root, context.env);
  await git.run(['read-tree', baseline], { signal });
  let index = await readIndex(places.index, format);
  const skipped = await skippedPaths(repository, index, format);
  for (let attempt = 1; ; attempt += 1) {
    const stats = await statTracked(repository.root, index);
    await waitPast(stats.latestChange, signal);
    const begun = Math.floor(Date.now() / 1000);
    const filtered = await refresh(git, repository.root, skipped, format, signal);
    index = await readIndex(places.index, format);
    const disturbed = filtered === null || changedSince(index, begun);
    if (!disturbed) return finish(folder, index, stats, filtered, skipped);
    if (attempt === TRIES) {
      throw new Refusal(
        'worktree-dirty',
        say`files changed while Cordon was arming: wait until nothing writes here, then arm`,
      );
    }
    await git.run(['read-tree', baseline], { signal });
  }
}

async function finish(
  folder: string,
  index: IndexFile,
  { loose, linked, usualBits }: TrackedStats,
  filtered: ReadonlyMap<string, FilteredFile>,
  skipped: ReadonlySet<string>,
): Promise<SeededShadow> {
  const files: ArmedFiles = { filtered, skipped, loose, linked, cleanIndex: null, usualBits };
  await fs.writeFile(path.join(folder, FILES_NAME), serializeArmedFiles(files), { mode: 0o600 });
  return { index, files };
}

export async function readIndex(file: string, format: ObjectFormat): Promise<IndexFile> {
  return parseIndex(await fs.readFile(file), oidBytesOf(format));
}

async function copyShallow(commonDir: string, target: string): Promise<void> {
  const text = await fs.readFile(path.join(commonDir, 'shallow')).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (text !== null) await fs.writeFile(target, text, { mode: 0o600 });
}

const A_SECOND = 1000;
/** The kernel's clock for files may lag this much behind, in milliseconds. */
const CLOCK_LAG = 20;

async function waitPast(moment: number, signal: AbortSignal | undefined): Promise<void> {
  const free = (Math.floor(moment / A_SECOND) + 1) * A_SECOND + CLOCK_LAG;
  const wait = free - Date.now();
  // A ctime far in the future is a clock that was set back: waiting does not help.
  if (wait <= 0 || wait > 2 * A_SECOND) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  signal?.throwIfAborted();
}

function changedSince(index: IndexFile, second: number): boolean {
  for (let entry = 0; entry < index.count; entry += 1) {
    const changed = index.changeSecond(entry);
    if (changed >= second && changed <= second + 60) return true;
  }
  return false;
}

/** Takes over stat data, and the raw bytes of filtered files; null when something changed meanwhile. */
async function refresh(
  git: Git,
  root: string,
  skipped: ReadonlySet<string>,
  format: ObjectFormat,
  signal: AbortSignal | undefined,
): Promise<Map<string, FilteredFile> | null> {
  const refreshed = { accept: [0, 1], signal };
  await git.run(['update-index', '-q', '--refresh'], refreshed);
  const different = await listDifferent(git, skipped, signal);
  if (different.length === 0) return new Map();
  const raw = await inParallel(different, (change) => rawFile(root, change, format), signal);
  const lines = raw.map(({ path: name, mode, oid }) =>
    Buffer.concat([
      Buffer.from(`${mode.toString(8).padStart(6, '0')} ${oid}\t`, 'latin1'),
      encodePath(name),
      Buffer.of(0),
    ]),
  );
  await git.run(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines), signal });
  await git.run(['update-index', '-q', '--refresh'], refreshed);
  if ((await listDifferent(git, skipped, signal)).length > 0) return null;
  return new Map(raw.map((file) => [file.path, file.armed]));
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
  return (stats.mode & 0o100) !== 0 && process.platform !== 'win32' ? 0o100755 : 0o100644;
}
