import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { CommandContext } from '../commandContext';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { showingRefusals } from '../refusals';
import { cancelRun } from '../runs/cancelRun';
import { obstacleWords, resumeObstacle } from '../runs/resumable';
import { startOnEnvelope } from '../tasks/startOnEnvelope';
import { isConfirmed, usableEnvelope } from './target';

/** What a dialog can show; the whole prompt is a document. */
const MOST_DETAIL = 1500;

/** Lets Claude Code make the next attempt, and stops it. */
export const resumeCommands = (context: CommandContext) => ({
  [Command.resume]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    if (envelope) await resumeEnvelope(context, envelope, isConfirmed(argument));
  },
  [Command.cancelRun]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    if (envelope) await cancelRun(envelope, context.log);
  },
});

/** Starts the next attempt in a task, or says why there is none. Resolves when the attempt is over. */
export async function resumeEnvelope(
  context: CommandContext,
  envelope: Envelope,
  confirmed: boolean,
): Promise<void> {
  await envelope.refresh();
  const obstacle = resumeObstacle(envelope.snapshot);
  if (obstacle !== null) {
    const show = vscode.l10n.t('Show Audit');
    const words = obstacleWords(obstacle, envelope.snapshot);
    const chosen = await vscode.window.showInformationMessage(`Cordon: ${words}`, show);
    if (chosen === show) await vscode.commands.executeCommand(Command.showAudit);
    return;
  }
  const allowed = await context.consent.toRun(envelope);
  if (!allowed) return;
  await vscode.workspace.saveAll(false);
  const attempt = { envelope, command: Command.resume };
  const preview = await showingRefusals(context, attempt, async () =>
    engine().previewResume(await envelope.openSession()),
  );
  if (!preview) return;
  if (preview.recovery !== null && !confirmed && !(await confirm(envelope, preview.recovery, preview.prompt)))
    return;
  await startOnEnvelope(context, envelope, 'resume', allowed);
}

/** Says what the agent will be told about the attempts before. */
async function confirm({ snapshot }: Envelope, recovery: string, prompt: string): Promise<boolean> {
  const { l10n, window } = vscode;
  const { stored } = snapshot;
  if (stored.kind !== 'armed') return false;
  const resume = l10n.t('Resume');
  const showPrompt = l10n.t('Show Whole Prompt');
  const question = l10n.t(
    'Let Claude Code make attempt {0} of {1}? It will be told:',
    stored.state.attempt + 1,
    stored.state.maxAttempts,
  );
  const shown = recovery.length > MOST_DETAIL ? `${recovery.slice(0, MOST_DETAIL)}…` : recovery;
  const detail = shown
    .split('\n')
    .map((text) => forDisplay(text))
    .join('\n');
  const chosen = await window.showInformationMessage(question, { modal: true, detail }, resume, showPrompt);
  if (chosen === showPrompt) {
    const document = await vscode.workspace.openTextDocument({ content: prompt, language: 'plaintext' });
    await window.showTextDocument(document, { preview: true });
  }
  return chosen === resume;
}
