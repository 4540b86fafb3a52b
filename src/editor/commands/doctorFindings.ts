/** What only the editor knows about itself, for the doctor's report. Looks at files and settings, and runs nothing. */
import * as vscode from 'vscode';
import type { Finding } from '../../engine/doctor';
import { Setting } from '../ids';
import { isPresent, planInstructions, readSkill } from '../instructions/plan';
import { TARGETS } from '../instructions/targets';

export function finding(topic: string, level: Finding['level'], text: string): Finding {
  return { topic, level, text, said: text };
}

/** Which extension runs, and in what. */
export function hostFindings({ extension }: vscode.ExtensionContext): Finding[] {
  const { version } = extension.packageJSON as { version?: unknown };
  const { node } = process.versions;
  return [
    finding('extension', 'ok', `${String(version)}, ${extension.extensionPath}`),
    finding('extension host', 'ok', `Node.js ${node}, ${process.platform}-${process.arch}`),
  ];
}

/** The language that the editor asks for, and whether Cordon has it. */
export function languageFinding(): Finding {
  const { language } = vscode.env;
  const has = vscode.l10n.bundle !== undefined || /^en\b/i.test(language);
  return has
    ? finding('language', 'ok', language)
    : finding(
        'language',
        'note',
        vscode.l10n.t('{0}; Cordon speaks English, as it has no other words', language),
      );
}

/** The settings that are not as they come; of presets only their names, for a preset may hold a task. */
export function settingsFinding(): Finding {
  const configuration = vscode.workspace.getConfiguration();
  const ids = Object.values(Setting).filter((id) => id.startsWith(`${Setting.section}.`));
  const changed = ids.flatMap((id) => {
    const value: unknown = configuration.get(id);
    const standard: unknown = configuration.inspect(id)?.defaultValue;
    if (JSON.stringify(value) === JSON.stringify(standard)) return [];
    const shown = id === Setting.presets ? Object.keys(value as object) : value;
    return [`${id} ${JSON.stringify(shown)}`];
  });
  return finding(
    'settings',
    'ok',
    changed.length === 0 ? vscode.l10n.t('all at their defaults') : changed.join(', '),
  );
}

/** Which agents are told how to work inside an envelope, and whether what they are told is today's. */
export async function instructionsFinding(root: string, extensionPath: string): Promise<Finding> {
  const { l10n } = vscode;
  const topic = 'agent instructions';
  const there = await Promise.all(
    TARGETS.map(async (target) => ((await isPresent(root, target)) ? [target] : [])),
  );
  const { files, obstacles } = await planInstructions(root, there.flat(), await readSkill(extensionPath));
  const old = new Set(files.map(({ target }) => target));
  const unusable = new Set(obstacles.map(({ target }) => target));
  const current = there.flat().filter((target) => !old.has(target) && !unusable.has(target));
  const names = (list: Iterable<{ readonly path: string }>): string =>
    [...list].map(({ path }) => path).join(', ');
  if (old.size > 0) return finding(topic, 'note', l10n.t('not those of this version: {0}', names(old)));
  if (current.length > 0) return finding(topic, 'ok', l10n.t('up to date: {0}', names(current)));
  return finding(topic, 'note', l10n.t('none; Cordon: Add Agent Instructions… writes them'));
}
