import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** What the scripted model answers to one request that offers it tools. */
export interface Turn {
  /** Text of the answer. */
  text?: string;
  /** Tool calls: Claude Code really executes them. Without any the turn ends the conversation. */
  tools?: readonly ToolCall[];
  /** An HTTP error instead of an answer. */
  error?: { status: number; type: string; message: string; retryAfter?: number };
  /** Waits this long before answering. */
  delayMs?: number;
  /** Takes the request and never answers. */
  hang?: true;
  /** Answers every further request too: the script never moves on from this turn. */
  repeat?: true;
}

export interface ToolCall {
  /** `Write {file_path, content}`, `Edit {file_path, old_string, new_string}`, `Bash {command}` … */
  name: string;
  /** Paths are absolute. */
  input: Readonly<Record<string, unknown>>;
}

/** A turn as data, or a function that makes it from the request (to answer what was asked). */
export type ScriptedTurn = Turn | ((request: SeenRequest) => Turn);

/** A request for an answer, as it arrived. */
export interface SeenRequest {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: MessagesRequest;
  /** All text of the first user message but Claude Code's own reminders: the prompt. */
  readonly prompt: string;
  /** False for side requests (titles and the like), which consume no turn. */
  readonly offersTools: boolean;
}

/** The parts of a Messages API request that the tests look at. */
export interface MessagesRequest {
  readonly model: string;
  readonly messages: readonly { role: string; content: string | readonly ContentBlock[] }[];
  readonly tools?: readonly { name: string }[];
  readonly [other: string]: unknown;
}

export interface ContentBlock {
  readonly type: string;
  readonly text?: string;
  readonly content?: unknown;
  readonly [other: string]: unknown;
}

export interface MessagesApi {
  /** For ANTHROPIC_BASE_URL. */
  readonly url: string;
  /** Every request so far, side requests included, oldest first. */
  readonly requests: readonly SeenRequest[];
  /** The prompts of the requests that begin a conversation (with tools, and no answer yet), oldest first. */
  prompts(): string[];
  /** Appends turns to the script. */
  add(...turns: ScriptedTurn[]): void;
  /** Replaces what is left of the script. */
  play(...turns: ScriptedTurn[]): void;
  /** Stops listening and breaks every open connection. */
  close(): Promise<void>;
}

/**
 * A scripted Anthropic Messages API on loopback. Each request with tools consumes one turn; after the
 * last turn every request is answered with a text that ends the conversation.
 */
export async function startMessagesApi(script: readonly ScriptedTurn[] = []): Promise<MessagesApi> {
  let turns = [...script];
  const requests: SeenRequest[] = [];

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const route = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (request.method !== 'POST' || route !== '/v1/messages') {
        response.writeHead(request.method === 'HEAD' ? 200 : 404).end();
        return;
      }
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as MessagesRequest;
      const offersTools = (body.tools?.length ?? 0) > 0;
      const seen = { headers: request.headers, body, prompt: promptOf(body), offersTools };
      requests.push(seen);
      const next = offersTools ? turns[0] : undefined;
      const turn = typeof next === 'function' ? next(seen) : (next ?? { text: 'Done.' });
      if (next !== undefined && !turn.repeat) turns.shift();
      if (turn.hang) return;
      setTimeout(() => {
        answer(response, body, turn);
      }, turn.delayMs ?? 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    prompts: () =>
      requests
        .filter(
          ({ offersTools, body }) => offersTools && !body.messages.some(({ role }) => role === 'assistant'),
        )
        .map(({ prompt }) => prompt),
    add: (...more) => void turns.push(...more),
    play(...next) {
      turns = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/**
 * The environment that makes the real Claude Code talk to the scripted API: nothing else on the
 * network, `home` as its home folder (Cordon keeps its seals there too), one quick retry instead of minutes of them.
 */
export function claudeEnv(api: Pick<MessagesApi, 'url'>, home: string): Record<string, string> {
  return {
    ANTHROPIC_BASE_URL: api.url,
    ANTHROPIC_API_KEY: 'scripted',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    CLAUDE_CODE_MAX_RETRIES: '1',
    CLAUDE_CODE_TMPDIR: home,
    DISABLE_AUTOUPDATER: '1',
    HOME: home,
    USERPROFILE: home,
    XDG_STATE_HOME: path.join(home, 'state'),
    LOCALAPPDATA: path.join(home, 'state'),
  };
}

/**
 * Lets Claude Code with this home folder run any shell command without asking, as a person's own
 * settings may: Cordon's argument vector allows edits only.
 */
export function allowShell(home: string): void {
  const folder = path.join(home, '.claude');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'settings.json'), JSON.stringify({ permissions: { allow: ['Bash'] } }));
}

function promptOf(body: MessagesRequest): string {
  const content = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  if (typeof content === 'string') return content;
  return content
    .map((block) => block.text ?? '')
    .filter((text) => !text.startsWith('<system-reminder>'))
    .join('\n');
}

function answer(response: http.ServerResponse, body: MessagesRequest, turn: Turn): void {
  if (turn.error) {
    const { status, type, message, retryAfter } = turn.error;
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
    response.writeHead(status, headers);
    response.end(JSON.stringify({ type: 'error', error: { type, message } }));
    return;
  }
  const content = contentOf(turn);
  const message = {
    id: `msg_${unique()}`,
    type: 'message',
    role: 'assistant',
    model: body.model,
    stop_reason: turn.tools?.length ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: 10,
      output_tokens: 10,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
    },
  };
  if (body.stream !== true) {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ ...message, content }));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const send = (type: string, data: object) => {
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`);
  };
  send('message_start', { message: { ...message, content: [], stop_reason: null } });
  for (const [index, block] of content.entries()) {
    const tool = block.type === 'tool_use';
    send('content_block_start', {
      index,
      content_block: tool ? { ...block, input: {} } : { ...block, text: '' },
    });
    const delta = tool
      ? { type: 'input_json_delta', partial_json: JSON.stringify(block.input) }
      : { type: 'text_delta', text: block.text };
    send('content_block_delta', { index, delta });
    send('content_block_stop', { index });
  }
  const { stop_reason, stop_sequence, usage } = message;
  send('message_delta', {
    delta: { stop_reason, stop_sequence },
    usage: { output_tokens: usage.output_tokens },
  });
  send('message_stop', {});
  response.end();
}

function contentOf(turn: Turn): ContentBlock[] {
  const tools = (turn.tools ?? []).map(({ name, input }) => ({
    type: 'tool_use',
    id: `toolu_${unique()}`,
    name,
    input,
  }));
  const text = turn.text ?? (tools.length > 0 ? undefined : 'Done.');
  return [...(text === undefined ? [] : [{ type: 'text', text }]), ...tools];
}

let last = 0;
function unique(): string {
  last += 1;
  return String(last).padStart(24, '0');
}
