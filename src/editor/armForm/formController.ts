import * as vscode from 'vscode';
import type { Problem } from '../../engine/policy/policy';
import { escapeForDisplay } from '../../engine/text';
import { type Draft, type ToEditor, type ToForm } from '../../protocol';
import type { CommandContext } from '../commandContext';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { StartConsent } from './claudeProbe';
import { type DraftStore, emptyDraft } from './drafts';
import { dryRun } from './dryRun';
import { copyCommand, copyPrompt } from './copies';
import { FormChecks } from './formChecks';
import { formWords } from './formWords';
import { openFilePatterns, pickFolders } from './pickPaths';
import { pickPreset, savePreset } from './presets';
import { asSentence, problemForForm } from './problemWords';
import { commandReports, judgeDraft, manualRequest } from './request';
import { summaryOf } from './summary';

type Post = (message: ToForm) => void;

/**
 * The editor half of the form: it judges what the browser half shows. One repository at a time, which only the model
 * and the user choose.
 */
export class FormController implements vscode.Disposable {
  private readonly consent = new StartConsent();
  private readonly subscription: vscode.Disposable;
  private draft: Draft;
  private revision = 0;
  private checks: FormChecks | undefined;
  private trying: AbortController | undefined;
  private arming = false;
  /** The user asked for the form although an envelope is armed. */
  private wantsForm = false;
  private isReady = false;

  constructor(
    private readonly context: CommandContext,
    private readonly drafts: DraftStore,
    private envelope: Envelope | undefined,
    private readonly postAny: Post,
  ) {
    this.draft = envelope ? drafts.load(envelope.root) : emptyDraft();
    this.subscription = context.model.onDidChange((changed) => {
      this.modelChanged(changed);
    });
  }

  get root(): string | undefined {
    return this.envelope?.root;
  }

  /** What tests look at. */
  get longestSlice(): number {
    return this.checks?.longestSlice ?? 0;
  }

  /** Shows another repository, with its own draft. */
  choose(envelope: Envelope | undefined): void {
    if (envelope === this.envelope) return;
    this.stop();
    this.envelope = envelope;
    this.draft = envelope ? this.drafts.load(envelope.root) : emptyDraft();
    this.wantsForm = false;
    if (this.isReady) this.showAll();
  }

  /** Adds allowed patterns and shows the form with them. */
  prefill(patterns: readonly string[]): void {
    this.wantsForm = true;
    const added = patterns.filter((pattern) => !this.draft.allow.includes(pattern));
    const focus = this.draft.label === '' ? 'label' : `allow.${this.draft.allow.length}`;
    this.draft = { ...this.draft, allow: [...this.draft.allow, ...added] };
    this.keep();
    if (!this.isReady) return;
    this.tellPlace();
    this.fill(added.length > 0 ? focus : 'allow.0');
  }

  /** The page went away: it will ask anew when it comes back. */
  hidden(): void {
    this.isReady = false;
    this.stop();
  }

  async receive(message: ToEditor): Promise<void> {
    switch (message.type) {
      case 'ready':
        this.isReady = true;
        this.showAll();
        return;
      case 'draft':
        this.take(message);
        this.tellVerdict(false);
        this.checks?.edited(this.draft);
        return;
      case 'submit':
        this.take(message);
        await this.submit(message.run);
        return;
      case 'copy':
        this.take(message);
        await this.copy();
        return;
      case 'complete':
        await this.checks?.complete(message.request, message.text);
        return;
      case 'allow':
        await this.allow(message.what);
        return;
      case 'dryRun':
        await this.dryRun(message.command);
        return;
      case 'cancelDryRun':
        this.trying?.abort();
        return;
      case 'askClaude':
        await this.askClaude();
        return;
      case 'remedy':
        await this.remedy(message.remedy);
        return;
      case 'preset':
        await this.preset(message.action);
        return;
      case 'repository': {
        // Only a repository that the model knows; anything else is not even looked at.
        const known = this.context.model.at(message.root);
        if (known) this.choose(known);
        return;
      }
      case 'startOver':
        await this.startOver();
        return;
      case 'summary':
        await this.summary(message.action);
        return;
      case 'manageTrust':
        await vscode.commands.executeCommand('workbench.trust.manage');
    }
  }

  dispose(): void {
    this.stop();
    this.subscription.dispose();
  }

  private stop(): void {
    this.trying?.abort();
    this.checks?.dispose();
    this.checks = undefined;
  }

  private post(message: ToForm): void {
    if (this.isReady) this.postAny(message);
  }

  private get face(): 'form' | 'summary' | 'untrusted' | 'noRepository' {
    if (!vscode.workspace.isTrusted) return 'untrusted';
    if (!this.envelope) return 'noRepository';
    return !this.wantsForm && this.envelope.snapshot.stored.kind === 'armed' ? 'summary' : 'form';
  }

