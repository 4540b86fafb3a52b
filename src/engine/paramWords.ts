import { say, type Said } from './said';

/** The fixed English words that a violation's parameters may hold. Stored reports may hold others. */
const PARAM_WORDS: Readonly<Record<string, Said>> = {
  new: say`new`,
  edited: say`edited`,
  deleted: say`deleted`,
  staged: say`staged`,
  'taken back': say`taken back`,
  'another content': say`another content`,
  'permission denied': say`permission denied`,
  'not there': say`not there`,
  'input/output error': say`input/output error`,
  folder: say`folder`,
  fifo: say`fifo`,
  socket: say`socket`,
  device: say`device`,
  other: say`other`,
};

/** A parameter that is words: ready for a translation where it is one of ours. */
export function sayParam(words: string): Said | string {
  return Object.hasOwn(PARAM_WORDS, words) ? (PARAM_WORDS[words] ?? words) : words;
}
