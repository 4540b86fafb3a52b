/**
 * Staged content that the verifiers do not see, put right when a person asks for it: staged anew as the file is, or
 * unstaged.
 *
 * Invariant: only index entries of paths that the armed policy allows, that the audit under the lock finds unverified and
 * that the person agreed to are written. No file of the worktree changes, and no program but Git is started.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { joinNul, splitNul } from './evidence/paths';
import type { Repository } from './evidence/repository';
import { flagsInTheWay } from './evidence/shadow/sparse';
import { indexEntries, treeEntries } from './evidence/trees';
import { PathRules } from './policy/globs';
import { inert } from './restoring/checkout';
import { resetIndexEntries } from './restoring/indexReset';
import { differsInIndex } from './restoring/plan';
import type { Session } from './session';

/** `stage`: as the file is now. `unstage`: as the last commit has it. */
export type StagedWay = 'stage' | 'unstage';

export interface SettledFiles {
  /** Byte paths whose entries were written. */
  readonly done: readonly string[];
  /** Agreed paths that were left alone: a filter or an index flag would make something else of the file. */
  readonly left: readonly string[];
  /** What was staged before, by path: Git keeps these objects for a while. */
  readonly replaced: ReadonlyMap<string, string>;
}

const NOT_FILTERED = new Set(['unspecified', 'unset', 'set']);

/** The allowed paths whose staged content is not the file's. Reads only, takes no lock. @throws Refusal as `Session.audit` */
export async function unverifiedPaths(session: Session): Promise<string[]> {
  const envelope = await session.load();
  const { allow, deny } = envelope.config.policy;
  const rules = new PathRules(allow, deny);
  const { violations } = await session.inspect(envelope);
  return violations.flatMap(({ code, path: name }) =>
    code === 'staged-unverified' && name !== null && rules.rule(name).verdict === 'allowed' ? [name] : [],
  );
}

/**
 * Stages or unstages the paths that a person agreed to, as far as their staged content is still not the file's. Git does
 * it in one step, and changes nothing when it refuses.
 * @throws Refusal as `Session.audit`; `locked`; `git-failed`
 */
export function settleStaged(
  session: Session,
  agreed: ReadonlySet<string>,
  way: StagedWay,
): Promise<SettledFiles> {
  return session.locked(async () => {
    const { repository } = session;
    const wanted = (await unverifiedPaths(session)).filter((name) => agreed.has(name));
    const index = await indexEntries(repository);
    const emptyFolder = await mkdtemp(path.join(os.tmpdir(), 'cordon-hooks-'));
    try {
      const done =
        way === 'stage'
          ? await stage(repository, wanted, emptyFolder)
          : await unstage(repository, wanted, emptyFolder);
      const replaced = done.flatMap((name): [string, string][] => {
        const object = index.get(name)?.[0]?.object;
        return object === undefined ? [] : [[name, object]];
      });
      return { done, left: wanted.filter((name) => !done.includes(name)), replaced: new Map(replaced) };
    } finally {
      await rm(emptyFolder, { recursive: true, force: true });
    }
  });
}

/** As `git add` does it, but for paths of any bytes, and where that starts a filter or meets an index flag not at all. */
async function stage(
  repository: Repository,
  names: readonly string[],
  emptyFolder: string,
): Promise<string[]> {
  const flagged = new Set(await flagsInTheWay(repository));
  const filtered = await filteredAmong(repository, names);
  const plain = names.filter((name) => !flagged.has(name) && !filtered.has(name));
  if (plain.length === 0) return [];
  const git = repository.git.with({ prefix: inert(emptyFolder) });
  await git.run(['update-index', '--add', '--remove', '-z', '--stdin'], { input: joinNul(plain) });
  return plain;
}

/** As `git restore --staged` does it. */
async function unstage(
  repository: Repository,
  names: readonly string[],
  emptyFolder: string,
): Promise<string[]> {
  const [tree, index] = await Promise.all([treeEntries(repository, 'HEAD'), indexEntries(repository)]);
  const steps = names
    .map((name) => ({
      path: name,
      entry: tree.get(name) ?? null,
      present: null,
      indexed: index.get(name) ?? [],
    }))
    .filter(differsInIndex);
  await resetIndexEntries(repository, steps, emptyFolder);
  return steps.map((step) => step.path);
}

/**
 * The paths for which Git would start a filter now. The owner's filters rewrite what they apply to, which is never found
 * unverified: what is filtered here came with the work.
 */
async function filteredAmong(repository: Repository, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const answer = await repository.git.run(['check-attr', '-z', '--stdin', 'filter'], {
    input: joinNul(names),
  });
  const fields = splitNul(answer.stdout).map((field) => field.toString('utf8'));
  // Three fields a path: path, attribute, value. They come in the order of the input.
  return new Set(names.filter((_, at) => !NOT_FILTERED.has(fields[3 * at + 2] ?? 'unspecified')));
}
