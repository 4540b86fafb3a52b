import { l10n } from 'vscode';
import type { Preflight } from '../../engine/preflight';
import { forDisplay } from '../display';
import type { Finding, Remedy } from '../../protocol';
import { number } from '../words';
import { asSentence } from './problemWords';

/** Paths that are named one by one. */
const NAMED = 10;

/** What would refuse now, each with what can be done about it; one good word when nothing would. */
export function preflightFindings({ hasCommit, dirty, hidden, armed, busy }: Preflight): Finding[] {
  const findings: Finding[] = [];
  if (!hasCommit) {
    findings.push(
      blocking(
        l10n.t('There is no commit yet. Cordon compares an agent’s work with a commit, so make a first one.'),
        [],
        ['openSourceControl'],
      ),
    );
  }
  if (armed) {
    findings.push(
      blocking(
        l10n.t('An envelope is armed here already. Only one can be, so disarm it before you arm the next.'),
        [],
        ['showEnvelope', 'reset'],
      ),
    );
  }
  if (dirty.length > 0) {
    findings.push(
      blocking(
        dirty.length === 1
          ? l10n.t('The worktree is not clean: 1 changed or untracked file. Commit or stash it.')
          : l10n.t(
              'The worktree is not clean: {0} changed or untracked files. Commit or stash them.',
              number(dirty.length),
            ),
        named(dirty),
        ['openSourceControl'],
      ),
    );
  }
  if (hidden.length > 0) {
    findings.push(
      blocking(
        l10n.t(
          'Index flags (assume-unchanged, skip-worktree) hide changes of {0} files from Git. Clear them.',
          number(hidden.length),
        ),
        named(hidden),
        ['clearFlags'],
      ),
    );
  }
  if (busy) {
    findings.push(
      blocking(
        l10n.t(
          'Another Cordon operation is at work in this repository. Wait until it has finished, or end it.',
        ),
        [],
        ['lookAgain'],
      ),
    );
  }
  if (findings.length > 0) return findings;
  const message = l10n.t('Ready: the worktree is clean and nothing is in the way.');
  return [{ severity: 'ok', message, details: [], remedies: [] }];
}

/** A refusal of the engine in place of a look. */
export function refusalFinding(code: string, message: string): Finding {
  const remedies: Remedy[] = code === 'state-invalid' ? ['reset', 'lookAgain'] : ['lookAgain'];
  return blocking(asSentence(forDisplay(message)), [], remedies);
}

function blocking(message: string, details: readonly string[], remedies: readonly Remedy[]): Finding {
  return {
    severity: 'error',
    message,
    details: [...details],
    remedies: remedies.map((remedy) => ({ remedy, label: remedyLabel(remedy) })),
  };
}

function remedyLabel(remedy: Remedy): string {
  switch (remedy) {
    case 'openSourceControl':
      return l10n.t('Open Source Control');
    case 'clearFlags':
      return l10n.t('Clear Flags…');
    case 'reset':
      return l10n.t('Disarm…');
    case 'showEnvelope':
      return l10n.t('Show the Envelope');
    case 'lookAgain':
      return l10n.t('Look Again');
  }
}

function named(paths: readonly string[]): string[] {
  const shown = paths.slice(0, NAMED).map((text) => forDisplay(text));
  const more = paths.length - shown.length;
  return more > 0 ? [...shown, l10n.t('and {0} more', number(more))] : shown;
}
