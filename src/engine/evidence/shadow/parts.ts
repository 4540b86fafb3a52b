/** The parts of the second witness beside the shadow: each is a snapshot at arming and a comparison later. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Violation } from '../../violations';
import type { JsonObject, TrackedPaths, WitnessContext } from './context';
import type { IndexFile } from './indexFile';
import { compareMetadata, type MetadataSnapshot, snapshotMetadata } from './metadata';
import { comparePins } from './pins';
import { compareWalk, snapshotWalk, type WalkOptions, type WalkResult, type WalkSnapshot } from './walk';

/** Where each part's snapshot lies in the evidence folder. */
export const PART_FILES = {
  walk: 'walk.json',
  metadata: 'metadata.json',
} as const;

/** Stores the snapshot of every part. */
export async function snapshotParts(context: WitnessContext, index: IndexFile): Promise<void> {
  const tracked = trackedPaths(index);
  const store = async (name: string, snapshot: JsonObject): Promise<void> => {
    await fs.writeFile(path.join(context.folder, name), JSON.stringify(snapshot), { mode: 0o600 });
  };
  await Promise.all([
    snapshotWalk(context, tracked).then((snapshot) => store(PART_FILES.walk, snapshot)),
    snapshotMetadata(context).then((snapshot) => store(PART_FILES.metadata, snapshot)),
  ]);
}

export async function walkNow(
  context: WitnessContext,
  index: IndexFile,
  options: WalkOptions,
): Promise<WalkResult> {
  const snapshot = await readPart<WalkSnapshot>(context, PART_FILES.walk);
  return compareWalk(context, snapshot, () => Promise.resolve(trackedPaths(index)), options);
}

/** Compares every part but the walk. */
export async function compareParts(
  context: WitnessContext,
  onSafety: (safe: boolean) => void = () => undefined,
): Promise<Violation[]> {
  const snapshot = await readPart<MetadataSnapshot>(context, PART_FILES.metadata);
  const metadata = await compareMetadata(context, snapshot);
  onSafety(!metadata.unsafeForGit);
  return [...metadata.findings];
}

async function readPart<T>(context: WitnessContext, name: string): Promise<T> {
  return JSON.parse(await fs.readFile(path.join(context.folder, name), 'utf8')) as T;
}

function trackedPaths(index: IndexFile): TrackedPaths {
  const files = new Set<string>();
  const gitlinks = new Set<string>();
  for (let entry = 0; entry < index.count; entry += 1) {
    (index.mode(entry) === 0o160000 ? gitlinks : files).add(index.path(entry));
  }
  return { files, gitlinks };
}

/** Whether the evidence was armed in this very worktree, and did not come with a copy of it. */
export async function isArmedHere(context: WitnessContext): Promise<boolean> {
  const { pins } = await readPart<MetadataSnapshot>(context, PART_FILES.metadata);
  return (await comparePins(pins)).length === 0;
}
