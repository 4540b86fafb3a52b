import assert from 'node:assert/strict';
import { DEFAULT_LIMITS } from '../../src/engine/policy/policy';
import { atLeastAsStrict, parseTerms, type Terms, termsText } from '../../src/engine/terms';

const SEALED: Terms = {
  baseline: 'a'.repeat(40),
  policy: { allow: ['src/**', 'test/**'], deny: ['src/gen/**'], limits: DEFAULT_LIMITS, allowCommits: false },
  verify: ['npm test', 'npm run lint'],
  program: '/usr/bin/claude',
};

function withPolicy(change: Partial<Terms['policy']>): Terms {
  return { ...SEALED, policy: { ...SEALED.policy, ...change } };
}

describe('terms of an envelope', () => {
  it('are kept as text and read back', () => {
    assert.deepEqual(parseTerms(termsText(SEALED)), SEALED);
    for (const text of ['', '{}', '[]', 'null', termsText(SEALED).replace('25', '"25"')]) {
      assert.equal(parseTerms(text), undefined);
    }
  });

  const stricter: [string, Terms][] = [
    ['the same', SEALED],
    ['an allowed pattern less', withPolicy({ allow: ['src/**'] })],
    ['a denied pattern more', withPolicy({ deny: ['src/gen/**', '*.lock'] })],
    ['a smaller budget', withPolicy({ limits: { ...DEFAULT_LIMITS, maxFiles: 0 } })],
    ['no agent', { ...SEALED, program: null }],
    ['a verifier more', { ...SEALED, verify: ['npm test', 'make', 'npm run lint'] }],
  ];
  for (const [name, terms] of stricter) {
    it(`${name} is as strict`, () => {
      assert.equal(atLeastAsStrict(terms, SEALED), true);
    });
  }

  const weaker: [string, Terms][] = [
    ['another baseline', { ...SEALED, baseline: 'b'.repeat(40) }],
    ['an allowed pattern more', withPolicy({ allow: ['src/**', 'test/**', '**'] })],
    ['a denied pattern less', withPolicy({ deny: [] })],
    ['commits allowed', withPolicy({ allowCommits: true })],
    ['another agent', { ...SEALED, program: '/tmp/claude' }],
    ['a verifier less', { ...SEALED, verify: ['npm test'] }],
    ['another verifier', { ...SEALED, verify: ['true', 'npm run lint'] }],
    ['verifiers in another order', { ...SEALED, verify: ['npm run lint', 'npm test'] }],
  ];
  for (const key of Object.keys(DEFAULT_LIMITS) as (keyof typeof DEFAULT_LIMITS)[]) {
    weaker.push([
      `a larger ${key}`,
      withPolicy({ limits: { ...DEFAULT_LIMITS, [key]: DEFAULT_LIMITS[key] + 1 } }),
    ]);
  }
  for (const [name, terms] of weaker) {
    it(`${name} is weaker`, () => {
      assert.equal(atLeastAsStrict(terms, SEALED), false);
    });
  }
});
