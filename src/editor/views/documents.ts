import fs from 'node:fs/promises';
import * as vscode from 'vscode';
import type { Session } from '../../engine/session';
import { messageOf } from '../../engine/errors';
import { absoluteBytes } from '../bytePaths';
import { forDisplay } from '../display';
import type { TreeEntry } from '../../engine/evidence/trees';
import type { StoredVerification } from '../../engine/store/storedAudit';
import { type CordonDocument, parseDocumentUri } from '../documentUris';
import { engine } from '../engine';
import type { Envelopes } from '../envelopes';
import { SCHEME } from '../ids';
import { failureText } from '../words';

interface Content {
  readonly bytes: Buffer;
  /** In milliseconds since the epoch; the editor reloads when it or the size changes. */
  readonly time: number;
}

/** What is kept of one repository: its session, and the entries of the baseline last asked for. */
interface Known {
  readonly session: Promise<Session>;
  readonly baseline: string;
  readonly entries: Promise<ReadonlyMap<string, TreeEntry>>;
}

const NOTHING: Content = { bytes: Buffer.alloc(0), time: 1 };
const SUBMODULE = '160000';

/**
 * The read-only file system `cordon:`. Baselines are the contents that Git stores for the armed commit: no filter and no
 * text conversion runs for them. In an untrusted workspace Git is not asked, so baselines are not there.
 */
