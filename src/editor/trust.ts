import * as vscode from 'vscode';
import { escapeForDisplay } from '../engine/text';
import type { Envelope } from './envelope';
import type { StoredArmed } from './snapshot';

const CONSENTS = 'foreignEnvelopes';
/** Kept consents; the oldest go. */
const MOST_KEPT = 100;

/** An envelope that this Cordon did not arm here, or that no longer is what it armed. */
export function isForeign({ seal }: StoredArmed): boolean {
  return seal === 'none' || seal === 'broken';
}

/**
 * What a person said about foreign envelopes. Such an envelope came from somewhere else: before the editor runs its
 * verifiers or its agent program it shows them and asks, once for each envelope.
 */
export class ForeignConsent {
  constructor(private readonly memory: vscode.Memento) {}

  /**
   * Whether the programs of the envelope may be run: true for our own envelopes, else what the person says now or
   * said before about exactly this one.
   */
  async mayRun(envelope: Envelope): Promise<boolean> {
    if (!vscode.workspace.isTrusted) return false;
    const { stored } = envelope.snapshot;
    if (stored.kind !== 'armed' || !isForeign(stored)) return true;
    const programs = programsOf(stored);
    if (programs.length === 0) return true;
    const key = `${envelope.root}\n${stored.state.configSha256}`;
    const known = this.memory.get<string[]>(CONSENTS, []);
    if (known.includes(key)) return true;
    const run = vscode.l10n.t('Run');
    const answer = await vscode.window.showWarningMessage(
      vscode.l10n.t('This envelope was not armed by this Cordon. Run its programs?'),
      { modal: true, detail: programs.map(escapeForDisplay).join('\n') },
      run,
    );
    if (answer !== run) return false;
    await this.memory.update(CONSENTS, [...known, key].slice(-MOST_KEPT));
    return true;
  }
}

/** The command lines that checking or resuming the envelope would start. */
function programsOf({ config }: StoredArmed): string[] {
  return config.mode === 'claude' ? [...config.verify, config.claude.binary] : [...config.verify];
}
