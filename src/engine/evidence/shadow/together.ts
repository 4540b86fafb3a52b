/**
 * As `Promise.all`, but one that fails is told of only once all have ended: nobody writes on into a folder that the caller
 * then removes.
 */
export async function together<T extends readonly unknown[]>(
  steps: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T>;
export async function together<T>(steps: readonly Promise<T>[]): Promise<T[]>;
export async function together(steps: readonly Promise<unknown>[]): Promise<unknown[]> {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}
