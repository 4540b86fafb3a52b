import fs from 'node:fs/promises';
import path from 'node:path';
import type { StoredAudit } from '../engine/store/storedAudit';
import type { Audit } from '../engine/audit';
import { CORDON_DIR } from '../engine/store/folderName';
import { engine, engineEnvironment } from './engine';
import type { FoundRepository } from './findRepository';
import { translated } from './said';
import type { Stored, StoredArmed } from './snapshot';

/**
 * Reads the envelope of a repository. Runs no process, takes no lock (it probes it where a run is stored as running),
 * and does not load the engine where there is no `.cordon`.
 */
export async function readStored(found: FoundRepository): Promise<Stored> {
  const folder = path.join(found.root, CORDON_DIR);
  const there = await fs.lstat(folder).catch(() => null);
  if (!there) return { kind: 'none' };
  const { EnvelopeStore, Refusal, envelopeDigest, lookAtEnvelope, parseAudit, parseReport, probeLock } =
    engine();
  const store = new EnvelopeStore(found.root, path.join(found.commonDir, 'info', 'exclude'));
  const place = { platform: process.platform, env: engineEnvironment() };
  try {
    const envelope = await lookAtEnvelope(store, place);
    const { config, state, options, seal } = envelope;
    const verdict = state.lastAudit === null ? null : parseAudit(state.lastAudit);
    const lockFile = path.join(found.gitDir, 'cordon.lock');
    const orphaned =
      config.mode === 'claude' && state.phase === 'running' && (await probeLock(lockFile)) !== 'held';
    return {
      kind: 'armed',
      config,
      state,
      options,
      seal,
      digest: envelopeDigest(found.root, envelope),
      phase: orphaned ? 'interrupted' : state.phase,
      verdict,
      report: verdict === null ? null : parseReport(await store.loadReport()),
      storedAt: (await fs.stat(store.paths.state)).mtimeMs,
    };
  } catch (error) {
    if (error instanceof Refusal) {
      if (error.code === 'not-armed') return { kind: 'none' };
      return { kind: 'damaged', code: error.code, message: translated(error.said) };
    }
    // Reset between two reads.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { kind: 'none' };
    throw error;
  }
}

/** Whether two readings show the same. */
export function sameStored(a: Stored, b: Stored): boolean {
  if (a.kind === 'damaged' && b.kind === 'damaged') return a.message === b.message;
  if (a.kind !== 'armed' || b.kind !== 'armed') return a.kind === b.kind;
  return (
    sameEnvelope(a, b) &&
    a.storedAt === b.storedAt &&
    a.phase === b.phase &&
    a.state.attempt === b.state.attempt
  );
}

/** Whether two readings are of one arming. */
export function sameEnvelope(a: StoredArmed, b: StoredArmed): boolean {
  return a.digest === b.digest && a.config.createdAt === b.config.createdAt && a.seal === b.seal;
}

/**
 * Whether the worktree is no longer what the stored verdict is about: by the digest of its state where both name it,
 * else by other changes, other counts, or a changed file that was written to since (time stamps only).
 */
export async function hasMovedOn(root: string, stored: StoredArmed, audit: Audit): Promise<boolean> {
  const { verdict, report } = stored;
  if (verdict === null) return false;
  const { treeDigest, head } = audit.evidence;
  if (report?.treeDigest && treeDigest !== null) {
    return treeDigest !== report.treeDigest || (head ?? '') !== verdict.current_head;
  }
  if (pictureOf(verdict) !== pictureOf(engine().auditDocument(audit))) return true;
  for (const { path: name } of audit.evidence.files) {
    const stats = await fs.lstat(path.join(root, ...name.split('/'))).catch(() => null);
    if (stats && stats.ctimeMs > stored.storedAt) return true;
  }
  return false;
}

/** What an audit saw, without its verdict. */
function pictureOf(audit: StoredAudit): string {
  const { baseline, current_head, changed_files, metrics } = audit;
  const { files, added_lines, deleted_lines, working_bytes, binary_files } = metrics;
  const numbers = [files, added_lines, deleted_lines, working_bytes, binary_files];
  return JSON.stringify([baseline, current_head, changed_files, numbers]);
}
