import { forDisplay } from '../display';
import type { ToForm } from '../../protocol';
import type { Envelope } from '../envelope';
import type { Envelopes } from '../envelopes';

type Place = Extract<ToForm, { type: 'place' }>;

/** The repositories that the form can be switched to. Two of one name are told apart by where they are. */
export function repositoriesOf({ all }: Envelopes): Place['repositories'] {
  const names = all.map(({ name }) => name);
  return all.map(({ root, name }) => {
    const detail = forDisplay(root);
    const isClear = names.indexOf(name) === names.lastIndexOf(name);
    return { root, name: isClear ? forDisplay(name) : detail, detail };
  });
}

/** No envelope that could be shown is armed. */
export function isFree(envelope: Envelope | undefined): boolean {
  const kind = envelope?.snapshot.stored.kind;
  return kind === 'none' || kind === 'damaged';
}
