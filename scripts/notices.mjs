// npm run notices: writes THIRD-PARTY-NOTICES.txt, the licences of what is really in the bundles.
//   npm run notices              writes the file
//   npm run notices -- --check   ends with 1 when the file is not what it would write
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, installPackages, ROOT } from './setup.mjs';

const FILE = path.join(ROOT, 'THIRD-PARTY-NOTICES.txt');

/** What may be given on under Apache-2.0. Anything else is looked at by a person first. */
const KNOWN = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'CC-BY-4.0']);

/** Packages that no bundle lists: copied as they are, or compiled into the native file. */
const COPIED = ['node_modules/@vscode/codicons'];
const FURTHER_TEXTS = { koffi: ['vendor/node-addon-api', 'vendor/node-api-headers'] };

/** The folders of the packages that have at least a byte in one of the bundles. */
export function bundledPackages(metafiles) {
  const folders = new Set();
  for (const { outputs } of metafiles)
    for (const { inputs } of Object.values(outputs))
      for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
        const folder = /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
        if (folder === undefined || bytesInOutput === 0) continue;
        // koffi's package for this machine: every platform has one, under the same licence as koffi itself.
        folders.add(folder.replace(/@koromix\/koffi-.*/, 'koffi'));
      }
  return [...folders];
}

/** The whole text for the packages in these folders. */
export function noticesText(folders) {
  const parts = [...new Map(folders.map(notice).map((part) => [part.title, part])).values()];
  parts.sort((one, other) => (one.title < other.title ? -1 : 1));
  const opening =
    'Cordon is licensed under Apache-2.0 (see LICENSE). It contains the packages below, each under its own licence.\n' +
    'This file is written by "npm run notices" from what the bundles really hold.\n';
  const list = parts.map(({ title, licence }) => `  ${title}  ${licence}\n`).join('');
  const texts = parts.map(
    ({ title, licence, text }) => `${'-'.repeat(80)}\n${title}  (${licence})\n\n${text}\n`,
  );
  return `${opening}\n${list}\n${texts.join('\n')}`;
}

/** Builds the product and returns the folders of the packages in it. */
export function packagesOfProduct() {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'cordon-notices-'));
  try {
    build(['--production', '--outdir', path.join(out, 'dist'), '--metafile', out]);
    return [...bundledPackages(['product', 'page'].map((name) => readMeta(out, name))), ...COPIED];
  } finally {
    fs.rmSync(out, { recursive: true, force: true, maxRetries: 3 });
  }
}

export function readMeta(folder, name) {
  return JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'));
}

function notice(folder) {
  const { name, version, license } = JSON.parse(
    fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'),
  );
  if (!KNOWN.has(license))
    throw new Error(`${name} is under "${license}": look at it, then add it to scripts/notices.mjs`);
  const folders = [folder, ...(FURTHER_TEXTS[name] ?? []).map((below) => path.join(folder, below))];
  const texts = folders.flatMap(licenceFiles).map((file) => fs.readFileSync(file, 'utf8'));
  if (texts.length === 0) throw new Error(`${name} has no licence file`);
  // Line ends and white space at line ends depend on who published the package.
  const text = texts.map((words) =>
    words
      .replaceAll('\r\n', '\n')
      .replaceAll(/[ \t]+$/gm, '')
      .trim(),
  );
  return { title: `${name} ${version}`, licence: license, text: text.join('\n\n') };
}

function licenceFiles(folder) {
  const names = fs
    .readdirSync(path.join(ROOT, folder))
    .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name));
  return names.sort().map((name) => path.join(ROOT, folder, name));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  installPackages();
  const text = noticesText(packagesOfProduct());
  if (!process.argv.includes('--check')) {
    fs.writeFileSync(FILE, text);
    console.log(`${path.relative(ROOT, FILE)}: ${text.split('\n').length} lines`);
  } else if (!fs.existsSync(FILE) || fs.readFileSync(FILE, 'utf8') !== text) {
    console.error('THIRD-PARTY-NOTICES.txt is not what the bundles hold: run npm run notices');
    process.exitCode = 1;
  }
}
