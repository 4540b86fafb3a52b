import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { cliArguments } from '../cli';
import type { Log } from '../log';
import { cmdLauncher, shLauncher } from './launcherScripts';

/**
 * Puts a `cordon` on the PATH of new integrated terminals that needs neither Node.js nor Python: the bundled command line
 * in the editor's own runtime. Appended, so that an installed `cordon` still wins; only in trusted workspaces.
 */
export class Launcher implements vscode.Disposable {
  private readonly subscription: vscode.Disposable;
  /** Once this turn is over: whoever starts the extension is not to wait for it. */
  private readonly soon = setImmediate(() => void this.install());

  constructor(
    private readonly extension: vscode.ExtensionContext,
    private readonly log: Log,
  ) {
    this.subscription = vscode.workspace.onDidGrantWorkspaceTrust(() => void this.install());
  }

  dispose(): void {
    this.subscription.dispose();
    clearImmediate(this.soon);
    this.extension.environmentVariableCollection.clear();
  }

  private async install(): Promise<void> {
    const { environmentVariableCollection: variables, globalStorageUri } = this.extension;
    // Kept by the editor, it would outlive the trust that it was given in.
    variables.persistent = false;
    variables.clear();
    if (!vscode.workspace.isTrusted) return;
    const folder = path.join(globalStorageUri.fsPath, 'bin');
    const [cli = ''] = cliArguments(this.extension);
    try {
      await fs.mkdir(folder, { recursive: true });
      await renew(path.join(folder, 'cordon'), shLauncher(process.execPath, cli));
      if (process.platform === 'win32')
        await renew(path.join(folder, 'cordon.cmd'), cmdLauncher(process.execPath, cli));
      variables.description = vscode.l10n.t('Makes the command `cordon` work in the terminal');
      variables.append('PATH', `${path.delimiter}${folder}`);
    } catch (error) {
      this.log.error('writing the launcher for terminals', error);
    }
  }
}

/** Replaces a launcher that names another editor or another version of the extension; whole, as a terminal may run it. */
async function renew(file: string, content: string): Promise<void> {
  const known = await fs.readFile(file, 'utf8').catch(() => null);
  if (known === content) return;
  const temporary = `${file}.${process.pid}.tmp`;
  await fs.writeFile(temporary, content, { mode: 0o755 });
  await fs.rename(temporary, file);
}
