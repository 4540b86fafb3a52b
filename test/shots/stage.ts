/** A window in one language that shows a small repository, and takes pictures of itself in every theme. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { projectRoot } from '../host/cache';
import { type Host, startHost } from '../host/host';
import { versionFromEnvironment } from '../host/versions';
import { claudeBinary } from '../support/claudeBinary';
import { allowShell, claudeEnv, type MessagesApi, startMessagesApi } from '../support/messagesApi';
import { tempFolder } from '../support/tempRepository';
import { installation } from '../ui/installed';
import { known, type Language, readWords, speak } from '../ui/language';
import { Notifications } from '../ui/pages/notifications';
import { Workbench } from '../ui/pages/workbench';
import { sampleRepository, type Sample } from './sample';
import { smallPng } from './smallPng';

/** Two kinds of windows, each with a light and a dark side that follow the system's, as it is in real life. */
const SIDES = {
  usual: { light: 'Default Light Modern', dark: 'Default Dark Modern' },
  contrast: { light: 'Default High Contrast Light', dark: 'Default High Contrast' },
} as const;

export const THEMES = {
  light: { kind: 'usual', side: 'light', class: 'vs' },
  dark: { kind: 'usual', side: 'dark', class: 'vs-dark' },
  'hc-light': { kind: 'contrast', side: 'light', class: 'hc-light' },
  'hc-dark': { kind: 'contrast', side: 'dark', class: 'hc-black' },
} as const;
export type Theme = keyof typeof THEMES;

const TYPESCRIPT = path.join(projectRoot(), 'node_modules', 'typescript', 'lib');

export const SIZE = { width: 1280, height: 860 };

export interface StageOptions {
  readonly language: Language;
  /** All of one kind. */
  readonly themes: readonly Theme[];
  /** The pictures that are wanted. */
  readonly only: ReadonlySet<string>;
  readonly out: string;
  /** For the repository: fewer colours. */
  readonly small: boolean;
}

export interface Stage {
  readonly host: Host;
  readonly page: Page;
  readonly workbench: Workbench;
  readonly sample: Sample;
  readonly api: MessagesApi;
  readonly language: Language;
  /** Whether a picture is wanted. */
  wants(name: string): boolean;
  /** Takes a picture in every theme, if it is wanted; of a part of the window where one is given. */
  shot(name: string, part?: Locator): Promise<void>;
  /** A text of package.json in the window's language. */
  manifest(key: string): string;
  /** A text of the editor half in the window's language. */
  text(english: string): string;
  /** Runs a command of Cordon by its key in package.nls.json, such as `check`. */
  run(command: string): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(options: StageOptions): Promise<Stage> {
  const { language, themes, only, out, small } = options;
  fs.mkdirSync(out, { recursive: true });
  const sample = sampleRepository();
  const api = await startMessagesApi();
  const [first = 'light'] = themes;
  const sides = SIDES[THEMES[first].kind];
  const settings = {
    'window.autoDetectColorScheme': true,
    'workbench.preferredLightColorTheme': sides.light,
    'workbench.preferredDarkColorTheme': sides.dark,
    'git.openRepositoryInParentFolders': 'never',
    'window.title': '${activeEditorShort}${separator}${rootName}',
    'workbench.layoutControl.enabled': false,
    'scm.defaultViewMode': 'tree',
    'editor.minimap.enabled': false,
    // The served editor lacks the language server of its own JavaScript support, and says so at the first file.
    'js/ts.tsdk.path': TYPESCRIPT,
    'typescript.tsdk': TYPESCRIPT,
    'typescript.disableAutomaticTypeAcquisition': true,
    'js/ts.tsserver.automaticTypeAcquisition.enabled': false,
    'javascript.suggestionActions.enabled': false,
    'js/ts.suggestionActions.enabled': false,
    'terminal.integrated.env.linux': { PS1: '$ ' },
    'terminal.integrated.defaultProfile.linux': 'sh',
    'terminal.integrated.profiles.linux': { sh: { path: '/bin/sh' } },
  };
  const host = await startHost({
    version: versionFromEnvironment(),
    folder: sample.root,
    ...installation(),
    viewport: SIZE,
    scale: small ? 2 : 1,
    settings,
    appName: 'Visual Studio Code',
    prepare: (context) => speak(context, language),
  });
  putClaude(host, api);
  const { page } = host;
  const workbench = new Workbench(page);
  const words = readWords(language);
  // An editor that does not take it all the same.
  const strangers = page.locator('.notification-toast', { hasText: 'tsserver' });
  let current: Theme | undefined;
  const show = async (theme: Theme): Promise<void> => {
    if (theme === current) return;
    current = theme;
    await page.emulateMedia({ colorScheme: THEMES[theme].side });
    await page.locator(`.monaco-workbench.${THEMES[theme].class}`).waitFor({ timeout: 20_000 });
    await page.waitForTimeout(700);
  };
  await show(first);
  const stage: Stage = {
    host,
    page,
    workbench,
    sample,
    api,
    language,
    wants: (name) => only.has(name),
    async shot(name, part) {
      if (!only.has(name)) return;
      for (const theme of themes) {
        await show(theme);
        if ((await strangers.count()) > 0) await new Notifications(page).clear();
        const picture = await (part ?? page).screenshot({ animations: 'disabled' });
        fs.writeFileSync(path.join(out, `${name}-${theme}.png`), small ? smallPng(picture) : picture);
      }
      await show(first);
    },
    manifest: (key) => known(words.manifest, key),
    text: (english) => (language === 'en' ? english : known(words.bundle, english)),
    async run(command) {
      // Once more where an editor that opened late took the focus from the palette.
      const title = `Cordon: ${known(words.manifest, `command.${command}.title`)}`;
      await workbench.runCommand(title).catch(async () => {
        await page.keyboard.press('Escape');
        await workbench.runCommand(title);
      });
    },
    async close() {
      await host.close();
      await api.close();
      sample.remove();
    },
  };
  return stage;
}

/** Claude Code where its own installer puts it: the real one, which talks to a scripted API. */
function putClaude(host: Host, api: MessagesApi): void {
  const home = tempFolder();
  allowShell(home);
  const bin = path.join(host.server.dataDir, 'home', '.local', 'bin');
  fs.mkdirSync(bin, { recursive: true });
  const exports = Object.entries(claudeEnv(api, home)).map(([key, value]) => `export ${key}='${value}'`);
  const script = ['#!/bin/sh', ...exports, `exec '${claudeBinary()}' "$@"`, ''].join('\n');
  fs.writeFileSync(path.join(bin, 'claude'), script, { mode: 0o755 });
}
