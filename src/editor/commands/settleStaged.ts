import * as vscode from 'vscode';
import type { SettledFiles, StagedWay } from '../../engine/stagedFiles';
import { firstForDisplay, forDisplay } from '../display';
import { type CommandArgument, type CommandContext } from '../commandContext';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { showingRefusals } from '../refusals';
import { unsavedAmong } from '../restore';
import { usableEnvelope } from './target';

const LISTED = 20;

/** Shows the files whose staged content the verifiers do not see, asks which way, and stages them anew or unstages them. */
export const stagedCommands = (context: CommandContext) => ({
  [Command.settleStaged]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    if (!envelope) return;
    const attempt = { envelope, command: Command.settleStaged };
    await showingRefusals(context, attempt, () => settle(context, envelope, argument));
  },
});

async function settle(context: CommandContext, envelope: Envelope, argument: unknown): Promise<void> {
  const { l10n, window } = vscode;
  const only = (argument as CommandArgument | undefined)?.target?.path;
  const session = await envelope.openSession();
  const found = (await engine().unverifiedPaths(session)).filter(
    (name) => only === undefined || name === only,
  );
  if (found.length === 0) {
    void window.showInformationMessage(l10n.t('Cordon: what is staged is what the verifiers see.'));
    return;
  }
  const way = wayOf(argument) ?? (await ask(found));
  if (!way || (way === 'stage' && refuseUnsaved(envelope, found))) return;
  const words = way === 'stage' ? l10n.t('staging') : l10n.t('unstaging');
  const settled = await envelope.during(words, () => engine().settleStaged(session, new Set(found), way));
  for (const [name, object] of settled.replaced) {
    context.log.info(`${envelope.root}: ${way} ${forDisplay(name)}, staged before: ${object}`);
  }
  tellDone(settled, way);
}

/** The way of whoever runs the command and has asked the person already. */
function wayOf(argument: unknown): StagedWay | undefined {
  const way = (argument as { way?: unknown } | undefined)?.way;
  return way === 'stage' || way === 'unstage' ? way : undefined;
}

async function ask(names: readonly string[]): Promise<StagedWay | undefined> {
  const { l10n, window } = vscode;
  const [first = ''] = names;
  const more = names.length - LISTED;
  const list =
    names.length === 1
      ? []
      : [
          ...names.slice(0, LISTED).map((text) => forDisplay(text)),
          ...(more > 0 ? [l10n.t('and {0} more', more)] : []),
          '',
        ];
  const detail = [
    ...list,
    l10n.t('Stage: the next commit takes the file as it is now.'),
    l10n.t('Unstage: the next commit leaves it as the last one has it.'),
    '',
    l10n.t(
      'Files stay as they are. What was staged is replaced; the log names it, and Git keeps it for a while.',
    ),
  ].join('\n');
  const question =
    names.length === 1
      ? l10n.t('What is staged of {0} is not what the verifiers see.', forDisplay(first))
      : l10n.t('What is staged of {0} files is not what the verifiers see.', names.length);
  const stage = l10n.t('Stage');
  const unstage = l10n.t('Unstage');
  const chosen = await window.showWarningMessage(question, { modal: true, detail }, stage, unstage);
  return chosen === stage ? 'stage' : chosen === unstage ? 'unstage' : undefined;
}

/** What is staged is read from the disk: an editor that is saved later would be at odds with it again. */
function refuseUnsaved(envelope: Envelope, names: readonly string[]): boolean {
  const unsaved = unsavedAmong(envelope, names);
  if (unsaved.length === 0) return false;
  void vscode.window.showWarningMessage(
    vscode.l10n.t(
      'Cordon: nothing was staged. Save or revert these editors first: {0}',
      firstForDisplay(unsaved),
    ),
  );
  return true;
}

function tellDone({ done, left }: SettledFiles, way: StagedWay): void {
  const { l10n, window } = vscode;
  const count = done.length;
  const one =
    way === 'stage' ? l10n.t('Cordon: staged 1 file as it is.') : l10n.t('Cordon: unstaged 1 file.');
  const many =
    way === 'stage'
      ? l10n.t('Cordon: staged {0} files as they are.', count)
      : l10n.t('Cordon: unstaged {0} files.', count);
  const said = count === 1 ? one : many;
  if (left.length === 0) {
    void window.showInformationMessage(said);
    return;
  }
  const rest = l10n.t(
    'Left alone, because a filter, an index flag or a commit decides there: {0}',
    firstForDisplay(left),
  );
  void window.showWarningMessage(
    count === 0 ? l10n.t('Cordon: nothing was changed. {0}', rest) : `${said} ${rest}`,
  );
}
