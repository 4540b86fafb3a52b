import * as vscode from 'vscode';
import type { ArmRequest } from '../../engine/policy/policy';
import { forDisplay } from '../display';
import { showArmWarning } from '../armWarnings';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import type { Log } from '../log';
import { translated } from '../said';
import { withAgentSettings } from '../settings';
import { asSentence } from './problemWords';
import { manualRequest } from './request';

/**
 * Arms in this process, so that a refusal lands in the form.
 * @param run for Claude Code, which must be there before anything is armed; else for any agent
 * @returns null when it is armed, else why not, in words
 */
export async function armFromForm(
  envelope: Envelope,
  request: ArmRequest,
  run: boolean,
  log: Log,
): Promise<string | null> {
  try {
    await envelope.during(vscode.l10n.t('arming'), async () => {
      const session = await envelope.openSession({ onWarning: showArmWarning });
      if (run) await engine().findClaude(request.claude.binary, session.env, session.repository.root);
      await session.arm(run ? withAgentSettings(request) : manualRequest(request, engine()));
    });
    log.info(`${envelope.root}: armed by the form, mode ${run ? 'claude' : 'manual'}`);
    return null;
  } catch (error) {
    if (error instanceof engine().Refusal) {
      log.warn(`arming from the form: ${error.code}: ${error.message}`);
      return asSentence(forDisplay(translated(error.said)));
    }
    log.error('arming from the form', error);
    return vscode.l10n.t('Something unexpected happened: {0}', errorWords(error));
  }
}

export function errorWords(error: unknown): string {
  return forDisplay(error instanceof Error ? error.message : String(error));
}
