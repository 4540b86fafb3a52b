/**
 * What a run is doing, for showing only. Parses the events of Claude Code's `--output-format stream-json --verbose`;
 * what it does not know it leaves out. Pure: no I/O, and nothing here decides anything.
 */
import path from 'node:path';
import { escapeForDisplay } from '../text';
import type { ApiCause } from './endings';
import { type Fields, isFields, outcomeOf, parseFields, statusCause } from './outcome';

/** One thing that happened. Texts are as they came: escape them before showing. */
export type ProgressEvent =
  | { readonly kind: 'attempt'; readonly attempt: number; readonly maxAttempts: number }
  | { readonly kind: 'started'; readonly model: string }
  /** `target` is the file (relative to the root where it lies inside), command or pattern; may be empty. */
  | { readonly kind: 'tool'; readonly tool: string; readonly target: string; readonly turn: number }
  | { readonly kind: 'text'; readonly text: string; readonly turn: number }
  | { readonly kind: 'denied'; readonly tool: string; readonly target: string; readonly reason: string }
  | {
      readonly kind: 'retry';
      readonly cause: ApiCause;
      readonly attempt: number;
      readonly maxRetries: number;
      readonly delayMs: number;
    }
  | {
      readonly kind: 'result';
      /** Null when the agent finished. */
      readonly reason: string | null;
      readonly turns: number;
      readonly costUsd: number | null;
    }
  | { readonly kind: 'inspecting' }
  | {
      readonly kind: 'verifier';
      readonly command: string;
      /** From 0. */
      readonly index: number;
      readonly count: number;
    };

const MOST_TEXT = 300;
const MOST_TARGET = 200;

/** Reads the events of one run of Claude Code, line by line. */
export class ClaudeStream {
  /** The last `result` event: background tools make several, and the last one counts. */
  result: Fields | undefined;
  private readonly messages = new Set<string>();
  private readonly calls = new Map<string, { tool: string; target: string }>();

  /** @param root the worktree's root, in which files are named */
  constructor(private readonly root: string) {}

  /** Answers of the model so far. */
  get turns(): number {
    return this.messages.size;
  }

  /** What one line tells; nothing for a line that is no event or none worth showing. */
  read(line: string): ProgressEvent[] {
    const [event] = parseFields(line) ?? [];
    if (event === undefined) return [];
    switch (event.type) {
      case 'system':
        return this.system(event);
      case 'assistant':
        return this.assistant(event);
      case 'result':
        return [this.ended(event)];
      default:
        return [];
    }
  }

  private system(event: Fields): ProgressEvent[] {
    switch (event.subtype) {
      case 'init':
        return [{ kind: 'started', model: text(event.model) }];
      case 'permission_denied': {
        const call = this.calls.get(text(event.tool_use_id));
        const tool = text(event.tool_name);
        return [{ kind: 'denied', tool, target: call?.target ?? '', reason: cut(text(event.message)) }];
      }
      case 'api_retry': {
        const [attempt, maxRetries, delayMs] = [event.attempt, event.max_retries, event.retry_delay_ms].map(
          count,
        );
        return [
          {
            kind: 'retry',
            cause: retryCause(event),
            attempt: attempt ?? 0,
            maxRetries: maxRetries ?? 0,
            delayMs: delayMs ?? 0,
          },
        ];
      }
      default:
        return [];
    }
  }

  private assistant(event: Fields): ProgressEvent[] {
    const message = isFields(event.message) ? event.message : {};
    // Claude Code words an API error as an answer; the result tells it better.
    if (event.is_api_error_message === true) return [];
    // A sub-agent's answers are not turns of the run.
    if (typeof event.parent_tool_use_id !== 'string') this.messages.add(text(message.id));
    const blocks = Array.isArray(message.content) ? message.content.filter(isFields) : [];
    return blocks.flatMap((block): ProgressEvent[] => {
      const turn = this.turns;
      if (block.type === 'text' && text(block.text).trim() !== '')
        return [{ kind: 'text', text: cut(firstLine(text(block.text))), turn }];
      if (block.type !== 'tool_use') return [];
      const call = { tool: text(block.name), target: this.target(isFields(block.input) ? block.input : {}) };
      this.calls.set(text(block.id), call);
      return [{ kind: 'tool', ...call, turn }];
    });
  }

