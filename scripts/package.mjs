// npm run package: one VSIX a platform in out/packages/, each with the one native file that its platform needs.
//   npm run package                    all platforms
//   npm run package -- linux-x64       only these
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, installPackages, npm, ROOT, runOrEnd } from './setup.mjs';

/** VS Code's name of a platform: koffi's package for it, and the folder of the native file in that package. */
const TARGETS = {
  'linux-x64': ['linux-x64', 'linux_x64'],
  'linux-arm64': ['linux-arm64', 'linux_arm64'],
  'alpine-x64': ['linux-x64', 'musl_x64'],
  'alpine-arm64': ['linux-arm64', 'musl_arm64'],
  'darwin-x64': ['darwin-x64', 'darwin_x64'],
  'darwin-arm64': ['darwin-arm64', 'darwin_arm64'],
  'win32-x64': ['win32-x64', 'win32_x64'],
  'win32-arm64': ['win32-arm64', 'win32_arm64'],
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TARGETS);
const unknown = wanted.filter((target) => !(target in TARGETS));
if (unknown.length > 0) {
  console.error(`no platform ${unknown.join(', ')}: use ${Object.keys(TARGETS).join(', ')}`);
  process.exit(2);
}

installPackages();
const require = createRequire(import.meta.url);
const manifest = require('../package.json');
const koffi = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', 'koffi', 'package.json'), 'utf8'));
const out = path.join(ROOT, 'out', 'packages');
const built = path.join(ROOT, 'out', 'dist-production');
fs.mkdirSync(out, { recursive: true });

build(['--production', '--outdir', built]);
for (const target of wanted) console.log(`${target}: ${packageFor(target)}`);

/** Stages what .vscodeignore names, with the native file of one platform, and packs it. Returns the VSIX's path. */
function packageFor(target) {
  const [name, folder] = TARGETS[target];
  const stage = path.join(ROOT, 'out', 'stage', target);
  fs.rmSync(stage, { recursive: true, force: true });
  fs.mkdirSync(stage, { recursive: true });
  for (const entry of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'package.nls.json',
    'media',
    'l10n',
    '.vscodeignore',
  ]) {
    const from = path.join(ROOT, entry);
    if (fs.existsSync(from)) fs.cpSync(from, path.join(stage, entry), { recursive: true });
  }
  // Scripts and development packages mean nothing to a user, and vsce would run `vscode:prepublish`.
  const shipped = { ...manifest };
  for (const key of ['scripts', 'devDependencies', 'private']) delete shipped[key];
  fs.writeFileSync(path.join(stage, 'package.json'), `${JSON.stringify(shipped, null, 2)}\n`);
  fs.cpSync(built, path.join(stage, 'dist'), { recursive: true });
  fs.cpSync(nativeFolder(name, folder), path.join(stage, 'dist', folder), { recursive: true });
  const file = path.join(out, `${manifest.name}-${manifest.version}-${target}.vsix`);
  const vsce = path.join(ROOT, 'node_modules', '@vscode', 'vsce', 'vsce');
  const args = [
    'package',
    '--no-dependencies',
    '--target',
    target,
    '--out',
    file,
    '--skip-license',
    '--allow-missing-repository',
    // The pictures of README.md lie beside it in the repository, not in the package.
    '--no-rewrite-relative-links',
  ];
  runOrEnd(process.execPath, [vsce, ...args], { cwd: stage, stdio: ['ignore', 'ignore', 'inherit'] });
  return path.relative(ROOT, file);
}

/** The folder with koffi's native file: from the installed packages, else fetched once from the registry. */
function nativeFolder(name, folder) {
  const installed = path.join(ROOT, 'node_modules', '@koromix', `koffi-${name}`, folder);
  if (fs.existsSync(installed)) return installed;
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
