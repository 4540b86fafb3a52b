import type * as vscode from 'vscode';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';
import { onDemand } from '../onDemand';
import type { RunView } from './runView';

/** How long the verdict may take to be seen once its process is gone, in milliseconds. */
const SETTLE_MS = 100;

/** What became of a run, told once, with what can be done about it. Read from the stored state only. */
export class Verdicts implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  private readonly running = new Map<string, RunView>();

  constructor(model: Envelopes) {
    this.subscription = model.onDidChange((changed) => {
      for (const envelope of changed ? [changed] : model.all) this.look(envelope);
    });
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private look(envelope: Envelope): void {
    const { run } = envelope.snapshot;
    // A check says its verdict itself: it is over too fast to be seen for sure.
    if (run !== null && run.record.verb !== 'check') this.running.set(envelope.root, run);
    if (run !== null || !this.running.delete(envelope.root)) return;
    setTimeout(() => void onDemand().tellVerdict(envelope), SETTLE_MS);
  }
}
