import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Coalescer } from '../../../src/editor/coalescer';

const WAITS = { quietMs: 20, atMostMs: 80 };
/** A busy machine may take this long for what is a moment elsewhere. */
const LONGEST_MS = 20_000;

/** A task that takes `ms`, ends early when it is cancelled, and counts. */
function counted(ms: number) {
  const seen = { started: 0, cancelled: 0, atOnce: 0, most: 0 };
  const task = async (signal: AbortSignal): Promise<void> => {
    seen.started += 1;
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await sleep(ms, undefined, { signal }).catch(() => (seen.cancelled += 1));
    seen.atOnce -= 1;
  };
  return { seen, task };
}

describe('Coalescer', () => {
  it('makes one run of many requests', async () => {
    const { seen, task } = counted(1);
    const coalescer = new Coalescer(task, WAITS);
    for (let index = 0; index < 50; index += 1) coalescer.request();
    await sleep(100);
    assert.equal(seen.started, 1);
  });

  it('runs although requests never stop', async () => {
    const { seen, task } = counted(1);
    const coalescer = new Coalescer(task, WAITS);
    const end = Date.now() + LONGEST_MS;
    while (seen.started < 3 && Date.now() < end) {
      coalescer.request();
      await sleep(5);
    }
    assert.equal(seen.started, 3);
    coalescer.dispose();
  });

  it('cancels what is overtaken, never overlaps, and lets one through in the end', async () => {
    const { seen, task } = counted(60);
    const coalescer = new Coalescer(task, WAITS);
    const whole = (): number => seen.started - seen.cancelled - seen.atOnce;
    const end = Date.now() + LONGEST_MS;
    while ((seen.cancelled === 0 || whole() === 0) && Date.now() < end) {
      coalescer.request();
      await sleep(25);
    }
    assert.ok(seen.cancelled > 0 && whole() > 0, JSON.stringify(seen));
    await coalescer.now();
    assert.equal(seen.most, 1);
    coalescer.dispose();
  });

  it('answers now() only after a run that began later', async () => {
    const order: string[] = [];
    let number = 0;
    const coalescer = new Coalescer(async () => {
      const own = (number += 1);
      order.push(`start ${own}`);
      await sleep(20);
      order.push(`end ${own}`);
    }, WAITS);
    const first = coalescer.now();
    await sleep(5);
    await coalescer.now();
    order.push('second answered');
    await first;
    assert.deepEqual(order, ['start 1', 'end 1', 'start 2', 'end 2', 'second answered']);
  });

  it('stops on dispose and leaves nobody waiting', async () => {
    const { seen, task } = counted(1000);
    const coalescer = new Coalescer(task, WAITS);
    const waiting = coalescer.now();
    coalescer.request();
    coalescer.dispose();
    await waiting;
    await coalescer.now();
    await sleep(50);
    assert.deepEqual([seen.started, seen.cancelled], [1, 1]);
  });
});
