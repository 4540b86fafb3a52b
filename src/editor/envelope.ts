import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Session, SessionOptions } from '../engine/session';
import { Coalescer } from './coalescer';
import { engine, engineEnvironment } from './engine';
import type { FoundRepository } from './findRepository';
import type { Log } from './log';
import { fileInEditor, type Mount, pathInRepository } from './mounts';
import { RunReader } from './runs/runReader';
import { translated } from './said';
import { hasMovedOn, readStored, sameEnvelope, sameStored } from './readStored';
import { decorationMode, gitPath } from './settings';
import { derive, type Facts, NOTHING_KNOWN, type Snapshot, type Stored } from './snapshot';
import { RepositoryWatch } from './watch';
import { watchWorktree } from './worktreeWatch';

const STORED_WAITS = { quietMs: 40, atMostMs: 200 };
const RUN_WAITS = { quietMs: 100, atMostMs: 300 };
const AUDIT_WAITS = { quietMs: 250, atMostMs: 1000 };
/** How often a run that is stored as running is looked at: a killed one leaves no trace that a watcher sees. */
const RUNNING_POLL_MS = 2000;

/**
 * One repository and its envelope: what is stored, and what a read-only audit of the worktree says now.
 * Invariant: nothing here writes, and nothing here starts a process in an untrusted workspace or without an envelope.
 */
