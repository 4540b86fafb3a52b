/** What arming refuses, and the second witness, which is built meanwhile: both look at every file. */
import type { BuiltEvidence } from './envelope';
import { Refusal } from './errors';
import { dirtyPaths } from './evidence/gitView';
import { flagsAgainstArming } from './evidence/shadow/sparse';
import type { ArmRequest } from './policy/policy';
import { say } from './said';
import { buildEvidence, type WitnessPlace } from './secondWitness';
import { namePaths } from './violations';

/**
 * Builds the evidence of a new envelope unless the worktree cannot be armed.
 * @throws Refusal `hidden-index-flags`, `worktree-dirty`, and as `buildEvidence`; leaves what was built so far
 */
export async function buildOnCleanWorktree(
  place: WitnessPlace,
  request: ArmRequest,
  baseline: string,
): Promise<BuiltEvidence> {
  const stop = new AbortController();
  const signal = place.signal ? AbortSignal.any([place.signal, stop.signal]) : stop.signal;
  const building = buildEvidence({ ...place, signal }, request, baseline);
  building.catch(() => undefined);
  try {
    await refuseUnclean({ ...place, signal }, baseline);
  } catch (error) {
    stop.abort();
    await building.catch(() => undefined);
    throw error;
  }
  return building;
}

async function refuseUnclean({ repository, signal }: WitnessPlace, baseline: string): Promise<void> {
  const [hidden, dirty] = await Promise.all([
    flagsAgainstArming(repository, baseline, signal),
    dirtyPaths(repository, signal),
  ]);
  refuseHidden(hidden);
  if (dirty.length > 0) {
    throw new Refusal(
      'worktree-dirty',
      say`the worktree is not clean (${namePaths(dirty)}): commit or stash these changes, then arm`,
    );
  }
}

function refuseHidden(hidden: readonly string[]): void {
  if (hidden.length === 0) return;
  throw new Refusal(
    'hidden-index-flags',
    say`index flags hide changes from Git on ${namePaths(hidden)}: clear them with \`git update-index --no-assume-unchanged -- PATH\` and \`git update-index --no-skip-worktree -- PATH\`, then arm`,
  );
}
