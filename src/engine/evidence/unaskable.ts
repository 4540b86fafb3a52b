/** The evidence where Git cannot be asked: it would wait for a fifo or a device in place of one of its files. */
import { findFolders } from './gitFolders';
import { shownFile } from './paths';
import type { WitnessContext } from './shadow/context';
import { moduleRoots } from './shadow/submodules';
import { firstWaiting, type WaitingFile, waitingInGitFolders } from './waitingFiles';
import type { BothOptions, WitnessedEvidence } from './evidence';

/** What Git would wait for, here and in the submodules. In folders of the worktree the walk finds it. */
export async function waitingNow({ repository, folder, git }: WitnessContext): Promise<WaitingFile[]> {
  const first = firstWaiting(repository, git.env);
  // Where `.git` of a submodule leads now: it may be another place than at arming.
  const roots = await moduleRoots(folder, repository.root);
  const modules = await Promise.all(roots.map((root) => findFolders(root)));
  const found = [repository, ...modules.map(({ folders }) => folders)].flatMap((place) =>
    place === null ? [] : waitingInGitFolders(place),
  );
  const pointed = modules.map(({ waiting }) => waiting);
  const all = [first, ...pointed, ...found].filter((waiting) => waiting !== null);
  return [...new Map(all.map((waiting) => [waiting.file, waiting])).values()];
}

/** Rejected, whatever else there is. */
export function unaskable(
  { baseline, repository }: WitnessContext,
  { tier, foreignState, caches = [] }: BothOptions,
  waiting: readonly WaitingFile[],
): WitnessedEvidence {
  return {
    baseline,
    // Nobody knows: the finding says so, and nothing is to be said about HEAD.
    head: baseline,
    hidden: [],
    files: [],
    charged: [],
    problems: [],
    foreignState: [...foreignState],
    findings: waiting.map(({ file, kind, path = null }) => ({
      code: 'git-would-wait',
      path,
      params: { name: path ?? shownFile(repository.root, file), kind },
    })),
    witness: tier === 'full' ? 'shadow' : 'shadow-live',
    // A name that no accepted state has: the worktree has moved on.
    treeDigest: tier === 'digest' ? '' : null,
    untracked: [],
    contents: new Map(),
    caches,
  };
}