  private showAll(): void {
    this.stop();
    this.post({
      type: 'setup',
      words: { ...formWords() },
      defaults: emptyDraft(),
      efforts: [...engine().EFFORTS],
    });
    this.tellPlace();
    this.fill('');
    const { envelope } = this;
    if (!envelope || !vscode.workspace.isTrusted) return;
    this.checks = new FormChecks(
      envelope,
      this.draft,
      (message) => {
        this.post(message);
      },
      this.context.log,
    );
    this.checks.start();
  }

  private tellPlace(): void {
    const { all } = this.context.model;
    const repositories = all.map(({ root, name }) => ({ root, name, detail: escapeForDisplay(root) }));
    this.post({ type: 'place', face: this.face, root: this.envelope?.root ?? '', repositories });
    const summary = this.envelope && summaryOf(this.envelope);
    if (summary) this.post({ type: 'summary', summary });
  }

  private fill(focus: string): void {
    this.revision += 1;
    this.post({ type: 'fill', revision: this.revision, draft: this.draft, focus });
    this.tellVerdict(false);
    this.checks?.edited(this.draft);
  }

  private modelChanged(changed: Envelope | undefined): void {
    const { model } = this.context;
    const root = this.envelope?.root;
    if (!this.envelope) this.choose(model.current);
    else if (root !== undefined && model.at(root) !== this.envelope)
      this.choose(model.at(root) ?? model.current);
    else if (changed === undefined || changed === this.envelope) {
      if (changed && changed.snapshot.stored.kind === 'none') this.wantsForm = false;
      this.tellPlace();
    }
  }

  /** Takes what was typed, and stores it before anything else can go wrong. */
  private take({ revision, draft }: { revision: number; draft: Draft }): void {
    this.revision = revision;
    this.draft = draft;
    this.keep();
  }

  private keep(): void {
    if (!this.envelope) return;
    this.drafts.save(this.envelope.root, this.draft).catch((error: unknown) => {
      this.context.log.error('storing the draft', error);
    });
  }

  private tellVerdict(focus: boolean): readonly Problem[] {
    const { draft, revision } = this;
    const { problems } = judgeDraft(draft, engine());
    const commands = commandReports(draft.verify, engine(), (operators) =>
      vscode.l10n.t(
        '{0} will be passed on literally: verifiers are started without a shell. Put such a line into a script.',
        operators.map((word) => `“${escapeForDisplay(word)}”`).join(', '),
      ),
    );
    this.post({ type: 'verdict', revision, problems: problems.map(problemForForm), commands, focus });
    return problems;
  }

  private async submit(run: boolean): Promise<void> {
    const { envelope } = this;
    if (!envelope || this.arming || !vscode.workspace.isTrusted) return;
    this.post({ type: 'refused', message: '' });
    if (this.tellVerdict(true).length > 0) return;
    const { request } = judgeDraft(this.draft, engine());
    this.arming = true;
    this.post({ type: 'busy', words: vscode.l10n.t('Arming…') });
    try {
      await envelope.during(vscode.l10n.t('arming'), async () => {
        const session = await envelope.openSession();
        // Before anything is armed: an envelope that nobody can work in helps nobody.
        if (run) await engine().findClaude(request.claude.binary, session.env, session.repository.root);
        await session.arm(run ? request : manualRequest(request, engine()));
      });
      this.wantsForm = false;
      this.tellPlace();
      this.context.log.info(`${envelope.root}: armed by the form, mode ${run ? 'claude' : 'manual'}`);
    } catch (error) {
      this.refused(error);
      return;
    } finally {
      this.arming = false;
      this.post({ type: 'busy', words: '' });
      this.checks?.lookAgain();
    }
    if (run) await this.command('cordon.resume');
  }

  private refused(error: unknown): void {
    const { log } = this.context;
    if (error instanceof engine().Refusal) {
      log.warn(`arming from the form: ${error.code}: ${error.message}`);
      this.post({ type: 'refused', message: asSentence(escapeForDisplay(error.message)) });
      return;
    }
    log.error('arming from the form', error);
    const words = escapeForDisplay(error instanceof Error ? error.message : String(error));
    this.post({ type: 'refused', message: vscode.l10n.t('Something unexpected happened: {0}', words) });
  }

  private async copy(): Promise<void> {
    if (!this.envelope || this.tellVerdict(true).length > 0) return;
    const { request } = judgeDraft(this.draft, engine());
    const several = this.context.model.all.length > 1;
    const words = await copyCommand(request, several ? this.envelope.root : undefined);
    if (words !== undefined) this.post({ type: 'said', words });
  }

