import * as vscode from 'vscode';
import { Command, EXTENSION_ID, Walkthrough } from '../ids';

/** Opens the walkthrough. */
export function registerGetStarted(): vscode.Disposable {
  return vscode.commands.registerCommand(Command.getStarted, async () => {
    const walkthrough = `${EXTENSION_ID}#${Walkthrough.id}`;
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
  });
}
