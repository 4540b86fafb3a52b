import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { projectRoot } from './cache';
import { CHROMIUM_ARGUMENTS, ensureBrowser } from './chromium';
import { startServer, type Server, type ServerOptions, type Target } from './server';
import type { Settings } from './settings';

export interface HostOptions extends ServerOptions, Target {
  /**
   * What `vscode.env.appName` shall be (the served one is `code-server`): `Cursor`, `Windsurf`, with its lower-case
   * form as `uriScheme`; or `Visual Studio Code`, whose scheme is `vscode`.
   */
  readonly appName?: string;
  /** Size of the window in CSS pixels; default 1280 by 800. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Device pixels per CSS pixel, for sharp pictures; default 1. */
  readonly scale?: number;
  /** Called before the first page opens: to expose functions to it. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** A VS Code with one window (or more) in a headless browser. */
export interface Host {
  readonly server: Server;
  readonly page: Page;
  readonly url: string;
  /** Opens a further window of the same server. */
  openWindow(target: Target): Promise<Page>;
  /** Loads the window again, with new user settings where given, and waits for the workbench. */
  reload(settings?: Settings): Promise<void>;
  /** What server and pages printed so far. */
  logs(): string;
  /** Saves screenshots, page texts and logs under out/ui-failures/<name> and returns that folder. */
  keep(name: string): Promise<string>;
  close(): Promise<void>;
}

const WORKBENCH_MS = 90_000;

/** Starts VS Code of one release and opens a window on the target. Resolves when the workbench is there. */
export async function startHost(options: HostOptions): Promise<Host> {
  const executablePath = await ensureBrowser(options.say ?? (() => undefined));
  const server = await startServer(options);
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
    const context = await browser.newContext({
      viewport: options.viewport ?? { width: 1280, height: 800 },
      deviceScaleFactor: options.scale ?? 1,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    if (options.appName !== undefined) await rename(context, options.appName);
    await options.prepare?.(context);
    return await openHost(server, browser, context, options);
  } catch (error) {
    await browser?.close();
    await server.close();
    throw error;
  }
}

async function openHost(
  server: Server,
  browser: Browser,
  context: BrowserContext,
  target: Target,
): Promise<Host> {
  const printed: string[] = [];
  const openWindow = async (of: Target) => {
    const page = await context.newPage();
    page.on('console', (message) => printed.push(`[${message.type()}] ${message.text()}\n`));
    page.on('pageerror', (error) => printed.push(`[page error] ${error.stack ?? error.message}\n`));
    await page.goto(server.url(of));
    return page;
  };
  const logs = () => `== server\n${server.log()}\n== pages\n${printed.join('')}`;
  const keep = async (name: string) => {
    const folder = path.join(
      projectRoot(),
      'out',
      'ui-failures',
      name.replaceAll(/[^\w.-]+/g, '-').slice(0, 120),
    );
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'log.txt'), logs());
    const vscodeLogs = path.join(server.dataDir, 'data', 'logs');
    if (fs.existsSync(vscodeLogs))
      fs.cpSync(vscodeLogs, path.join(folder, 'vscode-logs'), { recursive: true });
    for (const [index, page] of context.pages().entries()) {
      const file = path.join(folder, `window-${String(index + 1)}`);
      // A page that hangs must not hide the failure that is being kept.
      await page
        .screenshot({ path: `${file}.png`, animations: 'disabled', timeout: 10_000 })
        .catch(() => undefined);
      const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
      fs.writeFileSync(`${file}.txt`, text);
    }
    return folder;
  };
  const page = await openWindow(target);
  await workbench(page).catch(async (error: unknown) => {
    throw new Error(`The workbench did not appear; see ${await keep('start')}.`, { cause: error });
  });
  return {
    server,
    page,
    url: server.url(target),
    logs,
    keep,
    async openWindow(of) {
      const other = await openWindow(of);
      await workbench(other);
      return other;
    },
    async reload(settings) {
      if (settings !== undefined) server.writeSettings(settings);
      await page.reload();
      await workbench(page);
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Resolves when the workbench is drawn and connected to its server. */
export async function workbench(page: Page): Promise<void> {
  const deadline = { timeout: WORKBENCH_MS };
  await page.locator('.monaco-workbench .part.statusbar').waitFor(deadline);
  await page.locator('.statusbar-item').first().waitFor(deadline);
}

/**
 * Makes the workbench call itself `name`, as a fork does: it reads its product description from a `<meta>` element
 * of the page, which is edited the moment the parser adds it.
 */
async function rename(context: BrowserContext, name: string): Promise<void> {
  const urlProtocol = name === 'Visual Studio Code' ? 'vscode' : name.toLowerCase();
  const product = { nameShort: name, nameLong: name, urlProtocol };
  // As text: the function runs in the browser, whose types the rest of this project does not know.
  await context.addInitScript(`(() => {
    const edit = () => {
      const meta = document.getElementById('vscode-workbench-web-configuration');
      if (meta === null) return;
      observer.disconnect();
      const settings = JSON.parse(meta.getAttribute('data-settings'));
      settings.productConfiguration = { ...settings.productConfiguration, ...${JSON.stringify(product)} };
      meta.setAttribute('data-settings', JSON.stringify(settings));
    };
    const observer = new MutationObserver(edit);
    observer.observe(document, { childList: true, subtree: true });
    edit();
  })()`);
}
