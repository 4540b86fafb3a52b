import * as vscode from 'vscode';
import type { Remedy, SummaryAction } from '../../protocol';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import type { Log } from '../log';
import { errorWords } from './arming';

/** The commands behind the buttons of findings and of the summary; a button without one is the form's own. */
export const REMEDY_COMMANDS: Partial<Record<Remedy, string>> = {
  openSourceControl: 'workbench.view.scm',
  clearFlags: Command.clearIndexFlags,
  reset: Command.reset,
};
export const SUMMARY_COMMANDS: Partial<Record<SummaryAction, string>> = {
  check: Command.check,
  run: Command.resume,
  review: Command.showAudit,
  disarm: Command.reset,
};

/** Runs a command on a repository. @returns null, or why it could not be started, in words */
export async function runOn(envelope: Envelope, id: string, log: Log): Promise<string | null> {
  try {
    await vscode.commands.executeCommand(id, { target: { root: envelope.root } });
    return null;
  } catch (error) {
    log.error(id, error);
    return vscode.l10n.t('{0} could not be started: {1}', id, errorWords(error));
  }
}

/** Whether the form is to be emptied; asks, as what was typed is lost. */
export async function confirmStartOver(): Promise<boolean> {
  const { l10n, window } = vscode;
  const clear = l10n.t('Start Over');
  const detail = l10n.t('Every field goes back to its standard. An armed envelope and your files stay.');
  const answer = await window.showWarningMessage(l10n.t('Empty the form?'), { modal: true, detail }, clear);
  return answer === clear;
}
