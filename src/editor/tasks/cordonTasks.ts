import path from 'node:path';
import * as vscode from 'vscode';
import { cliArguments, cliEnvironment } from '../cli';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';
import { resumeObstacle } from '../runs/resumable';
import type { ForeignConsent } from '../trust';
import { refusalFile, type Starter } from './refusalFile';
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

/** What is done to an envelope that is there. */
type EnvelopeVerb = Exclude<TaskVerb, 'run'>;

/** Who starts a task, and which envelopes of others it may act on. */
interface Start {
  readonly starter: Starter;
  readonly confirmed: readonly string[];
}

interface Placed {
  readonly scope: vscode.Task['scope'];
  readonly folder: string;
  readonly name: string;
}

/** Makes and provides the tasks of type `cordon`: the command line in the editor's own runtime, never a shell. */
export class CordonTasks implements vscode.TaskProvider, vscode.Disposable {
  private readonly registration = vscode.tasks.registerTaskProvider(TASK_TYPE, this);

  constructor(
    private readonly model: Envelopes,
    private readonly attendance: Attendance,
    private readonly consent: ForeignConsent,
    private readonly extension: vscode.ExtensionContext,
  ) {}

  /**
   * Check for every envelope, resume where there is something to resume. Where the programs want to be confirmed there
   * are none until a person did: a task cannot ask.
   */
  provideTasks(): vscode.Task[] {
    if (!vscode.workspace.isTrusted) return [];
    return this.model.all.flatMap((envelope) => {
      const { stored } = envelope.snapshot;
      if (stored.kind !== 'armed' || stored.seal === 'broken' || this.consent.wantsAnswer(stored)) return [];
      const mayResume = resumeObstacle(envelope.snapshot) === null;
      const verbs: readonly EnvelopeVerb[] = mayResume ? ['check', 'resume'] : ['check'];
      return verbs.map((verb) => this.taskOf(envelope, verb, this.bySomebody));
    });
  }

  /** Of tasks.json. It may be about an envelope that was armed elsewhere: the command refuses what was not confirmed. */
  resolveTask(task: vscode.Task): vscode.Task | undefined {
    const definition = parseDefinition(task.definition);
    if (!definition || !vscode.workspace.isTrusted) return undefined;
    const folder = this.folderOf(task.scope);
    if (folder === undefined) return undefined;
    return this.make(definition, { scope: task.scope, folder, name: task.name, ...this.bySomebody });
  }

  /** The task of a verb on one repository, for a command that has asked what is to be asked. */
  toStart(envelope: Envelope, verb: EnvelopeVerb, confirmed: readonly string[]): vscode.Task {
    // A terminal is called by it, and the first attempt resumes nothing.
    const name = verb === 'resume' ? 'Claude Code' : verb;
    return this.taskOf(envelope, verb, { starter: 'command', confirmed }, name);
  }

  /** Where the task of this verb says why it was refused. */
  refusalFileOf(verb: TaskVerb, repository: string, starter: Starter): string {
    return refusalFile(this.attendance.folder, verb, repository, starter);
  }

  /** The absolute folder that a task is about. */
  repositoryOf({ definition, scope }: vscode.Task): string | undefined {
    const folder = this.folderOf(scope);
    const named: unknown = definition.repository;
    return folder && path.resolve(folder, typeof named === 'string' ? named : '.');
  }

  dispose(): void {
    this.registration.dispose();
  }

  private get bySomebody(): Start {
    return { starter: 'somebody', confirmed: this.consent.given };
  }

  private taskOf(
    { root, name }: Envelope,
    verb: EnvelopeVerb,
    start: Start,
    called: string = verb,
  ): vscode.Task {
    const scope = vscode.workspace.getWorkspaceFolder(vscode.Uri.file(root)) ?? vscode.TaskScope.Workspace;
    const several = this.model.all.length > 1;
    const definition: CordonDefinition = { type: TASK_TYPE, verb, repository: root };
    return this.make(definition, {
      scope,
      folder: root,
      name: several ? `${called} ${name}` : called,
      ...start,
    });
  }

  private make(
    definition: CordonDefinition,
    { scope, folder, name, starter, confirmed }: Start & Placed,
  ): vscode.Task {
    const repository = path.resolve(folder, definition.repository ?? '.');
    const args = [...cliArguments(this.extension), '--repo', repository, ...definitionArgs(definition)];
    const refused = this.refusalFileOf(definition.verb, repository, starter);
    const env = cliEnvironment({ attended: this.attendance.file, refused, confirmed });
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
