// npm test: installs what is missing, builds, and runs every suite; the last line counts them.
//   npm test                      everything
//   npm test -- unit evidence     only these suites (see SUITES)
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownTarget, vsixPath } from './packageVsix.mjs';
import { build, installPackages, ROOT, runOrEnd, runShown } from './setup.mjs';

const VERSIONS = ['1.139.1', '1.105.1', '1.99.3'];
const HOST = path.join('out', 'test', 'host', 'cli.js');

/** What races or drives real agents and editors runs one file at a time. */
const SUITES = {
  unit: () => runMocha('unit', { jobs: 2 }),
  conformance: () => runMocha('conformance', { jobs: 2 }),
  evidence: () => runMocha('evidence', { jobs: 2 }),
  faults: () => runMocha('faults'),
  agents: () => runMocha('agents'),
  package: () => runMocha('package'),
  host: () => runMocha('host'),
  /** The suite inside the extension host: the newest editor, Cursor's base under Cursor's name, and the floor. */
  editor: () =>
    sum(
      VERSIONS.map((version) =>
        again(2, () => runInHost(version, version === '1.105.1' ? ['--app-name', 'Cursor'] : [])),
      ),
    ),
  /** A person's clicks and keys on the installed VSIX: all of them in the newest editor, a smoke in the other two. */
  ui: () => {
    const env = { CORDON_UI_VSIX: packagedExtension() };
    return sum(
      VERSIONS.flatMap((version, index) =>
        uiFiles(index > 0).map((files) =>
          again(3, () => runMocha('ui', { files, version, env, retries: 1 })),
        ),
      ),
    );
  },
};

const names = Object.keys(SUITES);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`no suite ${unknown.join(', ')}: use ${names.join(', ')}`);
  process.exit(2);
}

installPackages();
build(['--tests']);

const rows = names
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .map((name) => {
    const started = Date.now();
    console.log(`\n== ${name}`);
    return { name, ...SUITES[name](), seconds: Math.round((Date.now() - started) / 1000) };
  });
const total = sum(rows);
console.log('');
for (const row of rows)
  console.log(
    `${row.name.padEnd(12)} ${row.passes} passed, ${row.failures} failed, ${row.pending} skipped in ${row.seconds} s`,
  );
console.log(`\n${total.passes} passed, ${total.failures} failed, ${total.pending} skipped`);
process.exitCode = total.failures > 0 || total.passes === 0 ? 1 : 0;

/**
 * What is drawn in a busy window may come late, and the tests of a file build on each other: a file that fails is
 * played again in a new window. What is wrong fails every time.
 */
function again(tries, play) {
  for (let left = tries - 1; ; left -= 1) {
    const result = play();
    if (result.failures === 0 || left === 0) return result;
    console.log('Once more, in a new window …');
  }
}

/** The built files of the ui suite; only the round trip for a smoke. */
function uiFiles(smoke) {
  if (smoke) return ['round.test.js'];
  const names = fs.readdirSync(path.join(ROOT, 'out', 'test', 'ui'));
  return names.filter((name) => name.endsWith('.test.js')).sort();
}

/** The VSIX of this machine, packaged now; with CORDON_UI_SOURCE=1 none, and the source build is looked at. */
function packagedExtension() {
  if (process.env.CORDON_UI_SOURCE === '1') return '';
  runOrEnd(process.execPath, [path.join('scripts', 'package.mjs'), 'own']);
  const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return vsixPath(manifest, ownTarget());
}

function sum(results) {
  const add = (key) => results.reduce((all, result) => all + result[key], 0);
  return { passes: add('passes'), failures: add('failures'), pending: add('pending') };
}

/** Runs one folder of suites in a mocha of its own; a run that ended without results counts as one failure. */
function runMocha(name, { jobs = 1, files = '**/*.test.js', version, env: added = {}, retries = 0 } = {}) {
  const report = path.join(os.tmpdir(), `cordon-${name}-${process.pid}.json`);
  const mocha = path.join('node_modules', 'mocha', 'bin', 'mocha.js');
  const parallel = jobs > 1 && os.availableParallelism() > 1 ? ['--parallel', '--jobs', String(jobs)] : [];
  const reporter = ['--reporter', './scripts/reporter.cjs', '--reporter-option', `file=${report}`];
  const env = { ...process.env, ...added, ...(version ? { CORDON_HOST_VERSION: version } : {}) };
  if (version) console.log(`VS Code ${version}`);
  const args = [
    '--enable-source-maps',
    mocha,
    '--timeout',
    '120000',
    '--retries',
    String(retries),
    ...parallel,
    ...reporter,
    `out/test/${name}/${files}`,
  ];
  const status = runShown(process.execPath, args, { env });
  try {
    const stats = JSON.parse(fs.readFileSync(report, 'utf8'));
    fs.rmSync(report);
    // Mocha exits with the number of failures; anything beyond them (a crash, a hook) is a failure too.
    return status === 0 || stats.failures > 0 ? stats : { ...stats, failures: 1 };
  } catch {
    console.error(`the ${name} suite ended without results (exit ${status})`);
    return { passes: 0, failures: 1, pending: 0 };
  }
}

/** Runs the editor suite inside the extension host of one release. */
function runInHost(version, options) {
  const results = path.join('out', 'results', `editor-${version}.ndjson`);
  fs.rmSync(path.join(ROOT, results), { force: true });
  const done = spawnSync(
    process.execPath,
    [HOST, 'in-host', '--version', version, '--results', results, ...options],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const lines = fs.existsSync(path.join(ROOT, results))
    ? fs.readFileSync(path.join(ROOT, results), 'utf8').trim().split('\n')
    : [];
  const events = lines.filter((line) => line !== '').map((line) => JSON.parse(line).event);
  const count = (event) => events.filter((name) => name === event).length;
  const failures = count('fail');
  return {
    passes: count('pass'),
    failures: failures > 0 || done.status === 0 ? failures : 1,
    pending: count('pending'),
  };
}
