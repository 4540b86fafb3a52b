// The command alone as an npm package: no editor, and koffi's native files as packages that npm chooses from.
import fs from 'node:fs';
import path from 'node:path';
import { bundledPackages, noticesText, readMeta } from './notices.mjs';
import { readmeForPackage } from './packageReadme.mjs';
import { build, npm, ROOT } from './setup.mjs';

export const NPM_NAME = 'cordon-cli';

/** Builds the folder of the package and packs it. `origin` says where the repository is, if anybody knows. */
export function packageNpm({ manifest, origin, stage, out }) {
  build(['--production', '--command', '--outdir', path.join(stage, 'dist'), '--metafile', `${stage}-meta`]);
  const notices = noticesText(bundledPackages([readMeta(`${stage}-meta`, 'command')]));
  fs.writeFileSync(path.join(stage, 'THIRD-PARTY-NOTICES.txt'), notices);
  for (const entry of ['LICENSE', 'CHANGELOG.md'])
    fs.copyFileSync(path.join(ROOT, entry), path.join(stage, entry));
  fs.cpSync(path.join(ROOT, 'skills'), path.join(stage, 'skills'), { recursive: true });
  const readme = fs.readFileSync(path.join(ROOT, 'docs', 'npm.md'), 'utf8');
  fs.writeFileSync(path.join(stage, 'README.md'), readmeForPackage(readme, origin.docs));
  fs.writeFileSync(
    path.join(stage, 'package.json'),
    `${JSON.stringify(manifestOf(manifest, origin), null, 2)}\n`,
  );
  npm(['pack', stage, '--silent', '--pack-destination', out]);
  return path.join(out, `${NPM_NAME}-${manifest.version}.tgz`);
}

function manifestOf({ version, license, author, keywords, engines }, origin) {
  const koffi = JSON.parse(fs.readFileSync(path.join(ROOT, 'node_modules', 'koffi', 'package.json'), 'utf8'));
  return {
    name: NPM_NAME,
    version,
    description:
      'The gate after the coding agent: accepts its result only if it stayed inside the envelope you armed.',
    keywords: [...keywords, 'cli'],
    license,
    author,
    ...origin.metadata,
    type: 'commonjs',
    bin: { cordon: 'dist/cli.js' },
    files: ['dist', 'skills', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.txt'],
    engines: { node: engines.node },
    // The native file for the machine. Not koffi itself, whose JavaScript is bundled: it comes with its sources and an
    // install script, about which npm warns.
    optionalDependencies: koffi.optionalDependencies,
  };
}
