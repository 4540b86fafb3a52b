import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';
import { Color, Command, STATUS_ITEM } from '../ids';
import { type BudgetUse, isExceeded, type Snapshot, type Standing } from '../snapshot';
import { commandLink, markdownText } from '../markdown';
import {
  age,
  amounts,
  budgetName,
  budgetText,
  exceededText,
  standingSentence,
  standingWords,
  taskTitle,
  violationText,
} from '../words';

const LISTED_VIOLATIONS = 5;

const ICONS: Record<Standing, string> = {
  unknown: 'shield',
  none: 'shield',
  damaged: 'workspace-untrusted',
  armed: 'shield',
  outside: 'shield',
  running: 'loading~spin',
  agent_finished: 'shield',
  accepted: 'workspace-trusted',
  rejected: 'workspace-untrusted',
  stale: 'workspace-unknown',
  engine_error: 'workspace-untrusted',
  interrupted: 'workspace-unknown',
};

/** The one item in the status bar: the current repository's envelope. Hidden where there is no repository. */
export class StatusBar implements vscode.Disposable {
  private item: vscode.StatusBarItem | undefined;
  private visible = false;
  private readonly subscription: vscode.Disposable;

  constructor(private readonly model: Envelopes) {
    this.subscription = model.onDidChange((changed) => {
      if (changed === undefined || changed === model.current) this.update();
    });
  }

  /** The item as it is shown; undefined while it is hidden. */
  get shown(): vscode.StatusBarItem | undefined {
    return this.visible ? this.item : undefined;
  }

  dispose(): void {
    this.subscription.dispose();
    this.item?.dispose();
  }

  private update(): void {
    const { current } = this.model;
    if (!current || current.snapshot.standing === 'unknown') {
      this.visible = false;
      this.item?.hide();
      return;
    }
    this.item ??= makeItem();
    const { item } = this;
    const { snapshot } = current;
    item.text = statusText(snapshot);
    const { background, foreground } = colours(snapshot);
    item.backgroundColor = background === undefined ? undefined : new vscode.ThemeColor(background);
    item.color = foreground === undefined ? undefined : new vscode.ThemeColor(foreground);
    item.tooltip = tooltip(current, this.model.all.length > 1);
    item.accessibilityInformation = { label: spoken(snapshot), role: 'button' };
    this.visible = true;
    item.show();
  }
}

function makeItem(): vscode.StatusBarItem {
  const item = vscode.window.createStatusBarItem(STATUS_ITEM, vscode.StatusBarAlignment.Left, 40);
  item.name = vscode.l10n.t('Cordon Envelope');
  item.command = Command.showActions;
  return item;
}

/** Short, or the editor pushes it out: an icon, a name, files used and allowed, or the budget that is exceeded. */
export function statusText(snapshot: Snapshot): string {
  const { standing, busy } = snapshot;
  const icon = busy ? 'loading~spin' : ICONS[standing];
  const shown = shownBudget(snapshot);
  if (shown === undefined || shown.used === null) return `$(${icon}) Cordon`;
  const name = shown.code === 'file-budget' ? '' : ` · ${budgetName(shown.code)}`;
  return `$(${icon}) Cordon${name} ${amounts(shown).join('/')}`;
}

/** The files, as long as they or nothing else is exceeded. */
function shownBudget({ budgets }: Snapshot): BudgetUse | undefined {
  return budgets.find(isExceeded) ?? budgets[0];
}

function colours(snapshot: Snapshot): { background?: string; foreground?: string } {
  switch (snapshot.standing) {
    case 'rejected':
    case 'damaged':
    case 'engine_error':
      return { background: 'statusBarItem.errorBackground' };
    case 'outside':
    case 'interrupted':
      return { background: 'statusBarItem.warningBackground' };
    case 'accepted':
      return { foreground: Color.accepted };
    case 'running':
    case 'agent_finished':
    case 'stale':
    case 'armed':
      return snapshot.failure || snapshot.violations.some(({ code }) => code !== 'verifier-failed')
        ? { background: 'statusBarItem.warningBackground' }
        : {};
    case 'unknown':
    case 'none':
      return {};
  }
}

