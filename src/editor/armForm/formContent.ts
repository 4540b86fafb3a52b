import * as vscode from 'vscode';
import type { ArmRequest } from '../../engine/policy/policy';
import { forDisplay } from '../display';
import type { Draft, ToForm } from '../../protocol';
import { engine } from '../engine';
import type { Log } from '../log';
import { type DraftStore, emptyDraft } from './drafts';
import { problemForForm } from './problemWords';
import { commandReports, judgeDraft } from './request';

/** What is in the fields: taken from the page, judged by the engine, and stored before anything else can go wrong. */
export class FormContent {
  private root: string | undefined;
  /** Read when it is first asked for: opening the form does not wait for the engine. */
  private current: Draft | undefined;
  private revision = 0;

  constructor(
    private readonly drafts: DraftStore,
    private readonly post: (message: ToForm) => void,
    private readonly log: Log,
  ) {}

  get draft(): Draft {
    return (this.current ??= this.root === undefined ? emptyDraft() : this.drafts.load(this.root));
  }

  /** Turns to the draft of another repository; undefined for none. */
  open(root: string | undefined): void {
    this.root = root;
    this.current = undefined;
  }

  /** Takes what was typed. */
  take({ revision, draft }: { readonly revision: number; readonly draft: Draft }): void {
    this.revision = revision;
    this.replace(draft);
  }

  replace(draft: Draft): void {
    this.current = draft;
    if (this.root === undefined) return;
    this.drafts.save(this.root, draft).catch((error: unknown) => {
      this.log.error('storing the draft', error);
    });
  }

  /** Allows more patterns. @returns the field of the first new one; null when all were allowed already */
  allow(patterns: readonly string[]): string | null {
    const { allow } = this.draft;
    const added = patterns.filter((pattern) => !allow.includes(pattern));
    if (added.length === 0) return null;
    this.replace({ ...this.draft, allow: [...allow, ...added] });
    return `allow.${allow.length}`;
  }

  /** Puts the draft into the fields. @param focus the field to go to; empty for none */
  fill(focus: string): void {
    this.revision += 1;
    this.post({ type: 'fill', revision: this.revision, draft: this.draft, focus });
    this.judge(false);
  }

  /**
   * Judges the draft and tells the page.
   * @param focus whether the page goes to the first problem
   * @returns the request; null when something is wrong with it
   */
  judge(focus: boolean): ArmRequest | null {
    const { problems, request } = judgeDraft(this.draft, engine());
    const commands = commandReports(this.draft.verify, engine(), (operators) =>
      vscode.l10n.t(
        '{0} will be passed on literally: verifiers are started without a shell. Put such a line into a script.',
        operators.map((word) => `“${forDisplay(word)}”`).join(', '),
      ),
    );
    const { revision } = this;
    this.post({ type: 'verdict', revision, problems: problems.map(problemForForm), commands, focus });
    return problems.length === 0 ? request : null;
  }
}
