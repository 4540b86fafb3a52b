import fs from 'node:fs';

/** What the suite inside the extension host writes, one JSON object a line, as it happens. */
export type SuiteEvent =
  | { readonly event: 'start'; readonly total: number; readonly host: string }
  | { readonly event: 'pass'; readonly title: string; readonly ms: number }
  | { readonly event: 'pending'; readonly title: string }
  | { readonly event: 'fail'; readonly title: string; readonly error: string }
  | { readonly event: 'end'; readonly ms: number };

/** Environment variables by which a run talks to the suite inside the extension host. */
export const SUITE_ENV = {
  /** File that the events are appended to. */
  results: 'CORDON_TEST_RESULTS',
  /** Only tests whose full title matches this regular expression. */
  grep: 'CORDON_TEST_GREP',
  /** Only test files whose path contains this. */
  files: 'CORDON_TEST_FILES',
} as const;

/** The outcome of a suite as its file tells it. */
export interface SuiteResult {
  readonly passed: number;
  readonly pending: number;
  readonly failures: readonly { readonly title: string; readonly error: string }[];
  /** false: the host went away in the middle, and the counts are those until then. */
  readonly complete: boolean;
  /** Time inside the host, in milliseconds. */
  readonly ms: number;
}

/** Sums the events up. */
export function summarize(events: readonly SuiteEvent[]): SuiteResult {
  const end = events.find((event) => event.event === 'end');
  return {
    passed: events.filter((event) => event.event === 'pass').length,
    pending: events.filter((event) => event.event === 'pending').length,
    failures: events.filter((event) => event.event === 'fail'),
    complete: end !== undefined,
    ms: end?.ms ?? 0,
  };
}

/** Reads the complete lines of a file of events; none while the file does not exist. */
export function readEvents(file: string): SuiteEvent[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs.readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as SuiteEvent);
}

/** One event for people; empty for those that need no line. */
export function describeEvent(event: SuiteEvent): string {
  switch (event.event) {
    case 'start':
      return `${event.host}: ${event.total} tests`;
    case 'pass':
      return `  ✓ ${event.title} (${event.ms} ms)`;
    case 'pending':
      return `  - ${event.title}`;
    case 'fail':
      return `  ✗ ${event.title}\n${event.error.replaceAll(/^/gm, '      ')}`;
    case 'end':
      return '';
  }
}
