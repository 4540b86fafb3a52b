import assert from 'node:assert/strict';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { ALLOW, assertRefused, type Bench, everything, makeBench } from './support';

const many = (count: number, option: string, value: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => `${option}=${value(index)}`);

/** What the command line refuses by itself: name, arguments, and what the message must name. */
const COMMAND_LINES: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['no command', [], /a command is required.*arm/s],
  ['an unknown command', ['arms'], /"arms".*arm, check/s],
  ['an abbreviated option', ['arm', 'x', '--allo', 'src/**'], /--allo/],
  ['an unknown option', ['check', '--force'], /--force/],
  ['an argument too many', ['check', 'x'], /check takes no argument.*"x"/],
  ['two labels', ['arm', 'two', 'words', ...ALLOW], /"words".*quotes/],
  ['no label', ['arm', ...ALLOW], /needs a LABEL/],
  ['no task', ['run', ...ALLOW], /needs a TASK/],
  ['no allow pattern', ['arm', 'x'], /at least one --allow/],
  ['an option as a value', ['arm', 'x', '--allow', '--deny', 'y'], /--allow/],
  ['an option without its value', ['arm', 'x', ...ALLOW, '--verify'], /--verify/],
  ['an unknown format', ['status', '--format', 'xml'], /--format.*json or text.*"xml"/],
  ['a limit that is no number', ['arm', 'x', ...ALLOW, '--max-files', 'ten'], /--max-files.*"ten"/],
  ['a limit that is no integer', ['arm', 'x', ...ALLOW, '--max-files', '1.5'], /--max-files.*"1.5"/],
  ['an option of run for arm', ['arm', 'x', ...ALLOW, '--max-turns', '3'], /--max-turns/],
  ['a time that is no number', ['run', 'x', ...ALLOW, '--timeout', 'soon'], /--timeout.*"soon"/],
];

/** What arming refuses. */
const REQUESTS: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['a blank label', ['arm', ' \t\n', ...ALLOW], /the task is blank/],
  ['a label too long', ['arm', 'x'.repeat(16_385), ...ALLOW], /the task.*16384/],
  ['a negative limit', ['arm', 'x', ...ALLOW, '--max-files', '-1'], /changed files is -1.*whole number/],
  ['a limit above 2^53', ['arm', 'x', ...ALLOW, '--max-working-bytes', '9007199254740993'], /bytes/],
  ['no attempts', ['arm', 'x', ...ALLOW, '--max-attempts', '0'], /attempts/],
  ['no turns', ['run', 'x', ...ALLOW, '--max-turns', '0'], /turns/],
  ['no time', ['run', 'x', ...ALLOW, '--timeout', '0'], /time limit of an attempt is 0/],
  ['endless time', ['run', 'x', ...ALLOW, '--timeout', 'inf'], /time limit.*finite/],
  ['no budget', ['run', 'x', ...ALLOW, '--max-budget-usd', '0'], /budget/],
  ['a budget that is no number', ['run', 'x', ...ALLOW, '--max-budget-usd', 'nan'], /budget/],
  ['an unknown effort', ['run', 'x', ...ALLOW, '--effort', 'huge'], /effort.*low/],
  ['no verify time', ['arm', 'x', ...ALLOW, '--verify-timeout', '0'], /time limit of a verifier is 0/],
  ['257 patterns', ['arm', 'x', ...many(257, '--allow', (n) => `src/${n}`)], /256/],
  ['an empty pattern', ['arm', 'x', '--allow='], /pattern/],
  ['a pattern too long', ['arm', 'x', '--allow', 'x'.repeat(513)], /512/],
  ['an absolute pattern', ['arm', 'x', '--allow', '/src/**'], /\/src\/\*\*/],
  ['a pattern that begins with ./', ['arm', 'x', '--deny', './src', ...ALLOW], /\.\/src/],
  ['a pattern with ..', ['arm', 'x', '--allow', 'src/../x'], /src\/\.\.\/x/],
  ['a pattern with .', ['arm', 'x', '--allow', 'src/./x'], /src\/\.\/x/],
  ['nine verifiers', ['arm', 'x', ...ALLOW, ...many(9, '--verify', (n) => `true ${n}`)], /8/],
  ['a blank verifier', ['arm', 'x', ...ALLOW, '--verify', ' '], /verif/],
  ['a verifier too long', ['arm', 'x', ...ALLOW, '--verify', `true ${'x'.repeat(4096)}`], /4,?096/],
  ['a verifier with an open quote', ['arm', 'x', ...ALLOW, '--verify', "true 'x"], /true 'x/],
  ['a verifier without a program', ['arm', 'x', ...ALLOW, '--verify', "'' x"], /verif|executable|program/],
  ['a missing agent', ['run', 'x', ...ALLOW, '--claude', '/none/claude'], /\/none\/claude/],
];

