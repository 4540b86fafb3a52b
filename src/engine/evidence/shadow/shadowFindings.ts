/** What the shadow itself can find, and the words of each. Pure. */
import { sayParam } from '../../paramWords';
import { say, type Said } from '../../said';

export type ShadowFindingDetail =
  | { readonly code: 'hidden-from-git'; readonly params: HiddenFromGit }
  | { readonly code: 'loose-permissions'; readonly params: { readonly mode: string } }
  | { readonly code: 'forged-object'; readonly params: { readonly oid: string } }
  | { readonly code: 'object-missing'; readonly params: { readonly oid: string } }
  | { readonly code: 'staged-unseen'; readonly params: { readonly staged: string } }
  | { readonly code: 'staged-unverified'; readonly params: { readonly staged: string } }
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
  | { readonly code: 'git-would-wait'; readonly params: GitWouldWait }
  | { readonly code: 'git-view-failed'; readonly params: { readonly reason: string } }
  | { readonly code: 'verifier-edited'; readonly params: { readonly change: string } };

export interface GitWouldWait {
  /** Such as `.git/index`. */
  readonly name: string;
  readonly kind: 'fifo' | 'device';
}

export type SubmoduleChange = 'commit' | 'content' | 'untracked' | 'staged' | 'uninitialised' | 'gone';

export interface HiddenFromGit {
  /** What the repository's Git does not tell of the path. */
  readonly added: number;
  readonly deleted: number;
  readonly by: HiddenBy;
}

export type HiddenBy = 'attribute' | 'filter' | 'index-flag' | 'ignore-rule' | 'mode-setting' | 'unknown';

const BY_WORDS: Record<HiddenBy, Said> = {
  attribute: say`by an attribute`,
  filter: say`by a filter or a conversion`,
  'index-flag': say`by an index flag`,
  'ignore-rule': say`by an ignore rule or setting that was not there when the envelope was armed`,
  'mode-setting': say`by a setting about file modes or links`,
  unknown: say`by forged stat data, a setting or a forged object`,
};

const SUBMODULE_WORDS: Record<SubmoduleChange, Said> = {
  commit: say`another commit is checked out`,
  content: say`a tracked file is not as it was`,
  untracked: say`a file that was not there`,
  staged: say`something is staged`,
  uninitialised: say`there is something in the folder of a submodule that is not initialised`,
  gone: say`its repository is gone or another one`,
};

const WAITING_WORDS: Record<GitWouldWait['kind'], Said> = { fifo: say`a fifo`, device: say`a device` };

export type ShadowFinding = { readonly path: string | null } & ShadowFindingDetail;

const CODES: Record<ShadowFindingDetail['code'], true> = {
  'hidden-from-git': true,
  'loose-permissions': true,
  'forged-object': true,
  'object-missing': true,
  'staged-unseen': true,
  'staged-unverified': true,
  'staged-unmerged': true,
  'staged-submodule': true,
  'index-missing': true,
  'forged-cache-tree': true,
  'baseline-lost': true,
  'commits-unread': true,
  'submodule-changed': true,
  'git-view-skipped': true,
  'git-would-wait': true,
  'git-view-failed': true,
  'verifier-edited': true,
};

export function isShadowFinding(finding: { readonly code: string }): finding is ShadowFinding {
  return Object.hasOwn(CODES, finding.code);
}

/** The words of a finding. They begin with what it is about. */
export function shadowFindingWords(finding: ShadowFinding): Said {
  const path = finding.path ?? '';
  switch (finding.code) {
    case 'hidden-from-git':
      return say`hidden from Git: ${path}: ${hiddenWords(finding.params)}`;
    case 'loose-permissions':
      return say`loose permissions: ${path} has mode ${finding.params.mode} now (setuid, setgid, sticky or writable by everybody)`;
    case 'forged-object':
      return say`forged object: what Git stores as ${finding.params.oid.slice(0, 12)} has another content${path === '' ? '' : ` (${path})`}`;
    case 'object-missing':
      return say`object missing: Git has no ${finding.params.oid.slice(0, 12)} any more${path === '' ? '' : say`, so ${path} cannot be compared`}`;
    case 'staged-unseen':
      return say`staged but not in the worktree: ${path} (${sayParam(finding.params.staged)}), which the next commit would deliver`;
    case 'staged-unverified':
      return say`staged, but not what the verifiers see: ${path} (${sayParam(finding.params.staged)}). The next commit would deliver that: stage the file as it is, or unstage it`;
    case 'staged-unmerged':
      return say`unmerged in the index: ${path} has several staged contents`;
    case 'staged-submodule':
      return say`staged submodule: ${path} is to be commit ${finding.params.commit.slice(0, 12)} of another repository`;
    case 'index-missing':
      return say`index missing: Git's index is gone, so that everything counts as deleted in the next commit`;
    case 'forged-cache-tree':
      return say`forged cache-tree: the index says of ${finding.params.folder === '' ? say`the top folder` : finding.params.folder} that its tree is another one than its entries make, and the next commit would deliver that`;
    case 'baseline-lost':
      return say`baseline lost: ${finding.params.baseline} is no ancestor of HEAD ${finding.params.head}`;
    case 'commits-unread':
      return say`commits not read: there are more than ${finding.params.limit} since the baseline`;
    case 'submodule-changed':
      return say`submodule ${finding.params.submodule}: ${SUBMODULE_WORDS[finding.params.what]}${path === finding.params.submodule ? '' : ` (${path})`}`;
    case 'git-view-skipped':
      return say`Git's own view was not asked: what was changed can start a program or lead Git elsewhere`;
    case 'git-would-wait':
      return say`Git would wait for ever: ${finding.params.name} is ${WAITING_WORDS[finding.params.kind]} where Git reads a file, so nothing else was looked at`;
    case 'git-view-failed':
      return say`Git's own view failed: ${sayParam(finding.params.reason)}`;
    case 'verifier-edited':
      return say`changed while the verifiers ran: ${path === '' ? sayParam(finding.params.change) : say`${path} (${sayParam(finding.params.change)})`}`;
  }
}

function hiddenWords({ added, deleted, by }: HiddenFromGit): Said {
  const how = BY_WORDS[by];
  if (added > 0 && deleted > 0) return say`${added} added and ${deleted} deleted lines hidden ${how}`;
  if (added > 0) return say`${added} added lines hidden ${how}`;
  return deleted > 0 ? say`${deleted} deleted lines hidden ${how}` : say`a change hidden ${how}`;
}
