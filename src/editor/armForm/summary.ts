import { l10n } from 'vscode';
import { forDisplay } from '../display';
import type { Severity, Summary, SummaryAction } from '../../protocol';
import type { Envelope } from '../envelope';
import type { Standing, StoredArmed } from '../snapshot';
import { isForeign } from '../trust';
import {
  age,
  budgetName,
  budgetText,
  capitalised,
  number,
  shortName,
  standingSentence,
  standingWords,
  taskTitle,
} from '../words';

/** The armed envelope as the panel shows it; null where there is none that can be read. */
export function summaryOf(envelope: Envelope): Summary | null {
  const { snapshot } = envelope;
  const { stored, standing, budgets } = snapshot;
  if (stored.kind !== 'armed') return null;
  const { config, options } = stored;
  const list = (patterns: readonly string[]): string[] => patterns.map((text) => forDisplay(text));
  return {
    title: taskTitle(stored),
    severity: severityOf(standing),
    standing: capitalised(standingWords(standing)),
    sentence: snapshot.busy?.words ?? standingSentence(snapshot),
    notes: notes(stored),
    rows: [
      row(
        l10n.t('Task'),
        config.label.split('\n').map((text) => forDisplay(text)),
      ),
      row(l10n.t('Baseline'), [shortName(config.baseline)], true),
      row(l10n.t('Armed'), [age(config.createdAt)]),
      row(l10n.t('Allowed'), list(config.policy.allow), true),
      row(l10n.t('Denied'), list(config.policy.deny), true),
      ...budgets.map((use) => row(budgetName(use.code), [budgetText(use)])),
      row(l10n.t('Commits'), [config.policy.allowCommits ? l10n.t('allowed') : l10n.t('not allowed')]),
      row(l10n.t('Verifiers'), list(config.verify), true),
      row(l10n.t('Protected ignored files'), list(options.protect), true),
      ...(config.mode === 'claude' ? claudeRows(stored) : []),
    ].filter(({ values }) => values.length > 0),
    actions: actionsOf(stored),
  };
}

function row(label: string, values: string[], code = false): Summary['rows'][number] {
  return { label, values, code };
}

function claudeRows({ config: { claude }, state }: StoredArmed): Summary['rows'] {
  return [
    row(l10n.t('Attempts'), [l10n.t('{0} of {1} used', state.attempt, state.maxAttempts)]),
    row(l10n.t('Claude Code'), [
      [
        forDisplay(claude.binary),
        l10n.t('{0} turns', number(claude.maxTurns)),
        l10n.t('{0} s', number(claude.timeoutSeconds)),
        ...(claude.maxBudgetUsd === null ? [] : [`$${number(claude.maxBudgetUsd)}`]),
        ...(claude.model === null ? [] : [forDisplay(claude.model)]),
        ...(claude.effort === null ? [] : [claude.effort]),
      ].join(' · '),
    ]),
  ];
}

function notes(stored: StoredArmed): string[] {
  if (stored.seal === 'broken') {
    return [l10n.t('The envelope is not the one that was armed here. Disarm it and arm again.')];
  }
  if (isForeign(stored)) {
    return [l10n.t('It is not sealed: it was armed elsewhere, or no seal could be stored on this machine.')];
  }
  return [];
}

function severityOf(standing: Standing): Severity {
  switch (standing) {
    case 'accepted':
      return 'ok';
    case 'rejected':
    case 'damaged':
    case 'engine_error':
      return 'error';
    case 'outside':
    case 'stale':
    case 'interrupted':
      return 'warning';
    case 'unknown':
    case 'none':
    case 'armed':
    case 'running':
    case 'agent_finished':
      return 'info';
  }
}

function actionsOf({ config, phase, state }: StoredArmed): Summary['actions'] {
  const running = phase === 'running';
  const mayRun =
    config.mode === 'claude' && !running && phase !== 'accepted' && state.attempt < state.maxAttempts;
  const action = (
    name: SummaryAction,
    label: string,
    icon: string,
    primary = false,
  ): Summary['actions'][number] => ({ action: name, label, icon, primary });
  return [
    ...(mayRun ? [action('run', l10n.t('Run Claude'), 'play', state.attempt === 0)] : []),
    ...(running ? [] : [action('check', l10n.t('Check'), 'pass', !mayRun || state.attempt > 0)]),
    action('copyPrompt', l10n.t('Copy Prompt for the Agent'), 'copy'),
    action('review', l10n.t('Show Audit'), 'list-tree'),
    ...(running ? [] : [action('disarm', l10n.t('Disarm…'), 'trash')]),
    action('editDraft', l10n.t('Back to the Form'), 'edit'),
  ];
}
