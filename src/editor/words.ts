/** What people read, made from codes and numbers. Every name is shown with control characters escaped. */
import { env, l10n, workspace } from 'vscode';
import { forDisplay } from './display';
import { sayParam } from '../engine/paramWords';
import type { Said } from '../engine/said';
import type { BudgetCode, Violation } from '../engine/violations';
import { sizeText } from '../sizes';
import { engine } from './engine';
import { translated } from './said';
import type { BudgetUse, JudgedFile, ShownViolation, Snapshot, Standing, StoredArmed } from './snapshot';

export function standingWords(standing: Standing): string {
  switch (standing) {
    case 'unknown':
      return l10n.t('looking…');
    case 'none':
      return l10n.t('not armed');
    case 'damaged':
      return l10n.t('damaged');
    case 'armed':
      return l10n.t('armed');
    case 'outside':
      return l10n.t('armed, outside the envelope');
    case 'running':
      return l10n.t('running');
    case 'agent_finished':
      return l10n.t('agent finished, not judged');
    case 'accepted':
      return l10n.t('accepted');
    case 'rejected':
      return l10n.t('rejected');
    case 'stale':
      return l10n.t('stale');
    case 'engine_error':
      return l10n.t('agent failed');
    case 'interrupted':
      return l10n.t('interrupted');
  }
}

/** One sentence on where the envelope stands; a verdict is never called more than it is. */
export function standingSentence({ standing, stored, live, failure }: Snapshot): string {
  switch (standing) {
    case 'unknown':
      return l10n.t('Cordon is looking at the repository.');
    case 'none':
      return l10n.t('No envelope is armed.');
    case 'damaged':
      return l10n.t('The stored envelope cannot be used.');
    case 'armed':
      if (failure) return l10n.t('The changes could not be audited.');
      if (!live) {
        return workspace.isTrusted
          ? l10n.t('The changes were not audited yet.')
          : l10n.t('Restricted Mode: the changes are not audited.');
      }
      return live.audit.evidence.files.length === 0
        ? l10n.t('Nothing has changed since the baseline.')
        : l10n.t('All changes so far are inside the envelope. Verifiers were not run.');
    case 'outside':
      return l10n.t('The changes so far would be rejected.');
    case 'running':
      return l10n.t('An agent is at work.');
    case 'agent_finished':
      return l10n.t('The agent has finished; check its result.');
    case 'accepted':
      return stored.kind === 'armed' && stored.verdict?.changed_files.length === 0
        ? l10n.t('Accepted: nothing changed.')
        : l10n.t('Accepted. Review the diff before you keep it.');
    case 'rejected':
      return l10n.t('The last check rejected the result.');
    case 'stale':
      return stored.kind === 'armed' && stored.phase === 'accepted'
        ? l10n.t('It was accepted, but the worktree has changed since. Check again.')
        : l10n.t('It was rejected, but the worktree has changed since. Check again.');
    case 'engine_error':
      return l10n.t('The agent failed in its last attempt.');
    case 'interrupted':
      return l10n.t('The last attempt was interrupted.');
  }
}

export function budgetName(code: BudgetCode): string {
  switch (code) {
    case 'file-budget':
      return l10n.t('Files');
    case 'added-line-budget':
      return l10n.t('Added lines');
    case 'deleted-line-budget':
      return l10n.t('Deleted lines');
    case 'working-byte-budget':
      return l10n.t('Total size');
    case 'binary-file-budget':
      return l10n.t('Binary files');
  }
}

/** A count as people write it: `2,097,152`. */
export function number(value: number): string {
  return value.toLocaleString(env.language);
}

export function budgetText(use: BudgetUse): string {
  const [used, limit] = amounts(use);
  return use.used === null ? l10n.t('limit {0}', limit) : `${used} / ${limit}`;
}

/** What is used and what may be, as people read it: bytes in larger units, as long as those tell the two apart. */
export function amounts({ code, used, limit }: BudgetUse): [used: string, limit: string] {
  const both: [number, number] = [used ?? 0, limit];
  const exact: [string, string] = [number(both[0]), number(both[1])];
  if (code !== 'working-byte-budget') return exact;
  const sizes: [string, string] = [sizeText(both[0], env.language), sizeText(both[1], env.language)];
  return sizes[0] === sizes[1] && both[0] !== both[1] ? [`${exact[0]} B`, `${exact[1]} B`] : sizes;
}

/** Which budget is exceeded, and by what. */
export function exceededText(use: BudgetUse): string {
  return l10n.t('{0} over budget: {1} of {2}', budgetName(use.code), ...amounts(use));
}

/** A violation in the user's language. */
export function violationText(violation: ShownViolation): string {
  const { code, path, params } = violation;
  const name = forDisplay(path ?? '');
  const param = (key: string): string => forDisplay(String(params[key]));
  const words = (key: string): string => forDisplay(translated(sayParam(String(params[key]))));
  switch (code) {
    case 'path-outside-policy':
      return params.deniedBy === null
        ? l10n.t('{0} is outside the policy: no allowed pattern matches', name)
        : l10n.t('{0} is outside the policy: denied by {1}', name, param('deniedBy'));
    case 'hidden-index-flag':
      return l10n.t(
        'Index flags hide changes: assume-unchanged or skip-worktree on {0}',
        pathList(params.paths),
      );
    case 'head-moved':
      return params.head === null
        ? l10n.t('HEAD names no commit any more; the baseline is {0}', shortName(param('baseline')))
        : l10n.t(
            'HEAD moved to {0}; the baseline is {1}',
            shortName(param('head')),
            shortName(param('baseline')),
          );
    case 'foreign-state-file':
      return l10n.t("{0} in Cordon's own folder was not written by Cordon", name);
    case 'scan-ceiling':
      return l10n.t(
        'Untracked files are too large to look at: {0} of at most {1} bytes',
        param('bytes'),
        param('ceiling'),
      );
    case 'unreadable':
      return l10n.t('{0} cannot be read: {1}', name, words('reason'));
    case 'vanished':
      return l10n.t('{0} vanished while it was measured', name);
    case 'unsupported-type':
      return l10n.t('{0} is neither a regular file nor a link ({1})', name, words('type'));
    case 'uncounted':
      return l10n.t('Git could not compare {0} with the baseline', name);
    case 'file-budget':
    case 'added-line-budget':
    case 'deleted-line-budget':
    case 'working-byte-budget':
    case 'binary-file-budget':
      return exceededText({ code, used: Number(params.used), limit: Number(params.limit) });
    case 'verifier-failed':
      return l10n.t('Verifier failed ({0}): {1}', failureText(params), param('command'));
    default:
      return forDisplay(enginesWords(violation));
  }
}

