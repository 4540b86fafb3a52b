import type { AgentSettings, ClaudeOptions } from '../policy/policy';
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

export interface CallOptions {
  /** Live events instead of one final object. */
  readonly stream?: boolean;
  /** Whose settings, hooks and tool servers Claude Code loads; the repository's too unless set. */
  readonly settings?: AgentSettings;
  readonly platform?: NodeJS.Platform;
}

/** The argument vector of one attempt. Without `CallOptions` it is that of Cordon 1.0, word for word. */
export function claudeCall(
  options: ClaudeOptions,
  prompt: string,
  { stream = false, settings = 'repository', platform = process.platform }: CallOptions = {},
): ClaudeCall {
  const fits =
    platform === 'win32'
      ? prompt.length <= ARGUMENT_CHARACTERS_WINDOWS
      : Buffer.byteLength(prompt) <= ARGUMENT_BYTES;
  // A NUL cannot be in an argument.
  const short = fits && !prompt.includes('\0');
  const args = [
    '-p',
    ...(short ? [prompt] : []),
    ...(stream ? ['--output-format', 'stream-json', '--verbose'] : ['--output-format', 'json']),
    '--no-session-persistence',
    ...['--max-turns', String(options.maxTurns), '--permission-mode', 'acceptEdits'],
    ...(options.maxBudgetUsd === null ? [] : ['--max-budget-usd', pythonFloat(options.maxBudgetUsd)]),
    ...(options.model === null ? [] : ['--model', options.model]),
    ...(options.effort === null ? [] : ['--effort', options.effort]),
    // The user's own settings carry the login; the repository's hooks, tool servers and permissions stay out.
    ...(settings === 'user' ? ['--setting-sources', 'user'] : []),
  ];
  return { args, input: short ? undefined : prompt };
}
