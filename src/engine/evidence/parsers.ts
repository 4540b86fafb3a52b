import { Refusal } from '../errors';
import { say } from '../said';
import { decodePath, splitNul } from './paths';

/** One tracked path that differs from the baseline, as `git diff-index --raw --numstat -z` tells it. */
export interface TrackedChange {
  readonly path: string;
  /** `A`, `M`, `D`, `T` or `U`. */
  readonly status: string;
  /** Modes as in `100644`; `000000` where there is nothing. */
  readonly oldMode: string;
  readonly newMode: string;
  /** Object name in the baseline; all zeros where there is none. */
  readonly oldObject: string;
  /** Object name in the index; all zeros when the content has to be read from the worktree. */
  readonly newObject: string;
  /** Lines, or null when Git gave no counts for the path. */
  readonly counts: { readonly added: number; readonly deleted: number; readonly binary: boolean } | null;
}

/** What `git ls-files -v -z --cached --others --exclude-standard` tells. */
export interface Listing {
  /** Paths no ignore rule hides; a nested repository ends in `/`. */
  readonly untracked: string[];
  /** Tracked paths with the assume-unchanged or skip-worktree flag. */
  readonly hidden: string[];
  /** Tracked paths below `.cordon/`: an envelope that came with the repository. */
  readonly trackedState: string[];
}

const META = /^:([0-7]{6}) ([0-7]{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) ([A-Z])\d*$/;
const COUNTS = /^(\d+|-)\t(\d+|-)\t/;

/**
 * Parses `--raw --numstat -z` (either part may be missing).
 * @throws Refusal `git-output` on anything that is not understood
 */
export function parseRawNumstat(bytes: Buffer): TrackedChange[] {
  const changes = new Map<string, TrackedChange>();
  const records = splitNul(bytes).values();
  for (let record = records.next(); !record.done; record = records.next()) {
    const text = record.value.toString('latin1');
    const meta = META.exec(text);
    if (meta) {
      const name = records.next();
      if (name.done) throw notUnderstood('diff-index', text);
      const [, oldMode = '', newMode = '', oldObject = '', newObject = '', status = ''] = meta;
      const path = decodePath(name.value);
      changes.set(path, { path, status, oldMode, newMode, oldObject, newObject, counts: null });
      continue;
    }
    const counts = COUNTS.exec(text);
    if (!counts) throw notUnderstood('diff-index', text);
    const path = decodePath(record.value.subarray(counts[0].length));
    const binary = counts[1] === '-';
    const lines = { added: binary ? 0 : Number(counts[1]), deleted: binary ? 0 : Number(counts[2]), binary };
    const change = changes.get(path);
    if (!change) throw notUnderstood('diff-index', text);
    changes.set(path, { ...change, counts: lines });
  }
  return [...changes.values()];
}

/**
 * Parses `git ls-files -v -z`, with or without `--others`.
 * @throws Refusal `git-output` on anything that is not understood
 */
export function parseListing(bytes: Buffer): Listing {
  const listing: Listing = { untracked: [], hidden: [], trackedState: [] };
  // A hundred thousand records are ordinary: look at two bytes of each and decode only what is kept.
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(0, start);
    if (end < start + 3 || bytes[start + 1] !== SPACE) {
      throw notUnderstood('ls-files', bytes.toString('latin1', start, end < 0 ? bytes.length : end));
    }
    const tag = bytes[start] ?? 0;
    if (tag === QUESTION) listing.untracked.push(decodePath(bytes.subarray(start + 2, end)));
    else if (isHiddenTag(tag)) listing.hidden.push(decodePath(bytes.subarray(start + 2, end)));
    if (
      tag !== QUESTION &&
      bytes[start + 2] === DOT &&
      STATE.equals(bytes.subarray(start + 2, start + 2 + STATE.length))
    ) {
      listing.trackedState.push(decodePath(bytes.subarray(start + 2, end)));
    }
    start = end + 1;
  }
  return listing;
}

const SPACE = 0x20;
const QUESTION = 0x3f;
const DOT = 0x2e;
const STATE = Buffer.from('.cordon/');

/** `S` is skip-worktree; any lower-case tag is assume-unchanged. */
function isHiddenTag(tag: number): boolean {
  return tag === 0x53 || (tag >= 0x61 && tag <= 0x7a);
}

/** The paths of `git status --porcelain=v1 -z --no-renames`. @throws Refusal `git-output` */
export function parseStatus(bytes: Buffer): string[] {
  const paths: string[] = [];
  for (const record of splitNul(bytes)) {
    if (record.length < 4 || record[2] !== SPACE) throw notUnderstood('status', record.toString('latin1'));
    paths.push(decodePath(record.subarray(3)));
  }
  return paths;
}

function notUnderstood(command: string, record: string): Refusal {
  return new Refusal(
    'git-output',
    say`git ${command} printed a record that Cordon does not understand (${JSON.stringify(record.slice(0, 80))}): report it with your Git version; nothing was accepted`,
  );
}
