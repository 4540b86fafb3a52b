import assert from 'node:assert/strict';
import { ClaudeStream, progressLine, type ProgressEvent } from '../../../src/engine/agents/progress';
import { outcomeOf } from '../../../src/engine/agents/outcome';

const line = (event: object): string => JSON.stringify(event);
const assistant = (id: string, content: object[], more: object = {}): string =>
  line({ type: 'assistant', message: { id, content }, parent_tool_use_id: null, ...more });
const tool = (name: string, input: object, id = 't1'): object => ({ type: 'tool_use', id, name, input });

function read(...lines: string[]): { events: ProgressEvent[]; stream: ClaudeStream } {
  const stream = new ClaudeStream('/repo');
  return { events: lines.flatMap((text) => stream.read(text)), stream };
}

describe('the events of Claude Code', () => {
  it('name files in the repository, and count turns by message', () => {
    const { events, stream } = read(
      line({ type: 'system', subtype: 'init', model: 'claude-x' }),
      assistant('m1', [{ type: 'text', text: '  First line\nsecond' }]),
      assistant('m1', [tool('Write', { file_path: '/repo/src/a b.ts', content: 'x' })]),
      assistant('m2', [
        tool('Edit', { file_path: '/etc/passwd' }),
        tool('Bash', { command: 'npm test\nrm x' }),
      ]),
      assistant('m3', [tool('Grep', { pattern: 'x' })], { parent_tool_use_id: 't9' }),
    );
    assert.deepEqual(events, [
      { kind: 'started', model: 'claude-x' },
      { kind: 'text', text: 'First line', turn: 1 },
      { kind: 'tool', tool: 'Write', target: 'src/a b.ts', turn: 1 },
      { kind: 'tool', tool: 'Edit', target: '/etc/passwd', turn: 2 },
      { kind: 'tool', tool: 'Bash', target: 'npm test', turn: 2 },
      { kind: 'tool', tool: 'Grep', target: 'x', turn: 2 },
    ]);
    assert.equal(stream.turns, 2);
  });

  it('say what was denied, by the call that it was about', () => {
    const { events } = read(
      assistant('m1', [tool('Bash', { command: 'git commit' }, 't7')]),
      line({
        type: 'system',
        subtype: 'permission_denied',
        tool_name: 'Bash',
        tool_use_id: 't7',
        message: 'needs approval',
      }),
    );
    assert.equal(progressLine(events[1] ?? assert.fail()), '  denied: Bash git commit (needs approval)');
  });

  for (const [event, words] of [
    [
      { error_status: 529, error: 'overloaded', retry_delay_ms: 4200 },
      '  the model is overloaded, attempt 3 of 10 in 4 s',
    ],
    [
      { error_status: 429, error: 'rate_limit', retry_delay_ms: 500 },
      '  the usage limit is reached, attempt 3 of 10',
    ],
    [
      { error_status: 401, error: 'authentication_failed' },
      '  the login or key was refused, attempt 3 of 10',
    ],
    [{ error_status: null, error: 'unknown' }, '  the API cannot be reached, attempt 3 of 10'],
    [{ error_status: 500 }, '  the API failed, attempt 3 of 10'],
  ] as const) {
    it(`tell why a request is made again: ${words.trim()}`, () => {
      const { events } = read(
        line({ type: 'system', subtype: 'api_retry', attempt: 3, max_retries: 10, ...event }),
      );
      assert.equal(progressLine(events[0] ?? assert.fail()), words);
    });
  }

  it('leave out the words of an API error, which the result tells better', () => {
    const { events, stream } = read(
      assistant('s1', [{ type: 'text', text: 'API Error: 529' }], { is_api_error_message: true }),
      line({
        type: 'result',
        subtype: 'success',
        is_error: true,
        api_error_status: 529,
        num_turns: 1,
        total_cost_usd: 0,
      }),
    );
    assert.equal(events.length, 1);
    assert.match(
      progressLine(events[0] ?? assert.fail()) ?? '',
      /^the model is overloaded.*\(1 turn, \$0\.0000\)$/,
    );
    assert.equal(stream.turns, 0);
  });

  it('may hold several results: the last one counts', () => {
    const result = (more: object): string =>
      line({ type: 'result', num_turns: 2, total_cost_usd: 1.5, ...more });
    const failed = read(result({ is_error: false }), result({ is_error: true, result: 'late' }));
    assert.match(outcomeOf(failed.stream.result).reason ?? '', /late/);
    const recovered = read(result({ is_error: true }), result({ is_error: false }));
    assert.deepEqual(outcomeOf(recovered.stream.result), { finished: true, reason: null });
    assert.equal(progressLine(recovered.events[1] ?? assert.fail()), 'Claude Code finished: 2 turns, $1.50');
  });

  it('may hold no result, and anything else', () => {
    const { events, stream } = read(
      '',
      'words',
      'null',
      '[]',
      '{}',
      '{"type":7}',
      '{"type":"assistant"}',
      '{"type":"assistant","message":[1]}',
      '{"type":"system","subtype":"hook_started"}',
    );
    assert.deepEqual(events, []);
    assert.deepEqual(outcomeOf(stream.result), { finished: true, reason: null });
  });

  it('cannot write to the terminal what is no text', () => {
    const { events } = read(assistant('m1', [tool('Bash', { command: 'echo \u001b[2J\u202e' })]));
    assert.equal(progressLine(events[0] ?? assert.fail()), '  Bash echo \\x1b[2J\\u202e');
  });
});
