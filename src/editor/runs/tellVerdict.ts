import * as vscode from 'vscode';
import type { Envelope } from '../envelope';
import { Command, type CommandId, Setting } from '../ids';
import { verdictNotifications } from '../settings';
import { isRestorable, type StoredArmed } from '../snapshot';
import { lastErrorText, taskTitle } from '../words';
import { obstacleWords, resumeObstacle } from './resumable';

interface Action {
  readonly title: string;
  readonly command: CommandId | 'stop-showing';
}

/** Looks at the stored state and says it. */
export async function tellVerdict(envelope: Envelope): Promise<void> {
  await envelope.refresh();
  const { stored } = envelope.snapshot;
  const wanted = verdictNotifications();
  if (stored.kind !== 'armed' || wanted === 'off') return;
  const { l10n, window } = vscode;
  const task = taskTitle(stored, 60);
  switch (stored.phase) {
    case 'accepted':
      if (wanted === 'problems') return;
      return offer(envelope, window.showInformationMessage, acceptedWords(stored), [
        ...(stored.verdict?.changed_files.length === 0
          ? []
          : [{ title: l10n.t('Review Changes'), command: Command.review }]),
        { title: l10n.t('Show Audit'), command: Command.showAudit },
      ]);
    case 'rejected': {
      const count = stored.verdict?.violations.length ?? 0;
      const message =
        count === 1
          ? l10n.t('Cordon: rejected, 1 violation.')
          : l10n.t('Cordon: rejected, {0} violations.', count);
      return offer(envelope, window.showErrorMessage, withReason(envelope, message), [
        { title: l10n.t('Show Audit'), command: Command.showAudit },
        ...restoreActions(envelope),
        ...resumeActions(envelope),
      ]);
    }
    case 'engine_error': {
      const reason = lastErrorText((stored.state.lastError ?? '').split('\n', 1)[0] ?? '');
      const message = l10n.t('Cordon: the agent failed at “{0}”. {1}', task, reason);
      return offer(envelope, window.showErrorMessage, withReason(envelope, message), [
        ...resumeActions(envelope),
        { title: l10n.t('Show Audit'), command: Command.showAudit },
      ]);
    }
    case 'interrupted': {
      const message = l10n.t('Cordon: attempt {0} at “{1}” was interrupted.', stored.state.attempt, task);
      return offer(envelope, window.showWarningMessage, withReason(envelope, message), [
        ...resumeActions(envelope),
        { title: l10n.t('Show Audit'), command: Command.showAudit },
      ]);
    }
    case 'armed':
    case 'running':
    case 'agent_finished':
      return;
  }
}

/** An accepted result in the words of what was found, and no more. */
function acceptedWords({ verdict }: StoredArmed): string {
  const { l10n } = vscode;
  if (verdict?.changed_files.length === 0) return l10n.t('Cordon: accepted, nothing changed.');
  const verified = verdict?.verification.length ?? 0;
  if (verified === 0)
    return l10n.t('Cordon: accepted, no verifier is set. Review the diff before you keep it.');
  return verified === 1
    ? l10n.t('Cordon: accepted, 1 verifier passed. Review the diff before you keep it.')
    : l10n.t('Cordon: accepted, {0} verifiers passed. Review the diff before you keep it.', verified);
}

function restoreActions({ snapshot }: Envelope): Action[] {
  return [...snapshot.files.values()].some(isRestorable)
    ? [{ title: vscode.l10n.t('Restore…'), command: Command.restoreAll }]
    : [];
}

function resumeActions({ snapshot }: Envelope): Action[] {
  return resumeObstacle(snapshot) === null
    ? [{ title: vscode.l10n.t('Resume…'), command: Command.resume }]
    : [];
}

/** Why there is no Resume, where somebody would look for it. */
function withReason({ snapshot }: Envelope, message: string): string {
  const obstacle = resumeObstacle(snapshot);
  const isAgents = snapshot.stored.kind === 'armed' && snapshot.stored.config.mode === 'claude';
  return obstacle === null || !isAgents ? message : `${message} ${obstacleWords(obstacle, snapshot)}`;
}

async function offer(
  { root }: Envelope,
  show: (message: string, ...titles: string[]) => Thenable<string | undefined>,
  message: string,
  actions: readonly Action[],
): Promise<void> {
  const all: readonly Action[] = [
    ...actions,
    { title: vscode.l10n.t("Don't Show Again"), command: 'stop-showing' },
  ];
  const chosen = await show(message, ...all.map(({ title }) => title));
  const action = all.find(({ title }) => title === chosen);
  if (action?.command === 'stop-showing') {
    await vscode.workspace.getConfiguration().update(Setting.verdictNotifications, 'off', true);
  } else if (action) await vscode.commands.executeCommand(action.command, { target: { root } });
}