  private ended(event: Fields): ProgressEvent {
    this.result = event;
    return {
      kind: 'result',
      reason: outcomeOf(event).reason,
      turns: count(event.num_turns) ?? this.turns,
      costUsd: typeof event.total_cost_usd === 'number' ? event.total_cost_usd : null,
    };
  }

  private target(input: Fields): string {
    const file = text(input.file_path) || text(input.notebook_path);
    if (file !== '') return cut(this.inRoot(file), MOST_TARGET);
    const keys = ['command', 'pattern', 'query', 'url', 'description', 'path'] as const;
    const key = keys.find((name) => text(input[name]) !== '');
    return key === undefined ? '' : cut(firstLine(text(input[key])), MOST_TARGET);
  }

  private inRoot(file: string): string {
    const relative = path.relative(this.root, path.resolve(this.root, file));
    const outside = relative === '' || relative.startsWith('..') || path.isAbsolute(relative);
    return outside ? file : relative.split(path.sep).join('/');
  }
}

function retryCause(event: Fields): ApiCause {
  if (typeof event.error_status === 'number') return statusCause(event.error_status);
  return event.error === 'authentication_failed' ? 'not-logged-in' : 'unreachable';
}

const RETRY_WORDS: Record<ApiCause, string> = {
  'not-logged-in': 'Claude Code is not logged in',
  'refused-login': 'the login or key was refused',
  overloaded: 'the model is overloaded',
  'rate-limit': 'the usage limit is reached',
  unreachable: 'the API cannot be reached',
  server: 'the API failed',
  unknown: 'the API reported an error',
};

/** One line for a person, without control characters; null for what is not worth a line. */
export function progressLine(event: ProgressEvent): string | null {
  const line = rawLine(event);
  return line === null ? null : escapeForDisplay(line);
}

function rawLine(event: ProgressEvent): string | null {
  switch (event.kind) {
    case 'attempt':
      return `attempt ${event.attempt} of ${event.maxAttempts}`;
    case 'started':
      return event.model === '' ? 'Claude Code started' : `Claude Code started with ${event.model}`;
    case 'tool':
      return `  ${event.tool} ${event.target}`.trimEnd();
    case 'text':
      return `  “${event.text}”`;
    case 'denied':
      return `  denied: ${event.tool} ${event.target}${event.reason === '' ? '' : ` (${event.reason})`}`;
    case 'retry': {
      const wait = event.delayMs >= 1000 ? ` in ${Math.round(event.delayMs / 1000)} s` : '';
      return `  ${RETRY_WORDS[event.cause]}, attempt ${event.attempt} of ${event.maxRetries}${wait}`;
    }
    case 'result': {
      const cost = event.costUsd === null ? '' : `, $${event.costUsd.toFixed(event.costUsd < 0.1 ? 4 : 2)}`;
      const turns = `${event.turns} ${event.turns === 1 ? 'turn' : 'turns'}${cost}`;
      return event.reason === null
        ? `Claude Code finished: ${turns}`
        : `${firstLine(event.reason)} (${turns})`;
    }
    case 'inspecting':
      return 'inspecting the result';
    case 'verifier':
      return `verifier ${event.index + 1} of ${event.count}: ${event.command}`;
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function count(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function firstLine(value: string): string {
  return value.trim().split('\n', 1)[0] ?? '';
}

function cut(value: string, most = MOST_TEXT): string {
  return value.length > most ? `${value.slice(0, most)}…` : value;
}
