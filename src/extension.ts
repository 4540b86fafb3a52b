import * as vscode from 'vscode';
import { Actions } from './editor/actions';
import type { CommandContext } from './editor/commandContext';
import { Envelopes } from './editor/envelopes';
import { GitExtension } from './editor/gitExtension';
import { Log } from './editor/log';
import { RunNotifications } from './editor/runs/runNotifications';
import { Verdicts } from './editor/runs/verdicts';
import { Attendance } from './editor/tasks/attendance';
import { CordonTasks } from './editor/tasks/cordonTasks';
import { TaskRefusals } from './editor/tasks/taskRefusals';
import { Launcher } from './editor/terminal/launcher';
import { ForeignConsent } from './editor/trust';
import { AuditTree } from './editor/views/auditTree';
import { ContextKeys } from './editor/views/contextKeys';
import { Decorations } from './editor/views/decorations';
import { Documents } from './editor/views/documents';
import { Problems } from './editor/views/problems';
import { QuickFixes } from './editor/views/quickFixes';
import { StatusBar } from './editor/views/statusBar';

/** What the editor's tests look at, because no API of VS Code shows it. */
export interface Surfaces {
  readonly model: Envelopes;
  readonly tree: AuditTree;
  readonly decorations: Decorations;
  readonly statusBar: StatusBar;
  readonly actions: Actions;
  readonly consent: ForeignConsent;
  /** The folder of global storage. */
  readonly storage: string;
}

/** Builds the parts and lets the model look for repositories; nothing here waits, and the engine is not loaded yet. */
export function activate(extension: vscode.ExtensionContext): Surfaces | undefined {
  const log = new Log();
  const git = new GitExtension();
  const model = new Envelopes(git, log);
  const tree = new AuditTree(model);
  const decorations = new Decorations(model, git);
  const statusBar = new StatusBar(model);
  const documents = new Documents(model);
  const consent = new ForeignConsent(extension.workspaceState);
  const attendance = new Attendance(model, extension);
  const tasks = new CordonTasks(model, attendance, consent, extension);
  const reviews = new Map<string, vscode.Tab>();
  const context: CommandContext = { model, log, consent, tree, extension, tasks, reviews };
  const actions = new Actions(context, documents);
  extension.subscriptions.push(
    log,
    git,
    model,
    tree,
    decorations,
    statusBar,
    new Problems(model),
    new ContextKeys(model),
    new QuickFixes(model),
    attendance,
    tasks,
    new TaskRefusals(context),
    new RunNotifications(model, log),
    new Verdicts(model),
    new Launcher(extension, log),
    documents,
    actions,
  );
  model.start();
  const testing = extension.extensionMode === vscode.ExtensionMode.Test;
  const storage = extension.globalStorageUri.fsPath;
  return testing ? { model, tree, decorations, statusBar, actions, consent, storage } : undefined;
}
