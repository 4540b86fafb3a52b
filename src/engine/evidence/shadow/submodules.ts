/** Submodules: each one that is initialised has a second witness of its own, below the evidence of the one around it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../../errors';
import type { Violation } from '../../violations';
import { INERT } from '../git';
import { decodePath, splitNul, absolutePath } from '../paths';
import { openRepository, type Repository } from '../repository';
import type { WitnessContext } from './context';
import type { IndexFile } from './indexFile';
import { compareMetadata, type MetadataSnapshot } from './metadata';
import { PART_FILES } from './parts';
import type { SubmoduleChange } from './shadowFindings';
import type { WitnessResult } from './witnessResult';

export const MODULES_FOLDER = 'modules';
export const MODULES_NAME = 'modules.json';

/** One submodule of the baseline. */
export interface ArmedSubmodule {
  readonly path: string;
  /** The commit that the baseline names. */
  readonly oid: string;
  /** Null for one that is not initialised: its folder is empty, or not there. */
  readonly places: Pick<Repository, 'root' | 'gitDir' | 'commonDir' | 'excludeFile'> | null;
}

const SUBMODULE = 0o160000;

/** Arms every submodule, with `arm` doing one. */
export async function armSubmodules(
  context: WitnessContext,
  index: IndexFile,
  arm: (nested: WitnessContext) => Promise<unknown>,
): Promise<void> {
  const modules: ArmedSubmodule[] = [];
  for (let entry = 0; entry < index.count; entry += 1) {
    if (index.mode(entry) !== SUBMODULE) continue;
    const name = index.path(entry);
    const oid = index.oid(entry);
    const folder = absolutePath(context.repository.root, name).toString('utf8');
    const initialised = await isThere(path.join(folder, '.git'));
    if (!initialised) {
      modules.push({ path: name, oid, places: null });
      continue;
    }
    const repository = await openRepository(context.git, folder, context.signal);
    const { root, gitDir, commonDir, excludeFile } = repository;
    const nested = nestedContext(context, repository, oid, modules.length);
    await fs.mkdir(nested.folder, { recursive: true, mode: 0o700 });
    await arm(nested);
    modules.push({ path: name, oid, places: { root, gitDir, commonDir, excludeFile } });
  }
  await fs.writeFile(path.join(context.folder, MODULES_NAME), JSON.stringify(modules), { mode: 0o600 });
}

