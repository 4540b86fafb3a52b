/** What Git's settings can do. Pure. Keys are as `git config --list` prints them: section and name in lower case. */
import { createHash } from 'node:crypto';
import { splitNul } from '../paths';
import type { ConfigEffect } from './findings';

/** One setting of one file; a digest in place of the values, which may hold secrets. */
export type StoredSetting = readonly [file: string, key: string, digest: string];

export interface Setting {
  readonly file: string;
  readonly key: string;
  /** In the order of the file; null for a key without a value. */
  readonly values: readonly (string | null)[];
}

const REDIRECT = [/^core\.(worktree|bare|repositoryformatversion)$/, /^extensions\./];

/** Settings that name a program, or a place that programs are taken from. */
const COMMAND = [
  /^alias\./,
  /^pager\./,
  /^hook\./,
  /^core\.(sshcommand|gitproxy|fsmonitor|hookspath|editor|pager|askpass|alternaterefscommand)$/,
  /^filter\./,
  /^(diff|difftool|mergetool|merge|guitool|browser|man)\..*\.(command|textconv|cmd|path|driver)$/,
  /^diff\.external$/,
  /^interactive\.difffilter$/,
  /^sequence\.editor$/,
  /^credential\./,
  /^gpg\.(.*\.)?(program|defaultkeycommand)$/,
  /^remote\..*\.(uploadpack|receivepack|vcs)$/,
  /^submodule\..*\.update$/,
  /^trailer\..*\.(command|cmd)$/,
  /^uploadpack\.packobjectshook$/,
  /^gc\.recentobjectshook$/,
  /^sendemail\./,
  /^imap\.tunnel$/,
  /^instaweb\./,
  /^web\.browser$/,
  /^init\.templatedir$/,
];

/**
 * Settings by which Git, when an object is missing, calls a transport: a promisor remote, its address, and which
 * protocols are followed. `ext::` is a program.
 */
const TRANSPORT = [
  /^protocol\./,
  /^url\./,
  /^remote\..*\.(url|promisor|partialclonefilter)$/,
  /^core\.repositoryformatversion$/,
];

/** How things look, and what tools note down for themselves: nobody's harm. */
const HARMLESS = [
  /^(color|column|advice|gui|log|pretty|blame|help|versionsort|maintenance|completion|interactive|showbranch)\./,
  /^diff\.(renames|renamelimit|algorithm|context|interhunkcontext|noprefix|mnemonicprefix|relative|orderfile)$/,
  /^diff\.(wserrorhighlight|colormoved|colormovedws|indentheuristic|statgraphwidth|submodule|srcprefix|dstprefix)$/,
  /^core\.(quotepath|abbrev|commentchar|commentstring)$/,
  /^status\.(short|branch|showstash|aheadbehind|renames|displaycommentprefix|relativepaths)$/,
  /^gc\.(auto|autodetach|autopacklimit)$/,
  /^branch\..*\.(vscode-merge-base|base|description|github-pr-.*|gh-merge-base|gk-.*)$/,
  /^remote\..*\.(gh-resolved|glab-resolved|github-pr-remote)$/,
  /^safe\.directory$/,
  /^lfs\.(repositoryformatversion|.*\.access|.*\.locksverify)$/,
];

/** What a change of the setting can do; null when it can do no harm. What is not known can. */
export function effectOf(key: string): ConfigEffect | null {
  if (COMMAND.some((rule) => rule.test(key))) return 'command';
  if (REDIRECT.some((rule) => rule.test(key))) return 'redirect';
  return HARMLESS.some((rule) => rule.test(key)) ? null : 'behaviour';
}

/** Whether Git's own view must not be asked for once the setting changed: asking could start a program, or mislead. */
export function isUnsafeForGit(key: string): boolean {
  const effect = effectOf(key);
  return effect === 'command' || effect === 'redirect' || TRANSPORT.some((rule) => rule.test(key));
}

/**
 * The keys that any file sets, with the value where one line alone sets it, else undefined. What is not among them, and
 * what a plain value says, need not be asked for.
 */
export type ConfiguredKeys = ReadonlyMap<string, string | null | undefined>;

export function configuredKeys(settings: readonly Setting[]): ConfiguredKeys {
  const keys = new Map<string, string | null | undefined>();
  for (const { key, values } of settings)
    keys.set(key, keys.has(key) || values.length !== 1 ? undefined : values[0]);
  return keys;
}

/** Parses `git config --list -z --show-origin --includes`; settings of the command line are left out. */
export function parseConfigList(bytes: Buffer): Setting[] {
  const found = new Map<string, { file: string; key: string; values: (string | null)[] }>();
  const records = splitNul(bytes);
  for (let index = 0; index + 1 < records.length; index += 2) {
    const origin = records[index]?.toString('utf8') ?? '';
    const text = records[index + 1]?.toString('utf8') ?? '';
    if (!origin.startsWith('file:')) continue;
    const end = text.indexOf('\n');
    const key = end < 0 ? text : text.slice(0, end);
    const file = origin.slice('file:'.length);
    const name = `${file}\0${key}`;
    const setting = found.get(name) ?? { file, key, values: [] };
    setting.values.push(end < 0 ? null : text.slice(end + 1));
    found.set(name, setting);
  }
  return [...found.values()];
}

export function storedSetting({ file, key, values }: Setting): StoredSetting {
  return [file, key, createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)];
}

/** Where the fetch lines of the remotes put what they fetch, such as `refs/remotes/origin/*`. */
export function fetchTargets(settings: readonly Setting[]): string[] {
  const lines = settings.filter(({ key }) => /^remote\..*\.fetch$/.test(key)).flatMap(({ values }) => values);
  return lines.flatMap((line) => {
    const target = line?.replace(/^[+^]/, '').split(':')[1];
    return target === undefined || target === '' ? [] : [target];
  });
}

/** Whether a fetch line of arming covers the ref. Never a branch of one's own, whatever the line says. */
export function isFetched(ref: string, targets: readonly string[]): boolean {
  if (/^refs\/(heads\/|replace\/|stash$)/.test(ref)) return false;
  return targets.some((target) => {
    const star = target.indexOf('*');
    if (star < 0) return ref === target;
    const [head, tail] = [target.slice(0, star), target.slice(star + 1)];
    return ref.length >= head.length + tail.length && ref.startsWith(head) && ref.endsWith(tail);
  });
}
