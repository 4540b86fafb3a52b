import * as vscode from 'vscode';
import { DECORATION_MODES, type DecorationMode, Setting } from './ids';

/** `cordon.decorations`; anything unknown reads as the default. */
export function decorationMode(): DecorationMode {
  const value: unknown = vscode.workspace.getConfiguration().get(Setting.decorations);
  return DECORATION_MODES.find((mode) => mode === value) ?? 'all';
}

/** `cordon.gitPath`: machine-scoped, so no workspace can set it; undefined means PATH. */
export function gitPath(): string | undefined {
  const value: unknown = vscode.workspace.getConfiguration().get(Setting.gitPath);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
