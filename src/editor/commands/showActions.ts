import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import { Command, type CommandId } from '../ids';
import type { Envelope } from '../envelope';
import { obstacleWords, resumeObstacle } from '../runs/resumable';
import { runTitle } from '../runs/runWords';
import { isRestorable } from '../snapshot';
import { standingSentence, standingWords } from '../words';

interface Action extends vscode.QuickPickItem {
  readonly command: CommandId | 'workbench.trust.manage';
}

/** What a click on the status item offers: everything that can be done now, the likeliest first. */
export const menuCommands = ({ model }: CommandContext) => ({
  [Command.showActions]: async () => {
    const { current } = model;
    if (!current) return;
    const words = standingWords(current.snapshot.standing);
    const chosen = await vscode.window.showQuickPick(actionsFor(current), {
      title: model.all.length > 1 ? `Cordon: ${current.name}, ${words}` : `Cordon: ${words}`,
      placeHolder: standingSentence(current.snapshot),
    });
    if (chosen) await vscode.commands.executeCommand(chosen.command);
  },
});

/** The actions that the envelope's state allows. */
export function actionsFor({ snapshot }: Envelope): Action[] {
  const { stored, files, violations } = snapshot;
  const { l10n } = vscode;
  const show = [
    action('list-tree', l10n.t('Show Audit'), Command.showAudit),
    action('output', l10n.t('Show Log'), Command.showLog),
  ];
  if (!vscode.workspace.isTrusted) {
    return [action('shield', l10n.t('Manage Workspace Trust'), 'workbench.trust.manage'), ...show];
  }
  const doctor = action('pulse', l10n.t('Doctor'), Command.doctor);
  switch (stored.kind) {
    case 'unknown':
    case 'none':
      return [
        action('shield', l10n.t('Arm Envelope…'), Command.arm),
        action('play', l10n.t('Run Claude Code…'), Command.run),
        action('new-file', l10n.t('Add Agent Instructions…'), Command.addAgentInstructions),
        action('book', l10n.t('Get Started'), Command.getStarted),
        doctor,
        ...show,
      ];
    case 'damaged':
      return [action('discard', l10n.t('Reset Envelope'), Command.reset), doctor, ...show];
    case 'armed':
      break;
  }
  const judged = [...files.values()];
  return [
    ...attemptActions(snapshot),
    action('pass', l10n.t('Check'), Command.check, l10n.t('audit, run the verifiers, store the verdict')),
    ...(judged.length > 0 ? [action('diff-multiple', l10n.t('Review Changes'), Command.review)] : []),
    ...(judged.some(isRestorable)
      ? [action('discard', l10n.t('Restore Files Outside the Policy…'), Command.restoreAll)]
      : []),
    ...(violations.some(({ code }) => code === 'hidden-index-flag')
      ? [action('eye', l10n.t('Clear Hidden Index Flags…'), Command.clearIndexFlags)]
      : []),
    ...(violations.some(({ code }) => code === 'staged-unverified')
      ? [action('git-commit', l10n.t('Stage or Unstage Files…'), Command.settleStaged)]
      : []),
    action('search', l10n.t('Audit Now'), Command.auditNow, l10n.t('read-only: nothing is stored')),
    ...show,
    action('terminal', l10n.t('Copy as Command'), Command.copyAsCommand),
    action('folder-opened', l10n.t('Open State Folder'), Command.openStateFolder),
    doctor,
    action('trash', l10n.t('Reset Envelope'), Command.reset, l10n.t('forgets the envelope; your files stay')),
  ];
}

function action(icon: string, label: string, command: Action['command'], description = ''): Action {
  return { label: `$(${icon}) ${label}`, description, command };
}

/** Stop the run that goes on, or make the next attempt; why there is none is said where that is chosen. */
function attemptActions(snapshot: Envelope['snapshot']): Action[] {
  const { stored, run } = snapshot;
  if (run !== null)
    return [action('debug-stop', vscode.l10n.t('Cancel Run'), Command.cancelRun, runTitle(run))];
  if (stored.kind !== 'armed' || stored.config.mode !== 'claude' || stored.phase === 'accepted') return [];
  const obstacle = resumeObstacle(snapshot);
  const hint = obstacle === null ? '' : obstacleWords(obstacle, snapshot);
  return [action('debug-continue', vscode.l10n.t('Resume…'), Command.resume, hint)];
}
