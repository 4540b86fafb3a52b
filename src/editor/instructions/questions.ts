/** What a person is asked and told about agent instructions. */
import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { Envelope } from '../envelope';
import type { Obstacle, PlannedFile } from './plan';
import { type Target, TARGETS } from './targets';

interface TargetItem extends vscode.QuickPickItem {
  readonly target: Target;
}

/** Which repository, where there are several. */
export async function chooseRepository(all: readonly Envelope[]): Promise<Envelope | undefined> {
  const items = all.map((envelope) => ({ label: envelope.name, description: envelope.root, envelope }));
  const title = vscode.l10n.t('Add Agent Instructions');
  const placeHolder = vscode.l10n.t('In which repository?');
  return (await vscode.window.showQuickPick(items, { title, placeHolder }))?.envelope;
}

/** Which agents. Those of `used` are chosen already. @returns undefined when the person gave up or chose none */
export async function chooseTargets(used: ReadonlySet<Target>): Promise<readonly Target[] | undefined> {
  const { l10n } = vscode;
  const items = TARGETS.map((target): TargetItem => {
    const detail =
      target.kind === 'file'
        ? l10n.t('A file of its own')
        : l10n.t('A marked section; the rest of the file stays as it is');
    return { label: target.agent, description: target.path, detail, picked: used.has(target), target };
  });
  const chosen = await vscode.window.showQuickPick(items, {
    canPickMany: true,
    ignoreFocusOut: true,
    matchOnDescription: true,
    title: l10n.t('Add Agent Instructions'),
    placeHolder: l10n.t('Which agents shall be told how to work inside an envelope?'),
  });
  return chosen === undefined || chosen.length === 0 ? undefined : chosen.map(({ target }) => target);
}

/** Asks while the differences are on the screen, so not with a dialog that covers them. */
export async function confirmWriting(files: readonly PlannedFile[]): Promise<boolean> {
  const { l10n } = vscode;
  const foreign = files.filter(({ replacesForeign }) => replacesForeign).map(({ relative }) => relative);
  const names = files.map(({ relative }) => forDisplay(relative)).join(', ');
  const write: vscode.QuickPickItem = {
    label:
      files.length === 1
        ? l10n.t('$(check) Write the File')
        : l10n.t('$(check) Write {0} Files', files.length),
    description: names,
    ...(foreign.length === 0
      ? {}
      : {
          detail: l10n.t(
            'Replaces what Cordon did not write: {0}',
            foreign.map((text) => forDisplay(text)).join(', '),
          ),
        }),
  };
  const cancel: vscode.QuickPickItem = { label: l10n.t('$(close) Cancel') };
  const chosen = await vscode.window.showQuickPick([write, cancel], {
    ignoreFocusOut: true,
    title: l10n.t('Add Agent Instructions'),
    placeHolder: l10n.t(
      'The editor shows what would be written. Nothing is yet, and nothing will be staged.',
    ),
  });
  return chosen === write;
}

/** Why nothing is written, in one sentence for each. */
export function obstacleWords({ path, why }: Obstacle): string {
  const { l10n } = vscode;
  const name = forDisplay(path);
  switch (why) {
    case 'leads-out':
      return l10n.t('{0} is a link that leads out of the repository or into its state.', name);
    case 'leads-nowhere':
      return l10n.t('{0} is a link that leads nowhere.', name);
    case 'not-a-file':
      return l10n.t('{0} is not a file.', name);
    case 'not-a-folder':
      return l10n.t('{0} is not a folder.', name);
    case 'other-repository':
      return l10n.t('{0} is another repository.', name);
    case 'too-large':
      return l10n.t('{0} is larger than instructions are.', name);
    case 'encoding':
      return l10n.t('{0} is not UTF-8 text.', name);
    case 'markers':
      return l10n.t('The marks of Cordon in {0} are damaged: remove what is left of them.', name);
  }
}
