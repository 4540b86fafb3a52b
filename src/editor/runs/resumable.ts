/** Whether Claude Code can make another attempt, and why not where it cannot. */
import { l10n } from 'vscode';
import type { Snapshot } from '../snapshot';

/** Why there is no next attempt; the engine judges again when one is made. */
export type Obstacle =
  'not-armed' | 'damaged' | 'manual' | 'accepted' | 'running' | 'used-up' | 'outside' | 'not-ours';

export function resumeObstacle({ stored, live, run }: Snapshot): Obstacle | null {
  if (stored.kind === 'damaged') return 'damaged';
  if (stored.kind !== 'armed') return 'not-armed';
  const { config, state, phase, seal } = stored;
  if (seal === 'broken') return 'not-ours';
  if (config.mode !== 'claude') return 'manual';
  if (phase === 'running' || run !== null) return 'running';
  if (phase === 'accepted') return 'accepted';
  if (state.attempt >= state.maxAttempts) return 'used-up';
  return live && !live.audit.passed ? 'outside' : null;
}

export function obstacleWords(obstacle: Obstacle, { stored, violations }: Snapshot): string {
  switch (obstacle) {
    case 'not-armed':
      return l10n.t('No envelope is armed here, so there is nothing to resume.');
    case 'damaged':
      return l10n.t('The envelope cannot be used. Reset it and arm again.');
    case 'not-ours':
      return l10n.t('The envelope is not the one that was armed here. Reset it and arm again.');
    case 'manual':
      return l10n.t(
        'This envelope was armed for any agent, so there is no Claude Code attempt to resume. Check it.',
      );
    case 'accepted':
      return l10n.t('The result is accepted already. Review it, reset the envelope, and arm the next one.');
    case 'running':
      return l10n.t('Somebody works on this envelope right now.');
    case 'used-up': {
      const attempts = stored.kind === 'armed' ? stored.state.maxAttempts : 0;
      return l10n.t(
        'All {0} attempts are used. Check by hand, or reset and arm with more attempts.',
        attempts,
      );
    }
    case 'outside':
      return violations.length === 1
        ? l10n.t('The changes so far break the envelope (1 violation). Take them back, then resume.')
        : l10n.t(
            'The changes so far break the envelope ({0} violations). Take them back, then resume.',
            violations.length,
          );
  }
}
