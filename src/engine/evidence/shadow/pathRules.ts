/**
 * What patterns alone cannot say about changed paths: links that lead out of the allowed paths, files with a second
 * name somewhere else, and what stands in or in place of a denied folder.
 */
import { lstatSync, type Stats } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { compileGlob, type Glob, PathRules } from '../../policy/globs';
import type { Violation } from '../../violations';
import { comparePaths, decodePath, absolutePath } from '../paths';
import { type LinkedFile, loosePermissions } from './armedFiles';
import type { TrackedPaths, WitnessContext } from './context';
import type { DeniedFolder, Finding, LinkEscape } from './findings';
import { foldCase } from './folders';
import { folderOf } from './ignoreRules';
import { endOf } from './linkEnds';
import { inSlices } from '../batches';

export interface JudgedPaths {
  /** Byte paths that differ from the baseline, by whatever witness; those that are gone may be among them. */
  readonly changed: readonly string[];
  /** Those of them that are new. */
  readonly untracked?: ReadonlySet<string>;
  /** Tracked paths whose stat data moved while their content stayed. */
  readonly touched?: readonly string[];
  /** Tracked paths that had several names at arming already. */
  readonly linkedBefore?: ReadonlyMap<string, LinkedFile>;
  /** To name the other name of a hard link. */
  readonly tracked?: () => TrackedPaths;
}

/** Of a new file it says nothing but what the umask was. */
const WRITABLE_BY_ALL = 0o002;
/** Files looked at to find the other name of a hard link. */
const MAX_SEARCHED = 50_000;

export async function judgePaths(context: WitnessContext, judged: JudgedPaths): Promise<Violation[]> {
  const { root } = context.repository;
  const { policy, signal } = context;
  const changed = [...new Set(judged.changed)].sort(comparePaths);
  const stats = await statAll(root, changed, signal);
  const rules = new PathRules(policy.allow, policy.deny);
  const denied = new DeniedFolders(policy.deny);
  const findings: Violation[] = [];
  for (const [index, name] of changed.entries()) {
    const found = stats[index] ?? null;
    if (rules.rule(name).verdict !== 'denied')
      findings.push(...denied.judge(name, found?.isDirectory() === false));
    const escape = found?.isSymbolicLink() === true ? await judgeLink(root, name, rules) : null;
    if (escape) findings.push(escape);
    if (found?.isFile() === true && judged.untracked?.has(name) === true)
      findings.push(...loosePermissions(name, found.mode, WRITABLE_BY_ALL));
  }
  return [
    ...findings,
    ...(await hardLinks(
      context,
      rules,
      judged,
      new Map(changed.map((name, index) => [name, stats[index] ?? null])),
    )),
  ];
}

/**
 * Where a link leads, when that is outside of the allowed paths; the target as bytes in the string form of paths.ts.
 * Pure: the link need not be on disk, a staged one is judged by its blob.
 */
export function escapeOf(
  root: string,
  name: string,
  target: string,
  rules: PathRules,
): LinkEscape['to'] | null {
  const from = decodePath(absolutePath(root, folderOf(name)));
  return placeOf(root, path.resolve(from, target), rules);
}

/**
 * A link that leaves the allowed paths by its words, or by where it would really end: an older link on the way may lead
 * elsewhere. It may lie on disk, or be staged or committed.
 * @param target the content of its blob, too
 */
export function linkFinding(root: string, name: string, target: Buffer, rules: PathRules): Finding | null {
  const text = decodePath(target);
  const end = endOf(absolutePath(root, folderOf(name)).toString('latin1'), target.toString('latin1'));
  const to =
    escapeOf(root, name, text, rules) ?? placeOf(root, decodePath(Buffer.from(end, 'latin1')), rules);
  return to === null ? null : { code: 'link-escapes', path: name, params: { target: text, to } };
}

function placeOf(root: string, place: string, rules: PathRules): LinkEscape['to'] | null {
  const top = decodePath(Buffer.from(root));
  const relative = path.relative(top, place);
  if (relative === '') return isAllowed(rules, '') ? null : 'not-allowed';
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
    return 'outside';
  const name = relative.split(path.sep).join('/');
  const [first = ''] = name.toLowerCase().split('/');
  if (name.toLowerCase().split('/').includes('.git')) return 'git';
  if (first === '.cordon') return 'cordon';
  return isAllowed(rules, name) ? null : 'not-allowed';
}

/** Whether the place itself is allowed, or it is a folder all of whose entries may be. */
function isAllowed(rules: PathRules, name: string): boolean {
  if (name !== '' && rules.rule(name).verdict === 'denied') return false;
  // No pattern names this entry, so only patterns for the whole folder match.
  const inside = rules.rule(name === '' ? PROBE : `${name}/${PROBE}`).verdict;
  return (
    inside !== 'denied' && (inside === 'allowed' || (name !== '' && rules.rule(name).verdict === 'allowed'))
  );
}

const PROBE = '\u{1}cordon-probe\u{1}';

async function judgeLink(root: string, name: string, rules: PathRules): Promise<Finding | null> {
  const target = await fs.readlink(absolutePath(root, name), { encoding: 'buffer' }).catch(() => null);
  return target && linkFinding(root, name, target, rules);
}

