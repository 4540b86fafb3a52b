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
  const read = (name: string): Promise<string | null> => readManifest(root, name);
  const [packageJson, cargo, goMod, makefile, pyproject] = await Promise.all(
    ['package.json', 'Cargo.toml', 'go.mod', 'Makefile', 'pyproject.toml'].map(read),
  );
  const [pytestIni, setupCfg, tox, pnpm, yarn, bun] = await Promise.all(
    ['pytest.ini', 'setup.cfg', 'tox.ini', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'].map((name) =>
      isFile(root, name),
    ),
  );
  const runner = pnpm ? 'pnpm' : yarn ? 'yarn' : bun ? 'bun' : 'npm';
  const python = pytestIni || tox || setupCfg || pyproject != null;
  return [
    ...scriptCommands(packageJson ?? '', runner),
    ...(python ? ['pytest'] : []),
    ...(cargo != null ? ['cargo test'] : []),
    ...(goMod != null ? ['go test ./...'] : []),
    ...(/^(?:check|test)\s*:(?!=)/m.test(makefile ?? '') ? [makeCommand(makefile ?? '')] : []),
  ].slice(0, MOST);
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

function makeCommand(makefile: string): string {
  return /^test\s*:(?!=)/m.test(makefile) ? 'make test' : 'make check';
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

async function isFile(root: string, name: string): Promise<boolean> {
  const stats = await fs.lstat(path.join(root, name)).catch(() => null);
  return stats?.isFile() ?? false;
}
