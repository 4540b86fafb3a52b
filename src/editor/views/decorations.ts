import * as vscode from 'vscode';
import { forDisplay } from '../display';
import { isUtf8Path } from '../../engine/evidence/paths';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';
import type { GitExtension } from '../gitExtension';
import { Color, type DecorationMode, Setting } from '../ids';
import { decorationMode } from '../settings';
import type { JudgedFile, Snapshot } from '../snapshot';
import { judgedReason } from '../words';

/** The editor looks at each URI of an event up to this many; beyond, it groups them by folder. */
const BATCH = 250;
/** So many changed decorations at once: everything is asked again instead. */
const MOST_EVENTS = 20;
/** The Git extension may never get ready (nothing to open, switched off in mid-start). */
const GIT_WAIT_MS = 5000;

/** What was last announced of one repository. */
interface Announced {
  readonly rules: Snapshot['rules'];
  readonly tracked: Snapshot['tracked'];
  readonly files: Snapshot['files'];
}

/**
 * Badges, colours and reasons in the explorer, from the model's memory: nothing here waits for Git or the disk.
 *
 * All extensions' decorations weigh the same and the provider registered last wins, so this one registers after the Git
 * extension has, and again when that one opens another repository.
 */
export class Decorations implements vscode.Disposable, vscode.FileDecorationProvider {
  private readonly changed = new vscode.EventEmitter<vscode.Uri[] | undefined>();
  readonly onDidChangeFileDecorations = this.changed.event;
  private readonly announced = new Map<string, Announced>();
  private readonly subscriptions: { dispose(): unknown }[] = [this.changed];
  private registration: vscode.Disposable | undefined;
  private knownMode: DecorationMode | undefined;
  private waiting = false;
  private disposed = false;

  constructor(
    private readonly model: Envelopes,
    private readonly git: GitExtension,
  ) {
    this.subscriptions.push(
      model.onDidChange((envelope) => {
        this.onModel(envelope);
      }),
      git.onDidChange(() => {
        if (this.registration) this.register();
      }),
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration(Setting.decorations)) return;
        this.knownMode = undefined;
        this.announceAll();
      }),
    );
  }

  provideFileDecoration(uri: vscode.Uri): vscode.FileDecoration | undefined {
    if (this.mode === 'off' || uri.scheme !== 'file') return undefined;
    const place = this.model.find(uri);
    if (!place) return undefined;
    const { snapshot } = place.envelope;
    const judged = snapshot.files.get(place.path);
    if (judged) return decorationOf(judged);
    return this.mode === 'all' ? unchangedDecoration(snapshot, place.path) : undefined;
  }

  dispose(): void {
    this.disposed = true;
    vscode.Disposable.from(...this.subscriptions).dispose();
    this.registration?.dispose();
  }

  private get mode(): DecorationMode {
    this.knownMode ??= decorationMode();
    return this.knownMode;
  }

  private onModel(envelope: Envelope | undefined): void {
    const armed = this.model.all.some(({ snapshot }) => snapshot.rules !== null);
    if (armed && !this.registration) {
      void this.registerWhenGitIsReady();
      return;
    }
    if (envelope) this.announce(envelope);
    else for (const each of this.model.all) this.announce(each);
    const roots = new Set(this.model.all.map(({ root }) => root));
    for (const root of this.announced.keys()) if (!roots.has(root)) this.announced.delete(root);
  }

  private async registerWhenGitIsReady(): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    await Promise.race([this.git.ready(), new Promise((resolve) => setTimeout(resolve, GIT_WAIT_MS))]);
    if (this.disposed) return;
    this.register();
  }

  private register(): void {
    this.registration?.dispose();
    this.registration = vscode.window.registerFileDecorationProvider(this);
    this.announceAll();
  }

  private announceAll(): void {
    this.announced.clear();
    this.changed.fire(undefined);
    for (const envelope of this.model.all) this.announce(envelope);
  }

  /** Tells the editor which files look different now. Folders above follow by themselves. */
  private announce(envelope: Envelope): void {
    const { rules, tracked, files } = envelope.snapshot;
    const before = this.announced.get(envelope.root);
    if (before?.rules === rules && before.files === files && before.tracked === tracked) return;
    this.announced.set(envelope.root, { rules, tracked, files });
    if (!this.registration || this.mode === 'off') return;
    // Another policy, or another list of files: every row may look different, then the changed ones are named, because
    // the editor asks for what it does not show only when it is told to.
    const everything = before?.rules !== rules || (this.mode === 'all' && before.tracked !== tracked);
    if (everything && (before !== undefined || rules !== null)) this.changed.fire(undefined);
    const paths = everything ? [...files.keys()] : changedPaths(before.files, files);
    if (paths.length > BATCH * MOST_EVENTS && !everything) this.changed.fire(undefined);
    const uris = paths.filter(isUtf8Path).map((path) => envelope.uriOf(path));
    for (let start = 0; start < uris.length; start += BATCH)
      this.changed.fire(uris.slice(start, start + BATCH));
  }
}

/** Paths whose decoration differs between two looks. */
function changedPaths(before: Snapshot['files'], after: Snapshot['files']): string[] {
  const changed: string[] = [];
  for (const [path, file] of after) {
    const old = before.get(path);
    const same = old?.verdict === file.verdict && judgedReason(old) === judgedReason(file);
    if (!same) changed.push(path);
  }
  for (const path of before.keys()) if (!after.has(path)) changed.push(path);
  return changed;
}

function decorationOf(file: JudgedFile): vscode.FileDecoration {
  const reason = vscode.l10n.t('Cordon: {0}', judgedReason(file));
  switch (file.verdict) {
    case 'outside':
      return make('✗', reason, Color.denied, true);
    case 'over':
      return make('!', reason, Color.overBudget, true);
    case 'allowed':
      return make('✓', reason, Color.allowed, false);
  }
}

/** Only files in the index: folders are decided by what is in them, and ignored files are nobody's business. */
function unchangedDecoration({ rules, tracked }: Snapshot, path: string): vscode.FileDecoration | undefined {
  if (rules === null || tracked?.has(path) !== true) return undefined;
  const { verdict, pattern } = rules.rule(path);
  const shown = forDisplay(pattern ?? '');
  switch (verdict) {
    case 'allowed':
      return make(
        undefined,
        vscode.l10n.t('Cordon: may be changed, allowed by {0}', shown),
        undefined,
        false,
      );
    case 'denied':
      return make(
        undefined,
        vscode.l10n.t('Cordon: must not be changed, denied by {0}', shown),
        Color.dimmed,
        false,
      );
    case 'unmatched':
      return make(
        undefined,
        vscode.l10n.t('Cordon: must not be changed, no allowed pattern matches'),
        Color.dimmed,
        false,
      );
  }
}

function make(
  badge: string | undefined,
  tooltip: string,
  color: string | undefined,
  propagate: boolean,
): vscode.FileDecoration {
  const decoration = new vscode.FileDecoration(
    badge,
    tooltip,
    color === undefined ? undefined : new vscode.ThemeColor(color),
  );
  decoration.propagate = propagate;
  return decoration;
}
