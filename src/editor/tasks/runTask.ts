import * as vscode from 'vscode';
import { TASK_TYPE } from './definition';

const LOOK_EVERY_MS = 2000;

/** How a task of ours ended. */
export interface TaskEnd {
  /** Undefined when VS Code does not know it. The verdict is in the stored state, not here. */
  readonly exitCode: number | undefined;
}

/** Starts a task and waits for its end. */
export async function runTask(task: vscode.Task): Promise<TaskEnd> {
  const subscriptions: vscode.Disposable[] = [];
  try {
    const started: { execution?: vscode.TaskExecution } = {};
    // Both events are listened to before the start: a refused command is over at once.
    const ended = new Promise<TaskEnd>((resolve) => {
      const isOurs = (other: vscode.TaskExecution): boolean =>
        started.execution === undefined ? isSameTask(other.task, task) : other === started.execution;
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
    const execution = await vscode.tasks.executeTask(task);
    started.execution = execution;
    return await Promise.race([ended, isGone(execution, subscriptions)]);
  } finally {
    vscode.Disposable.from(...subscriptions).dispose();
  }
}

/** Resolves when VS Code no longer lists the task as running: its events have been lost before. */
function isGone(execution: vscode.TaskExecution, subscriptions: vscode.Disposable[]): Promise<TaskEnd> {
  return new Promise((resolve) => {
    let missing = 0;
    const timer = setInterval(() => {
      missing = vscode.tasks.taskExecutions.includes(execution) ? 0 : missing + 1;
      if (missing >= 2) resolve({ exitCode: undefined });
    }, LOOK_EVERY_MS);
    subscriptions.push(
      new vscode.Disposable(() => {
        clearInterval(timer);
      }),
    );
  });
}

function isSameTask(a: vscode.Task, b: vscode.Task): boolean {
  return (
    a.definition.type === TASK_TYPE &&
    a.definition.verb === b.definition.verb &&
    a.definition.repository === b.definition.repository
  );
}
