/** Refusals of the engine as a person meets them: the engine's words in the user's language, and a button that helps. */
import * as vscode from 'vscode';
import type { Refusal, RefusalCode } from '../engine/errors';
import { forDisplay } from './display';
import type { CommandContext } from './commandContext';
import { engine } from './engine';
import type { Envelope } from './envelope';
import { Command, Setting } from './ids';
import { translated } from './said';
import { capitalised } from './words';

interface Button {
  readonly title: string;
  readonly command: string;
  readonly argument?: unknown;
}

/** What a step can be tried again with. */
export interface Attempt {
  readonly envelope: Envelope;
  /** The command to run again where trying again makes sense. */
  readonly command: string;
}

/**
 * Runs a step and shows what it refuses, without waiting for the person.
 * @returns the step's result, or undefined when it was refused, cancelled or failed
 */
export async function showingRefusals<T>(
  context: CommandContext,
  attempt: Attempt,
  step: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await step();
  } catch (error) {
    void showFailure(context, attempt, error);
    return undefined;
  }
}

/** Shows any failure of a command. */
export async function showFailure({ log }: CommandContext, attempt: Attempt, error: unknown): Promise<void> {
  const refusal = asRefusal(error);
  if (!refusal) {
    log.error(attempt.command, error);
    const message = vscode.l10n.t('Cordon: something unexpected happened: {0}', wordsOf(error));
    await offer(vscode.window.showErrorMessage, message, [showLog()]);
    return;
  }
  log.warn(`${attempt.command}: ${refusal.code}: ${refusal.message}`);
  const message = vscode.l10n.t('Cordon: {0}', capitalised(forDisplay(translated(refusal.said))));
  if (refusal.code === 'cancelled') {
    void vscode.window.showInformationMessage(message);
    return;
  }
  await offer(vscode.window.showErrorMessage, message, buttonsFor(refusal.code, attempt));
}

/** Shows a message with buttons that run commands. */
export async function offer(
  show: (message: string, ...titles: string[]) => Thenable<string | undefined>,
  message: string,
  buttons: readonly Button[],
): Promise<void> {
  const chosen = await show(message, ...buttons.map(({ title }) => title));
  const button = buttons.find(({ title }) => title === chosen);
  if (button) await vscode.commands.executeCommand(button.command, button.argument);
}

function asRefusal(error: unknown): Refusal | undefined {
  return error instanceof engine().Refusal ? error : undefined;
}

function buttonsFor(code: RefusalCode, { envelope, command }: Attempt): Button[] {
  const argument = { target: { root: envelope.root } };
  const { l10n } = vscode;
  const own = (title: string, id: string): Button => ({ title, command: id, argument });
  const again = own(l10n.t('Try Again'), command);
  const doctor = own(l10n.t('Doctor'), Command.doctor);
  const reset = own(l10n.t('Reset Envelope'), Command.reset);
  const sourceControl = { title: l10n.t('Open Source Control'), command: 'workbench.view.scm' };
  switch (code) {
    case 'locked':
      return [again];
    case 'not-confirmed':
      // The command asks.
      return [{ ...again, title: l10n.t('Show Programs…') }];
    case 'worktree-dirty':
    case 'no-commit':
      return [sourceControl];
    case 'hidden-index-flags':
      return [own(l10n.t('Clear Flags…'), Command.clearIndexFlags)];
    case 'already-armed':
      return [own(l10n.t('Show Audit'), Command.showAudit), reset];
    case 'not-armed':
      return [own(l10n.t('Arm Envelope…'), Command.arm)];
    case 'state-invalid':
    case 'seal-mismatch':
    case 'exclude-changed':
      return [reset, doctor];
    case 'git-missing':
    case 'git-too-old':
      return [
        {
          title: l10n.t('Open Settings'),
          command: 'workbench.action.openSettings',
          argument: Setting.gitPath,
        },
        doctor,
      ];
    case 'verifier-missing':
    case 'agent-missing':
      return [again, doctor];
    case 'policy-broken':
      return [own(l10n.t('Review Changes'), Command.review), own(l10n.t('Show Audit'), Command.showAudit)];
    case 'invalid-request':
    case 'no-repository':
    case 'not-resumable':
    case 'git-failed':
    case 'git-output':
    case 'lock-unavailable':
    case 'io':
    case 'cancelled':
      return [showLog()];
  }
}

function showLog(): Button {
  return { title: vscode.l10n.t('Show Log'), command: Command.showLog };
}

function wordsOf(error: unknown): string {
  return forDisplay(error instanceof Error ? error.message : String(error));
}
