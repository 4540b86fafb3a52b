/** The engine's own words in the user's language: the templates of `say` are keys of the bundles in l10n/. */
import { env, l10n } from 'vscode';
import type { Refusal } from '../engine/errors';
import type { Said } from '../engine/said';
import { forDisplay } from './display';

/** For plain text: the backticks of the terminal's words are quotation marks there. What is filled in keeps its own. */
export function translated(words: Said | string): string {
  if (typeof words === 'string') return words;
  // Chinese marks stand without a space, which code has.
  const code = env.language.startsWith('zh') ? / ?`([^`]*)` ?/g : /`([^`]*)`/g;
  return filled(l10n.t(words.template).replace(code, '“$1”'), words.holes.map(translated));
}

/** For a report of several lines that may end in Markdown: code stays between backticks, and what is filled in on its line. */
export function translatedReport(words: Said | string): string {
  if (typeof words === 'string') return forDisplay(words);
  return filled(l10n.t(words.template), words.holes.map(translatedReport));
}

function filled(template: string, holes: readonly string[]): string {
  return template.replace(/\{(\d+)\}/g, (hole, index) => holes[Number(index)] ?? hole);
}

/** The words of any thrown value; a refusal's in the user's language. */
export function translatedError(error: unknown): string {
  if (isRefusal(error)) return translated(error.said);
  return error instanceof Error ? error.message : String(error);
}

/** The engine is a bundle of its own, so its classes are others than those that this file could import. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'said' in error;
}
