/** A window with Cordon installed as a user has it, on a repository, and what a person at it uses. */
import fs from 'node:fs';
import path from 'node:path';
import { startHost, type Host, type HostOptions } from '../host/host';
import { versionFromEnvironment } from '../host/versions';
import { runCordon, type RunResult } from '../support/cli';
import { makeRepository, type TempRepository } from '../support/tempRepository';
import { installation } from './installed';
import { Explorer } from './pages/explorer';
import { Notifications } from './pages/notifications';
import { ProblemsPanel } from './pages/problems';
import { TreeView } from './pages/treeView';
import { Workbench } from './pages/workbench';

export const STATUS = 'cordon.cordon-vscode.status';

export interface Desk {
  readonly host: Host;
  readonly repository: TempRepository;
  readonly workbench: Workbench;
  readonly explorer: Explorer;
  readonly notifications: Notifications;
  readonly problems: ProblemsPanel;
  readonly tree: TreeView;
  /** The command line in a terminal beside the window: the same home, so the same seals. */
  cordon(...args: string[]): Promise<RunResult>;
  /** Saves a picture where CORDON_SHOTS names a folder; does nothing else. */
  shot(name: string): Promise<void>;
}

export async function openDesk(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<HostOptions> = {},
): Promise<Desk> {
  const repository = makeRepository(files);
  const host = await startHost({
    version: versionFromEnvironment(),
    folder: repository.root,
    ...installation(),
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  const { page } = host;
  return {
    host,
    repository,
    workbench: new Workbench(page),
    explorer: new Explorer(page),
    notifications: new Notifications(page),
    problems: new ProblemsPanel(new Workbench(page)),
    tree: new TreeView(page, 'Envelope'),
    cordon: (...args) =>
      runCordon(args, {
        cwd: repository.root,
        // The extension host has no GIT_CONFIG_GLOBAL, but this home, which holds none.
        env: { HOME: path.join(host.server.dataDir, 'home'), XDG_STATE_HOME: undefined },
      }),
    async shot(name) {
      const folder = process.env.CORDON_SHOTS;
      if (folder === undefined) return;
      fs.mkdirSync(folder, { recursive: true });
      await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
    },
  };
}
