import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { CommandContext } from '../commandContext';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { showingRefusals } from '../refusals';
import { isConfirmed, usableEnvelope } from './target';

const LISTED = 20;

/** Shows the files whose index flags hide changes, asks, and clears the flags. */
export const flagCommands = (context: CommandContext) => ({
  [Command.clearIndexFlags]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    if (!envelope) return;
    const attempt = { envelope, command: Command.clearIndexFlags };
    await showingRefusals(context, attempt, () => clear(envelope, isConfirmed(argument)));
  },
});

async function clear(envelope: Envelope, confirmed: boolean): Promise<void> {
  const { l10n, window } = vscode;
  const session = await envelope.openSession();
  const hidden = await engine().flagsInTheWay(session.repository);
  if (hidden.length === 0) {
    void window.showInformationMessage(l10n.t('Cordon: no index flag hides changes here.'));
    return;
  }
  if (!confirmed && !(await confirm(hidden))) return;
  const cleared = await envelope.during(l10n.t('clearing index flags'), () =>
    engine().clearHiddenFlags(session, new Set(hidden)),
  );
  const message =
    cleared.length === 1
      ? l10n.t('Cordon: cleared the index flags of 1 file.')
      : l10n.t('Cordon: cleared the index flags of {0} files.', cleared.length);
  void window.showInformationMessage(message);
}

async function confirm(hidden: readonly string[]): Promise<boolean> {
  const { l10n, window } = vscode;
  const more = hidden.length - LISTED;
  const detail = [
    ...hidden.slice(0, LISTED).map((text) => forDisplay(text)),
    ...(more > 0 ? [l10n.t('and {0} more', more)] : []),
    '',
    l10n.t('This runs:'),
    ...engine().CLEARING_COMMANDS.map((words) => `git ${words.join(' ')}`),
    '',
    l10n.t('Files stay as they are. Changes that the flags hid become visible to Git and to Cordon.'),
  ].join('\n');
  const question =
    hidden.length === 1
      ? l10n.t('Index flags hide changes of 1 file from Git. Clear them?')
      : l10n.t('Index flags hide changes of {0} files from Git. Clear them?', hidden.length);
  const answer = l10n.t('Clear Flags');
  return (await window.showWarningMessage(question, { modal: true, detail }, answer)) === answer;
}
