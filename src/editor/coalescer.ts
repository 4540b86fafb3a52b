/** How a `Coalescer` waits, in milliseconds. */
export interface Waits {
  /** After the last request. */
  readonly quietMs: number;
  /** After the first request, however many follow. */
  readonly atMostMs: number;
}

/** Runs that are overtaken this often in a row: the next one is let finish, or a busy worktree would never be seen. */
const MOST_OVERTAKEN = 3;

/**
 * Turns many requests into few runs of one task. Runs never overlap; a run that a later request overtakes is
 * cancelled, and the task runs again. Knows nothing of the editor.
 */
export class Coalescer {
  private timer: NodeJS.Timeout | undefined;
  private firstRequest: number | undefined;
  private running: { readonly controller: AbortController; readonly done: Promise<void> } | undefined;
  private again = false;
  private overtaken = 0;
  private disposed = false;
  private waiting: (() => void)[] = [];

  /** @param task must not throw; it should return soon after the signal fires */
  constructor(
    private readonly task: (signal: AbortSignal) => Promise<void>,
    private readonly waits: Waits,
  ) {}

  /** Asks for a run soon. */
  request(): void {
    if (this.disposed) return;
    const now = Date.now();
    this.firstRequest ??= now;
    const left = this.firstRequest + this.waits.atMostMs - now;
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => {
        this.start();
      },
      Math.max(0, Math.min(this.waits.quietMs, left)),
    );
  }

  /** Asks for a run at once. Resolves when a run that began after this call has finished, or on dispose. */
  now(): Promise<void> {
    if (this.disposed) return Promise.resolve();
    const finished = new Promise<void>((resolve) => this.waiting.push(resolve));
    this.start();
    return finished;
  }

  /** Cancels what runs and waits, and runs no more. */
  dispose(): void {
    this.disposed = true;
    clearTimeout(this.timer);
    this.running?.controller.abort();
    this.settle();
  }

  private start(): void {
    clearTimeout(this.timer);
    this.firstRequest = undefined;
    if (this.disposed) return;
    if (this.running) {
      this.again = true;
      if (this.overtaken >= MOST_OVERTAKEN) return;
      this.overtaken += 1;
      this.running.controller.abort();
      return;
    }
    const controller = new AbortController();
    const waitedFor = this.waiting;
    this.waiting = [];
    const done = this.task(controller.signal).finally(() => {
      this.running = undefined;
      const cancelled = controller.signal.aborted;
      if (!cancelled) this.overtaken = 0;
      if (this.again && !this.disposed) {
        this.again = false;
        // Whoever waited for a cancelled run waits for the one that replaces it.
        if (cancelled) this.waiting.unshift(...waitedFor);
        else
          waitedFor.forEach((resolve) => {
            resolve();
          });
        this.start();
      } else {
        waitedFor.forEach((resolve) => {
          resolve();
        });
      }
    });
    this.running = { controller, done };
  }

  private settle(): void {
    const waiting = this.waiting;
    this.waiting = [];
    waiting.forEach((resolve) => {
      resolve();
    });
  }
}
