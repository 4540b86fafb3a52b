import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  comparePaths,
  decodePath,
  encodePath,
  escapeForDisplay,
  isUtf8Path,
  splitNul,
} from '../../../src/engine/evidence/paths';

/** Bytes that make valid, broken and truncated UTF-8 likely. */
const piece = fc.oneof(
  fc.constantFrom(
    '61',
    '2f',
    'c3a9',
    'e282ac',
    'f09f9880',
    'efbfbf',
    'ee8080',
    'eda080',
    'f4908080',
    'c0af',
    'e282',
    'f09f98',
  ),
  fc.uint8Array({ minLength: 1, maxLength: 2 }).map((bytes) => Buffer.from(bytes).toString('hex')),
);
const anyBytes = fc.array(piece, { maxLength: 6 }).map((parts) => Buffer.from(parts.join(''), 'hex'));

describe('byte paths', function () {
  // Another try has other examples.
  this.retries(0);
  this.timeout(30_000);
  it('survive the way into a string and back', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const path = decodePath(bytes);
        assert.deepEqual(encodePath(path), bytes);
        assert.equal(isUtf8Path(path), Buffer.from(bytes.toString('utf8')).equals(bytes));
      }),
      { numRuns: 5000 },
    );
  });

  it('sort as their bytes do', () => {
    fc.assert(
      fc.property(anyBytes, anyBytes, anyBytes, (start, a, b) => {
        const left = Buffer.concat([start, a]);
        const right = Buffer.concat([start, b]);
        const order = comparePaths(decodePath(left), decodePath(right));
        assert.equal(Math.sign(order), Buffer.compare(left, right));
      }),
      { numRuns: 5000 },
    );
  });

  it('decode a view into a larger buffer', () => {
    const large = Buffer.from('..a\xffb..', 'latin1');
    assert.equal(decodePath(large.subarray(2, 5)), 'a\udcffb');
    assert.equal(decodePath(new Uint8Array(large.buffer, large.byteOffset + 2, 3)), 'a\udcffb');
  });

  it('refuse a surrogate that stands for no byte', () => {
    for (const path of ['\ud800', 'a\udc00', '\udc7f', '\udbff/'])
      assert.throws(() => encodePath(path), RangeError);
  });
});

describe('escapeForDisplay', function () {
  // Another try has other examples.
  this.retries(0);
  this.timeout(30_000);
  it('leaves ordinary names alone', () => {
    for (const name of ['src/a b.txt', 'é日本😀', "it's", '{a}[b]!'])
      assert.equal(escapeForDisplay(name), name);
  });

  it('shows what would move, reorder or hide', () => {
    assert.equal(escapeForDisplay('a\nb\tc\rd\x1b[1m\x7f'), 'a\\nb\\tc\\rd\\x1b[1m\\x7f');
    assert.equal(
      escapeForDisplay('\u0085\u202e\u2066\u200f\u2028\ufeff\u200b'),
      '\\u0085\\u202e\\u2066\\u200f\\u2028\\ufeff\\u200b',
    );
    assert.equal(escapeForDisplay('a\\n'), 'a\\\\n');
    assert.equal(escapeForDisplay('\udcff\udc80\ud800'), '\\xff\\x80\\ud800');
  });

  it('never shows two names alike', () => {
    const text = fc.array(
      fc.constantFrom(
        'a',
        '\\',
        'n',
        'x',
        'u',
        '0',
        '1',
        'b',
        '\n',
        '\x1b',
        '\u0085',
        '\udc85',
        '\u202e',
        '😀',
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(text, text, (a, b) => {
        const same = a.join('') === b.join('');
        assert.equal(escapeForDisplay(a.join('')) === escapeForDisplay(b.join('')), same);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('splitNul', () => {
  it('gives the records', () => {
    assert.deepEqual(splitNul(Buffer.alloc(0)), []);
    assert.deepEqual(
      splitNul(Buffer.from('a\0\0b\n\xff\0', 'latin1')).map((record) => record.toString('latin1')),
      ['a', '', 'b\n\xff'],
    );
  });

  it('refuses an unterminated record', () => {
    assert.throws(() => splitNul(Buffer.from('a\0b')), /not terminated/);
  });
});
