/**
 * The programs that a verifier starts by name: those of an ignored `node_modules/.bin`, which stand before all others in
 * a script of the package, and those that are found on PATH.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { findExecutable } from '../../process';
import type { VerifierPlace, WitnessContext } from './context';
import type { Finding } from './findings';
import { scriptNames, shellCommands, SHELLS, type VerifierFile, wordsOf } from './verifierCommands';

/** A program that was found on PATH at arming, outside of the worktree. Plain JSON. */
export interface FoundProgram {
  readonly command: string;
  readonly program: string;
  readonly file: string;
}

/** One command that a verifier consists of. */
interface Part {
  readonly words: readonly string[];
  /** Run by a package manager, so that `node_modules/.bin` comes first. */
  readonly ofPackage: boolean;
  /** Whether its first word is a program, and not the name of a script. */
  readonly startsProgram: boolean;
}

type Scripts = (name: string) => string | undefined;

const BIN = 'node_modules/.bin';
const MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
const STARTERS = /^(?:npx|pnpx|bunx)$/;
const NAME = /^\w[\w.-]*$/;
/** Words before the program itself. */
const BEFORE = /^(?:\w+=.*|env|exec|time|command|!)$/;
/** Where the system keeps its own programs. A package may bring any other program that is installed beside it, too. */
const SYSTEM = /^(?:\/usr)?\/s?bin$/;
const MAX_DEPTH = 3;

/** The files in `node_modules/.bin` that count for a verifier's command line. */
export async function packagePrograms(
  context: VerifierPlace,
  command: string,
  scripts: Scripts,
): Promise<VerifierFile[]> {
  const { root } = context.repository;
  const parts = partsOf(command, scripts).filter(({ ofPackage }) => ofPackage);
  // A tool such as `nyc` or `concurrently` starts the programs that it is given.
  const given = new Set(parts.flatMap(({ words }) => words.flatMap((word) => word.split(/[\s'"]+/))));
  const started = new Set(parts.filter(({ startsProgram }) => startsProgram).map(programIn));
  const files = await Promise.all(
    [...given]
      .filter((name) => NAME.test(name))
      .map(async (name): Promise<VerifierFile[]> => {
        const file = `${BIN}/${name}`;
        const isThere = await exists(path.join(root, file));
        // Nobody installs a package for what the system has: something new there stands before the system's own.
        const whenAbsent = !isThere && started.has(name) && (await isSystems(context, name));
        const names = process.platform === 'win32' ? [file, `${file}.cmd`] : [file];
        return isThere || whenAbsent ? names.map((each) => ({ path: each, portion: 'all', whenAbsent })) : [];
      }),
  );
  return files.flat();
}

/** Where the programs of a command line were found on PATH, but for those that lie in the worktree. */
export async function programsOnPath(
  context: VerifierPlace,
  command: string,
  scripts: Scripts,
): Promise<FoundProgram[]> {
  const { root } = context.repository;
  const found = new Map<string, FoundProgram>();
  for (const part of partsOf(command, scripts)) {
    const program = programIn(part);
    if (!part.startsProgram || !NAME.test(program) || found.has(program)) continue;
    if (part.ofPackage && (await exists(path.join(root, BIN, program)))) continue;
    const file = await findExecutable(program, context.env, root).catch(() => undefined);
    if (file !== undefined && !file.startsWith(root + path.sep))
      found.set(program, { command, program, file });
  }
  return [...found.values()];
}

/**
 * Programs that another one stands before now. Another PATH alone says nothing: editors, terminals and activated
 * environments have their own. But what came to be since arming was made to stand there.
 */
export async function compareOnPath(
  context: WitnessContext,
  before: readonly FoundProgram[],
  armedAt: number,
): Promise<Finding[]> {
  const { env, repository } = context;
  const compared = before.map(async ({ command, program, file }): Promise<Finding[]> => {
    const now = await findExecutable(program, env, repository.root).catch(() => undefined);
    if (now === undefined || now === file || !(await isSince(now, program, armedAt))) return [];
    const [real, armed] = await Promise.all([now, file].map((name) => fs.realpath(name).catch(() => name)));
    if (real === armed) return [];
    return [{ code: 'verifier-shadowed', path: null, params: { command, before: file, after: now } }];
  });
  return (await Promise.all(compared)).flat();
}

/** The kernel's clock for files may lag this much behind, in milliseconds. */
const CLOCK_LAG = 20;

/**
 * Nobody can set a change time; a file that is moved or linked somewhere gets a new one. Only a link to a program of the
 * same name says nothing, as a new environment of Python holds: `python3` for `python3.12`.
 */
async function isSince(file: string, program: string, moment: number): Promise<boolean> {
  const real = await fs.realpath(file).catch(() => file);
  const stem = (name: string): string => name.replace(/[\d.]+$/, '');
  const isOther = stem(path.basename(real)) !== stem(program);
  const looks = await Promise.all(
    [fs.stat(real), ...(isOther ? [fs.lstat(file)] : [])].map((look) => look.catch(() => null)),
  );
  return looks.some(
    (stats) => stats !== null && Math.max(stats.ctimeMs, stats.birthtimeMs) >= moment - CLOCK_LAG,
  );
}

async function isSystems({ env, repository }: VerifierPlace, name: string): Promise<boolean> {
  const file = await findExecutable(name, env, repository.root).catch(() => undefined);
  if (file === undefined) return false;
  // A package with a program of this name is a rarity, and it would decide what every script of the package does.
  if (name === 'node') return true;
  return SYSTEM.test(path.dirname(await fs.realpath(file).catch(() => file)));
}

/** The command and everything that it starts, as far as its text says so. */
function partsOf(command: string, scripts: Scripts, ofPackage = false, depth = 0): Part[] {
  const words = wordsOf(command);
  const parts: Part[] = [{ words, ofPackage, startsProgram: true }];
  if (depth >= MAX_DEPTH) return parts;
  const lines: [string, boolean][] = [];
  for (const [index, word] of words.entries()) {
    const name = path.posix.basename(word).replace(/\.(?:exe|cmd|bat)$/i, '');
    const rest = words.slice(index + 1);
    const option = rest[0] ?? '';
    if (SHELLS.test(name) && /^-[a-z]*c$/.test(option)) lines.push([rest[1] ?? '', ofPackage]);
    if (MANAGERS.test(name)) {
      for (const key of scriptNames(rest)) lines.push([scripts(key) ?? '', true]);
    }
    if (MANAGERS.test(name) || STARTERS.test(name))
      parts.push({ words: rest, ofPackage: true, startsProgram: false });
  }
  for (const [line, inPackage] of lines) {
    for (const part of shellCommands(line)) {
      if (part.trim() !== '') parts.push(...partsOf(part, scripts, inPackage, depth + 1));
    }
  }
  return parts;
}

function programIn({ words }: Part): string {
  return words.find((word) => !BEFORE.test(word)) ?? '';
}

async function exists(file: string): Promise<boolean> {
  return fs.lstat(file).then(
    () => true,
    () => false,
  );
}
