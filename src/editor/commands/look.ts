/** Commands that only look: audit now, refresh, show the view, the log, and how the explorer is decorated. */
import * as vscode from 'vscode';
import { type CommandContext, envelopeOf } from '../commandContext';
import { Command, DECORATION_MODES, Setting, View } from '../ids';
import { decorationMode } from '../settings';
import { standingSentence, standingWords } from '../words';

export const lookCommands = (context: CommandContext) => ({
  [Command.refresh]: () => context.model.refresh(),
  [Command.showAudit]: () => vscode.commands.executeCommand(`${View.audit}.focus`),
  [Command.showLog]: () => {
    context.log.show();
  },
  [Command.auditNow]: (argument?: unknown) => auditNow(context, argument),
  [Command.toggleDecorations]: toggleDecorations,
});

/** A read-only audit at once, and its result in one line. */
async function auditNow(context: CommandContext, argument: unknown): Promise<void> {
  const envelope = envelopeOf(context, argument);
  if (!envelope) return;
  const location = { viewId: View.audit };
  await vscode.window.withProgress({ location }, () => envelope.refresh());
  const { snapshot } = envelope;
  const message = vscode.l10n.t(
    'Cordon: {0}. {1}',
    standingWords(snapshot.standing),
    standingSentence(snapshot),
  );
  vscode.window.setStatusBarMessage(message, 5000);
}

/** The next of all, changed, off. */
async function toggleDecorations(): Promise<void> {
  const next = DECORATION_MODES[(DECORATION_MODES.indexOf(decorationMode()) + 1) % DECORATION_MODES.length];
  const configuration = vscode.workspace.getConfiguration();
  const { workspaceValue } = configuration.inspect(Setting.decorations) ?? {};
  // Where the workspace has its own value, a user's would change nothing.
  await configuration.update(Setting.decorations, next, workspaceValue === undefined);
}