export class Envelope implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<Envelope>();
  readonly onDidChange = this.changed.event;
  snapshot: Snapshot = NOTHING_KNOWN;

  private readonly stored = new Coalescer(() => this.loadStored(), STORED_WAITS);
  private readonly runs = new Coalescer(() => this.loadRun(), RUN_WAITS);
  private readonly audits = new Coalescer((signal) => this.audit(signal), AUDIT_WAITS);
  private readonly watch: RepositoryWatch;
  /** Files may also be named by the root itself: the Git extension opens repositories outside the workspace. */
  private readonly ownMount: Mount;
  private outsideWatcher: vscode.Disposable | undefined;
  private poll: NodeJS.Timeout | undefined;
  private runPoll: NodeJS.Timeout | undefined;
  private readonly runReader: RunReader;
  private opened: Promise<Session> | undefined;
  private indexStamp = '';

  constructor(
    readonly found: FoundRepository,
    /** How the workspace folders name the repository's files; replaced when they change. */
    public mounts: readonly Mount[],
    private readonly log: Log,
    private readonly onGone: () => void,
  ) {
    this.ownMount = { folder: found.root, prefix: '' };
    this.runReader = new RunReader(found.root);
    this.watch = new RepositoryWatch(found, {
      run: () => {
        this.runs.request();
      },
      stored: () => {
        this.stored.request();
      },
      git: () => {
        this.requestAudit();
      },
      root: onGone,
    });
    this.stored.request();
  }

  get root(): string {
    return this.found.root;
  }

  /** The repository's folder name, for people. */
  get name(): string {
    return path.basename(this.root);
  }

  /** The file that the editor would open for a path of the repository. */
  uriOf(relative: string): vscode.Uri {
    return vscode.Uri.file(fileInEditor(this.mounts, this.root, relative));
  }

  /** The repository-relative path of a file; null when it lies elsewhere, or is the root. */
  pathOf(uri: vscode.Uri): string | null {
    if (uri.scheme !== 'file') return null;
    return pathInRepository(this.mounts, uri.fsPath) ?? pathInRepository([this.ownMount], uri.fsPath);
  }

  /** Something in the worktree may have changed. */
  requestAudit(): void {
    if (this.snapshot.stored.kind === 'armed' && vscode.workspace.isTrusted) this.audits.request();
  }

  /** Something may have been missed: looks at the stored state and the worktree soon. */
  requestAll(): void {
    this.stored.request();
    this.requestAudit();
  }

  /** Looks at the stored state and the worktree now, and resolves when the snapshot says what was found. */
  async refresh(): Promise<void> {
    await this.stored.now();
    if (this.snapshot.stored.kind === 'armed' && vscode.workspace.isTrusted) await this.audits.now();
  }

  /** A session of its own, for a step that is to be cancelled or watched. @throws Refusal as `Session.open` */
  openSession(options: Pick<SessionOptions, 'signal' | 'onVerifier' | 'onWarning'> = {}): Promise<Session> {
    if (!vscode.workspace.isTrusted) throw new Error('nothing is run in an untrusted workspace');
    const git = gitPath();
    return engine().Session.open(this.root, {
      env: engineEnvironment(),
      onGit: (args, milliseconds, exitCode) => {
        this.log.git(args, milliseconds, exitCode);
      },
      ...(git === undefined ? {} : { gitPath: git }),
      ...options,
    });
  }

  /** Shows `words` while `step` runs, and looks at everything anew after it. */
  async during<T>(words: string, step: () => Promise<T>): Promise<T> {
    this.update({ busy: { words } });
    try {
      return await step();
    } finally {
      this.update({ busy: null });
      await this.refresh();
    }
  }

  /** Settings or trust changed: what was derived from them is dropped. */
  reset(): void {
    this.opened = undefined;
    this.indexStamp = '';
    this.requestAll();
  }

  dispose(): void {
    this.stored.dispose();
    this.audits.dispose();
    this.runs.dispose();
    clearTimeout(this.runPoll);
    this.watch.dispose();
    this.outsideWatcher?.dispose();
    clearInterval(this.poll);
    this.changed.dispose();
  }

  private update(change: Partial<Facts>): void {
    this.snapshot = derive({ ...this.snapshot, ...change }, (audit) =>
      audit.violations.map(engine().violationMessage),
    );
    this.changed.fire(this);
  }

  private async loadStored(): Promise<void> {
    try {
      await fs.access(path.join(this.root, '.git'));
    } catch {
      this.onGone();
    }
    let stored: Stored;
    try {
      stored = await readStored(this.found);
    } catch (error) {
      this.log.error(`reading the envelope of ${this.root}`, error);
      return;
    }
    const before = this.snapshot.stored;
    this.watch.refresh(stored.kind === 'armed');
    this.watchOutside(stored.kind === 'armed');
    this.pollWhile(stored.kind === 'armed' && stored.phase === 'running');
    if (stored.kind === 'armed' || this.snapshot.run !== null) this.runs.request();
    if (sameStored(before, stored)) return;
    this.log.info(`${this.root}: ${describe(stored)}`);
    if (stored.kind === 'damaged') this.log.warn(`${stored.code}: ${stored.message}`);
    if (stored.kind === 'armed' && before.kind === 'armed' && sameEnvelope(before, stored)) {
      this.update({ stored });
    } else {
      this.indexStamp = '';
      const rules =
        stored.kind === 'armed'
          ? new (engine().PathRules)(stored.config.policy.allow, stored.config.policy.deny)
          : null;
      this.update({ stored, live: null, failure: null, rules, tracked: null });
    }
    // At once: what is shown now is of two moments.
    if (stored.kind === 'armed' && vscode.workspace.isTrusted) void this.audits.now();
  }

  /** Who works on the envelope. A killed process leaves its file and no event, so it is looked at while there is one. */
  private async loadRun(): Promise<void> {
    const run = await this.runReader.read();
    clearTimeout(this.runPoll);
    if (run !== null) {
      this.runPoll = setTimeout(() => {
        this.runs.request();
      }, RUNNING_POLL_MS);
    }
    if (run === this.snapshot.run) return;
    const ended = run === null;
    this.update({ run });
    if (ended) this.requestAll();
  }

  private async audit(signal: AbortSignal): Promise<void> {
    const before = this.snapshot.stored;
    if (before.kind !== 'armed' || !vscode.workspace.isTrusted) return;
    const startedAt = Date.now();
    try {
      const session = await (this.opened ??= this.openSession());
      // The second witness alone, which is cheaper; with a name for the state where there is a verdict to compare with.
      const tier = before.report?.treeDigest ? 'digest' : 'live';
      const [audit, tracked] = await Promise.all([
        session.audit(signal, tier),
        this.tracked(session, signal),
      ]);
      const movedOn = await hasMovedOn(this.root, before, audit);
      const now = this.snapshot.stored;
      // Armed anew or reset while this audit ran: it is about another envelope.
      if (signal.aborted || now.kind !== 'armed' || !sameEnvelope(before, now)) return;
      const took = Date.now() - startedAt;
      const { files } = audit.evidence;
      this.log.info(
        `${this.root}: live audit, ${files.length} changed, ${audit.violations.length} violations [${took} ms]`,
      );
      const live = { audit, movedOn, comparedWith: before.storedAt, at: new Date(), startedAt };
      this.update({ live, failure: null, tracked });
    } catch (error) {
      this.opened = undefined;
      this.auditFailed(error, signal);
    }
  }

  private auditFailed(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    if (!(error instanceof engine().Refusal)) {
      this.log.error(`live audit of ${this.root}`, error);
      this.update({ live: null, failure: { code: 'unexpected', message: String(error) } });
      return;
    }
    // The state changed under the audit; its own reading tells how.
    if (error.code === 'not-armed') {
      this.stored.request();
      return;
    }
    this.log.warn(`live audit of ${this.root}: ${error.code}: ${error.message}`);
    this.update({ live: null, failure: { code: error.code, message: translated(error.said) } });
  }

  /** The paths in the index, asked for again only when the index changed and somebody shows them. */
  private async tracked(session: Session, signal: AbortSignal): Promise<ReadonlySet<string> | null> {
    if (decorationMode() !== 'all') return null;
    const stats = await fs.stat(path.join(this.found.gitDir, 'index'), { bigint: true }).catch(() => null);
    const stamp = stats ? `${stats.mtimeNs}:${stats.size}:${stats.ino}` : 'none';
    const known = this.snapshot.tracked;
    if (known && stamp === this.indexStamp) return known;
    const paths = await engine().trackedPaths(session.repository, signal);
    this.indexStamp = stamp;
    // The same object for the same paths: most changes of the index add no name, and views compare by identity.
    return known?.size === paths.length && paths.every((name) => known.has(name)) ? known : new Set(paths);
  }

  /** The editor watches its folders itself; an armed root above them is watched from here. */
  private watchOutside(armed: boolean): void {
    const needed = armed && !this.mounts.some(({ prefix }) => prefix === '');
    if (needed === (this.outsideWatcher !== undefined)) return;
    this.outsideWatcher?.dispose();
    const pattern = new vscode.RelativePattern(vscode.Uri.file(this.root), '**');
    this.outsideWatcher = needed
      ? watchWorktree(pattern, () => {
          this.requestAudit();
        })
      : undefined;
  }

  private pollWhile(running: boolean): void {
    if (running === (this.poll !== undefined)) return;
    clearInterval(this.poll);
    this.poll = running
      ? setInterval(() => {
          this.stored.request();
        }, RUNNING_POLL_MS)
      : undefined;
  }
}

function describe(stored: Stored): string {
  if (stored.kind !== 'armed') return `envelope ${stored.kind}`;
  return `envelope ${stored.phase}, mode ${stored.config.mode}${stored.seal === 'none' ? ', not sealed' : `, seal ${stored.seal}`}`;
}
