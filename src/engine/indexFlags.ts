import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { joinNul } from './evidence/paths';
import { flagsInTheWay } from './evidence/shadow/sparse';
import { inert } from './restoring/checkout';
import type { Session } from './session';

/** The two commands that clear the flags; paths come on standard input, so any name can be given. */
export const CLEARING_COMMANDS: readonly (readonly string[])[] = [
  ['update-index', '--no-assume-unchanged', '-z', '--stdin'],
  ['update-index', '--no-skip-worktree', '-z', '--stdin'],
];

/**
 * Clears the assume-unchanged and skip-worktree flags of paths that a person agreed to. What a
 * sparse checkout leaves out by its own rules stays so. Only the flags change: no
 * content is staged, no file is read, no hook runs. Under the lock.
 * @returns the paths that carried a flag and were cleared
 */
export function clearHiddenFlags(session: Session, agreed: ReadonlySet<string>): Promise<string[]> {
  return session.locked(async () => {
    const hidden = await flagsInTheWay(session.repository, session.options.signal);
    const paths = hidden.filter((name) => agreed.has(name));
    if (paths.length === 0) return [];
    const input = joinNul(paths);
    const emptyFolder = await mkdtemp(path.join(os.tmpdir(), 'cordon-hooks-'));
    try {
      const git = session.repository.git.with({ prefix: inert(emptyFolder) });
      for (const command of CLEARING_COMMANDS) await git.run(command, { input });
    } finally {
      await rm(emptyFolder, { recursive: true, force: true });
    }
    return paths;
  });
}
