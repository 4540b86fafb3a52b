/** What the walk, the metadata, the path rules and the fingerprints can find, and the English words of each. Pure. */

export type Change = 'created' | 'changed' | 'deleted';

export type FindingDetail =
  | {
      readonly code: 'nested-repository';
      readonly params: { readonly kind: 'repository' | 'folder' | 'file' };
    }
  | { readonly code: 'folder-replaced'; readonly params: { readonly by: 'link' | 'file' } }
  | { readonly code: 'case-twin'; readonly params: { readonly other: string } }
  | { readonly code: 'inside-denied-folder'; readonly params: DeniedFolder }
  | { readonly code: 'in-place-of-denied-folder'; readonly params: { readonly deniedBy: string } }
  | { readonly code: 'link-escapes'; readonly params: LinkEscape }
  | { readonly code: 'hard-link'; readonly params: { readonly names: number; readonly other: string | null } }
  | { readonly code: 'ref-changed'; readonly params: RefChange }
  | { readonly code: 'head-target'; readonly params: { readonly before: string; readonly after: string } }
  | { readonly code: 'reflog-wiped'; readonly params: { readonly log: string; readonly entries: number } }
  | { readonly code: 'git-operation'; readonly params: { readonly name: string; readonly change: Change } }
  | { readonly code: 'hook-changed'; readonly params: { readonly name: string; readonly change: Change } }
  | { readonly code: 'config-changed'; readonly params: ConfigChange }
  | { readonly code: 'git-file-changed'; readonly params: { readonly name: string; readonly change: Change } }
  | { readonly code: 'filter-program-changed'; readonly params: { readonly setting: string } }
  | { readonly code: 'repository-redirected'; readonly params: { readonly what: PinnedPart } }
  | { readonly code: 'protected-changed'; readonly params: { readonly change: Change } }
  | {
      readonly code: 'verifier-changed';
      readonly params: { readonly command: string; readonly change: Change };
    }
  | {
      readonly code: 'verifier-leftover';
      readonly params: { readonly command: string; readonly count: number };
    };

export interface DeniedFolder {
  readonly folder: string;
  readonly deniedBy: string;
}

export interface LinkEscape {
  readonly target: string;
  readonly to: 'outside' | 'not-allowed' | 'git' | 'cordon';
}

