import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { Draft, Opening, Remedy, SummaryAction, ToEditor, ToForm } from '../../protocol';
import type { CommandContext } from '../commandContext';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { armFromForm } from './arming';
import { StartConsent } from './claudeProbe';
import { type DraftStore, emptyDraft } from './drafts';
import { FormContent } from './formContent';
import { DryRuns } from './dryRun';
import { copyCommand, copyPrompt } from './copies';
import { FormChecks } from './formChecks';
import { formWords } from './formWords';
import { confirmStartOver, REMEDY_COMMANDS, runOn, SUMMARY_COMMANDS } from './ownCommands';
import { openFilePatterns, pickFolders } from './pickPaths';
import { isFree, repositoriesOf } from './place';
import { PageLink } from './pageLink';
import { pickPreset, savePreset } from './presets';
import { summaryOf } from './summary';

/**
 * The editor half of the form: it judges what the browser half shows. One repository at a time, which only the model
 * and the user choose.
 */
export class FormController implements vscode.Disposable {
  private readonly page: PageLink;
  private readonly consent = new StartConsent();
  private readonly tries: DryRuns;
  private readonly subscription: vscode.Disposable;
  private readonly content: FormContent;
  private checks: FormChecks | undefined;
  private arming = false;
  /** The form is shown, also when an envelope is armed meanwhile: what is typed must not be taken away. */
  private wantsForm = false;
  /** Where the page goes first: to the task when the user opened the form, nowhere when the editor restored it. */
  private focusFirst = '';

  constructor(
    private readonly context: CommandContext,
    drafts: DraftStore,
    private envelope: Envelope | undefined,
    post: (message: ToForm) => void,
  ) {
    this.page = new PageLink(post);
    this.content = new FormContent(drafts, this.post, context.log);
    this.content.open(envelope?.root);
    this.tries = new DryRuns(this.consent, this.post);
    this.subscription = context.model.onDidChange((changed) => {
      this.modelChanged(changed);
    });
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
    this.content.open(envelope?.root);
    this.wantsForm = false;
    this.page.changed();
    if (this.page.isReady) this.showAll();
  }

  /** The user opened the form, and is about to type. */
  begin(): void {
    if (this.page.isReady) return;
    this.focusFirst = 'label';
    this.page.changed();
  }

  /** What a page that is about to be loaded shows without asking. */
  open(): Opening {
    return this.page.open(() => {
      this.tellAll();
    });
  }

  /** Adds allowed patterns and shows the form with them. */
  prefill(patterns: readonly string[]): void {
    this.wantsForm = true;
    this.page.changed();
    const added = this.content.allow(patterns) ?? 'allow.0';
    if (!this.page.isReady) return;
    this.tellPlace();
    this.fill(this.content.draft.label === '' ? 'label' : added);
  }

  /** The page went away: it will ask anew when it comes back. */
  hidden(): void {
    this.page.left();
    this.stop();
  }

