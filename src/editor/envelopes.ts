import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { Coalescer } from './coalescer';
import { parseDocumentUri } from './documentUris';
import { Envelope } from './envelope';
import { findRepository, type FoundRepository } from './findRepository';
import type { GitExtension } from './gitExtension';
import { SCHEME, Setting } from './ids';
import type { Log } from './log';
import { type Mount, mountOf, relativeInside } from './mounts';
import { isOwnFile, watchWorktree } from './worktreeWatch';

const DISCOVERY_WAITS = { quietMs: 100, atMostMs: 500 };

/** A file of a repository that the model knows. */
export interface Place {
  readonly envelope: Envelope;
  /** A byte path (engine/evidence/paths.ts), relative to the root. */
  readonly path: string;
}

/** What changed: one repository's snapshot, or (undefined) which repositories there are or which is current. */
export type ModelChange = Envelope | undefined;

/** The model: every repository of the workspace with its envelope. All views read it, and none writes it. */
export class Envelopes implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<ModelChange>();
  readonly onDidChange = this.changed.event;
  private readonly byRoot = new Map<string, Envelope>();
  private readonly discovery = new Coalescer(() => this.discover(), DISCOVERY_WAITS);
  private readonly subscriptions: vscode.Disposable[] = [];
  private worktreeWatcher: vscode.Disposable | undefined;
  private looked = false;
  private chosen: Envelope | undefined;

  constructor(
    private readonly git: GitExtension,
    private readonly log: Log,
  ) {
    const { workspace, window } = vscode;
    this.subscriptions.push(
      workspace.onDidChangeWorkspaceFolders(() => {
        this.discovery.request();
      }),
      workspace.onDidGrantWorkspaceTrust(() => {
        for (const envelope of this.all) envelope.reset();
        this.discovery.request();
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration(Setting.gitPath) && !event.affectsConfiguration(Setting.decorations))
          return;
        for (const envelope of this.all) envelope.reset();
      }),
      workspace.onDidSaveTextDocument(({ uri }) => {
        this.worktreeChanged(uri);
      }),
      window.onDidChangeWindowState(({ focused }) => {
        if (focused) for (const envelope of this.all) envelope.requestAll();
      }),
      window.onDidChangeActiveTextEditor(() => {
        this.choose();
      }),
      git.onDidChange(() => {
        this.discovery.request();
      }),
    );
  }

  /** Begins to look for repositories, once this turn is over: whoever starts the extension is not to wait for it. */
  start(): void {
    setImmediate(() => void this.discovery.now());
  }

  /** All repositories, sorted by root. */
  get all(): readonly Envelope[] {
    return [...this.byRoot.values()];
  }

  /** The active editor's repository; without one, the last that was, else the first that is armed. */
  get current(): Envelope | undefined {
    return this.chosen;
  }

  /** Whether the workspace was looked at: before that, no repository does not mean there is none. */
  get isReady(): boolean {
    return this.looked && this.all.every(({ snapshot }) => snapshot.stored.kind !== 'unknown');
  }

  /** The repository whose root is `root`, as the model names it. */
  at(root: string): Envelope | undefined {
    return this.byRoot.get(root);
  }

  /** The innermost repository that holds a file, or that a `cordon:` document is of. */
  find(uri: vscode.Uri): Place | undefined {
    if (uri.scheme === SCHEME) {
      const document = parseDocumentUri(uri);
      const envelope = document && this.byRoot.get(document.root);
      return envelope && { envelope, path: document.path ?? '' };
    }
    let found: Place | undefined;
    for (const envelope of this.byRoot.values()) {
      const relative = envelope.pathOf(uri);
      if (relative === null) continue;
      if (!found || envelope.root.length > found.envelope.root.length) found = { envelope, path: relative };
    }
    return found;
  }

  /** Looks for repositories and at all of them now; resolves when the model says what was found. */
  async refresh(): Promise<void> {
    await this.discovery.now();
    await Promise.all(this.all.map((envelope) => envelope.refresh()));
  }

  dispose(): void {
    this.discovery.dispose();
    this.worktreeWatcher?.dispose();
    vscode.Disposable.from(...this.subscriptions, ...this.byRoot.values(), this.changed).dispose();
  }

  private async discover(): Promise<void> {
    const folders = (vscode.workspace.workspaceFolders ?? [])
      .filter(({ uri }) => uri.scheme === 'file')
      .map(({ uri }) => uri.fsPath);
    if (folders.length > 0) void this.git.ready();
    const found = await this.repositoriesOf([...folders, ...this.git.roots]);
    const mounts = await Promise.all(
      folders.map(async (folder) => ({ folder, real: await fs.realpath(folder).catch(() => folder) })),
    );
    for (const [root, envelope] of this.byRoot) {
      if (found.has(root)) continue;
      envelope.dispose();
      this.byRoot.delete(root);
      this.log.info(`${root}: no longer a repository of this workspace`);
    }
    for (const [root, repository] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const ways = mountsOf(root, mounts);
      const known = this.byRoot.get(root);
      if (known) known.mounts = ways;
      else this.add(repository, ways);
    }
    this.looked = true;
    this.choose();
    this.changed.fire(undefined);
  }

  private async repositoriesOf(folders: readonly string[]): Promise<Map<string, FoundRepository>> {
    const found = new Map<string, FoundRepository>();
    for (const repository of await Promise.all(folders.map(findRepository))) {
      if (repository) found.set(repository.root, repository);
    }
    return found;
  }

  private add(repository: FoundRepository, mounts: readonly Mount[]): void {
    const envelope = new Envelope(repository, mounts, this.log, () => {
      this.discovery.request();
    });
    envelope.onDidChange(() => {
      this.watchWorktrees();
      this.choose();
      this.changed.fire(envelope);
    });
    this.byRoot.set(repository.root, envelope);
    this.log.info(`${repository.root}: repository found`);
  }

  private choose(): void {
    const next = this.bestCurrent();
    if (next === this.chosen) return;
    this.chosen = next;
    this.changed.fire(undefined);
  }

  private bestCurrent(): Envelope | undefined {
    const uri = vscode.window.activeTextEditor?.document.uri;
    const active = uri && this.find(uri)?.envelope;
    if (active) return active;
    const last = this.chosen && this.byRoot.get(this.chosen.root);
    const hasEnvelope = ({ snapshot: { stored } }: Envelope): boolean =>
      stored.kind === 'armed' || stored.kind === 'damaged';
    if (last && hasEnvelope(last)) return last;
    return this.all.find(hasEnvelope) ?? last ?? this.all[0];
  }

  /** File events cost the editor something: they are asked for only while an envelope is armed. */
  private watchWorktrees(): void {
    const needed = this.all.some(({ snapshot }) => snapshot.stored.kind === 'armed');
    if (needed === (this.worktreeWatcher !== undefined)) return;
    this.worktreeWatcher?.dispose();
    this.worktreeWatcher = undefined;
    if (!needed) return;
    this.worktreeWatcher = watchWorktree('**', (uri) => {
      this.worktreeChanged(uri);
    });
  }

  private worktreeChanged(uri: vscode.Uri): void {
    if (uri.scheme === 'file' && !isOwnFile(uri)) this.find(uri)?.envelope.requestAudit();
  }
}

/** How the editor names a repository's files: by the workspace folders inside it, and by those that hold it. */
function mountsOf(root: string, folders: readonly { folder: string; real: string }[]): Mount[] {
  const mounts = folders.flatMap(({ folder, real }) => mountOf(folder, real, root) ?? []);
  const around = folders.flatMap(({ folder, real }): Mount[] => {
    const inside = relativeInside(real, root);
    return inside === null || inside === ''
      ? []
      : [{ folder: path.join(folder, ...inside.split('/')), prefix: '' }];
  });
  return [...mounts, ...around];
}