  private async allow(what: 'openFiles' | 'folder'): Promise<void> {
    const { envelope } = this;
    if (!envelope) return;
    const patterns =
      what === 'openFiles'
        ? openFilePatterns(envelope)
        : await pickFolders(this.checks?.folders ?? new Map());
    if (patterns === undefined) return;
    const added = patterns.filter((pattern) => !this.draft.allow.includes(pattern));
    if (added.length === 0) {
      const words =
        what === 'openFiles'
          ? vscode.l10n.t('No open file of this repository is left to allow.')
          : vscode.l10n.t('That is allowed already.');
      this.post({ type: 'said', words });
      return;
    }
    const first = this.draft.allow.length;
    this.draft = { ...this.draft, allow: [...this.draft.allow, ...added] };
    this.keep();
    this.fill(`allow.${first}`);
  }

  private async dryRun(command: string): Promise<void> {
    const { envelope } = this;
    if (!envelope || !vscode.workspace.isTrusted || engine().commandProblem(command) !== undefined) return;
    const question = vscode.l10n.t('Run this verifier now?');
    const detail = `${engine().splitCommand(command).map(escapeForDisplay).join(' ')}\n\n${envelope.root}`;
    if (!(await this.consent.ask(question, detail))) return;
    this.trying?.abort();
    const controller = (this.trying = new AbortController());
    this.post({ type: 'dryRun', command, running: true, severity: 'info', words: '', output: '' });
    const typed = Number(this.draft.options.verifyTimeoutSeconds);
    const seconds =
      typed > 0 && Number.isFinite(typed) ? typed : engine().DEFAULT_OPTIONS.verifyTimeoutSeconds;
    try {
      const session = await envelope.openSession({ signal: controller.signal });
      this.post(await dryRun(session, command, seconds));
    } finally {
      this.checks?.lookAgain();
    }
  }

  private async askClaude(): Promise<void> {
    const { binary } = this.draft.claude;
    const question = vscode.l10n.t('Start this program to ask for its version?');
    if (await this.consent.ask(question, escapeForDisplay(`${binary} --version`))) this.checks?.askClaude();
  }

  private async remedy(remedy: Extract<ToEditor, { type: 'remedy' }>['remedy']): Promise<void> {
    switch (remedy) {
      case 'openSourceControl':
        await vscode.commands.executeCommand('workbench.view.scm');
        return;
      case 'clearFlags':
        await this.command(Command.clearIndexFlags);
        break;
      case 'reset':
        await this.command(Command.reset);
        break;
      case 'showEnvelope':
        this.wantsForm = false;
        this.tellPlace();
        if (this.face === 'form') await this.command(Command.showAudit);
        return;
      case 'lookAgain':
        break;
    }
    this.checks?.lookAgain();
  }

  private async preset(action: 'load' | 'save'): Promise<void> {
    if (action === 'save') {
      const name = await savePreset(this.draft);
      if (name === undefined) return;
      const words = vscode.l10n.t('Saved the preset “{0}”.', escapeForDisplay(name));
      this.post({ type: 'said', words });
      this.checks?.lookAgain();
      return;
    }
    const draft = await pickPreset(this.draft);
    if (draft) this.replace(draft);
  }

  private async startOver(): Promise<void> {
    const { l10n, window } = vscode;
    const clear = l10n.t('Start Over');
    const detail = l10n.t('Every field goes back to its standard. An armed envelope and your files stay.');
    const question = l10n.t('Empty the form?');
    if ((await window.showWarningMessage(question, { modal: true, detail }, clear)) !== clear) return;
    this.replace(emptyDraft());
  }

  private replace(draft: Draft): void {
    this.draft = draft;
    this.keep();
    this.post({ type: 'refused', message: '' });
    this.fill('label');
  }

  private async summary(action: Extract<ToEditor, { type: 'summary' }>['action']): Promise<void> {
    switch (action) {
      case 'check':
        await this.command(Command.check);
        return;
      case 'run':
        await this.command('cordon.resume');
        return;
      case 'review':
        await this.command(Command.showAudit);
        return;
      case 'disarm':
        await this.command(Command.reset);
        return;
      case 'copyPrompt': {
        const words = this.envelope && (await copyPrompt(this.envelope));
        if (words !== undefined) this.post({ type: 'said', words });
        return;
      }
      case 'editDraft':
        this.wantsForm = true;
        this.tellPlace();
    }
  }

  /** Runs one of Cordon's own commands on the repository of the form. */
  private async command(id: string): Promise<void> {
    const { envelope } = this;
    if (!envelope) return;
    try {
      await vscode.commands.executeCommand(id, { target: { root: envelope.root } });
    } catch (error) {
      this.context.log.error(id, error);
      const words = escapeForDisplay(error instanceof Error ? error.message : String(error));
      this.post({ type: 'refused', message: vscode.l10n.t('{0} could not be started: {1}', id, words) });
    }
  }
}
