import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { getEventListeners } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {
  endAllRunning,
  findExecutable,
  isSameProcess,
  NONCE_VARIABLE,
  ProcessStartError,
  processStartTime,
  runBounded,
  type RunOptions,
  type RunResult,
} from '../../src/engine/process';
import { aliveWithMarker, canSeeProcesses, killWithMarker, until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';

const PROGRAMS = path.resolve('test/support/programs');
const PATH = process.env.PATH ?? '';
const MARKER = 'CORDON_TEST_MARKER';

/** A run of `node -e SCRIPT` with generous limits; anything may be overridden. */
function run(options: Partial<RunOptions> & { script?: string }): Promise<RunResult> {
  const { script, ...rest } = options;
  return runBounded({
    file: process.execPath,
    args: script === undefined ? [] : ['-e', script],
    cwd: PROGRAMS,
    env: { PATH },
    timeoutMs: 30_000,
    outputLimitBytes: 4 * 1024 * 1024,
    keepBytes: 16_384,
    graceMs: 300,
    ...rest,
  });
}

/** A shell script run with sh, for what starts many processes quickly. */
function shell(script: string, options: Partial<RunOptions> = {}): Promise<RunResult> {
  return run({ file: 'sh', args: ['-c', script], ...options });
}

function marked(): { marker: string; env: NodeJS.ProcessEnv } {
  const marker = randomUUID();
  markers.push(marker);
  return { marker, env: { PATH, [MARKER]: marker } };
}

const markers: string[] = [];

async function startFailure(promise: Promise<unknown>): Promise<ProcessStartError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert(error instanceof ProcessStartError, `not a ProcessStartError: ${String(error)}`);
  return error;
}

