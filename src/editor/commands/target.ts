/** What a command is about, from whatever the editor hands it. */
import * as vscode from 'vscode';
import { type CommandContext, envelopeOf } from '../commandContext';
import type { Envelope } from '../envelope';

/** A changed file. */
export interface FilePlace {
  readonly envelope: Envelope;
  /** A byte path. */
  readonly path: string;
}

/**
 * The file of an argument: a node of the audit tree, a URI (explorer, editor title, quick fix), or (from the palette) the
 * active editor's.
 */
export function placeOf(context: CommandContext, argument: unknown): FilePlace | undefined {
  const { model } = context;
  if (argument instanceof vscode.Uri) return fileIn(model.find(argument));
  const path = (argument as { target?: { path?: string } } | undefined)?.target?.path;
  const envelope = envelopeOf(context, argument);
  if (path !== undefined) return envelope && { envelope, path };
  const active = vscode.window.activeTextEditor?.document.uri;
  return active && fileIn(model.find(active));
}

function fileIn(place: FilePlace | undefined): FilePlace | undefined {
  return place === undefined || place.path === '' ? undefined : place;
}

/** The repository that a command may act on; says why not where there is none. */
export function usableEnvelope(context: CommandContext, argument: unknown): Envelope | undefined {
  const { l10n, window, workspace } = vscode;
  if (!workspace.isTrusted) {
    const manage = l10n.t('Manage Workspace Trust');
    const message = l10n.t('Cordon: nothing is run in Restricted Mode.');
    void window.showWarningMessage(message, manage).then((chosen) => {
      if (chosen === manage) void vscode.commands.executeCommand('workbench.trust.manage');
    });
    return undefined;
  }
  const envelope = argument instanceof vscode.Uri ? context.model.find(argument)?.envelope : undefined;
  const found = envelope ?? envelopeOf(context, argument);
  if (!found) void window.showInformationMessage(l10n.t('Cordon: this window has no Git repository.'));
  return found;
}

/** Whether whoever runs the command has asked the person already. */
export function isConfirmed(argument: unknown): boolean {
  return (argument as { confirmed?: unknown } | undefined)?.confirmed === true;
}
