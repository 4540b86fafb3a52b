import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import { documentUri } from '../documentUris';
import { Command } from '../ids';
import { baselineOf, openChange, openFile, reviewChanges } from '../review';
import { envelopeOf, type CommandArgument } from '../commandContext';
import { placeOf, usableEnvelope } from './target';

/** Looking at what changed: all of it, one file, or what a verifier printed. */
export const reviewCommands = (context: CommandContext) => ({
  [Command.review]: (argument?: unknown) => review(context, argument),
  [Command.openChange]: async (argument?: unknown) => {
    const place = placeOf(context, argument);
    if (place) await openChange(place.envelope, place.path);
  },
  [Command.openFile]: async (argument?: unknown) => {
    const place = placeOf(context, argument);
    if (place) await openFile(place.envelope, place.path);
  },
  [Command.showVerifierOutput]: (argument?: unknown) => showOutput(context, argument),
  [Command.copyMessage]: async (argument?: unknown) => {
    const message = (argument as CommandArgument | undefined)?.target?.message;
    if (message !== undefined) await vscode.env.clipboard.writeText(message);
  },
});

async function review(context: CommandContext, argument: unknown): Promise<void> {
  const envelope = usableEnvelope(context, argument);
  if (!envelope) return;
  await envelope.refresh();
  const { live, files } = envelope.snapshot;
  if (files.size === 0) {
    const message = live
      ? vscode.l10n.t('Cordon: nothing has changed since the baseline.')
      : vscode.l10n.t('Cordon: the changes could not be audited. The audit view says why.');
    void vscode.window.showInformationMessage(message);
    return;
  }
  await reviewChanges(envelope, context.reviews);
}

async function showOutput(context: CommandContext, argument: unknown): Promise<void> {
  const envelope = envelopeOf(context, argument);
  const index = (argument as CommandArgument | undefined)?.target?.verifier;
  if (!envelope || index === undefined) return;
  const { root } = envelope;
  const uri = documentUri({ kind: 'verifier', root, path: null, baseline: baselineOf(envelope), index });
  await vscode.commands.executeCommand('vscode.open', uri);
}
