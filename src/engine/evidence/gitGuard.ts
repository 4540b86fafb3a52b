/** Keeps every Git process of a repository from waiting for a fifo: before it starts, and while it is suspiciously slow. */
import {
  firstWaiting,
  type GitFolders,
  type WaitingFile,
  waitingInGitFolders,
  waitingInSettings,
  waitingInWorktree,
  waitingObject,
  WaitingFileRefusal,
} from './waitingFiles';

/** After this many milliseconds a process may be one that waits. Ordinary ones are done long before. */
const SUSPICIOUS_MS = 5_000;

/** One process under guard. */
export interface Watch {
  /** Fires when the caller cancels, and when the process was found to wait. */
  readonly signal: AbortSignal;
  /** What it waits for. */
  readonly found: () => WaitingFile | null;
  readonly end: () => void;
}

export class GitGuard {
  private looking: Promise<WaitingFile | null> | undefined;
  private watched = 0;

  constructor(
    private readonly root: string,
    private readonly folders: GitFolders,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** @throws WaitingFileRefusal */
  before(): void {
    const waiting = firstWaiting({ root: this.root, ...this.folders }, this.env);
    if (waiting) throw new WaitingFileRefusal(waiting);
  }

  /** Looks everywhere once the process takes suspiciously long, and ends it when there is what it may wait for. */
  watch(caller: AbortSignal | undefined): Watch {
    const stop = new AbortController();
    const onAbort = (): void => {
      stop.abort();
    };
    let found: WaitingFile | null = null;
    let isOver = false;
    const timer = setTimeout(() => {
      void this.look().then((waiting) => {
        if (waiting === null || isOver) return;
        found = waiting;
        stop.abort();
      });
    }, SUSPICIOUS_MS);
    timer.unref();
    this.watched += 1;
    caller?.addEventListener('abort', onAbort, { once: true });
    return {
      signal: stop.signal,
      found: () => found,
      end: () => {
        if (!isOver) this.watched -= 1;
        isOver = true;
        clearTimeout(timer);
        caller?.removeEventListener('abort', onAbort);
      },
    };
  }

  /** Several slow processes share a look. */
  private look(): Promise<WaitingFile | null> {
    this.looking ??= this.lookEverywhere().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookEverywhere(): Promise<WaitingFile | null> {
    const found = { root: this.root, ...this.folders };
    return (
      waitingInGitFolders(this.folders)[0] ??
      (await waitingInSettings(found, this.env)) ??
      (await waitingObject(this.folders)) ??
      waitingInWorktree(this.root, () => this.watched === 0)
    );
  }
}
