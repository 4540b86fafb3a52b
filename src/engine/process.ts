import { BoundedRun } from './processes/boundedRun';
import { adoptOrphans } from './processes/orphans';
import { prepareTrees } from './processes/plantTree';
import type { RunOptions, RunResult } from './processes/runTypes';
import { resolveStart } from './processes/start';

export { isSameProcess, processStartTime } from './processes/identity';
export { NONCE_VARIABLE } from './processes/boundedRun';
export type { RunOptions, RunResult } from './processes/runTypes';
export { MAX_LINE_BYTES } from './processes/output';
export { findExecutable, resolveStart } from './processes/start';
export { ProcessStartError, type ResolvedStart, type StartFailure } from './processes/startOutcome';

const running = new Set<BoundedRun>();

/**
 * Runs one program, without a shell, bounded in time, output and memory, in its own process group.
 *
 * When a limit is crossed or the caller's signal fires, the process *and every descendant* are ended. Throws
 * ProcessStartError when it cannot start. A signal that fired before the start gives an interrupted result of exit
 * code -2 and starts nothing.
 *
 * Known limit: Node.js cannot tell an end by a real-time signal (34 to 64) from exit code 0.
 */
export async function runBounded(options: RunOptions): Promise<RunResult> {
  const isAborted = () => options.signal?.aborted === true;
  if (isAborted()) return notStarted();
  const start = await resolveStart(options.file, options.args, options.env, options.cwd);
  const adoption = options.adoptOrphans === true ? adoptOrphans() : undefined;
  try {
    const plant = await prepareTrees(adoption);
    if (isAborted()) return notStarted();
    const run = await BoundedRun.start(options, start, plant);
    running.add(run);
    try {
      return await run.finish();
    } finally {
      running.delete(run);
    }
  } finally {
    adoption?.end();
  }
}

/** Kills at once what can be found of everything that is running here: for a process that is about to exit. */
export function endAllRunning(): void {
  for (const run of running) run.endNow();
}

function notStarted(): RunResult {
  const none = Buffer.alloc(0);
  const flags = { timedOut: false, outputLimited: false, interrupted: true };
  return {
    exitCode: -2,
    stdout: none,
    stderr: none,
    stdoutBytes: 0,
    stderrBytes: 0,
    ...flags,
    survivors: [],
  };
}
