/** The parts of the second witness beside the shadow: each is a snapshot at arming and a comparison later. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../../errors';
import type { Said } from '../../said';
import type { Violation } from '../../violations';
import { encodePath } from '../paths';
import { isObjectName } from '../repository';
import type { JsonObject, PathSet, TrackedPaths, WitnessContext } from './context';
import { configuredKeys, type Setting } from './configRules';
import type { Finding } from './findings';
import type { IndexFile } from './indexFile';
import type { SeededShadow } from './seed';
import { compareKept, type KeptSnapshot, snapshotKept } from './kept';
import { findEntry } from './look';
import { compareMetadata, type MetadataSnapshot, snapshotMetadata } from './metadata';
import { compareOtherFolders, type OtherFoldersSnapshot, snapshotOtherFolders } from './otherFolders';
import { comparePins } from './pins';
import { compareProtected, type ProtectSnapshot, snapshotProtected } from './protect';
import { compareVerifiers, snapshotVerifiers, type VerifierSnapshot } from './verifierFiles';
import { riskWords, verifierRisks } from './verifierRisks';
import { compareWalk, snapshotWalk } from './walk';
import type { WalkOptions, WalkResult, WalkSnapshot } from './walkTypes';

/** Where each part's snapshot lies in the evidence folder. */
export const PART_FILES = {
  walk: 'walk.json',
  metadata: 'metadata.json',
  protected: 'protected.json',
  kept: 'kept.json',
  verifiers: 'verifiers.json',
  others: 'others.json',
} as const;

/** Stores the snapshot of every part. @returns warnings for whoever arms */
export async function snapshotParts(
  context: WitnessContext,
  index: IndexFile,
  settings: readonly Setting[],
): Promise<Said[]> {
  const tracked = trackedPaths(index);
  const store = async (name: string, snapshot: JsonObject): Promise<void> => {
    await fs.writeFile(path.join(context.folder, name), JSON.stringify(snapshot), { mode: 0o600 });
  };
  await Promise.all([
    snapshotWalk(context, tracked, configuredKeys(settings)).then(async (snapshot) => {
      await store(PART_FILES.walk, snapshot);
      await store(PART_FILES.kept, await snapshotKept(context, tracked, snapshot));
    }),
    snapshotMetadata(context, settings).then((snapshot) => store(PART_FILES.metadata, snapshot)),
    snapshotProtected(context).then((snapshot) => store(PART_FILES.protected, snapshot)),
    snapshotOtherFolders(context).then((snapshot) => store(PART_FILES.others, snapshot)),
  ]);
  const verifiers = await snapshotVerifiers(context);
  await store(PART_FILES.verifiers, verifiers);
  return (await verifierRisks(context, tracked.files, verifiers)).map(riskWords);
}

export async function walkNow(
  context: WitnessContext,
  seeded: SeededShadow,
  options: WalkOptions,
): Promise<WalkResult> {
  const snapshot = await readPart<WalkSnapshot>(context, PART_FILES.walk);
  return compareWalk(context, snapshot, () => Promise.resolve(trackedPaths(seeded.index)), options);
}

/** Compares every part but the walk. */
export async function compareParts(
  context: WitnessContext,
  onSafety: (safe: boolean) => void = () => undefined,
): Promise<Violation[]> {
  const metadata = readPart<MetadataSnapshot>(context, PART_FILES.metadata).then(async (snapshot) => {
    const result = await compareMetadata(context, snapshot);
    onSafety(!result.unsafeForGit);
    return withoutNewBranch(result.findings, context);
  });
  const found = await Promise.all([
    metadata,
    readPart<ProtectSnapshot>(context, PART_FILES.protected).then((part) => compareProtected(context, part)),
    readPart<KeptSnapshot>(context, PART_FILES.kept).then((part) => compareKept(context, part)),
    readPart<VerifierSnapshot>(context, PART_FILES.verifiers).then((part) => compareVerifiers(context, part)),
    readPart<OtherFoldersSnapshot>(context, PART_FILES.others)
      .catch(absentPart)
      .then((part) => compareOtherFolders(context, part)),
  ]);
  return found.flat();
}

/**
 * A branch that was made at the baseline and checked out (`git checkout -b`) delivers nothing. Where commits are allowed
 * it may go on from there: it is what `HEAD` names, whose commits are judged one by one.
 */
function withoutNewBranch(
  findings: readonly Finding[],
  { baseline, policy }: WitnessContext,
): readonly Finding[] {
  const moved = findings.find((finding) => finding.code === 'head-target');
  const made = findings.find(
    (finding) =>
      finding.code === 'ref-changed' &&
      finding.params.before === null &&
      (finding.params.after === baseline || (policy.allowCommits && isCommit(finding.params.after))) &&
      finding.params.ref === moved?.params.after,
  );
  return moved && made ? findings.filter((finding) => finding !== moved && finding !== made) : findings;
}

/** And not the name of another ref. */
function isCommit(after: string | null): boolean {
  return after !== null && isObjectName(after);
}

async function readPart<T>(context: WitnessContext, name: string): Promise<T> {
  return JSON.parse(await fs.readFile(path.join(context.folder, name), 'utf8')) as T;
}

/** Of an envelope that was armed before there was such a part; one that is taken away is not the sealed evidence. */
function absentPart(error: unknown): null {
  if (hasErrorCode(error, 'ENOENT')) return null;
  throw error;
}

/** What the index tracks. Searched: an audit asks for a few paths of a hundred thousand. Copied once it asks for many. */
export function trackedPaths(index: IndexFile): TrackedPaths {
  const files = new IndexedPaths(index, false);
  return { files, gitlinks: new IndexedPaths(index, true) };
}

class IndexedPaths implements PathSet {
  private asked = 0;
  private copy: ReadonlySet<string> | undefined;

  constructor(
    private readonly index: IndexFile,
    private readonly gitlinks: boolean,
  ) {}

  has(name: string): boolean {
    if (this.copy) return this.copy.has(name);
    this.asked += 1;
    if (this.asked * SEARCHES_A_COPY > this.index.count) this.copy = new Set(this);
    const entry = findEntry(this.index, encodePath(name));
    return entry >= 0 && this.isOurs(entry);
  }

  *[Symbol.iterator](): Iterator<string> {
    const { index } = this;
    for (let entry = 0; entry < index.count; entry += 1) {
      if (this.isOurs(entry)) yield index.asciiName(entry) ?? index.path(entry);
    }
  }

  private isOurs(entry: number): boolean {
    return (this.index.mode(entry) === GITLINK) === this.gitlinks;
  }
}

/** A search takes about as long as copying this many paths. */
const SEARCHES_A_COPY = 4;

const GITLINK = 0o160000;

/** Whether the evidence was armed in this very worktree, and did not come with a copy of it. */
export async function isArmedHere(context: WitnessContext): Promise<boolean> {
  const { pins } = await readPart<MetadataSnapshot>(context, PART_FILES.metadata);
  return (await comparePins(pins)).length === 0 && pins.root === context.repository.root;
}
