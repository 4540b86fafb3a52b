import path from 'node:path';
import { Refusal } from '../engine/errors';

/**
 * Where the worktree is looked for: the folder that was named, else the current one. A terminal may stand in a folder that
 * is gone, from where no program can be started.
 * @throws Refusal `no-repository`
 */
export function startFolder(named: string | null): string {
  const here = currentFolder();
  if (here !== null) return named ?? here;
  if (named !== null && path.isAbsolute(named)) {
    process.chdir(path.parse(named).root);
    return named;
  }
  throw new Refusal(
    'no-repository',
    'the current folder is gone: go to another one, or name the worktree by its whole path with --repo',
  );
}

function currentFolder(): string | null {
  try {
    return process.cwd();
  } catch {
    return null;
  }
}
