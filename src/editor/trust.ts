import * as vscode from 'vscode';
import { forDisplay } from './display';
import { engine } from './engine';
import type { Envelope } from './envelope';
import type { StoredArmed } from './snapshot';

const CONSENTS = 'foreignEnvelopes';
/** Kept consents; the oldest go. */
const MOST_KEPT = 50;

/** An envelope that this Cordon did not arm here, or that no longer is what it armed. */
export function isForeign({ seal }: StoredArmed): boolean {
  return seal === 'none' || seal === 'broken';
}

/**
 * What a person said about programs that nobody on this machine chose: those of an envelope that was armed elsewhere, or
 * whose config was edited since. Before the editor lets them run it shows them and asks, once for each envelope.
 *
 * Invariant: what was confirmed is one envelope byte for byte. Its digest goes to the command that is started, which
 * compares it with what is on disk by then, under the lock (engine/consent.ts).
 */
export class ForeignConsent {
  constructor(private readonly memory: vscode.Memento) {}

  /** Digests of what was confirmed in this workspace: for commands that somebody else starts (tasks.json). */
  get given(): readonly string[] {
    return this.memory.get<string[]>(CONSENTS, []);
  }

  /** Whether the programs of an envelope would be asked about. */
  wantsAnswer(stored: StoredArmed): boolean {
    return engine().wantsConsent(stored) && !this.given.includes(stored.digest);
  }

  /**
   * Asks where it is needed.
   * @returns the digests that the command may be started with: none for an envelope of our own; null when the person
   * said no, or nothing may run
   */
  async toRun(envelope: Envelope): Promise<readonly string[] | null> {
    if (!vscode.workspace.isTrusted) return null;
    const { stored } = envelope.snapshot;
    if (stored.kind !== 'armed' || !engine().wantsConsent(stored)) return [];
    if (this.wantsAnswer(stored)) {
      const run = vscode.l10n.t('Run');
      const question =
        stored.seal === 'edited'
          ? vscode.l10n.t('This envelope was edited after it was armed. Run its programs?')
          : vscode.l10n.t('This envelope was not armed by this Cordon. Run its programs?');
      const detail = engine()
        .programsOf(stored.config)
        .map((text) => forDisplay(text))
        .join('\n');
      if ((await vscode.window.showWarningMessage(question, { modal: true, detail }, run)) !== run)
        return null;
      await this.confirm(stored);
    }
    return [stored.digest];
  }

  /** Remembers that a person confirmed exactly this envelope. */
  async confirm({ digest }: StoredArmed): Promise<void> {
    await this.memory.update(CONSENTS, [...this.given, digest].slice(-MOST_KEPT));
  }
}
