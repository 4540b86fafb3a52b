import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import {
  canonicalText,
  float,
  JsonNumber,
  parseJson,
  pythonFloat,
  sha256Hex,
  toCanonical,
} from '../../../src/engine/store/canonicalJson';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '10',
    '9',
    '\uffee',
    '\ue000',
    '😀',
    '\udcff',
    '\x7f',
    '\u2028',
    'a"\\/\b\f',
  ),
);
const document = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false),
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    tie('array'),
    tie('object'),
  ),
  array: fc.array(tie('value'), { maxLength: 4 }),
  object: fc.dictionary(text, tie('value'), { maxKeys: 4 }),
})).value;

describe('canonical JSON', function () {
  this.timeout(30_000);
  it('is what Python writes, for many documents', () => {
    const inputs = [
      ...fc.sample(document, { numRuns: 1500, seed: 3 }).map((value) => JSON.stringify(value, null, 1)),
      '1e400'.replace('400', '22'),
      '-0',
      '-0.0',
      '0e5',
      '1E-7',
      '123456789012345678901234567890',
      '-1.50',
      '0.1e-3',
      '{"a":1,"b":2,"a":{"c":1}}',
      '{"a":{},"a":[]}',
      '{"a":1,"a":1.0}',
      '"\\ud83d\\ude00 \\ude00\\ud83d"',
    ];
    const program = `
import json, sys
canonical = lambda text: json.dumps(json.loads(text), sort_keys=True, separators=(",", ":"))
print(json.dumps([canonical(text) for text in json.load(sys.stdin)]))`;
    const output = execFileSync('python3', ['-c', program], {
      input: JSON.stringify(inputs),
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    });
    const expected = JSON.parse(output) as string[];
    for (const [index, input] of inputs.entries()) {
      const canonical = canonicalText(parseJson(input));
      assert.equal(canonical, expected[index]);
      assert.equal(canonicalText(parseJson(canonical)), canonical, 'idempotent');
    }
  });

  it('floats are Python floats', () => {
    const numbers = [
      ...fc.sample(fc.double({ noNaN: true, noDefaultInfinity: true }), { numRuns: 3000, seed: 5 }),
      ...Array.from({ length: 60 }, (_, index) => 1.25 * 10 ** (index - 30)),
      ...Array.from({ length: 60 }, (_, index) => Number(`1e${index - 30}`)),
      0,
      -0,
      5e-324,
      Number.MAX_VALUE,
      2 ** 53,
      0.1 + 0.2,
      123456789012345680,
    ];
    const spelled = numbers.map((n) => n.toExponential());
    const output = execFileSync(
      'python3',
      ['-c', 'import sys\nfor line in sys.stdin: print(repr(float(line)))'],
      {
        input: spelled.map((digits, index) => (Object.is(numbers[index], -0) ? '-0' : digits)).join('\n'),
        encoding: 'utf8',
        maxBuffer: 64 << 20,
      },
    );
    assert.deepEqual(numbers.map(pythonFloat), output.trimEnd().split('\n'));
  });

  it('refuses what is no strict JSON', () => {
    const bad = [
      '',
      'NaN',
      '[Infinity]',
      '-Infinity',
      '{a:1}',
      "'a'",
      '[1,]',
      '{"a":1,}',
      '01',
      '+1',
      '.5',
      '1.',
      '1e',
      '"\n"',
      '"\\x"',
      '[1 2]',
      'null x',
      '\ufeff{}',
      '1e400',
      '1'.repeat(4301),
      'truex',
      '{"a"}',
      '[',
      '{"a":1',
    ];
    for (const input of bad) assert.throws(() => parseJson(input), SyntaxError, input.slice(0, 20));
    assert.equal(canonicalText(parseJson('1'.repeat(4300))), '1'.repeat(4300));
  });

  it('refuses deep nesting, never overflows', () => {
    for (const depth of [201, 5000, 200_000]) {
      assert.throws(() => parseJson('['.repeat(depth) + ']'.repeat(depth)), SyntaxError);
      assert.throws(() => parseJson('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)), SyntaxError);
      assert.throws(() => parseJson('['.repeat(depth)), SyntaxError);
    }
    const deep = '['.repeat(200) + ']'.repeat(200);
    assert.equal(canonicalText(parseJson(deep)), deep);
    const cyclic: unknown[] = [];
    cyclic.push(cyclic);
    assert.throws(() => toCanonical(cyclic), TypeError);
  });

  it('tells integers from floats and keeps their text', () => {
    const root = parseJson('{"n":2.0,"i":9007199254740993,"__proto__":[true]}');
    assert.ok(root instanceof Map);
    const n = root.get('n');
    const i = root.get('i');
    assert.ok(n instanceof JsonNumber && i instanceof JsonNumber);
    assert.deepEqual([n.isInteger, n.value, n.text], [false, 2, '2.0']);
    assert.deepEqual([i.isInteger, i.text], [true, '9007199254740993']);
    assert.deepEqual(root.get('__proto__'), [true]);
  });

  it('writes plain data', () => {
    assert.equal(
      toCanonical({ b: [1, -0, 2.5, float(5), 10n], a: null, é: '\u007f\n' }),
      '{"a":null,"b":[1,0,2.5,5.0,10],"\\u00e9":"\\u007f\\n"}',
    );
    assert.equal(toCanonical(parseJson('{"b":1.0,"a":-0}')), '{"a":0,"b":1.0}');
    assert.equal(toCanonical(Object.assign(Object.create(null) as object, { x: true })), '{"x":true}');
    const holes: unknown[] = [];
    holes.length = 2;
    for (const bad of [
      undefined,
      NaN,
      Infinity,
      2 ** 53,
      () => 1,
      Symbol('x'),
      new Date(0),
      { a: undefined },
      holes,
      float(NaN),
    ]) {
      assert.throws(() => toCanonical(bad), TypeError);
    }
  });

  it('hashes UTF-8', () => {
    assert.equal(sha256Hex('{}'), '44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    assert.equal(sha256Hex(Buffer.from('{}')), sha256Hex('{}'));
  });
});
