import assert from 'node:assert/strict';
import { foldCase } from '../../../src/engine/evidence/shadow/folders';

describe('names that some file system takes for one', () => {
  for (const [one, other] of [
    ['src/App.txt', 'SRC/app.TXT'],
    ['caf\u00e9', 'CAFE\u0301'],
    ['\u017fecret', 'Secret'],
    ['stra\u00dfe', 'STRASSE'],
    ['\u212aernel', 'kernel'],
    ['\ufb01le', 'FILE'],
    ['\u03bf\u03b4\u03cc\u03c2', '\u039f\u0394\u038c\u03a3'],
  ] as const) {
    it(`${one} and ${other}`, () => {
      assert.equal(foldCase(one), foldCase(other));
    });
  }

  it('are not those of different letters, nor of bytes that are no text', () => {
    for (const [one, other] of [
      ['k\u0131sa', 'kisa'],
      ['a\udcff', 'a\udcfe'],
      ['cafe', 'caf\u00e9'],
    ] as const)
      assert.notEqual(foldCase(one), foldCase(other));
  });
});
