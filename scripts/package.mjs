// npm run package: what is given to users, in out/packages/: one VSIX a platform, and the command as an npm package.
//   npm run package                    all of them
//   npm run package -- linux-x64 npm   only these; `own` is the platform of this machine
// CORDON_REPOSITORY=https://… tells where the repository is: the packages name it, and the pictures and links of their
// README lead there, at CORDON_REVISION (the tag of the version by default). Unknown, they have none of these.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageNpm } from './packageNpm.mjs';
import { placesOf } from './packageReadme.mjs';
import { ownTarget, packageVsix, TARGETS } from './packageVsix.mjs';
import { build, installPackages, ROOT } from './setup.mjs';

const known = [...Object.keys(TARGETS), 'npm'];
const named = process.argv.slice(2).map((name) => (name === 'own' ? ownTarget() : name));
const wanted = named.length > 0 ? named : known;
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`no package ${unknown.join(', ')}: use ${known.join(', ')}, own`);
  process.exit(2);
}

installPackages();
const manifest = createRequire(import.meta.url)('../package.json');
const origin = originOf(manifest, process.env);
const built = path.join(ROOT, 'out', 'dist-production');
fs.mkdirSync(path.join(ROOT, 'out', 'packages'), { recursive: true });

if (wanted.some((name) => name in TARGETS)) {
  fs.rmSync(built, { recursive: true, force: true });
  build(['--production', '--outdir', built]);
}
for (const name of wanted) {
  const file =
    name === 'npm' ? packageNpm({ manifest, origin }) : packageVsix(name, { manifest, built, origin });
  console.log(`${name}: ${path.relative(ROOT, file)} (${(fs.statSync(file).size / 1024).toFixed(0)} KiB)`);
}

/** What the packages say about where they come from. */
function originOf({ version }, { CORDON_REPOSITORY: repository, CORDON_REVISION: revision }) {
  if (!repository) return { metadata: {} };
  if (!/^https:\/\/[^\s?#]+[^/\s?#]$/.test(repository)) {
    console.error(`CORDON_REPOSITORY is no address such as https://example.org/owner/name: ${repository}`);
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
