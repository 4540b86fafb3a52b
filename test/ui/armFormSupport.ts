/** What the tests of the form share: a host with the extension installed as a user has it, and repositories. */
import type { Page } from 'playwright-core';
import { startHost, workbench, type Host, type HostOptions } from '../host/host';
import { versionFromEnvironment } from '../host/versions';
import { installation } from './installed';
import { Workbench } from './pages/workbench';
import { type TempRepository } from '../support/tempRepository';

/** Starts a window on a folder with a repository, and waits until Cordon has found it. */
export async function startWithForm(folder: string, options: Partial<HostOptions> = {}): Promise<Host> {
  const host = await startHost({
    version: versionFromEnvironment(),
    folder,
    ...installation(),
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await cordonIsThere(host.page);
  return host;
}

/** Reloads the window as its user would, so that the editor has the time to store what it keeps. */
export async function reloadWindow(host: Host): Promise<void> {
  const loaded = host.page.waitForEvent('load', { timeout: 60_000 });
  await new Workbench(host.page).runCommand('Developer: Reload Window');
  await loaded;
  await workbench(host.page);
  await cordonIsThere(host.page);
}

/** Resolves when Cordon shows its status item: its commands are offered from then on. */
export async function cordonIsThere(page: Page): Promise<void> {
  await page.locator('.statusbar-item[id="cordon.cordon-vscode.status"]').waitFor({ timeout: 60_000 });
}

/**
 * The stored envelope's files as they are, but for what depends on the moment: times, the hash over a config that holds
 * one, and what the evidence notes of the file system.
 */
export function storedTexts(repository: Pick<TempRepository, 'read'>): Record<string, string> {
  const names = ['config', 'state', 'options'];
  const texts = names.map((name) => {
    const text = repository
      .read(`.cordon/${name}.json`)
      .replaceAll(/"(created_at|updated_at)":"[^"]*"/g, '"$1":"TIME"')
      .replace(/"config_sha256":"[^"]*"/, '"config_sha256":"HASH"')
      .replace(/"evidence":\{.*?\},"protect"/, '"evidence":{},"protect"');
    return [name, text] as const;
  });
  return Object.fromEntries(texts);
}
