import { randomUUID } from 'node:crypto';
import os from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { loadExeca } from './execa';
import { noteLeader } from './orphans';
import { LeadingBytes, LineSplitter } from './output';
import type { PlantTree } from './plantTree';
import type { RunOptions, RunResult } from './runTypes';
import { startError } from './start';
import type { ResolvedStart } from './startOutcome';
import { longTimer, within } from './timers';
import type { ProcessTree } from './tree';

/**
 * Marks everything that a run started, whatever became of its parents. Holds one identifier per run around it,
 * outermost first, separated by colons: a Cordon run inside a Cordon run stays findable for the outer one.
 */
export const NONCE_VARIABLE = 'CORDON_PROCESS_NONCE';

const DEFAULT_GRACE = 3_000;
/** Once the process itself ended, what it left behind gets this long after a TERM. */
const REST_GRACE = 500;
/** Output that descendants hold open is waited for until it was quiet this long, … */
const DRAIN_QUIET = 500;
/** … and never longer than this. */
const DRAIN_AT_MOST = 2_000;
/** A descendant may be about to end by itself when the process did. */
const LEFTOVER_LEEWAY = 100;

/** A started program. Not execa's own object: that is a promise too, and would be waited for when returned. */
interface Child {
  readonly pid: number;
  readonly stdin: Writable | null;
  readonly stdout: Readable;
  readonly stderr: Readable;
  onExit(listener: (code: number | null, signal: NodeJS.Signals | null) => void): void;
  unref(): void;
}

/** One run, from the started process to its result. */
export class BoundedRun {
  private readonly stdout: LeadingBytes;
  private readonly stderr: LeadingBytes;
  private readonly lines: LineSplitter;
  private readonly tree: ProcessTree;
  private readonly exited: Promise<void>;
  private readonly closed: Promise<unknown>;
  private readonly stopped: Promise<void>;
  private readonly cleanUps: (() => void)[] = [];
  private exitCode: number | undefined;
  private lastOutput = 0;
  private stopping = false;
  private timedOut = false;
  private outputLimited = false;
  private interrupted = false;
  /** What a callback of the caller threw; the run is ended and fails with it. */
  private failure: { readonly error: unknown } | undefined;
  private resolveStopped: () => void = () => undefined;

  static async start(options: RunOptions, start: ResolvedStart, plant: PlantTree): Promise<BoundedRun> {
    const nonce = randomUUID();
    const child = await startChild(options, start, nonce);
    return new BoundedRun(options, child, plant, nonce);
  }

  private constructor(
    private readonly options: RunOptions,
    private readonly child: Child,
    plant: PlantTree,
    nonce: string,
  ) {
    this.stdout = new LeadingBytes(options.keepBytes);
    this.stderr = new LeadingBytes(options.keepBytes);
    this.lines = new LineSplitter((line) => {
      this.guarded(() => options.onStdoutLine?.(line));
    });
    this.stopped = new Promise((resolve) => (this.resolveStopped = resolve));
    const forgetLeader = noteLeader(child.pid);
    this.exited = new Promise((resolve) => {
      child.onExit((code, signal) => {
        forgetLeader();
        this.exitCode = signal === null ? (code ?? 0) : -os.constants.signals[signal];
        cancelTimeout();
        resolve();
      });
    });
    this.tree = plant(child.pid, nonce, () => this.exitCode !== undefined);
    const cancelTimeout = longTimer(options.timeoutMs, () => {
      this.stop('time');
    });
    this.cleanUps.push(cancelTimeout);
    if (Number.isFinite(this.tree.noteEvery)) {
      const notes = setInterval(() => {
        this.tree.note();
      }, this.tree.noteEvery);
      this.cleanUps.push(() => {
        clearInterval(notes);
      });
    }
    this.closed = Promise.all([this.read(child.stdout, this.stdout), this.read(child.stderr, this.stderr)]);
    this.listenToCaller();
    this.guarded(() => options.onStart?.(child.pid));
    // A program may end without reading its input, which is no failure of ours.
    child.stdin?.on('error', () => undefined).end(options.input);
  }

  async finish(): Promise<RunResult> {
    let survivors: readonly number[] = [];
    let leftovers: number | undefined;
    try {
      await Promise.race([this.exited, this.stopped]);
      if (!this.stopping) await Promise.race([this.drain(), this.stopped]);
      if (!this.stopping && this.options.endDescendantsOnExit === true) {
        leftovers = await this.countLeftovers();
        if (leftovers > 0) survivors = await this.endTree();
      }
      if (this.stopping) {
        survivors = await this.endTree();
        await this.drain();
      }
    } finally {
      this.release();
    }
    if (this.failure !== undefined) throw this.failure.error;
    return {
      // Not even KILL ended it, which survivors tells: it is stuck in the kernel.
      exitCode: this.exitCode ?? -os.constants.signals.SIGKILL,
      stdout: this.stdout.bytes(),
      stderr: this.stderr.bytes(),
      stdoutBytes: this.stdout.total,
      stderrBytes: this.stderr.total,
      timedOut: this.timedOut,
      outputLimited: this.outputLimited,
      interrupted: this.interrupted,
      survivors,
      ...(leftovers === undefined ? {} : { leftovers }),
    };
  }

