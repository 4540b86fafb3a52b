import * as vscode from 'vscode';
import { Command, EXTENSION_ID, Walkthrough } from '../ids';

/** VS Code asks an experiment service about every walkthrough before it knows it, and gives up after five seconds. */
const KNOWN_AFTER_MS = 5500;
/** The names of VS Code's own page, without and with a walkthrough. */
const WELCOME = /^(?:Welcome$|Walkthrough: )/;
const OTHERS = /^Walkthrough: (?!.*Cordon)/;

/** Opens the walkthrough. */
export function registerGetStarted(): vscode.Disposable {
  return vscode.commands.registerCommand(Command.getStarted, async () => {
    // Releases such as 1.105 do not turn over a page that is shown already,
    await closeActive(WELCOME);
    await open();
    // and older ones show another walkthrough in place of one that they do not know yet.
    if (!(await closeActive(OTHERS))) return;
    const wait = new Promise((resolve) => setTimeout(resolve, KNOWN_AFTER_MS));
    await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Window, title: 'Cordon' },
      () => wait,
    );
    await open();
  });
}

async function open(): Promise<void> {
  const walkthrough = `${EXTENSION_ID}#${Walkthrough.id}`;
  await vscode.commands.executeCommand('workbench.action.openWalkthrough', walkthrough, false);
}

/** Closes the active tab if it is a page of this name; whether it was one. */
async function closeActive(name: RegExp): Promise<boolean> {
  const tab = vscode.window.tabGroups.activeTabGroup.activeTab;
  // Pages of the editor's own have no input that an extension could look at.
  if (tab === undefined || tab.input !== undefined || !name.test(tab.label)) return false;
  return vscode.window.tabGroups.close(tab);
}
