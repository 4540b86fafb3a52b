import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import {
  commandProblem,
  literalOperators,
  quotePosix,
  quotePowerShell,
  splitCommand,
} from '../../src/engine/shellWords';

const character = fc.constantFrom(
  ...Array.from('ab-=~$`"\'\\ \n\t!*?#&|;<>(){}[]%^@'),
  'é',
  '😀',
  '\u2019',
  '\ue000',
);
const words = fc.array(
  fc.array(character, { maxLength: 6 }).map((parts) => parts.join('')),
  { minLength: 1, maxLength: 5 },
);

describe('splitCommand', function () {
  // Another try has other examples.
  this.retries(0);
  this.timeout(30_000);
  it('splits as Python does', () => {
    const commands = fc.sample(
      fc.array(
        fc.constantFrom(...Array.from('ab$"\'\\ \n\t#;\r'), "$'", '$"', '\\\n', '\\\\', 'é', '\ue000'),
        {
          maxLength: 12,
        },
      ),
      { numRuns: 4000, seed: 7 },
    );
    const texts = commands.map((parts) => parts.join(''));
    const program = `
import json, shlex, sys
def split(text):
    try: return shlex.split(text)
    except ValueError: return None
print(json.dumps([split(text) for text in json.load(sys.stdin)]))`;
    const output = execFileSync('python3', ['-c', program], {
      input: JSON.stringify(texts),
      encoding: 'utf8',
    });
    const expected = JSON.parse(output) as (string[] | null)[];
    for (const [index, text] of texts.entries()) {
      assert.deepEqual(wordsOrNull(text), expected[index], JSON.stringify(text));
    }
  });

  it('says what has no end', () => {
    assert.throws(() => splitCommand("echo 'open"), /single quote is never closed/);
    assert.throws(() => splitCommand('echo "open'), /double quote is never closed/);
    assert.throws(() => splitCommand('echo open\\'), /backslash/);
  });

  it('takes a long command', () => {
    assert.equal(splitCommand(`"${'a\\"'.repeat(100_000)}" b`).length, 2);
  });
});

describe('commandProblem', () => {
  it('says what to do', () => {
    assert.equal(commandProblem('npm test'), undefined);
    assert.match(commandProblem('\x1c\u2003')?.text ?? '', /is blank; write a command/);
    assert.match(commandProblem('x'.repeat(4097))?.text ?? '', /4097 characters long; use at most 4096/);
    assert.match(
      commandProblem("echo '")?.text ?? '',
      /cannot be split into words: a single quote is never closed/,
    );
    assert.match(commandProblem("'' a")?.text ?? '', /names no program/);
    assert.match(commandProblem('a\0')?.text ?? '', /NUL/);
  });
});

describe('literalOperators', () => {
  it('finds what was meant for a shell', () => {
    const meant = [
      '&&',
      '||',
      '|',
      ';',
      '&',
      '>',
      '>>',
      '<',
      '2>&1',
      '>out',
      '2>/dev/null',
      '&>log',
      '<<EOF',
      'a;',
      '>&2',
      '|&',
    ];
    assert.deepEqual(literalOperators(['make', ...meant, 'all']), meant);
  });

  it('leaves plain arguments alone', () => {
    const plain = ['--a=b>c', 'a|b', '>=1.0', '<tag>', '->', 'a&b', '$HOME', '*', '2', '-n'];
    assert.deepEqual(literalOperators(plain), []);
    assert.deepEqual(literalOperators(['find', '.', '-exec', 'rm', '{}', ';']), []);
  });
});

describe('quotePosix', function () {
  // Another try has other examples.
  this.retries(0);
  this.timeout(30_000);
  it('is undone by splitCommand', () => {
    fc.assert(
      fc.property(words, (list) => {
        assert.deepEqual(splitCommand(quotePosix(list)), list);
      }),
      { numRuns: 2000 },
    );
  });

  it('is undone by a real shell', () => {
    const lists = fc.sample(words, { numRuns: 300, seed: 11 });
    // The end of each list is marked by a word that no list holds.
    const script = lists.map((list) => `printf '%s\\0' ${quotePosix(list)} END`).join('\n');
    const output = execFileSync('sh', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1);
    assert.deepEqual(
      output,
      lists.flatMap((list) => [...list, 'END']),
    );
  });

  it('is readable and safe', () => {
    assert.equal(
      quotePosix(['npm', 'run', 'a b', '', "it's", '=ls', '--x=1']),
      `npm run 'a b' '' 'it'"'"'s' '=ls' --x=1`,
    );
  });
});

describe('quotePowerShell', function () {
  // Another try has other examples.
  this.retries(0);
  it('quotes what PowerShell would read', () => {
    const cases: [string[], string][] = [
      [['npm', 'run', '--format', 'a b'], "npm run --format 'a b'"],
      [['my tool', ''], "& 'my tool' ''"],
      [['x', "it's", '\u2018q\u2019'], "x 'it''s' '\u2018\u2018q\u2019\u2019'"],
      [['x', '$env:A', '`n', 'a\nb', 'c\\'], "x '$env:A' '`n' 'a\nb' c\\"],
      [
        ['x', '--%', '@a', '1,2', '-a:b', '--x=1.5', '2>&1', '#'],
        "x '--%' '@a' '1,2' '-a:b' '--x=1.5' '2>&1' '#'",
      ],
      [['x', 'C:\\a b\\', 'say "hi"'], `x 'C:\\a b\\' 'say "hi"'`],
    ];
    for (const [list, line] of cases) assert.equal(quotePowerShell(list), line);
  });

  it('leaves nothing bare but names, plain options and numbers', () => {
    fc.assert(
      fc.property(words, (list) => {
        const bare = quotePowerShell(list)
          .replace(/'(?:[^'\u2018\u2019]|''|\u2018\u2018|\u2019\u2019)*'/g, '')
          .replace(/^& /, '');
        assert.match(bare, /^[\w./\\:+= -]*$/);
      }),
    );
  });
});

function wordsOrNull(text: string): string[] | null {
  try {
    return splitCommand(text);
  } catch {
    return null;
  }
}
