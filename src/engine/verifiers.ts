import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Verification } from './audit';
import { Refusal } from './errors';
import { say } from './said';
import { keptOutput, KEPT_OUTPUT_BYTES } from './outputText';
import { ProcessStartError, runBounded } from './process';
import { splitCommand } from './shellWords';

/** Output of one stream of a verifier after which it is ended, in bytes: 4 MiB. */
export const OUTPUT_LIMIT = 4 * 1024 * 1024;

export interface VerifierOptions {
  /** Top folder of the worktree: where verifiers run. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeoutSeconds: number;
  readonly signal?: AbortSignal | undefined;
  /** Nobody else's programs run in this process: see `adoptOrphans` of RunOptions. */
  readonly ownProcess?: boolean | undefined;
  /** Called before each verifier starts. */
  readonly onStart?: ((command: string, index: number) => void) | undefined;
}

/**
 * Runs the verifiers one after the other, directly and never through a shell. What they leave running is ended.
 * @throws Refusal `verifier-missing` when one cannot be started, `cancelled`
 */
export async function runVerifiers(
  commands: readonly string[],
  options: VerifierOptions,
): Promise<Verification[]> {
  const results: Verification[] = [];
  const byteCode = await fs.mkdtemp(path.join(os.tmpdir(), 'cordon-pycache-')).catch(() => os.devNull);
  // Python would run byte code that lies beside a file in an ignored folder, whatever the file says.
  const env = { ...options.env, PYTHONPYCACHEPREFIX: byteCode };
  try {
    for (const [index, command] of commands.entries()) {
      options.onStart?.(command, index);
      results.push(await runVerifier(command, { ...options, env }));
    }
    return results;
  } finally {
    if (byteCode !== os.devNull)
      await fs.rm(byteCode, { recursive: true, force: true }).catch(() => undefined);
  }
}

async function runVerifier(command: string, options: VerifierOptions): Promise<Verification> {
  const [file = '', ...args] = splitCommand(command);
  const { root, env, timeoutSeconds, signal, ownProcess } = options;
  try {
    const result = await runBounded({
      file,
      args,
      cwd: root,
      env,
      timeoutMs: timeoutSeconds * 1000,
      outputLimitBytes: OUTPUT_LIMIT,
      keepBytes: KEPT_OUTPUT_BYTES,
      endDescendantsOnExit: true,
      adoptOrphans: ownProcess,
      ...(signal ? { signal } : {}),
    });
    if (result.interrupted)
      throw new Refusal('cancelled', say`interrupted while a verifier ran: no verdict was stored`);
    return {
      command,
      exitCode: result.exitCode,
      stdout: keptOutput(result.stdout, result.stdoutBytes),
      stderr: keptOutput(result.stderr, result.stderrBytes),
      passed: result.exitCode === 0 && !result.timedOut && !result.outputLimited,
      timedOut: result.timedOut,
      outputLimited: result.outputLimited,
      leftovers: result.leftovers ?? 0,
    };
  } catch (error) {
    if (!(error instanceof ProcessStartError)) throw error;
    throw new Refusal(
      'verifier-missing',
      say`the verifier \`${command}\` cannot be started (${error.message}): install it or correct the command, then check again`,
      { cause: error },
    );
  }
}
