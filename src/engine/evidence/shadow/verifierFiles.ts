/** The files that decide what the verifiers do, as they were at arming. An agent that edits them judges itself. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { findExecutable } from '../../process';
import { splitCommand } from '../../shellWords';
import type { VerifierPlace, WitnessContext } from './context';
import type { Finding } from './findings';
import { ABSENT, changeBetween, fingerprint, fingerprintFollowed } from './fingerprint';
import { type Portion, type VerifierFile, verifierFiles } from './verifierCommands';
import { compareOnPath, type FoundProgram, packagePrograms, programsOnPath } from './verifierPrograms';
import { absolutePath } from '../paths';
import { inParallel } from '../batches';
import { readRegular } from '../regularFiles';

/** Plain JSON. */
export interface VerifierSnapshot {
  readonly files: readonly {
    readonly path: string;
    readonly portion: Portion;
    readonly command: string;
    readonly print: string;
  }[];
  /** Programs found on PATH, and when that was, in milliseconds. Envelopes that were armed earlier have neither. */
  readonly programs?: readonly FoundProgram[];
  readonly armedAt?: number;
}

const MAX_CONFIG_BYTES = 4 * 1024 * 1024;

export async function snapshotVerifiers(context: VerifierPlace): Promise<VerifierSnapshot> {
  const files: VerifierSnapshot['files'][number][] = [];
  const programs: FoundProgram[] = [];
  const armedAt = Date.now();
  const known =
    context.verify.length === 0 ? new Map<string, string>() : await packageScripts(context.repository.root);
  const scripts = (name: string): string | undefined => known.get(name);
  for (const command of context.verify) {
    const seen = new Set<string>();
    programs.push(...(await programsOnPath(context, command, scripts)));
    for (const file of await filesOf(context, command, scripts)) {
      const id = `${file.path}\0${JSON.stringify(file.portion)}`;
      if (seen.has(id)) continue;
      seen.add(id);
      const print = await printOf(context.repository.root, file);
      // A folder is what is tested, not what tests.
      if (print === 'folder' || (print === ABSENT && !file.whenAbsent)) continue;
      files.push({ path: file.path, portion: file.portion, command, print });
    }
  }
  return { files, programs, armedAt };
}

/** Verifier files that are not as they were, unless that was said to be fine. */
export async function compareVerifiers(
  context: WitnessContext,
  before: VerifierSnapshot,
): Promise<Finding[]> {
  if (context.options.allowVerifierChanges) return [];
  const compare = async ({
    path: name,
    portion,
    command,
    print,
  }: VerifierSnapshot['files'][number]): Promise<Finding[]> => {
    const now = await printOf(context.repository.root, { path: name, portion });
    const change = changeBetween(print, now);
    return change === null ? [] : [{ code: 'verifier-changed', path: name, params: { command, change } }];
  };
  const [files, programs] = await Promise.all([
    inParallel(before.files, compare, context.signal),
    compareOnPath(context, before.programs ?? [], before.armedAt ?? 0),
  ]);
  return [...files.flat(), ...programs];
}

async function filesOf(
  context: VerifierPlace,
  command: string,
  scripts: (name: string) => string | undefined,
): Promise<VerifierFile[]> {
  const { root } = context.repository;
  const files = [...verifierFiles(command, scripts), ...(await packagePrograms(context, command, scripts))];
  const [program = ''] = splitCommand(command);
  const found = await findExecutable(program, context.env, root).catch(() => undefined);
  const own = found === undefined ? null : inWorktree(root, found);
  if (own !== null) files.push({ path: own, portion: 'all', whenAbsent: false });
  return files.flatMap((file) => {
    const name = inWorktree(root, path.resolve(root, file.path));
    return name === null ? [] : [{ ...file, path: name }];
  });
}

/** The path below the root with forward slashes, or null for one that is not below it. */
function inWorktree(root: string, file: string): string | null {
  const relative = path.relative(root, file);
  if (relative === '' || relative.startsWith('..') || path.isAbsolute(relative)) return null;
  return relative.split(path.sep).join('/');
}

async function printOf(
  root: string,
  { path: name, portion }: Pick<VerifierFile, 'path' | 'portion'>,
): Promise<string> {
  const file = absolutePath(root, name);
  if (portion === 'all') return fingerprintFollowed(file);
  const content = await readRegular(file, MAX_CONFIG_BYTES).catch(() => null);
  if (content === null) return fingerprint(file);
  const text = content.toString('utf8');
  const part = 'scripts' in portion ? scriptsOf(text, portion.scripts) : sectionsOf(text, portion.section);
  // A file without the part says as much as no file.
  return part === '' ? ABSENT : createHash('sha256').update(part).digest('hex');
}

export async function packageScripts(root: string): Promise<Map<string, string>> {
  return (await readScripts(root)) ?? new Map<string, string>();
}

/** The scripts of the top folder's package; null where there is none that can be read. */
export async function readScripts(root: string): Promise<Map<string, string> | null> {
  const content = await readRegular(path.join(root, 'package.json'), MAX_CONFIG_BYTES).catch(() => null);
  const manifest = parsed(content?.toString('utf8') ?? '');
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest)) return null;
  return new Map(
    Object.entries(scriptsIn(manifest)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Undefined for what is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function scriptsIn({ scripts }: { scripts?: unknown }): Record<string, unknown> {
  return typeof scripts === 'object' && scripts !== null ? (scripts as Record<string, unknown>) : {};
}

/** Some scripts of a `package.json`, and the settings of test runners that live beside them. */
export function scriptsOf(text: string, names: readonly string[]): string {
  try {
    const all = JSON.parse(text) as Record<string, unknown>;
    const scripts = scriptsIn(all);
    const kept = [
      ...names.filter((name) => scripts[name] !== undefined).map((name) => [name, scripts[name]]),
      ...['jest', 'mocha', 'ava'].filter((key) => all[key] !== undefined).map((key) => [`${key}:`, all[key]]),
    ];
    return kept.length === 0 ? '' : JSON.stringify(kept);
  } catch {
    return text;
  }
}

/** The sections of an INI or TOML file whose name begins with `section`, headers included. */
export function sectionsOf(text: string, section: string): string {
  const kept: string[] = [];
  let inside = false;
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s*\[\[?\s*([^\]]+?)\s*\]/.exec(line)?.[1];
    if (header !== undefined) inside = header.startsWith(section);
    if (inside && line.trim() !== '') kept.push(line);
  }
  return kept.join('\n');
}
