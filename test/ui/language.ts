/** A window in another language, and what it should say. */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { projectRoot } from '../host/cache';

export const LANGUAGES = ['en', 'ko', 'zh-cn'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Texts = Readonly<Record<string, string>>;

/** Sets what a language pack would set; without one the workbench itself stays English, and extensions do not. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  if (language === 'en') return;
  await context.addInitScript(`globalThis._VSCODE_NLS_LANGUAGE = ${JSON.stringify(language)}`);
}

export interface Words {
  /** Texts of package.json by their keys. */
  readonly manifest: Texts;
  /** Texts of the editor half by their English. */
  readonly bundle: Texts;
}

export function readWords(language: Language): Words {
  const ending = language === 'en' ? '' : `.${language}`;
  const read = (name: string): Texts =>
    JSON.parse(fs.readFileSync(path.join(projectRoot(), name), 'utf8')) as Texts;
  return { manifest: read(`package.nls${ending}.json`), bundle: read(`l10n/bundle.l10n${ending}.json`) };
}

export function known(texts: Texts, key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text;
}
