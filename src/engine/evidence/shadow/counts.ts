/** How many lines of a tracked file really changed: Git's own counts on raw bytes, and what those leave out. */
import fs from 'node:fs/promises';
import type { Violation } from '../../violations';
import type { Git } from '../git';
import { parseRawNumstat } from '../parsers';
import { encodePath, isUtf8Path, absolutePath } from '../paths';
import { hashObject, objectHash, type ObjectFormat, readShort } from './hashing';
import {
  changedLines,
  lineFacts,
  type LineFacts,
  lineMarks,
  LineMeter,
  linesOf,
  marksOf,
  NO_LINES,
  toLineFeeds,
  withUnseen,
} from './lines';
import type { Look, ShadowChange } from './look';
import { type FoundObject, readObjects } from './objects';
import type { OwnerWord } from './owner';
import { modeOf } from './seed';
import { inParallel, inSlices } from '../batches';
import { READ_FLAGS } from '../regularFiles';

export interface ShadowCounts {
  readonly added: number;
  readonly deleted: number;
  readonly binary: boolean;
}

/** One change with its numbers; `oid` names the raw content now, null where there is none that can be read. */
export interface CountedChange {
  readonly change: ShadowChange;
  /** As Git counts raw bytes. */
  readonly counts: ShadowCounts | null;
  /** What budgets are charged: the lines of a text that became a binary, lines without a newline, and a late NUL too. */
  readonly charged: ShadowCounts | null;
  readonly oid: string | null;
  /** The mode now; 0 where nothing is. */
  readonly mode: number;
  /** What Git counts on the raw bytes, where that could be asked. */
  readonly plain: ShadowCounts | null;
  /** Line ends alone differ, as far as the owner's conversion goes. */
  readonly onlyLineEnds: boolean;
  readonly convertsLines: boolean;
}

/** What is on disk at a changed path. */
interface Content {
  readonly oid: string;
  readonly facts: LineFacts;
  /** Null for a file that is too long to keep. */
  readonly bytes: Buffer | null;
}

const NUMSTAT = [
  'diff-files',
  '--raw',
  '--numstat',
  '-z',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--ignore-submodules=all',
];
/** A process takes this many bytes of arguments everywhere. */
const ARGUMENT_BYTES = 24_000;
const KEPT_BYTES = 16 * 1024 * 1024;
/** Longer files are not read: they are binaries of their size. Git draws the same line (core.bigFileThreshold). */
const READ_BYTES = 512 * 1024 * 1024;
const CHUNK_BYTES = 1024 * 1024;

/** Numbers for every change, and what of the baseline's objects is forged or gone. */
export async function countChanges(
  git: Git,
  root: string,
  { changes, counts: known }: Pick<Look, 'changes' | 'counts'>,
  words: ReadonlyMap<string, OwnerWord>,
  format: ObjectFormat,
  signal?: AbortSignal,
): Promise<{ counted: CountedChange[]; findings: Violation[] }> {
  const ordinary = changes.filter(isPlain);
  const old = (change: ShadowChange): string => change.filtered?.oid ?? change.oldOid;
  const [contents, objects, numbers] = await Promise.all([
    readContents(root, changes, format, signal),
    readObjects(git, ordinary.map(old), signal),
    known === null
      ? askNumbers(
          git,
          ordinary.filter((change) => change.filtered === null),
          signal,
        )
      : new Map(
          ordinary.flatMap(({ path }) => {
            const counts = known.get(path);
            return counts ? [[path, counts] as const] : [];
          }),
        ),
  ]);
  const findings: Violation[] = [];
  const counted = changes.map((change, at): CountedChange => {
    const word: OwnerWord = words.get(change.path) ?? SILENT;
    const content = contents[at] ?? null;
    const object = objects.get(old(change));
    if (object && object.kind !== 'found') {
      const code = object.kind === 'forged' ? 'forged-object' : 'object-missing';
      findings.push({ code, path: change.path, params: { oid: old(change) } });
    }
    if (content === null && (change.kind === 'file' || change.kind === 'link')) {
      findings.push({
        code: 'unreadable',
        path: change.path,
        params: { reason: 'permission denied or gone' },
      });
    }
    const known = isPlain(change) ? compare(change, content, object, word, numbers.get(change.path)) : null;
    const onlyLineEnds = known?.onlyLineEnds ?? false;
    return {
      change,
      counts: known?.counts ?? null,
      charged: known?.charged ?? null,
      oid: content?.oid ?? null,
      mode: change.stats ? modeOf(change.stats) : 0,
      plain: numbers.get(change.path) ?? null,
      onlyLineEnds,
      convertsLines: word.convertsLines,
    };
  });
  return { counted, findings };
}

