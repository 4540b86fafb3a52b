// npm run package: what is given to users, in out/packages/: one VSIX a platform, and the command as an npm package.
//   npm run package                    all of them
//   npm run package -- linux-x64 npm   only these; `own` is the platform of this machine
//   npm run package -- --out FOLDER    puts them there
// CORDON_REPOSITORY=https://… tells where the repository is: the packages name it, and the pictures and links of their
// README lead there, at CORDON_REVISION (the tag of the version by default). Unknown, they have none of these.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageNpm } from './packageNpm.mjs';
import { placesOf } from './packageReadme.mjs';
import { ownTarget, PACKAGES, packageVsix, TARGETS } from './packageVsix.mjs';
import { build, installPackages, ROOT } from './setup.mjs';

const known = [...Object.keys(TARGETS), 'npm'];
const USAGE = `npm run package -- [NAME …] [--out FOLDER]

  NAME   ${known.join(', ')}; own: the platform of this machine; none: all of them
  --out  where the packages go (out/packages)

CORDON_REPOSITORY=https://… says where the repository is, CORDON_REVISION at which tag.`;
const { values, positionals } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
const named = positionals.map((name) => (name === 'own' ? ownTarget() : name));
const wanted = named.length > 0 ? named : known;
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  endWithUsage(`there is no package ${unknown.join(', ')}`);
}

installPackages();
const manifest = createRequire(import.meta.url)('../package.json');
const origin = originOf(manifest, process.env);
const out = path.resolve(values.out ?? PACKAGES);
fs.mkdirSync(out, { recursive: true });

// What is staged is nobody else's: two of these may run at once.
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'cordon-package-'));
process.on('exit', () => fs.rmSync(work, { recursive: true, force: true, maxRetries: 3 }));
const built = path.join(work, 'dist');
if (wanted.some((name) => name in TARGETS)) build(['--production', '--outdir', built]);
for (const name of wanted) {
  const stage = path.join(work, name);
  const pack = name === 'npm' ? packageNpm : packageVsix;
  const file = pack({ target: name, manifest, built, origin, stage, out });
  console.log(`${name}: ${path.relative(ROOT, file)} (${(fs.statSync(file).size / 1024).toFixed(0)} KiB)`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    return endWithUsage(error.message);
  }
}

function endWithUsage(message) {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

/** What the packages say about where they come from: what the environment says, else `repository` of package.json. */
function originOf({ version, repository: named }, { CORDON_REPOSITORY, CORDON_REVISION: revision }) {
  const repository = CORDON_REPOSITORY || (named?.url ?? named)?.replace(/^git\+/, '').replace(/\.git$/, '');
  if (!repository) return { metadata: {} };
  if (!/^https:\/\/[^\s?#]+[^/\s?#]$/.test(repository)) {
    console.error(`the repository is no address such as https://example.org/owner/name: ${repository}`);
    process.exit(2);
  }
  const places = placesOf(repository, revision || `v${version}`);
  return {
    metadata: {
      repository: { type: 'git', url: `git+${repository}.git` },
      bugs: { url: `${repository}/issues` },
      homepage: `${repository}#readme`,
    },
    places,
    // docs/npm.md lies one folder down.
    docs: { pages: `${places.pages}docs/`, files: `${places.files}docs/` },
  };
}
