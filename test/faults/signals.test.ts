import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cliPath, start, startCordon } from '../support/cli';
import { aliveWithMarker, canSeeProcesses, endWithMarker, until } from '../support/processes';
import { removeTempFolders } from '../support/tempRepository';
import {
  ALLOW,
  assertDone,
  assertNothingLeft,
  assertUnlocked,
  type Bench,
  envOf,
  everything,
  makeBench,
} from './support';

const FAMILY = path.resolve('test/support/programs/family.sh');
/** The verifier's own process and the relatives that ignore TERM. */
const RELATIVES = 3;
const SIGNALS = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

describe('a signal', function () {
  this.timeout(60_000);
  let marker = '';
  before(function () {
    if (!canSeeProcesses) this.skip();
  });
  beforeEach(() => {
    marker = `cordon-signal-${Math.random().toString(36).slice(2)}`;
  });
  afterEach(() => endWithMarker(marker));
  after(removeTempFolders);

  async function armedWith(verifier: string): Promise<Bench> {
    const bench = makeBench({ FAULT_MARKER: marker });
    assertDone(await bench.cordon(['arm', 'x', ...ALLOW, '--verify', verifier]));
    bench.repository.write({ 'src/a.txt': 'two\n' });
    return bench;
  }

  const stubborn = () => aliveWithMarker(marker).filter(({ command }) => command.includes('stubborn.sh'));

  for (const [signal, code] of SIGNALS) {
    it(`${signal} while a verifier runs ends it and all its relatives, and stores nothing`, async () => {
      const bench = await armedWith(`'${FAMILY}'`);
      const before = everything(bench);
      const check = startCordon(['check'], { cwd: bench.root, env: bench.env });
      await until('the relatives of the verifier', () => stubborn().length >= RELATIVES);
      check.child.kill(signal);
      const result = await check.done;
      assert.equal(result.code, code, result.stderr);
      assert.equal(result.stdout, '');
      assert.match(result.stderr, /^ERROR: interrupted.*no verdict was stored\n$/);
      assert.deepEqual(aliveWithMarker(marker), []);
      assert.deepEqual(everything(bench), before);
      await assertUnlocked(bench);
      assert.equal(await phaseOf(bench), 'armed');
    });
  }

  it('to the whole group, as a terminal sends it, is no different', async () => {
    const bench = await armedWith(`'${FAMILY}'`);
    const child = spawn(process.execPath, [cliPath(), 'check'], {
      cwd: bench.root,
      env: envOf(bench),
      detached: true,
      stdio: 'ignore',
    });
    const ended = once(child, 'close');
    await until('the relatives of the verifier', () => stubborn().length >= RELATIVES);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    assert.deepEqual(await ended, [130, null]);
    assert.deepEqual(aliveWithMarker(marker), []);
    assert.equal(await phaseOf(bench), 'armed');
  });
});

describe('standard output', function () {
  this.timeout(60_000);
  let bench: Bench;
  before(async function () {
    if (!fs.existsSync('/dev/full')) this.skip();
    bench = makeBench();
    assertDone(await bench.cordon(['arm', 'x', ...ALLOW, '--max-files', '9999']));
    // More than a pipe holds.
    const long = 'x'.repeat(150);
    for (let index = 0; index < 1500; index += 1) bench.repository.write({ [`src/${long}${index}`]: '' });
  });
  after(removeTempFolders);

  const VERBS = [['status'], ['audit'], ['check'], ['doctor'], ['--help'], ['--version']];

  for (const args of VERBS) {
    it(`closed before ${args.join(' ')} prints is no error`, async () => {
      const running = startCordon(args, { cwd: bench.root, env: bench.env });
      running.child.stdout?.destroy();
      const result = await running.done;
      assert.equal(result.code, 0, result.stderr);
      assert.equal(result.stderr, '');
    });

    it(`that takes nothing makes ${args.join(' ')} say so and fail`, async () => {
      const words = `"$0" "$@" > /dev/full`;
      const sh = start('sh', ['-c', words, process.execPath, cliPath(), ...args], {
        cwd: bench.root,
        env: bench.env,
      });
      const result = await sh.done;
      assert.equal(result.code, 2, result.stderr);
      assert.match(result.stderr, /^ERROR: .*standard output.*\n$/);
    });
  }

  it('read in part, as by head, is no error', async () => {
    const words = `{ "$0" "$@"; echo "exit $?" >&2; } | head -c 1`;
    const args = ['-c', words, process.execPath, cliPath(), 'audit'];
    const result = await start('sh', args, { cwd: bench.root, env: bench.env }).done;
    assert.deepEqual([result.stdout, result.stderr], ['{', 'exit 0\n']);
  });

  it('and standard error closed as well loses the words, not the exit code', async () => {
    const words = `"$0" "$@" >&- 2>&-`;
    const run = (...args: string[]) =>
      start('sh', ['-c', words, process.execPath, cliPath(), ...args], { cwd: bench.root, env: bench.env })
        .done;
    assert.equal((await run('status')).code, 0);
    assert.equal((await run('arm', 'x', ...ALLOW)).code, 2);
    assert.equal((await run('reset')).code, 0);
    assertNothingLeft(bench);
  });
});

async function phaseOf(bench: Bench): Promise<string> {
  const status = await bench.cordon(['status']);
  assertDone(status);
  return (JSON.parse(status.stdout) as { phase: string }).phase;
}
