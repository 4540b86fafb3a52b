/** What a run is doing, in the user's language. */
import { env, l10n } from 'vscode';
import type { NotedEvent } from '../../engine/store/runFiles';
import { forDisplay } from '../display';
import { engine } from '../engine';
import { translated } from '../said';
import { isExceeded, type Snapshot } from '../snapshot';
import { budgetName, budgetText } from '../words';
import type { RunView } from './runView';

const MOST_SHOWN = 80;

export function runTitle({ record }: RunView): string {
  if (record.verb === 'check') return l10n.t('checking');
  return l10n.t('Claude Code, attempt {0} of {1}', record.attempt, record.maxAttempts);
}

/** What happens now, in a few words. */
export function actionWords({ recent }: RunView): string {
  const last = recent.at(-1);
  return last === undefined ? l10n.t('starting') : eventWords(last);
}

export function eventWords(event: NotedEvent): string {
  switch (event.kind) {
    case 'attempt':
    case 'started':
      return l10n.t('starting');
    case 'tool':
      return shown(`${event.tool} ${event.target}`.trimEnd());
    case 'text':
      return shown(event.text);
    case 'denied':
      return l10n.t('denied: {0}', shown(`${event.tool} ${event.target}`.trimEnd()));
    case 'retry':
      return retryWords(event);
    case 'result':
      return event.reason === null ? l10n.t('the agent finished') : shown(reasonWords(event.reason));
    case 'inspecting':
      return l10n.t('inspecting the result');
    case 'verifier':
      return l10n.t('verifier {0} of {1}: {2}', event.index + 1, event.count, shown(event.command));
  }
}

/** Why it ended, as far as it is Cordon's own words in the user's language. */
function reasonWords(reason: string): string {
  return translated(engine().sayStoredReason(reason));
}

function retryWords({ cause, attempt, maxRetries }: NotedEvent & { kind: 'retry' }): string {
  switch (cause) {
    case 'overloaded':
      return l10n.t('the model is overloaded, attempt {0} of {1}', attempt, maxRetries);
    case 'rate-limit':
      return l10n.t('the usage limit is reached, attempt {0} of {1}', attempt, maxRetries);
    case 'unreachable':
      return l10n.t('the API cannot be reached, attempt {0} of {1}', attempt, maxRetries);
    case 'not-logged-in':
    case 'refused-login':
      return l10n.t('the login was refused, attempt {0} of {1}', attempt, maxRetries);
    case 'server':
    case 'unknown':
      return l10n.t('the API failed, attempt {0} of {1}', attempt, maxRetries);
  }
}

/** Action, turns, time, dollars where known, and the budgets that are used, in one line. */
export function runLine(run: RunView, { budgets }: Snapshot, now = Date.now()): string {
  const used = budgets.filter((use) => (use.used ?? 0) > 0);
  const shownBudgets = used.filter((use, index) => index < 2 || isExceeded(use));
  return [
    actionWords(run),
    ...(run.turns > 0 ? [turnsWords(run.turns)] : []),
    elapsed(run, now),
    ...(run.costUsd === null ? [] : [dollars(run.costUsd)]),
    ...shownBudgets.map((use) => `${budgetName(use.code)} ${budgetText(use)}${isExceeded(use) ? ' ⚠' : ''}`),
  ].join(' · ');
}

export function turnsWords(turns: number): string {
  return turns === 1 ? l10n.t('1 turn') : l10n.t('{0} turns', turns);
}

/** `0:42`, `1:02:03`. */
export function elapsed({ record }: RunView, now = Date.now()): string {
  const seconds = Math.max(0, Math.floor((now - record.startedAt) / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${hours > 0 ? String(minutes).padStart(2, '0') : minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

export function dollars(usd: number): string {
  const digits = usd < 0.1 ? 4 : 2;
  return usd.toLocaleString(env.language, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function shown(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return forDisplay(line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line);
}
