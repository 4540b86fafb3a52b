// One VSIX of one platform, with the one native file that it needs.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readmeForPackage } from './packageReadme.mjs';
import { npm, ROOT, runOrEnd } from './setup.mjs';

/** VS Code's name of a platform: koffi's package for it, and the folder of the native file in that package. */
export const TARGETS = {
  'linux-x64': ['linux-x64', 'linux_x64'],
  'linux-arm64': ['linux-arm64', 'linux_arm64'],
  'alpine-x64': ['linux-x64', 'musl_x64'],
  'alpine-arm64': ['linux-arm64', 'musl_arm64'],
  'darwin-x64': ['darwin-x64', 'darwin_x64'],
  'darwin-arm64': ['darwin-arm64', 'darwin_arm64'],
  'win32-x64': ['win32-x64', 'win32_x64'],
  'win32-arm64': ['win32-arm64', 'win32_arm64'],
};

const COPIED = [
  'CHANGELOG.md',
  'LICENSE',
  'THIRD-PARTY-NOTICES.txt',
  'media',
  'l10n',
  'skills',
  '.vscodeignore',
];

/** The platform of this machine. */
export function ownTarget() {
  const musl = process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime;
  return `${musl ? 'alpine' : process.platform}-${process.arch}`;
}

/** Where packages are put unless somebody says otherwise. */
export const PACKAGES = path.join(ROOT, 'out', 'packages');

/** The VSIX of a platform. */
export function vsixPath({ name, version }, target, folder = PACKAGES) {
  return path.join(folder, `${name}-${version}-${target}.vsix`);
}

/** Stages what .vscodeignore names and packs it. `origin` says where the repository is, if anybody knows. */
export function packageVsix({ target, manifest, built, origin, stage, out }) {
  const [name, folder] = TARGETS[target];
  fs.mkdirSync(stage, { recursive: true });
  const words = fs.readdirSync(ROOT).filter((entry) => /^package\.nls(\.[\w-]+)?\.json$/.test(entry));
  for (const entry of [...COPIED, ...words]) {
    const from = path.join(ROOT, entry);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(stage, entry), { recursive: true });
  }
  const readme = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  fs.writeFileSync(path.join(stage, 'README.md'), readmeForPackage(readme, origin.places));
  // Scripts and development packages mean nothing to a user, and vsce would run `vscode:prepublish`.
  const shipped = { ...manifest, ...origin.metadata };
  for (const key of ['scripts', 'devDependencies', 'private', 'bin']) delete shipped[key];
  fs.writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(shipped, null, 2)}\n`);
  fs.cpSync(built, path.join(stage, 'dist'), { recursive: true });
  fs.cpSync(nativeFolder(name, folder), path.join(stage, 'dist', folder), { recursive: true });
  const file = vsixPath(manifest, target, out);
  const vsce = path.join(ROOT, 'node_modules', '@vscode', 'vsce', 'vsce');
  const args = ['package', '--no-dependencies', '--target', target, '--out', file];
  // Links are rewritten above: vsce knows neither <picture> nor a repository without an address.
  args.push('--allow-missing-repository', '--no-rewrite-relative-links');
  runOrEnd(process.execPath, [vsce, ...args], { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] });
  return file;
}

/** The folder with koffi's native file: from the installed packages, else fetched once from the registry. */
function nativeFolder(name, folder) {
  const installed = path.join(ROOT, 'node_modules', '@koromix', `koffi-${name}`, folder);
  if (fs.existsSync(installed)) return installed;
  const koffi = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', 'koffi', 'package.json'), 'utf8'));
  const cache = path.join(ROOT, '.vscode-test', 'natives', `${name}-${koffi.version}`);
  const cached = path.join(cache, 'package', folder);
  if (!fs.existsSync(cached)) {
    fs.rmSync(cache, { recursive: true, force: true });
    fs.mkdirSync(cache, { recursive: true });
    console.log(`Fetching koffi ${koffi.version} for ${name} …`);
    npm(['pack', '--silent', '--pack-destination', cache, `@koromix/koffi-${name}@${koffi.version}`]);
    const [archive] = fs.readdirSync(cache).filter((file) => file.endsWith('.tgz'));
    const done = spawnSync('tar', ['-xzf', archive], { cwd: cache, stdio: ['ignore', 'inherit', 'inherit'] });
    if (done.status !== 0 || !fs.existsSync(cached)) throw new Error(`koffi for ${name} holds no ${folder}`);
  }
  return cached;
}
