import * as vscode from 'vscode';
import type { Session } from '../../engine/session';
import type { Draft, Finding, ToForm } from '../../protocol';
import { Coalescer } from '../coalescer';
import { engine, engineEnvironment } from '../engine';
import type { Envelope } from '../envelope';
import type { Log } from '../log';
import { translated } from '../said';
import { probeClaude } from './claudeProbe';
import { complete } from './completions';
import { type FileIndex, listFiles } from './fileIndex';
import { MatchCounter } from './matches';
import { filesText, patternReports, totalWords } from './matchWords';
import { preflightFindings, refusalFinding } from './preflightWords';
import { riskText } from './riskText';
import { Overtaken } from './slices';
import { suggestVerifiers } from './verifierSuggestions';

type Post = (message: ToForm) => void;

/** What the page gets to draw itself before processes are started, which would hold up its messages. */
const HEAD_START_MS = 30;

/**
 * What the form is told without asking, about one repository: the preflight, matches, suggestions, Claude Code. Everything
 * here only reads, is coalesced, and is cancelled when overtaken.
 */
export class FormChecks implements vscode.Disposable {
  private readonly looks = new Coalescer((signal) => this.look(signal), { quietMs: 150, atMostMs: 600 });
  private readonly counts = new Coalescer((signal) => this.count(signal), { quietMs: 60, atMostMs: 240 });
  private readonly probes = new Coalescer((signal) => this.probe(signal), { quietMs: 350, atMostMs: 1500 });
  private readonly risks = new Coalescer((signal) => this.judge(signal), { quietMs: 250, atMostMs: 1000 });
  private readonly watchers: vscode.Disposable;
  private opened: Promise<Session> | undefined;
  private listed: { readonly index: FileIndex; readonly counter: MatchCounter } | undefined;
  private findings: Finding[] = [];
  private told = '';
  private probed: string | undefined;
  private askVersion = false;
  private starting: NodeJS.Timeout | undefined;
  private completing: AbortController | undefined;

  constructor(
    private readonly envelope: Envelope,
    private draft: Draft,
    private readonly post: Post,
    private readonly log: Log,
  ) {
    const { workspace, window } = vscode;
    const root = vscode.Uri.file(envelope.root);
    const watcher = workspace.createFileSystemWatcher(new vscode.RelativePattern(root, '**'));
    const onEvent = (uri: vscode.Uri): void => {
      if (mayMatter(uri)) this.looks.request();
    };
    this.watchers = vscode.Disposable.from(
      watcher,
      watcher.onDidChange(onEvent),
      watcher.onDidCreate(onEvent),
      watcher.onDidDelete(onEvent),
      envelope.onDidChange(() => {
        this.looks.request();
      }),
      window.onDidChangeWindowState(({ focused }) => {
        if (focused) this.looks.request();
      }),
    );
  }

  /** Looks at everything, and says it all again: the page is new, or was hidden. */
  start(): void {
    this.probed = undefined;
    this.told = '';
    this.post({ type: 'preflight', looking: true, findings: this.findings });
    this.starting = setTimeout(() => {
      void this.looks.now();
      void this.probes.now();
      void this.tellVerifiers();
    }, HEAD_START_MS);
  }

  /** The draft changed: counts it, and looks for another program of Claude Code if that was edited. */
  edited(draft: Draft): void {
    this.draft = draft;
    if (this.listed) {
      this.counts.request();
      this.risks.request();
    }
    if (draft.claude.binary !== this.probed) {
      this.askVersion = false;
      this.probes.request();
    }
  }

  /** Something was done about what is in the way. */
  lookAgain(): void {
    void this.looks.now();
  }

  /** The user wants to know the version of a program that is not the usual one. */
  askClaude(): void {
    this.askVersion = true;
    this.probed = undefined;
    void this.probes.now();
  }

  /** The folders of the repository with the number of files below; undefined while they are not known. */
  get folders(): ReadonlyMap<string, number> | undefined {
    return this.listed?.index.folders;
  }

  /** The longest time that counting kept the extension host busy, in milliseconds: for tests. */
  get longestSlice(): number {
    return this.listed?.counter.longestSlice ?? 0;
  }