/**
 * What the engine says of all else, translated. Parameters come from a file: where they do not make the stored English
 * words, those are shown, and so they are for codes of a newer engine.
 */
function enginesWords({ code, path, params, message }: ShownViolation): string {
  try {
    const said = engine().violationWords({ code, path, params } as unknown as Violation) as Said | undefined;
    return said?.text === message ? asLine(said) : message;
  } catch {
    return message;
  }
}

/** The engine's words begin in lower case, for the terminal; a path that they begin with stays as it is. */
function asLine(said: Said): string {
  const text = translated(said);
  const filled = said.holes.map(translated).filter((hole) => hole !== '');
  return filled.some((hole) => text.startsWith(hole)) ? text : capitalised(text);
}

/** A violation as a row: what it is about, and what is wrong with it, in few words: the side bar is narrow. */
export function violationRow(violation: ShownViolation): { label: string; description: string } {
  const text = violationText(violation);
  const name = violation.path === null ? null : forDisplay(violation.path);
  const short = rowWords(violation);
  if (name !== null && short !== null) return { label: name, description: short };
  if (name === null) {
    const [whole, label = text, description = ''] = /^(.*?)(?:: |：)(.*)$/s.exec(text) ?? [];
    return whole === undefined ? { label: text, description: '' } : { label, description };
  }
  // Other languages put a colon after the name.
  const rest = text.startsWith(name) ? /^(?:: |：| )(.*)$/s.exec(text.slice(name.length))?.[1] : undefined;
  return { label: name, description: rest ?? text };
}

/** The reason alone, for the kinds of violations that are met most; null for the others. */
function rowWords({ code, params }: ShownViolation): string | null {
  const param = (key: string): string => forDisplay(String(params[key]));
  if (code === 'verifier-changed') return l10n.t('verifier {0}', param('command'));
  if (code === 'staged-unverified') return l10n.t('staged content differs');
  if (code !== 'path-outside-policy') return null;
  return params.deniedBy === null ? l10n.t('not allowed') : l10n.t('denied by {0}', param('deniedBy'));
}

/** Why the last attempt ended, as far as it is Cordon's own words in the user's language. */
export function lastErrorText(stored: string): string {
  return forDisplay(translated(engine().sayStoredReason(stored)));
}

/** As the beginning of a line: words for places in a sentence are in lower case. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How a verifier ended. */
export function failureText(params: Readonly<Record<string, unknown>>): string {
  const exitCode = Number(params.exitCode);
  if (params.cause === 'time-out') return l10n.t('time-out');
  if (params.cause === 'output-limit') return l10n.t('output over the limit');
  return exitCode < 0 ? l10n.t('signal {0}', -exitCode) : l10n.t('exit {0}', exitCode);
}

/** Why a changed file has its badge. */
export function judgedReason(file: JudgedFile): string {
  if (file.violations.length > 0) return file.violations.map(violationText).join('\n');
  const allowed = l10n.t('allowed by {0}', forDisplay(file.pattern ?? ''));
  if (file.verdict === 'allowed') return allowed;
  return [l10n.t('{0}, but a budget is exceeded', allowed), ...file.exceeded.map(exceededText)].join('\n');
}

/** Lines added and deleted, or that it is binary. */
export function countsText({ file }: JudgedFile): string {
  if (!file) return '';
  return file.binaries > 0 ? l10n.t('binary') : `+${number(file.added)} −${number(file.deleted)}`;
}

/** The task on one line, cut to about `most` characters. */
export function taskTitle({ config }: StoredArmed, most = 80): string {
  const line = config.label.split('\n', 1)[0] ?? '';
  const shown = Array.from(line);
  return forDisplay(shown.length > most ? `${shown.slice(0, most).join('')}…` : line);
}

export function shortName(objectName: string): string {
  return objectName.slice(0, 12);
}

/** How long ago, in the largest unit that fits; stored times of other writers may be no times. */
export function age(since: string | number | Date, now = Date.now()): string {
  const seconds = Math.round((now - new Date(since).getTime()) / 1000);
  if (!Number.isFinite(seconds)) return l10n.t('at an unknown time');
  if (seconds < 60) return l10n.t('just now');
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? units[2];
  return new Intl.RelativeTimeFormat(env.language).format(-Math.floor(seconds / length), unit);
}

function pathList(paths: unknown): string {
  if (!Array.isArray(paths)) return '';
  const shown = paths.slice(0, 10).map((path) => forDisplay(String(path)));
  const more = paths.length - shown.length;
  return shown.join(', ') + (more > 0 ? l10n.t(' and {0} more', more) : '');
}
