import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runBounded, type RunOptions, type RunResult } from '../../src/engine/process';
import { adoptOrphans } from '../../src/engine/processes/orphans';
import { PosixTree } from '../../src/engine/processes/posixTree';
import type { ProcessEntry, ProcessTable } from '../../src/engine/processes/processTable';
import { subreaper, type Subreaper } from '../../src/engine/processes/subreaper';
import { aliveWithMarker, endWithMarker, until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';

/** Long enough to be found, short enough to be gone if a test fails. */
const SLEEP = 30;

describe('process: orphans', function () {
  this.timeout(60_000);
  let system: Subreaper;
  let marker = '';
  let folder = '';

  before(function () {
    if (process.platform !== 'linux') this.skip();
    const found = subreaper();
    assert.ok(found, 'the C library has prctl');
    system = found;
  });
  beforeEach(() => {
    marker = `orphan-${randomUUID()}`;
    folder = tempFolder();
  });
  afterEach(() => endWithMarker(marker));
  after(removeTempFolders);

  function shell(script: string, options: Partial<RunOptions> = {}): Promise<RunResult> {
    return runBounded({
      file: 'sh',
      args: ['-c', script],
      cwd: folder,
      env: { PATH: process.env.PATH },
      timeoutMs: 30_000,
      outputLimitBytes: 65_536,
      keepBytes: 16_384,
      graceMs: 300,
      endDescendantsOnExit: true,
      adoptOrphans: true,
      ...options,
    });
  }

  /** Starts `words` with neither parent, session nor environment; known by the marker among its arguments. */
  const daemon = (words = `env M=${marker} sleep ${SLEEP}; :`): string =>
    `(env -i PATH="$PATH" setsid sh -c 'echo $$ >${marker}.tmp; mv ${marker}.tmp ${marker}.pid; ${words}' ${marker} >/dev/null 2>&1 </dev/null &)`;
  /** Waits until it runs, so that nothing but its orphanhood is left to find it by. */
  const started = (): string => `while ! [ -f ${marker}.pid ]; do sleep 0.02; done`;
  const pidOf = (): string => fs.readFileSync(path.join(folder, `${marker}.pid`), 'utf8').trim();

  it('are invisible to a run that does not take them in', async () => {
    const result = await shell(`${daemon()}; ${started()}`, { adoptOrphans: false });
    assert.equal(result.leftovers, 0);
    assert.ok(aliveWithMarker(marker).length >= 1);
  });

  it('are counted and ended, with what they started', async () => {
    const result = await shell(`${daemon()}; ${started()}`);
    assert.deepEqual([result.exitCode, result.survivors], [0, []]);
    // The shell, and its sleep unless the machine is slow to start that.
    assert.ok((result.leftovers ?? 0) >= 1);
    assert.deepEqual(aliveWithMarker(marker), []);
  });

  it('are found the moment they start, too', async () => {
    for (let round = 0; round < 10; round += 1) {
      const result = await shell(daemon());
      assert.ok((result.leftovers ?? 0) >= 1, `round ${round}`);
      assert.deepEqual(aliveWithMarker(marker), []);
    }
  });

  it('that keep daemonizing anew are ended', async () => {
    const script = path.join(folder, 'again.sh');
    const next = `(env -i PATH="$PATH" setsid "$0" ${marker} >/dev/null 2>&1 </dev/null &)`;
    fs.writeFileSync(script, `#!/bin/sh\n${next}\necho x >>${folder}/beat\n`, { mode: 0o755 });
    const result = await shell(`./again.sh ${marker}; while ! [ -s beat ]; do sleep 0.02; done`);
    assert.deepEqual(result.survivors, []);
    assert.ok((result.leftovers ?? 0) >= 1);
    const size = fs.statSync(path.join(folder, 'beat')).size;
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal(fs.statSync(path.join(folder, 'beat')).size, size);
  });

  it('are ended with a run that takes too long', async () => {
    const run = shell(`${daemon()}; ${started()}; sleep ${SLEEP}`, { timeoutMs: 1_500 });
    const result = await run;
    assert.deepEqual([result.timedOut, result.survivors], [true, []]);
    assert.deepEqual(aliveWithMarker(marker), []);
  });

  it('are left alone by a run that leaves its descendants alone, and by the next one', async () => {
    await shell(`${daemon()}; ${started()}`, { endDescendantsOnExit: false });
    const pid = Number(pidOf());
    assert.equal(parentOf(pid), process.pid);
    const next = await shell('true');
    assert.equal(next.leftovers, 0);
    assert.ok(aliveWithMarker(marker).length >= 1);
    process.kill(pid, 'SIGKILL');
    await shell(`while kill -0 ${pid} 2>/dev/null; do sleep 0.02; done`);
    assert.equal(parentOf(pid), undefined);
  });

  it('of others that ran before are neither counted nor ended', async () => {
    // Starts an orphan in its own session while the run goes on: that one comes here as well.
    const script = `while ! [ -f go ]; do sleep 0.02; done; (sleep ${SLEEP} & echo $! >born); wait; sleep ${SLEEP}; : ${marker}`;
    const other = spawn('sh', ['-c', script, marker], { cwd: folder, detached: true, stdio: 'ignore' });
    try {
      const result = await shell('touch go; while ! [ -s born ]; do sleep 0.02; done; sleep 0.3');
      assert.deepEqual([result.exitCode, result.leftovers, result.survivors], [0, 0, []]);
      const born = Number(fs.readFileSync(path.join(folder, 'born'), 'utf8'));
      assert.equal(parentOf(born), process.pid);
      assert.equal(other.exitCode, null);
      assert.equal(other.signalCode, null);
      process.kill(born, 'SIGKILL');
    } finally {
      process.kill(-(other.pid ?? 0), 'SIGKILL');
    }
  });

  it('that end in time are no leftovers, and their numbers are free at once', async () => {
    const wait = `while kill -0 "$(cat ${marker}.pid)" 2>/dev/null; do sleep 0.02; done`;
    const result = await shell(`${daemon('exit 0')}; ${started()}; ${wait}; sh -c 'sleep 0.1' & wait`, {
      timeoutMs: 10_000,
    });
    assert.deepEqual([result.exitCode, result.timedOut, result.leftovers], [0, false, 0]);
  });

  it('come only while a run asks for them, one at a time', async () => {
    const during = until('the run takes orphans in', () => system.isOn());
    const run = shell('sleep 0.5');
    await during;
    assert.equal(adoptOrphans(), undefined);
    await run;
    assert.equal(system.isOn(), false);
    assert.equal(process.listenerCount('SIGCHLD'), 0);
    await assert.rejects(shell('', { file: './missing' }));
    assert.equal(system.isOn(), false);
  });

  it('go on coming where that was wanted before', async () => {
    assert.equal(system.set(true), true);
    try {
      assert.ok(((await shell(`${daemon()}; ${started()}`)).leftovers ?? 0) >= 1);
      assert.equal(system.isOn(), true);
    } finally {
      system.set(false);
    }
  });

  it('are found by a tree although their parent ends between two looks at the table', () => {
    const [leader, parent, orphan] = [900_000, 900_001, 900_002];
    const entry = (pid: number, of: number, session: number): ProcessEntry => {
      return { pid, parent: of, session, start: String(pid), inert: false };
    };
    let looks = 0;
    const table: ProcessTable = {
      noteEvery: Infinity,
      pids: () => [orphan, parent],
      read: (pid) => {
        if (pid === process.pid) return entry(pid, 1, 5);
        if (pid !== orphan) return undefined;
        looks += 1;
        return entry(orphan, looks === 1 ? parent : process.pid, orphan);
      },
      carries: () => false,
    };
    const isOrphan = (it: ProcessEntry): boolean => it.parent === process.pid && it.session !== 5;
    assert.equal(new PosixTree(table, leader, 'nonce', () => true, isOrphan).descendants(), 1);
  });
});

function parentOf(pid: number): number | undefined {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
