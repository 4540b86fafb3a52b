import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import type { Envelope } from '../envelope';
import { cancelRun } from './cancelRun';
import { isSameRun, type RunView } from './runView';
import { runLine, runTitle } from './runWords';

const TICK_MS = 1000;

/** Shows a run until it is over; nothing for one that is over already. */
export async function showRun(
  { model, log }: Pick<CommandContext, 'model' | 'log'>,
  envelope: Envelope,
  first: RunView,
): Promise<void> {
  const current = (): RunView | undefined => {
    const { run } = envelope.snapshot;
    return run && isSameRun(run.record, first.record) ? run : undefined;
  };
  if (!current()) return;
  const name = model.all.length > 1 ? ` (${envelope.name})` : '';
  const title = `Cordon: ${runTitle(first)}${name}`;
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  await vscode.window.withProgress(options, (progress, token) => {
    return new Promise<void>((resolve) => {
      const report = (): void => {
        const run = current();
        if (run) progress.report({ message: runLine(run, envelope.snapshot) });
        else end();
      };
      const timer = setInterval(report, TICK_MS);
      const listener = envelope.onDidChange(report);
      const cancelled = token.onCancellationRequested(() => {
        void cancelRun(envelope, log);
      });
      const end = (): void => {
        clearInterval(timer);
        vscode.Disposable.from(listener, cancelled).dispose();
        resolve();
      };
      report();
    });
  });
}
