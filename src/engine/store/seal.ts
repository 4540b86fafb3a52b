/**
 * The seal: digests of an armed envelope, kept outside the worktree.
 *
 * There is one seal a repository, named by the path of its root, so that no file in the worktree decides which
 * seal counts: an agent that rewrites, deletes or re-creates `.cordon/` still meets the seal of what was armed.
 * It names the root's inode too: another repository that later lies at the same path has no seal.
 *
 * What it proves: whoever can write in the worktree only (an agent held to its workspace) did not change config,
 * options, evidence or the recorded exclude file since arming. What it does not: a process that may write in the
 * user's home can forge or remove it, and a removed seal looks like an envelope armed elsewhere. The phase and
 * attempt of `state.json` are not sealed.
 *
 * An envelope that Cordon 1.0 armed where a seal of ours was left behind (reset by 1.0) does not match either: it
 * cannot be told from a forged one, so it is refused, and `cordon reset` removes the stale seal.
 */
import { realpath, stat, unlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { messageOf, Refusal } from '../errors';
import { say, type Said } from '../said';
import { removeTemporary, writeAtomic } from './atomicFiles';
import { sha256Hex, toCanonical } from './canonicalJson';
import { readCapped } from './cappedFiles';
import { exactly, parseDocument, readShape, text, version1 } from './documents';
import { isMissing } from './ioErrors';
import { makeFolders } from './makeFolders';

export interface SealDigests {
  /** Of the canonical config, of the canonical options (null without a file), and of the exclude file's bytes. */
  readonly config: string;
  readonly options: string | null;
  readonly exclude: string;
  /** The digest of the second witness's own files; null without one. */
  readonly evidence: string | null;
}

export interface Seal {
  /** `createdAt` of the sealed config. */
  readonly createdAt: string;
  /** The terms of the envelope as text (terms.ts), to tell a weakened config from a merely edited one. */
  readonly terms: string;
  readonly digests: SealDigests;
}

export type SealWritten =
  { readonly written: true } | { readonly written: false; readonly reason: Said | string };

/** What decides where seals live; a parameter because a caller may act for another environment. */
export interface SealPlace {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
}

/** The place of this process. */
export function sealPlace(): SealPlace {
  return { platform: process.platform, env: process.env };
}

/** The terms of the most and longest patterns and verifiers, escaped, fit. In bytes. */
const SEAL_LIMIT = 4 * 1024 * 1024;

const sealShape = exactly({
  schema_version: version1,
  root: text,
  root_inode: text,
  created_at: text,
  terms: text,
  config_sha256: text,
  options_sha256: v.nullable(text),
  exclude_sha256: text,
  evidence_sha256: v.nullable(text),
});

/**
 * The folder of the seals, or null where the user has no home: `$XDG_STATE_HOME/cordon` (`~/.local/state/cordon`),
 * on Windows `%LOCALAPPDATA%\cordon`, on macOS `~/Library/Application Support/cordon`.
 */
export function sealFolder(place: SealPlace = sealPlace()): string | null {
  const { platform, env } = place;
  if (platform === 'win32') {
    const local =
      absolute(env.LOCALAPPDATA) ?? below(absolute(env.USERPROFILE) ?? home(), 'AppData', 'Local');
    return below(local, 'cordon');
  }
  const user = absolute(env.HOME) ?? home();
  if (platform === 'darwin') return below(user, 'Library', 'Application Support', 'cordon');
  return below(absolute(env.XDG_STATE_HOME) ?? below(user, '.local', 'state'), 'cordon');
}

/**
 * Seals an envelope, replacing the repository's former seal. Never throws for a state folder that cannot be used:
 * the envelope is then armed without a seal, and `reason` says why.
 */
export async function writeSeal(
  root: string,
  seal: Seal,
  place: SealPlace = sealPlace(),
): Promise<SealWritten> {
  const folder = sealFolder(place);
  if (folder === null) return { written: false, reason: say`there is no home folder to keep the seal in` };
  try {
    if (await liesWithin(folder, root)) {
      return { written: false, reason: say`${folder} lies inside the repository, where an agent works` };
    }
    await makeFolders(folder);
    await writeAtomic(sealFile(folder, root), `${await serialize(root, seal)}\n`, { tag: root });
    return { written: true };
  } catch (error) {
    return { written: false, reason: messageOf(error) };
  }
}

/**
 * The repository's seal, or 'absent': never sealed, sealed for another repository at this path, or no home.
 * @throws Refusal `seal-mismatch` when there is a seal that cannot be read
 */
export async function readSeal(root: string, place: SealPlace = sealPlace()): Promise<Seal | 'absent'> {
  const folder = sealFolder(place);
  if (folder === null) return 'absent';
  const file = sealFile(folder, root);
  const remedy = say`Run \`cordon reset\` and arm again; if that does not help, delete this file.`;
  const bytes = await readCapped(file, { limit: SEAL_LIMIT, code: 'seal-mismatch', remedy });
  if (bytes === null) return 'absent';
  let raw: v.InferOutput<typeof sealShape>;
  try {
    raw = readShape(sealShape, parseDocument(bytes, file), file);
  } catch (error) {
    throw new Refusal('seal-mismatch', say`the seal ${file} is damaged. ${remedy}`, { cause: error });
  }
  if (raw.root_inode !== (await inode(root))) return 'absent';
  return {
    createdAt: raw.created_at,
    terms: raw.terms,
    digests: {
      config: raw.config_sha256,
      options: raw.options_sha256,
      exclude: raw.exclude_sha256,
      evidence: raw.evidence_sha256,
    },
  };
}

/** Whether an envelope was sealed in the worktree at this path. Never throws. */
export async function hasSeal(root: string, place: SealPlace = sealPlace()): Promise<boolean> {
  return (await readSeal(root, place).catch(() => 'damaged')) !== 'absent';
}

/** Removes the repository's seal. Never throws; `reason` says why it is still there. */
export async function removeSeal(
  root: string,
  place: SealPlace = sealPlace(),
): Promise<{ readonly removed: true } | { readonly removed: false; readonly reason: string }> {
  const folder = sealFolder(place);
  if (folder === null) return { removed: true };
  try {
    await removeTemporary(folder, root);
    await unlink(sealFile(folder, root));
  } catch (error) {
    if (!isMissing(error)) return { removed: false, reason: messageOf(error) };
  }
  return { removed: true };
}

export type SealedPart = 'envelope' | keyof SealDigests;

/** What of the present envelope differs from its seal, `envelope` meaning that it is another one altogether. Pure. */
export function sealMismatches(seal: Seal, present: Seal): SealedPart[] {
  const parts = (['config', 'options', 'exclude', 'evidence'] as const).filter(
    (part) => seal.digests[part] !== present.digests[part],
  );
  return seal.createdAt === present.createdAt ? parts : ['envelope', ...parts];
}

/** @throws Refusal `seal-mismatch` that says what does not match and what to do; nothing when all matches. Pure. */
export function requireSealMatch(seal: Seal, present: Seal): void {
  const parts = sealMismatches(seal, present);
  if (parts.length === 0) return;
  const what = parts.includes('envelope')
    ? say`this is not the envelope that was sealed in this repository`
    : say`changed since the envelope was armed: ${parts.join(', ')}`;
  throw new Refusal(
    'seal-mismatch',
    say`the envelope does not match its seal (${what}). Something rewrote Cordon's files, or another Cordon armed here since. Look at the changes yourself, then run \`cordon reset\` and arm again.`,
  );
}

function sealFile(folder: string, root: string): string {
  return path.join(folder, `${sha256Hex(root)}.json`);
}

async function serialize(root: string, { createdAt, terms, digests }: Seal): Promise<string> {
  return toCanonical({
    schema_version: 1,
    root,
    root_inode: await inode(root),
    created_at: createdAt,
    terms,
    config_sha256: digests.config,
    options_sha256: digests.options,
    exclude_sha256: digests.exclude,
    evidence_sha256: digests.evidence,
  });
}

async function inode(root: string): Promise<string> {
  return String((await stat(root, { bigint: true })).ino);
}

/** Whether `folder`, which need not exist, would lie in `root`; links resolved. */
async function liesWithin(folder: string, root: string): Promise<boolean> {
  const real = await realpath(root);
  for (let nearest = folder; ; nearest = path.dirname(nearest)) {
    const resolved = await realpath(nearest).catch(() => undefined);
    if (resolved === undefined && nearest !== path.dirname(nearest)) continue;
    const relative = path.relative(real, resolved ?? nearest);
    return relative.split(path.sep)[0] !== '..' && !path.isAbsolute(relative);
  }
}

function absolute(value: string | undefined): string | undefined {
  return value !== undefined && path.isAbsolute(value) ? value : undefined;
}

function below(folder: string | undefined | null, ...names: string[]): string | null {
  return folder ? path.join(folder, ...names) : null;
}

/** The home folder by the user database; undefined for a user that has no entry there. */
function home(): string | undefined {
  try {
    return absolute(os.userInfo().homedir);
  } catch {
    return undefined;
  }
}
