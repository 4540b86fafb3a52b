import fs from 'node:fs';
import path from 'node:path';

/** Values of settings.json by their full names. */
export type Settings = Readonly<Record<string, unknown>>;

/** Settings that keep the workbench still and offline, and give every folder a row of its own. */
const QUIET: Settings = {
  'workbench.startupEditor': 'none',
  'workbench.reduceMotion': 'on',
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.tips.enabled': false,
  'chat.disableAIFeatures': true,
  'terminal.integrated.gpuAcceleration': 'off',
  'remote.autoForwardPorts': false,
  'git.autofetch': false,
  'git.openRepositoryInParentFolders': 'never',
  'extensions.ignoreRecommendations': true,
  'extensions.autoCheckUpdates': false,
  'explorer.compactFolders': false,
  'window.commandCenter': false,
  'security.workspace.trust.startupPrompt': 'never',
  'telemetry.telemetryLevel': 'off',
};

/** Writes settings.json, the quiet settings first, into a folder of user data (`…/User`). */
export function writeSettingsFile(folder: string, settings: Settings): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'settings.json'),
    JSON.stringify({ ...QUIET, ...settings }, undefined, 2),
  );
}
