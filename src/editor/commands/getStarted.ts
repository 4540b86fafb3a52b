import * as vscode from 'vscode';
import { Command, EXTENSION_ID, Walkthrough } from '../ids';

/** The names of VS Code's own page, without and with a walkthrough. */
const WELCOME = /^(?:Welcome$|Walkthrough: )/;

/** Opens the walkthrough. */
export const startCommands = () => ({
  [Command.getStarted]: async () => {
    // Releases such as 1.105 do not turn over a page that is shown already.
    await closeWelcome();
    const walkthrough = `${EXTENSION_ID}#${Walkthrough.id}`;
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
  },
});

async function closeWelcome(): Promise<void> {
  const tab = vscode.window.tabGroups.activeTabGroup.activeTab;
  // Pages of the editor's own have no input that an extension could look at.
  if (tab !== undefined && tab.input === undefined && WELCOME.test(tab.label))
    await vscode.window.tabGroups.close(tab);
}
