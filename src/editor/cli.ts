import path from 'node:path';
import type * as vscode from 'vscode';
import { ATTENDANCE_VARIABLE, CONSENT_VARIABLE, REFUSAL_VARIABLE } from '../engine/attendance';
import { gitPath } from './settings';

/** The bundled command line, as the first argument of the editor's own runtime (`process.execPath`). */
export function cliArguments({ extensionPath }: Pick<vscode.ExtensionContext, 'extensionPath'>): string[] {
  return [path.join(extensionPath, 'dist', 'cli.js')];
}

/** Files and digests that a command of the editor is told by. */
export interface CliTies {
  /** Touched while a window is there. */
  readonly attended: string;
  /** Where it says why it refused. */
  readonly refused: string;
  /** Digests of the envelopes whose programs it may start although they were armed elsewhere (engine/consent.ts). */
  readonly confirmed: readonly string[];
}

/**
 * What makes the editor's executable run it, stay alive only while a window is there, say why it refused, and start
 * nothing that was not confirmed (cli.js removes all of these); and where the setting names another Git, a PATH that finds
 * that one first.
 */
export function cliEnvironment({ attended, refused, confirmed }: CliTies): Record<string, string> {
  const own = {
    ELECTRON_RUN_AS_NODE: '1',
    [ATTENDANCE_VARIABLE]: attended,
    [REFUSAL_VARIABLE]: refused,
    [CONSENT_VARIABLE]: confirmed.join(','),
  };
  const git = gitPath();
  if (git === undefined || !path.isAbsolute(git)) return own;
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...own, [name]: [path.dirname(git), process.env[name] ?? ''].join(path.delimiter) };
}
