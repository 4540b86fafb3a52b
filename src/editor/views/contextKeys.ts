import * as vscode from 'vscode';
import { isUtf8Path } from '../../engine/evidence/paths';
import type { Envelopes } from '../envelopes';
import { ContextKey } from '../ids';
import { isRestorable } from '../snapshot';

type Value = string | boolean | readonly string[];

/** Files that menus know about; a person with more changes uses the tree. */
const MOST_FILES = 2000;

/** Writes the context keys that when-clauses read; each only when it changes. */
export class ContextKeys implements vscode.Disposable {
  private readonly written = new Map<string, string | boolean>();
  private readonly subscription: vscode.Disposable;

  constructor(private readonly model: Envelopes) {
    // Until the model has looked, keys that were never set read as they should. Setting them is a lot of messages, which
    // starting the extension need not wait for.
    this.subscription = model.onDidChange(() => {
      this.update();
    });
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
    this.set(ContextKey.running, armed?.phase === 'running' || (snapshot?.run ?? null) !== null);
    this.set(ContextKey.changes, judged.length > 0);
    this.set(ContextKey.outside, judged.some(isRestorable));
    this.set(ContextKey.changedFiles, this.changedFiles(false));
    this.set(ContextKey.outsideFiles, this.changedFiles(true));
    const codes = new Set(snapshot?.violations.map(({ code }) => code));
    this.set(ContextKey.hiddenFlags, codes.has('hidden-index-flag'));
    this.set(ContextKey.staged, codes.has('staged-unverified'));
  }

  /** The changed files of all repositories, as the explorer names them. */
  private changedFiles(outsideOnly: boolean): string[] {
    const files: string[] = [];
    for (const envelope of this.model.all) {
      for (const judged of envelope.snapshot.files.values()) {
        const { path, file } = judged;
        if (file === null || (outsideOnly && !isRestorable(judged)) || !isUtf8Path(path)) continue;
        if (files.length < MOST_FILES) files.push(envelope.uriOf(path).fsPath);
      }
    }
    return files;
  }

  private state(trusted: boolean): string {
    const { all } = this.model;
    if (all.some(({ snapshot }) => ['armed', 'damaged'].includes(snapshot.stored.kind))) return 'armed';
    if (!this.model.isReady) return 'loading';
    if (all.length === 0) return 'noRepository';
    return trusted ? 'notArmed' : 'untrusted';
  }

  private set(key: string, value: Value): void {
    const written = typeof value === 'object' ? JSON.stringify(value) : value;
    if (this.written.get(key) === written) return;
    this.written.set(key, written);
    void vscode.commands.executeCommand('setContext', key, value);
  }
}
