import fs from 'node:fs';
import path from 'node:path';
import { findGit, Git, gitEnvironment } from '../../src/engine/evidence/git';
import { openRepository, type Repository } from '../../src/engine/evidence/repository';
import type { TrackedPaths, WitnessContext } from '../../src/engine/evidence/shadow/context';
import { DEFAULT_LIMITS, DEFAULT_OPTIONS } from '../../src/engine/policy/policy';
import { decodePath, splitNul } from '../../src/engine/evidence/paths';
import { cleanEnv, makeRepository, tempFolder, type TempRepository } from '../support/tempRepository';

/** The files that every test of a part of the second witness starts from. */
export const FILES = {
  '.gitignore': 'build/\n*.log\n__pycache__/\n.env\n',
  Makefile: 'all:\n\t@echo ok\n',
  'docs/guide.txt': 'guide\n',
  'secret.txt': 'secret\n',
  'src/app.txt': 'app\n',
  'src/deep/er/x.txt': 'x\n',
};

export interface Lab {
  readonly repository: TempRepository;
  readonly context: WitnessContext;
  /** A path in the worktree. */
  readonly at: (name: string) => string;
  readonly tracked: () => TrackedPaths;
  readonly remove: () => void;
}

export interface LabOptions {
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  readonly allow?: readonly string[];
  readonly deny?: readonly string[];
  readonly verify?: readonly string[];
  readonly protect?: readonly string[];
  readonly allowCommits?: boolean;
  readonly allowVerifierChanges?: boolean;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly prepare?: (repository: TempRepository) => void;
  /** Where the worktree is; the repository itself unless given. */
  readonly root?: (repository: TempRepository) => string;
}

/** A real repository and the context of a part of the second witness in it. */
export async function makeLab(options: LabOptions = {}): Promise<Lab> {
  const repository = makeRepository(options.files ?? FILES);
  options.prepare?.(repository);
  const home = tempFolder();
  const env = cleanEnv({ HOME: home, XDG_CONFIG_HOME: undefined, ...options.env });
  const root = options.root?.(repository) ?? repository.root;
  const opened = await openAt(root, env);
  const context: WitnessContext = {
    repository: opened,
    baseline: repository.git('rev-parse', 'HEAD').trim(),
    folder: path.join(tempFolder(), 'evidence'),
    policy: {
      allow: options.allow ?? ['src/**'],
      deny: options.deny ?? [],
      limits: DEFAULT_LIMITS,
      allowCommits: options.allowCommits ?? false,
    },
    options: {
      ...DEFAULT_OPTIONS,
      protect: options.protect ?? [],
      allowVerifierChanges: options.allowVerifierChanges ?? false,
    },
    verify: options.verify ?? [],
    env,
    git: opened.git,
  };
  fs.mkdirSync(context.folder);
  return {
    repository,
    context,
    at: (name) => path.join(root, name),
    tracked: () => trackedAt(repository),
    remove: () => {
      repository.remove();
    },
  };
}

async function openAt(root: string, env: NodeJS.ProcessEnv): Promise<Repository> {
  return openRepository(new Git(findGit(env), root, gitEnvironment(env)), root);
}

function trackedAt(repository: TempRepository): TrackedPaths {
  const files = new Set<string>();
  const gitlinks = new Set<string>();
  for (const record of splitNul(Buffer.from(repository.git('ls-tree', '-r', '-z', 'HEAD'), 'utf8'))) {
    const text = decodePath(record);
    const name = text.slice(text.indexOf('\t') + 1);
    (text.startsWith('160000') ? gitlinks : files).add(name);
  }
  return { files, gitlinks };
}

/** What survives storing: plain JSON only. */
export function stored<T>(snapshot: T): T {
  return JSON.parse(JSON.stringify(snapshot)) as T;
}
