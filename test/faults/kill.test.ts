import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../src/engine/errors';
import { Session } from '../../src/engine/session';
import { cliPath, start } from '../support/cli';
import { canSeeProcesses, endWithMarker } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { parseCommandLine } from '../../src/cli/options';
import {
  ALLOW,
  assertDone,
  assertNothingLeft,
  assertRefused,
  assertUnlocked,
  type Bench,
  envOf,
  gitStatus,
  makeBench,
  snapshot,
  temporaries,
} from './support';

/** The built probe lies beside the built test. */
const PROBE = path.join(__dirname, 'killAt.probe.js');
const WORKERS = 3;
/** A kill between two reads is as good as one before the first of them, so those are only made where steps are few. */
const READS = /^(?:(?:lstat|stat|readdir|realpath|readFile|handle\.read|closeSync)\b|openSync \/proc\/)/;
const FEW = 60;
/** The command itself is asked after every so many kills, and this process, which is quicker, after the others. */
const ASK_COMMAND = 4;
/** So often the envelope is resumed or armed anew after a kill: both take as long as many kills. */
const GO_ON = 6;
/** By so many steps one run may be longer than another. */
const MORE_STEPS = 100;

const ARM = ['arm', 'a label', ...ALLOW, '--verify', 'git --version'];

interface Verb {
  readonly args: readonly string[];
  /** What was armed before it; null for nothing. */
  readonly before: 'armed' | null;
  /** What `status` may say after a kill; null stands for "nothing is armed". */
  readonly phases: readonly (string | null)[];
}

const STAND_IN = `#!/bin/sh
echo work > src/b.txt
printf '{"type":"result","subtype":"success","is_error":false,"result":"done"}'
`;

describe('kill -9 at every step', function () {
  this.timeout(300_000);
  let claude = '';
  before(function () {
    if (!canSeeProcesses) this.skip();
    claude = path.join(tempFolder(), 'claude');
    fs.writeFileSync(claude, STAND_IN, { mode: 0o755 });
  });
  after(removeTempFolders);

  it('of arm leaves nothing armed or all of it', async () => {
    await sweep({ args: ARM, before: null, phases: [null, 'armed'] });
  });

  it('of check leaves the old verdict or the new one', async () => {
    await sweep({ args: ['check'], before: 'armed', phases: ['armed', 'accepted'] });
  });

  it('of reset leaves the envelope or nothing', async () => {
    await sweep({ args: ['reset'], before: 'armed', phases: [null, 'armed'] });
  });

  it('of run leaves an envelope that can be resumed, or none', async () => {
    const args = ['run', 'a task', ...ALLOW, '--claude', claude];
    await sweep({ args, before: null, phases: [null, 'armed', 'interrupted', 'agent_finished', 'accepted'] });
  });
});

