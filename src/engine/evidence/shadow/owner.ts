/**
 * The owner's word: what attributes and settings said at arming about counting and line ends. Whatever anybody writes
 * into an attributes file later is just content.
 *
 * The frozen attribute files lie in a Git directory of their own that borrows no objects, so that no forged object and no
 * file of the worktree can speak for them.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { Refusal, hasErrorCode } from '../../errors';
import { say } from '../../said';
import type { Git } from '../git';
import { decodePath, encodePath, joinNul, splitNul } from '../paths';
import { askSetting } from './askSetting';
import type { ConfiguredKeys } from './configRules';
import type { WitnessContext } from './context';
import { formatOfOid } from './hashing';
import type { IndexFile } from './indexFile';
import { readObjects } from './objects';
import { createShadow, shadowGit } from './shadowRepository';
import { readThrough } from '../regularFiles';

export const OWNER_FOLDER = 'owner';
export const SETTINGS_NAME = 'settings.json';

/** Settings of arming that explain why Git and the raw bytes may honestly disagree. */
export interface ArmedSettings {
  /** `core.autocrlf` was `true` or `input`. */
  readonly convertsLines: boolean;
  readonly keepsModes: boolean;
  /** False where no attributes were in force at all. */
  readonly hasAttributes: boolean;
  /** The filters that rewrite what is staged; without a program of its own an attribute does nothing. */
  readonly filters: readonly string[];
  /** The kinds of diff whose files are binaries. */
  readonly binaryKinds: readonly string[];
  /** Files of this many bytes or more are binaries to Git. */
  readonly bigFile: number;
}

/** What the owner said about one path. */
export interface OwnerWord {
  /** Counted as a binary, as a text, or as Git finds it. */
  readonly diff: 'binary' | 'text' | 'content';
  /** Line ends are converted, so that CRLF and LF are the same to Git. */
  readonly convertsLines: boolean;
  /** What is staged is another content than the file has: a filter, an identifier or another encoding. */
  readonly isRewritten: boolean;
}

const NAME = '.gitattributes';
const LINK = 0o120000;
/** Git reads no longer one. */
const MAX_ATTRIBUTES = 100 * 1024 * 1024;
const GITS_BIG_FILE = 512 * 1024 * 1024;
const REWRITING = ['ident', 'working-tree-encoding'];
const ASKED = ['diff', 'text', 'eol', 'crlf', 'filter', ...REWRITING];
const BINARY_KIND = /^diff\.(.+)\.binary$/s;
const TRUE = /^(?:true|yes|on|1)$/i;
const FILTER = /^filter\.(.+)\.(?:clean|process)$/s;

/** Freezes the attributes in force. `index` is the baseline's, `git` the shadow's. */
export async function freezeOwner(
  context: WitnessContext,
  index: IndexFile,
  git: Git,
  keys: ConfiguredKeys,
): Promise<ArmedSettings> {
  const { repository, baseline, folder, signal } = context;
  const format = formatOfOid(baseline);
  const home = path.join(folder, OWNER_FOLDER);
  const [crlf, modes, big, configured] = await Promise.all([
    askSetting(context, 'core.autocrlf', null, keys),
    askSetting(context, 'core.filemode', 'bool', keys),
    askSetting(context, 'core.bigfilethreshold', 'int', keys),
    askSetting(context, 'core.attributesfile', 'path', keys),
  ]);
  const info = await readOrNull(path.join(repository.commonDir, 'info', 'attributes'));
  const named = configured ?? defaultAttributes(context.env);
  const global = named === null ? null : await readOrNull(named);
  const files = await attributeBlobs(context, index, git);
  const settings: ArmedSettings = {
    convertsLines: /^(?:true|yes|on|1|input)$/i.test(crlf?.toString('latin1').trim() ?? ''),
    keepsModes: modes?.toString('latin1') !== 'false',
    hasAttributes: info !== null || global !== null || files.length > 0,
    filters: [...keys.keys()].flatMap((key) => FILTER.exec(key)?.[1] ?? []),
    binaryKinds: [...keys].flatMap(([key, value]) =>
      value === null || TRUE.test(value ?? '') ? (BINARY_KIND.exec(key)?.[1] ?? []) : [],
    ),
    bigFile: big === null ? GITS_BIG_FILE : Number(big.toString('latin1')),
  };
  await fs.writeFile(path.join(folder, SETTINGS_NAME), JSON.stringify(settings), { mode: 0o600 });
  if (!settings.hasAttributes) return settings;
  createShadow(home, format, null, '');
  if (info !== null) await fs.writeFile(path.join(home, 'info', 'attributes'), info);
  await fs.writeFile(path.join(home, 'attributes'), global ?? '');
  const owner = ownerGit(context);
  const lines: Buffer[] = [];
  for (const { name, content } of files) {
    const stored = await owner.line(['hash-object', '-w', '--stdin', '--no-filters'], {
      input: content,
      signal,
    });
    lines.push(Buffer.concat([Buffer.from(`100644 ${stored}\t`, 'latin1'), encodePath(name), Buffer.of(0)]));
  }
  await owner.run(['update-index', '-z', '--index-info'], { input: Buffer.concat(lines), signal });
  return settings;
}

