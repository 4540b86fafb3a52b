import fs from 'node:fs/promises';
import path from 'node:path';
import { ProcessStartError, type Located, type ResolvedStart } from './startOutcome';

/** Endings that CreateProcess runs, or that we can resolve to something that it runs. */
const STARTABLE = ['.com', '.exe', '.bat', '.cmd'];
const DEFAULT_PATHEXT = '.COM;.EXE;.BAT;.CMD';
/** Where npm puts the real program of Claude Code, seen from the folder of its `claude.cmd`. */
const CLAUDE_BEHIND_SHIM = ['node_modules', '@anthropic-ai', 'claude-code', 'bin', 'claude.exe'];

/**
 * Windows' look-up of a program: PATH in order, the endings of PATHEXT in order, never the current directory.
 * `paths` is Node's path module; tests on other systems pass theirs.
 */
export async function locateOnWindows(
  file: string,
  env: NodeJS.ProcessEnv,
  cwd: string,
  paths: path.PlatformPath = path.win32,
): Promise<Located> {
  if (file === '' || file.includes('\0')) {
    return { reason: 'not-found', problem: 'the name of the program is empty or holds a NUL' };
  }
  const names = candidateNames(file, env, paths);
  const isPath = /[\\/]/.test(file) || /^[a-z]:/i.test(file);
  const folders = isPath
    ? ['']
    : (variable(env, 'PATH') ?? '')
        .split(';')
        .map((entry) => entry.trim().replaceAll('"', ''))
        .filter((entry) => entry !== '' && entry !== '.');
  for (const folder of folders) {
    for (const name of names) {
      const candidate = paths.resolve(cwd, folder, name);
      if (await isFile(candidate)) return { found: candidate };
    }
  }
  const where = isPath
    ? paths.resolve(cwd, file)
    : folders.length === 0
      ? 'PATH is empty'
      : folders.join(', ');
  if (isPath && (await fs.stat(where).catch(() => undefined)) !== undefined) {
    return { reason: 'not-executable', problem: `cannot start ${where}: it is not a program (.exe or .com)` };
  }
  const tried = `looked for ${names.map((name) => paths.basename(name)).join(', ')} in ${where}`;
  return { reason: 'not-found', problem: `${file} was not found (${tried})` };
}

/**
 * What a located program is started as. Batch files need cmd.exe, whose quoting rules let arguments become
 * commands: the shims that npm and its kin write are resolved to the program behind them, others are refused.
 */
export async function resolveBatchFile(
  file: string,
  located: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
  paths: path.PlatformPath = path.win32,
): Promise<ResolvedStart> {
  if (!/\.(?:cmd|bat)$/i.test(located)) return { file: located, args };
  const folder = paths.dirname(located);
  if (paths.basename(located).toLowerCase() === 'claude.cmd') {
    const claude = paths.join(folder, ...CLAUDE_BEHIND_SHIM);
    if (await isFile(claude)) return { file: claude, args };
  }
  const command = parseShim(await fs.readFile(located, 'utf8'));
  for (const [program, ...first] of command) {
    const expanded = first.map((word) => expand(word, folder, paths));
    const script = expanded.at(-1);
    if (program === undefined || (script !== undefined && !(await isFile(script)))) continue;
    const isBare = !program.includes('%');
    const start = isBare
      ? (await locateOnWindows(program, env, cwd, paths)).found
      : expand(program, folder, paths);
    if (start === undefined || !/\.(?:exe|com)$/i.test(start) || !(await isFile(start))) continue;
    return { file: start, args: [...expanded, ...args] };
  }
  const advice = 'it is a batch file, which needs a shell; name the program that it starts instead';
  throw new ProcessStartError(file, 'not-executable', `cannot start ${located}: ${advice}`);
}

/**
 * The commands, most likely first, that a generated shim (`cmd-shim` of npm, pnpm and Yarn, and the `npm.cmd`
 * of Node.js) forwards all its arguments to: program, then leading arguments, `%~dp0` and `%dp0%` unexpanded.
 * Empty when the text is no such shim.
 */
export function parseShim(text: string): string[][] {
  const values = new Map<string, string[]>();
  const commands: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    const set = /^\s*@?SET\s+"?([A-Za-z_]\w*)=([^"]*)"?\s*$/i.exec(line);
    if (set?.[1] !== undefined && set[2] !== undefined) {
      const name = set[1].toLowerCase();
      if (name !== 'dp0') values.set(name, [...(values.get(name) ?? []), set[2]]);
      continue;
    }
    if (!/%\*\s*$/.test(line)) continue;
    const tail = line.replace(/%\*\s*$/, '').replace(/^.*&/, '');
    const words = [...tail.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '');
    if (words[0]?.startsWith('@') === true) words[0] = words[0].slice(1);
    commands.push(
      ...alternatives(
        words.filter((word) => word !== '' && word !== '@'),
        values,
      ),
    );
  }
  return commands;
}

/** Every reading of `words` with `%NAME%` replaced by the values that the shim may give it, in its order. */
function alternatives(words: readonly string[], values: ReadonlyMap<string, readonly string[]>): string[][] {
  let readings: string[][] = [[]];
  for (const word of words) {
    const name = /^%(\w+)%$/.exec(word)?.[1]?.toLowerCase();
    const choices = name === undefined ? [word] : (values.get(name) ?? []);
    readings = choices.flatMap((choice) => readings.map((reading) => [...reading, choice]));
  }
  return readings.filter((reading) => reading.length > 0);
}

function expand(word: string, folder: string, paths: path.PlatformPath): string {
  const relative = /^%(?:~dp0|dp0%)[\\/]*(.*)$/i.exec(word)?.[1];
  return relative === undefined ? word : paths.join(folder, ...relative.split(/[\\/]/));
}

function candidateNames(file: string, env: NodeJS.ProcessEnv, paths: path.PlatformPath): string[] {
  const endings = (variable(env, 'PATHEXT') ?? DEFAULT_PATHEXT)
    .toLowerCase()
    .split(';')
    .filter((ending) => STARTABLE.includes(ending));
  const added = endings.map((ending) => file + ending);
  return STARTABLE.includes(paths.extname(file).toLowerCase()) ? [file, ...added] : added;
}

/** Windows' environment names ignore case; a copied environment is an ordinary object that does not. Of several
 * spellings Node.js passes on the first in sorted order. */
function variable(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const isSet = (key: string) => key.toUpperCase() === name && env[key] !== undefined;
  const key = Object.keys(env).sort().find(isSet);
  return key === undefined ? undefined : env[key];
}

async function isFile(candidate: string): Promise<boolean> {
  return (await fs.stat(candidate).catch(() => undefined))?.isFile() === true;
}
