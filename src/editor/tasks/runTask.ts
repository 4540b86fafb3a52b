import * as vscode from 'vscode';
import { TASK_TYPE } from './definition';

/** How a task of ours ended. */
export interface TaskEnd {
  /** Undefined when VS Code does not know it. The verdict is in the stored state, not here. */
  readonly exitCode: number | undefined;
}

/** Starts a task and waits for its end. */
export async function runTask(task: vscode.Task): Promise<TaskEnd> {
  const subscriptions: vscode.Disposable[] = [];
  try {
    let execution: vscode.TaskExecution | undefined;
    // Both events are listened to before the start: a refused command is over at once.
    const ended = new Promise<TaskEnd>((resolve) => {
      const isOurs = (other: vscode.TaskExecution): boolean =>
        execution === undefined ? isSameTask(other.task, task) : other === execution;
      subscriptions.push(
        vscode.tasks.onDidEndTaskProcess((event) => {
          if (isOurs(event.execution)) resolve({ exitCode: event.exitCode });
        }),
        vscode.tasks.onDidEndTask((event) => {
          // Comes without the other event where the process could not even be started.
          if (isOurs(event.execution)) setTimeout(resolve, 500, { exitCode: undefined });
        }),
      );
    });
    execution = await vscode.tasks.executeTask(task);
    return await ended;
  } finally {
    vscode.Disposable.from(...subscriptions).dispose();
  }
}

function isSameTask(a: vscode.Task, b: vscode.Task): boolean {
  return (
    a.definition.type === TASK_TYPE &&
    a.definition.verb === b.definition.verb &&
    a.definition.repository === b.definition.repository
  );
}
