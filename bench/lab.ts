import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What one measurement came to, and what it should be. */
export interface Row {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: '×' | 'MiB' | 'kB' | 'ms';
  /** At most this; null where there is only something to compare with. */
  readonly goal: number | null;
  readonly note: string;
}

/** What the measurements share. */
export interface Lab {
  /** A folder that is removed at the end. */
  readonly folder: string;
  readonly quick: boolean;
  /** Of Git and Cordon alike: no configuration but the repository's own, and a home of its own for the seals. */
  readonly env: NodeJS.ProcessEnv;
  /** `dist/cli.js`. */
  readonly cli: string;
  say(text: string): void;
}

export function openLab(quick: boolean): Lab {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'cordon-bench-')));
  const inherited = Object.entries(process.env).filter(([name]) => !/^(GIT_|CORDON_)/.test(name));
  return {
    folder,
    quick,
    cli: path.resolve(process.env.CORDON_CLI ?? path.join('dist', 'cli.js')),
    env: {
      ...Object.fromEntries(inherited),
      GIT_CONFIG_GLOBAL: os.devNull,
      GIT_CONFIG_NOSYSTEM: '1',
      XDG_STATE_HOME: path.join(folder, 'state'),
    },
    say: (text) => process.stderr.write(`${text}\n`),
  };
}

export function closeLab({ folder }: Lab): void {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Runs a program to its end and returns its output. @throws Error when its exit code is not 0 */
export async function output(file: string, args: readonly string[], options: Surroundings): Promise<Buffer> {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  const words: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
  const code = await closed(child);
  if (code !== 0) {
    throw new Error(`${file} ${args.join(' ')}: exit ${String(code)}: ${Buffer.concat(words).toString()}`);
  }
  return Buffer.concat(chunks);
}

export interface Surroundings {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

export function closed(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export interface Pair {
  /** Median milliseconds of each side, and the median of the rounds' ratios: what disturbs both sides cancels. */
  readonly a: number;
  readonly b: number;
  readonly ratio: number;
}

/**
 * Measures two things in turn, the order alternating, after one round that does not count.
 * @param before makes room for `a`; it is not measured
 */
export async function interleaved(
  rounds: number,
  a: () => Promise<unknown>,
  b: () => Promise<unknown>,
  before?: () => Promise<unknown>,
): Promise<Pair> {
  const times: { a: number; b: number }[] = [];
  const timedA = async (): Promise<number> => {
    await before?.();
    return timed(a);
  };
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % 2 === 0 ? await timedA() : 0;
    const second = await timed(b);
    times.push({ a: round % 2 === 0 ? first : await timedA(), b: second });
  }
  const counted = times.slice(1);
  return {
    a: median(counted.map((time) => time.a)),
    b: median(counted.map((time) => time.b)),
    ratio: median(counted.map((time) => time.a / time.b)),
  };
}

async function timed(step: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await step();
  return performance.now() - start;
}

/** `12 ms over 8.1 ms`. */
export function comparison({ a, b }: Pair): string {
  return `${milliseconds(a)} over ${milliseconds(b)}`;
}

export function milliseconds(value: number): string {
  return `${value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`;
}
