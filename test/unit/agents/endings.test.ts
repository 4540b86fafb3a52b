import { strict as assert } from 'node:assert';
import { claudeOutcome } from '../../../src/engine/agents/outcome';
import {
  endedBySignal,
  exitedWith,
  interruptedIn,
  sayStoredReason,
  timedOut,
} from '../../../src/engine/agents/endings';
import { type Said, textOf } from '../../../src/engine/said';

const reasonOf = (result: object): string => {
  const { reason } = claudeOutcome(JSON.stringify({ type: 'result', is_error: true, ...result }));
  assert.ok(reason !== null);
  return reason;
};

/** What was found: the template of Cordon's own words, what fills it, and the rest. */
function found(text: string): [template: string, holes: readonly unknown[], rest: string] {
  const said = sayStoredReason(text);
  assert.equal(textOf(said), text);
  assert.ok(typeof said !== 'string', text);
  if (said.template !== '{0}{1}') return [said.template, said.holes, ''];
  const [own, rest] = said.holes as [Said, string];
  return [own.template, own.holes, rest];
}

describe('why an attempt ended, found again in what is stored', () => {
  it('takes whole sentences', () => {
    assert.deepEqual(found(timedOut(1800).text), ['Claude Code timed out after {0} seconds', ['1800'], '']);
    assert.deepEqual(found(endedBySignal(9).text), ['Claude Code was ended by signal {0}', ['9'], '']);
    assert.deepEqual(found(reasonOf({ subtype: 'error_max_turns' })), [
      'Claude Code stopped at the limit of turns (--max-turns)',
      [],
      '',
    ]);
  });

  it('leaves what others said behind them', () => {
    assert.deepEqual(found(`${exitedWith(1).text}: no such option`), [
      'Claude Code exited with {0}',
      ['1'],
      ': no such option',
    ]);
    assert.deepEqual(found(`${interruptedIn(2).text}: the window was closed`), [
      'interrupted in attempt {0}',
      ['2'],
      ': the window was closed',
    ]);
    const overloaded = reasonOf({ api_error_status: 529, result: 'Overloaded' });
    assert.deepEqual(found(`${overloaded} (${exitedWith(1).text})`), [
      'the model is overloaded and Claude Code gave up: try again later',
      [],
      ': Overloaded (Claude Code exited with 1)',
    ]);
  });

  it('leaves all else as it is', () => {
    for (const text of [
      '',
      'something else',
      'Claude Code exited with 1x',
      'they say: interrupted in attempt 1',
    ])
      assert.equal(sayStoredReason(text), text);
  });
});
