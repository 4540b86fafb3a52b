import * as vscode from 'vscode';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';
import type { Log } from '../log';
import { cancelRun } from './cancelRun';
import { isSameRun, type RunView } from './runView';
import { runLine, runTitle } from './runWords';

/** A check is often over before anybody could read of it. */
const CHECK_DELAY_MS = 700;
const TICK_MS = 1000;

/** One notification for each run while it lasts: what happens now, turns, time, dollars, budgets, and Cancel. */
export class RunNotifications implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  private readonly shown = new Map<string, RunView>();

  constructor(
    private readonly model: Envelopes,
    private readonly log: Log,
  ) {
    this.subscription = model.onDidChange((changed) => {
      for (const envelope of changed ? [changed] : model.all) this.look(envelope);
    });
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private look(envelope: Envelope): void {
    const { run } = envelope.snapshot;
    const shown = this.shown.get(envelope.root);
    if (run === null || (shown && isSameRun(shown.record, run.record))) return;
    this.shown.set(envelope.root, run);
    setTimeout(
      () => {
        void this.show(envelope, run);
      },
      run.record.verb === 'check' ? CHECK_DELAY_MS : 0,
    );
  }

  private async show(envelope: Envelope, first: RunView): Promise<void> {
    const current = (): RunView | undefined => {
      const { run } = envelope.snapshot;
      return run && isSameRun(run.record, first.record) ? run : undefined;
    };
    if (!current()) return;
    const name = this.model.all.length > 1 ? ` (${envelope.name})` : '';
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
          void cancelRun(envelope, this.log);
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
}