  endNow(): void {
    this.tree.endNow();
  }

  private stop(why: 'time' | 'output' | 'caller' | 'failure'): void {
    if (why === 'caller') this.interrupted = true;
    if (this.stopping) return;
    this.timedOut = why === 'time';
    this.outputLimited = why === 'output';
    this.stopping = true;
    this.resolveStopped();
  }

  private async endTree(): Promise<number[]> {
    this.tree.note();
    for (const signal of this.options.interruptFirst === true ? INT_THEN_TERM : TERM) {
      if (this.exitCode !== undefined || !this.tree.ask(signal)) break;
      if (await within(this.exited, this.options.graceMs ?? DEFAULT_GRACE)) break;
    }
    if (this.exitCode !== undefined && this.tree.askRest('SIGTERM')) await this.waitForRest(REST_GRACE);
    const survivors = await this.tree.end();
    if (survivors.length === 0) await within(this.exited, REST_GRACE);
    return survivors;
  }

  /** Waits until no descendant is alive, at most `milliseconds`; returns how many are. */
  private async waitForRest(milliseconds: number): Promise<number> {
    const deadline = performance.now() + milliseconds;
    for (let pause = 10; ; pause = Math.min(pause * 2, 100)) {
      const alive = this.tree.descendants();
      const left = deadline - performance.now();
      if (alive === 0 || left <= 0) return alive;
      await delay(Math.min(pause, left));
    }
  }

  private countLeftovers(): Promise<number> {
    return this.waitForRest(LEFTOVER_LEEWAY);
  }

  /** Waits for the ends of both streams, but not long where somebody else holds them open. */
  private async drain(): Promise<void> {
    const begun = performance.now();
    for (;;) {
      const now = performance.now();
      const left = Math.min(begun + DRAIN_AT_MOST, Math.max(begun, this.lastOutput) + DRAIN_QUIET) - now;
      if (left <= 0 || (await within(this.closed, left))) return;
    }
  }

  private read(stream: Readable, into: LeadingBytes): Promise<void> {
    stream.on('data', (chunk: Buffer) => {
      this.lastOutput = performance.now();
      into.add(chunk);
      if (into.total > this.options.outputLimitBytes) this.stop('output');
      else if (into === this.stdout && this.options.onStdoutLine !== undefined) this.lines.add(chunk);
    });
    stream.on('error', () => undefined); // 'close' follows.
    return new Promise((resolve) => stream.once('close', resolve));
  }

  private listenToCaller(): void {
    const { signal } = this.options;
    if (signal === undefined) return;
    const onAbort = () => {
      this.stop('caller');
    };
    signal.addEventListener('abort', onAbort, { once: true });
    this.cleanUps.push(() => {
      signal.removeEventListener('abort', onAbort);
    });
    if (signal.aborted) onAbort();
  }

  private guarded(callback: () => void): void {
    if (this.failure !== undefined) return;
    try {
      callback();
    } catch (error) {
      this.failure = { error };
      this.stop('failure');
    }
  }

  /** Leaves nothing behind that could keep this process alive or be called later. */
  private release(): void {
    for (const cleanUp of this.cleanUps) cleanUp();
    this.lines.end();
    for (const stream of [this.child.stdin, this.child.stdout, this.child.stderr]) stream?.destroy();
    if (this.exitCode === undefined) this.child.unref();
    this.tree.close();
  }
}

const TERM = ['SIGTERM'] as const;
const INT_THEN_TERM = ['SIGINT', 'SIGTERM'] as const;

/** Starts the program and leaves reading, waiting and ending to BoundedRun: execa's own only know one process. */
async function startChild(options: RunOptions, start: ResolvedStart, nonce: string): Promise<Child> {
  try {
    const subprocess = spawn(options, start, nonce);
    const settled = subprocess.catch((error: unknown) => ({ cause: error }));
    const { pid, stdin, stdout, stderr } = subprocess;
    if (pid === undefined) throw (await settled).cause;
    return {
      pid,
      stdin,
      stdout,
      stderr,
      onExit: (listener) => void subprocess.once('exit', listener),
      unref: () => {
        subprocess.unref();
      },
    };
  } catch (error) {
    throw startError(options.file, start, error);
  }
}

function spawn(options: RunOptions, start: ResolvedStart, nonce: string) {
  const outer = options.env[NONCE_VARIABLE] ?? process.env[NONCE_VARIABLE];
  return loadExeca().execa(start.file, start.args, {
    ...(start.argv0 === undefined ? {} : { argv0: start.argv0 }),
    cwd: options.cwd,
    env: { ...options.env, [NONCE_VARIABLE]: outer === undefined ? nonce : `${outer}:${nonce}` },
    extendEnv: false,
    // On Windows that would open a console window; the job object does what the group does.
    detached: process.platform !== 'win32',
    stdin: options.input === undefined ? 'ignore' : 'pipe',
    stdout: 'pipe',
    stderr: 'pipe',
    encoding: 'buffer',
    buffer: false,
    reject: false,
    cleanup: false,
    verbose: 'none',
  });
}
