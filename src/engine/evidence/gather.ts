import { Refusal } from '../errors';
import { say } from '../said';
import type { Evidence } from './evidence';
import { gitView, type GitView } from './gitView';
import { headNow } from './head';
import { measure } from './measure';
import { comparePaths } from './paths';
import type { Repository } from './repository';
import { namePaths } from '../violations';

/**
 * Looks at the worktree once and returns all that an audit judges. Reads only: no lock, nothing written.
 * @param foreignState names of files in `.cordon/` that Cordon did not write
 * @throws Refusal `state-invalid` when files of `.cordon/` are tracked (an envelope that came with the repository)
 */
export async function gatherEvidence(
  repository: Repository,
  baseline: string,
  foreignState: readonly string[],
  signal?: AbortSignal,
): Promise<Evidence> {
  const view = await gitView(repository, baseline, headNow(repository, signal), signal);
  refuseTrackedState(view);
  const { files, problems } = await measure(repository.root, view, signal);
  return {
    baseline,
    head: view.head,
    hidden: [...view.hidden].sort(comparePaths),
    files,
    charged: files,
    problems,
    foreignState: [...foreignState].sort(comparePaths),
    findings: [],
    witness: 'git-view',
    treeDigest: null,
  };
}

/** @throws Refusal `state-invalid` when Git tracks files of Cordon's own folder */
export function refuseTrackedState(view: GitView): void {
  if (view.trackedState.length > 0) {
    throw new Refusal(
      'state-invalid',
      say`Git tracks files of Cordon's own folder (${namePaths(view.trackedState)}), so this envelope came with the repository and not from you: \`git rm -r --cached .cordon\`, commit that, run \`cordon reset\` and arm again`,
    );
  }
}
