import { hasErrorCode, messageOf, Refusal } from '../errors';
import { say, type Said } from '../said';

const ADVICE: Readonly<Record<string, Said>> = {
  ENOSPC: say`The disk is full: free some space and try again.`,
  EDQUOT: say`Your disk quota is used up: free some space and try again.`,
  EROFS: say`The file system is read-only: make it writable and try again.`,
  EACCES: say`Give yourself permission to it (look at \`ls -ld\` of it and of its folder) and try again.`,
  EPERM: say`The system does not permit it (owner, immutable flag or security software): lift that and try again.`,
  EIO: say`The disk reported an error: check the disk, then try again.`,
  ENAMETOOLONG: say`The path is too long for this file system: move the repository to a shorter one.`,
  EBUSY: say`Something uses it (a mount or another program): end that and try again.`,
  EMFILE: say`Too many files are open: close some programs and try again.`,
  ENFILE: say`Too many files are open: close some programs and try again.`,
};

/**
 * The refusal for a failed file system call. `what` is a clause that names the file, such as
 * `cannot write /x/state.json`; the system's own words and what to do about them follow.
 * An error that is no system error is a bug and comes back as it is, with its stack.
 */
export function ioRefusal(what: Said, error: unknown): unknown {
  const code = (error as { code?: unknown } | null)?.code;
  if (error instanceof Refusal || typeof code !== 'string' || !/^E[A-Z0-9]+$/.test(code)) return error;
  const advice = ADVICE[code] ?? say`Put that right and try again.`;
  return new Refusal('io', say`${what}: ${messageOf(error)}. ${advice}`, { cause: error });
}

/** True for "there is nothing at that path" (also when a parent is no folder). */
export function isMissing(error: unknown): boolean {
  return hasErrorCode(error, 'ENOENT', 'ENOTDIR');
}
