import * as vscode from 'vscode';
import type { CommandContext } from './editor/commandContext';
import { registerLook } from './editor/commands/look';
import { registerShowActions } from './editor/commands/showActions';
import { Envelopes } from './editor/envelopes';
import { GitExtension } from './editor/gitExtension';
import { Log } from './editor/log';
import { ForeignConsent } from './editor/trust';
import { AuditTree } from './editor/views/auditTree';
import { ContextKeys } from './editor/views/contextKeys';
import { Decorations } from './editor/views/decorations';
import { Problems } from './editor/views/problems';
import { StatusBar } from './editor/views/statusBar';

/** What the editor's tests look at, because no API of VS Code shows it. */
export interface Surfaces {
  readonly model: Envelopes;
  readonly tree: AuditTree;
  readonly decorations: Decorations;
  readonly statusBar: StatusBar;
}

/** Builds the parts and lets the model look for repositories; nothing here waits, and the engine is not loaded yet. */
export function activate(extension: vscode.ExtensionContext): Surfaces | undefined {
  const log = new Log();
  const git = new GitExtension();
  const model = new Envelopes(git, log);
  const tree = new AuditTree(model);
  const decorations = new Decorations(model, git);
  const statusBar = new StatusBar(model);
  const consent = new ForeignConsent(extension.workspaceState);
  const context: CommandContext = { model, log, consent, tree, extension };
  extension.subscriptions.push(
    log,
    git,
    model,
    tree,
    decorations,
    statusBar,
    new Problems(model),
    new ContextKeys(model),
    registerLook(context),
    registerShowActions(context),
  );
  model.start();
  const testing = extension.extensionMode === vscode.ExtensionMode.Test;
  return testing ? { model, tree, decorations, statusBar } : undefined;
}
