import path from 'node:path';
import * as vscode from 'vscode';
import type { RestorePlan, RestoreResult } from '../../engine/restore';
import { firstForDisplay, forDisplay } from '../display';
import type { CommandContext } from '../commandContext';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { showingRefusals } from '../refusals';
import { blockedWords, chooseSteps, confirmSteps, copiesFolder, unsavedAmong } from '../restore';
import { openChange, renewReview } from '../review';
import { KEPT_DAYS, MOST_COPIES, pruneCopies } from '../restoreCopies';
import { revealFolder } from './openStateFolder';
import { isConfirmed, placeOf, usableEnvelope } from './target';

/** Takes files outside the policy back to the baseline: all that the person picks from a list, or one. */
export const restoreCommands = (context: CommandContext) => ({
  [Command.restoreAll]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    if (envelope) await restore(context, envelope, { command: Command.restoreAll, argument });
  },
  [Command.restoreFile]: async (argument?: unknown) => {
    const place = usableEnvelope(context, argument) && placeOf(context, argument);
    if (!place) return;
    const only = new Set([place.path]);
    await restore(context, place.envelope, { command: Command.restoreFile, argument, only });
  },
});

interface Request {
  readonly command: string;
  readonly argument: unknown;
  readonly only?: ReadonlySet<string>;
}

async function restore(context: CommandContext, envelope: Envelope, request: Request): Promise<void> {
  const { l10n, window, ProgressLocation } = vscode;
  const attempt = { envelope, command: request.command };
  if (refuseWhileRunning(envelope)) return;
  const title = l10n.t('Cordon: looking at what can be restored');
  const plan = await window.withProgress({ location: ProgressLocation.Window, title }, () =>
    showingRefusals(context, attempt, async () =>
      engine().planRestore(await envelope.openSession(), request.only),
    ),
  );
  if (!plan) return;
  if (plan.steps.length === 0) {
    tellNothing(plan);
    return;
  }
  const chosen = isConfirmed(request.argument)
    ? new Set(plan.steps.map((step) => step.path))
    : await ask(context, envelope, plan, request.only !== undefined);
  if (!chosen || refuseUnsaved(envelope, chosen)) return;
  const done = await showingRefusals(context, attempt, () =>
    envelope.during(l10n.t('restoring'), async () => {
      const session = await envelope.openSession();
      return engine().restoreOutside(session, chosen, copiesFolder(context.extension));
    }),
  );
  if (done) {
    context.log.info(`${envelope.root}: restored ${done.steps.length}, copy in ${done.backup ?? '-'}`);
    for (const copy of await pruneCopies(copiesFolder(context.extension)))
      context.log.info(`removed ${copy}`);
    await renewReview(envelope, context.reviews);
    void tellDone(envelope, done);
  }
}

/** The preview: a diff for one file, a list with diffs for several; then the question. */
async function ask(
  context: CommandContext,
  envelope: Envelope,
  plan: RestorePlan,
  one: boolean,
): Promise<ReadonlySet<string> | undefined> {
  const [first] = plan.steps;
  if (one && first) await openChange(envelope, first.path, true);
  const chosen = one ? new Set(plan.steps.map((step) => step.path)) : await chooseSteps(envelope, plan);
  if (!chosen) return undefined;
  const steps = plan.steps.filter((step) => chosen.has(step.path));
  return (await confirmSteps(steps, copiesFolder(context.extension))) ? chosen : undefined;
}

/** An agent at work would not see the files change under it. The lock says so too; this says it sooner. */
function refuseWhileRunning({ snapshot: { stored } }: Envelope): boolean {
  if (stored.kind !== 'armed' || stored.phase !== 'running') return false;
  void vscode.window.showWarningMessage(
    vscode.l10n.t('Cordon: an agent is at work. Restore when it has finished.'),
  );
  return true;
}

function refuseUnsaved(envelope: Envelope, chosen: ReadonlySet<string>): boolean {
  const unsaved = unsavedAmong(envelope, chosen);
  if (unsaved.length === 0) return false;
  void vscode.window.showWarningMessage(
    vscode.l10n.t(
      'Cordon: nothing was restored. Save or revert these editors first: {0}',
      firstForDisplay(unsaved),
    ),
  );
  return true;
}

function tellNothing({ blocked }: RestorePlan): void {
  const { l10n, window } = vscode;
  const [first] = blocked;
  if (!first) {
    void window.showInformationMessage(l10n.t('Cordon: no changed file is outside the policy.'));
    return;
  }
  const message = l10n.t(
    'Cordon: nothing can be restored. {0}: {1}',
    forDisplay(first.path),
    blockedWords(first),
  );
  void window.showWarningMessage(message);
}

async function tellDone(envelope: Envelope, { steps, blocked, backup }: RestoreResult): Promise<void> {
  const { l10n, window, commands, Uri } = vscode;
  if (backup === null) {
    void window.showInformationMessage(l10n.t('Cordon: no changed file is outside the policy any more.'));
    return;
  }
  const removed = steps.filter(({ entry }) => entry === null).length;
  const left = blocked.length === 0 ? '' : ` ${l10n.t('{0} left alone.', blocked.length)}`;
  const message =
    l10n.t('Cordon: {0} put back, {1} removed. Copy: {2}.', steps.length - removed, removed, backup) +
    left +
    ` ${l10n.t('Copies of earlier envelopes are kept for {0} days, {1} at most.', KEPT_DAYS, MOST_COPIES)}`;
  const check = l10n.t('Check');
  const open = l10n.t('Open Copy');
  const chosen = await window.showInformationMessage(message, check, open);
  if (chosen === check) await commands.executeCommand(Command.check, { target: { root: envelope.root } });
  if (chosen === open) await revealFolder(Uri.file(backup), Uri.file(path.join(backup, 'manifest.json')));
}
