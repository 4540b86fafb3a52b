import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { DryRun } from '../../protocol';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { translatedError } from '../said';
import { failureText, number } from '../words';
import type { StartConsent } from './claudeProbe';
import { asSentence } from './problemWords';

/** Characters of the output that the form shows: its end, where the reason of a failure usually is. */
const SHOWN = 4_000;

/** The form's tries of verifiers: one at a time, each after the user said once that this command may run. */
export class DryRuns {
  private running: AbortController | undefined;

  constructor(
    private readonly consent: StartConsent,
    private readonly post: (message: DryRun) => void,
  ) {}

  /** @param typedSeconds the time limit as typed; the standard one where that is none */
  async run(envelope: Envelope | undefined, command: string, typedSeconds: string): Promise<void> {
    const { commandProblem, splitCommand, DEFAULT_OPTIONS } = engine();
    if (!envelope || !vscode.workspace.isTrusted || commandProblem(command) !== undefined) return;
    const words = splitCommand(command)
      .map((text) => forDisplay(text))
      .join(' ');
    const question = vscode.l10n.t('Run this verifier now?');
    if (!(await this.consent.ask(question, `${words}\n\n${envelope.root}`))) return;
    this.cancel();
    const controller = (this.running = new AbortController());
    this.post({ type: 'dryRun', command, running: true, severity: 'info', words: '', output: '' });
    const typed = Number(typedSeconds);
    const seconds = Number.isFinite(typed) && typed > 0 ? typed : DEFAULT_OPTIONS.verifyTimeoutSeconds;
    this.post(await dryRun(envelope, command, seconds, controller.signal));
  }

  cancel(): void {
    this.running?.abort();
  }
}

/** Runs one verifier as a check would, without an envelope and without storing anything. Never throws. */
async function dryRun(
  envelope: Envelope,
  command: string,
  timeoutSeconds: number,
  signal: AbortSignal,
): Promise<DryRun> {
  const { runVerifiers, Refusal } = engine();
  const started = performance.now();
  try {
    const session = await envelope.openSession({ signal });
    const [result] = await runVerifiers([command], {
      root: session.repository.root,
      env: session.env,
      timeoutSeconds,
      signal,
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
    return ended(command, 'error', asSentence(forDisplay(translatedError(error))), '');
  }
}

function ended(command: string, severity: DryRun['severity'], words: string, output: string): DryRun {
  // Colours and cursor movements are for terminals.
  const plain = output.replace(/\x1b\[[\d;?]*[ -/]*[@-~]/g, '').replace(/\r\n?/g, '\n');
  const shown = plain.length > SHOWN ? `…${plain.slice(-SHOWN)}` : plain;
  return { type: 'dryRun', command, running: false, severity, words, output: shown.trim() };
}
