import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import { Command } from '../ids';
import { showingRefusals } from '../refusals';
import { tellVerdict } from '../runs/tellVerdict';
import { startOnEnvelope } from '../tasks/startOnEnvelope';
import { usableEnvelope } from './target';

const ACCEPTED = 0;
const REJECTED = 3;

/** Audits, runs the verifiers and stores the verdict, in a task; resolves when that is done. */
export const checkCommands = (context: CommandContext) => ({
  [Command.check]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    const confirmed = envelope && (await context.consent.toRun(envelope));
    if (!confirmed) return;
    await vscode.workspace.saveAll(false);
    // What can be refused at once is, without a terminal coming up.
    const attempt = { envelope, command: Command.check };
    const mayStart = await showingRefusals(context, attempt, async () =>
      (await envelope.openSession()).load(),
    );
    if (!mayStart) return;
    const { exitCode } = await startOnEnvelope(context, envelope, 'check', confirmed);
    // Anything else stored no verdict. The verdict itself is read from what is stored.
    if (exitCode === ACCEPTED || exitCode === REJECTED) void tellVerdict(envelope);
  },
});
