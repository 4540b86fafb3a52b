/** What arming would refuse now, asked before anybody submits. Reads only; takes no lock. */
import { Refusal } from './errors';
import { dirtyPaths } from './evidence/gitView';
import { headCommit } from './evidence/repository';
import { flagsInTheWay } from './evidence/shadow/sparse';
import type { Session } from './session';

export interface Preflight {
  /** There is a commit to compare with. */
  readonly hasCommit: boolean;
  /** Byte paths, sorted: what keeps the worktree from being clean. */
  readonly dirty: readonly string[];
  /** Byte paths, sorted: tracked files that an index flag hides changes of. */
  readonly hidden: readonly string[];
  /** There is an envelope, whole or damaged. */
  readonly armed: boolean;
  /** Another Cordon operation holds the lock. */
  readonly busy: boolean;
}

/** Looks at everything that `Session.arm` looks at. @throws Refusal `git-failed`, `cancelled` */
export async function preflight(session: Session, signal?: AbortSignal): Promise<Preflight> {
  const { repository, store } = session;
  const [hasCommit, dirty, hidden, there, busy] = await Promise.all([
    hasHead(session, signal),
    dirtyPaths(repository, signal),
    flagsInTheWay(repository, signal),
    store.exists(),
    session.isBusy(),
  ]);
  return { hasCommit, dirty, hidden, armed: there === 'present', busy };
}

async function hasHead({ repository }: Session, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await headCommit(repository, signal);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'no-commit') return false;
    throw error;
  }
}