/** The top folders of every submodule of the baseline, also of those inside of others. */
export async function moduleRoots(folder: string, root: string): Promise<string[]> {
  const text = await fs.readFile(path.join(folder, MODULES_NAME), 'utf8');
  const found = (JSON.parse(text) as ArmedSubmodule[]).map(async ({ path: name, places }, number) => {
    const own = places?.root ?? absolutePath(root, name).toString('utf8');
    const below = path.join(folder, MODULES_FOLDER, String(number));
    return places === null ? [own] : [own, ...(await moduleRoots(below, own))];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Whether the repository's own Git may look into the submodules: it starts another Git in each of them, with the settings
 * that are there now.
 */
export async function submodulesAreSafe(context: WitnessContext): Promise<boolean> {
  const text = await fs.readFile(path.join(context.folder, MODULES_NAME), 'utf8');
  const judged = (JSON.parse(text) as ArmedSubmodule[]).map(async ({ path: name, oid, places }, number) => {
    const folder = absolutePath(context.repository.root, name).toString('utf8');
    if (!(await isThere(path.join(folder, '.git')))) return true;
    // Git would take what somebody put there for the submodule.
    if (places === null) return false;
    const repository = { ...context.repository, ...places, git: context.git.at(places.root) };
    return isSafe(nestedContext(context, repository, oid, number));
  });
  return (await Promise.all(judged)).every((safe) => safe);
}

async function isSafe(nested: WitnessContext): Promise<boolean> {
  const snapshot = await fs.readFile(path.join(nested.folder, PART_FILES.metadata), 'utf8');
  const { unsafeForGit } = await compareMetadata(nested, JSON.parse(snapshot) as MetadataSnapshot);
  if (unsafeForGit) return false;
  const { root, gitDir } = nested.repository;
  const git = nested.git.with({ prefix: [`--git-dir=${gitDir}`, `--work-tree=${root}`, ...INERT] });
  const [listed, text] = await Promise.all([
    git.run(['ls-files', '-s', '-z'], { signal: nested.signal }),
    fs.readFile(path.join(nested.folder, MODULES_NAME), 'utf8'),
  ]);
  const armed = new Set((JSON.parse(text) as ArmedSubmodule[]).map((module) => module.path));
  const staged = splitNul(listed.stdout).filter((record) => record.toString('latin1', 0, 6) === '160000');
  const isArmed = staged.every((record) => armed.has(decodePath(record.subarray(record.indexOf(0x09) + 1))));
  return isArmed && submodulesAreSafe(nested);
}

/** What is not as it was in any submodule, with `look` auditing one. Nothing in a submodule may change. */
export async function auditSubmodules(
  context: WitnessContext,
  look: (nested: WitnessContext) => Promise<WitnessResult>,
): Promise<Violation[]> {
  const text = await fs.readFile(path.join(context.folder, MODULES_NAME), 'utf8');
  const findings: Violation[] = [];
  for (const [number, module] of (JSON.parse(text) as ArmedSubmodule[]).entries()) {
    const add = (what: SubmoduleChange, inside?: string): void => {
      const name = inside === undefined ? module.path : `${module.path}/${inside}`;
      findings.push({ code: 'submodule-changed', path: name, params: { submodule: module.path, what } });
    };
    if (module.places === null) {
      if (!(await isEmptyFolder(absolutePath(context.repository.root, module.path)))) add('uninitialised');
      continue;
    }
    const folder = absolutePath(context.repository.root, module.path).toString('utf8');
    if (!(await isThere(path.join(folder, '.git')))) {
      add('gone');
      continue;
    }
    const repository: Repository = {
      ...context.repository,
      ...module.places,
      git: context.git.at(module.places.root),
    };
    const result = await look(nestedContext(context, repository, module.oid, number));
    for (const { change } of result.counted) add('content', change.path);
    for (const name of result.untracked) add('untracked', name);
    for (const change of result.staged) add('staged', change.path);
    for (const problem of result.problems) add('content', 'path' in problem ? problem.path : undefined);
    for (const finding of result.findings) findings.push(inside(module.path, finding));
    if (result.head !== module.oid) add('commit');
  }
  return findings;
}

/** A finding of a submodule, as one of the repository around it: also of a submodule inside of it. */
function inside(module: string, finding: Violation): Violation {
  const path = finding.path === null ? module : `${module}/${finding.path}`;
  if (finding.code !== 'submodule-changed') return { ...finding, path };
  return {
    ...finding,
    path,
    params: { ...finding.params, submodule: `${module}/${finding.params.submodule}` },
  };
}

function nestedContext(
  context: WitnessContext,
  repository: Repository,
  baseline: string,
  number: number,
): WitnessContext {
  return {
    ...context,
    repository,
    baseline,
    folder: path.join(context.folder, MODULES_FOLDER, String(number)),
    policy: { ...context.policy, allow: ['**'], deny: [], allowCommits: false },
    options: { ...context.options, protect: [] },
    verify: [],
    git: context.git.at(repository.root),
  };
}

async function isThere(file: string): Promise<boolean> {
  return fs.lstat(file).then(
    () => true,
    (error: unknown) => {
      if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return false;
      throw error;
    },
  );
}

async function isEmptyFolder(folder: Buffer): Promise<boolean> {
  try {
    return (await fs.readdir(folder)).length === 0;
  } catch (error) {
    return hasErrorCode(error, 'ENOENT');
  }
}
