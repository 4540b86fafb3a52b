import type * as OnDemandBundle from '../onDemandBundle';

/** The editor's parts that are loaded on first need, as they are in `dist/onDemand.js`. */
export type OnDemand = typeof OnDemandBundle;

let loaded: OnDemand | undefined;

/**
 * What a person asks for: starting the extension must not pay for it. Modules that both bundles need are in both, each
 * with variables and classes of its own: what is to be one thing for all is handed over as an object (commandContext.ts).
 */
export function onDemand(): OnDemand {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a chunk of its own, loaded on first need
  loaded ??= require('./onDemand.js') as OnDemand;
  return loaded;
}
