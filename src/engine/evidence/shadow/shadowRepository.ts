/**
 * The shadow: a Git directory of Cordon's own in the evidence folder. Git audits the worktree through it, and nothing
 * that the repository, the user or the system configures has a say: no setting, attribute, ignore rule, hook, filter,
 * replace ref, graft, commit graph or lock.
 *
 * Invariant: a process that gets this Git writes nothing outside the evidence folder, and starts no program.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Git } from '../git';
import type { ObjectFormat } from './hashing';

/** Every attribute that changes bytes or counts, back to what Git does without attributes: it looks at the content. */
const RAW_ATTRIBUTES = '* !diff -text !eol -ident -filter !working-tree-encoding -merge\n';

const POSIX = process.platform !== 'win32';

/** The paths of a shadow below its folder. */
export class ShadowPlaces {
  readonly index: string;
  readonly shallow: string;

  constructor(readonly folder: string) {
    this.index = path.join(folder, 'index');
    this.shallow = path.join(folder, 'shallow');
  }
}

/**
 * Writes the shadow's fixed files; a dozen small ones, sooner written than waited for.
 * @param objects absolute path of the repository's object store, borrowed read-only
 */
export function createShadow(
  folder: string,
  format: ObjectFormat,
  objects: string | null,
  attributes = RAW_ATTRIBUTES,
): void {
  for (const name of ['refs', 'info', 'objects/info', 'home'])
    fs.mkdirSync(path.join(folder, name), { recursive: true, mode: 0o700 });
  const files: [string, string][] = [
    ['HEAD', 'ref: refs/heads/none\n'],
    ['config', configText(format)],
    ['info/attributes', attributes],
    ['info/exclude', ''],
  ];
  if (objects !== null) files.push(['objects/info/alternates', `${quoteAlternate(objects)}\n`]);
  for (const [name, text] of files) fs.writeFileSync(path.join(folder, name), text, { mode: 0o600 });
}

/** Git on the shadow in `folder`, with the files of `root` as its worktree. */
export function shadowGit(git: Git, folder: string, root: string, env: NodeJS.ProcessEnv): Git {
  return git.at(root).with({
    env: shadowEnvironment(env, folder),
    prefix: [`--git-dir=${folder}`, `--work-tree=${root}`],
  });
}

/** Nothing of `GIT_*`, and homes that hold nothing: Git before 2.32 knows no `GIT_CONFIG_GLOBAL`. */
function shadowEnvironment(base: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  const home = path.join(folder, 'home');
  const kept = Object.entries(base).filter(([key]) => KEPT.has(key.toUpperCase()));
  return {
    ...Object.fromEntries(kept),
    LC_ALL: 'C',
    LANGUAGE: '',
    HOME: home,
    XDG_CONFIG_HOME: home,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_TERMINAL_PROMPT: '0',
  };
}

/** What a program needs to start at all; nothing else of the caller's environment reaches the shadow. */
const KEPT = new Set(['PATH', 'SYSTEMROOT', 'TEMP', 'TMP', 'TMPDIR', 'LD_LIBRARY_PATH', 'WINDIR', 'COMSPEC']);

function configText(format: ObjectFormat): string {
  const off = (...keys: string[]): string[] => keys.map((key) => `\t${key} = false`);
  const nowhere = (...keys: string[]): string[] =>
    keys.map((key) => `\t${key} = ${os.devNull.replace(/\\/g, '/')}`);
  return [
    '[core]',
    `\trepositoryformatversion = ${format === 'sha256' ? 1 : 0}`,
    `\tfileMode = ${POSIX}`,
    `\tsymlinks = ${POSIX}`,
    '\ttrustctime = true',
    '\tcheckStat = default',
    '\tpreloadIndex = true',
    // Empty: Git before 2.36 takes any other value, `false` too, for a program to start.
    '\tfsmonitor =',
    ...off('bare', 'ignoreCase', 'precomposeUnicode', 'untrackedCache', 'splitIndex', 'sparseCheckout'),
    ...off('commitGraph', 'multiPackIndex', 'autocrlf', 'safecrlf', 'logAllRefUpdates'),
    ...nowhere('attributesFile', 'excludesFile', 'hooksPath'),
    '[index]',
    '\tversion = 2',
    '\tsparse = false',
    '[gc]',
    '\tauto = 0',
    '[diff]',
    '\tautoRefreshIndex = false',
    '\tignoreSubmodules = dirty',
    ...(format === 'sha256' ? ['[extensions]', '\tobjectFormat = sha256'] : []),
    '',
  ].join('\n');
}

/** A line of `alternates`; Git unquotes one that begins with a quote. */
function quoteAlternate(objects: string): string {
  const posix = objects.split(path.sep).join('/');
  if (!/[\n"#]/.test(posix)) return posix;
  return `"${posix.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\n')}"`;
}
