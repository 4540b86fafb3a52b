import * as vscode from 'vscode';
import { Command, EXTENSION_ID, Walkthrough } from '../ids';

/** The names of VS Code's own page, without and with a walkthrough. */
const WELCOME = /^(?:Welcome$|Walkthrough: )/;
const ACQUAINTED_MS = 100;

/** Opens the walkthrough. */
export const startCommands = () => ({
  [Command.getStarted]: async () => {
    const walkthrough = `${EXTENSION_ID}#${Walkthrough.id}`;
    const page = welcomePage();
    // Releases such as 1.105 do not turn over a page that is shown already.
    if (page) await vscode.window.tabGroups.close(page);
    else await acquaint(walkthrough);
    await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
  },
});

/**
 * Releases such as 1.105 read the walkthroughs of extensions only once somebody needs one, and the page that needed it shows
 * VS Code's own instead. Asking about a step that nobody has does that beforehand, and nothing else.
 */
async function acquaint(walkthrough: string): Promise<void> {
  await vscode.commands
    .executeCommand('welcome.markStepIncomplete', `${walkthrough}#`)
    .then(undefined, () => undefined);
  await new Promise((resolve) => setTimeout(resolve, ACQUAINTED_MS));
}

/** The active tab where it is that page: those of the editor's own have no input that an extension could look at. */
function welcomePage(): vscode.Tab | undefined {
  const tab = vscode.window.tabGroups.activeTabGroup.activeTab;
  return tab?.input === undefined && tab !== undefined && WELCOME.test(tab.label) ? tab : undefined;
}
