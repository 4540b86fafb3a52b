/** Patterns for what the user points at: open files, folders, rows of the explorer. */
import fs from 'node:fs/promises';
import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { Envelope } from '../envelope';
import { folderPattern, literalPattern } from './fileIndex';
import { filesText } from './matchWords';

/** A pattern for each file of the repository that is open in a tab, in the order of the tabs. */
export function openFilePatterns(envelope: Envelope): string[] {
  const tabs = vscode.window.tabGroups.all.flatMap(({ tabs: inGroup }) => inGroup);
  const patterns = tabs
    .flatMap(({ input }) => urisOf(input))
    .flatMap((uri) => {
      const path = envelope.pathOf(uri);
      return path === null || path.startsWith('.git/') || path.startsWith('.cordon/')
        ? []
        : [literalPattern(path)];
    });
  return [...new Set(patterns)];
}

function urisOf(input: unknown): vscode.Uri[] {
  if (input instanceof vscode.TabInputTextDiff) return [input.modified];
  if (
    input instanceof vscode.TabInputText ||
    input instanceof vscode.TabInputCustom ||
    input instanceof vscode.TabInputNotebook
  )
    return [input.uri];
  return [];
}

/** Lets the user pick folders. @returns their patterns; undefined when nothing was picked */
export async function pickFolders(folders: ReadonlyMap<string, number>): Promise<string[] | undefined> {
  const { l10n, window } = vscode;
  const items = [...folders]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, files]) => {
      return { label: forDisplay(folder), description: filesText(files), folder };
    });
  const whole = { label: l10n.t('The whole repository'), description: '**', folder: '' };
  const chosen = await window.showQuickPick([whole, ...items], {
    title: l10n.t('Allow Folders'),
    placeHolder: l10n.t('Everything below them may change'),
    canPickMany: true,
  });
  if (!chosen || chosen.length === 0) return undefined;
  return chosen.map(({ folder }) => folderPattern(folder));
}

/** A pattern for one row of the explorer: a file, or everything below a folder. Links are not followed. */
export async function patternOf(envelope: Envelope, uri: vscode.Uri): Promise<string> {
  const path = envelope.pathOf(uri);
  if (path === null) return '**';
  const stats = await fs.lstat(uri.fsPath).catch(() => null);
  return stats?.isDirectory() ? folderPattern(path) : literalPattern(path);
}
