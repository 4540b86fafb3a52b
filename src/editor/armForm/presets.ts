/** Named envelopes in the setting `cordon.presets`. A restricted setting: an untrusted workspace's own are not read. */
import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { Preset } from '../../presetSchema';
import type { Draft } from '../../protocol';
import { engine } from '../engine';
import { Setting } from '../ids';
import { emptyDraft } from './drafts';

/** Lets the user pick a preset. @returns the draft that it makes of `current`; undefined when nothing was picked */
export async function pickPreset(current: Draft): Promise<Draft | undefined> {
  const presets = storedPresets();
  const names = Object.keys(presets);
  if (names.length === 0) {
    void vscode.window.showInformationMessage(
      vscode.l10n.t(
        'There is no preset yet. Fill in the form and save it as one, or write the setting cordon.presets.',
      ),
    );
    return undefined;
  }
  const items = names.map((name) => {
    return { label: forDisplay(name), detail: describe(presets[name]), name };
  });
  const chosen = await vscode.window.showQuickPick(items, {
    title: vscode.l10n.t('Load a Preset'),
    placeHolder: vscode.l10n.t('Replaces what is in the form'),
    matchOnDetail: true,
  });
  if (!chosen) return undefined;
  const parsed = engine().parsePreset(presets[chosen.name]);
  if ('preset' in parsed) return applyPreset(parsed.preset, current);
  void vscode.window.showErrorMessage(
    vscode.l10n.t(
      'The preset “{0}” cannot be used: {1} ({2}). Correct it in the setting cordon.presets.',
      chosen.label,
      parsed.problem,
      parsed.place,
    ),
  );
  return undefined;
}

/** Asks for a name and a place and stores the draft there. @returns the name; undefined when the user backed out */
export async function savePreset(draft: Draft): Promise<string | undefined> {
  const known = storedPresets();
  const name = await vscode.window.showInputBox({
    title: vscode.l10n.t('Save as Preset'),
    prompt: vscode.l10n.t('A name for this envelope'),
    value: draft.label.split('\n', 1)[0]?.slice(0, 60) ?? '',
    validateInput: (value) => {
      if (value.trim() === '') return vscode.l10n.t('Give it a name.');
      if (!(value.trim() in known)) return undefined;
      const message = vscode.l10n.t('Replaces the preset of that name.');
      return { message, severity: vscode.InputBoxValidationSeverity.Info };
    },
  });
  if (name === undefined || name.trim() === '') return undefined;
  const target = await pickTarget();
  if (target === undefined) return undefined;
  const configuration = vscode.workspace.getConfiguration();
  const stored = configuration.inspect<Record<string, unknown>>(Setting.presets);
  const there = target === vscode.ConfigurationTarget.Global ? stored?.globalValue : stored?.workspaceValue;
  await configuration.update(Setting.presets, { ...there, [name.trim()]: presetOf(draft) }, target);
  return name.trim();
}

/** User and workspace presets together; the workspace's own win. */
function storedPresets(): Record<string, unknown> {
  const value: unknown = vscode.workspace.getConfiguration().get(Setting.presets);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

async function pickTarget(): Promise<vscode.ConfigurationTarget | undefined> {
  const { l10n } = vscode;
  const chosen = await vscode.window.showQuickPick(
    [
      {
        label: l10n.t('Workspace'),
        detail: l10n.t(
          'For everyone who works here. It changes the workspace settings: a file in the repository has to be committed before you arm.',
        ),
        target: vscode.ConfigurationTarget.Workspace,
      },
      {
        label: l10n.t('User'),
        detail: l10n.t('For yourself, in all workspaces.'),
        target: vscode.ConfigurationTarget.Global,
      },
    ],
    { title: l10n.t('Where should the preset be kept?') },
  );
  return chosen?.target;
}

function describe(preset: unknown): string {
  const parsed = engine().parsePreset(preset);
  if (!('preset' in parsed)) return vscode.l10n.t('cannot be used as it is');
  const { allow = [], deny = [], verify = [] } = parsed.preset;
  const denied = deny.length > 0 ? vscode.l10n.t(' · denies {0}', deny.join(', ')) : '';
  const checked = verify.length > 0 ? vscode.l10n.t(' · verifies with {0}', verify.join(', ')) : '';
  return forDisplay(vscode.l10n.t('allows {0}', allow.join(', ')) + denied + checked);
}

function applyPreset(preset: Preset, current: Draft): Draft {
  const standard = emptyDraft();
  return {
    version: engine().DRAFT_VERSION,
    // A preset without a task is a policy: what was typed stays.
    label: preset.task ?? current.label,
    allow: preset.allow ?? [],
    deny: preset.deny ?? [],
    limits: { ...standard.limits, ...defined(preset.limits ?? {}) },
    allowCommits: preset.allowCommits ?? false,
    verify: preset.verify ?? [],
    maxAttempts: preset.maxAttempts ?? standard.maxAttempts,
    claude: { ...standard.claude, ...defined(preset.claude ?? {}), binary: current.claude.binary },
    options: {
      verifyTimeoutSeconds: preset.verifyTimeoutSeconds ?? standard.options.verifyTimeoutSeconds,
      protect: preset.protect ?? [],
      allowVerifierChanges: preset.allowVerifierChanges ?? false,
      agentSettings: preset.agentSettings ?? '',
    },
  };
}

/** What a draft is as a preset: numbers as numbers where they are, and nothing that is as standard. */
function presetOf(draft: Draft): Record<string, unknown> {
  const standard = emptyDraft();
  return defined({
    task: draft.label,
    allow: draft.allow,
    deny: draft.deny.length > 0 ? draft.deny : undefined,
    limits: changed(draft.limits, standard.limits),
    allowCommits: draft.allowCommits || undefined,
    verify: draft.verify.length > 0 ? draft.verify : undefined,
    verifyTimeoutSeconds: changed(draft.options, standard.options)?.verifyTimeoutSeconds,
    protect: draft.options.protect.length > 0 ? draft.options.protect : undefined,
    allowVerifierChanges: draft.options.allowVerifierChanges || undefined,
    agentSettings: draft.options.agentSettings || undefined,
    maxAttempts: draft.maxAttempts === standard.maxAttempts ? undefined : amountOf(draft.maxAttempts),
    claude: changed({ ...draft.claude, binary: standard.claude.binary }, standard.claude),
  });
}

/** The entries that differ from the standard ones; undefined when none does. */
function changed(
  values: Readonly<Record<string, unknown>>,
  standard: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  const different = Object.entries(values).filter(
    ([key, value]) => typeof value === 'string' && value !== standard[key],
  );
  if (different.length === 0) return undefined;
  return Object.fromEntries(different.map(([key, value]) => [key, amountOf(String(value))]));
}

function amountOf(typed: string): string | number {
  return /^\d+(?:\.\d+)?$/.test(typed) && String(Number(typed)) === typed ? Number(typed) : typed;
}

function defined<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