function isPlain({ kind, oldMode }: ShadowChange): boolean {
  return (kind === 'file' || kind === 'link' || kind === 'gone') && oldMode !== 0o160000;
}

/** Of a path that nobody asked about. */
const SILENT: OwnerWord = { diff: 'content', convertsLines: false, isRewritten: false };

const BINARY: ShadowCounts = { added: 0, deleted: 0, binary: true };

interface Compared {
  readonly counts: ShadowCounts;
  readonly charged: ShadowCounts;
  readonly onlyLineEnds: boolean;
}

function compare(
  change: ShadowChange,
  content: Content | null,
  object: FoundObject | undefined,
  word: OwnerWord,
  numbers: ShadowCounts | undefined,
): Compared {
  const now = content?.facts ?? NO_LINES;
  const oldContent = object?.kind === 'found' ? object.content : null;
  const before = oldContent ? lineFacts(oldContent) : NO_LINES;
  if (word.diff === 'binary') return { counts: BINARY, charged: BINARY, onlyLineEnds: false };
  if (change.filtered) return compareFiltered(change, content, oldContent, before);
  if (word.convertsLines && oldContent && content?.bytes && !now.binaryToGit && !before.binaryToGit) {
    const counts = { ...changedLines(linesOf(oldContent), linesOf(content.bytes)), binary: false };
    const onlyLineEnds = toLineFeeds(content.bytes).equals(toLineFeeds(oldContent));
    return { counts, charged: withUnseen(counts, before, now), onlyLineEnds };
  }
  if (!numbers || numbers.binary) {
    const charged = wholeOrBinary(change, now, before, content, oldContent, word);
    return { counts: charged.binary ? BINARY : charged, charged, onlyLineEnds: false };
  }
  return { counts: numbers, charged: withUnseen(numbers, before, now), onlyLineEnds: false };
}

/** Without Git's counts: a binary on either side, which is charged the lines of the text on the other. */
function wholeOrBinary(
  change: ShadowChange,
  now: LineFacts,
  before: LineFacts,
  content: Content | null,
  oldContent: Buffer | null,
  word: OwnerWord,
): ShadowCounts {
  const textBefore = !before.binaryToGit && oldContent !== null;
  const textNow = !now.binaryToGit || change.kind === 'gone';
  if (word.diff !== 'text' && !textBefore && !textNow) return { added: 0, deleted: 0, binary: true };
  if (word.diff !== 'text' && (!textBefore || !textNow)) {
    return { added: now.lines, deleted: textBefore ? before.lines : 0, binary: true };
  }
  if (oldContent && content?.bytes) {
    return { ...changedLines(linesOf(oldContent), linesOf(content.bytes)), binary: false };
  }
  return { added: now.lines, deleted: before.lines, binary: false };
}

/** A file that a filter checked out: its old raw bytes are known by their marks, or made again from the blob. */
function compareFiltered(
  { filtered, kind }: ShadowChange,
  content: Content | null,
  blob: Buffer | null,
  before: LineFacts,
): Compared {
  const old =
    filtered?.crlf === true && blob !== null
      ? linesOf(blob)
      : typeof filtered?.lines === 'string'
        ? marksOf(filtered.lines)
        : null;
  const now = content?.facts ?? NO_LINES;
  if (old === null) {
    const text =
      kind !== 'gone' && !now.hasNul && before.lines > 0 && !before.binaryToGit && filtered?.crlf === true;
    return { counts: BINARY, charged: { ...BINARY, added: text ? now.lines : 0 }, onlyLineEnds: false };
  }
  if (content && (now.hasNul || content.bytes === null)) {
    return {
      counts: BINARY,
      charged: { added: now.lines, deleted: old.length, binary: true },
      onlyLineEnds: false,
    };
  }
  const bytes = content?.bytes ?? Buffer.alloc(0);
  const lines = filtered?.crlf === true ? linesOf(bytes) : marksOf(lineMarks(bytes));
  const counts = { ...changedLines(old, lines), binary: false };
  const text = content?.bytes ? toLineFeeds(content.bytes) : null;
  const sameText = blob !== null && text?.equals(blob) === true;
  const charged = withUnseen(counts, before, now);
  return { counts, charged, onlyLineEnds: filtered?.crlf === true && sameText };
}

