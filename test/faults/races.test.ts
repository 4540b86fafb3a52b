import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Session } from '../../src/engine/session';
import { removeTempFolders } from '../support/tempRepository';
import {
  ALLOW,
  assertDone,
  assertNothingLeft,
  assertRefused,
  assertUnlocked,
  type Bench,
  envOf,
  everything,
  gitStatus,
  makeBench,
  temporaries,
} from './support';

/** Two processes of this test each try so often; the built probe lies beside the built test. */
const ROUNDS = 100;
const PROBE = path.join(__dirname, 'race.probe.js');

/** Takes the lock as Cordon 1.0 does, says so, and keeps it until standard input ends. */
const PYTHON_HOLD = `
import fcntl, os, sys
fd = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT, 0o600)
fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
print("held", flush=True)
sys.stdin.read()
`;

describe('two operations at once', function () {
  this.timeout(300_000);
  after(removeTempFolders);

  it("of arm: in hundreds of races exactly one wins each, and the envelope is the winner's", async () => {
    const bench = makeBench();
    const racers = await Promise.all(['left', 'right'].map((label) => startRacer(bench, label)));
    const session = await Session.open(bench.root, { env: envOf(bench) });
    let leftWins = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(racers.map((racer) => racer.ask('arm')));
      const winners = answers.filter((answer) => answer === 'armed');
      const loser = answers.find((answer) => answer !== 'armed') ?? '';
      assert.equal(winners.length, 1, answers.join(', '));
      assert.match(loser, /^(?:already-armed|locked)$/);
      const { config, phase } = await session.status();
      assert.equal(config.label, answers[0] === 'armed' ? 'left' : 'right');
      assert.equal(phase, 'armed');
      if (answers[0] === 'armed') leftWins += 1;
      await session.reset();
    }
    for (const racer of racers) racer.end();
    assertNothingLeft(bench);
    assert.equal(gitStatus(bench), '');
    assert.ok(leftWins > 0 && leftWins < ROUNDS, `left won ${leftWins} of ${ROUNDS}`);
  });

  it('of check and reset: each does its work or is refused, and nothing is half there', async () => {
    const bench = makeBench();
    const racers = await Promise.all(['left', 'right'].map((label) => startRacer(bench, label)));
    const seen = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      assert.equal(await racers[0]?.ask('arm'), 'armed');
      // Now one goes first and now the other, by another margin each time, so that every order comes up.
      const late = round % 2 === 0 ? 0 : round % 25;
      const resetting = racers[1]?.ask('reset');
      if (late > 0) await delay(late);
      const [check = '', reset = ''] = await Promise.all([racers[0]?.ask('check'), resetting]);
      assert.match(check, /^(?:accepted|not-armed|locked)$/);
      assert.match(reset, /^(?:reset|locked)$/);
      seen.add(check);
      assert.deepEqual(temporaries(bench), []);
      if (reset === 'locked') assert.equal(await racers[1]?.ask('reset'), 'reset');
      assertNothingLeft(bench);
    }
    for (const racer of racers) racer.end();
    assert.ok(seen.size > 1, `only ${[...seen].join()}`);
  });

  it('of the command itself: one of four arms, and the others say why not', async () => {
    const bench = makeBench();
    const labels = ['a', 'b', 'c', 'd'];
    const results = await Promise.all(labels.map((label) => bench.cordon(['arm', label, ...ALLOW])));
    const winner = results.findIndex((result) => result.code === 0);
    results.forEach((result, index) => {
      if (index === winner) assertDone(result);
      else assertRefused(result, /already armed|another Cordon operation/);
    });
    const config = JSON.parse(bench.repository.read('.cordon/config.json')) as { label: string };
    assert.equal(config.label, labels[winner]);
    await assertUnlocked(bench);
  });

  it("waits for no longer than a moment for Python's lock, changes nothing, and goes on after it", async function () {
    const bench = makeBench();
    assertDone(await bench.cordon(['arm', 'first', ...ALLOW]));
    const lock = path.join(bench.root, '.git', 'cordon.lock');
    const holder = spawn('python3', ['-c', PYTHON_HOLD, lock], { stdio: ['pipe', 'pipe', 'inherit'] });
    const missing = once(holder, 'error').then(() => 'missing');
    if ((await Promise.race([missing, once(holder.stdout, 'data')])) === 'missing') this.skip();
    const before = everything(bench);
    for (const args of [
      ['arm', 'x', ...ALLOW],
      ['run', 'x', ...ALLOW, '--claude', 'true'],
      ['check'],
      ['reset'],
      ['resume'],
    ]) {
      assertRefused(await bench.cordon(args), /another Cordon operation.*Wait/s);
    }
    assertDone(await bench.cordon(['status']));
    assertDone(await bench.cordon(['audit']));
    assert.deepEqual(everything(bench), before);
    assert.equal(fs.statSync(lock).size, 0);
    holder.stdin.end();
    await once(holder, 'exit');
    assertDone(await bench.cordon(['check']));
  });
});

interface Racer {
  /** Tells the process to take one step and gives its word for the outcome. */
  ask(step: string): Promise<string>;
  end(): void;
}

async function startRacer(bench: Bench, label: string): Promise<Racer> {
  const child = spawn(process.execPath, [PROBE, bench.root, label, ...ALLOW], {
    env: envOf(bench),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const next = async (): Promise<string> => {
    const [data] = (await once(child.stdout, 'data')) as [Buffer];
    return data.toString().trim();
  };
  assert.equal(await next(), 'ready');
  return {
    ask(step) {
      const answer = next();
      child.stdin.write(`${step}\n`);
      return answer;
    },
    end: () => child.stdin.end(),
  };
}
