import type { NotedEvent, RunRecord } from '../../engine/store/runFiles';

/** What is known of the process that works on an envelope now. For showing and cancelling; it decides nothing. */
export interface RunView {
  readonly record: RunRecord;
  /** The last events, oldest first. */
  readonly recent: readonly NotedEvent[];
  /** Answers of the model so far. */
  readonly turns: number;
  /** Null until Claude Code says it, which is at its end. */
  readonly costUsd: number | null;
  readonly denied: number;
}

const MOST_RECENT = 20;

export function startOf(record: RunRecord): RunView {
  return { record, recent: [], turns: 0, costUsd: null, denied: 0 };
}

export function withEvents(view: RunView, events: readonly NotedEvent[]): RunView {
  let { turns, costUsd, denied } = view;
  for (const event of events) {
    if ('turn' in event) turns = Math.max(turns, event.turn);
    if (event.kind === 'denied') denied += 1;
    if (event.kind === 'result') {
      turns = event.turns;
      costUsd = event.costUsd;
    }
  }
  return { ...view, recent: [...view.recent, ...events].slice(-MOST_RECENT), turns, costUsd, denied };
}

export function isSameRun(a: RunRecord, b: RunRecord): boolean {
  return a.pid === b.pid && a.startTime === b.startTime && a.startedAt === b.startedAt;
}
