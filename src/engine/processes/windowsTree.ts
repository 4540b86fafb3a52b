import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadExeca } from './execa';
import type { ProcessTree } from './tree';
import type { WindowsApi } from './windowsApi';

const END_WITHIN = 10_000;
const TASKKILL_WITHIN = 10_000;

/**
 * Windows: a job object, which every descendant is in from birth and cannot leave. It is not set to end its
 * processes when it is closed: after a normal exit descendants are left alone. Where the system declines a job,
 * `taskkill /T` walks the tree instead.
 *
 * There is no request to end that a program without a window could hear: ask() does nothing.
 */
export class WindowsTree implements ProcessTree {
  readonly noteEvery = Infinity;
  private job: number;

  constructor(
    private readonly api: WindowsApi | undefined,
    private readonly leader: number,
    private readonly leaderEnded: () => boolean,
  ) {
    this.job = api?.createJob() ?? 0;
    // The process is running already, but it takes longer to load than we take to get here.
    if (this.job !== 0 && api?.assign(this.job, leader) === false) this.close();
  }

  note(): void {
    // The job keeps the list.
  }

  ask(): boolean {
    return false;
  }

  askRest(): boolean {
    return false;
  }

  descendants(): number {
    return this.members().filter((pid) => pid !== this.leader).length;
  }

  async end(): Promise<number[]> {
    if (this.job === 0) {
      if (this.leaderEnded()) return [];
      const [file, args] = taskkill(this.leader);
      await loadExeca().execa(file, args, {
        reject: false,
        stdio: 'ignore',
        timeout: TASKKILL_WITHIN,
        verbose: 'none',
      });
    }
    const deadline = performance.now() + END_WITHIN;
    for (;;) {
      if (this.job !== 0) this.api?.terminate(this.job);
      const left = this.members();
      if (left.length === 0 || performance.now() > deadline) return left;
      await delay(10);
    }
  }

  endNow(): void {
    if (this.job !== 0) {
      this.api?.terminate(this.job);
    } else if (!this.leaderEnded()) {
      const [file, args] = taskkill(this.leader);
      loadExeca().execaSync(file, args, {
        reject: false,
        stdio: 'ignore',
        timeout: TASKKILL_WITHIN,
        verbose: 'none',
      });
    }
  }

  close(): void {
    if (this.job !== 0) this.api?.close(this.job);
    this.job = 0;
  }

  private members(): number[] {
    if (this.api !== undefined && this.job !== 0) return this.api.members(this.job);
    return this.leaderEnded() ? [] : [this.leader];
  }
}

/** `taskkill` by its full path: the PATH may be the repository's. */
function taskkill(pid: number): [string, string[]] {
  const file = path.win32.join(process.env.SystemRoot ?? 'C:\\Windows', 'System32', 'taskkill.exe');
  return [file, ['/PID', String(pid), '/T', '/F']];
}
