import * as vscode from 'vscode';
import { Command, EXTENSION_ID, Walkthrough } from '../ids';

/** The names of VS Code's own page, without and with a walkthrough. */
const WELCOME = /^(?:Welcome$|Walkthrough: )/;
const ANOTHERS = /^Walkthrough: (?!.*Cordon)/;
/**
 * When to look what is shown. Releases such as 1.105 ask a service about every walkthrough of an extension before they know
 * it, and wait five seconds where it does not answer, which begins with the first page that is opened.
 */
const PAUSES_MS = [500, 5000, 1500, 1500, 1500];

/** Opens the walkthrough. */
export const startCommands = () => ({
  [Command.getStarted]: async () => {
    const walkthrough = `${EXTENSION_ID}#${Walkthrough.id}`;
    for (const pause of PAUSES_MS) {
      // Releases such as 1.105 do not turn over a page that is shown already.
      await closeWelcome();
      await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
      if (!(await isAnothersAfter(pause))) return;
    }
  },
});

/** Releases such as 1.105 show their own walkthrough as long as they do not know of an extension's. */
async function isAnothersAfter(pause: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, pause));
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