/** Verbs that want an envelope, where there is none. */
const UNARMED = ['check', 'audit', 'status', 'resume'];

describe('a refusal', function () {
  this.timeout(60_000);
  let bench: Bench;
  before(() => {
    bench = makeBench();
  });
  after(removeTempFolders);

  async function assertUnchanged(args: readonly string[], words: RegExp, usage: boolean): Promise<void> {
    const before = everything(bench);
    const text = assertRefused(await bench.cordon(args), words);
    assert.equal(text.startsWith('usage: '), usage, text);
    assert.deepEqual(everything(bench), before);
  }

  for (const [name, args, words] of COMMAND_LINES) {
    it(`of ${name} names it after the usage, and changes nothing`, () => assertUnchanged(args, words, true));
  }

  for (const [name, args, words] of REQUESTS) {
    it(`of ${name} names it and changes nothing`, () => assertUnchanged(args, words, false));
  }

  it('of several mistakes names all of them', async () => {
    const args = ['arm', ' ', '--allow', '/a', '--max-files', '-3', '--verify', "'"];
    const text = assertRefused(await bench.cordon(args));
    for (const words of [/the task/, /\/a/, /files/, /verif/]) assert.match(text, words);
  });

  for (const verb of UNARMED) {
    it(`of ${verb} where nothing is armed says how to arm`, () =>
      assertUnchanged([verb], /no envelope is armed.*cordon arm/s, false));
  }

  it('of a folder in no repository says where one is looked for', async () => {
    assertRefused(await bench.cordon(['status'], { cwd: tempFolder() }), /no Git worktree.*--repo/);
    assertRefused(await bench.cordon(['arm', 'x', ...ALLOW, '--repo', '/none']), /\/none.*worktree/);
  });
});

describe('arming refuses a worktree', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  const conditions: readonly (readonly [string, (bench: Bench) => void, RegExp])[] = [
    [
      'with a staged change',
      (b) => (change(b), b.repository.git('add', '.')),
      /not clean.*src\/a\.txt.*commit/,
    ],
    ['with an unstaged change', change, /not clean.*src\/a\.txt.*commit/],
    [
      'with an untracked file',
      (b) => {
        b.repository.write({ new: '' });
      },
      /not clean.*new.*commit/,
    ],
    [
      'with an assume-unchanged file',
      (b) => b.repository.git('update-index', '--assume-unchanged', 'README'),
      /README.*git update-index --no-assume-unchanged/,
    ],
    [
      'with a skip-worktree file',
      (b) => b.repository.git('update-index', '--skip-worktree', 'README'),
      /README.*--no-skip-worktree/,
    ],
    [
      'without a commit',
      (b) => b.repository.git('update-ref', '-d', 'HEAD'),
      /no commit yet.*first commit|not clean/,
    ],
  ];

  for (const [name, make, words] of conditions) {
    it(`${name}, and changes nothing`, async () => {
      const bench = makeBench();
      make(bench);
      const before = everything(bench);
      assertRefused(await bench.cordon(['arm', 'x', ...ALLOW]), words);
      assert.deepEqual(everything(bench), before);
    });
  }

  it('that is armed already, and keeps the envelope', async () => {
    const bench = makeBench();
    await bench.cordon(['arm', 'first', ...ALLOW]);
    const before = everything(bench);
    assertRefused(await bench.cordon(['arm', 'second', ...ALLOW]), /already armed.*cordon reset/);
    assertRefused(await bench.cordon(['resume']), /cordon check/);
    assert.deepEqual(everything(bench), before);
  });

  it('that names ten of twelve hidden paths and counts the rest', async () => {
    const bench = makeBench();
    const names = Array.from({ length: 12 }, (_, index) => `src/file${String(index).padStart(2, '0')}`);
    bench.repository.write(Object.fromEntries(names.map((name) => [name, ''])));
    bench.repository.commit();
    bench.repository.git('update-index', '--assume-unchanged', ...names);
    const text = assertRefused(await bench.cordon(['arm', 'x', ...ALLOW]), /\(\+2 more\)/);
    assert.match(text, /src\/file09/);
    assert.doesNotMatch(text, /src\/file10/);
  });
});

function change({ repository }: Bench): void {
  repository.write({ 'src/a.txt': 'changed\n' });
}
