import assert from 'node:assert/strict';
import fc from 'fast-check';
import { compileGlob, patternProblem, PathRules } from '../../../src/engine/policy/globs';

/** The specification, word for word: recursive, over code points; answers are remembered so that it ends. */
function naive(
  pattern: readonly string[],
  path: readonly string[],
  known = new Map<string, boolean>(),
): boolean {
  const key = `${pattern.length} ${path.length}`;
  const answer = known.get(key) ?? naiveStep(pattern, path, known);
  known.set(key, answer);
  return answer;
}

function naiveStep(
  pattern: readonly string[],
  path: readonly string[],
  known: Map<string, boolean>,
): boolean {
  const [first, second, third] = pattern;
  if (first === undefined) return path.length === 0;
  if (first === '*') {
    const folders = second === '*' && third === '/';
    const rest = pattern.slice(folders ? 3 : second === '*' ? 2 : 1);
    for (let taken = 0; taken <= path.length; taken += 1) {
      if (second !== '*' && taken > 0 && path[taken - 1] === '/') return false;
      if (folders && taken > 0 && path[taken - 1] !== '/') continue;
      if (naive(rest, path.slice(taken), known)) return true;
    }
    return false;
  }
  if (path.length === 0) return false;
  if (first === '?' ? path[0] === '/' : path[0] !== first) return false;
  return naive(pattern.slice(1), path.slice(1), known);
}

const matches = (pattern: string, path: string) => compileGlob(pattern).matches(path);
const LITERALS = [...Array.from('ab/.\n!([{^$@+|\\"-)]},;:#&~\'`= 0x<>%'), '日', '😀', '\udcfe', '\u0085'];

