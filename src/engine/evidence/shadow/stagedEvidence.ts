/** Turns what is staged into numbers and findings: the next commit is judged as the worktree is. */
import type { Violation } from '../../violations';
import type { ChangedFile } from '../evidence';
import type { Git } from '../git';
import type { PathRules } from '../../policy/globs';
import { chargeOf } from './lines';
import { type FoundObject, readObjects } from './objects';
import type { OwnerWord } from './owner';
import { treeEntries, type TreeEntry } from '../trees';
import { oddNameFinding } from './oddNames';
import { linkFinding } from './pathRules';
import { differsFromFile } from './stagedContent';
import type { Staged, StagedChange, StagedContent } from './staged';
import { inParallel } from '../batches';

const SUBMODULE = 0o160000;
const LINK = 0o120000;

/** What lies at a path now: null where nothing does, undefined where it is unknown. */
export type WorktreeOid = (
  path: string,
) => { readonly mode: number; readonly oid: string } | null | undefined;

export interface StagedEvidence {
  readonly files: readonly ChangedFile[];
  readonly findings: readonly Violation[];
}

/** What staged content is held against. */
export interface StagedTerms {
  readonly root: string;
  readonly rules: PathRules;
  readonly worktree: WorktreeOid;
  readonly words: ReadonlyMap<string, OwnerWord>;
  /** Whether verifiers judge the files, so that nothing may be staged that they cannot see. */
  readonly hasVerifiers: boolean;
  /** Whether the owner lets Git see the executable bit. */
  readonly keepsModes: boolean;
  /** Whether a link lay there as a file at arming. */
  readonly linkTexts: (path: string) => boolean;
  /** A commit since arming, where commits are allowed: what it holds is not staged. */
  readonly committed: string | null;
}

export async function judgeStaged(
  git: Git,
  staged: Staged,
  terms: StagedTerms,
  signal?: AbortSignal,
): Promise<StagedEvidence> {
  const findings: Violation[] = staged.forged.map((folder) => ({
    code: 'forged-cache-tree',
    path: null,
    params: { folder },
  }));
  if (staged.missing) {
    findings.push({ code: 'index-missing', path: null, params: {} });
    return { files: [], findings };
  }
  const oids = staged.changes.flatMap(({ before, after }) =>
    [before, after].filter(isBlob).map(({ oid }) => oid),
  );
  const objects = await readObjects(git, oids, signal);
  const unverified: StagedChange[] = [];
  const files = await inParallel(
    staged.changes,
    async (change): Promise<ChangedFile> => {
      findings.push(...findingsOf(change, terms, objects));
      if (await isUnverified(change, terms)) unverified.push(change);
      return count(change, objects, terms.words.get(change.path));
    },
    signal,
    2,
  );
  findings.push(...(await unverifiedFindings(git, unverified, terms, signal)));
  return { files, findings };
}

function isBlob(content: StagedContent | null): content is StagedContent {
  return content !== null && content.mode !== SUBMODULE && content.mode !== 0o040000;
}

function findingsOf(
  change: StagedChange,
  terms: StagedTerms,
  objects: ReadonlyMap<string, FoundObject>,
): Violation[] {
  const { path, before, after, unmerged } = change;
  const { root, rules } = terms;
  const found: Violation[] = [];
  if (unmerged) found.push({ code: 'staged-unmerged', path, params: {} });
  if (after?.mode === SUBMODULE && (before?.mode !== SUBMODULE || before.oid !== after.oid)) {
    found.push({ code: 'staged-submodule', path, params: { commit: after.oid } });
  }
  const object = after && isBlob(after) ? objects.get(after.oid) : undefined;
  if (after && object?.kind === 'forged')
    found.push({ code: 'forged-object', path, params: { oid: after.oid } });
  if (after && object?.kind === 'missing')
    found.push({ code: 'object-missing', path, params: { oid: after.oid } });
  const shown = isShown(change, terms) ?? true;
  if (!shown && !unmerged && rules.rule(path).verdict !== 'allowed') {
    found.push({ code: 'staged-unseen', path, params: { staged: stagedWords(before, after) } });
  }
  const link = after?.mode === LINK && object?.kind === 'found' && !shown ? object.content : null;
  const escape = link && linkFinding(root, path, link, rules);
  const odd = oddNameFinding(path);
  if (escape) found.push(escape);
  if (odd && after) found.push(odd);
  return found;
}

/** Whether the file at a path has the staged content and mode, byte by byte; undefined where that is unknown. */
function isShown({ path, after }: StagedChange, { worktree }: StagedTerms): boolean | undefined {
  const file = worktree(path);
  return file === undefined ? undefined : file?.oid === after?.oid && file?.mode === after?.mode;
}

/** Inside the policy a content may differ from the file as long as nobody vouches for the file. */
async function isUnverified(change: StagedChange, terms: StagedTerms): Promise<boolean> {
  const { root, rules, words, hasVerifiers, keepsModes, linkTexts } = terms;
  const { path } = change;
  if (!hasVerifiers || rules.rule(path).verdict !== 'allowed' || isShown(change, terms) === true)
    return false;
  return differsFromFile(root, change, words.get(path), keepsModes, linkTexts(path));
}

/** Edits behind a commit are ordinary: what the index has of that commit is not staged. */
async function unverifiedFindings(
  git: Git,
  changes: readonly StagedChange[],
  { committed }: StagedTerms,
  signal: AbortSignal | undefined,
): Promise<Violation[]> {
  const last =
    changes.length > 0 && committed !== null
      ? await treeEntries({ git }, committed, signal)
      : new Map<string, TreeEntry>();
  const isCommitted = ({ path, after }: StagedChange): boolean => {
    const entry = last.get(path) ?? null;
    if (after === null || entry === null) return after === null && entry === null && committed !== null;
    return entry.object === after.oid && Number.parseInt(entry.mode, 8) === after.mode;
  };
  return changes
    .filter((change) => !isCommitted(change))
    .map(({ path, before, after }) => ({
      code: 'staged-unverified',
      path,
      params: { staged: stagedWords(before, after) },
    }));
}

function stagedWords(before: StagedContent | null, after: StagedContent | null): string {
  if (after === null) return 'deleted';
  if (before === null) return 'new';
  if (before.oid !== after.oid) return 'another content';
  return `mode ${after.mode.toString(8)}`;
}

function count(
  change: StagedChange,
  objects: ReadonlyMap<string, FoundObject>,
  word: OwnerWord | undefined,
): ChangedFile {
  const { path, before, after } = change;
  const content = (side: StagedContent | null): Buffer | null => {
    const object = side && isBlob(side) ? objects.get(side.oid) : undefined;
    return object?.kind === 'found' ? object.content : null;
  };
  const [old, now] = [content(before), content(after)];
  const status = before === null ? 'A' : after === null ? 'D' : change.unmerged ? 'U' : 'M';
  const file = { path, status, added: 0, deleted: 0, binaries: 0, bytes: now?.length ?? 0 };
  if (word?.diff === 'binary') return { ...file, binaries: 1 };
  return before?.oid === after?.oid ? file : { ...file, ...chargeOf(old, now) };
}
