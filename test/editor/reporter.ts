import fs from 'node:fs';
import { inspect } from 'node:util';
import type Mocha from 'mocha';
import { describeEvent, type SuiteEvent } from '../host/results';

/**
 * A mocha reporter class (on mocha's own `Base`) that appends events to `file` (nowhere when undefined) as they happen, so that a host that
 * dies leaves what it did, and prints them to the console.
 */
export function resultsReporter(
  Base: typeof Mocha.reporters.Base,
  file: string | undefined,
  host: string,
): Mocha.ReporterConstructor {
  const emit = (event: SuiteEvent) => {
    if (file !== undefined) fs.appendFileSync(file, `${JSON.stringify(event)}\n`);
    const line = describeEvent(event);
    if (line !== '') console.log(line);
  };
  return class extends Base {
    constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
      super(runner, options);
      const started = Date.now();
      emit({ event: 'start', total: runner.total, host });
      runner.on('pass', (test) => {
        emit({ event: 'pass', title: test.fullTitle(), ms: test.duration ?? 0 });
      });
      runner.on('pending', (test) => {
        emit({ event: 'pending', title: test.fullTitle() });
      });
      runner.on('fail', (test, error: unknown) => {
        emit({
          event: 'fail',
          title: test.fullTitle(),
          error: error instanceof Error ? (error.stack ?? error.message) : inspect(error),
        });
      });
      runner.on('end', () => {
        emit({ event: 'end', ms: Date.now() - started });
      });
    }
  };
}
