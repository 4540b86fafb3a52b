/** What the shadow itself can find, and the English words of each. Pure. */

export type ShadowFindingDetail =
  | { readonly code: 'hidden-from-git'; readonly params: HiddenFromGit }
  | { readonly code: 'loose-permissions'; readonly params: { readonly mode: string } }
  | { readonly code: 'forged-object'; readonly params: { readonly oid: string } }
  | { readonly code: 'object-missing'; readonly params: { readonly oid: string } }
  | { readonly code: 'staged-unseen'; readonly params: { readonly staged: string } }
  | { readonly code: 'staged-unmerged'; readonly params: Record<string, never> }
  | { readonly code: 'staged-submodule'; readonly params: { readonly commit: string } }
  | { readonly code: 'index-missing'; readonly params: Record<string, never> }
  | { readonly code: 'forged-cache-tree'; readonly params: { readonly folder: string } }
  | { readonly code: 'baseline-lost'; readonly params: { readonly baseline: string; readonly head: string } }
  | { readonly code: 'commits-unread'; readonly params: { readonly limit: number } }
  | {
      readonly code: 'submodule-changed';
      readonly params: { readonly submodule: string; readonly what: SubmoduleChange };
    }
  | { readonly code: 'git-view-skipped'; readonly params: Record<string, never> }
  | { readonly code: 'git-view-failed'; readonly params: { readonly reason: string } }
  | { readonly code: 'verifier-edited'; readonly params: { readonly change: string } };

export type SubmoduleChange = 'commit' | 'content' | 'untracked' | 'staged' | 'uninitialised' | 'gone';

export interface HiddenFromGit {
  /** What the repository's Git does not tell of the path. */
  readonly added: number;
  readonly deleted: number;
  readonly by: HiddenBy;
}

export type HiddenBy = 'attribute' | 'filter' | 'index-flag' | 'ignore-rule' | 'mode-setting' | 'unknown';

const BY_WORDS: Record<HiddenBy, string> = {
  attribute: 'by an attribute',
  filter: 'by a filter or a conversion',
  'index-flag': 'by an index flag',
  'ignore-rule': 'by an ignore rule or setting that was not there when the envelope was armed',
  'mode-setting': 'by a setting about file modes or links',
  unknown: 'by forged stat data, a setting or a forged object',
};

const SUBMODULE_WORDS: Record<SubmoduleChange, string> = {
  commit: 'another commit is checked out',
  content: 'a tracked file is not as it was',
  untracked: 'a file that was not there',
  staged: 'something is staged',
  uninitialised: 'there is something in the folder of a submodule that is not initialised',
  gone: 'its repository is gone or another one',
};

export type ShadowFinding = { readonly path: string | null } & ShadowFindingDetail;

const CODES: Record<ShadowFindingDetail['code'], true> = {
  'hidden-from-git': true,
  'loose-permissions': true,
  'forged-object': true,
  'object-missing': true,
  'staged-unseen': true,
  'staged-unmerged': true,
  'staged-submodule': true,
  'index-missing': true,
  'forged-cache-tree': true,
  'baseline-lost': true,
  'commits-unread': true,
  'submodule-changed': true,
  'git-view-skipped': true,
  'git-view-failed': true,
  'verifier-edited': true,
};

export function isShadowFinding(finding: { readonly code: string }): finding is ShadowFinding {
  return Object.hasOwn(CODES, finding.code);
}

/** The English words of a finding. They begin with what it is about. */
export function shadowFindingMessage(finding: ShadowFinding): string {
  const path = finding.path ?? '';
  switch (finding.code) {
    case 'hidden-from-git':
      return `hidden from Git: ${path}: ${hiddenWords(finding.params)}`;
    case 'loose-permissions':
      return `loose permissions: ${path} has mode ${finding.params.mode} now (setuid, setgid, sticky or writable by everybody)`;
    case 'forged-object':
      return `forged object: what Git stores as ${finding.params.oid.slice(0, 12)} has another content${path === '' ? '' : ` (${path})`}`;
    case 'object-missing':
      return `object missing: Git has no ${finding.params.oid.slice(0, 12)} any more${path === '' ? '' : `, so ${path} cannot be compared`}`;
    case 'staged-unseen':
      return `staged but not in the worktree: ${path} (${finding.params.staged}), which the next commit would deliver`;
    case 'staged-unmerged':
      return `unmerged in the index: ${path} has several staged contents`;
    case 'staged-submodule':
      return `staged submodule: ${path} is to be commit ${finding.params.commit.slice(0, 12)} of another repository`;
    case 'index-missing':
      return "index missing: Git's index is gone, so that everything counts as deleted in the next commit";
    case 'forged-cache-tree':
      return `forged cache-tree: the index says of ${finding.params.folder === '' ? 'the top folder' : finding.params.folder} that its tree is another one than its entries make, and the next commit would deliver that`;
    case 'baseline-lost':
      return `baseline lost: ${finding.params.baseline} is no ancestor of HEAD ${finding.params.head}`;
    case 'commits-unread':
      return `commits not read: there are more than ${finding.params.limit} since the baseline`;
    case 'submodule-changed':
      return `submodule ${finding.params.submodule}: ${SUBMODULE_WORDS[finding.params.what]}${path === finding.params.submodule ? '' : ` (${path})`}`;
    case 'git-view-skipped':
      return "Git's own view was not asked: a setting that starts a program was changed";
    case 'git-view-failed':
      return `Git's own view failed: ${finding.params.reason}`;
    case 'verifier-edited':
      return `changed while the verifiers ran: ${path === '' ? finding.params.change : `${path} (${finding.params.change})`}`;
  }
}

function hiddenWords({ added, deleted, by }: HiddenFromGit): string {
  const lines = [added > 0 ? `${added} added` : '', deleted > 0 ? `${deleted} deleted` : ''].filter(Boolean);
  const what = lines.length === 0 ? 'a change' : `${lines.join(' and ')} lines`;
  return `${what} hidden ${BY_WORDS[by]}`;
}
