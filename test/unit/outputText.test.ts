import assert from 'node:assert/strict';
import { KEPT_OUTPUT_BYTES, keptOutput, outputText } from '../../src/engine/outputText';

const MARKER = /\n\[cordon: output truncated, (\d+) of (\d+) bytes not kept\]\n$/;

describe('keptOutput', () => {
  it('keeps exactly the limit whole', () => {
    const bytes = Buffer.alloc(KEPT_OUTPUT_BYTES, 'v');
    assert.equal(keptOutput(bytes, bytes.length), 'v'.repeat(KEPT_OUTPUT_BYTES));
    assert.equal(keptOutput(Buffer.alloc(0), 0), '');
  });

  it('cuts one byte more and says so on a line of its own', () => {
    const bytes = Buffer.alloc(KEPT_OUTPUT_BYTES + 1, 'v');
    const text = keptOutput(bytes, bytes.length);
    assert.ok(text.startsWith(`${'v'.repeat(KEPT_OUTPUT_BYTES)}\n[`));
    assert.deepEqual(MARKER.exec(text)?.slice(1), ['1', '16385']);
    assert.equal(keptOutput(bytes.subarray(0, KEPT_OUTPUT_BYTES), bytes.length), text);
  });

  it('adds no empty line after a newline', () => {
    const bytes = Buffer.alloc(20_000, '\n');
    assert.ok(keptOutput(bytes, bytes.length).startsWith(`${'\n'.repeat(KEPT_OUTPUT_BYTES)}[cordon`));
  });

  it('never splits a character', () => {
    for (const character of ['é', '€', '😀']) {
      const size = Buffer.byteLength(character);
      for (let shift = 0; shift < size; shift += 1) {
        const bytes = Buffer.from('x'.repeat(shift) + character.repeat(9000));
        const text = keptOutput(bytes, bytes.length);
        const kept = text.replace(MARKER, '');
        assert.ok(!text.includes('\ufffd'));
        assert.ok(Buffer.byteLength(kept) > KEPT_OUTPUT_BYTES - size);
        assert.equal(Number(MARKER.exec(text)?.[1]), bytes.length - Buffer.byteLength(kept));
      }
    }
  });

  it('shows bytes that are no text as replacement characters', () => {
    assert.equal(outputText(Buffer.from([0xff, 0x61])), '\ufffda');
    assert.equal(keptOutput(Buffer.alloc(KEPT_OUTPUT_BYTES, 0x80), 20_000).indexOf('\n'), KEPT_OUTPUT_BYTES);
  });
});
