/** The second witness of one repository: what is stored at arming, and what it sees later. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { PathRules } from '../../policy/globs';
import type { Said } from '../../said';
import { sha256Hex } from '../../store/canonicalJson';
import type { Violation } from '../../violations';
import { type Git, INERT } from '../git';
import { inParallel } from '../batches';
import { headNow } from '../head';
import { shownFile } from '../paths';
import type { Repository } from '../repository';
import { borrowedStores } from '../waitingFiles';
import { type ArmedFiles, parseArmedFiles } from './armedFiles';
import { type ParsedIndex, plainIndex } from './baselineIndex';
import { judgeCommits } from './commits';
import { configuredKeys } from './configRules';
import type { WitnessContext } from './context';
import { type CountedChange, countChanges } from './counts';
import { formatOfOid } from './hashing';
import { listMoved, lookAtMoved } from './look';
import { forgedLooseObjects } from './looseObjects';
import { freezeOwner, ownerWords, parseSettings, SETTINGS_NAME } from './owner';
import { settingsInForce } from './metadata';
import { compareParts, snapshotParts, trackedPaths, walkNow } from './parts';
import { moduleFolders } from './otherFolders';
import { forgedPacks, markPacks } from './packs';
import { judgePaths } from './pathRules';
import {
  createSeed,
  FILES_NAME,
  isBaseline,
  seedShadow,
  SHADOW_FOLDER,
  storeFiles,
  StoredShadow,
} from './seed';
import { shadowGit, ShadowPlaces } from './shadowRepository';
import { readRealIndex, skippedPaths } from './sparse';
import { cleanIndexDigest, readStaged, type Staged, type StagedChange } from './staged';
import { judgeStaged, type WorktreeOid } from './stagedEvidence';
import { armSubmodules, auditSubmodules } from './submodules';
import { together } from './together';
import type { WitnessResult, WitnessOptions } from './witnessResult';

const SUBMODULE = 0o160000;
const LINK = 0o120000;

/**
 * Builds the evidence in `context.folder`, which is there and empty. Everything goes on while Git reads the files.
 * @returns warnings @throws Refusal, and leaves what it wrote
 */
export async function armWitness(context: WitnessContext): Promise<Said[]> {
  const real = await readRealIndex(context.repository, formatOfOid(context.baseline));
  const plain = real && plainIndex(real);
  const warnings = plain && (await armFrom(context, real, plain));
  if (warnings) return warnings;
  for (const name of plain ? await fs.readdir(context.folder) : [])
    await fs.rm(path.join(context.folder, name), { recursive: true });
  return (await armFrom(context, real, null)) ?? [];
}

/**
 * @param plain what to seed from, unless the baseline's trees have to be read
 * @returns null where that is not the baseline after all: something is staged
 */
async function armFrom(
  context: WitnessContext,
  real: ParsedIndex | null,
  plain: ParsedIndex | null,
): Promise<Said[] | null> {
  const armedAt = Date.now();
  const seed = await createSeed(context, plain);
  const { index } = seed;
  const unseeded = { ...seed, skipped: skippedPaths(real?.index ?? null, index) };
  // Git reading every file takes longest. It is started first, since all the others keep this thread busy.
  const seeding = seedShadow(context, unseeded, real?.index ?? null);
  const proof = setImmediate().then(() => plain === null || isBaseline(context, seed));
  const others = setImmediate().then(async () => {
    const settings = await settingsInForce(context);
    const [warnings, cleanIndex, packs] = await together([
      snapshotParts(context, index, settings),
      setImmediate().then(() => real && (plain ? sha256Hex(real.bytes) : cleanIndexDigest(real, unseeded))),
      markPacks(storesOf(context.repository), seed.format),
      freezeOwner(context, index, gitOf(context), configuredKeys(settings)),
      armSubmodules(context, index, armWitness),
    ]);
    return { warnings, cleanIndex, packs };
  });
  const built = together([seeding, others]);
  built.catch(() => undefined);
  const holds = await proof.catch(async (error: unknown) => {
    await built.catch(() => undefined);
    throw error;
  });
  if (!holds)
    return built.then(
      () => null,
      () => null,
    );
  const [seeded, { warnings, cleanIndex, packs }] = await built;
  await storeFiles(context.folder, { ...seeded.files, cleanIndex, armedAt, packs });
  return warnings;
}

