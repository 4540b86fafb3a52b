import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { showingRefusals } from '../refusals';
import { taskTitle } from '../words';
import { isConfirmed, usableEnvelope } from './target';

/** Forgets the envelope, whole or damaged, after asking. Files stay as they are. */
export const resetCommands = (context: CommandContext) => ({
  [Command.reset]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    if (!envelope || !(isConfirmed(argument) || (await confirm(envelope)))) return;
    const { l10n, window } = vscode;
    const removed = await showingRefusals(context, { envelope, command: Command.reset }, () =>
      envelope.during(l10n.t('resetting'), async () => (await envelope.openSession()).reset()),
    );
    if (removed === undefined) return;
    const message = removed
      ? l10n.t('Cordon: the envelope is forgotten. Your files are as they were.')
      : l10n.t('Cordon: nothing was armed.');
    void window.showInformationMessage(message);
  },
});

async function confirm(envelope: Envelope): Promise<boolean> {
  const { l10n, window } = vscode;
  const { stored } = envelope.snapshot;
  const reset = l10n.t('Reset');
  const what =
    stored.kind === 'armed'
      ? l10n.t('Reset the envelope "{0}"?', taskTitle(stored))
      : l10n.t('Reset the envelope of {0}?', envelope.name);
  const detail = l10n.t(
    'Cordon forgets the baseline, the policy and the last verdict. Your files stay exactly as they are, changes included.',
  );
  return (await window.showWarningMessage(what, { modal: true, detail }, reset)) === reset;
}
