import { env, l10n } from 'vscode';
import type { Problem } from '../../engine/policy/policy';
import { forDisplay } from '../display';
import type { FieldProblem } from '../../protocol';
import { translated } from '../said';
import { number } from '../words';

/** A problem as the form shows it: in short words where its place says the rest, else in the engine's. */
export function problemForForm(problem: Problem): FieldProblem {
  const { field, code } = problem;
  return { field, code, message: words(problem) };
}

function words({ field, code, message, said }: Problem): string {
  switch (code) {
    case 'label-blank':
      return l10n.t('Say in a few words what is to be done.');
    case 'allow-missing':
      return l10n.t(
        'No path may change yet. Add at least one pattern, such as src/** (or ** for every path).',
      );
    case 'nul':
      return l10n.t('This holds a NUL character, which no program can be given. Remove it.');
    case 'binary-blank':
      return l10n.t('Name the Claude Code program or give its path, such as claude.');
    case 'model-blank':
      return l10n.t('The model is blank. Name one, or empty the field for the default.');
    case 'number-missing':
      return l10n.t('A number is missing here.');
    case 'not-whole':
      return l10n.t(
        '“{0}” is not a whole number. Use digits only, such as {1}.',
        forDisplay(message.slice(0, 40)),
        '25',
      );
    case 'not-decimal':
      return l10n.t(
        '“{0}” is not a number. Use digits, such as {1}.',
        forDisplay(message.slice(0, 40)),
        '2.5',
      );
    case 'not-an-integer':
      return l10n.t(
        'Use a whole number from {0} to {1}.',
        field === 'maxAttempts' || field === 'claude.maxTurns' ? 1 : 0,
        number(Number.MAX_SAFE_INTEGER),
      );
    case 'not-positive':
      return l10n.t('Use a number above 0.');
    default:
      return asSentence(translated(said));
  }
}

/** The engine's words begin in the middle of a sentence; beside a field they are one. */
export function asSentence(message: string): string {
  const first = message.charAt(0).toUpperCase() + message.slice(1);
  if (/[.!?。！？]$/.test(first)) return first;
  return env.language.startsWith('zh') ? `${first}。` : `${first}.`;
}
