import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { comparePaths, decodePath } from '../evidence/paths';
import { isTemporaryName, lstatOrAbsent } from './atomicFiles';
import { ioRefusal, isMissing } from './ioErrors';
import { CORDON_DIR } from './folderName';
import { say } from '../said';

export { CORDON_DIR };

/** What lies in `.cordon/`, and as what. */
const KINDS = {
  'config.json': 'file',
  'state.json': 'file',
  'audit.json': 'file',
  'options.json': 'file',
  'report.json': 'file',
  'run.json': 'file',
  'progress.jsonl': 'file',
  evidence: 'folder',
} as const;

export const KNOWN_NAMES: ReadonlySet<string> = new Set(Object.keys(KINDS));

/** The paths of an envelope. `folder` is where it lies: `.cordon` below the root, unless it is still being built. */
export class StatePaths {
  readonly config: string;
  readonly state: string;
  readonly audit: string;
  readonly options: string;
  readonly report: string;
  readonly run: string;
  readonly progress: string;
  readonly evidence: string;

  constructor(
    readonly root: string,
    readonly folder: string = path.join(root, CORDON_DIR),
  ) {
    this.config = path.join(folder, 'config.json');
    this.state = path.join(folder, 'state.json');
    this.audit = path.join(folder, 'audit.json');
    this.options = path.join(folder, 'options.json');
    this.report = path.join(folder, 'report.json');
    this.run = path.join(folder, 'run.json');
    this.progress = path.join(folder, 'progress.jsonl');
    this.evidence = path.join(folder, 'evidence');
  }
}

/**
 * The entries of `.cordon/` that Cordon did not write, as byte paths relative to `.cordon/` (see
 * evidence/paths.ts), sorted by bytes. Anything but a regular file in place of a known file is one, and anything
 * but a folder in place of `evidence`; the temporaries of a killed write are none. What is inside `evidence/` is
 * for the second witness to judge.
 *
 * @throws Refusal `io` when the folder is there and cannot be listed
 */
export async function foreignNames(root: string): Promise<string[]> {
  const folder = path.join(root, CORDON_DIR);
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' }).catch(
    (error: unknown) => {
      if (isMissing(error)) return [];
      throw ioRefusal(say`cannot list ${folder}`, error);
    },
  );
  const foreign: string[] = [];
  for (const entry of entries) {
    const name = decodePath(entry.name);
    // Some file systems tell no type while listing; then lstat knows.
    const typed = entry.isFile() || entry.isDirectory() || entry.isSymbolicLink();
    const known = typed ? entry : ((await lstatOrAbsent(path.join(folder, name))) ?? entry);
    const kind = KNOWN_NAMES.has(name) ? KINDS[name as keyof typeof KINDS] : undefined;
    const ours = known.isFile()
      ? kind === 'file' || isTemporaryName(name)
      : known.isDirectory() && kind === 'folder';
    if (!ours) foreign.push(name);
  }
  return foreign.sort(comparePaths);
}
