/**
 * Which folders verifiers made as caches of their own, remembered beside the seal: the next check of the same envelope
 * must not take them for the agent's. Outside of the worktree, so that an agent cannot name some.
 */
import { unlink } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../said';
import { removeTemporary, writeAtomic } from './atomicFiles';
import { sha256Hex } from './canonicalJson';
import { readCapped } from './cappedFiles';
import { makeFolders } from './makeFolders';
import { sealFolder, type SealPlace } from './seal';

const CACHES_LIMIT = 1024 * 1024;

/** The folders of the envelope that was made at that time; none where nothing is remembered. Never throws. */
export async function readCaches(root: string, createdAt: string, place: SealPlace): Promise<string[]> {
  const file = cachesFile(root, place);
  if (file === null) return [];
  try {
    const bytes = await readCapped(file, { limit: CACHES_LIMIT, code: 'io', remedy: say`` });
    const kept = JSON.parse(bytes?.toString('utf8') ?? '') as { created_at?: unknown; folders?: unknown };
    if (kept.created_at !== createdAt || !Array.isArray(kept.folders)) return [];
    return kept.folders.filter((folder) => typeof folder === 'string');
  } catch {
    return [];
  }
}

/** Remembers them where that is possible. Never throws. */
export async function writeCaches(
  root: string,
  createdAt: string,
  folders: readonly string[],
  place: SealPlace,
): Promise<void> {
  const file = cachesFile(root, place);
  if (file === null) return;
  try {
    await makeFolders(path.dirname(file));
    await writeAtomic(file, `${JSON.stringify({ created_at: createdAt, folders })}\n`, {
      tag: file,
    });
  } catch {
    // The next check then asks a person to ignore the folder: a nuisance, no risk.
  }
}

export async function removeCaches(root: string, place: SealPlace): Promise<void> {
  const file = cachesFile(root, place);
  if (file === null) return;
  await removeTemporary(path.dirname(file), file).catch(() => undefined);
  await unlink(file).catch(() => undefined);
}

function cachesFile(root: string, place: SealPlace): string | null {
  const folder = sealFolder(place);
  return folder === null ? null : path.join(folder, `${sha256Hex(root)}.caches.json`);
}