export function parseSettings(text: string): ArmedSettings {
  const more = { filters: [], binaryKinds: [], bigFile: GITS_BIG_FILE };
  return { ...more, ...(JSON.parse(text) as Omit<ArmedSettings, keyof typeof more>) };
}

/** What the owner said about each path. */
export async function ownerWords(
  context: WitnessContext,
  settings: ArmedSettings,
  paths: readonly string[],
): Promise<Map<string, OwnerWord>> {
  const { convertsLines } = settings;
  const silent: OwnerWord = { diff: 'content', convertsLines, isRewritten: false };
  if (!settings.hasAttributes || paths.length === 0) return new Map(paths.map((name) => [name, silent]));
  const input = joinNul(paths);
  const answer = await ownerGit(context).run(['check-attr', '-z', '--stdin', '--cached', ...ASKED], {
    input,
    signal: context.signal,
  });
  const said = parseCheckAttr(answer.stdout);
  return new Map(paths.map((name) => [name, toWord(said.get(name) ?? new Map(), settings)]));
}

/** Path, attribute, value; NUL-terminated each. */
export function parseCheckAttr(bytes: Buffer): Map<string, Map<string, string>> {
  const said = new Map<string, Map<string, string>>();
  const records = splitNul(bytes);
  for (let at = 0; at < records.length; at += 3) {
    const [bytesOfName, attribute, value] = records.slice(at, at + 3);
    if (!bytesOfName || !attribute || !value) break;
    const name = decodePath(bytesOfName);
    const values = said.get(name) ?? new Map<string, string>();
    values.set(attribute.toString('latin1'), value.toString('latin1'));
    said.set(name, values);
  }
  return said;
}

function toWord(values: ReadonlyMap<string, string>, settings: ArmedSettings): OwnerWord {
  const value = (name: string): string => values.get(name) ?? 'unspecified';
  const isBinary = value('diff') === 'unset' || settings.binaryKinds.includes(value('diff'));
  const diff = isBinary ? 'binary' : value('diff') === 'set' ? 'text' : 'content';
  const text = value('text') === 'unspecified' ? value('crlf') : value('text');
  const named = text === 'set' || text === 'auto' || text === 'input' || value('eol') !== 'unspecified';
  const convertsLines = text === 'unset' ? false : named || settings.convertsLines;
  const isRewritten =
    settings.filters.includes(value('filter')) ||
    REWRITING.some((name) => !['unspecified', 'unset'].includes(value(name)));
  return { diff, convertsLines, isRewritten };
}

function ownerGit({ git, folder, repository, env }: WitnessContext): Git {
  const home = path.join(folder, OWNER_FOLDER);
  const plain = shadowGit(git, home, repository.root, env);
  return plain.with({
    prefix: [
      `--git-dir=${home}`,
      `--work-tree=${repository.root}`,
      '-c',
      `core.attributesFile=${path.join(home, 'attributes')}`,
    ],
  });
}

async function attributeBlobs(
  { signal }: WitnessContext,
  index: IndexFile,
  git: Git,
): Promise<{ name: string; content: Buffer }[]> {
  const found: { name: string; oid: string }[] = [];
  const wanted = Buffer.from(NAME);
  for (let entry = 0; entry < index.count; entry += 1) {
    if (!index.endsWith(entry, wanted)) continue;
    const bytes = index.name(entry);
    const before = bytes.length - wanted.length;
    if ((before > 0 && bytes[before - 1] !== 0x2f) || index.mode(entry) === LINK) continue;
    found.push({ name: index.path(entry), oid: index.oid(entry) });
  }
  const objects = await readObjects(
    git,
    found.map(({ oid }) => oid),
    signal,
  );
  return found.flatMap(({ name, oid }) => {
    const object = objects.get(oid);
    return object?.kind === 'found' ? [{ name, content: object.content }] : [];
  });
}

/** Where Git looks without `core.attributesFile`. */
function defaultAttributes(env: NodeJS.ProcessEnv): Buffer | null {
  const named = env.XDG_CONFIG_HOME ?? '';
  const home = env.HOME ? path.join(env.HOME, '.config') : '';
  const base = named === '' ? home : named;
  return base === '' ? null : Buffer.from(path.join(base, 'git', 'attributes'));
}

async function readOrNull(file: string | Buffer): Promise<Buffer | null> {
  try {
    return await readThrough(file, MAX_ATTRIBUTES);
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EISDIR')) return null;
    throw new Refusal('io', say`cannot read the attributes file ${String(file)}`, { cause: error });
  }
}
