import type { Audit } from '../engine/audit';
import type { Violation, ViolationCode } from '../engine/violations';

/** Where a rejected result can still be resumed; attempts are those of Claude Code. */
export interface Attempts {
  readonly used: number;
  readonly most: number;
}

/** What puts other things back. Names are left to the reader: an agent may have chosen them, to be pasted into a shell. */
const WAYS: Partial<Record<ViolationCode, string>> = {
  'staged-unseen': '`git restore --staged PATH` takes it out of what is staged',
  'staged-unverified': '`git add PATH` stages the file as it is, `git restore --staged PATH` unstages it',
  'staged-submodule': '`git restore --staged PATH` takes it out of what is staged',
  'head-target':
    '`git symbolic-ref HEAD refs/heads/BRANCH` goes back to the old branch, and leaves the files',
  'git-operation': '`git status` names what is in progress, and how to end it',
  'hook-changed': 'look at the hook, then remove it or put it back',
  'config-changed': '`git config --unset KEY` removes a setting',
  'hidden-index-flag':
    '`git update-index --no-assume-unchanged --no-skip-worktree -- PATH` shows what a flag hides',
};
const REF_WAY =
  '`git update-ref REF OBJECT` puts a branch or tag back, `git update-ref -d REF` removes a new one';
const STASH_WAY = '`git stash pop` or `git stash drop` takes a new stash away';

function wayOf(violation: Violation): string[] {
  if (violation.code === 'ref-changed') return [violation.params.ref === 'refs/stash' ? STASH_WAY : REF_WAY];
  return [WAYS[violation.code] ?? ''].filter((way) => way !== '');
}

/** What to do about a result that was not accepted: lines without an end. Empty where nothing is wrong. */
export function wayBack({ evidence, violations, verification }: Audit, attempts: Attempts | null): string[] {
  const failed = verification.some((item) => !item.passed);
  const broken = violations.some((item) => item.code !== 'verifier-failed');
  if (!failed && !broken && attempts === null) return [];
  const again = attempts !== null && attempts.used < attempts.most ? 'resume' : 'check';
  const then =
    again === 'resume' ? '`cordon resume` for the next attempt, or `cordon check`' : '`cordon check` again';
  const outside = new Set(
    violations.filter((item) => item.code === 'path-outside-policy').map((item) => item.path),
  );
  const kinds = new Set(evidence.files.filter((file) => outside.has(file.path)).map((file) => file.status));
  const isNew = (status: string): boolean => status === '?' || status === 'A';
  const ways = [
    ...([...kinds].some((status) => !isNew(status))
      ? [`  \`git checkout ${evidence.baseline.slice(0, 12)} -- PATH\` puts a file back as it was`]
      : []),
    ...(kinds.has('?') ? ['  `rm PATH` removes a new one'] : []),
    ...(kinds.has('A') ? ['  `git rm -f PATH` removes a new one that is staged or committed'] : []),
    ...new Set(violations.flatMap(wayOf).map((way) => `  ${way}`)),
  ];
  if (!broken) return [failed ? `Next: fix what failed, then ${then}.` : `Next: ${then}.`];
  if (ways.length === 0) return [`Next: fix the violations, then ${then}.`];
  return [`Next: fix the violations or take them back, then ${then}.`, ...ways];
}
