import type { Host } from './host';

/** Registers a mocha hook that keeps screenshots and logs of the host whenever a test of this suite fails. */
export function keepFailures(host: () => Host | undefined): void {
  afterEach('keep what a failed test left', async function () {
    const test = this.currentTest;
    if (test?.state !== 'failed') return;
    this.timeout(30_000);
    const folder = await host()?.keep(test.fullTitle());
    if (folder !== undefined) console.error(`      kept: ${folder}`);
  });
}
