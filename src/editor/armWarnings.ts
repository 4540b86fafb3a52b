import * as vscode from 'vscode';
import type { Said } from '../engine/said';
import { forDisplay } from './display';
import { Command } from './ids';
import { translated } from './said';

/** Tells whoever armed from the editor what the command prints as a warning: the agent may rewrite what judges it. */
export function showArmWarning(warning: Said): void {
  const message = vscode.l10n.t('Cordon, armed with a warning: {0}', forDisplay(translated(warning)));
  // With a button the whole text is shown at once.
  const show = vscode.l10n.t('Show Audit');
  void vscode.window.showWarningMessage(message, show).then((chosen) => {
    if (chosen === show) void vscode.commands.executeCommand(Command.showAudit);
  });
}
