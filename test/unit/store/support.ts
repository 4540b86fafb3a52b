import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal, type RefusalCode } from '../../../src/engine/errors';

/** The built probe lies beside the built test. */
const PROBE = path.join(__dirname, 'store.probe.js');

export interface ProbeAnswer {
  readonly result?: boolean | null;
  readonly code?: RefusalCode;
  readonly message?: string;
}

/** A folder for each test, removed after it, also where modes would forbid that. */
export function useFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'cordon-store-')));
  });
  afterEach(() => {
    spawnSync('chmod', ['-R', 'u+rwx', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return () => folder;
}

export function git(cwd: string, ...args: string[]): string {
  const done = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });
  assert.equal(done.status, 0, done.stderr);
  return done.stdout;
}

/** Runs the probe to its end. `prefix` is a program that starts it, such as setpriv. */
export function probe(words: readonly string[], prefix: readonly string[] = []): ProbeAnswer {
  const [program = '', ...rest] = [...prefix, process.execPath, PROBE, ...words];
  const done = spawnSync(program, rest, { encoding: 'utf8', timeout: 60_000 });
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout) as ProbeAnswer;
}

/** Starts the probe and waits for its first line. */
export async function startProbe(words: readonly string[]): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [PROBE, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => {
      resolve(data.toString().trim());
    });
    child.once('exit', () => {
      reject(new Error(`the probe ended early: ${words.join(' ')}`));
    });
  });
  return { child, line };
}

export async function kill(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
}

/** Runs the probe until it stops at a step, and kills it there. */
export async function killAt(words: readonly string[]): Promise<void> {
  const { child, line } = await startProbe(words);
  assert.equal(line, 'at', `${words.join(' ')} said ${line}`);
  await kill(child);
}

/** Asserts a refusal with a code and, maybe, words in its message. */
export async function assertRefused(
  step: Promise<unknown> | (() => unknown),
  code: RefusalCode,
  words = /./,
): Promise<Refusal> {
  let refusal: unknown;
  try {
    await (typeof step === 'function' ? step() : step);
  } catch (error) {
    refusal = error;
  }
  assert.ok(refusal instanceof Refusal, `not refused: ${String(refusal)}`);
  assert.equal(refusal.code, code, refusal.message);
  assert.match(refusal.message, words);
  return refusal;
}

/** The command prefix that makes mode bits count for root; null where there is none. */
export function withoutPrivileges(): readonly string[] | null {
  if (process.geteuid?.() !== 0) return [];
  const prefix = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];
  return spawnSync(prefix[0] ?? '', [...prefix.slice(1), 'true']).status === 0 ? prefix : null;
}
