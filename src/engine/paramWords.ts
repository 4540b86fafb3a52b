import { say, type Said } from './said';

/** The fixed English words that parameters may hold. Stored files may hold others. */
const PARAM_WORDS: Readonly<Record<string, Said>> = {
  new: say`new`,
  edited: say`edited`,
  deleted: say`deleted`,
  staged: say`staged`,
  'taken back': say`taken back`,
  'another content': say`different content`,
  'permission denied': say`permission denied`,
  'not there': say`not there`,
  'input/output error': say`input/output error`,
  folder: say`folder`,
  fifo: say`fifo`,
  socket: say`socket`,
  device: say`device`,
  other: say`other`,
  armed: say`armed`,
  running: say`running`,
  agent_finished: say`agent_finished`,
  accepted: say`accepted`,
  rejected: say`rejected`,
  engine_error: say`engine_error`,
  interrupted: say`interrupted`,
  manual: say`manual`,
  claude: say`claude`,
};

/** A parameter that is words: ready for a translation where it is one of ours. */
export function sayParam(words: string): Said | string {
  return Object.hasOwn(PARAM_WORDS, words) ? (PARAM_WORDS[words] ?? words) : words;
}
