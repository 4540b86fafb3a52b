/** What Git stores: entries of commits and of the index, and contents of objects. Reads only. */
import { Refusal } from '../errors';
import { say } from '../said';
import { decodePath, splitNul } from './paths';
import type { Repository } from './repository';

/** A file (`100644`, `100755`), a link (`120000`) or a submodule (`160000`), and its full object name. */
export interface TreeEntry {
  readonly mode: string;
  readonly object: string;
}

export interface IndexEntry extends TreeEntry {
  /** 0, or 1 to 3 for an unmerged path. */
  readonly stage: number;
}

export const SUBMODULE_MODE = '160000';
export const LINK_MODE = '120000';

const TREE_RECORD = /^([0-7]{6}) [a-z]+ ([0-9a-f]{40,64})$/;
const INDEX_RECORD = /^([0-7]{6}) ([0-9a-f]{40,64}) ([0-3])$/;
const TAB = 0x09;

/** Every entry of a commit by its byte path. @throws Refusal `git-failed`, `git-output`, `cancelled` */
export async function treeEntries(
  repository: Pick<Repository, 'git'>,
  commit: string,
  signal?: AbortSignal,
): Promise<Map<string, TreeEntry>> {
  const listed = await repository.git.run(['ls-tree', '-r', '-z', '--full-tree', commit], { signal });
  const entries = new Map<string, TreeEntry>();
  for (const { head, path } of records('ls-tree', listed.stdout)) {
    const [, mode, object] = TREE_RECORD.exec(head) ?? [];
    if (mode === undefined || object === undefined) throw notUnderstood('ls-tree', head);
    entries.set(path, { mode, object });
  }
  return entries;
}

/** Every entry of the index by its byte path. @throws Refusal as `treeEntries` */
export async function indexEntries(
  repository: Repository,
  signal?: AbortSignal,
): Promise<Map<string, IndexEntry[]>> {
  const listed = await repository.git.run(['ls-files', '-s', '-z', '--full-name'], { signal });
  const entries = new Map<string, IndexEntry[]>();
  for (const { head, path } of records('ls-files', listed.stdout)) {
    const [, mode, object, stage] = INDEX_RECORD.exec(head) ?? [];
    if (mode === undefined || object === undefined) throw notUnderstood('ls-files', head);
    entries.set(path, [...(entries.get(path) ?? []), { mode, object, stage: Number(stage) }]);
  }
  return entries;
}

/** The content of a blob, as Git stores it. @throws Refusal `git-failed` when there is none, `cancelled` */
export async function readBlob(
  repository: Repository,
  object: string,
  signal?: AbortSignal,
): Promise<Buffer> {
  return (await repository.git.run(['cat-file', 'blob', object], { signal })).stdout;
}

function* records(command: string, bytes: Buffer): Generator<{ head: string; path: string }> {
  for (const record of splitNul(bytes)) {
    const tab = record.indexOf(TAB);
    if (tab < 0) throw notUnderstood(command, record.toString('latin1'));
    yield { head: record.toString('latin1', 0, tab), path: decodePath(record.subarray(tab + 1)) };
  }
}

function notUnderstood(command: string, record: string): Refusal {
  return new Refusal(
    'git-output',
    say`git ${command} printed a record that Cordon does not understand (${JSON.stringify(record.slice(0, 80))}): report it with your Git version`,
  );
}
