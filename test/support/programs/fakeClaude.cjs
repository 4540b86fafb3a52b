// Stands in for `claude`: notes how it was called, then performs the actions that are planned for this call.
//   node fakeClaude.cjs PLAN LOG ARGUMENTS...
// PLAN is JSON: {attempts: [[action, …], …]} or {actions: [action, …]}; the last attempt serves all later calls.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { spawn, spawnSync } = require('node:child_process');

const [planFile, logFile, ...argv] = process.argv.slice(2);
const plan = JSON.parse(fs.readFileSync(planFile, 'utf8'));
const callsBefore = fs.existsSync(logFile) ? fs.readFileSync(logFile, 'utf8').split('\n').length - 1 : 0;

function standardInputIsAtEnd() {
  try {
    return fs.readSync(0, Buffer.alloc(1)) === 0;
  } catch {
    return false;
  }
}

function writeWhole(descriptor, bytes) {
  let rest = bytes;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(fs.writeSync(descriptor, rest));
    } catch (error) {
      if (error.code === 'EPIPE') return;
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const perform = {
  write: (files) => {
    for (const [name, value] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.resolve(name)), { recursive: true });
      fs.writeFileSync(name, typeof value === 'string' ? value : value.repeat.repeat(value.times));
    }
  },
  append: (files) => Object.entries(files).forEach(([name, text]) => fs.appendFileSync(name, text)),
  delete: (names) => names.forEach((name) => fs.rmSync(name, { recursive: true, force: true })),
  git: (args) => spawnSync('git', args, { stdio: 'ignore' }),
  stdout: (text) => writeWhole(1, Buffer.from(text)),
  stderr: (text) => writeWhole(2, Buffer.from(text)),
  stdoutBytes: (count) => writeWhole(1, Buffer.alloc(count, 'o')),
  stderrBytes: (count) => writeWhole(2, Buffer.alloc(count, 'e')),
  ignoreTerm: () => process.on('SIGTERM', () => undefined),
  /** A child of the same group that writes a file later. */
  lateWriter: ({ path: name, afterMs, keepPipes }) => {
    const script = `setTimeout(() => require('fs').writeFileSync(process.argv[1], 'late'), ${afterMs})`;
    const stdio = keepPipes ? ['ignore', 'inherit', 'inherit'] : 'ignore';
    spawn(process.execPath, ['-e', script, path.resolve(name)], { stdio }).unref();
  },
  sleepMs: sleep,
  waitFor: async (name) => {
    for (const end = Date.now() + 60_000; Date.now() < end && !fs.existsSync(name);) await sleep(20);
  },
  killSelf: async (signal) => {
    process.kill(process.pid, signal);
    await sleep(5000);
  },
  exit: (code) => process.exit(code),
};

async function main() {
  const call = { pid: process.pid, argv, cwd: process.cwd(), stdinAtEnd: standardInputIsAtEnd() };
  fs.appendFileSync(logFile, `${JSON.stringify(call)}\n`);
  const attempts = plan.attempts ?? [plan.actions ?? []];
  for (const action of attempts[Math.min(callsBefore, attempts.length - 1)]) {
    for (const [name, value] of Object.entries(action)) await perform[name](value);
  }
  process.exit(0);
}

void main();
