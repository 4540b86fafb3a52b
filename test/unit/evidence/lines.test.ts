import assert from 'node:assert/strict';
import {
  changedLines,
  chargeOf,
  lineMarks,
  linesOf,
  marksOf,
} from '../../../src/engine/evidence/shadow/lines';

const text = (...lines: string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''));
const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `line ${at}`);

function changed(old: Buffer, now: Buffer): { added: number; deleted: number } {
  const counts = changedLines(linesOf(old), linesOf(now));
  assert.deepEqual(changedLines(marksOf(lineMarks(old)), marksOf(lineMarks(now))), counts, 'by marks');
  return counts;
}

describe('lines of raw content', () => {
  it('counts lines that were moved, as a diff shows them', () => {
    assert.deepEqual(changed(text('a', 'b', 'c', 'd'), text('b', 'c', 'd', 'a')), { added: 1, deleted: 1 });
    assert.deepEqual(changed(text('a', 'b', 'c'), text('c', 'b', 'a')), { added: 2, deleted: 2 });
    assert.deepEqual(changed(text(...numbered(50)), text(...numbered(50).reverse())), {
      added: 49,
      deleted: 49,
    });
  });

  it('counts repeated lines one by one', () => {
    assert.deepEqual(changed(text('x', 'a', 'x'), text('x', 'x', 'x', 'b')), { added: 2, deleted: 1 });
    assert.deepEqual(changed(text(), text('a', 'a')), { added: 2, deleted: 0 });
    assert.deepEqual(changed(text('a', 'a'), text()), { added: 0, deleted: 2 });
  });

  it('leaves line ends aside, unless they are asked for', () => {
    const [plain, windows] = [Buffer.from('a\nb\n'), Buffer.from('a\r\nb\r\n')];
    assert.deepEqual(changed(plain, windows), { added: 0, deleted: 0 });
    assert.deepEqual(changedLines(linesOf(plain, 'exact'), linesOf(windows, 'exact')), {
      added: 2,
      deleted: 2,
    });
  });

  it('charges all lines of what is too much in disorder', () => {
    const many = numbered(12_000);
    const odd = [...many.filter((_, at) => at % 2 === 1), ...many.filter((_, at) => at % 2 === 0)];
    assert.deepEqual(changed(text(...many), text(...odd.reverse())), { added: 12_000, deleted: 12_000 });
  });

  it('charges what Git does not see in a text', () => {
    assert.deepEqual(chargeOf(text('a'), Buffer.from('a\nb\rc\rd\n')), {
      added: 3,
      deleted: 0,
      binaries: 0,
    });
    assert.deepEqual(chargeOf(null, Buffer.from('b\rc\rd\n')), { added: 3, deleted: 0, binaries: 0 });
    // The last line is one however it ends.
    assert.deepEqual(chargeOf(null, Buffer.from('b\rc\rd\r')), { added: 3, deleted: 0, binaries: 0 });
    assert.deepEqual(chargeOf(null, Buffer.from('b\r')), { added: 1, deleted: 0, binaries: 0 });
    const long = text(...numbered(2000));
    const late = Buffer.concat([long, Buffer.from('\0\n')]);
    assert.deepEqual(chargeOf(long, late), { added: 1, deleted: 0, binaries: 1 });
    assert.deepEqual(chargeOf(long, late, { added: 7, deleted: 0 }), { added: 7, deleted: 0, binaries: 1 });
  });

  it('charges a text that becomes a binary its lines', () => {
    assert.deepEqual(chargeOf(text('a', 'b'), Buffer.from('\0\n\n\n')), {
      added: 3,
      deleted: 2,
      binaries: 1,
    });
    assert.deepEqual(chargeOf(null, Buffer.from('\0')), { added: 0, deleted: 0, binaries: 1 });
  });
});
