import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import { Command } from '../ids';
import { onDemand } from '../onDemand';
import { TASK_TYPE, type TaskVerb } from './definition';
import { awaitRefusal, takeRefusal } from './refusalFile';

const REFUSED = 2;
const COMMANDS: Readonly<Record<TaskVerb, string>> = {
  check: Command.check,
  resume: Command.resume,
  run: Command.run,
};

/** Tells why a task of tasks.json or of the Tasks menu was refused, with what helps. Commands tell of theirs themselves. */
export class TaskRefusals implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;

  constructor(private readonly context: CommandContext) {
    this.subscription = vscode.Disposable.from(
      vscode.tasks.onDidStartTask(({ execution: { task } }) => {
        const file = this.fileOf(task);
        if (file !== undefined) void awaitRefusal(file);
      }),
      vscode.tasks.onDidEndTaskProcess(({ execution: { task }, exitCode }) => {
        if (exitCode === REFUSED) void this.tell(task);
      }),
    );
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private fileOf(task: vscode.Task): string | undefined {
    const { tasks } = this.context;
    const { type, verb } = task.definition;
    const repository = type === TASK_TYPE ? tasks.repositoryOf(task) : undefined;
    return repository && tasks.refusalFileOf(verb as TaskVerb, repository, 'somebody');
  }

  private async tell(task: vscode.Task): Promise<void> {
    const { model } = this.context;
    const file = this.fileOf(task);
    const refusal = file && (await takeRefusal(file));
    if (!refusal) return;
    const repository = this.context.tasks.repositoryOf(task) ?? '';
    const envelope =
      model.at(repository) ?? model.find(vscode.Uri.file(repository))?.envelope ?? model.current;
    const command = COMMANDS[task.definition.verb as TaskVerb];
    if (envelope) await onDemand().showFailure(this.context, { envelope, command }, refusal);
  }
}
