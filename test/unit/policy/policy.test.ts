import assert from 'node:assert/strict';
import {
  type ArmRequest,
  codePoints,
  DEFAULT_CLAUDE,
  DEFAULT_LIMITS,
  DEFAULT_OPTIONS,
  type Effort,
  isBlank,
  requestProblems,
  trimLabel,
} from '../../../src/engine/policy/policy';

function request(change: Partial<ArmRequest> = {}): ArmRequest {
  return {
    mode: 'claude',
    label: 'task',
    policy: { allow: ['src/**'], deny: [], limits: DEFAULT_LIMITS, allowCommits: false },
    verify: [],
    claude: DEFAULT_CLAUDE,
    maxAttempts: 3,
    options: DEFAULT_OPTIONS,
    ...change,
  };
}

const fields = (change: Partial<ArmRequest>) => requestProblems(request(change)).map(({ field }) => field);
const policy = (allow: string[], deny: string[] = [], limits = DEFAULT_LIMITS) => ({
  policy: { allow, deny, limits, allowCommits: false },
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('requestProblems', () => {
  it('accepts the defaults', () => {
    assert.deepEqual(requestProblems(request()), []);
  });

  it('reports everything at once, in the order of the fields', () => {
    const found = fields({
      label: ' \x1c\u2003',
      policy: {
        allow: ['ok', '/abs', './x'],
        deny: ['', 'a/../b'],
        limits: {
          maxFiles: -1,
          maxAddedLines: 1.5,
          maxDeletedLines: NaN,
          maxWorkingBytes: 2 ** 53,
          maxBinaryFiles: Infinity,
        },
        allowCommits: true,
      },
      verify: ['true', "echo '", ''],
      claude: {
        binary: ' ',
        maxTurns: 0,
        timeoutSeconds: 0,
        maxBudgetUsd: -1,
        model: '',
        effort: 'HIGH' as Effort,
      },
      maxAttempts: 0,
      options: { verifyTimeoutSeconds: Infinity, protect: ['.env', '..'], allowVerifierChanges: false },
    });
    assert.deepEqual(found, [
      'label',
      'allow.1',
      'allow.2',
      'deny.0',
      'deny.1',
      'limits.maxFiles',
      'limits.maxAddedLines',
      'limits.maxDeletedLines',
      'limits.maxWorkingBytes',
      'limits.maxBinaryFiles',
      'verify.1',
      'verify.2',
      'claude.binary',
      'claude.maxTurns',
      'claude.timeoutSeconds',
      'claude.maxBudgetUsd',
      'claude.model',
      'claude.effort',
      'maxAttempts',
      'options.verifyTimeoutSeconds',
      'options.protect.1',
    ]);
  });

  it('takes the limits of 1.0 exactly', () => {
    assert.deepEqual(fields({ label: '😀'.repeat(16_384) }), []);
    assert.deepEqual(fields({ label: `${'x'.repeat(16_384)} ` }), ['label']);
    assert.deepEqual(fields(policy(numbered(200), numbered(56))), []);
    assert.deepEqual(fields(policy(numbered(200), numbered(57))), ['allow']);
    assert.deepEqual(fields({ verify: Array<string>(8).fill('true') }), []);
    assert.deepEqual(fields({ verify: Array<string>(9).fill('true') }), ['verify']);
    const zero = { maxFiles: 0, maxAddedLines: 0, maxDeletedLines: 0, maxWorkingBytes: 0, maxBinaryFiles: 0 };
    assert.deepEqual(fields(policy(['**'], [], zero)), []);
    assert.deepEqual(fields(policy(['**'], [], { ...zero, maxFiles: Number.MAX_SAFE_INTEGER })), []);
    assert.deepEqual(fields(policy([])), ['allow']);
    assert.deepEqual(
      fields({
        claude: {
          ...DEFAULT_CLAUDE,
          maxBudgetUsd: 0.01,
          model: 'm x',
          effort: 'ultracode',
          timeoutSeconds: 0.5,
        },
      }),
      [],
    );
  });

  it('names the thing and the remedy', () => {
    const problems = requestProblems(
      request({ ...policy(['ok', '/a\n\\b']), maxAttempts: 0, verify: ['x"'] }),
    );
    assert.deepEqual(
      problems.map(({ code, message }) => [code, message]),
      [
        [
          'pattern-invalid',
          'allowed pattern 2 "/a\\n\\\\b" starts with /; write it relative to the repository root, without the /',
        ],
        [
          'verifier-invalid',
          'verifier 1 "x"" cannot be split into words: a double quote is never closed; close it',
        ],
        ['not-an-integer', 'the number of attempts is 0; use a whole number from 1 to 9007199254740991'],
      ],
    );
  });

  it('refuses NUL, which no argument vector can hold', () => {
    assert.deepEqual(fields({ label: 'a\0', claude: { ...DEFAULT_CLAUDE, binary: 'c\0', model: 'm\0' } }), [
      'label',
      'claude.binary',
      'claude.model',
    ]);
  });
});

describe('text as Python counts it', () => {
  it('white space', () => {
    for (const blank of [
      '',
      '\x1c',
      '\x1f',
      '\x85',
      '\u00a0',
      '\u1680',
      '\u2003\u3000',
      '\u2028',
      ' \t\n\v\f\r',
    ])
      assert.ok(isBlank(blank));
    for (const text of ['\ufeff', '\u200b', '\u180e', 'a', '\x1b']) assert.ok(!isBlank(text));
    assert.equal(trimLabel('\x85\u3000 a b\ufeff \n\x1e'), 'a b\ufeff');
    assert.equal(trimLabel(' \n'), '');
  });

  it('code points', () => {
    assert.equal(codePoints('a😀\ud83d'), 3);
    assert.equal(codePoints('\ude00\ud83d'), 2);
    assert.equal(codePoints(''), 0);
  });
});
