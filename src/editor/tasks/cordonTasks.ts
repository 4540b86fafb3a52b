import path from 'node:path';
import * as vscode from 'vscode';
import { cliArguments, cliEnvironment } from '../cli';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';
import { resumeObstacle } from '../runs/resumable';
import { isForeign } from '../trust';
import { refusalFile } from './refusalFile';
import type { Attendance } from './attendance';
import {
  type CordonDefinition,
  definitionArgs,
  parseDefinition,
  TASK_TYPE,
  type TaskVerb,
} from './definition';

/** It matches nothing: its presence keeps VS Code from asking how to scan the output, and lets it find a task again. */
const PROBLEM_MATCHER = '$cordon';

/** Makes and provides the tasks of type `cordon`: the command line in the editor's own runtime, never a shell. */
export class CordonTasks implements vscode.TaskProvider, vscode.Disposable {
  private readonly registration = vscode.tasks.registerTaskProvider(TASK_TYPE, this);

  constructor(
    private readonly model: Envelopes,
    private readonly attendance: Attendance,
    private readonly extension: vscode.ExtensionContext,
  ) {}

  /** Check for every envelope, resume where there is something to resume. Foreign ones want to be asked about first. */
  provideTasks(): vscode.Task[] {
    return this.model.all.flatMap((envelope) => {
      const { stored } = envelope.snapshot;
      if (stored.kind !== 'armed' || isForeign(stored)) return [];
      const mayResume = resumeObstacle(envelope.snapshot) === null;
      return [this.taskOf(envelope, 'check'), ...(mayResume ? [this.taskOf(envelope, 'resume')] : [])];
    });
  }

  resolveTask(task: vscode.Task): vscode.Task | undefined {
    const definition = parseDefinition(task.definition);
    if (!definition) return undefined;
    const folder = this.folderOf(task.scope);
    return folder === undefined ? undefined : this.make(definition, task.scope, folder, task.name);
  }

  /** The task of a verb on one repository. */
  taskOf({ root, name }: Envelope, verb: Exclude<TaskVerb, 'run'>): vscode.Task {
    const scope = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(root)) ?? vscode.TaskScope.Workspace;
    const several = this.model.all.length > 1;
    const definition: CordonDefinition = { type: TASK_TYPE, verb, repository: root };
    return this.make(definition, scope, root, several ? `${verb} ${name}` : verb);
  }

  /** Where the task of this verb says why it was refused. */
  refusalFileOf(verb: TaskVerb, repository: string): string {
    return refusalFile(this.attendance.folder, verb, repository);
  }

  dispose(): void {
    this.registration.dispose();
  }

  private make(
    definition: CordonDefinition,
    scope: vscode.Task['scope'],
    folder: string,
    name: string,
  ): vscode.Task {
    const repository = path.resolve(folder, definition.repository ?? '.');
    const args = [...cliArguments(this.extension), '--repo', repository, ...definitionArgs(definition)];
    const env = cliEnvironment(this.attendance.file, this.refusalFileOf(definition.verb, repository));
    const execution = new vscode.ProcessExecution(process.execPath, args, { cwd: folder, env });
    const task = new vscode.Task(
      definition,
      scope ?? vscode.TaskScope.Workspace,
      name,
      'cordon',
      execution,
      PROBLEM_MATCHER,
    );
    task.detail = detailOf(definition);
    task.presentationOptions = {
      // The notification and the tree tell; the terminal comes up when something goes wrong.
      reveal: vscode.TaskRevealKind.Silent,
      panel: vscode.TaskPanelKind.Dedicated,
      focus: false,
      echo: false,
      clear: true,
      showReuseMessage: false,
    };
    return task;
  }

  private folderOf(scope: vscode.Task['scope']): string | undefined {
    if (typeof scope === 'object') return scope.uri.fsPath;
    return vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? this.model.current?.root;
  }
}

function detailOf({ verb, task }: CordonDefinition): string {
  switch (verb) {
    case 'check':
      return vscode.l10n.t('audit, run the verifiers, store the verdict');
    case 'resume':
      return vscode.l10n.t('let Claude Code make the next attempt');
    case 'run':
      return task ?? '';
  }
}
