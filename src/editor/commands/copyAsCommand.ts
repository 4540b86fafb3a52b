import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import { envelopeOf } from '../commandContext';
import { engine } from '../engine';
import { Command } from '../ids';
import type { StoredArmed } from '../snapshot';

type Shell = 'posix' | 'powershell';

/** Copies the command line that arms the same envelope, quoted for the shell of the terminal. */
export const copyCommands = (context: CommandContext) => ({
  [Command.copyAsCommand]: async (argument?: unknown) => {
    const stored = envelopeOf(context, argument)?.snapshot.stored;
    const { l10n, window } = vscode;
    if (stored?.kind !== 'armed') {
      void window.showInformationMessage(l10n.t('Cordon: no envelope is armed.'));
      return;
    }
    const shell = usualShell();
    await copy(stored, shell);
    void offerOther(stored, shell);
  },
});

async function offerOther(stored: StoredArmed, shell: Shell): Promise<void> {
  const { l10n, window } = vscode;
  const other: Shell = shell === 'posix' ? 'powershell' : 'posix';
  const names: Record<Shell, string> = { posix: 'bash, zsh, sh', powershell: 'PowerShell' };
  const message = l10n.t('Cordon: copied the command, quoted for {0}.', names[shell]);
  const button = l10n.t('Copy for {0}', names[other]);
  if ((await window.showInformationMessage(message, button)) === button) await copy(stored, other);
}

async function copy({ config, state, options }: StoredArmed, shell: Shell): Promise<void> {
  const { armWords, quotePosix, quotePowerShell } = engine();
  const { mode, label, policy, verify, claude } = config;
  const words = armWords({ mode, label, policy, verify, claude, maxAttempts: state.maxAttempts, options });
  await vscode.env.clipboard.writeText(shell === 'posix' ? quotePosix(words) : quotePowerShell(words));
}

/** The shell of the editor's terminals; cmd.exe has no quoting that could be relied on, so PowerShell stands for it. */
function usualShell(): Shell {
  if (/(?:pwsh|powershell)(?:\.exe)?$/i.test(vscode.env.shell)) return 'powershell';
  if (/(?:bash|zsh|fish|sh)(?:\.exe)?$/i.test(vscode.env.shell)) return 'posix';
  return process.platform === 'win32' ? 'powershell' : 'posix';
}