describe('process: one bounded process', function () {
  this.timeout(60_000);

  before(function () {
    if (process.platform === 'win32') this.skip();
  });

  afterEach(() => {
    for (const marker of markers.splice(0)) if (canSeeProcesses) killWithMarker(marker);
  });

  after(removeTempFolders);

  describe('a run that ends by itself', () => {
    it('gives exit code and both streams', async () => {
      const result = await run({
        script: 'process.stdout.write("out"); process.stderr.write("err"); process.exitCode = 7',
      });
      assert.equal(result.exitCode, 7);
      assert.equal(result.stdout.toString(), 'out');
      assert.equal(result.stderr.toString(), 'err');
      assert.deepEqual([result.stdoutBytes, result.stderrBytes], [3, 3]);
      assert.deepEqual([result.timedOut, result.outputLimited, result.interrupted], [false, false, false]);
      assert.deepEqual(result.survivors, []);
    });

    it('gives the negative number of the signal that ended it', async () => {
      assert.equal((await shell('kill -KILL $$')).exitCode, -9);
      assert.equal((await shell('kill -TERM $$')).exitCode, -15);
      assert.equal((await shell('exit 143')).exitCode, 143);
    });

    it('has its standard input at the end from the start', async () => {
      const result = await run({ file: 'cat', args: [] });
      assert.equal(result.exitCode, 0);
      assert.equal(result.stdoutBytes, 0);
    });

    it('reads the input it is given, text or bytes, then the end', async () => {
      assert.equal((await run({ file: 'cat', args: [], input: 'grün\n' })).stdout.toString(), 'grün\n');
      const bytes = Buffer.alloc(3 * 1024 * 1024, 0xfe);
      const result = await run({ file: 'cat', args: [], input: bytes, keepBytes: bytes.length });
      assert(result.stdout.equals(bytes));
      assert.equal((await run({ file: 'cat', args: [], input: '' })).stdoutBytes, 0);
    });

    it('is not disturbed by a program that ignores a large input', async () => {
      const result = await run({ file: 'true', args: [], input: Buffer.alloc(8 * 1024 * 1024) });
      assert.equal(result.exitCode, 0);
    });

    it('gets exactly the environment given, plus the mark', async () => {
      const env = { ONE: '1', EMPTY: '', UNSET: undefined, PATH: '/usr/bin:/bin' };
      const result = await run({ file: 'env', args: ['-0'], env });
      const seen = result.stdout.toString().split('\0').filter(Boolean).sort();
      const [mark] = seen.splice(
        seen.findIndex((line) => line.startsWith(NONCE_VARIABLE)),
        1,
      );
      assert.deepEqual(seen, ['EMPTY=', 'ONE=1', 'PATH=/usr/bin:/bin']);
      assert.match(mark ?? '', /=[0-9a-f-]{36}$/);
    });

    it('keeps the mark of a run around it', async () => {
      const result = await shell(`printf %s "$${NONCE_VARIABLE}"`, {
        env: { PATH, [NONCE_VARIABLE]: 'outer' },
      });
      assert.match(result.stdout.toString(), /^outer:[0-9a-f-]{36}$/);
    });

    it('runs in the folder given, as the leader of its own group, under the name typed', async () => {
      const cwd = tempFolder();
      const result = await shell(
        'pwd; echo $$; ps -o pgid= -p $$; echo "$0"; tr "\\0" " " < /proc/$$/cmdline',
        { cwd },
      );
      const [folder, pid, group, , commandLine] = result.stdout.toString().split('\n');
      assert.equal(folder, cwd);
      assert.equal(group?.trim(), pid);
      assert.match(commandLine ?? '', /^sh -c /);
    });

    it('tells its number when it starts', async () => {
      let pid = 0;
      const result = await shell('echo $$', { onStart: (number) => (pid = number) });
      assert.equal(result.stdout.toString().trim(), String(pid));
    });

    it('leaves its descendants alone unless told otherwise', async function () {
      if (!canSeeProcesses) this.skip();
      const { marker, env } = marked();
      const result = await shell('sleep 30 >/dev/null 2>&1 & setsid sleep 30 >/dev/null 2>&1 &', { env });
      assert.equal(result.exitCode, 0);
      assert.equal(result.leftovers, undefined);
      await until('both are seen', () => aliveWithMarker(marker).length === 2);
    });

    it('ends and counts its descendants when told to', async function () {
      if (!canSeeProcesses) this.skip();
      const { marker, env } = marked();
      const script = 'sleep 30 >/dev/null 2>&1 & setsid sleep 30 >/dev/null 2>&1 & exit 3';
      const result = await shell(script, { env, endDescendantsOnExit: true });
      assert.equal(result.exitCode, 3);
      assert.equal(result.leftovers, 2);
      assert.deepEqual(aliveWithMarker(marker), []);
      assert.equal((await shell('true | cat', { endDescendantsOnExit: true })).leftovers, 0);
    });

    it('does not wait for a descendant that holds its output open', async function () {
      if (!canSeeProcesses) this.skip();
      const { env } = marked();
      const begun = performance.now();
      const result = await shell('echo before; sleep 30 & exit 5', { env });
      assert.equal(result.exitCode, 5);
      assert.equal(result.stdout.toString(), 'before\n');
      assert(performance.now() - begun < 3_000);
    });

    it('does not wait for a descendant that keeps writing', async function () {
      if (!canSeeProcesses) this.skip();
      const { env } = marked();
      const begun = performance.now();
      const result = await shell('while :; do echo tick; sleep 0.1; done & exit 0', { env });
      assert.equal(result.exitCode, 0);
      assert.equal(result.timedOut, false);
      assert(performance.now() - begun < 4_000);
    });
  });

  describe('output', () => {
    it('may be exactly as long as the limit', async () => {
      const result = await run({
        script: 'process.stdout.write("x".repeat(100000))',
        outputLimitBytes: 100_000,
        keepBytes: 10,
      });
      assert.equal(result.outputLimited, false);
      assert.equal(result.exitCode, 0);
      assert.equal(result.stdoutBytes, 100_000);
      assert.equal(result.stdout.toString(), 'x'.repeat(10));
    });

    it('ends the run with one byte more, on either stream', async () => {
      for (const stream of ['stdout', 'stderr']) {
        const script = `process.${stream}.write("x".repeat(100001)); setInterval(() => {}, 1000)`;
        const result = await run({ script, outputLimitBytes: 100_000 });
        assert.equal(result.outputLimited, true);
        assert.equal(result.timedOut, false);
        assert.equal(result.exitCode, -15);
        assert.equal(result[stream === 'stdout' ? 'stdoutBytes' : 'stderrBytes'], 100_001);
      }
    });

    it('is limited also where the program ended first', async () => {
      const result = await run({ script: 'process.stdout.write("x".repeat(1001))', outputLimitBytes: 1_000 });
      assert.equal(result.outputLimited, true);
    });

    it('costs no more memory than what is kept', async () => {
      const before = process.memoryUsage.rss();
      let peak = before;
      const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
      const result = await shell('head -c 600000000 /dev/zero', { outputLimitBytes: 4e9, keepBytes: 1000 });
      clearInterval(watch);
      assert.equal(result.stdoutBytes, 600_000_000);
      assert.equal(result.stdout.length, 1000);
      assert(peak - before < 100e6, `grew by ${peak - before} bytes`);
    });

    it('is kept whole from many small pieces', async () => {
      const script =
        'let i = 0; (function next() { if (i < 2000) process.stdout.write(String(i++ % 10), next) })()';
      const result = await run({ script, keepBytes: 1_500 });
      assert.equal(result.stdout.toString(), '0123456789'.repeat(150));
      assert.equal(result.stdoutBytes, 2_000);
    });
  });

  describe('lines', () => {
    const lines = async (script: string, options: Partial<RunOptions> = {}) => {
      const seen: string[] = [];
      const result = await run({ script, onStdoutLine: (line) => seen.push(line), ...options });
      return { seen, result };
    };

    it('are whole also where a character arrives byte by byte', async () => {
      const script = `const bytes = Buffer.from('grün → 😀\\nzwei\\r\\n\\nohne Ende ü'); let i = 0;
        (function next() { if (i < bytes.length) process.stdout.write(bytes.subarray(i, ++i), () => setTimeout(next, 1)) })()`;
      const { seen, result } = await lines(script);
      assert.deepEqual(seen, ['grün → 😀', 'zwei', '', 'ohne Ende ü']);
      assert.equal(result.stdout.toString(), 'grün → 😀\nzwei\r\n\nohne Ende ü');
    });

    it('arrive all and in order, ten thousand at once', async () => {
      const { seen } = await lines(
        'process.stdout.write(Array.from({length: 10000}, (_, i) => `line ${i}\\n`).join(""))',
      );
      assert.equal(seen.length, 10_000);
      assert(seen.every((line, index) => line === `line ${index}`));
    });

    it('are bounded in length', async () => {
      const { seen } = await lines('process.stdout.write("x".repeat(3e6) + "\\nnext\\n")');
      assert.deepEqual(
        seen.map((line) => line.length),
        [1024 * 1024, 4],
      );
    });

    it('pass on what the callback throws, after ending the run', async () => {
      const { env, marker } = marked();
      const failing = run({
        script: 'console.log("one"); setInterval(() => {}, 1000)',
        env,
        onStdoutLine: () => {
          throw new Error('from the callback');
        },
      });
      await assert.rejects(failing, /from the callback/);
      if (canSeeProcesses) assert.deepEqual(aliveWithMarker(marker), []);
    });
  });

  describe('ending', function () {
    before(function () {
      if (!canSeeProcesses) this.skip();
    });

    it('a polite program by TERM when its time is over', async () => {
      const script = `process.on('SIGTERM', () => { console.log('bye'); process.exit(9) }); setInterval(() => {}, 1000)`;
      const result = await run({ script, timeoutMs: 1_500, graceMs: 10_000 });
      assert.equal(result.timedOut, true);
      assert.equal(result.exitCode, 9);
      assert.equal(result.stdout.toString(), 'bye\n');
    });

    it('an agent by INT, then TERM', async () => {
      const script = `process.on('SIGINT', () => console.log('INT')); process.on('SIGTERM', () => { console.log('TERM'); process.exit(0) });
        setInterval(() => {}, 1000)`;
      const result = await run({ script, timeoutMs: 1_500, interruptFirst: true, graceMs: 500 });
      assert.equal(result.stdout.toString(), 'INT\nTERM\n');
      assert.equal(result.exitCode, 0);
    });

    it('a program that ignores everything polite', async () => {
      const { marker, env } = marked();
      for (const interruptFirst of [false, true]) {
        const result = await run({ file: './stubborn.sh', args: [], env, timeoutMs: 500, interruptFirst });
        assert.equal(result.timedOut, true);
        assert.equal(result.exitCode, -9);
        assert.deepEqual(aliveWithMarker(marker), []);
      }
    });

    it('a stopped program', async () => {
      const { marker, env } = marked();
      const result = await shell('kill -STOP $$; echo on', { env, timeoutMs: 500, graceMs: 5_000 });
      assert.equal(result.timedOut, true);
      assert.equal(result.exitCode, -15);
      assert.deepEqual(aliveWithMarker(marker), []);
    });

    it('relatives in other sessions, daemons, and those that ignore TERM', async () => {
      const { marker, env } = marked();
      const abort = new AbortController();
      const running = run({ file: './family.sh', args: [], env, signal: abort.signal });
      await until('the family is complete', () => aliveWithMarker(marker).filter(isStubborn).length === 3);
      const begun = performance.now();
      abort.abort();
      abort.abort();
      const result = await running;
      assert.equal(result.interrupted, true);
      assert.deepEqual(result.survivors, []);
      assert.deepEqual(aliveWithMarker(marker), []);
      assert(performance.now() - begun < 5_000);
    });

    it('what an agent left in sessions of their own after it was killed hard', async () => {
      const { marker, env } = marked();
      let leader = 0;
      const running = run({
        file: './family.sh',
        args: [],
        env,
        endDescendantsOnExit: true,
        onStart: (pid) => (leader = pid),
      });
      await until('the family is complete', () => aliveWithMarker(marker).filter(isStubborn).length === 3);
      process.kill(-leader, 'SIGKILL');
      const result = await running;
      assert.equal(result.exitCode, -9);
      assert((result.leftovers ?? 0) >= 2);
      assert.deepEqual(aliveWithMarker(marker), []);
    });

    it('a descendant that dropped its environment while its parent lived', async () => {
      const { marker, env } = marked();
      const mark = `cordon-test-${marker}`;
      const script = `setsid env -i sh -c 'exec -a x sleep 1; sleep 60; : ${mark}' >/dev/null 2>&1 & sleep 60`;
      const result = await shell(script, { env, timeoutMs: 1_000 });
      assert.equal(result.timedOut, true);
      assert.deepEqual(aliveWithMarker(mark), []);
    });

    it('a descendant that holds the pipes', async () => {
      const { marker, env } = marked();
      const begun = performance.now();
      const result = await shell('setsid sh -c "trap \'\' TERM; sleep 60; sleep 60" & sleep 60', {
        env,
        timeoutMs: 500,
      });
      assert.equal(result.timedOut, true);
      assert.deepEqual(aliveWithMarker(marker), []);
      assert(performance.now() - begun < 5_000);
    });

    it('a chain whose every generation replaces itself in a new session', async () => {
      const { marker, env } = marked();
      const cwd = tempFolder();
      const result = await run({
        file: path.join(PROGRAMS, 'respawn.sh'),
        args: ['5000', 'go'], // Safe by itself: it would be over after some seconds.
        cwd,
        env: { ...env, BEAT: 'beat' },
        endDescendantsOnExit: true,
      });
      assert((result.leftovers ?? 0) > 0);
      assert.deepEqual(result.survivors, []);
      assert.deepEqual(aliveWithMarker(marker), []);
      const beat = fs.readFileSync(path.join(cwd, 'beat'), 'utf8');
      await new Promise((resolve) => setTimeout(resolve, 100));
      assert.equal(fs.readFileSync(path.join(cwd, 'beat'), 'utf8'), beat, 'it went on');
      assert.notEqual(beat.trim(), '0', 'it was over before it was ended');
    });

    it('two hundred generations that all stay', async () => {
      const { marker, env } = marked();
      const abort = new AbortController();
      const running = run({
        file: './respawn.sh',
        args: ['200', 'stay'],
        env: { ...env, ANNOUNCE: '150' },
        signal: abort.signal,
        onStdoutLine: () => {
          abort.abort();
        },
      });
      const result = await running;
      assert.equal(result.interrupted, true);
      assert.deepEqual(result.survivors, []);
      assert.deepEqual(aliveWithMarker(marker), []);
    });

    it('nothing but its own', async () => {
      const other = marked();
      const mine = marked();
      const abort = new AbortController();
      const bystander = shell('echo up; sleep 60', { env: other.env, signal: abort.signal });
      await until('the other run is up', () => aliveWithMarker(other.marker).length > 0);
      await shell('sleep 60', { env: mine.env, timeoutMs: 300 });
      assert(aliveWithMarker(other.marker).length > 0);
      abort.abort();
      assert.equal((await bystander).interrupted, true);
    });

    it('everything at once, for a process that is about to exit', async () => {
      const { marker, env } = marked();
      const running = run({ file: './family.sh', args: [], env });
      await until('the family is complete', () => aliveWithMarker(marker).filter(isStubborn).length === 3);
      endAllRunning();
      const result = await running;
      assert.equal(result.exitCode, -9);
      assert.equal(result.interrupted, false);
      await until('all are gone', () => aliveWithMarker(marker).length === 0);
    });
  });

  describe('the caller', () => {
    it('may have changed its mind before the start', async () => {
      const folder = tempFolder();
      const result = await shell('touch started', { cwd: folder, signal: AbortSignal.abort() });
      assert.equal(result.interrupted, true);
      assert.equal(result.exitCode, -2);
      assert.deepEqual(fs.readdirSync(folder), []);
    });

    it('may interrupt while the run is being ended for its time', async () => {
      const abort = new AbortController();
      const result = await run({
        file: './stubborn.sh',
        args: [],
        timeoutMs: 300,
        graceMs: 1_000,
        signal: abort.signal,
        onStart: () =>
          setTimeout(() => {
            abort.abort();
          }, 800),
      });
      assert.deepEqual([result.timedOut, result.interrupted], [true, true]);
    });

    it('may give more time than a timer takes', async () => {
      const result = await shell('sleep 0.2; exit 4', { timeoutMs: 2 ** 40 });
      assert.deepEqual([result.exitCode, result.timedOut], [4, false]);
      assert.equal((await shell('exit 4', { timeoutMs: Infinity })).exitCode, 4);
    });

    it('is left without open files, listeners, timers or handles', async function () {
      if (!canSeeProcesses) this.skip();
      const { signal } = new AbortController();
      const listeners = () => getEventListeners(signal, 'abort').length;
      const many = () =>
        Promise.all(Array.from({ length: 8 }, () => shell('echo x', { signal, input: 'y' })));
      await many();
      const before = fs.readdirSync('/proc/self/fd').length;
      for (let round = 0; round < 12; round += 1) await many();
      await until('files are closed', () => fs.readdirSync('/proc/self/fd').length <= before);
      assert.equal(listeners(), 0);
      // On a busy machine the handle of an ended process is let go a turn after its files are closed.
      await until('handles are let go', () => !process.getActiveResourcesInfo().includes('ProcessWrap'));
    });
  });

  describe('what cannot start', () => {
    let folder = '';
    const make = (name: string, text: string, mode = 0o755) => {
      fs.writeFileSync(path.join(folder, name), text, { mode });
      return path.join(folder, name);
    };

    before(() => {
      folder = tempFolder();
    });

    it('is named, with the places looked in', async () => {
      const error = await startFailure(
        run({ file: 'no-such-tool', args: [], env: { PATH: '/bin:/opt/none' } }),
      );
      assert.equal(error.reason, 'not-found');
      assert.equal(error.file, 'no-such-tool');
      assert.match(error.message, /\/bin, \/opt\/none/);
      assert.equal((await startFailure(run({ file: './none', args: [] }))).reason, 'not-found');
      assert.equal((await startFailure(run({ file: '', args: [] }))).reason, 'not-found');
    });

    it('is a file without permission, a folder, or nothing that the system runs', async () => {
      const cases: [string, RegExp][] = [
        [make('plain', '#!/bin/sh\n', 0o644), /chmod/],
        [folder, /folder/],
        [make('empty', ''), /empty/],
        [make('text', 'echo hello\n'), /no interpreter/],
        [make('orphan', '#!/no/such/interpreter -x\n'), /\/no\/such\/interpreter does not exist/],
        [make('crlf', '#!/bin/sh\r\necho\r\n'), /carriage return/],
        [make('bare', '#!\n'), /no interpreter/],
      ];
      for (const [file, words] of cases) {
        const error = await startFailure(run({ file, args: [] }));
        assert.equal(error.reason, 'not-executable', file);
        assert.match(error.message, words);
      }
    });

    it('has no working directory, or more arguments than the system takes', async () => {
      const gone = await startFailure(shell('true', { cwd: path.join(folder, 'gone') }));
      assert.equal(gone.reason, 'failed');
      assert.match(gone.message, /working directory .*gone does not exist/);
      const long = await startFailure(run({ file: 'true', args: ['x'.repeat(200_000)] }));
      assert.equal(long.reason, 'failed');
      assert.match(long.message, /longer than the system allows/);
      assert.equal((await startFailure(run({ file: 'true', args: ['a\0b'] }))).reason, 'failed');
    });
  });

  describe('the look-up', () => {
    it('takes the first executable regular file on PATH', async () => {
      const root = tempFolder();
      for (const name of ['a', 'b', 'c', 'd']) fs.mkdirSync(path.join(root, name));
      fs.mkdirSync(path.join(root, 'a', 'tool'));
      fs.writeFileSync(path.join(root, 'b', 'tool'), '#!/bin/sh\n', { mode: 0o644 });
      fs.writeFileSync(path.join(root, 'c', 'tool'), '#!/bin/sh\necho c\n', { mode: 0o755 });
      fs.symlinkSync('../c/tool', path.join(root, 'd', 'tool'));
      const find = (PATH: string | undefined, file = 'tool') => findExecutable(file, { PATH }, root);
      assert.equal(await find(`${root}/none:${root}/a:${root}/b:${root}/c:${root}/d`), `${root}/c/tool`);
      assert.equal(await find(`${root}/d`), `${root}/d/tool`);
      assert.equal(await find(`${root}/a:${root}/b`), undefined);
      assert.equal(await find('c'), `${root}/c/tool`);
      assert.equal(await find('', './c/tool'), `${root}/c/tool`);
      assert.equal(await find(undefined, 'sh'), '/bin/sh');
      const result = await run({ file: 'tool', args: [], env: { PATH: `${root}/b:${root}/c` }, cwd: root });
      assert.equal(result.stdout.toString(), 'c\n');
    });

    it('never takes a bare name from the current directory', async () => {
      const cwd = tempFolder();
      fs.writeFileSync(path.join(cwd, 'claude'), '#!/bin/sh\n', { mode: 0o755 });
      for (const PATH of ['', ':', '/none:', '.', './', ':/none']) {
        assert.equal(await findExecutable('claude', { PATH }, cwd), undefined, PATH);
      }
    });
  });

  describe('the identity of a process', () => {
    it('is stable while it runs, and gone afterwards', async function () {
      if (!canSeeProcesses) this.skip();
      const mine = await processStartTime(process.pid);
      assert(mine !== undefined);
      assert.equal(await processStartTime(process.pid), mine);
      let pid = 0;
      const abort = new AbortController();
      const running = shell('sleep 60', { signal: abort.signal, onStart: (number) => (pid = number) });
      const token = await until('it runs', async () => (pid === 0 ? undefined : await processStartTime(pid)));
      assert.equal(await isSameProcess(pid, token), true);
      assert.equal(await isSameProcess(pid, mine), false);
      abort.abort();
      await running;
      assert.equal(await isSameProcess(pid, token), false);
      assert.equal(await processStartTime(-1), undefined);
    });
  });
});

function isStubborn({ command }: { command: string }): boolean {
  return /^\S*sh \S*stubborn\.sh$/.test(command);
}
