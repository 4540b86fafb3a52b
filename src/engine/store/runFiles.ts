/**
 * `run.json` and `progress.jsonl`: who works on the envelope now, and at what. For showing and cancelling only.
 *
 * Invariant: nothing is decided by them. They are written without a flush to disk, a write that fails is let go, and
 * whoever reads them takes anything unexpected for "nothing is known".
 */
import fs from 'node:fs';
import { lstat, open, unlink } from 'node:fs/promises';
import type { ProgressEvent } from '../agents/progress';
import { processStartTime } from '../processes/identity';
import type { StatePaths } from './layout';

export interface RunRecord {
  readonly pid: number;
  /** Token of processes/identity.ts: a later process with this number has another one. */
  readonly startTime: string;
  readonly verb: 'run' | 'resume' | 'check';
  /** 0 for a check. */
  readonly attempt: number;
  readonly maxAttempts: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

/** An event as `progress.jsonl` holds it, one a line. */
export type NotedEvent = ProgressEvent & { readonly at: number };

/** `progress.jsonl` starts over beyond this, in bytes. */
const MOST_PROGRESS = 512 * 1024;
const MOST_RECORD = 4096;

/** The files of the run of this process, from its begin to its end. Only for holders of the lock. Never throws. */
export class RunFiles {
  private size = 0;

  private constructor(
    private readonly paths: StatePaths,
    private readonly folder: string,
    private fd: number | undefined,
  ) {}

  static async begin(
    paths: StatePaths,
    run: Pick<RunRecord, 'verb' | 'attempt' | 'maxAttempts'>,
  ): Promise<RunFiles> {
    const folder = await identityOf(paths.folder);
    let fd: number | undefined;
    try {
      await removeRunFiles(paths);
      const startTime = await processStartTime(process.pid);
      if (startTime !== undefined && folder !== '') {
        fd = openNew(paths.progress);
        const record = {
          pid: process.pid,
          start_time: startTime,
          verb: run.verb,
          attempt: run.attempt,
          max_attempts: run.maxAttempts,
          started_at: Date.now(),
        };
        const file = openNew(paths.run);
        fs.writeSync(file, `${JSON.stringify(record)}\n`);
        fs.closeSync(file);
      }
    } catch {
      // Without the files a run is only harder to watch.
    }
    return new RunFiles(paths, folder, fd);
  }

  /** Appends one event. */
  note(event: ProgressEvent): void {
    if (this.fd === undefined) return;
    try {
      const line = Buffer.from(`${JSON.stringify({ ...event, at: Date.now() })}\n`);
      if (this.size + line.length > MOST_PROGRESS) {
        fs.ftruncateSync(this.fd, 0);
        this.size = 0;
      }
      fs.writeSync(this.fd, line);
      this.size += line.length;
    } catch {
      this.close();
    }
  }

  /** Removes both files, unless the folder is no longer the one they were written to. */
  async end(): Promise<void> {
    this.close();
    if ((await identityOf(this.paths.folder)) === this.folder) await removeRunFiles(this.paths);
  }

  private close(): void {
    if (this.fd === undefined) return;
    try {
      fs.closeSync(this.fd);
    } catch {
      // Nothing more is written.
    }
    this.fd = undefined;
  }
}

/** Removes what a killed run left. Only for holders of the lock. Never throws. */
export async function removeRunFiles(paths: StatePaths): Promise<void> {
  for (const file of [paths.run, paths.progress]) await unlink(file).catch(() => undefined);
}

/** What `run.json` says; null when there is none or it cannot be understood. */
export async function readRunRecord(paths: StatePaths): Promise<RunRecord | null> {
  const { data } = await readFrom(paths.run, 0, MOST_RECORD);
  try {
    const raw = JSON.parse(data.toString('utf8')) as Record<string, unknown>;
    const {
      pid,
      start_time: startTime,
      verb,
      attempt,
      max_attempts: maxAttempts,
      started_at: startedAt,
    } = raw;
    if (!Number.isSafeInteger(pid) || (pid as number) <= 1 || typeof startTime !== 'string') return null;
    if (verb !== 'run' && verb !== 'resume' && verb !== 'check') return null;
    if (![attempt, maxAttempts, startedAt].every((value) => Number.isSafeInteger(value))) return null;
    const numbers = { pid, attempt, maxAttempts, startedAt } as Record<string, number>;
    return { ...numbers, startTime, verb } as RunRecord;
  } catch {
    return null;
  }
}

/** Where reading `progress.jsonl` stands: hand it back to read on. */
export interface ProgressPlace {
  readonly offset: number;
  readonly rest: string;
}

/** The events after `place`; those that make no sense are left out. A file that started over is read from its start. */
export async function readProgress(
  paths: StatePaths,
  place: ProgressPlace = { offset: 0, rest: '' },
): Promise<{ events: NotedEvent[]; place: ProgressPlace }> {
  const read = await readFrom(paths.progress, place.offset, MOST_PROGRESS);
  const startedOver = read.size < place.offset;
  const { data } = startedOver ? await readFrom(paths.progress, 0, MOST_PROGRESS) : read;
  const before = startedOver ? { offset: 0, rest: '' } : place;
  const lines = `${before.rest}${data.toString('utf8')}`.split('\n');
  const rest = lines.pop() ?? '';
  return { events: lines.flatMap(parseNoted), place: { offset: before.offset + data.length, rest } };
}

const KINDS: ReadonlySet<unknown> = new Set<ProgressEvent['kind']>([
  'attempt',
  'started',
  'tool',
  'text',
  'denied',
  'retry',
  'result',
  'inspecting',
  'verifier',
]);

function parseNoted(line: string): NotedEvent[] {
  try {
    const event = JSON.parse(line) as NotedEvent;
    return KINDS.has(event.kind) && Number.isFinite(event.at) ? [event] : [];
  } catch {
    return [];
  }
}

/** Up to `most` bytes from `offset`; nothing for what is not there or no regular file. Waits for no fifo. */
async function readFrom(file: string, offset: number, most: number): Promise<{ size: number; data: Buffer }> {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = fs.constants as Partial<typeof fs.constants>;
  try {
    const handle = await open(file, (O_RDONLY ?? 0) | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0));
    try {
      const stats = await handle.stat();
      const length = stats.isFile() ? Math.max(0, Math.min(stats.size - offset, most)) : 0;
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, offset);
      return { size: stats.size, data: buffer.subarray(0, bytesRead) };
    } finally {
      await handle.close();
    }
  } catch {
    return { size: 0, data: Buffer.alloc(0) };
  }
}

/** Creates a file that is not there, and follows no link. */
function openNew(file: string): number {
  const { O_WRONLY, O_CREAT, O_EXCL, O_APPEND, O_NOFOLLOW } = fs.constants as Partial<typeof fs.constants>;
  const flags = (O_WRONLY ?? 0) | (O_CREAT ?? 0) | (O_EXCL ?? 0) | (O_APPEND ?? 0) | (O_NOFOLLOW ?? 0);
  return fs.openSync(file, flags, 0o600);
}

/** Tells a folder from another one at the same path; empty when there is none. */
async function identityOf(folder: string): Promise<string> {
  const stats = await lstat(folder, { bigint: true }).catch(() => undefined);
  return stats?.isDirectory() ? `${stats.dev}:${stats.ino}` : '';
}
