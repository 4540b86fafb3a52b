import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * The environment of every Git process in the tests: no configuration but the repository's own, no
 * prompts, and pinned identities and dates, so that the same files give the same commit identifiers.
 */
export const GIT_ENV: Readonly<Record<string, string>> = {
  GIT_CONFIG_GLOBAL: os.devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Cordon Test',
  GIT_AUTHOR_EMAIL: 'test@cordon.invalid',
  GIT_AUTHOR_DATE: '2024-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Cordon Test',
  GIT_COMMITTER_EMAIL: 'test@cordon.invalid',
  GIT_COMMITTER_DATE: '2024-01-01T00:00:00Z',
};

/** This process's environment without what Git or Cordon would pick up from the caller, plus GIT_ENV. */
export function cleanEnv(extra: Readonly<Record<string, string | undefined>> = {}): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(GIT_|CORDON_|CLAUDE|ANTHROPIC_|ELECTRON_|VSCODE_)/i.test(name),
  );
  return { ...Object.fromEntries(inherited), ...GIT_ENV, ...extra };
}

/** A real Git repository in a temporary folder. */
export interface TempRepository {
  /** Absolute path of the worktree, symbolic links resolved. */
  readonly root: string;
  /** Runs Git in the worktree; returns its standard output, throws with its error text when it fails. */
  git(...args: string[]): string;
  /** Writes files (paths relative to the worktree), creating the folders above them. */
  write(files: Readonly<Record<string, string | Uint8Array>>): void;
  /** The text of one file. */
  read(name: string): string;
  exists(name: string): boolean;
  /** Deletes a file or a folder; silent where there is none. */
  delete(name: string): void;
  /** Stages everything and commits it; returns the commit identifier. */
  commit(message?: string): string;
  /** Deletes the repository and the temporary folder around it. */
  remove(): void;
}

/** Makes a temporary folder that removeTempFolders() takes away, symbolic links resolved. */
export function tempFolder(prefix = 'cordon-test-'): string {
  const folder = fs.realpathSync.native(fs.mkdtempSync(path.join(os.tmpdir(), prefix)));
  folders.add(folder);
  return folder;
}

const folders = new Set<string>();

/** Deletes every temporary folder made so far: for an `after` or `afterEach` hook. */
export function removeTempFolders(): void {
  for (const folder of folders) {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    folders.delete(folder);
  }
}

/**
 * Makes a repository on branch `main` whose first commit holds `files`. Without files there is no
 * commit yet. The date of every commit is pinned.
 */
export function makeRepository(files: Readonly<Record<string, string | Uint8Array>> = {}): TempRepository {
  const folder = tempFolder();
  const root = path.join(folder, 'repo');
  fs.mkdirSync(root);
  const repository = openRepository(root, folder);
  repository.git('init', '--quiet', '--initial-branch=main');
  // Byte-exact worktrees on every system, and no background process that outlives the test.
  repository.git('config', 'core.autocrlf', 'false');
  repository.git('config', 'gc.auto', '0');
  repository.git('config', 'maintenance.auto', 'false');
  if (Object.keys(files).length > 0) {
    repository.write(files);
    repository.commit('baseline');
  }
  return repository;
}

/** The same handle for a repository that exists already (a linked worktree, for instance). */
export function openRepository(root: string, folder = root): TempRepository {
  const at = (name: string) => path.join(root, name);
  const git = (...args: string[]): string =>
    execFileSync('git', args, {
      cwd: root,
      env: cleanEnv(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 64 * 1024 * 1024,
    });
  return {
    root,
    git,
    write(files) {
      for (const [name, content] of Object.entries(files)) {
        fs.mkdirSync(path.dirname(at(name)), { recursive: true });
        fs.writeFileSync(at(name), content);
      }
    },
    read: (name) => fs.readFileSync(at(name), 'utf8'),
    exists: (name) => fs.existsSync(at(name)),
    delete(name) {
      fs.rmSync(at(name), { recursive: true, force: true });
    },
    commit(message = 'change') {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', message);
      return git('rev-parse', 'HEAD').trim();
    },
    remove() {
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      folders.delete(folder);
    },
  };
}
