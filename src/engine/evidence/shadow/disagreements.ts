/** Where the repository's own Git shows less than there is, and what hides it. */
import type { Violation } from '../../violations';
import type { GitView } from '../gitView';
import type { Measured } from '../measure';
import type { TrackedChange } from '../parsers';
import { joinNul } from '../paths';
import type { WitnessContext } from './context';
import type { CountedChange } from './counts';
import { parseCheckAttr } from './owner';
import type { HiddenBy } from './shadowFindings';
import type { WitnessResult } from './witnessResult';

interface Hidden {
  readonly path: string;
  readonly added: number;
  readonly deleted: number;
  readonly by: HiddenBy | null;
}

/**
 * One violation a path. What settings of arming explain (line-end conversion, a filter, modes that are not kept) is
 * no disagreement.
 * @param measured the shadow's files as measured on disk
 */
export async function disagreements(
  context: WitnessContext,
  view: GitView,
  result: WitnessResult,
  measured: Measured,
): Promise<Violation[]> {
  const tracked = new Map(view.tracked.map((change) => [change.path, change]));
  const untracked = new Set(view.untracked);
  const flagged = new Set(result.flagged);
  const sizes = new Map(measured.files.map((file) => [file.path, file]));
  // Git lists no fifo and no socket: nobody hides those.
  const special = new Set(
    measured.problems.map((problem) => (problem.kind === 'unsupported-type' ? problem.path : '')),
  );
  const hidden: Hidden[] = [];
  for (const item of result.counted) {
    const found = hiddenChange(item, tracked.get(item.change.path), result, untracked);
    if (found) hidden.push(flagged.has(found.path) ? { ...found, by: 'index-flag' } : found);
  }
  const nested = view.untracked.filter((name) => name.endsWith('/'));
  for (const path of result.untracked) {
    const seen = tracked.get(path);
    const file = sizes.get(path);
    if (seen) {
      const lost = seen.counts?.binary === true && file?.binaries === 0 && file.added > 0;
      const isBig = (file?.bytes ?? 0) >= result.settings.bigFile;
      if (lost && !isBig && result.words.get(path)?.diff !== 'binary') {
        hidden.push({ path, added: file.added, deleted: 0, by: 'attribute' });
      }
    } else if (
      !untracked.has(path) &&
      !special.has(path) &&
      !nested.some((folder) => path.startsWith(folder))
    ) {
      hidden.push({ path, added: file?.added ?? 0, deleted: 0, by: 'ignore-rule' });
    }
  }
  const reasons = await askReasons(
    context,
    hidden.filter(({ by }) => by === null).map(({ path }) => path),
  );
  return hidden.map(({ path, added, deleted, by }) => ({
    code: 'hidden-from-git',
    path,
    params: { added, deleted, by: by ?? reasons.get(path) ?? 'unknown' },
  }));
}

function hiddenChange(
  { change, counts, plain, oid, onlyLineEnds, convertsLines }: CountedChange,
  seen: TrackedChange | undefined,
  { settings, words }: WitnessResult,
  untracked: ReadonlySet<string>,
): Hidden | null {
  const { path, filtered } = change;
  if (onlyLineEnds || change.kind === 'special' || change.kind === 'submodule') return null;
  const added = counts?.added ?? 0;
  const deleted = counts?.deleted ?? 0;
  if (!seen) {
    if (untracked.has(path)) return null;
    if (oid === change.oldOid)
      return settings.keepsModes ? { path, added, deleted, by: 'mode-setting' } : null;
    return { path, added, deleted, by: filtered ? 'filter' : null };
  }
  if (words.get(path)?.diff === 'binary' || filtered) return null;
  const shown = seen.counts;
  const isBig = (change.stats?.size ?? 0) >= settings.bigFile;
  if (shown?.binary === true && counts?.binary === false && added + deleted > 0 && !isBig) {
    return { path, added, deleted, by: 'attribute' };
  }
  if (convertsLines || !shown || shown.binary || !plain || plain.binary) return null;
  const more = {
    added: Math.max(0, plain.added - shown.added),
    deleted: Math.max(0, plain.deleted - shown.deleted),
  };
  return more.added + more.deleted > 0 ? { path, ...more, by: 'filter' } : null;
}

const ATTRIBUTES = ['filter', 'text', 'eol', 'ident', 'working-tree-encoding', 'diff'];

/** Asks the repository what applies to a path now: only words for people, nothing is decided by them. */
async function askReasons(
  { git, signal }: WitnessContext,
  paths: readonly string[],
): Promise<Map<string, HiddenBy>> {
  if (paths.length === 0) return new Map();
  const input = joinNul(paths);
  const call = { input, accept: [0, 1, 128], signal };
  const answer = await git.run(['check-attr', '-z', '--stdin', ...ATTRIBUTES], call);
  if (answer.exitCode !== 0) return new Map();
  const said = parseCheckAttr(answer.stdout);
  return new Map(
    paths.flatMap((path): [string, HiddenBy][] => {
      const values = [...(said.get(path) ?? [])].filter(
        ([, value]) => value !== 'unspecified' && value !== 'unset',
      );
      return values.length > 0 ? [[path, 'filter']] : [];
    }),
  );
}
