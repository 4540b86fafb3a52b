import type * as Execa from 'execa';

/**
 * execa, loaded when the first process starts. It takes half of Cordon's whole loading time, and most commands start
 * nothing but Git.
 */
export function loadExeca(): typeof Execa {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import would not be lazy in the bundle
  return require('execa') as typeof Execa;
}
