import assert from 'node:assert/strict';
import { parseCommandLine } from '../../src/cli/options';
import { armWords } from '../../src/engine/armWords';
import {
  type ArmRequest,
  DEFAULT_CLAUDE,
  DEFAULT_LIMITS,
  DEFAULT_MAX_ATTEMPTS,
  DEFAULT_OPTIONS,
} from '../../src/engine/policy/policy';
import { quotePosix, splitCommand } from '../../src/engine/shellWords';

const PLAIN: ArmRequest = {
  mode: 'manual',
  label: 'a task',
  policy: { allow: ['src/**'], deny: [], limits: DEFAULT_LIMITS, allowCommits: false },
  verify: [],
  claude: DEFAULT_CLAUDE,
  maxAttempts: DEFAULT_MAX_ATTEMPTS,
  options: DEFAULT_OPTIONS,
};

describe('the command line that arms the same envelope', () => {
  const readBack = (request: ArmRequest): unknown => {
    const [program, ...args] = splitCommand(quotePosix(armWords(request)));
    assert.equal(program, 'cordon');
    return parseCommandLine(args).request;
  };

  it('is short for what is standard', () => {
    assert.equal(quotePosix(armWords(PLAIN)), "cordon arm 'a task' --allow 'src/**'");
  });

  it('says every setting, and is read back as the same request', () => {
    const request: ArmRequest = {
      mode: 'claude',
      label: "it's a $HOME `task`\nin two lines",
      policy: {
        allow: ['src/**', '-dash/**', 'with space'],
        deny: ['src/generated/**', "quo'te"],
        limits: {
          maxFiles: 1,
          maxAddedLines: 0,
          maxDeletedLines: 3,
          maxWorkingBytes: 4,
          maxBinaryFiles: 5,
        },
        allowCommits: true,
      },
      verify: ['npm test -- --grep "a b"', '-x'],
      claude: {
        binary: '/opt/claude code',
        maxTurns: 3,
        timeoutSeconds: 1.5,
        maxBudgetUsd: 2.25,
        model: 'a-model',
        effort: 'high',
      },
      maxAttempts: 7,
      options: { verifyTimeoutSeconds: 12, protect: ['.env*'], allowVerifierChanges: true },
    };
    assert.deepEqual(readBack(request), request);
  });

  it('takes a task that begins with a dash', () => {
    const request = { ...PLAIN, label: '--help me' };
    assert.deepEqual(readBack(request), request);
  });
});