/** Git's counts; paths that no argument can carry, or that Git cannot compare, have none. */
async function askNumbers(
  git: Git,
  changes: readonly ShadowChange[],
  signal: AbortSignal | undefined,
): Promise<Map<string, ShadowCounts>> {
  const paths = changes
    .filter((change) => isUtf8Path(change.path) && !isHuge(change))
    .map((change) => change.path);
  const answers = await inParallel(
    batches(paths),
    async (batch) => {
      const answer = await git.run([...NUMSTAT, '--', ...batch], { accept: [0, 128], signal });
      return answer.exitCode === 0 ? parseRawNumstat(answer.stdout) : [];
    },
    signal,
    2,
  );
  return new Map(answers.flat().flatMap(({ path, counts }) => (counts ? [[path, counts] as const] : [])));
}

function isHuge({ stats }: ShadowChange): boolean {
  return (stats?.size ?? 0) > READ_BYTES;
}

function batches(paths: readonly string[]): string[][] {
  const result: string[][] = [];
  let used = Infinity;
  for (const path of paths) {
    const size = encodePath(path).length + 1;
    if (used + size > ARGUMENT_BYTES) {
      result.push([]);
      used = 0;
    }
    result.at(-1)?.push(path);
    used += size;
  }
  return result;
}

/** What lies at every changed path; null where nothing that can be read does. */
async function readContents(
  root: string,
  changes: readonly ShadowChange[],
  format: ObjectFormat,
  signal: AbortSignal | undefined,
): Promise<(Content | null)[]> {
  const short = await inSlices(changes, (change) => readAtOnce(root, change, format), signal);
  const long = (change: ShadowChange, index: number): Promise<Content | null> =>
    short[index] === 'long' ? readContent(root, change, format) : Promise.resolve(short[index] ?? null);
  const jobs = changes.map((change, index) => ({ change, index }));
  return inParallel(jobs, ({ change, index }) => long(change, index), signal);
}

function readAtOnce(root: string, change: ShadowChange, format: ObjectFormat): Content | null | 'long' {
  const { stats, kind } = change;
  if (!stats || (kind !== 'file' && kind !== 'link')) return null;
  try {
    const bytes = readShort(absolutePath(root, change.path), stats);
    if (bytes === null) return 'long';
    return { oid: hashObject(format, 'blob', bytes), facts: lineFacts(bytes), bytes };
  } catch {
    return null;
  }
}

async function readContent(
  root: string,
  change: ShadowChange,
  format: ObjectFormat,
): Promise<Content | null> {
  const { stats, kind } = change;
  if (!stats || (kind !== 'file' && kind !== 'link')) return null;
  const file = absolutePath(root, change.path);
  const hash = objectHash(format, 'blob', stats.size);
  if (isHuge(change)) {
    const facts = { ...NO_LINES, hasNul: true, binaryToGit: true };
    return { oid: `size:${stats.size}`, facts, bytes: null };
  }
  try {
    if (kind === 'link') {
      const target = await fs.readlink(file, { encoding: 'buffer' });
      return { oid: hash.update(target).digest('hex'), facts: lineFacts(target), bytes: target };
    }
    return await readFile(file, hash, stats.size);
  } catch {
    return null;
  }
}

async function readFile(file: Buffer, hash: ReturnType<typeof objectHash>, size: number): Promise<Content> {
  const handle = await fs.open(file, READ_FLAGS);
  try {
    const meter = new LineMeter();
    const kept: Buffer[] | null = size <= KEPT_BYTES ? [] : null;
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(Math.min(CHUNK_BYTES, size + 1)));
      if (bytesRead === 0) break;
      const piece = buffer.subarray(0, bytesRead);
      hash.update(piece);
      meter.add(piece);
      kept?.push(piece);
    }
    return { oid: hash.digest('hex'), facts: meter.facts(), bytes: kept && Buffer.concat(kept) };
  } finally {
    await handle.close();
  }
}
