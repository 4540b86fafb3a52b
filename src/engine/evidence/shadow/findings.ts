/** What the walk, the metadata, the path rules and the fingerprints can find, and the words of each. Pure. */
import { say, type Said } from '../../said';

export type Change = 'created' | 'changed' | 'deleted';

export type FindingDetail =
  | {
      readonly code: 'nested-repository';
      readonly params: { readonly kind: 'repository' | 'folder' | 'file' };
    }
  | { readonly code: 'folder-replaced'; readonly params: { readonly by: 'link' } }
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
  | { readonly code: 'verifier-shadowed'; readonly params: ShadowedVerifier }
  | {
      readonly code: 'verifier-leftover';
      readonly params: { readonly command: string; readonly count: number };
    };

/** A program that another one stands in front of on PATH. */
export interface ShadowedVerifier {
  readonly command: string;
  /** The file that the command started at arming. */
  readonly before: string;
  /** The one that it would start now. */
  readonly after: string;
}

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
  'verifier-shadowed': true,
  'verifier-leftover': true,
};

export function isFinding(finding: { readonly code: string }): finding is Finding {
  return Object.hasOwn(CODES, finding.code);
}

const NESTED_WORDS: Record<'repository' | 'folder' | 'file', Said> = {
  repository: say`a nested repository: Git looks at nothing in it`,
  folder: say`a folder named .git that is no repository: Git lists nothing in it`,
  file: say`a file named .git: Git does not list it, and may follow it elsewhere`,
};

const ESCAPE_WORDS: Record<LinkEscape['to'], Said> = {
  outside: say`leaves the repository`,
  'not-allowed': say`leaves the allowed paths`,
  git: say`leads into Git's own folder`,
  cordon: say`leads into Cordon's own folder`,
};

const EFFECT_WORDS: Record<ConfigEffect, Said> = {
  command: say`it can start a program`,
  redirect: say`it can make Git look elsewhere`,
  behaviour: say`it changes what Git sees, does or sends`,
};

const PIN_WORDS: Record<PinnedPart, Said> = {
  root: say`the worktree's top folder is another one`,
  'dot-git': say`.git is not the one that was there`,
  'git-dir': say`the worktree's Git directory is another one`,
  'common-dir': say`the repository's Git directory is another one`,
};

const CHANGE_WORDS: Record<Change, Said> = {
  created: say`created`,
  changed: say`changed`,
  deleted: say`deleted`,
};

const SHORT_OID = 12;

/** The words of a finding. They begin with what it is about. */
export function findingWords(finding: Finding): Said {
  const path = finding.path ?? '';
  switch (finding.code) {
    case 'nested-repository':
      return say`nested repository: ${path} is ${NESTED_WORDS[finding.params.kind]}`;
    case 'folder-replaced':
      return say`folder replaced: ${path} was a folder with tracked files and is a ${say`link`} now`;
    case 'case-twin':
      return say`case twin: ${path} differs only in upper and lower case from ${finding.params.other}, which not every system can tell apart`;
    case 'inside-denied-folder':
      return say`path in a denied folder: ${path} (${finding.params.folder} is denied by ${finding.params.deniedBy})`;
    case 'in-place-of-denied-folder':
      return say`in place of a denied folder: ${path} stands where ${finding.params.deniedBy} denies what is inside`;
    case 'link-escapes':
      return say`symbolic link: ${path} -> ${finding.params.target} ${ESCAPE_WORDS[finding.params.to]}`;
    case 'hard-link':
      return say`hard link: ${path} has ${finding.params.names} names${linkedTo(finding.params.other)}, so that writing it changes another file`;
    case 'ref-changed':
      return say`ref ${CHANGE_WORDS[finding.params.change]}: ${refWords(finding.params)}`;
    case 'head-target':
      return say`HEAD points elsewhere: it was ${finding.params.before} and is ${finding.params.after}`;
    case 'reflog-wiped':
      return say`reflog wiped: ${finding.params.entries} recorded steps of ${finding.params.log} are gone`;
    case 'git-operation':
      return say`Git operation in progress: ${finding.params.name} was ${CHANGE_WORDS[finding.params.change]}, so that the next commit would not be an ordinary one`;
    case 'hook-changed':
      return say`Git hook ${CHANGE_WORDS[finding.params.change]}: ${finding.params.name}`;
    case 'config-changed':
      return say`Git setting ${CHANGE_WORDS[finding.params.change]}: ${finding.params.key} in ${finding.params.file} (${EFFECT_WORDS[finding.params.effect]})`;
    case 'git-file-changed':
      return say`Git's own file ${CHANGE_WORDS[finding.params.change]}: ${finding.params.name}`;
    case 'filter-program-changed':
      return say`filter program changed: ${path} is run by the setting ${finding.params.setting}`;
    case 'repository-redirected':
      return say`repository redirected: ${PIN_WORDS[finding.params.what]}`;
    case 'protected-changed':
      return say`protected file ${CHANGE_WORDS[finding.params.change]}: ${path}`;
    case 'verifier-changed':
      return say`verifier ${CHANGE_WORDS[finding.params.change]}: ${path} belongs to \`${finding.params.command}\``;
    case 'verifier-shadowed':
      return say`verifier shadowed: \`${finding.params.command}\` ran ${finding.params.before} and would run ${finding.params.after} now, which came to be after arming`;
    case 'verifier-leftover':
      return say`verifier left processes running: ${finding.params.count} of \`${finding.params.command}\` were ended`;
  }
}

function linkedTo(other: string | null): Said | string {
  return other === null ? '' : say` (also ${other})`;
}

function refWords({ ref, before, after }: RefChange): Said {
  if (before !== null && after !== null) return say`${ref} (${short(before)} to ${short(after)})`;
  return say`${ref} (${short(before ?? after ?? '')})`;
}

function short(value: string): string {
  return /^[0-9a-f]{40,64}$/.test(value) ? value.slice(0, SHORT_OID) : value;
}