/** Deny patterns seen as folders: what stands in their place, what is inside, and what differs only in case. */
class DeniedFolders {
  private readonly whole: readonly Glob[];
  private readonly folded: readonly { glob: Glob; pattern: string }[];
  /** The leading folders that a pattern names, such as `src/secret` of `src/secret/**`: by their name, or by a glob. */
  private readonly named = new Map<string, string>();
  private readonly leading: { glob: Glob; pattern: string }[] = [];
  /** The pattern that denies a folder or one above it, and that folder; null where none does. */
  private readonly known = new Map<string, DeniedFolder | null>([['', null]]);

  constructor(deny: readonly string[]) {
    this.whole = deny.map(compileGlob);
    this.folded = deny.map((pattern) => ({ glob: compileGlob(foldCase(pattern)), pattern }));
    for (const pattern of deny) {
      const segments = pattern.split('/');
      for (const [index, segment] of segments.slice(0, -1).entries()) {
        // A folder with a wildcard in its name is not named: a file that fits it is an ordinary file.
        if (/[*?]/.test(segment)) continue;
        const folder = segments.slice(0, index + 1).join('/');
        if (/[*?]/.test(folder)) this.leading.push({ glob: compileGlob(folder), pattern });
        else if (!this.named.has(folder)) this.named.set(folder, pattern);
      }
    }
  }

  judge(name: string, isEntry: boolean): Finding[] {
    const inside = this.above(folderOf(name));
    if (inside !== null) return [{ code: 'inside-denied-folder', path: name, params: inside }];
    if (!isEntry) return [];
    const deniedBy = this.named.get(name) ?? this.leading.find(({ glob }) => glob.matches(name))?.pattern;
    if (deniedBy !== undefined)
      return [{ code: 'in-place-of-denied-folder', path: name, params: { deniedBy } }];
    const folded = foldCase(name);
    const twin = this.folded.find(({ glob }) => glob.matches(folded));
    return twin ? [{ code: 'case-twin', path: name, params: { other: twin.pattern } }] : [];
  }

  /** The nearest denied folder, from this one up. */
  private above(folder: string): DeniedFolder | null {
    const known = this.known.get(folder);
    if (known !== undefined) return known;
    const deniedBy = this.whole.find((glob) => glob.matches(folder))?.pattern;
    const found = deniedBy === undefined ? this.above(folderOf(folder)) : { folder, deniedBy };
    this.known.set(folder, found);
    return found;
  }
}

/** Files that have another name which is not itself among the changed and allowed ones. */
async function hardLinks(
  { repository: { root }, signal }: WitnessContext,
  rules: PathRules,
  { touched = [], linkedBefore = new Map(), tracked }: JudgedPaths,
  changed: ReadonlyMap<string, Stats | null>,
): Promise<Finding[]> {
  const others = touched.filter((name) => !changed.has(name));
  const looked = await statAll(root, others, signal);
  const linked = [...changed, ...others.map((name, index) => [name, looked[index] ?? null] as const)].filter(
    (entry): entry is [string, Stats] =>
      entry[1]?.isFile() === true && entry[1].nlink > 1 && !wasLinked(entry[1], linkedBefore.get(entry[0])),
  );
  if (linked.length === 0) return [];
  const known = new Map<string, number>();
  for (const [name, stats] of linked) {
    if (rules.rule(name).verdict === 'allowed') known.set(idOf(stats), (known.get(idOf(stats)) ?? 0) + 1);
  }
  const open = linked.filter(([, stats]) => stats.nlink > (known.get(idOf(stats)) ?? 0));
  if (open.length === 0) return [];
  const names = await otherNames(root, open, tracked, signal);
  return open.map(([name, stats]) => {
    const other = names.get(idOf(stats))?.find((twin) => twin !== name) ?? null;
    return { code: 'hard-link', path: name, params: { names: stats.nlink, other } };
  });
}

/** Whether it is the file that had as many names at arming: edited in place, and not linked to another one since. */
function wasLinked(stats: Stats, before: LinkedFile | undefined): boolean {
  return before?.inode === String(stats.ino) && stats.nlink <= before.names;
}

/** Tracked names of the same files, those of the linked ones included. */
async function otherNames(
  root: string,
  linked: readonly (readonly [string, Stats])[],
  tracked: JudgedPaths['tracked'],
  signal: AbortSignal | undefined,
): Promise<Map<string, string[]>> {
  const wanted = new Set(linked.map(([, stats]) => idOf(stats)));
  const candidates = new Set([
    ...linked.map(([name]) => name),
    ...[...(tracked?.().files ?? [])].slice(0, MAX_SEARCHED),
  ]);
  const found = new Map<string, string[]>();
  const names = [...candidates];
  for (const [index, stats] of (await statAll(root, names, signal)).entries()) {
    if (stats === null || stats.nlink < 2 || !wanted.has(idOf(stats))) continue;
    found.set(idOf(stats), [...(found.get(idOf(stats)) ?? []), names[index] ?? '']);
  }
  return found;
}

async function statAll(
  root: string,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<(Stats | null)[]> {
  const look = (name: string): Stats | null => {
    try {
      return lstatSync(absolutePath(root, name), { throwIfNoEntry: false }) ?? null;
    } catch {
      return null;
    }
  };
  return inSlices(names, look, signal);
}

function idOf(stats: Stats): string {
  return `${stats.dev}:${stats.ino}`;
}
