/**
 * What Git's own view rejects already is not told a second time by the shadow: the hidden file beside its index flag,
 * the insides of a nested repository or a changed submodule, the branch on which a refused `HEAD` moved, and files that a
 * rejected ignore file hides (once that is put back, Git shows them itself).
 */
import { PathRules } from '../../policy/globs';
import type { Violation } from '../../violations';
import type { GitView } from '../gitView';
import { decodePath, encodePath, splitNul } from '../paths';
import type { WitnessContext } from './context';
import type { WitnessResult } from './witnessResult';

export async function withoutRepeats(
  context: WitnessContext,
  view: GitView,
  result: WitnessResult,
): Promise<WitnessResult> {
  const flagged = new Set(view.hidden.filter((name) => !result.files.skipped.has(name)));
  const rules = new PathRules(context.policy.allow, context.policy.deny);
  // A submodule that is there is of an unsupported kind to Git's view; one that is gone is told by its path alone.
  const submodules = new Set(
    view.tracked
      .filter(({ oldMode, newMode }) => oldMode === GITLINK || newMode === GITLINK)
      .filter(({ path, newMode }) => newMode === GITLINK || rules.rule(path).verdict !== 'allowed')
      .map(({ path }) => path),
  );
  const folders = [
    ...view.untracked.filter((name) => name.endsWith('/')),
    ...[...submodules].map((name) => `${name}/`),
  ];
  const isInside = (name: string): boolean => folders.some((folder) => name.startsWith(folder));
  const left = result.untracked.filter((name) => !isInside(name));
  const seen = new Set([...view.untracked, ...view.tracked.map((change) => change.path)]);
  const hidden = left.filter((name) => !seen.has(name));
  const explained = await hiddenByRejected(context, view, hidden);
  return {
    ...result,
    counted: result.counted.filter(({ change }) => !flagged.has(change.path)),
    untracked: left.filter((name) => !explained.has(name)),
    findings: withoutMove(context, result).filter(({ code, path, params }) => {
      if (code === 'submodule-changed') return !submodules.has((params as { submodule: string }).submodule);
      return !(code === 'nested-repository' && path !== null && isInside(path));
    }),
  };
}

/** Where `HEAD` may not move and did, its new branch goes without saying. Put back, that branch is told of if it stays. */
function withoutMove({ baseline, policy }: WitnessContext, { head, findings }: WitnessResult): Violation[] {
  const moved = findings.find((finding) => finding.code === 'head-target');
  if (!moved || head === baseline || policy.allowCommits) return [...findings];
  return findings.filter(
    (finding) =>
      finding !== moved &&
      !(
        finding.code === 'ref-changed' &&
        finding.params.change === 'created' &&
        finding.params.after === head &&
        finding.params.ref === moved.params.after
      ),
  );
}

const GITLINK = '160000';

/** The untracked paths that Git hides because of an ignore file which is itself a change outside of the policy. */
async function hiddenByRejected(
  { git, policy, signal }: WitnessContext,
  view: GitView,
  names: readonly string[],
): Promise<Set<string>> {
  const rules = new PathRules(policy.allow, policy.deny);
  const changed = [...view.untracked, ...view.tracked.map((change) => change.path)];
  const rejected = new Set(changed.filter((name) => rules.rule(name).verdict !== 'allowed'));
  if (names.length === 0 || ![...rejected].some((name) => /(?:^|\/)\.gitignore$/.test(name)))
    return new Set();
  const input = Buffer.concat(names.flatMap((name) => [Buffer.from('./'), encodePath(name), Buffer.of(0)]));
  const answer = await git.run(['check-ignore', '-v', '-z', '--stdin'], {
    input,
    accept: [0, 1, 128],
    signal,
  });
  if (answer.exitCode !== 0) return new Set();
  const records = splitNul(answer.stdout).map(decodePath);
  const explained = new Set<string>();
  // Source, line, pattern, path.
  for (let at = 0; at + 3 < records.length; at += 4) {
    if (rejected.has(records[at] ?? '')) explained.add((records[at + 3] ?? '').replace(/^\.\//, ''));
  }
  return explained;
}
