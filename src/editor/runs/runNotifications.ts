import type * as vscode from 'vscode';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';
import type { Log } from '../log';
import { onDemand } from '../onDemand';
import { isSameRun, type RunView } from './runView';

/** A check is often over before anybody could read of it. */
const CHECK_DELAY_MS = 700;

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
        const { model, log } = this;
        void onDemand().showRun({ model, log }, envelope, run);
      },
      run.record.verb === 'check' ? CHECK_DELAY_MS : 0,
    );
  }
}
