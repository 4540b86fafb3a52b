import * as vscode from 'vscode';
import type { Envelopes } from '../envelopes';
import { Command, type CommandId, DIAGNOSTIC_SOURCE, SCHEME } from '../ids';
import { isRestorable } from '../snapshot';

/**
 * From a problem to what helps: the diff, restoring the file, clearing flags, resetting a damaged envelope. Registered with
 * the first envelope: the editor asks wherever the cursor goes, and without one there are no problems of ours.
 */
export class QuickFixes implements vscode.CodeActionProvider, vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  private registration: vscode.Disposable | undefined;

  constructor(private readonly model: Envelopes) {
    this.subscription = model.onDidChange(() => {
      const isNeeded = model.all.some(({ snapshot: { stored } }) =>
        ['armed', 'damaged'].includes(stored.kind),
      );
      if (isNeeded) this.registration ??= this.register();
    });
  }

  provideCodeActions(
    document: vscode.TextDocument,
    _range: vscode.Range,
    context: vscode.CodeActionContext,
  ): vscode.CodeAction[] {
    const own = context.diagnostics.filter(({ source }) => source === DIAGNOSTIC_SOURCE);
    const place = own.length > 0 ? this.model.find(document.uri) : undefined;
    if (!place) return [];
    const { envelope, path } = place;
    const { stored, files } = envelope.snapshot;
    const { l10n, workspace } = vscode;
    const make = (title: string, command: CommandId, target: object): vscode.CodeAction => {
      const action = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
      action.command = { title, command, arguments: [{ target: { root: envelope.root, ...target } }] };
      action.diagnostics = own;
      return action;
    };
    const has = (code: string): boolean => own.some((diagnostic) => diagnostic.code === code);
    const actions: vscode.CodeAction[] = [];
    const changed = files.get(path);
    if (changed?.file)
      actions.push(make(l10n.t('Open Changes Since Baseline'), Command.openChange, { path }));
    if (!workspace.isTrusted) return actions;
    if (changed && isRestorable(changed) && has('path-outside-policy')) {
      actions.push(make(l10n.t('Restore File to Baseline…'), Command.restoreFile, { path }));
    }
    if (has('hidden-index-flag')) {
      actions.push(make(l10n.t('Clear Hidden Index Flags…'), Command.clearIndexFlags, {}));
    }
    if (has('staged-unverified')) {
      actions.push(make(l10n.t('Stage or Unstage File…'), Command.settleStaged, { path }));
    }
    if (stored.kind === 'damaged') actions.push(make(l10n.t('Reset Envelope'), Command.reset, {}));
    const failed =
      stored.kind === 'armed' ? (stored.verdict?.verification.findIndex((item) => !item.passed) ?? -1) : -1;
    if (failed >= 0 && (has('verifier-failed') || has('verifier-output'))) {
      actions.push(make(l10n.t('Show Verifier Output'), Command.showVerifierOutput, { verifier: failed }));
    }
    return actions;
  }

  dispose(): void {
    this.subscription.dispose();
    this.registration?.dispose();
  }

  private register(): vscode.Disposable {
    return vscode.languages.registerCodeActionsProvider([{ scheme: 'file' }, { scheme: SCHEME }], this, {
      providedCodeActionKinds: [vscode.CodeActionKind.QuickFix],
    });
  }
}
