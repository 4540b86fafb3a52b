/** Puts instructions where coding agents look for them: after a look at the differences, and never into an envelope. */
import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { CommandContext } from '../commandContext';
import { documentUri } from '../documentUris';
import type { Envelope } from '../envelope';
import { Command, ContextKey } from '../ids';
import { isUsed, type PlannedFile, planInstructions, readSkill, writePlanned } from '../instructions/plan';
import { chooseRepository, chooseTargets, confirmWriting, obstacleWords } from '../instructions/questions';
import { type Target, TARGETS } from '../instructions/targets';
import { offer, showingRefusals } from '../refusals';
import { unsavedAmong } from '../restore';
import type { Documents } from '../views/documents';
import { isConfirmed, usableEnvelope } from './target';

export const instructionCommands = (context: CommandContext, documents: Documents) => ({
  [Command.addAgentInstructions]: async (argument?: unknown) => {
    const envelope = await repositoryFor(context, argument);
    if (!envelope || (await refuseWhileArmed(envelope))) return;
    const attempt = { envelope, command: Command.addAgentInstructions };
    await showingRefusals(context, attempt, () => addInstructions(context, documents, envelope, argument));
  },
});

async function repositoryFor(context: CommandContext, argument: unknown): Promise<Envelope | undefined> {
  const envelope = usableEnvelope(context, argument);
  const named = (argument as { target?: unknown } | undefined)?.target !== undefined;
  if (!envelope || named || context.model.all.length === 1) return envelope;
  return chooseRepository(context.model.all);
}

async function addInstructions(
  context: CommandContext,
  documents: Documents,
  envelope: Envelope,
  argument: unknown,
): Promise<void> {
  const { l10n, window } = vscode;
  const { root } = envelope;
  const texts = await readSkill(context.extension.extensionPath);
  const targets = await targetsFor(root, argument);
  if (!targets) return;
  const { files, obstacles } = await planInstructions(root, targets, texts);
  if (obstacles.length > 0) {
    const reasons = obstacles.map(obstacleWords).join(' ');
    void window.showWarningMessage(l10n.t('Cordon: nothing was written. {0}', reasons));
    return;
  }
  if (files.length === 0) {
    await instructed();
    void window.showInformationMessage(l10n.t('Cordon: the agent instructions are up to date.'));
    return;
  }
  await showDifferences(documents, root, files);
  if (!isConfirmed(argument) && !(await confirmWriting(files))) return;
  if ((await refuseWhileArmed(envelope)) || refuseUnsaved(envelope, files)) return;
  await write(context, envelope, files);
}

/** The targets that the caller names, else those that the person picks. */
async function targetsFor(root: string, argument: unknown): Promise<readonly Target[] | undefined> {
  const named = (argument as { agents?: readonly string[] } | undefined)?.agents;
  if (named !== undefined) return TARGETS.filter(({ id }) => named.includes(id));
  const used = await Promise.all(
    TARGETS.map(async (target) => ((await isUsed(root, target)) ? [target] : [])),
  );
  return chooseTargets(new Set(used.flat()));
}

/** New files would be changes that the envelope does not expect, and would spoil its verdict. */
async function refuseWhileArmed(envelope: Envelope): Promise<boolean> {
  await envelope.refresh();
  if (envelope.snapshot.stored.kind === 'none') return false;
  const { l10n, window } = vscode;
  const show = { title: l10n.t('Show Audit'), command: Command.showAudit };
  const message = l10n.t(
    'Cordon: an envelope is armed, and new files would be changes in it. Finish it and reset it, then add the instructions.',
  );
  void offer(window.showWarningMessage, message, [show]);
  return true;
}

function refuseUnsaved(envelope: Envelope, files: readonly PlannedFile[]): boolean {
  const unsaved = unsavedAmong(envelope, new Set(files.flatMap((file) => [file.relative, file.target.path])));
  if (unsaved.length === 0) return false;
  const names = unsaved.map((text) => forDisplay(text)).join(', ');
  void vscode.window.showWarningMessage(
    vscode.l10n.t('Cordon: nothing was written. Save or revert these editors first: {0}', names),
  );
  return true;
}

/** Present beside proposed: one file as a diff, several in one editor. */
async function showDifferences(
  documents: Documents,
  root: string,
  files: readonly PlannedFile[],
): Promise<void> {
  const { l10n, commands } = vscode;
  const rows = files.map(({ relative, present, proposed }) => {
    documents.setProposal(root, relative, proposed);
    const about = { root, path: relative, baseline: '' };
    const after = documentUri({ ...about, kind: 'proposed' });
    return {
      label: after,
      before: documentUri({ ...about, kind: 'present' }),
      after,
      isNew: present === null,
    };
  });
  const [only] = rows;
  if (rows.length === 1 && only) {
    const title = l10n.t('{0} (now ↔ with instructions)', forDisplay(files[0]?.relative ?? ''));
    await commands.executeCommand('vscode.diff', only.before, only.after, title, { preview: false });
    return;
  }
  await commands.executeCommand(
    'vscode.changes',
    l10n.t('Agent Instructions'),
    rows.map(({ label, before, after, isNew }) => [label, isNew ? undefined : before, after]),
  );
}

async function write(
  { log }: CommandContext,
  { root }: Envelope,
  files: readonly PlannedFile[],
): Promise<void> {
  const { l10n, window } = vscode;
  const done: string[] = [];
  let changed: string | undefined;
  try {
    for (const file of files) {
      if (!(await writePlanned(root, file))) {
        changed = file.relative;
        break;
      }
      done.push(file.relative);
    }
  } finally {
    if (done.length > 0) {
      log.info(`${root}: agent instructions written: ${done.join(', ')}`);
      void tellDone(done);
    }
  }
  if (changed !== undefined) {
    const message = l10n.t(
      'Cordon: {0} has changed meanwhile and was left alone. Try again.',
      forDisplay(changed),
    );
    void window.showWarningMessage(message);
    return;
  }
  await instructed();
}

async function tellDone(done: readonly string[]): Promise<void> {
  const { l10n, window } = vscode;
  const message = l10n.t(
    'Cordon: written, not staged: {0}. Commit before you arm.',
    done.map((text) => forDisplay(text)).join(', '),
  );
  const show = { title: l10n.t('Open Source Control'), command: 'workbench.view.scm' };
  await offer(window.showInformationMessage, message, [show]);
}

/** What the walkthrough takes for its last step. */
async function instructed(): Promise<void> {
  await vscode.commands.executeCommand('setContext', ContextKey.instructed, true);
}
