import type { Audit } from '../engine/audit';

/** Where a rejected result can still be resumed; attempts are those of Claude Code. */
export interface Attempts {
  readonly used: number;
  readonly most: number;
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
  ];
  if (!broken) return [failed ? `Next: fix what failed, then ${then}.` : `Next: ${then}.`];
  if (ways.length === 0) return [`Next: fix the violations, then ${then}.`];
  return [`Next: fix the violations or take the paths back, then ${then}.`, ...ways];
}
