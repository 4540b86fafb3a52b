/** Restoring files outside the policy, as a person meets it: a list with diffs, a question, and where the copy is. */
import path from 'node:path';
import * as vscode from 'vscode';
import type { Blocked, RestorePlan, RestoreStep } from '../engine/restore';
import { forDisplay } from './display';
import type { Envelope } from './envelope';
import { openChange } from './review';

interface StepItem extends vscode.QuickPickItem {
  readonly step: RestoreStep | null;
}

/** Lists what would be restored, each with its diff. @returns the chosen paths; undefined when the person gave up */
export function chooseSteps(envelope: Envelope, plan: RestorePlan): Promise<ReadonlySet<string> | undefined> {
  const { l10n, window } = vscode;
  const pick = window.createQuickPick<StepItem>();
  const items = stepItems(plan);
  pick.title = l10n.t('Restore Files Outside the Policy');
  pick.placeholder = l10n.t('Files inside the policy are never touched');
  pick.canSelectMany = true;
  pick.ignoreFocusOut = true;
  pick.matchOnDescription = true;
  pick.items = items;
  pick.selectedItems = items.filter(({ step }) => step !== null);
  return new Promise<ReadonlySet<string> | undefined>((resolve) => {
    pick.onDidTriggerItemButton(({ item }) => {
      if (item.step) void openChange(envelope, item.step.path, true);
    });
    pick.onDidAccept(() => {
      const chosen = pick.selectedItems.flatMap(({ step }) => (step ? [step.path] : []));
      resolve(chosen.length > 0 ? new Set(chosen) : undefined);
    });
    pick.onDidHide(() => {
      resolve(undefined);
    });
    pick.show();
  }).finally(() => {
    pick.dispose();
  });
}

function stepItems({ steps, blocked }: RestorePlan): StepItem[] {
  const { l10n, QuickPickItemKind, ThemeIcon } = vscode;
  const button = { iconPath: new ThemeIcon('git-compare'), tooltip: l10n.t('Open Changes Since Baseline') };
  const items = steps.map((step): StepItem => {
    const file = forDisplay(step.path);
    return { label: file, description: stepWords(step), step, buttons: [button] };
  });
  if (blocked.length === 0) return items;
  const heading: StepItem = {
    label: l10n.t('Left alone'),
    kind: QuickPickItemKind.Separator,
    step: null,
  };
  return [
    ...items,
    heading,
    ...blocked.map((item): StepItem => {
      return { label: forDisplay(item.path), description: blockedWords(item), step: null };
    }),
  ];
}

function stepWords({ entry, present, indexed }: RestoreStep): string {
  const { l10n } = vscode;
  if (entry === null) {
    return indexed.length > 0
      ? l10n.t('remove: was not there; also from the index')
      : l10n.t('remove: was not there');
  }
  return present === null ? l10n.t('bring back: was deleted') : l10n.t('put back as it was');
}

/** Why a path is left alone. */
export function blockedWords({ reason, other }: Blocked): string {
  const { l10n } = vscode;
  const name = forDisplay(other ?? '');
  switch (reason) {
    case 'submodule':
      return l10n.t('a submodule: use Git in it');
    case 'repository':
      return l10n.t('another repository: move it away yourself');
    case 'in-the-way':
      return l10n.t('{0} is in the way, and stays', name);
    case 'beyond-link':
      return l10n.t('{0} is no folder any more, and stays', name);
    case 'filter':
      return l10n.t('needs the filter {0}, which only this repository names: use Git yourself', name);
    case 'case-twin':
      return l10n.t('the file system takes another name for this one');
    case 'special':
      return l10n.t('a device: remove it yourself');
    case 'unsafe-name':
      return l10n.t('a name that Git does not check out');
    case 'committed':
      return l10n.t('is as it was; only commits made since hold a change');
  }
}

/** Says what will happen and asks once more: this deletes work. */
export async function confirmSteps(steps: readonly RestoreStep[], copies: string): Promise<boolean> {
  const { l10n, window } = vscode;
  const removed = steps.filter(({ entry }) => entry === null);
  const [only] = steps;
  const question =
    steps.length === 1 && only
      ? only.entry === null
        ? l10n.t('Remove {0}?', forDisplay(only.path))
        : l10n.t('Restore {0} to the baseline?', forDisplay(only.path))
      : l10n.t('Restore {0} files to the baseline?', steps.length);
  const counts =
    steps.length === 1
      ? []
      : [l10n.t('{0} put back as they were, {1} removed.', steps.length - removed.length, removed.length)];
  const detail = [
    ...counts,
    l10n.t('In the worktree and in the index. A copy of what goes is kept in {0}', copies),
  ].join('\n');
  const restore = l10n.t('Restore');
  return (await window.showWarningMessage(question, { modal: true, detail }, restore)) === restore;
}

/** Files that are open with changes that were not saved: restoring them on disk would leave the editor at odds. */
export function unsavedAmong(envelope: Envelope, names: Iterable<string>): string[] {
  const dirty = new Set(
    vscode.workspace.textDocuments
      .filter((document) => document.isDirty)
      .flatMap((document) => envelope.pathOf(document.uri) ?? []),
  );
  return [...names].filter((name) => dirty.has(name));
}

/** Where copies of what restoring removes are kept. */
export function copiesFolder(extension: vscode.ExtensionContext): string {
  return path.join(extension.globalStorageUri.fsPath, 'removed');
}
