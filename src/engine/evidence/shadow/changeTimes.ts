/**
 * When files changed, by the index and by the disk. Git compares whole seconds, so an edit in the second of a file's own
 * change could stay unseen.
 */
import type { TrackedStats } from './armedFiles';
import type { IndexFile } from './indexFile';

export const A_SECOND = 1000;
const POSIX = process.platform !== 'win32';
/** The kernel's clock for files may lag this much behind, in milliseconds. */
const CLOCK_LAG = 20;

/** Waits until the second of `moment`, in milliseconds, is over. @throws the signal's reason */
export async function waitPast(moment: number, signal: AbortSignal | undefined): Promise<void> {
  const free = (Math.floor(moment / A_SECOND) + 1) * A_SECOND + CLOCK_LAG;
  const wait = free - Date.now();
  // A ctime far in the future is a clock that was set back: waiting does not help.
  if (wait <= 0 || wait > 2 * A_SECOND) return;
  await new Promise((resolve) => setTimeout(resolve, wait));
  signal?.throwIfAborted();
}

/** The latest second of a change that an index knows of; 0 without one. */
export function latestSecond(index: IndexFile | null): number {
  let latest = 0;
  const now = Date.now() / A_SECOND;
  for (let entry = 0; entry < (index?.count ?? 0); entry += 1) {
    const second = index?.changeSecond(entry) ?? 0;
    if (second > latest && second <= now) latest = second;
  }
  return latest;
}

/** Whether an entry's file changed in that second or the minute behind it. */
export function changedSince(index: IndexFile, second: number): boolean {
  for (let entry = 0; entry < index.count; entry += 1) {
    const changed = index.changeSecond(entry);
    if (changed >= second && changed <= second + 60) return true;
  }
  return false;
}

/** Whether a file changed between Git's look and ours, which went on side by side. Windows tells two sorts of ctime. */
export function movedMeanwhile(index: IndexFile, { changes }: TrackedStats): boolean {
  if (!POSIX) return false;
  for (let entry = 0; entry < index.count; entry += 1) {
    const second = index.changeSecond(entry);
    const ours = changes[entry] ?? 0;
    // Milliseconds are rounded, so the last part of a second may read as the next one.
    if (second !== 0 && ours > 0 && (ours < second * A_SECOND || ours > (second + 1) * A_SECOND + 0.01))
      return true;
  }
  return false;
}
