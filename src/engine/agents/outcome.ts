/** How Claude Code said that it ended, told apart and in words for a person. Pure. */

import { API_WORDS, type ApiCause, RESULT_WORDS } from './endings';

/** What the fields of a `result` event mean for Cordon. */
export interface ClaudeOutcome {
  /** True unless a result says that the run did not finish. */
  readonly finished: boolean;
  /** Why it did not, in words for a person; null when it did. */
  readonly reason: string | null;
}

export type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what `--output-format json` (or `stream-json`) printed. An interrupted `claude` exits 0, so the result
 * itself has to say that it is complete. Tools that go on in the background make several results: the last one counts.
 * Output without a result object counts as finished: the exit code was 0 and there is nothing to the contrary.
 */
export function claudeOutcome(stdout: string): ClaudeOutcome {
  return outcomeOf(lastResult(stdout));
}

/** What one `result` event means; undefined where there was none. */
export function outcomeOf(result: Fields | undefined): ClaudeOutcome {
  const finished = result === undefined || !isFailure(result);
  return { finished, reason: finished ? null : resultWords(result) };
}

/** Text as JSON objects: a single document, or the objects of a list; undefined for what is neither. */
export function parseFields(text: string): Fields[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.filter(isFields);
  } catch {
    return undefined;
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The last JSON object of type `result`, in a single document, a list of events, or one event a line. */
function lastResult(stdout: string): Fields | undefined {
  const whole = parseFields(stdout);
  const events = whole ?? stdout.split('\n').flatMap((line) => parseFields(line) ?? []);
  return events.filter((event) => event.type === 'result' || 'is_error' in event).at(-1);
}

function isFailure(result: Fields): boolean {
  const ended = result.terminal_reason;
  const unfinished = typeof ended === 'string' && ended !== '' && ended !== 'completed';
  return result.is_error === true || textOf(result.subtype).startsWith('error') || unfinished;
}

function resultWords(result: Fields): string {
  const listed = Array.isArray(result.errors) ? result.errors.filter((item) => typeof item === 'string') : [];
  const said = typeof result.result === 'string' ? result.result.trim() : listed.join('; ').trim();
  const ended = textOf(result.terminal_reason);
  const known = RESULT_WORDS[textOf(result.subtype)] ?? API_WORDS[apiCause(result, said)];
  const ending = ended !== '' && ended !== 'completed' ? ` [${ended}]` : '';
  return `${known.text}${ending}${said === '' ? '' : `: ${said}`}`;
}

function apiCause(result: Fields, said: string): ApiCause {
  const status = result.api_error_status;
  if (typeof status === 'number') return statusCause(status);
  if (result.api_error === 'connection_failed') return 'unreachable';
  // Without a login there is no request, so no status: only Claude Code's own advice tells.
  return said.includes('/login') ? 'not-logged-in' : 'unknown';
}

/** The cause that an HTTP status of the API stands for. */
export function statusCause(status: number): ApiCause {
  if (status === 401 || status === 403) return 'refused-login';
  if (status === 429) return 'rate-limit';
  if (status === 529) return 'overloaded';
  return status >= 500 ? 'server' : 'unknown';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
