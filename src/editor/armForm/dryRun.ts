import * as vscode from 'vscode';
import type { Session } from '../../engine/session';
import { escapeForDisplay } from '../../engine/text';
import type { DryRun } from '../../protocol';
import { engine } from '../engine';
import { failureText, number } from '../words';

/** Characters of the output that the form shows: its end, where the reason of a failure usually is. */
const SHOWN = 4_000;

/** Runs one verifier as a check would, without an envelope and without storing anything. Never throws. */
export async function dryRun(session: Session, command: string, timeoutSeconds: number): Promise<DryRun> {
  const { runVerifiers, Refusal } = engine();
  const started = performance.now();
  try {
    const [result] = await runVerifiers([command], {
      root: session.repository.root,
      env: session.env,
      timeoutSeconds,
      ...(session.options.signal ? { signal: session.options.signal } : {}),
    });
    if (!result) throw new Error('a verifier gave no result');
    const seconds = number(Math.round((performance.now() - started) / 100) / 10);
    const output = [result.stdout, result.stderr].filter((text) => text.trim() !== '').join('\n');
    const cause = result.timedOut ? 'time-out' : result.outputLimited ? 'output-limit' : 'exit';
    return ended(
      command,
      result.passed ? 'ok' : 'error',
      result.passed
        ? vscode.l10n.t('Passed in {0} s', seconds)
        : vscode.l10n.t(
            'Failed ({0}) after {1} s',
            failureText({ exitCode: result.exitCode, cause }),
            seconds,
          ),
      output,
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'cancelled') {
      return ended(command, 'info', vscode.l10n.t('Cancelled'), '');
    }
    const words = error instanceof Error ? error.message : String(error);
    return ended(command, 'error', escapeForDisplay(words), '');
  }
}

function ended(command: string, severity: DryRun['severity'], words: string, output: string): DryRun {
  // Colours and cursor movements are for terminals.
  const plain = output.replace(/\x1b\[[\d;?]*[ -/]*[@-~]/g, '').replace(/\r\n?/g, '\n');
  const shown = plain.length > SHOWN ? `…${plain.slice(-SHOWN)}` : plain;
  return { type: 'dryRun', command, running: false, severity, words, output: shown.trim() };
}