/** Looks at everything once. Reads only. */
export async function lookThroughWitness(
  context: WitnessContext,
  options: WitnessOptions = {},
): Promise<WitnessResult> {
  const { repository, baseline, folder, signal } = context;
  const format = formatOfOid(baseline);
  const git = gitOf(context);
  const places = new ShadowPlaces(path.join(folder, SHADOW_FOLDER));
  const files = parseArmedFiles(await fs.readFile(path.join(folder, FILES_NAME), 'utf8'));
  // This takes longest, so it is started before everything else.
  const moved = listMoved(git, files, signal);
  moved.catch(() => undefined);
  let tellSafety: (safe: boolean) => void = () => undefined;
  const safety = new Promise<boolean>((resolve) => (tellSafety = resolve));
  const parts = compareParts(context, tellSafety).finally(() => {
    tellSafety(false);
  });
  parts.catch(() => undefined);
  const real = realGit(context);
  const [bytes, settings] = await Promise.all([
    fs.readFile(places.index),
    fs.readFile(path.join(folder, SETTINGS_NAME), 'utf8').then(parseSettings),
  ]);
  const seeded = new StoredShadow(bytes, format, files);
  const staging = readStaged(repository, real, seeded, format, signal);
  void Promise.all([safety, staging.then(entersNothingNew, () => false)]).then((safe) => {
    options.onSafety?.(!safe.includes(false));
  });
  const stores = options.objects === true ? storesOf(repository) : [];
  const packTerms = { since: files.armedAt, marks: files.packs, format };
  const [look, walk, staged, head, others, submodules, forged, packs] = await Promise.all([
    moved.then((listed) => lookAtMoved(listed, repository.root, seeded, format, signal)),
    walkNow(context, seeded, options),
    staging,
    headNow({ ...repository, git: real }, signal),
    parts,
    auditSubmodules(context, (nested) =>
      lookThroughWitness(nested, { objects: options.objects === true, onWaiting: options.onWaiting }),
    ),
    inParallel(stores, (store) => forgedLooseObjects(store, files.armedAt, format, signal), signal),
    inParallel(stores, (store) => forgedPacks(git, store, packTerms, signal), signal),
  ]);
  const names = [...new Set([...look.changes, ...staged.changes].map((change) => change.path))];
  const words = await ownerWords(context, settings, names);
  const rules = new PathRules(context.policy.allow, context.policy.deny);
  const commits = Promise.resolve(
    context.policy.allowCommits && head !== null && head !== baseline
      ? judgeCommits(
          git,
          {
            root: repository.root,
            baseline,
            head,
            rules,
            words: (paths) => ownerWords(context, settings, paths),
            logFile: path.join(repository.gitDir, 'logs', 'HEAD'),
          },
          signal,
        )
      : { files: [], findings: [] },
  );
  commits.catch(() => undefined);
  const { counted, findings } = await countChanges(git, repository.root, look, words, format, signal);
  const judged = {
    changed: [...look.changes, ...staged.changes].map((change) => change.path).concat(walk.untracked),
    untracked: new Set(walk.untracked),
    touched: look.touched,
    linkedBefore: files.linked,
    tracked: () => trackedPaths(seeded.index),
  };
  const [pathFindings, delivered, committed] = await Promise.all([
    judgePaths(context, judged),
    judgeStaged(
      git,
      staged,
      {
        ...{ root: repository.root, rules, words, keepsModes: settings.keepsModes },
        worktree: worktreeOids(counted, staged, walk.untracked, files),
        hasVerifiers: context.verify.length > 0,
        linkTexts: (name) => files.filtered.get(name)?.mode === LINK,
        committed: context.policy.allowCommits && head !== baseline ? head : null,
      },
      signal,
    ),
    commits,
  ]);
  const all: Violation[] = [
    ...others,
    ...packs.flat().map((file): Violation => {
      const params = { name: shownFile(repository.root, file), change: 'changed' } as const;
      return { code: 'git-file-changed', path: null, params };
    }),
    ...look.findings,
    ...findings,
    ...walk.findings,
    ...pathFindings,
    ...delivered.findings,
    ...committed.findings,
    ...submodules,
  ];
  return {
    counted,
    words,
    untracked: walk.untracked,
    problems: walk.problems,
    findings: [...all, ...forgedFindings(forged.flat(), all)],
    delivered: [...delivered.files, ...committed.files],
    staged: staged.changes,
    flagged: staged.flagged.filter((name) => !files.skipped.has(name)),
    head,
    settings,
    files,
  };
}

/** Where a later command takes objects from: here, from what is borrowed, and for submodules. */
function storesOf(repository: Repository): string[] {
  const { commonDir } = repository;
  return [
    path.join(commonDir, 'objects'),
    ...borrowedStores(commonDir),
    ...moduleFolders(repository).map((folder) => path.join(folder, 'objects')),
  ];
}

/** Git starts another Git in everything that is staged as a submodule, with the settings that are there. */
function entersNothingNew({ changes }: Staged): boolean {
  return changes.every(({ before, after }) => after?.mode !== SUBMODULE || before?.mode === SUBMODULE);
}

/** Those that no path told of already. */
function forgedFindings(oids: readonly string[], known: readonly Violation[]): Violation[] {
  const told = new Set(
    known.flatMap((finding) => (finding.code === 'forged-object' ? finding.params.oid : [])),
  );
  return oids
    .filter((oid) => !told.has(oid))
    .map((oid) => ({ code: 'forged-object', path: null, params: { oid } }));
}

function gitOf({ git, folder, repository, env }: WitnessContext): ReturnType<typeof shadowGit> {
  return shadowGit(git, path.join(folder, SHADOW_FOLDER), repository.root, env);
}

/** The real repository, whatever `.git` and `core.worktree` say now. */
function realGit({ git, repository: { root, gitDir } }: WitnessContext): Git {
  return git.at(root).with({ prefix: [`--git-dir=${gitDir}`, `--work-tree=${root}`, ...INERT] });
}

/** What the worktree shows at a staged path, for telling whether the staged content can be seen there. */
function worktreeOids(
  counted: readonly CountedChange[],
  staged: Staged,
  untracked: readonly string[],
  files: ArmedFiles,
): WorktreeOid {
  const changes = new Map(counted.map((item) => [item.change.path, item]));
  const before = new Map<string, StagedChange>(staged.changes.map((change) => [change.path, change]));
  const others = new Set(untracked);
  return (name) => {
    const item = changes.get(name);
    // Filtered content is staged under another name than its raw bytes have.
    if (files.filtered.has(name) || item?.convertsLines === true) return undefined;
    if (item) return item.oid === null ? null : { mode: item.mode, oid: item.oid };
    if (others.has(name)) return undefined;
    return before.get(name)?.before ?? null;
  };
}