  /** Answers with the folders and files that `typed` may mean. */
  async complete(request: number, typed: string): Promise<void> {
    this.completing?.abort();
    const controller = (this.completing = new AbortController());
    if (!this.listed) return;
    try {
      const items = await complete(this.listed.index, typed, controller.signal);
      this.post({
        type: 'completions',
        request,
        items: items.map(({ pattern, files }) => {
          return { pattern, detail: files === null ? '' : filesText(files) };
        }),
      });
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error;
    }
  }

  dispose(): void {
    clearTimeout(this.starting);
    this.completing?.abort();
    for (const part of [this.looks, this.counts, this.risks, this.probes, this.watchers]) part.dispose();
  }

  private session(): Promise<Session> {
    return (this.opened ??= this.envelope.openSession());
  }

  private async look(signal: AbortSignal): Promise<void> {
    await this.guarded('preflight', signal, async () => {
      const session = await this.session();
      this.findings = preflightFindings(await engine().preflight(session, signal));
      this.tellPreflight();
      const index = await listFiles(session.repository, signal);
      const known = this.listed?.index.files;
      const same =
        known?.length === index.files.length && known.every((file, at) => file === index.files[at]);
      if (!same) this.listed = { index, counter: new MatchCounter(index.files, engine().compileGlob) };
      this.counts.request();
      this.risks.request();
    });
  }

  private tellPreflight(): void {
    this.post({ type: 'preflight', looking: false, findings: this.findings });
  }

  private async count(signal: AbortSignal): Promise<void> {
    const { listed, draft } = this;
    if (!listed) return;
    await this.guarded('matches', signal, async () => {
      const allow = usable(draft.allow);
      const found = await listed.counter.count(allow, usable(draft.deny), signal);
      this.post({
        type: 'matches',
        counting: false,
        patterns: patternReports(found),
        ...totalWords(found, allow.length === 0),
      });
    });
  }

  /** What the agent could do to what judges it. Reads files of the repository, and starts nothing. */
  private async judge(signal: AbortSignal): Promise<void> {
    const { listed, draft, envelope } = this;
    if (!listed) return;
    await this.guarded('verifiers', signal, async () => {
      const { commandProblem, verifierRisks } = engine();
      const found = await verifierRisks(
        {
          repository: { root: envelope.root },
          env: engineEnvironment(),
          verify: draft.verify.filter((command) => commandProblem(command) === undefined),
          policy: { allow: usable(draft.allow), deny: usable(draft.deny) },
          options: { allowVerifierChanges: draft.options.allowVerifierChanges },
          signal,
        },
        listed.index.files,
      );
      const risks = found.map(riskText);
      if (signal.aborted || risks.join('\n') === this.told) return;
      this.told = risks.join('\n');
      this.post({ type: 'risks', risks });
    });
  }

  private async probe(signal: AbortSignal): Promise<void> {
    const { binary } = this.draft.claude;
    if (binary === this.probed || binary.trim() === '') return;
    await this.guarded('Claude Code', signal, async () => {
      const report = await probeClaude(await this.session(), binary, this.askVersion);
      if (signal.aborted) return;
      this.probed = binary;
      this.post({ type: 'claude', ...report });
    });
  }

  private async tellVerifiers(): Promise<void> {
    this.post({ type: 'verifiers', suggestions: await suggestVerifiers(this.envelope.root) });
  }

  /** A refusal is something to show, being overtaken is nothing, and anything else goes to the log. */
  private async guarded(what: string, signal: AbortSignal, step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (signal.aborted || error instanceof Overtaken) return;
      this.opened = undefined;
      if (error instanceof engine().Refusal) {
        this.log.warn(`form, ${what}: ${error.code}: ${error.message}`);
        this.findings = [refusalFinding(error.code, translated(error.said))];
        this.tellPreflight();
      } else this.log.error(`form, ${what}`, error);
    }
  }
}

/** The patterns that can be matched: what is wrong with the others is said beside them. */
function usable(patterns: readonly string[]): string[] {
  return patterns.filter((pattern) => engine().patternProblem(pattern) === undefined);
}

/** Files of Git matter where they say what is staged or committed; Cordon's own are the model's business. */
function mayMatter(uri: vscode.Uri): boolean {
  if (/\/\.cordon(?:\/|$)/.test(uri.path)) return false;
  const inGit = /\/\.git\/(.*)/.exec(uri.path);
  return inGit === null || /^(?:index|HEAD|packed-refs|refs\/heads\/.*|info\/exclude)$/.test(inGit[1] ?? '');
}