/** What can be seen comes first: who controls the editor by voice says that. */
function spoken(snapshot: Snapshot): string {
  const seen = statusText(snapshot).replace(/^\S+ /, '');
  const shown = shownBudget(snapshot);
  const said =
    shown && (isExceeded(shown) ? exceededText(shown) : `${budgetName(shown.code)} ${budgetText(shown)}`);
  return [seen, standingWords(snapshot.standing), ...(said === undefined ? [] : [said])].join(', ');
}

function tooltip(envelope: Envelope, several: boolean): vscode.MarkdownString {
  const { snapshot } = envelope;
  const { stored, failure } = snapshot;
  const text = new vscode.MarkdownString('', true);
  text.isTrusted = { enabledCommands: [...Object.values(Command), 'workbench.trust.manage'] };
  const where = several ? ` · ${markdownText(envelope.name)}` : '';
  text.appendMarkdown(`**Cordon** · ${standingWords(snapshot.standing)}${where}\n\n`);
  if (stored.kind === 'armed') text.appendMarkdown(`${markdownText(taskTitle(stored, 120))}\n\n`);
  text.appendMarkdown(`${markdownText(snapshot.busy?.words ?? standingSentence(snapshot))}\n\n`);
  if (stored.kind === 'damaged') text.appendMarkdown(`${markdownText(forDisplay(stored.message))}\n\n`);
  if (failure) text.appendMarkdown(`$(warning) ${markdownText(forDisplay(failure.message))}\n\n`);
  appendBudgets(text, snapshot);
  appendViolations(text, snapshot);
  appendFacts(text, snapshot);
  text.appendMarkdown(links(snapshot).join(' · '));
  return text;
}

function appendBudgets(text: vscode.MarkdownString, { budgets }: Snapshot): void {
  if (budgets.length === 0) return;
  const rows = budgets.map((use) => {
    const mark = isExceeded(use) ? '$(warning) ' : '';
    return `| ${budgetName(use.code)} | ${mark}${budgetText(use)} |`;
  });
  text.appendMarkdown(
    `| ${vscode.l10n.t('Budget')} | ${vscode.l10n.t('Used / limit')} |\n|:--|--:|\n${rows.join('\n')}\n\n`,
  );
}

function appendViolations(text: vscode.MarkdownString, { violations }: Snapshot): void {
  if (violations.length === 0) return;
  const lines = violations
    .slice(0, LISTED_VIOLATIONS)
    .map((item) => `- ${markdownText(violationText(item))}`);
  const more = violations.length - LISTED_VIOLATIONS;
  if (more > 0) lines.push(`- ${vscode.l10n.t('and {0} more', more)}`);
  text.appendMarkdown(`${lines.join('\n')}\n\n`);
}

function appendFacts(text: vscode.MarkdownString, { stored, live }: Snapshot): void {
  if (stored.kind !== 'armed') return;
  const facts = [vscode.l10n.t('armed {0}', age(stored.config.createdAt))];
  if (live) facts.push(vscode.l10n.t('audited at {0}', live.at.toLocaleTimeString(vscode.env.language)));
  if (stored.seal === 'none') facts.push(vscode.l10n.t('foreign: not armed by this Cordon'));
  if (!vscode.workspace.isTrusted) facts.push(vscode.l10n.t('nothing is run'));
  text.appendMarkdown(`${facts.map(markdownText).join(' · ')}\n\n`);
}

function links({ stored }: Snapshot): string[] {
  if (!vscode.workspace.isTrusted)
    return [commandLink('workbench.trust.manage', vscode.l10n.t('Manage Workspace Trust'))];
  if (stored.kind === 'none') return [commandLink(Command.arm, vscode.l10n.t('Arm Envelope…'))];
  if (stored.kind === 'damaged')
    return [
      commandLink(Command.reset, vscode.l10n.t('Reset')),
      commandLink(Command.doctor, vscode.l10n.t('Doctor')),
    ];
  return [
    commandLink(Command.check, vscode.l10n.t('Check')),
    commandLink(Command.review, vscode.l10n.t('Review Changes')),
    commandLink(Command.showAudit, vscode.l10n.t('Show Audit')),
    commandLink(Command.reset, vscode.l10n.t('Reset')),
  ];
}
