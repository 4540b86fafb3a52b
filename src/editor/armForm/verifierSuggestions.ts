/** Verifiers that the repository itself suggests: the test commands of its build tools. */
import fs from 'node:fs/promises';
import path from 'node:path';

/** The largest manifest that is read, in bytes. */
const MOST_BYTES = 1_000_000;
/** Scripts of package.json that check rather than build, serve or release; none of these names needs quoting. */
const CHECKS = /^(?:test|lint|typecheck|type-check|check|format:check|unit)(?::[\w-]+)?$/;
const MOST = 8;

/** Reads the manifests at the top of the worktree; nothing is run. */
export async function suggestVerifiers(root: string): Promise<string[]> {
  const [packageJson, cargo, goMod, makefile] = await Promise.all([
    readManifest(root, 'package.json'),
    readManifest(root, 'Cargo.toml'),
    readManifest(root, 'go.mod'),
    readManifest(root, 'Makefile'),
  ]);
  return [
    ...(packageJson === null ? [] : scriptCommands(packageJson, await scriptRunner(root))),
    ...((await hasAny(root, ['pytest.ini', 'pyproject.toml', 'setup.cfg', 'tox.ini'])) ? ['pytest'] : []),
    ...(cargo === null ? [] : ['cargo test']),
    ...(goMod === null ? [] : ['go test ./...']),
    ...(makefile === null ? [] : makeCommands(makefile)),
  ].slice(0, MOST);
}

async function scriptRunner(root: string): Promise<string> {
  if (await hasAny(root, ['pnpm-lock.yaml'])) return 'pnpm';
  if (await hasAny(root, ['yarn.lock'])) return 'yarn';
  return (await hasAny(root, ['bun.lock', 'bun.lockb'])) ? 'bun' : 'npm';
}

/** `npm test`, `npm run lint`: one for each script that checks something. */
export function scriptCommands(packageJson: string, runner: string): string[] {
  let manifest: unknown;
  try {
    manifest = JSON.parse(packageJson);
  } catch {
    return [];
  }
  const scripts: unknown = (manifest as { scripts?: unknown } | null)?.scripts;
  if (typeof scripts !== 'object' || scripts === null) return [];
  return (
    Object.entries(scripts)
      .filter(([name, command]) => CHECKS.test(name) && typeof command === 'string')
      // What npm itself puts there when nothing is set up.
      .filter(([, command]) => !String(command).includes('no test specified'))
      .map(([name]) => (name === 'test' ? `${runner} test` : `${runner} run ${name}`))
  );
}

/** `make test`, or `make check` where there is only that. */
export function makeCommands(makefile: string): string[] {
  const target = ['test', 'check'].find((name) => new RegExp(`^${name}\\s*:(?!=)`, 'm').test(makefile));
  return target === undefined ? [] : [`make ${target}`];
}

/** A small regular file, never through a link: it might lead out of the repository. */
async function readManifest(root: string, name: string): Promise<string | null> {
  const file = path.join(root, name);
  try {
    const stats = await fs.lstat(file);
    if (!stats.isFile() || stats.size > MOST_BYTES) return null;
    return await fs.readFile(file, 'utf8');
  } catch {
    return null;
  }
}

async function hasAny(root: string, names: readonly string[]): Promise<boolean> {
  const all = await Promise.all(names.map((name) => fs.lstat(path.join(root, name)).catch(() => null)));
  return all.some((stats) => stats?.isFile() ?? false);
}
