import * as vscode from 'vscode';
import { Command, EXTENSION_ID, Walkthrough } from '../ids';

/** The names of VS Code's own page, without and with a walkthrough. */
const WELCOME = /^(?:Welcome$|Walkthrough: )/;
const ANOTHERS = /^Walkthrough: (?!.*Cordon)/;
const TRIES = 6;
const PAUSE_MS = 500;

/** Opens the walkthrough. */
export const startCommands = () => ({
  [Command.getStarted]: async () => {
    const walkthrough = `${EXTENSION_ID}#${Walkthrough.id}`;
    for (let left = TRIES; left > 0; left -= 1) {
      // Releases such as 1.105 do not turn over a page that is shown already.
      await closeWelcome();
      await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
      if (!(await isAnothers())) return;
    }
  },
});

/** Releases such as 1.105 show their own walkthrough as long as they do not know of an extension's. */
async function isAnothers(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  const page = ownPage();
  return page !== undefined && ANOTHERS.test(page.label);
}

async function closeWelcome(): Promise<void> {
  const page = ownPage();
  if (page !== undefined && WELCOME.test(page.label)) await vscode.window.tabGroups.close(page);
}

/** The active tab where it is a page of the editor's own: these have no input that an extension could look at. */
function ownPage(): vscode.Tab | undefined {
  const tab = vscode.window.tabGroups.activeTabGroup.activeTab;
  return tab?.input === undefined ? tab : undefined;
}
