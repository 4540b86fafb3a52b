/** The second witness of an envelope: armed into its evidence folder, checked against the seal, asked at every audit. */
import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltEvidence, Envelope } from './envelope';
import { Refusal, hasErrorCode } from './errors';
import { say, type Said } from './said';
import { gatherBoth } from './evidence/bothWitnesses';
import type { Repository } from './evidence/repository';
import type { WitnessContext } from './evidence/shadow/context';
import { SHADOW_FOLDER } from './evidence/shadow/seed';
import { compareEvidence, type EvidenceDigests, readEvidence } from './evidence/shadow/digest';
import { isArmedHere } from './evidence/shadow/parts';
import { armWitness } from './evidence/shadow/witness';
import type { ArmRequest } from './policy/policy';
import { readCapped } from './store/cappedFiles';
import type { JsonValue } from './store/canonicalJson';
import { namePaths } from './violations';
import { digestOfFile } from './evidence/regularFiles';
import type { BothOptions, WitnessedEvidence } from './evidence/evidence';

/** What `options.json` keeps of the evidence. */
export interface StoredEvidence {
  /** The program that was Git at arming. */
  readonly git: string;
  readonly files: EvidenceDigests;
}

/** Far above what arming writes, in bytes. */
const OPTIONS_LIMIT = 16 * 1024 * 1024;

/** Where and for whom an envelope is armed or audited. */
export interface WitnessPlace {
  readonly repository: Repository;
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal | undefined;
}

/** Builds the evidence of a new envelope and flushes nothing: the commit of the envelope does. @throws Refusal */
export async function buildEvidence(
  place: WitnessPlace,
  request: ArmRequest,
  baseline: string,
): Promise<BuiltEvidence> {
  await mkdir(place.folder, { mode: 0o700 });
  const { policy, options, verify } = request;
  const warnings = await armWitness(contextOf(place, { policy, options, verify, baseline }));
  const { digests } = await readEvidence(place.folder);
  const stored = new Map<string, JsonValue>([
    ['version', '1'],
    ['git', place.repository.git.binary],
    ['files', new Map(Object.entries(digests))],
  ]);
  return { stored, warnings };
}

/** Reads what `options.json` keeps; null where the envelope has no evidence. @throws Refusal `state-invalid` */
export function parseStoredEvidence(value: JsonValue | null): StoredEvidence | null {
  if (value === null) return null;
  const git = value instanceof Map ? value.get('git') : undefined;
  const files = value instanceof Map ? value.get('files') : undefined;
  const version = value instanceof Map ? value.get('version') : undefined;
  if (version !== '1' || typeof git !== 'string' || !(files instanceof Map)) throw notUnderstood();
  const digests: Record<string, string> = {};
  for (const [name, digest] of files) {
    if (typeof digest !== 'string') throw notUnderstood();
    digests[name] = digest;
  }
  return { git, files: digests };
}

/**
 * Asks both witnesses, or returns null where the envelope has only Git's view: armed by Cordon 1.0, or unsealed on
 * another machine.
 * @throws Refusal `seal-mismatch` when the evidence is not the armed one, and what a look throws
 */
export async function askWitnesses(
  place: WitnessPlace,
  envelope: Envelope,
  options: BothOptions,
): Promise<WitnessedEvidence | null> {
  const stored = parseStoredEvidence(envelope.storedOptions?.evidence ?? null);
  if (stored === null) return null;
  const unknown = await checkEvidence(place.folder, stored);
  const context = contextOf(place, { ...envelope.config, options: envelope.options });
  if (envelope.seal === 'none' && !(await isArmedHere(context))) return null;
  const foreignState = [...options.foreignState, ...unknown.map((name) => `evidence/${name}`)];
  const looked = gatherBoth(context, { ...options, foreignState });
  looked.catch(() => undefined);
  try {
    await checkIndex(place.folder, stored);
  } catch (error) {
    // What a changed index leads to means nothing, not even as an error.
    await looked.catch(() => undefined);
    throw error;
  }
  return looked;
}

