/**
 * Taking back what lies outside the policy, when a person asks for it. Cordon itself never reverts anything.
 *
 * Invariant: only paths that the armed policy does not allow are written or removed, and only after everything that is
 * removed or replaced was copied into a backup folder. What the policy allows, and what an ignore rule hides, stays.
 *
 * Steps under the lock: plan anew, stage the baseline's files aside, copy what will go, set the index entries (Git takes
 * its own lock, so a busy index refuses here, with nothing changed), then remove and write in the worktree. A crash after
 * the copy leaves the copy, and the next audit says what is still outside.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Audit } from './audit';
import { indexEntries, treeEntries } from './evidence/trees';
import { PathRules } from './policy/globs';
import { applySteps } from './restoring/apply';
import { Backup } from './restoring/backup';
import { BaselineCheckout } from './restoring/checkout';
import { resetIndexEntries } from './restoring/indexReset';
import { type Blocked, isRestored, planSteps, type RestoreStep } from './restoring/plan';
import type { Session } from './session';

export type { Blocked, BlockReason, RestoreStep } from './restoring/plan';

export interface RestorePlan {
  /** Full name of the armed commit. */
  readonly baseline: string;
  readonly steps: readonly RestoreStep[];
  /** Paths outside the policy that are left alone, and why. */
  readonly blocked: readonly Blocked[];
}

export interface RestoreResult extends RestorePlan {
  /** The folder with the copy of what was removed or replaced; null when there was nothing to do. */
  readonly backup: string | null;
}

/**
 * What restoring would do. Reads only, takes no lock.
 * @param only byte paths to restore; everything outside the policy unless given
 * @throws Refusal as `Session.audit`
 */
export async function planRestore(
  session: Session,
  only?: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<RestorePlan> {
  return withTemporaryFolder(async (folder) => (await preparePlan(session, only, folder, signal)).plan);
}

/** Where restoring stands; tests stop it at each. `copied`: the backup is whole. `indexed`: the index is restored. */
export type RestoreProgress = 'copied' | 'indexed' | { readonly done: string };

/**
 * Restores files outside the policy to the armed baseline, in the worktree and in the index.
 * @param only byte paths that the person chose; those that are no longer outside the policy are left alone
 * @param backups folder (outside the worktree) in which the backup folder is made
 * @throws Refusal as `Session.check`; `io` when it had to stop, which names the backup
 */
export async function restoreOutside(
  session: Session,
  only: ReadonlySet<string>,
  backups: string,
  onProgress?: (progress: RestoreProgress) => void,
): Promise<RestoreResult> {
  return session.locked(() =>
    withTemporaryFolder(async (folder) => {
      const { plan, checkout } = await preparePlan(session, only, folder, session.options.signal);
      if (plan.steps.length === 0) return { ...plan, backup: null };
      const backup = await Backup.create(backups, session.repository, plan.baseline);
      await backup.copy(plan.steps);
      onProgress?.('copied');
      // From here on nothing is cancelled any more.
      await resetIndexEntries(session.repository, plan.steps, checkout.emptyFolder);
      onProgress?.('indexed');
      await applySteps({
        root: session.repository.root,
        steps: plan.steps,
        staged: checkout.tree,
        backup: backup.folder,
        onDone: (done) => onProgress?.({ done }),
      });
      await backup.finish();
      return { ...plan, backup: backup.folder };
    }),
  );
}

interface Prepared {
  readonly plan: RestorePlan;
  readonly checkout: BaselineCheckout;
}

async function preparePlan(
  session: Session,
  only: ReadonlySet<string> | undefined,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<Prepared> {
  const { repository } = session;
  const envelope = await session.load();
  const { baseline, policy } = envelope.config;
  const audit = await session.inspect(envelope, signal);
  const outside = pathsOutside(audit, new PathRules(policy.allow, policy.deny), only);
  const checkout = await BaselineCheckout.open(repository, baseline, folder);
  if (outside.size === 0) return { plan: { baseline, steps: [], blocked: [] }, checkout };
  const [tree, index] = await Promise.all([
    treeEntries(repository, baseline, signal),
    indexEntries(repository, signal),
  ]);
  const filtered = await checkout.refusedFilters(
    [...outside].filter((name) => tree.has(name)),
    signal,
  );
  const { steps, blocked } = planSteps({ root: repository.root, outside, tree, index, filtered });
  await checkout.stage(steps, signal);
  const done = steps.filter((step) => isRestored(step, repository.root, checkout.tree));
  const plan = {
    baseline,
    steps: steps.filter((step) => !done.includes(step)),
    blocked: [
      ...blocked,
      ...done.map(({ path: name }): Blocked => ({ path: name, reason: 'committed', other: null })),
    ],
  };
  return { plan, checkout };
}

/** Changed paths that no pattern allows: in the worktree, or (as the second witness tells) only in the index. */
function pathsOutside(
  audit: Audit,
  rules: PathRules,
  only: ReadonlySet<string> | undefined,
): ReadonlySet<string> {
  const changed = audit.evidence.files.map((file) => file.path);
  const staged = audit.violations.flatMap(({ code, path: name }) =>
    STAGED_CODES.has(code) && name !== null ? [name] : [],
  );
  const outside = [...changed, ...staged].filter((name) => rules.rule(name).verdict !== 'allowed');
  return new Set(outside.filter((name) => only?.has(name) ?? true));
}

/** Violations about the index entry of a path. */
const STAGED_CODES: ReadonlySet<string> = new Set(['staged-unseen', 'staged-unmerged']);

async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'cordon-restore-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
