import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { showFailure } from '../refusals';
import { awaitRefusal, takeRefusal } from './refusalFile';
import { runTask, type TaskEnd } from './runTask';

const REFUSED = 2;
const COMMANDS = { check: Command.check, resume: Command.resume } as const;

/**
 * Runs a verb as a task on an envelope, and resolves when it is over and the model says what is stored.
 * @param confirmed as `ForeignConsent.toRun` gave it
 */
export async function startOnEnvelope(
  context: CommandContext,
  envelope: Envelope,
  verb: 'check' | 'resume',
  confirmed: readonly string[],
): Promise<TaskEnd> {
  const { tasks, log } = context;
  const { root } = envelope;
  const task = tasks.toStart(envelope, verb, confirmed);
  const file = tasks.refusalFileOf(verb, root, 'command');
  await awaitRefusal(file);
  log.info(`${root}: task ${verb} starts`);
  const end = await runTask(task);
  log.info(`${root}: task ${verb} ended with ${end.exitCode ?? 'an unknown exit code'}`);
  await envelope.refresh();
  if (end.exitCode !== REFUSED) return end;
  const refusal = await takeRefusal(file);
  if (refusal) void showFailure(context, { envelope, command: COMMANDS[verb] }, refusal);
  else void tellRefusal(task);
  return end;
}

/** The command line has said why in its terminal; nothing was stored. */
async function tellRefusal({ name }: vscode.Task): Promise<void> {
  const show = vscode.l10n.t('Show Terminal');
  const message = vscode.l10n.t('Cordon: "{0}" was refused; its terminal says why.', name);
  const chosen = await vscode.window.showErrorMessage(message, show);
  if (chosen !== show) return;
  const terminal = vscode.window.terminals.find((other) => other.name.includes(name));
  if (terminal) terminal.show();
  else await vscode.commands.executeCommand('workbench.action.terminal.focus');
}
