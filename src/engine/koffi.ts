import type * as Koffi from 'koffi';

/** The foreign function library, loaded at the first need. @throws Error where there is no native file for this machine */
export function requireKoffi(): typeof Koffi {
  // A plain require: it stays lazy in the bundle, and the library's ESM entry cannot be bundled as CommonJS.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  return require('koffi') as typeof Koffi;
}