  async receive(message: ToEditor): Promise<void> {
    switch (message.type) {
      case 'ready':
        if (this.page.ready(message.opening)) this.startChecks();
        else this.showAll();
        return;
      case 'draft':
        this.content.take(message);
        this.content.judge(false);
        this.checks?.edited(message.draft);
        return;
      case 'submit':
        this.content.take(message);
        await this.submit(message.run);
        return;
      case 'copy':
        this.content.take(message);
        await this.copy();
        return;
      case 'complete':
        await this.checks?.complete(message.request, message.text);
        return;
      case 'allow':
        await this.allow(message.what);
        return;
      case 'dryRun':
        await this.tries.run(this.envelope, message.command, this.content.draft.options.verifyTimeoutSeconds);
        this.checks?.lookAgain();
        return;
      case 'cancelDryRun':
        this.tries.cancel();
        return;
      case 'askClaude':
        if (await this.consent.askVersion(this.content.draft.claude.binary)) this.checks?.askClaude();
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
        if (await confirmStartOver()) this.replace(emptyDraft());
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
    this.tries.cancel();
    this.checks?.dispose();
    this.checks = undefined;
  }

  private readonly post = (message: ToForm): void => {
    this.page.post(message);
  };

  private get face(): 'form' | 'summary' | 'untrusted' | 'noRepository' {
    if (!vscode.workspace.isTrusted) return 'untrusted';
    if (!this.envelope) return 'noRepository';
    return !this.wantsForm && this.envelope.snapshot.stored.kind === 'armed' ? 'summary' : 'form';
  }

  private showAll(): void {
    this.stop();
    this.tellAll();
    this.startChecks();
  }

  private tellAll(): void {
    if (isFree(this.envelope)) this.wantsForm = true;
    this.post({
      type: 'setup',
      words: { ...formWords() },
      defaults: emptyDraft(),
      efforts: [...engine().EFFORTS],
    });
    this.tellPlace();
    this.fill(this.focusFirst);
  }

  private startChecks(): void {
    this.focusFirst = '';
    const { envelope } = this;
    if (!envelope || !vscode.workspace.isTrusted) return;
    this.checks = new FormChecks(envelope, this.content.draft, this.post, this.context.log);
    this.checks.start();
  }

  private tellPlace(): void {
    const repositories = repositoriesOf(this.context.model);
    this.post({ type: 'place', face: this.face, root: this.envelope?.root ?? '', repositories });
    const summary = this.envelope && summaryOf(this.envelope);
    if (summary) this.post({ type: 'summary', summary });
  }

  private fill(focus: string): void {
    this.content.fill(focus);
    this.checks?.edited(this.content.draft);
  }

  private modelChanged(changed: Envelope | undefined): void {
    const { model } = this.context;
    const known = this.envelope && model.at(this.envelope.root);
    if (!known || known !== this.envelope) this.choose(known ?? model.current);
    else if (changed === undefined || changed === this.envelope) {
      if (isFree(this.envelope)) this.wantsForm = true;
      // Trust was given: now there is something to look at.
      if (this.page.isReady && !this.checks && vscode.workspace.isTrusted) this.showAll();
      else this.tellPlace();
    }
  }

  private async submit(run: boolean): Promise<void> {
    const { envelope } = this;
    if (!envelope || this.arming || !vscode.workspace.isTrusted) return;
    this.post({ type: 'refused', message: '' });
    const request = this.content.judge(true);
    if (!request) return;
    this.arming = true;
    this.post({ type: 'busy', words: vscode.l10n.t('Arming…') });
    const refused = await armFromForm(envelope, request, run, this.context.log);
    this.arming = false;
    this.post({ type: 'busy', words: '' });
    if (refused === null) {
      this.wantsForm = false;
      this.tellPlace();
    } else this.post({ type: 'refused', message: refused });
    this.checks?.lookAgain();
    if (refused === null && run) await this.command(Command.resume);
  }

  private async copy(): Promise<void> {
    const request = this.content.judge(true);
    if (!this.envelope || !request) return;
    const several = this.context.model.all.length > 1;
    this.say(await copyCommand(request, several ? this.envelope.root : undefined));
  }

  private async allow(what: 'openFiles' | 'folder'): Promise<void> {
    const { envelope } = this;
    if (!envelope) return;
    const patterns =
      what === 'openFiles'
        ? openFilePatterns(envelope)
        : await pickFolders(this.checks?.folders ?? new Map());
    if (patterns === undefined) return;
    const added = this.content.allow(patterns);
    if (added !== null) this.fill(added);
    else this.say(vscode.l10n.t('Nothing is left to allow there.'));
  }

  private async remedy(remedy: Remedy): Promise<void> {
    const command = REMEDY_COMMANDS[remedy];
    if (command !== undefined) await this.command(command);
    if (remedy === 'showEnvelope') {
      this.wantsForm = false;
      this.tellPlace();
      // A damaged one has no summary.
      if (this.face === 'form') await this.command(Command.showAudit);
    } else this.checks?.lookAgain();
  }

  private async preset(action: 'load' | 'save'): Promise<void> {
    if (action === 'save') {
      const name = await savePreset(this.content.draft);
      if (name === undefined) return;
      this.say(vscode.l10n.t('Saved the preset “{0}”.', forDisplay(name)));
      this.checks?.lookAgain();
      return;
    }
    const draft = await pickPreset(this.content.draft);
    if (draft) this.replace(draft);
  }

  private replace(draft: Draft): void {
    this.content.replace(draft);
    this.post({ type: 'refused', message: '' });
    this.fill('label');
  }

  private async summary(action: SummaryAction): Promise<void> {
    const command = SUMMARY_COMMANDS[action];
    if (command !== undefined) await this.command(command);
    if (action === 'copyPrompt' && this.envelope) this.say(await copyPrompt(this.envelope));
    if (action === 'editDraft') {
      this.wantsForm = true;
      this.tellPlace();
    }
  }

  private say(words: string | undefined): void {
    if (words !== undefined) this.post({ type: 'said', words });
  }

  private async command(id: string): Promise<void> {
    if (!this.envelope) return;
    const message = await runOn(this.envelope, id, this.context.log);
    if (message !== null) this.post({ type: 'refused', message });
  }
}