describe('globs', function () {
  // Another try has other examples.
  this.retries(0);
  this.timeout(30_000);
  it('match as the specification says', () => {
    const pieces = fc.array(fc.constantFrom('*', '**', '**/', '/**/', '?', 'a', 'b', '/', ...LITERALS), {
      maxLength: 7,
    });
    // A path made from the pattern matches often enough to be worth a test.
    const paths = fc.array(fc.constantFrom('a', 'b', '/', ...LITERALS), { maxLength: 8 });
    const filling = fc.array(fc.constantFrom('', 'a', 'x/', 'x/y/', '/', '\n', '😀'), {
      minLength: 7,
      maxLength: 7,
    });
    fc.assert(
      fc.property(pieces, paths, filling, (parts, random, fill) => {
        const pattern = parts.join('');
        const made = parts.map((part, index) => (/[*?]/.test(part) ? (fill[index] ?? '') : part)).join('');
        for (const path of [random.join(''), made, `${made}\n`]) {
          const expected = naive(Array.from(pattern), Array.from(path));
          assert.equal(matches(pattern, path), expected, JSON.stringify([pattern, path]));
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('match the same when the path is too long for the regular expression', () => {
    const pieces = fc.array(fc.constantFrom('*', '**', '**/', '?', 'a', '/', '😀', '\udcfe'), {
      minLength: 1,
      maxLength: 9,
    });
    const path = fc.array(fc.constantFrom('a', 'a', 'a', '/', '😀', '\udcfe'), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, path, (parts, characters) => {
        // One long first folder brings the path over every threshold; the answer stays that of the rest.
        const long = 'z'.repeat(100_001);
        const pattern = `*/${parts.join('')}`;
        const rest = characters.join('');
        assert.equal(
          matches(pattern, `${long}/${rest}`),
          matches(parts.join(''), rest),
          JSON.stringify([parts, rest]),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('every ASCII character but * and ? is literal, alone and between others', () => {
    for (let code = 0; code < 128; code += 1) {
      const character = String.fromCharCode(code);
      if (character === '*' || character === '?') continue;
      for (const pattern of [
        character,
        `a${character}b`,
        `${character}(a|b)${character}`,
        `**/${character}x`,
        `?${character}`,
      ]) {
        const path = pattern.replace('**/', '').replace('?', 'q');
        assert.ok(matches(pattern, path), JSON.stringify(pattern));
        assert.ok(!matches(pattern, `${path}\n`), JSON.stringify(pattern));
        assert.ok(!matches(pattern, path.slice(1)), JSON.stringify(pattern));
      }
    }
  });

  it('stay fast on patterns that make backtracking explode', () => {
    const long = 'a'.repeat(4000);
    const cases: [string, string, boolean][] = [
      ['*a*a*a*a*a*a*a*a*a*a*a*a*b', long, false],
      ['*a'.repeat(256), long, true],
      [`${'*a'.repeat(255)}*b`, long, false],
      ['**/**/**/**/x', 'a/'.repeat(2000), false],
      ['**/a/**/a/**/a/**/a/**/x', 'a/'.repeat(2000), false],
      [`${'**a*/'.repeat(100)}x`, 'a/'.repeat(2000), false],
      [`**x*${'?'.repeat(500)}*y`, 'x'.repeat(4000), false],
      ['?*'.repeat(256), long, true],
      ['*'.repeat(512), long, true],
      ['**a**a**a**a**a**a**a**a**b', 'a'.repeat(60), false],
    ];
    for (const [pattern, path, expected] of cases) {
      const start = performance.now();
      assert.equal(matches(pattern, path), expected, pattern);
      const took = performance.now() - start;
      assert.ok(took < 1000, `${pattern} took ${took} ms`);
    }
  });

  it('cache a bounded number of matchers', () => {
    const first = compileGlob('kept/**');
    assert.equal(compileGlob('kept/**'), first);
    for (let index = 0; index < 3000; index += 1) compileGlob(`p${index}`);
    assert.notEqual(compileGlob('kept/**'), first);
  });
});

describe('patternProblem', () => {
  it('says what to do', () => {
    assert.match(patternProblem('')?.text ?? '', /is empty; write \*\*/);
    assert.match(patternProblem('😀'.repeat(513))?.text ?? '', /513 characters long; use at most 512/);
    assert.match(patternProblem('a\0')?.text ?? '', /NUL/);
    assert.match(patternProblem('/src/**')?.text ?? '', /starts with \/;/);
    assert.match(patternProblem('./src')?.text ?? '', /starts with \.\/;/);
    assert.match(patternProblem('a/../b')?.text ?? '', /"\.\." segment/);
    assert.match(patternProblem('a/.')?.text ?? '', /"\." segment/);
  });
});

describe('PathRules', function () {
  // Another try has other examples.
  this.retries(0);
  this.timeout(30_000);
  it('denied patterns win, and the deciding pattern is named', () => {
    const rules = new PathRules(['docs/**', 'src/**', 'src/*.ts'], ['**/*.lock', 'src/gen/**']);
    assert.deepEqual(rules.rule('src/a.ts'), { verdict: 'allowed', pattern: 'src/**' });
    assert.deepEqual(rules.rule('src/gen/a.ts'), { verdict: 'denied', pattern: 'src/gen/**' });
    assert.deepEqual(rules.rule('src/yarn.lock'), { verdict: 'denied', pattern: '**/*.lock' });
    assert.deepEqual(rules.rule('other/x'), { verdict: 'unmatched' });
    assert.deepEqual(rules.rule('src'), { verdict: 'unmatched' });
  });

  it('judge 20,000 paths against 100 patterns quickly', () => {
    const patterns = Array.from({ length: 50 }, (_, index) => [
      `packages/p${index}/**`,
      `**/*.x${index}`,
    ]).flat();
    const rules = new PathRules(['**'], patterns);
    const paths = Array.from(
      { length: 20_000 },
      (_, index) => `lib/part${index % 100}/sub/folder/file-${index}.test.ts`,
    );
    const start = performance.now();
    for (const path of paths) assert.equal(rules.rule(path).verdict, 'allowed');
    const took = performance.now() - start;
    assert.ok(took < 2000, `took ${took} ms`);
  });
});
