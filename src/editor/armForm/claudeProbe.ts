/** Whether Claude Code is there, where, and in which version. */
import * as vscode from 'vscode';
import type { Session } from '../../engine/session';
import { forDisplay } from '../display';
import type { Severity } from '../../protocol';
import { engine } from '../engine';

export interface ClaudeReport {
  readonly severity: Severity;
  readonly words: string;
  /** The program was found but not started, as it is not the usual one: the user may ask for its version. */
  readonly askable: boolean;
}

const VERSION_MS = 10_000;

/**
 * Looks for the program. The usual one is asked for its version; any other is only looked for, because its name is still
 * being typed and must not be run before somebody says so (`ask`).
 */
export async function probeClaude(session: Session, binary: string, ask: boolean): Promise<ClaudeReport> {
  const { findClaude, runBounded, Refusal, DEFAULT_CLAUDE } = engine();
  const { l10n } = vscode;
  const { root } = session.repository;
  try {
    const found = await findClaude(binary, session.env, root);
    const file = forDisplay(found.file);
    if (binary !== DEFAULT_CLAUDE.binary && !ask) {
      return { severity: 'ok', words: l10n.t('Found at {0}', file), askable: true };
    }
    const asked = await runBounded({
      file: found.file,
      args: [...found.args, '--version'],
      cwd: root,
      env: session.env,
      timeoutMs: VERSION_MS,
      outputLimitBytes: 65_536,
      keepBytes: 1024,
    });
    const version = asked.stdout.toString('utf8').trim().split('\n')[0] ?? '';
    if (asked.exitCode !== 0 || version === '') {
      return {
        severity: 'warning',
        words: l10n.t('Found at {0}, but it does not tell its version.', file),
        askable: false,
      };
    }
    const words = l10n.t('{0}, found at {1}', forDisplay(version), file);
    return { severity: 'ok', words, askable: false };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { severity: 'warning', words: notFound(binary), askable: false };
  }
}

function notFound(binary: string): string {
  return vscode.l10n.t(
    '{0} was not found. Install Claude Code with “npm install -g @anthropic-ai/claude-code”, or give the path of the program. Arm alone works without it.',
    forDisplay(binary),
  );
}

/** Asks once for each program and session of the editor whether it may be started. */
export class StartConsent {
  private readonly given = new Set<string>();

  /** Whether a program may be started to ask for its version. */
  askVersion(binary: string): Promise<boolean> {
    const question = vscode.l10n.t('Start this program to ask for its version?');
    return this.ask(question, forDisplay(`${binary} --version`));
  }

  /** @param detail what exactly would be started */
  async ask(question: string, detail: string): Promise<boolean> {
    if (this.given.has(detail)) return true;
    const run = vscode.l10n.t('Run');
    const answer = await vscode.window.showWarningMessage(question, { modal: true, detail }, run);
    if (answer !== run) return false;
    this.given.add(detail);
    return true;
  }
}
