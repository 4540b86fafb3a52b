import assert from 'node:assert/strict';
import { parseCommandLine, UsageError } from '../../../src/cli/options';
import { requestProblems } from '../../../src/engine/policy/policy';

function usage(args: string[]): string {
  try {
    parseCommandLine(args);
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return error.message;
  }
  return assert.fail(`no complaint about ${args.join(' ')}`);
}

describe('the command line', () => {
  it('takes general options before and after the verb', () => {
    for (const args of [
      ['--repo', 'x', '--format', 'json', 'status'],
      ['status', '--repo', 'x', '--format=json'],
      ['--repo=x', 'status', '--format', 'json'],
    ]) {
      const { verb, repo, format } = parseCommandLine(args);
      assert.deepEqual({ verb, repo, format }, { verb: 'status', repo: 'x', format: 'json' });
    }
  });

  it('fills in the standard limits', () => {
    const { request } = parseCommandLine(['arm', 'label', '--allow', 'a']);
    assert.deepEqual(request, {
      mode: 'manual',
      label: 'label',
      policy: {
        allow: ['a'],
        deny: [],
        limits: {
          maxFiles: 25,
          maxAddedLines: 2000,
          maxDeletedLines: 1000,
          maxWorkingBytes: 2_097_152,
          maxBinaryFiles: 2,
        },
        allowCommits: false,
      },
      verify: [],
      maxAttempts: 3,
      claude: {
        binary: 'claude',
        maxTurns: 30,
        timeoutSeconds: 1800,
        maxBudgetUsd: null,
        model: null,
        effort: null,
      },
      options: { verifyTimeoutSeconds: 300, protect: [], allowVerifierChanges: false },
    });
  });

  it('takes the last of a repeated number and all of a repeated list', () => {
    const { request } = parseCommandLine([
      'arm',
      '--allow',
      'a',
      '--max-files',
      '1',
      '--allow=b',
      '--max-files=2',
      'label',
    ]);
    assert.deepEqual(request?.policy.allow, ['a', 'b']);
    assert.equal(request.policy.limits.maxFiles, 2);
  });

  it('takes a value that begins with a dash only with an equals sign', () => {
    assert.deepEqual(parseCommandLine(['arm', 'l', '--allow=--deny']).request?.policy.allow, ['--deny']);
    assert.match(usage(['arm', 'l', '--allow', '--deny', 'x']), /is written --allow=--deny$/);
    assert.equal(parseCommandLine(['arm', '--allow', 'a', '--', '-label']).request?.label, '-label');
  });

  it('takes a label that begins with a dash where it can be no option', () => {
    for (const label of ['- fix the parser', '-fix the parser', '- a\nb', '-5', '-.5']) {
      for (const args of [
        ['arm', label, '--allow', 'a'],
        ['run', '--allow', 'a', label, '--max-files', '-1'],
        ['arm', '--allow', 'a', label, '--'],
      ]) {
        assert.equal(parseCommandLine(args).request?.label, label, args.join(' '));
      }
    }
    assert.match(usage(['arm', '- a', '--allow', 'a', '--', 'b']), /takes one LABEL/);
    assert.match(usage(['arm', '--allow', '- a']), /is written --allow=- a$/);
    for (const option of ['-x', '--x y', '--alow=a b']) {
      assert.match(usage(['arm', option, '--allow', 'a']), /unknown option/);
    }
    assert.match(usage(['check', '-5']), /check takes no argument, but got "-5"/);
  });

  it('reads a negative number as a number, so that it is refused as a value', () => {
    const { request } = parseCommandLine([
      'run',
      't',
      '--allow',
      'a',
      '--max-files',
      '-1',
      '--max-budget-usd',
      '-2.5',
    ]);
    assert.ok(request);
    assert.deepEqual(
      requestProblems(request).map((problem) => problem.field),
      ['limits.maxFiles', 'claude.maxBudgetUsd'],
    );
  });

  it('reads numbers as plain decimal digits or JSON numbers', () => {
    const timeout = (text: string): number | undefined =>
      parseCommandLine(['run', 't', '--allow', 'a', `--timeout=${text}`]).request?.claude.timeoutSeconds;
    assert.deepEqual(['5', '2.5', '1e3', '1E-5', 'inf', 'Infinity'].map(timeout), [
      5,
      2.5,
      1000,
      0.00001,
      Infinity,
      Infinity,
    ]);
    assert.ok(Number.isNaN(timeout('nan')));
    for (const text of ['', '.5', '5.', '1_0', ' 3', '0x10', '+4', '٣', 'soon', '1e', '05.5']) {
      assert.match(usage(['run', 't', '--allow', 'a', `--timeout=${text}`]), /--timeout takes a number/);
    }
    for (const text of ['', '1.5', '1e3', '+5', ' 5', '1_0', '0x10', '٣', 'many']) {
      assert.match(
        usage(['arm', 't', '--allow', 'a', `--max-files=${text}`]),
        /--max-files takes a whole number/,
      );
    }
    assert.equal(
      parseCommandLine(['arm', 't', '--allow', 'a', '--max-files=05']).request?.policy.limits.maxFiles,
      5,
    );
  });

  const mistakes: [string[], RegExp][] = [
    [[], /a command is required/],
    [['--repo', 'x'], /a command is required/],
    [['chek'], /no command "chek": did you mean check\?/],
    [['chekc'], /did you mean check\?/],
    [['frobnicate'], /no command "frobnicate": use one of/],
    [['help', 'statsu'], /did you mean status\?/],
    [
      ['arm', 'l', '--alow', 'a'],
      /^unknown option --alow: did you mean --allow\? `cordon arm --help` lists them$/,
    ],
    [['arm', 'l', '--frobnicate'], /^unknown option --frobnicate: `cordon arm --help` lists them$/],
    [['arm', 'l', '--allow', 'a', '-x'], /^unknown option -x: `cordon arm --help`/],
    [['check', '--allow', 'a'], /^--allow is an option of `cordon arm`, not of this command$/],
    [['arm', '--allow', 'a'], /needs a LABEL/],
    [['arm', 'two', 'words', '--allow', 'a'], /in quotes/],
    [['arm', 'l'], /at least one --allow/],
    [['arm', 'l', '--allow', 'a', '--turns', '3'], /--turns/],
    [['arm', 'l', '--allow', 'a', '--max-fil', '3'], /did you mean --max-files\?/],
    [
      ['arm', 'l', '--allow', 'a', '--max-turns', '3'],
      /--max-turns is an option of `cordon run`, not of this command/,
    ],
    [['arm', 'l', '--allow', 'a', '--allow-commits=yes'], /--allow-commits takes no value/],
    [['check', 'now'], /takes no argument/],
    [['status', '--format', 'xml'], /--format is json or text/],
    [['status', '--repo'], /^--repo needs a value$/],
  ];
  for (const [args, words] of mistakes) {
    it(`complains about: cordon ${args.join(' ')}`, () => {
      assert.match(usage(args), words);
    });
  }

  it('knows help and version anywhere', () => {
    assert.equal(parseCommandLine(['--help']).help, true);
    assert.equal(parseCommandLine(['arm', '--help']).verb, 'arm');
    assert.equal(parseCommandLine(['arm', '-h']).help, true);
    assert.equal(parseCommandLine(['--version']).version, true);
    for (const [args, expected] of [
      [['help'], null],
      [['help', 'arm'], 'arm'],
      [['--repo', 'x', 'help', 'run'], 'run'],
    ] as const) {
      const { help, verb } = parseCommandLine(args);
      assert.deepEqual({ help, verb }, { help: true, verb: expected });
    }
  });
});
