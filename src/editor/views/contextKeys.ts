import * as vscode from 'vscode';
import type { Envelopes } from '../envelopes';
import { ContextKey } from '../ids';

type Value = string | boolean;

/** Writes the context keys that when-clauses read; each only when it changes. */
export class ContextKeys implements vscode.Disposable {
  private readonly written = new Map<string, Value>();
  private readonly subscription: vscode.Disposable;

  constructor(private readonly model: Envelopes) {
    this.subscription = model.onDidChange(() => {
      this.update();
    });
    this.update();
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private update(): void {
    const { current } = this.model;
    const trusted = vscode.workspace.isTrusted;
    const snapshot = current?.snapshot;
    const stored = snapshot?.stored;
    const armed = stored?.kind === 'armed' ? stored : null;
    const judged = [...(snapshot?.files.values() ?? [])];
    this.set(ContextKey.state, this.state(trusted));
    this.set(ContextKey.usable, trusted && current !== undefined);
    this.set(ContextKey.present, armed !== null || stored?.kind === 'damaged');
    this.set(ContextKey.armed, armed !== null);
    this.set(ContextKey.phase, armed?.phase ?? 'none');
    this.set(ContextKey.mode, armed?.config.mode ?? 'none');
    this.set(ContextKey.changes, judged.length > 0);
    this.set(
      ContextKey.outside,
      judged.some(({ verdict, file }) => verdict === 'outside' && file !== null),
    );
    this.set(
      ContextKey.hiddenFlags,
      snapshot?.violations.some(({ code }) => code === 'hidden-index-flag') ?? false,
    );
  }

  private state(trusted: boolean): string {
    const { all } = this.model;
    if (all.some(({ snapshot }) => ['armed', 'damaged'].includes(snapshot.stored.kind))) return 'armed';
    if (!this.model.isReady) return 'loading';
    if (all.length === 0) return 'noRepository';
    return trusted ? 'notArmed' : 'untrusted';
  }

  private set(key: string, value: Value): void {
    if (this.written.get(key) === value) return;
    this.written.set(key, value);
    void vscode.commands.executeCommand('setContext', key, value);
  }
}