export interface RefChange {
  readonly ref: string;
  readonly change: Change;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a setting can do: start a program, move the worktree, or change what Git sees, says or sends. */
export type ConfigEffect = 'command' | 'redirect' | 'behaviour';

export interface ConfigChange {
  readonly key: string;
  readonly effect: ConfigEffect;
  readonly change: Change;
  /** The file that holds the setting. */
  readonly file: string;
}

export type PinnedPart = 'root' | 'dot-git' | 'git-dir' | 'common-dir';

/** A finding: as `Violation` in ../../violations.ts. */
export type Finding = { readonly path: string | null } & FindingDetail;

const CODES: Record<FindingDetail['code'], true> = {
  'nested-repository': true,
  'folder-replaced': true,
  'case-twin': true,
  'inside-denied-folder': true,
  'in-place-of-denied-folder': true,
  'link-escapes': true,
  'hard-link': true,
  'ref-changed': true,
  'head-target': true,
  'reflog-wiped': true,
  'git-operation': true,
  'hook-changed': true,
  'config-changed': true,
  'git-file-changed': true,
  'filter-program-changed': true,
  'repository-redirected': true,
  'protected-changed': true,
  'verifier-changed': true,
  'verifier-leftover': true,
};

export function isFinding(finding: { readonly code: string }): finding is Finding {
  return Object.hasOwn(CODES, finding.code);
}

const NESTED_WORDS = {
  repository: 'a nested repository: Git looks at nothing in it',
  folder: 'a folder named .git that is no repository: Git lists nothing in it',
  file: 'a file named .git: Git does not list it, and may follow it elsewhere',
};

const ESCAPE_WORDS: Record<LinkEscape['to'], string> = {
  outside: 'leaves the repository',
  'not-allowed': 'leaves the allowed paths',
  git: "leads into Git's own folder",
  cordon: "leads into Cordon's own folder",
};

const EFFECT_WORDS: Record<ConfigEffect, string> = {
  command: 'it can start a program',
  redirect: 'it can make Git look elsewhere',
  behaviour: 'it changes what Git sees, does or sends',
};

const PIN_WORDS: Record<PinnedPart, string> = {
  root: "the worktree's top folder is another one",
  'dot-git': '.git is not the one that was there',
  'git-dir': "the worktree's Git directory is another one",
  'common-dir': "the repository's Git directory is another one",
};

const SHORT_OID = 12;

/** The English words of a finding. They begin with what it is about. */
export function findingMessage(finding: Finding): string {
  const path = finding.path ?? '';
  switch (finding.code) {
    case 'nested-repository':
      return `nested repository: ${path} is ${NESTED_WORDS[finding.params.kind]}`;
    case 'folder-replaced':
      return `folder replaced: ${path} was a folder with tracked files and is a ${finding.params.by} now`;
    case 'case-twin':
      return `case twin: ${path} differs only in upper and lower case from ${finding.params.other}, which not every system can tell apart`;
    case 'inside-denied-folder':
      return `path in a denied folder: ${path} (${finding.params.folder} is denied by ${finding.params.deniedBy})`;
    case 'in-place-of-denied-folder':
      return `in place of a denied folder: ${path} stands where ${finding.params.deniedBy} denies what is inside`;
    case 'link-escapes':
      return `symbolic link: ${path} -> ${finding.params.target} ${ESCAPE_WORDS[finding.params.to]}`;
    case 'hard-link':
      return `hard link: ${path} has ${finding.params.names} names${linkedTo(finding.params.other)}, so that writing it changes another file`;
    case 'ref-changed':
      return `ref ${finding.params.change}: ${refWords(finding.params)}`;
    case 'head-target':
      return `HEAD points elsewhere: it was ${finding.params.before} and is ${finding.params.after}`;
    case 'reflog-wiped':
      return `reflog wiped: ${finding.params.entries} recorded steps of ${finding.params.log} are gone`;
    case 'git-operation':
      return `Git operation in progress: ${finding.params.name} was ${finding.params.change}, so that the next commit would not be an ordinary one`;
    case 'hook-changed':
      return `Git hook ${finding.params.change}: ${finding.params.name}`;
    case 'config-changed':
      return `Git setting ${finding.params.change}: ${finding.params.key} in ${finding.params.file} (${EFFECT_WORDS[finding.params.effect]})`;
    case 'git-file-changed':
      return `Git's own file ${finding.params.change}: ${finding.params.name}`;
    case 'filter-program-changed':
      return `filter program changed: ${path} is run by the setting ${finding.params.setting}`;
    case 'repository-redirected':
      return `repository redirected: ${PIN_WORDS[finding.params.what]}`;
    case 'protected-changed':
      return `protected file ${finding.params.change}: ${path}`;
    case 'verifier-changed':
      return `verifier ${finding.params.change}: ${path} belongs to \`${finding.params.command}\``;
    case 'verifier-leftover':
      return `verifier left processes running: ${finding.params.count} of \`${finding.params.command}\` were ended`;
  }
}

function linkedTo(other: string | null): string {
  return other === null ? '' : ` (also ${other})`;
}

function refWords({ ref, before, after }: RefChange): string {
  if (before !== null && after !== null) return `${ref} (${short(before)} to ${short(after)})`;
  return `${ref} (${short(before ?? after ?? '')})`;
}

function short(value: string): string {
  return /^[0-9a-f]{40,64}$/.test(value) ? value.slice(0, SHORT_OID) : value;
}
