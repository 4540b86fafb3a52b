import fs from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode, messageOf } from '../errors';
import { formatProblem } from './executableFormat';
import { ProcessStartError, type Located, type ResolvedStart } from './startOutcome';
import { locateOnWindows, resolveBatchFile } from './startWindows';

/** What execvp and Python use where the environment has no PATH at all. */
const DEFAULT_PATH = '/bin:/usr/bin';

/**
 * The absolute path of the program that `file` names in this environment, or undefined.
 *
 * A name with a separator is a path relative to `cwd`; a bare name is looked up on PATH and never in the current
 * directory, so that a repository cannot slip its own `claude` in.
 */
export async function findExecutable(
  file: string,
  env: NodeJS.ProcessEnv,
  cwd: string,
): Promise<string | undefined> {
  return (await locate(file, env, cwd)).found;
}

/**
 * Resolves a program to what can be started without a shell: on Windows an npm `.cmd` shim becomes its real
 * program. Throws ProcessStartError for everything that is known beforehand not to start.
 */
export async function resolveStart(
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
): Promise<ResolvedStart> {
  await requireFolder(file, cwd);
  const located = await locate(file, env, cwd);
  if (located.found === undefined) throw new ProcessStartError(file, located.reason, located.problem);
  if (process.platform === 'win32') return resolveBatchFile(file, located.found, args, env, cwd);
  const problem = await formatProblem(located.found, cwd);
  if (problem !== undefined)
    throw new ProcessStartError(file, 'not-executable', `cannot start ${located.found}: ${problem}`);
  // A path is started as it was written, so that `$0` is what the user typed.
  return file.includes('/') ? { file, args } : { file: located.found, args, argv0: file };
}

/** Turns what starting a process failed with into words; `start` is what was tried for the caller's `file`. */
export function startError(file: string, start: ResolvedStart, error: unknown): ProcessStartError {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  const words: Record<string, string> = {
    ENOENT: 'the file is there, but its interpreter or loader is not',
    EACCES: 'the system denied permission (is the file system mounted noexec?)',
    EPERM: 'the system denied permission',
    ENOEXEC: 'it is not a program that this system can run',
    E2BIG: 'the arguments and the environment together are longer than the system allows',
    EAGAIN: 'the system has no room for another process',
    EMFILE: 'too many files are open',
    ENFILE: 'too many files are open in the system',
    ENOMEM: 'the system has no memory left for it',
  };
  const known = typeof code === 'string' ? words[code] : undefined;
  const reason = hasErrorCode(error, 'ENOENT', 'EACCES', 'EPERM', 'ENOEXEC') ? 'not-executable' : 'failed';
  return new ProcessStartError(file, reason, `cannot start ${start.file}: ${known ?? messageOf(error)}`, {
    cause: error,
  });
}

function locate(file: string, env: NodeJS.ProcessEnv, cwd: string): Promise<Located> {
  if (process.platform === 'win32') return locateOnWindows(file, env, cwd);
  return locateOnPosix(file, env, cwd);
}

async function locateOnPosix(file: string, env: NodeJS.ProcessEnv, cwd: string): Promise<Located> {
  if (file === '' || file.includes('\0')) {
    return { reason: 'not-found', problem: 'the name of the program is empty or holds a NUL' };
  }
  if (file.includes('/')) {
    const candidate = path.resolve(cwd, file);
    const problem = await fileProblem(candidate);
    if (problem === undefined) return { found: candidate };
    return { reason: problem.reason, problem: `cannot start ${candidate}: ${problem.words}` };
  }
  const folders = (env.PATH ?? DEFAULT_PATH)
    .split(':')
    // An empty entry (and `.`) means the current directory to the system. That is the repository, whose files
    // must not decide which `claude` or `git` runs: skipped on purpose.
    .filter((entry) => entry !== '' && path.normalize(entry).replace(/\/$/, '') !== '.')
    .map((entry) => path.resolve(cwd, entry));
  let blocked: string | undefined;
  for (const folder of folders) {
    const candidate = path.join(folder, file);
    const problem = await fileProblem(candidate);
    if (problem === undefined) return { found: candidate };
    if (problem.reason === 'not-executable') blocked ??= `cannot start ${candidate}: ${problem.words}`;
  }
  if (blocked !== undefined) return { reason: 'not-executable', problem: blocked };
  const where = folders.length === 0 ? 'PATH is empty' : `looked in ${[...new Set(folders)].join(', ')}`;
  return { reason: 'not-found', problem: `${file} was not found on PATH (${where})` };
}

/** Why this path is no program; undefined when it is a regular file that may be executed. */
async function fileProblem(
  candidate: string,
): Promise<{ reason: 'not-found' | 'not-executable'; words: string } | undefined> {
  try {
    const stat = await fs.stat(candidate);
    if (stat.isDirectory()) return { reason: 'not-executable', words: 'it is a folder' };
    if (!stat.isFile()) return { reason: 'not-executable', words: 'it is not a regular file' };
    await fs.access(candidate, fs.constants.X_OK);
    return undefined;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR'))
      return { reason: 'not-found', words: 'there is no such file' };
    if (hasErrorCode(error, 'EACCES', 'EPERM')) {
      return { reason: 'not-executable', words: 'you have no permission to execute it (chmod +x?)' };
    }
    return { reason: 'not-executable', words: messageOf(error) };
  }
}

async function requireFolder(file: string, cwd: string): Promise<void> {
  // Otherwise the system's ENOENT would be taken for a missing program.
  const stat = await fs.stat(cwd).catch(() => undefined);
  if (stat?.isDirectory()) return;
  const words = stat === undefined ? 'does not exist or cannot be read' : 'is not a folder';
  throw new ProcessStartError(file, 'failed', `cannot start ${file}: its working directory ${cwd} ${words}`);
}
