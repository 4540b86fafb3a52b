/**
 * What the editor lets the commands that it starts run. An envelope that this Cordon did not arm here, or whose config
 * was edited since, names programs that nobody on this machine chose: the editor shows them and asks, and the command
 * that then starts looks again, as the files may be others by then.
 */
import type { Envelope } from './envelope';
import { Refusal } from './errors';
import { say } from './said';
import { sha256Hex } from './store/canonicalJson';
import type { StoredConfig } from './store/schemas';

/** The digests that the editor's variable holds (attendance.ts). */
export function confirmedDigests(value: string): string[] {
  return value.split(',').filter((digest) => digest !== '');
}

/** Names everything that says what is run, and where: the root, and the stored config and options as they are on disk. */
export function envelopeDigest(root: string, { texts }: Pick<Envelope, 'texts'>): string {
  return sha256Hex([root, texts.config, texts.options ?? ''].join('\n'));
}

/** The command lines that checking or resuming the envelope would start. */
export function programsOf({ mode, verify, claude }: StoredConfig): string[] {
  return mode === 'claude' ? [...verify, claude.binary] : [...verify];
}

/** Whether a person has to confirm the envelope's programs before the editor may start them. */
export function wantsConsent({ config, seal }: Pick<Envelope, 'config' | 'seal'>): boolean {
  return seal !== 'intact' && programsOf(config).length > 0;
}

/**
 * @param confirmed digests of envelopes that a person confirmed
 * @throws Refusal `not-confirmed` unless this very envelope is one of them, or is as this Cordon armed it
 */
export function requireConsent(root: string, envelope: Envelope, confirmed: readonly string[]): void {
  if (!wantsConsent(envelope) || confirmed.includes(envelopeDigest(root, envelope))) return;
  throw new Refusal(
    'not-confirmed',
    say`nobody has confirmed the programs of this envelope, which was armed elsewhere or edited since: check or resume it with Cordon’s own command in the editor, which shows them and asks`,
  );
}
