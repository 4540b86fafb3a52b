import type { ClaudeOptions } from '../policy/policy';
import { pythonFloat } from '../store/canonicalJson';

/** How Claude Code is called: everything after the executable, and what goes to its standard input. */
export interface ClaudeCall {
  readonly args: readonly string[];
  /** The prompt, when it is too long for an argument; undefined for no standard input. */
  readonly input: string | undefined;
}

/** Longest prompt that is passed as an argument: bytes, on Windows characters of the whole command line. */
const ARGUMENT_BYTES = 100_000;
const ARGUMENT_CHARACTERS_WINDOWS = 24_000;

/** The argument vector of one attempt. */
export function claudeCall(options: ClaudeOptions, prompt: string, platform = process.platform): ClaudeCall {
  const fits =
    platform === 'win32'
      ? prompt.length <= ARGUMENT_CHARACTERS_WINDOWS
      : Buffer.byteLength(prompt) <= ARGUMENT_BYTES;
  // A NUL cannot be in an argument.
  const short = fits && !prompt.includes('\0');
  const args = [
    '-p',
    ...(short ? [prompt] : []),
    ...['--output-format', 'json', '--no-session-persistence'],
    ...['--max-turns', String(options.maxTurns), '--permission-mode', 'acceptEdits'],
    ...(options.maxBudgetUsd === null ? [] : ['--max-budget-usd', pythonFloat(options.maxBudgetUsd)]),
    ...(options.model === null ? [] : ['--model', options.model]),
    ...(options.effort === null ? [] : ['--effort', options.effort]),
  ];
  return { args, input: short ? undefined : prompt };
}

/** What the fields of a `result` event mean for Cordon. */
export interface ClaudeOutcome {
  /** True unless a result says that the run did not finish. */
  readonly finished: boolean;
  /** Why it did not, in words for a person; null when it did. */
  readonly reason: string | null;
}

/**
 * Reads what `--output-format json` (or `stream-json`) printed. An interrupted `claude` exits 0, so the result
 * itself has to say that it is complete. Output without a result object counts as finished: the exit code was 0
 * and there is nothing to the contrary.
 */
export function claudeOutcome(stdout: string): ClaudeOutcome {
  const result = lastResult(stdout);
  if (!result) return { finished: true, reason: null };
  const subtype = typeof result.subtype === 'string' ? result.subtype : '';
  const ended = typeof result.terminal_reason === 'string' ? result.terminal_reason : '';
  const failed =
    result.is_error === true || subtype.startsWith('error') || (ended !== '' && ended !== 'completed');
  return failed
    ? { finished: false, reason: resultWords(result, subtype, ended) }
    : { finished: true, reason: null };
}

type Fields = Record<string, unknown>;

/** The last JSON object of type `result`, in a single document, a list of events, or one event a line. */
function lastResult(stdout: string): Fields | undefined {
  const whole = parseFields(stdout);
  const events = whole ?? stdout.split('\n').flatMap((line) => parseFields(line) ?? []);
  return events.filter((event) => event.type === 'result' || 'is_error' in event).at(-1);
}

function parseFields(text: string): Fields[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.filter((item): item is Fields => typeof item === 'object' && item !== null);
  } catch {
    return undefined;
  }
}

const KNOWN_ENDINGS: Record<string, string> = {
  error_max_turns: 'stopped at the limit of turns (--max-turns)',
  error_max_budget_usd: 'stopped at the dollar limit (--max-budget-usd)',
  error_during_execution: 'was interrupted or failed while it worked',
};

function resultWords(result: Fields, subtype: string, ended: string): string {
  const listed = Array.isArray(result.errors) ? result.errors.filter((item) => typeof item === 'string') : [];
  const said = typeof result.result === 'string' ? result.result : listed.join('; ');
  const known = KNOWN_ENDINGS[subtype] ?? 'reported an error';
  const detail = said.trim() === '' ? '' : `: ${said.trim()}`;
  const ending = ended !== '' && ended !== 'completed' ? ` [${ended}]` : '';
  return `Claude Code ${known}${ending}${detail}`;
}
