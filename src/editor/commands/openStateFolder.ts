import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { CORDON_DIR } from '../../engine/store/folderName';
import { type CommandContext, envelopeOf } from '../commandContext';
import { Command } from '../ids';

/** Shows `.cordon/` in the system's file manager; where that is out of reach, its config in an editor. */
export const folderCommands = (context: CommandContext) => ({
  [Command.openStateFolder]: async (argument?: unknown) => {
    const envelope = envelopeOf(context, argument);
    const folder = envelope && path.join(envelope.root, CORDON_DIR);
    if (!folder || !(await isFolder(folder))) {
      void vscode.window.showInformationMessage(vscode.l10n.t('Cordon: there is no state folder here.'));
      return;
    }
    await revealFolder(vscode.Uri.file(folder), vscode.Uri.file(path.join(folder, 'config.json')));
  },
});

/** Reveals a folder where the person can look at it. `file` is one inside that an editor can show. */
export async function revealFolder(folder: vscode.Uri, file: vscode.Uri): Promise<void> {
  const { env, commands, window, workspace, UIKind } = vscode;
  if (env.uiKind === UIKind.Desktop && env.remoteName === undefined) {
    await commands.executeCommand('revealFileInOS', folder);
    return;
  }
  // The files lie on another machine: the editor is all there is to look with.
  if (workspace.getWorkspaceFolder(folder)) await commands.executeCommand('revealInExplorer', folder);
  await window.showTextDocument(file, { preview: false });
}

async function isFolder(folder: string): Promise<boolean> {
  return (await fs.lstat(folder).catch(() => null))?.isDirectory() === true;
}
