/** What the form copies to the clipboard: command lines, and the envelope told to an agent. */
import * as vscode from 'vscode';
import type { ArmRequest } from '../../engine/policy/policy';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { manualRequest } from './request';

/**
 * Lets the user choose the verb and the shell, and copies the command line.
 * @param root named with `--repo`, where the terminal may stand in another repository
 * @returns what was done, in words; undefined when the user backed out
 */
export async function copyCommand(
  request: ArmRequest,
  root: string | undefined,
): Promise<string | undefined> {
  const { armWords, quotePosix, quotePowerShell } = engine();
  const { l10n, window, env } = vscode;
  const lineOf = (mode: 'arm' | 'run', quote: (words: readonly string[]) => string): string => {
    const [program = '', ...words] = armWords(mode === 'run' ? request : manualRequest(request, engine()));
    return quote([program, ...(root === undefined ? [] : ['--repo', root]), ...words]);
  };
  const posix = ['bash, zsh, sh', quotePosix] as const;
  const powerShell = ['PowerShell', quotePowerShell] as const;
  const shells = process.platform === 'win32' ? [powerShell, posix] : [posix, powerShell];
  const items = (['arm', 'run'] as const).flatMap((mode) =>
    shells.map(([name, quote]) => {
      const line = lineOf(mode, quote);
      return { label: `cordon ${mode}`, description: name, detail: shortened(line), line };
    }),
  );
  const chosen = await window.showQuickPick(items, { title: l10n.t('Copy as Command') });
  if (!chosen) return undefined;
  await env.clipboard.writeText(chosen.line);
  return l10n.t('Copied: {0} for {1}', chosen.label, chosen.description);
}

/** Copies the armed envelope as any agent should be told it. */
export async function copyPrompt({ snapshot: { stored } }: Envelope): Promise<string | undefined> {
  if (stored.kind !== 'armed') return undefined;
  const { label, policy } = stored.config;
  const { maxAttempts } = stored.state;
  const prompt = engine().agentPrompt({ label, policy, attempt: null, maxAttempts, recovery: null });
  await vscode.env.clipboard.writeText(prompt);
  return vscode.l10n.t('Copied the prompt: task, paths, budgets and rules. Paste it to your agent.');
}

function shortened(line: string): string {
  const single = line.replace(/\s+/g, ' ');
  return single.length > 200 ? `${single.slice(0, 200)}…` : single;
}
