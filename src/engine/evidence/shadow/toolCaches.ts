/**
 * Caches of tools that agents run all the time, and that hide themselves: pytest, mypy, ruff. Known by the exact shape
 * that the tool gives them, so it does not matter who made them; anything else in there, and they are folders like any
 * other.
 */
import { lstatSync } from 'node:fs';
import fs from 'node:fs/promises';
import { PathRules } from '../../policy/globs';
import { comparePaths, decodePath, absolutePath } from '../paths';
import { ignoresAll, isTagged, TAG_FILE } from './cacheMarks';
import type { WitnessContext } from './context';
import { IGNORE_FILE, inFolder } from './ignoreRules';
import { inSlices } from '../batches';
import { READ_FLAGS, readRegular } from '../regularFiles';

/** What a file's content must be; `any` is what the tool alone reads. */
type Content = 'json' | 'sqlite' | 'any';

interface Shape {
  /** Of all files together. */
  readonly maxBytes: number;
  isFolder(parts: readonly string[]): boolean;
  /** Null for what the tool does not write. */
  contentOf(parts: readonly string[]): { readonly is: Content; readonly maxBytes: number } | null;
}

const KIB = 1024;
const MIB = 1024 * KIB;
const MAX_ENTRIES = 50_000;
const MAX_DEPTH = 16;

const any = (maxBytes: number): { is: Content; maxBytes: number } => ({ is: 'any', maxBytes });
const isWord = (part: string): boolean => /^[\w-]{1,100}$/.test(part);

/** `v/` holds one JSON document a key, as plugins name them: `v/cache/lastfailed`. */
const PYTEST: Shape = {
  maxBytes: 32 * MIB,
  isFolder: (parts) => parts[0] === 'v' && parts.every(isWord),
  contentOf: (parts) => {
    if (parts.length === 1) return parts[0] === 'README.md' ? any(KIB) : null;
    return parts[0] === 'v' && parts.every(isWord) ? { is: 'json', maxBytes: 16 * MIB } : null;
  },
};

const isPython = (part: string | undefined): boolean => /^\d\.\d{1,2}$/.test(part ?? '');
const MYPY_FILE = /^(?:[\w-]+\.(?:meta|meta_ex|data|deps|err)\.(?:json|ff)|@[\w.]+\.json)$/;
const MYPY_DATABASE = /^cache(?:\.\d{1,4})?\.db$/;
const MYPY_JOURNAL = /^cache(?:\.\d{1,4})?\.db-(?:journal|wal|shm)$/;

/** A folder a version of Python, in it one of a package; or databases in place of all that. */
const MYPY: Shape = {
  maxBytes: 1024 * MIB,
  isFolder: ([version, ...packages]) => isPython(version) && packages.every(isWord),
  contentOf: (parts) => {
    const [version, ...rest] = parts;
    if (rest.length === 0) return version === 'missing_stubs' ? any(64 * KIB) : null;
    const name = rest.at(-1) ?? '';
    if (!isPython(version) || !rest.slice(0, -1).every(isWord)) return null;
    if (MYPY_FILE.test(name)) return any(64 * MIB);
    if (rest.length > 1) return null;
    if (MYPY_DATABASE.test(name)) return { is: 'sqlite', maxBytes: 512 * MIB };
    return MYPY_JOURNAL.test(name) ? any(512 * MIB) : null;
  },
};

/** A folder a version of ruff, in it one file a project named by a hash. */
const RUFF: Shape = {
  maxBytes: 64 * MIB,
  isFolder: (parts) => parts.length === 1 && /^\d+\.\d+\.\d+$/.test(parts[0] ?? ''),
  contentOf: (parts) =>
    parts.length === 2 &&
    RUFF.isFolder(parts.slice(0, 1)) &&
    /^(?:\d{1,20}|[0-9a-f]{16,64})$/.test(parts[1] ?? '')
      ? any(32 * MIB)
      : null,
};

const TOOLS: ReadonlyMap<string, Shape> = new Map([
  ['.pytest_cache', PYTEST],
  ['.mypy_cache', MYPY],
  ['.ruff_cache', RUFF],
]);

