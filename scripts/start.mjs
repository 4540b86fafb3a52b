// npm start: builds Cordon and shows it at work on a sample repository in a temporary folder, first as a command, then
// as an extension in a real editor: the VS Code, Cursor or Windsurf that is installed, else one served to a browser.
//   npm start               on a terminal: the editor stays open until Ctrl-C
//   npm start -- --once     looks whether the extension comes up, and ends (also without a terminal)
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownTarget, vsixPath } from './packageVsix.mjs';
import { build, installPackages, ROOT, runOrEnd, runShown } from './setup.mjs';

const once = process.argv.includes('--once') || !process.stdout.isTTY;
const desktop = once ? undefined : ['code', 'cursor', 'windsurf'].find(isOnPath);

installPackages();
build();

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'cordon-sample-')));
const root = path.join(folder, 'dates');
const cli = path.join(ROOT, 'dist', 'cli.js');
const failures = [];

makeSample();
say('An envelope is armed: the sources may change, the tests must pass, nothing else may move.');
cordon(0, [
  'arm',
  'accept ISO week dates',
  '--allow',
  'src/**',
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
  process.exit(1);
}
say('The same envelope in an editor:');
process.exitCode = showInEditor();
if (once) fs.rmSync(folder, { recursive: true, force: true });
else console.log(`\nThe sample is yours: ${root}\n  node ${cli} --repo ${root} status`);

/** Opens the sample in the installed editor, else in the served one. Returns the exit code. */
function showInEditor() {
  if (desktop) {
    console.log(`Opening ${root} in ${desktop}, with the extension from this folder …`);
    const args = ['--new-window', `--extensionDevelopmentPath=${ROOT}`, root];
    return runShown(desktop, args, { shell: process.platform === 'win32' });
  }
  const target = ownTarget();
  runOrEnd(process.execPath, [path.join('scripts', 'package.mjs'), target]);
  build(['--tests']);
  const vsix = vsixPath(JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')), target);
  const args = [path.join('out', 'test', 'host', 'cli.js'), 'show', '--folder', root, '--vsix', vsix];
  return runShown(process.execPath, once ? [...args, '--once'] : args, { env: sampleEnv() });
}

function isOnPath(program) {
  const names = process.platform === 'win32' ? [`${program}.cmd`] : [program];
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((entry) => names.some((file) => fs.existsSync(path.join(entry, file))));
}

/** A seal of the sample belongs to the sample; an editor of the user's own looks where it always does. */
function sampleEnv() {
  return desktop ? process.env : { ...process.env, XDG_STATE_HOME: path.join(folder, 'state') };
}

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
    env: sampleEnv(),
  });
  console.log(`(exit ${done.status})`);
  if (done.status !== expected) failures.push(`cordon ${args[0]} ended with ${done.status}, not ${expected}`);
}

function say(text) {
  console.log(`\n${text}`);
}
