import assert from 'node:assert/strict';
import { claudeCall } from '../../../src/engine/agents/claude';
import { claudeOutcome } from '../../../src/engine/agents/outcome';
import { DEFAULT_CLAUDE } from '../../../src/engine/policy/policy';

describe('the argument vector of Claude Code', () => {
  it('has the order of Cordon 1.0', () => {
    assert.deepEqual(claudeCall(DEFAULT_CLAUDE, 'do it'), {
      args: [
        ...['-p', 'do it', '--output-format', 'json', '--no-session-persistence'],
        ...['--max-turns', '30', '--permission-mode', 'acceptEdits'],
      ],
      input: undefined,
    });
    const all = { ...DEFAULT_CLAUDE, maxTurns: 4, maxBudgetUsd: 2, model: 'm x', effort: 'xhigh' } as const;
    assert.deepEqual(claudeCall(all, 'p').args.slice(5), [
      ...['--max-turns', '4', '--permission-mode', 'acceptEdits', '--max-budget-usd', '2.0'],
      ...['--model', 'm x', '--effort', 'xhigh'],
    ]);
  });

  it("streams events, and leaves the repository's settings out, only where that is asked for", () => {
    assert.deepEqual(claudeCall(DEFAULT_CLAUDE, 'do it', { stream: true, settings: 'user' }).args, [
      ...['-p', 'do it', '--output-format', 'stream-json', '--verbose', '--no-session-persistence'],
      ...['--max-turns', '30', '--permission-mode', 'acceptEdits', '--setting-sources', 'user'],
    ]);
  });

  it('passes a long prompt on standard input', () => {
    const fits = 'é'.repeat(50_000);
    assert.equal(claudeCall(DEFAULT_CLAUDE, fits, { platform: 'linux' }).args[1], fits);
    const long = `${fits}x`;
    assert.equal(claudeCall(DEFAULT_CLAUDE, long, { platform: 'linux' }).input, long);
    assert.equal(claudeCall(DEFAULT_CLAUDE, long, { platform: 'linux' }).args[1], '--output-format');
    assert.equal(claudeCall(DEFAULT_CLAUDE, 'x'.repeat(24_000), { platform: 'win32' }).input, undefined);
    assert.equal(claudeCall(DEFAULT_CLAUDE, 'x'.repeat(24_001), { platform: 'win32' }).input?.length, 24_001);
    assert.equal(claudeCall(DEFAULT_CLAUDE, 'a\0b', { platform: 'linux' }).input, 'a\0b');
  });
});

describe('the outcome of a run that exited 0', () => {
  const finished = [
    '',
    'words',
    '{"result":"done"}',
    '{"type":"result","result":"done"}\n',
    '{"type":"result","subtype":"success","is_error":false,"terminal_reason":"completed","result":"ok"}',
    '{"type":"result","subtype":"error_max_turns","is_error":true}\n{"type":"result","subtype":"success","is_error":false}',
    '[{"type":"system"},{"type":"result","is_error":false}]',
    'null',
    '[null,1]',
  ];
  for (const output of finished) {
    it(`is finished: ${output.slice(0, 60)}`, () => {
      assert.deepEqual(claudeOutcome(output), { finished: true, reason: null });
    });
  }

  const unfinished: [string, RegExp][] = [
    [
      '{"type":"result","subtype":"success","is_error":true,"result":"Invalid API key · Please run /login"}',
      /run \/login/,
    ],
    [
      '{"type":"result","subtype":"error_max_turns","is_error":true,"errors":["Reached 3"]}',
      /limit of turns.*Reached 3/,
    ],
    ['{"type":"result","subtype":"error_max_budget_usd","is_error":true}', /dollar limit/],
    ['{"type":"result","subtype":"error_during_execution"}', /interrupted or failed/],
    [
      '{"type":"result","subtype":"success","is_error":false,"terminal_reason":"aborted_tools"}',
      /aborted_tools/,
    ],
    ['{"type":"result","is_error":false}\n{"type":"result","is_error":true,"result":"late"}', /late/],
    ['[{"type":"result","is_error":true}]', /reported an error/],
    [
      '{"type":"result","is_error":true,"api_error_status":401,"result":"bad key"}',
      /refused.*claude \/login.*bad key/,
    ],
    ['{"type":"result","is_error":true,"api_error_status":529,"result":"API Error: 529"}', /overloaded.*529/],
    ['{"type":"result","is_error":true,"api_error_status":429}', /usage limit/],
    ['{"type":"result","is_error":true,"api_error_status":500}', /API of Claude Code failed/],
    [
      '{"type":"result","is_error":true,"api_error_status":null,"api_error":"connection_failed"}',
      /cannot reach/,
    ],
    [
      '{"type":"result","is_error":true,"api_error_status":null,"result":"Not logged in · Please run /login"}',
      /not logged in: run `claude \/login`/,
    ],
  ];
  for (const [output, words] of unfinished) {
    it(`is not finished: ${output.slice(0, 60)}`, () => {
      const outcome = claudeOutcome(output);
      assert.equal(outcome.finished, false);
      assert.match(outcome.reason ?? '', words);
    });
  }
});