/**
 * The folders that are nothing but such a cache. Not where the policy denies one of the files, and not where something
 * was found about one: those stay what they are.
 * @param noted paths of findings and problems
 */
export async function toolCaches(
  { repository, policy }: Pick<WitnessContext, 'repository' | 'policy'>,
  untracked: readonly string[],
  noted: ReadonlySet<string>,
): Promise<string[]> {
  const candidates = new Map<string, Shape>();
  const spoiled = new Set<string>();
  const rules = new PathRules(policy.allow, policy.deny);
  for (const name of untracked) {
    const parts = name.split('/');
    const at = parts.findIndex((part) => TOOLS.has(part));
    const shape = TOOLS.get(parts[at] ?? '');
    if (shape === undefined || at === parts.length - 1) continue;
    const folder = parts.slice(0, at + 1).join('/');
    candidates.set(folder, shape);
    if (noted.has(name) || rules.rule(name).verdict === 'denied') spoiled.add(folder);
  }
  const accepted: string[] = [];
  for (const folder of [...candidates.keys()].sort(comparePaths)) {
    const shape = candidates.get(folder);
    if (!shape || spoiled.has(folder)) continue;
    if (await hasShape(repository.root, folder, shape).catch(() => false)) accepted.push(folder);
  }
  return accepted;
}

async function hasShape(root: string, top: string, shape: Shape): Promise<boolean> {
  if (!(await ignoresAll(root, top)) || !(await isTagged(root, top))) return false;
  const files = await filesOfShape(root, top, shape);
  if (files === null) return false;
  let total = 0;
  const sizes = await inSlices(files, ({ name }) => sizeOfPlainFile(absolutePath(root, name)), undefined);
  for (const [index, { name, is, maxBytes }] of files.entries()) {
    const size = sizes[index] ?? null;
    if (size === null || size > maxBytes) return false;
    total += size;
    if (total > shape.maxBytes || !(await isContent(root, name, is, maxBytes))) return false;
  }
  return true;
}

interface ShapedFile {
  readonly name: string;
  readonly is: Content;
  readonly maxBytes: number;
}

/** Every file below, or null when there is anything that the tool does not make. */
async function filesOfShape(root: string, top: string, shape: Shape): Promise<ShapedFile[] | null> {
  const files: ShapedFile[] = [];
  let left = MAX_ENTRIES;
  if (!lstatSync(absolutePath(root, top)).isDirectory()) return null;
  for (const stack: string[][] = [[]]; stack.length > 0;) {
    const above = stack.pop() ?? [];
    const place = absolutePath(root, [top, ...above].join('/'));
    for (const entry of await fs.readdir(place, { withFileTypes: true, encoding: 'buffer' })) {
      const parts = [...above, decodePath(entry.name)];
      left -= 1;
      if (left < 0 || parts.length > MAX_DEPTH) return null;
      if (entry.isDirectory()) {
        if (!shape.isFolder(parts)) return null;
        stack.push(parts);
        continue;
      }
      const mark = parts.length === 1 && (parts[0] === IGNORE_FILE || parts[0] === TAG_FILE);
      const content = mark ? any(4 * KIB) : shape.contentOf(parts);
      if (!entry.isFile() || content === null) return null;
      files.push({ name: inFolder(top, parts.join('/')), ...content });
    }
  }
  return files;
}

/** Null for what is no regular file, may be executed, or has a second name somewhere. */
function sizeOfPlainFile(file: Buffer): number | null {
  const stats = lstatSync(file);
  const isProgram = process.platform !== 'win32' && (stats.mode & 0o7111) !== 0;
  return stats.isFile() && !isProgram && stats.nlink === 1 ? stats.size : null;
}

async function isContent(root: string, name: string, is: Content, maxBytes: number): Promise<boolean> {
  if (is === 'any') return true;
  const file = absolutePath(root, name);
  if (is === 'json') {
    const bytes = await readRegular(file, maxBytes);
    if (bytes === null) return false;
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  }
  const handle = await fs.open(file, READ_FLAGS);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(SQLITE.length), 0, SQLITE.length, 0);
    return bytesRead === 0 || buffer.equals(SQLITE);
  } finally {
    await handle.close();
  }
}

const SQLITE = Buffer.from('SQLite format 3\0', 'latin1');
