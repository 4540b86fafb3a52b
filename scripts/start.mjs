// npm start: builds Cordon and shows it at work on a sample repository in a temporary folder.
//   npm start               on a terminal: leaves the sample for you to try
//   npm start -- --once     removes the sample and ends (also without a terminal)
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, installPackages, ROOT } from './setup.mjs';

const once = process.argv.includes('--once') || !process.stdout.isTTY;

installPackages();
build();

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'cordon-sample-')));
const root = path.join(folder, 'dates');
const cli = path.join(ROOT, 'dist', 'cli.js');
const failures = [];

makeSample();
say('An envelope is armed: the date parser may change, its tests must pass, nothing else may move.');
cordon(0, [
  'arm',
  'accept ISO week dates',
  '--allow',
  'src/**',
  '--allow',
  'test/**',
  '--deny',
  'src/generated/**',
  '--max-added-lines',
  '40',
  '--verify',
  'node test/dates.test.js',
]);
say('A scripted agent stays inside …');
write('src/dates.js', SAMPLE().fixed);
cordon(0, ['check']);
say('… and then breaks out: it empties the test script and edits a generated file.');
write('package.json', '{ "name": "dates", "scripts": { "test": "true" } }\n');
write('src/generated/zones.js', 'module.exports = {};\n');
cordon(3, ['check']);
say('The person takes those two back; the verdict follows the files, not the words.');
git('checkout', '--quiet', '--', 'package.json', 'src/generated/zones.js');
cordon(0, ['check']);

if (failures.length > 0) {
  console.error(`\nThe sample did not go as it should: ${failures.join('; ')}`);
  process.exitCode = 1;
}
if (once) fs.rmSync(folder, { recursive: true, force: true });
else console.log(`\nThe sample is yours: ${root}\n  node ${cli} --repo ${root} status`);

function makeSample() {
  fs.mkdirSync(root, { recursive: true });
  const sample = SAMPLE();
  write('package.json', '{ "name": "dates", "scripts": { "test": "node test/dates.test.js" } }\n');
  write('README.md', '# dates\n\nParses dates.\n');
  write('src/dates.js', sample.original);
  write('src/generated/zones.js', 'module.exports = { utc: 0 };\n');
  write('test/dates.test.js', sample.test);
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git(
    '-c',
    'user.name=Sample',
    '-c',
    'user.email=sample@example.invalid',
    'commit',
    '--quiet',
    '-m',
    'a small library',
  );
}

function SAMPLE() {
  return {
    original: `exports.parse = (text) => new Date(text + 'T00:00:00Z');\n`,
    fixed: `exports.parse = (text) => {
  const week = /^(\\d{4})-W(\\d{2})$/.exec(text);
  if (!week) return new Date(text + 'T00:00:00Z');
  const fourth = new Date(Date.UTC(Number(week[1]), 0, 4));
  const monday = fourth.getUTCDate() - ((fourth.getUTCDay() + 6) % 7);
  return new Date(Date.UTC(Number(week[1]), 0, monday + 7 * (Number(week[2]) - 1)));
};
`,
    test: `const { parse } = require('../src/dates.js');
if (parse('2026-03-01').getUTCMonth() !== 2) throw new Error('month');
console.log('ok');
`,
  };
}

function write(name, content) {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), content);
}

function git(...args) {
  const done = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`git ${args.join(' ')}: ${done.error?.message ?? done.stderr}`);
}

function cordon(expected, args) {
  console.log(`\n$ cordon ${args.map((arg) => (/^[\w./-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ')}`);
  const done = spawnSync(process.execPath, [cli, '--repo', root, '--format', 'text', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  console.log(`(exit ${done.status})`);
  if (done.status !== expected) failures.push(`cordon ${args[0]} ended with ${done.status}, not ${expected}`);
}

function say(text) {
  console.log(`\n${text}`);
}
