import { encodePath } from '../evidence/paths';
import type { Repository } from '../evidence/repository';
import { inert } from './checkout';
import { differsInIndex, type RestoreStep } from './plan';

/**
 * Sets the index entries of all steps to the baseline's, in one step of Git's own (it takes `index.lock`, and leaves the
 * index as it is when it refuses). Reads no file of the worktree, so no filter runs; the caller gives an empty folder
 * for hooks, so none of those runs either.
 */
export async function resetIndexEntries(
  repository: Repository,
  steps: readonly RestoreStep[],
  emptyFolder: string,
): Promise<void> {
  const changed = steps.filter(differsInIndex);
  if (changed.length === 0) return;
  const input = Buffer.concat([
    // First all go: an unmerged path has several entries, and a file and a folder of one name cannot both be there.
    ...changed.map((step) => record('0', '0'.repeat(nameLength(step)), step.path)),
    ...changed.flatMap(({ path, entry }) => (entry === null ? [] : [record(entry.mode, entry.object, path)])),
  ]);
  const git = repository.git.with({ prefix: inert(emptyFolder) });
  await git.run(['update-index', '-z', '--index-info'], { input });
}

/** 40 for SHA-1, 64 for SHA-256; a changed step has an entry in the baseline or in the index. */
function nameLength({ entry, indexed }: RestoreStep): number {
  return (entry ?? indexed[0])?.object.length ?? 40;
}

function record(mode: string, object: string, path: string): Buffer {
  return Buffer.concat([Buffer.from(`${mode} ${object}\t`), encodePath(path), Buffer.of(0)]);
}
