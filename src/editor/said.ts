/** The engine's own words in the user's language: the templates of `say` are keys of the bundles in l10n/. */
import { l10n } from 'vscode';
import type { Refusal } from '../engine/errors';
import type { Said } from '../engine/said';

export function translated(words: Said | string): string {
  if (typeof words === 'string') return words;
  return l10n.t(words.template, ...words.holes.map(translated));
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
