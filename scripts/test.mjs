// npm test: installs what is missing, builds, and runs every suite; the last line counts them.
//   npm test                      everything
//   npm test -- unit evidence     only these suites (see SUITES)
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownTarget, vsixPath } from './packageVsix.mjs';
import { build, installPackages, ROOT } from './setup.mjs';

const VERSIONS = ['1.139.1', '1.105.1', '1.99.3'];
const HOST = path.join('out', 'test', 'host', 'cli.js');

/**
 * What races or drives real agents and editors runs one file at a time. On a busy machine a moment may take seconds, so a
 * test that fails is tried once more and named; what is wrong fails twice.
 */
const SUITES = {
  unit: (print) => runMocha('unit', print, { jobs: 2, retries: 1 }),
  conformance: (print) => runMocha('conformance', print, { jobs: 2, retries: 1 }),
  evidence: (print) => runMocha('evidence', print, { jobs: 2, retries: 1 }),
  faults: (print) => runMocha('faults', print, { retries: 1 }),
  agents: (print) => runMocha('agents', print, { retries: 1 }),
  package: (print) => runMocha('package', print),
  host: (print) => runMocha('host', print),
  /** The suite inside the extension host: the newest editor, Cursor's base under Cursor's name, and the floor. */
  editor: async (print) => {
    const results = [];
    for (const version of VERSIONS) {
      const options = version === '1.105.1' ? ['--app-name', 'Cursor'] : [];
      results.push(await again(2, print, () => runInHost(version, print, options)));
    }
    return sum(results);
  },
  /** A person's clicks and keys on the installed VSIX: all of them in the newest editor, a smoke in the other two. */
  ui: async (print) => {
    const env = { CORDON_UI_VSIX: await packagedExtension(print) };
    const results = [];
    for (const [index, version] of VERSIONS.entries()) {
      for (const files of uiFiles(index > 0)) {
        const play = () => runMocha('ui', print, { files, version, env, retries: 1 });
        results.push(await again(3, print, play));
      }
    }
    return sum(results);
  },
};
/** These wait more than they compute, so those of a row run side by side. */
const TOGETHER = [
  ['faults', 'agents'],
  ['editor', 'ui'],
];

const names = Object.keys(SUITES);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`no suite ${unknown.join(', ')}: use ${names.join(', ')}`);
  process.exit(2);
}

installPackages();
build(['--tests']);

const chosen = names.filter((name) => wanted.length === 0 || wanted.includes(name));
const show = (chunk) => process.stdout.write(chunk);
const rows = [];
for (const name of chosen.filter((each) => !TOGETHER.flat().includes(each)))
  rows.push(await runSuite(name, show));
for (const row of TOGETHER) rows.push(...(await runTogether(chosen.filter((name) => row.includes(name)))));
const total = sum(rows);
console.log('');
for (const row of rows)
  console.log(
    `${row.name.padEnd(12)} ${row.passes} passed, ${row.failures} failed, ${row.pending} skipped in ${row.seconds} s`,
  );
console.log(`\n${total.passes} passed, ${total.failures} failed, ${total.pending} skipped`);
process.exitCode = total.failures > 0 || total.passes === 0 ? 1 : 0;

async function runSuite(name, print) {
  const started = Date.now();
  print(`\n== ${name}\n`);
  return { name, ...(await SUITES[name](print)), seconds: Math.round((Date.now() - started) / 1000) };
}

/** What the first prints is shown as it comes, the others' behind it. */
async function runTogether([first, ...others]) {
  if (first === undefined) return [];
  const held = others.map((name) => {
    const chunks = [];
    const row = runSuite(name, (chunk) => chunks.push(chunk));
    return { row, chunks };
  });
  const results = [await runSuite(first, show)];
  for (const { row, chunks } of held) {
    results.push(await row);
    for (const chunk of chunks) show(chunk);
  }
  return results;
}

/**
 * What is drawn in a busy window may come late, and the tests of a file build on each other: a file that fails is
 * played again in a new window. What is wrong fails every time.
 */
async function again(tries, print, play) {
  for (let left = tries - 1; ; left -= 1) {
    const result = await play();
    if (result.failures === 0 || left === 0) return result;
    print('Once more, in a new window …\n');
  }
}

/**
 * Runs a program, printing what it prints: straight to a terminal, colours and all, where it is shown as it comes.
 * Returns its exit code; 1 for one that could not start or was killed.
 */
function run(args, print, env = process.env) {
  const output = print === show ? 'inherit' : 'pipe';
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', output, output] });
    child.stdout?.on('data', print);
    child.stderr?.on('data', print);
    child.on('error', (error) => {
      print(`${args.join(' ')}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** The built files of the ui suite; only the round trip for a smoke. */
function uiFiles(smoke) {
  if (smoke) return ['round.test.js'];
  const names = fs.readdirSync(path.join(ROOT, 'out', 'test', 'ui'));
  return names.filter((name) => name.endsWith('.test.js')).sort();
}

/** The VSIX of this machine, packaged now; with CORDON_UI_SOURCE=1 none, and the source build is looked at. */
async function packagedExtension(print) {
  if (process.env.CORDON_UI_SOURCE === '1') return '';
  if ((await run([path.join('scripts', 'package.mjs'), 'own'], print)) !== 0)
    throw new Error('the extension could not be packaged');
  const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  return vsixPath(manifest, ownTarget());
}

function sum(results) {
  const add = (key) => results.reduce((all, result) => all + result[key], 0);
  return { passes: add('passes'), failures: add('failures'), pending: add('pending') };
}

/** Runs one folder of suites in a mocha of its own; a run that ended without results counts as one failure. */
async function runMocha(
  name,
  print,
  { jobs = 1, files = '**/*.test.js', version, env: added = {}, retries = 0 } = {},
) {
  const report = path.join(os.tmpdir(), `cordon-${name}-${process.pid}.json`);
  const mocha = path.join('node_modules', 'mocha', 'bin', 'mocha.js');
  const parallel = jobs > 1 && os.availableParallelism() > 1 ? ['--parallel', '--jobs', String(jobs)] : [];
  const reporter = ['--reporter', './scripts/reporter.cjs', '--reporter-option', `file=${report}`];
  const env = { ...process.env, ...added, ...(version ? { CORDON_HOST_VERSION: version } : {}) };
  if (version) print(`VS Code ${version}\n`);
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
  const status = await run(args, print, env);
  try {
    const stats = JSON.parse(fs.readFileSync(report, 'utf8'));
    fs.rmSync(report);
    // Mocha exits with the number of failures; anything beyond them (a crash, a hook) is a failure too.
    return status === 0 || stats.failures > 0 ? stats : { ...stats, failures: 1 };
  } catch {
    print(`the ${name} suite ended without results (exit ${status})\n`);
    return { passes: 0, failures: 1, pending: 0 };
  }
}

/** Runs the editor suite inside the extension host of one release. */
async function runInHost(version, print, options) {
  const results = path.join('out', 'results', `editor-${version}.ndjson`);
  fs.rmSync(path.join(ROOT, results), { force: true });
  const status = await run([HOST, 'in-host', '--version', version, '--results', results, ...options], print);
  const lines = fs.existsSync(path.join(ROOT, results))
    ? fs.readFileSync(path.join(ROOT, results), 'utf8').trim().split('\n')
    : [];
  const events = lines.filter((line) => line !== '').map((line) => JSON.parse(line).event);
  const count = (event) => events.filter((name) => name === event).length;
  const failures = count('fail');
  return {
    passes: count('pass'),
    failures: failures > 0 || status === 0 ? failures : 1,
    pending: count('pending'),
  };
}
