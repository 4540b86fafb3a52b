/** Longest time in milliseconds that work on many files keeps the extension host busy in one go. */
const SLICE_MS = 6;
/** Steps between two looks at the clock. */
const STEPS = 32;

/**
 * Lets long work share the extension host: `pause` is called at every step, and gives way when the slice is used up.
 * @throws Overtaken when newer work replaced it
 */
export class Slices {
  private started = performance.now();
  private steps = 0;
  /** The longest slice so far, in milliseconds: for tests. */
  longest = 0;

  constructor(private readonly signal: AbortSignal) {}

  /** Whether it is time to `await rest()`. Cheap enough for every file. */
  isUsedUp(): boolean {
    this.steps += 1;
    if (this.steps < STEPS) return false;
    this.steps = 0;
    return this.isOver();
  }

  /** The same for steps that are few and long. */
  isOver(): boolean {
    return performance.now() - this.started > SLICE_MS;
  }

  async rest(): Promise<void> {
    this.longest = Math.max(this.longest, performance.now() - this.started);
    await new Promise((resolve) => setImmediate(resolve));
    if (this.signal.aborted) throw new Overtaken();
    this.started = performance.now();
  }
}

/** Newer work replaced this; nobody waits for the answer. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