/** The size of the evidence in bytes, and what is wrong with it; null where there is none. */
export async function evidenceSize(folder: string): Promise<number | null> {
  try {
    return (await readEvidence(folder)).bytes;
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

/** The large part of the evidence. Nothing in it makes Git start a program, so Git may read it while it is checked. */
const INDEX = `${SHADOW_FOLDER}/index`;

/**
 * Everything but the index.
 * @returns the files in the evidence that Cordon did not put there
 */
async function checkEvidence(folder: string, { files }: StoredEvidence): Promise<string[]> {
  const state = await readEvidence(folder, INDEX).catch((error: unknown) => {
    throw mismatch(say`its folder cannot be read`, error);
  });
  const others = Object.entries(files).filter(([name]) => name !== INDEX);
  const { unknown, damaged } = compareEvidence(Object.fromEntries(others), state);
  if (damaged.length > 0) throw mismatch(changedOrMissing(damaged));
  return unknown;
}

async function checkIndex(folder: string, { files }: StoredEvidence): Promise<void> {
  const found = await digestOfFile(path.join(folder, INDEX)).catch(() => null);
  if (found?.digest !== files[INDEX]) throw mismatch(changedOrMissing([INDEX]));
}

function changedOrMissing(names: readonly string[]): Said {
  return say`changed or missing: ${namePaths(names)}`;
}

function mismatch(what: Said, cause?: unknown): Refusal {
  return new Refusal(
    'seal-mismatch',
    say`the evidence of arming is not as it was (${what}), so nothing can be accepted by it. Look at the changes yourself, then run \`cordon reset\` and arm again.`,
    { cause },
  );
}

function contextOf(
  { repository, folder, env, signal }: WitnessPlace,
  armed: Pick<WitnessContext, 'baseline' | 'policy' | 'options' | 'verify'>,
): WitnessContext {
  const { baseline, policy, options, verify } = armed;
  return { repository, baseline, folder, policy, options, verify, env, signal, git: repository.git };
}

/**
 * Another `git` first on PATH answers whatever it likes, so it is never started on an armed worktree.
 * @throws Refusal `git-missing` when the envelope around `folder` was armed with another program that is still there
 */
export async function refuseOtherGit(binary: string, folder: string): Promise<void> {
  const armed = await armedGit(folder);
  if (armed === null || armed === binary) return;
  const [before, now] = await Promise.all([armed, binary].map((file) => realpath(file).catch(() => null)));
  if (before === null || before === now) return;
  throw new Refusal(
    'git-missing',
    say`git is ${binary} now, and was ${armed} when the envelope was armed: put that one first on PATH again (or configure it), or delete .cordon and arm again if you changed it yourself`,
  );
}

/** The Git program that the envelope at or above a folder was armed with; null where nothing says so. Never throws. */
async function armedGit(folder: string): Promise<string | null> {
  const start = await realpath(folder).catch(() => path.resolve(folder));
  for (let at = start; ; at = path.dirname(at)) {
    try {
      // Whatever an agent put there, a fifo or a huge file: looking for it must not keep anybody from `reset`.
      const file = path.join(at, '.cordon', 'options.json');
      const text = await readCapped(file, { limit: OPTIONS_LIMIT, code: 'state-invalid', remedy: say`` });
      if (text === null) throw new Error(`${file} is absent`);
      const git = (JSON.parse(text.toString('utf8')) as { evidence?: { git?: unknown } | null }).evidence
        ?.git;
      return typeof git === 'string' ? git : null;
    } catch {
      if (at === path.dirname(at)) return null;
    }
  }
}

function notUnderstood(): Refusal {
  return new Refusal(
    'state-invalid',
    say`.cordon/options.json tells of evidence that this Cordon does not understand: use the Cordon that armed it, or run \`cordon reset\` and arm again`,
  );
}
