/** The longest delay that Node.js takes; a longer one would fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls `callback` after `milliseconds`, however many; returns what cancels it. */
export function longTimer(milliseconds: number, callback: () => void): () => void {
  const deadline = performance.now() + milliseconds;
  let timer: NodeJS.Timeout;
  const arm = () => {
    const left = deadline - performance.now();
    timer = setTimeout(left > LONGEST_TIMER ? arm : callback, Math.min(Math.max(left, 0), LONGEST_TIMER));
  };
  arm();
  return () => {
    clearTimeout(timer);
  };
}

/** Waits for `promise`, at most `milliseconds`; tells whether it came. Leaves no timer behind. */
export async function within(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let cancel: () => void = () => undefined;
  const late = new Promise<false>((resolve) => {
    cancel = longTimer(milliseconds, () => {
      resolve(false);
    });
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    cancel();
  }
}
