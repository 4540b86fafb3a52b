import type { Say } from './cache';
import { startHost } from './host';
import { startServer } from './server';
import { CURRENT } from './versions';

const STATUS_ITEM = '.statusbar-item[id="cordon.cordon-vscode.status"]';
const COMES_UP_MS = 90_000;

export interface ShowOptions {
  readonly folder: string;
  readonly vsix: readonly string[];
  /** Only look whether the extension comes up, and end. */
  readonly once: boolean;
  readonly say: Say;
}

/**
 * Opens the packaged extension on a folder in the served editor: until Ctrl-C with its address printed, or once in a
 * headless browser.
 * @throws when the extension's status item does not appear
 */
export async function show({ folder, vsix, once, say }: ShowOptions): Promise<void> {
  const common = {
    version: CURRENT,
    vsix: [...vsix],
    env: { XDG_STATE_HOME: process.env.XDG_STATE_HOME },
    say,
  };
  if (!once) {
    const server = await startServer(common);
    say(`Open this address in a browser: ${server.url({ folder })}`);
    say('Ctrl-C ends it.');
    await new Promise(() => undefined); // Until Ctrl-C, which ends the server too.
  }
  const host = await startHost({ ...common, folder });
  try {
    const item = host.page.locator(STATUS_ITEM);
    await item.waitFor({ timeout: COMES_UP_MS });
    say(
      `The extension came up in VS Code ${CURRENT}; its status item says "${(await item.innerText()).trim()}".`,
    );
  } catch (error) {
    throw new Error(`The extension did not come up; see ${await host.keep('show')}.`, { cause: error });
  } finally {
    await host.close();
  }
}
