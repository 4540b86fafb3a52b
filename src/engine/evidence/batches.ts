/** Work on many items that leaves room for others. */

/** How long work may keep this thread busy before others get their turn, in milliseconds. */
const SLICE_MS = 5;
const PARALLEL = 8;

/** Runs `work` over all items, a few at a time, results in the items' order. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  signal?: AbortSignal,
  workers = PARALLEL,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  let sliceEnds = performance.now() + SLICE_MS;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      signal?.throwIfAborted();
      const index = next;
      next += 1;
      results[index] = await work(items[index] as T);
      // Work that waited for nothing leaves nobody else a turn.
      if (performance.now() < sliceEnds) continue;
      await new Promise((resolve) => setImmediate(resolve));
      sliceEnds = performance.now() + SLICE_MS;
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, worker));
  return results;
}

/**
 * Runs `work`, which takes microseconds and waits for nothing, over all items; others get their turn in between. For
 * short work this costs a tenth of what another thread does.
 */
export async function inSlices<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => R,
  signal: AbortSignal | undefined,
): Promise<R[]> {
  const results: R[] = [];
  let sliceEnds = performance.now() + SLICE_MS;
  for (const [index, item] of items.entries()) {
    if (performance.now() > sliceEnds) {
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
      sliceEnds = performance.now() + SLICE_MS;
    }
    results.push(work(item, index));
  }
  return results;
}