export class Documents implements vscode.FileSystemProvider, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<vscode.FileChangeEvent[]>();
  readonly onDidChangeFile = this.changed.event;
  private readonly watched = new Map<string, vscode.Uri>();
  private readonly known = new Map<string, Known>();
  private readonly reports = new Map<string, Content>();
  private readonly proposals = new Map<string, Content>();
  private readonly subscription: vscode.Disposable;

  constructor(private readonly model: Envelopes) {
    this.subscription = vscode.Disposable.from(
      this.changed,
      vscode.workspace.registerFileSystemProvider(SCHEME, this, { isCaseSensitive: true, isReadonly: true }),
      model.onDidChange((envelope) => {
        if (envelope) this.fireChanged(envelope.root, ['present', 'verifier', 'envelope']);
      }),
    );
  }

  /** Keeps a report of the doctor for its document. */
  setReport(root: string, text: string): void {
    this.reports.set(root, { bytes: Buffer.from(text), time: Date.now() });
    this.fireChanged(root, ['doctor']);
  }

  /** Keeps what a file would hold for its document. */
  setProposal(root: string, relative: string, bytes: Buffer): void {
    this.proposals.set(proposalKey(root, relative), { bytes, time: Date.now() });
    this.fireChanged(root, ['present', 'proposed']);
  }

  watch(uri: vscode.Uri): vscode.Disposable {
    const key = uri.toString();
    this.watched.set(key, uri);
    return new vscode.Disposable(() => this.watched.delete(key));
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    const { bytes, time } = await this.content(uri);
    return {
      type: vscode.FileType.File,
      ctime: 0,
      mtime: time,
      size: bytes.length,
      permissions: vscode.FilePermission.Readonly,
    };
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    return (await this.content(uri)).bytes;
  }

  readDirectory(): [string, vscode.FileType][] {
    return [];
  }

  createDirectory(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  writeFile(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  delete(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  rename(uri: vscode.Uri): void {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  dispose(): void {
    this.subscription.dispose();
  }

  private fireChanged(root: string, kinds: readonly CordonDocument['kind'][]): void {
    const { Changed } = vscode.FileChangeType;
    const events = [...this.watched.values()]
      .filter((uri) => {
        const document = parseDocumentUri(uri);
        return document?.root === root && kinds.includes(document.kind);
      })
      .map((uri) => ({ type: Changed, uri }));
    if (events.length > 0) this.changed.fire(events);
  }

  private async content(uri: vscode.Uri): Promise<Content> {
    const document = parseDocumentUri(uri);
    if (!document) throw vscode.FileSystemError.FileNotFound(uri);
    switch (document.kind) {
      case 'baseline':
        return this.baseline(document);
      case 'present':
        return present(document);
      case 'verifier':
        return this.verifierOutput(document);
      case 'doctor':
        return this.reports.get(document.root) ?? textContent(vscode.l10n.t('Run Cordon: Doctor again.'));
      case 'envelope':
        return this.terms(document);
      case 'proposed':
        return this.proposals.get(proposalKey(document.root, document.path ?? '')) ?? NOTHING;
    }
  }

  /** The content that Git stores for a file of the baseline; nothing where the baseline has no such file. */
  private async baseline({ root, path, baseline }: CordonDocument): Promise<Content> {
    if (!vscode.workspace.isTrusted) {
      throw vscode.FileSystemError.Unavailable(vscode.l10n.t('Git is not run in Restricted Mode.'));
    }
    try {
      const { session, entries } = this.ask(root, baseline);
      const entry = (await entries).get(path ?? '');
      if (!entry) return NOTHING;
      if (entry.mode === SUBMODULE) return textContent(`Subproject commit ${entry.object}\n`);
      return { bytes: await engine().readBlob((await session).repository, entry.object), time: 1 };
    } catch (error) {
      this.known.delete(root);
      throw vscode.FileSystemError.Unavailable(messageOf(error));
    }
  }

  private ask(root: string, baseline: string): Known {
    const before = this.known.get(root);
    if (before?.baseline === baseline) return before;
    const envelope = this.model.at(root);
    if (!envelope) throw new Error(vscode.l10n.t('{0} is not open in this window.', root));
    const session = envelope.openSession();
    const entries = session.then(({ repository }) => engine().treeEntries(repository, baseline));
    entries.catch(() => undefined);
    const known = { session, baseline, entries };
    this.known.set(root, known);
    return known;
  }

  private terms({ root }: CordonDocument): Content {
    const stored = this.model.at(root)?.snapshot.stored;
    if (stored?.kind !== 'armed') return textContent('');
    const { baseline, mode, label, policy, verify } = stored.config;
    const { allow, deny, limits, allowCommits } = policy;
    const terms = { task: label, mode, baseline, allow, deny, limits, allowCommits, verify };
    return { ...textContent(`${JSON.stringify(terms, null, 2)}\n`), time: stored.storedAt };
  }

  private verifierOutput({ root, index = 0 }: CordonDocument): Content {
    const stored = this.model.at(root)?.snapshot.stored;
    const found = stored?.kind === 'armed' ? stored.verdict?.verification[index] : undefined;
    if (stored?.kind !== 'armed' || !found) {
      return textContent(vscode.l10n.t('There is no stored output: the verifier has not run.'));
    }
    return { ...textContent(verifierText(found)), time: stored.storedAt };
  }
}

function proposalKey(root: string, relative: string): string {
  return `${root}\n${relative}`;
}

/** What lies at a path of the worktree, by itself: of a link its target. */
async function present({ root, path }: CordonDocument): Promise<Content> {
  const file = absoluteBytes(root, path ?? '');
  const stats = await fs.lstat(file).catch(() => null);
  if (!stats) return NOTHING;
  const time = stats.mtimeMs;
  if (stats.isSymbolicLink()) return { bytes: await fs.readlink(file, { encoding: 'buffer' }), time };
  if (stats.isFile()) return { bytes: await fs.readFile(file), time };
  const words = stats.isDirectory()
    ? vscode.l10n.t('This is a folder: a submodule or another repository.')
    : vscode.l10n.t('This is neither a file nor a link.');
  return { ...textContent(`${words}\n`), time };
}

function verifierText({ command, stdout, stderr, ...result }: StoredVerification): string {
  const cause = result.timed_out ? 'time-out' : result.output_limited ? 'output-limit' : 'exit';
  const end = result.passed ? vscode.l10n.t('passed') : failureText({ exitCode: result.returncode, cause });
  const part = (name: string, output: string): string[] => [
    '',
    `--- ${name} ---`,
    output === '' ? vscode.l10n.t('(nothing)') : output.replace(/\n$/, ''),
  ];
  return [`$ ${forDisplay(command)}`, end, ...part('stdout', stdout), ...part('stderr', stderr), ''].join(
    '\n',
  );
}

function textContent(text: string): Content {
  return { bytes: Buffer.from(text), time: 1 };
}