/** Kills the verb at each of its steps, several repositories side by side. */
async function sweep(verb: Verb): Promise<void> {
  const steps = await stepsOf(verb);
  const points = pointsOf(verb, steps);
  assert.ok(points.length >= 20, `only ${points.length} of ${steps.length} steps`);
  let next = 0;
  const seen = new Set<string | null>();
  const work = async (): Promise<void> => {
    const bench = await preparedBench(verb);
    for (let point = points[next++]; point !== undefined; point = points[next++]) {
      try {
        seen.add(await killAndRecover(bench, verb, point));
      } catch (error) {
        (error as Error).message =
          `killed before step ${point} (${String(steps[point - 1])}): ${(error as Error).message}`;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  // What runs side by side takes more steps in one run than in another: go on until one got to its end.
  const isMissing = (): boolean => verb.phases.some((phase) => !seen.has(phase));
  if (isMissing()) {
    const bench = await preparedBench(verb);
    for (let point = steps.length; isMissing() && point < steps.length + MORE_STEPS; point += 1)
      seen.add(await killAndRecover(bench, verb, point));
  }
  // The sweep is only worth its name if it met both sides of the step that counts.
  for (const phase of verb.phases) assert.ok(seen.has(phase), `never seen: ${String(phase)}`);
}

/** The steps to kill at, from 1. */
function pointsOf(verb: Verb, steps: readonly string[]): number[] {
  // What a run does before it is armed is what arm does, and is swept there.
  const armed = verb.args[0] === 'run' ? steps.findIndex((name) => /^rename .*\/cordon$/.test(name)) : 0;
  return steps.flatMap((name, index) => {
    if (READS.test(name) && steps.length > FEW) return [];
    return index >= armed - 1 || index % GO_ON === 0 ? [index + 1] : [];
  });
}

/** A repository, armed or not as the verb wants it; an armed one is kept in a copy, which is quicker than arming. */
async function preparedBench(verb: Verb): Promise<Bench> {
  const marker = `cordon-kill-${Math.random().toString(36).slice(2)}`;
  const bench = makeBench({ FAULT_MARKER: marker });
  if (verb.before === null) return bench;
  await arm(bench);
  fs.mkdirSync(savedFolder(bench));
  copy(path.join(bench.root, '.cordon'), path.join(savedFolder(bench), '.cordon'));
  copy(bench.stateHome, path.join(savedFolder(bench), 'state'));
  await (await openSession(bench)).reset();
  return bench;
}

function savedFolder({ root }: Bench): string {
  return path.join(path.dirname(root), 'saved');
}

function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', '-T', from, to]);
}

function prepare(bench: Bench, verb: Verb): void {
  if (verb.before === null) return;
  copy(path.join(savedFolder(bench), '.cordon'), path.join(bench.root, '.cordon'));
  copy(path.join(savedFolder(bench), 'state'), bench.stateHome);
  bench.repository.write({ 'src/a.txt': 'two\n', 'src/new.txt': 'new\n' });
}

async function stepsOf(verb: Verb): Promise<string[]> {
  const bench = await preparedBench(verb);
  prepare(bench, verb);
  const log = path.join(tempFolder(), 'steps');
  assertDone(await probed(bench, verb, { CORDON_FAULT_LOG: log }));
  return fs.readFileSync(log, 'utf8').split('\n');
}

function probed(bench: Bench, { args }: Verb, env: Record<string, string>) {
  const words = ['--require', PROBE, cliPath(), ...args];
  return start(process.execPath, words, { cwd: bench.root, env: { ...bench.env, ...env } }).done;
}

/** One kill and all that must hold after it. Leaves the repository as it was found. Returns what `status` said. */
async function killAndRecover(bench: Bench, verb: Verb, point: number): Promise<string | null> {
  prepare(bench, verb);
  const changes = verb.before === null ? '' : ' M src/a.txt\n?? src/new.txt\n';
  const gitBefore = gitFolder(bench);
  const killed = await probed(bench, verb, { CORDON_FAULT_AT: String(point) });
  // Steps that run side by side may come in another order, so that one run has a step less.
  assert.ok(killed.signal === 'SIGKILL' || killed.code === 0, killed.stderr);
  if (verb.args[0] === 'run') await endWithMarker(String(bench.env.FAULT_MARKER));

  await assertUnlocked(bench);
  assert.deepEqual(gitFolder(bench), gitBefore);
  assert.equal(gitStatus(bench).replace('?? src/b.txt\n', ''), changes);
  const session = await openSession(bench);
  const phase = point % ASK_COMMAND === 0 ? await statusOf(bench) : await phaseOf(session);
  assert.ok(verb.phases.includes(phase), `status says ${String(phase)}`);
  if (phase === 'interrupted' && point % GO_ON === 0) await resumeAfterKill(bench);

  assert.equal(await session.reset(), fs.existsSync(path.join(bench.root, '.cordon')) || phase !== null);
  assertNothingLeft(bench);
  bench.repository.git('checkout', '--quiet', '--', '.');
  for (const name of ['src/new.txt', 'src/b.txt']) bench.repository.delete(name);
  if (point % GO_ON === 0) {
    await arm(bench);
    assert.deepEqual(temporaries(bench), []);
    assert.equal(gitStatus(bench), '');
    await session.reset();
    assertNothingLeft(bench);
  }
  return phase;
}

/** `.git` without what Cordon may leave there: its line, its lock, and until the next step a temporary. */
function gitFolder(bench: Bench): string[] {
  const lines = snapshot(path.join(bench.root, '.git'), ['info/exclude', 'cordon.lock']);
  return lines.filter((line) => !/^info\/\.cordon-[0-9a-f]{16}\.tmp /.test(line));
}

/** What the command says: exit 0 and a phase, or exit 2 and that nothing is armed. */
async function statusOf(bench: Bench): Promise<string | null> {
  const status = await bench.cordon(['status']);
  if (status.code === 0) return (JSON.parse(status.stdout) as { phase: string }).phase;
  assertRefused(status, /no envelope is armed/);
  return null;
}

async function phaseOf(session: Session): Promise<string | null> {
  try {
    return (await session.status()).phase;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-armed') return null;
    throw error;
  }
}

async function resumeAfterKill(bench: Bench): Promise<void> {
  const resumed = await bench.cordon(['resume']);
  assertDone(resumed);
  assert.equal((JSON.parse(resumed.stdout) as { passed: boolean }).passed, true);
  assert.equal(await statusOf(bench), 'accepted');
  assert.deepEqual(temporaries(bench), [], 'left after resume');
}

/** The steps after a kill run in this process: a command each would take most of the time. */
function openSession(bench: Bench): Promise<Session> {
  return Session.open(bench.root, { env: envOf(bench) });
}

async function arm(bench: Bench): Promise<void> {
  const { request } = parseCommandLine(ARM);
  if (request === null) throw new Refusal('invalid-request', 'no request');
  await (await openSession(bench)).arm(request);
}
