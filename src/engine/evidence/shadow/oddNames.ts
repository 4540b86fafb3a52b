/** Names that no worktree can have, but a forged tree or index can: Git stores them, and others may follow them. Pure. */
import type { Violation } from '../../violations';

const ODD = /(?:^|\/)(\.git|\.{0,2})(?=\/|$)/i;

/** What is wrong with a staged or committed path; null for an ordinary one. */
export function oddNameFinding(path: string): Violation | null {
  // A whole folder of a sparse index ends with a slash.
  const part = ODD.exec(path.replace(/\/$/, ''))?.[1];
  if (part === undefined) return null;
  // A name with `..` matches a pattern that its file does not.
  return part.length > 2
    ? { code: 'nested-repository', path, params: { kind: 'folder' } }
    : { code: 'path-outside-policy', path, params: { deniedBy: null } };
}
