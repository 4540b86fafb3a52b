// npm test: installs what is missing, builds, and runs every suite; the last line counts them.
//   npm test                      everything
//   npm test -- unit evidence     only these suites (see SUITES)
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, installPackages, ROOT } from './setup.mjs';

/** Name, folder below out/test, and files at a time. What measures races or real agents runs by itself. */
const SUITES = [
  { name: 'unit', jobs: 2 },
  { name: 'conformance', jobs: 2 },
  { name: 'evidence', jobs: 2 },
  { name: 'faults', jobs: 1 },
  { name: 'agents', jobs: 1 },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !SUITES.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(`no suite ${unknown.join(', ')}: use ${SUITES.map((suite) => suite.name).join(', ')}`);
  process.exit(2);
}

installPackages();
build(['--tests']);

const totals = { passes: 0, failures: 0, pending: 0 };
for (const suite of SUITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const folder = path.join('out', 'test', suite.name);
  if (!fs.existsSync(path.join(ROOT, folder))) continue;
  console.log(`\n== ${suite.name}`);
  const results = runMocha(suite, folder);
  for (const key of Object.keys(totals)) totals[key] += results[key];
}
console.log(`\n${totals.passes} passed, ${totals.failures} failed, ${totals.pending} skipped`);
process.exitCode = totals.failures > 0 || totals.passes === 0 ? 1 : 0;

/** Runs one suite in a mocha of its own; counts a run that ended without results as one failure. */
function runMocha({ name, jobs }, folder) {
  const report = path.join(os.tmpdir(), `cordon-${name}-${process.pid}.json`);
  const mocha = path.join(ROOT, 'node_modules', 'mocha', 'bin', 'mocha.js');
  const parallel = jobs > 1 && os.availableParallelism() > 1 ? ['--parallel', '--jobs', String(jobs)] : [];
  const args = ['--enable-source-maps', mocha, '--timeout', '120000', ...parallel];
  const reporter = ['--reporter', path.join(ROOT, 'scripts', 'reporter.cjs'), '--reporter-option', `file=${report}`];
  const done = spawnSync(process.execPath, [...args, ...reporter, `${folder}/**/*.test.js`], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    const stats = JSON.parse(fs.readFileSync(report, 'utf8'));
    fs.rmSync(report);
    // Mocha exits with the number of failures; anything beyond them (a crash, a hook) is a failure too.
    return done.status === 0 || stats.failures > 0 ? stats : { ...stats, failures: 1 };
  } catch {
    console.error(`the ${name} suite ended without results (exit ${done.status ?? done.signal})`);
    return { passes: 0, failures: 1, pending: 0 };
  }
}
