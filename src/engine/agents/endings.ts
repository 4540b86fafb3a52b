/**
 * Why an attempt ended, in Cordon's own words. They are stored in English, for the next attempt and for every reader of
 * `last_error`; the editor finds them again to say them in the user's language.
 */
import { say, type Said } from '../said';

/** Why an API call failed, as far as Claude Code says. */
export type ApiCause =
  'not-logged-in' | 'refused-login' | 'overloaded' | 'rate-limit' | 'unreachable' | 'server' | 'unknown';

/** By the `subtype` of a result. */
export const RESULT_WORDS: Readonly<Record<string, Said>> = {
  error_max_turns: say`Claude Code stopped at the limit of turns (--max-turns)`,
  error_max_budget_usd: say`Claude Code stopped at the dollar limit (--max-budget-usd)`,
  error_during_execution: say`Claude Code was interrupted or failed while it worked`,
};

export const API_WORDS: Readonly<Record<ApiCause, Said>> = {
  'not-logged-in': say`Claude Code is not logged in: run \`claude /login\` in a terminal, then try again`,
  'refused-login': say`the login or key of Claude Code was refused: run \`claude /login\` in a terminal, or correct ANTHROPIC_API_KEY`,
  overloaded: say`the model is overloaded and Claude Code gave up: try again later`,
  'rate-limit': say`the usage limit of the model is reached and Claude Code gave up: try again later`,
  unreachable: say`Claude Code cannot reach its API: look at the network, a proxy, or ANTHROPIC_BASE_URL`,
  server: say`the API of Claude Code failed: try again later`,
  unknown: say`Claude Code reported an error`,
};

export const timedOut = (seconds: number): Said => say`Claude Code timed out after ${seconds} seconds`;
export const printedTooMuch = say`Claude Code printed more than is allowed and was ended`;
export const exitedWith = (code: number): Said => say`Claude Code exited with ${code}`;
export const endedBySignal = (signal: number): Said => say`Claude Code was ended by signal ${signal}`;
export const interruptedIn = (attempt: number): Said => say`interrupted in attempt ${attempt}`;

/** All of them, with any number where one belongs. */
const ENDINGS: readonly Said[] = [
  ...Object.values(RESULT_WORDS),
  ...Object.values(API_WORDS),
  timedOut(0),
  printedTooMuch,
  exitedWith(0),
  endedBySignal(0),
  interruptedIn(0),
];

/** A stored reason, ready for a translation as far as it begins with words of ours; what follows stays as it is. */
export function sayStoredReason(text: string): Said | string {
  for (const { template } of ENDINGS) {
    const pattern = template.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\\{\d\\\}/g, '(\\d+)');
    const [whole, ...holes] = new RegExp(`^${pattern}(?!\\w)`).exec(text) ?? [];
    if (whole === undefined) continue;
    const own: Said = { text: whole, template, holes };
    return whole === text ? own : say`${own}${text.slice(whole.length)}`;
  }
  return text;
}
