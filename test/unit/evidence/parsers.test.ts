import assert from 'node:assert/strict';
import { Refusal } from '../../../src/engine/errors';
import { parseListing, parseRawNumstat, parseStatus } from '../../../src/engine/evidence/parsers';

const ZERO = '0'.repeat(40);
const OBJECT = '8a1218a1024a212bb3db30becd860315f9f3ac52';

function nul(...records: (string | Buffer)[]): Buffer {
  return Buffer.concat(records.flatMap((record) => [Buffer.from(record), Buffer.from([0])]));
}

function refuses(code: string): (error: unknown) => boolean {
  return (error) => error instanceof Refusal && error.code === code;
}

describe('the parser of git diff-index --raw --numstat -z', () => {
  it('joins the list and the counts by path', () => {
    const bytes = nul(
      `:100644 100755 ${OBJECT} ${ZERO} M`,
      'src/a.txt',
      `:100644 000000 ${OBJECT} ${ZERO} D`,
      'gone.bin',
      `:000000 120000 ${ZERO} ${OBJECT} A`,
      'link',
      '3\t1\tsrc/a.txt',
      '-\t-\tgone.bin',
      '1\t0\tlink',
    );
    assert.deepEqual(parseRawNumstat(bytes), [
      {
        path: 'src/a.txt',
        status: 'M',
        oldMode: '100644',
        newMode: '100755',
        oldObject: OBJECT,
        newObject: ZERO,
        counts: { added: 3, deleted: 1, binary: false },
      },
      {
        path: 'gone.bin',
        status: 'D',
        oldMode: '100644',
        newMode: '000000',
        oldObject: OBJECT,
        newObject: ZERO,
        counts: { added: 0, deleted: 0, binary: true },
      },
      {
        path: 'link',
        status: 'A',
        oldMode: '000000',
        newMode: '120000',
        oldObject: ZERO,
        newObject: OBJECT,
        counts: { added: 1, deleted: 0, binary: false },
      },
    ]);
  });

  it('leaves counts open where Git gave none', () => {
    assert.equal(parseRawNumstat(nul(`:100644 100644 ${OBJECT} ${ZERO} M`, 'touched'))[0]?.counts, null);
  });

  it('keeps every byte of a name, also one that looks like a record', () => {
    const odd = [':100644 looks like a record', '1\t2\tlooks like counts', 'new\nline', '-dash', ' '];
    for (const name of odd) {
      const [change] = parseRawNumstat(nul(`:100644 100644 ${OBJECT} ${ZERO} M`, name, `7\t0\t${name}`));
      assert.equal(change?.path, name);
      assert.deepEqual(change.counts, { added: 7, deleted: 0, binary: false });
    }
    const bytes = Buffer.from([0x61, 0xff]);
    assert.equal(parseRawNumstat(nul(`:100644 100644 ${OBJECT} ${ZERO} M`, bytes))[0]?.path, 'a\udcff');
  });

  it('understands SHA-256 names', () => {
    const long = 'a'.repeat(64);
    assert.equal(parseRawNumstat(nul(`:100644 100644 ${long} ${'0'.repeat(64)} M`, 'x'))[0]?.oldObject, long);
  });

  it('refuses what it does not understand', () => {
    const record = `:100644 100644 ${OBJECT} ${ZERO} M`;
    const bad = [
      nul('words'),
      nul(record),
      Buffer.from(record),
      nul('1\t1\tnobody'),
      nul(`:1 ${record}`, 'x'),
      nul(''),
    ];
    for (const bytes of bad) assert.throws(() => parseRawNumstat(bytes), refuses('git-output'));
    assert.deepEqual(parseRawNumstat(Buffer.alloc(0)), []);
  });
});

describe('the parser of git ls-files -v -z', () => {
  it('sorts out untracked, hidden and own paths', () => {
    const bytes = nul(
      '? new file',
      '? nest/',
      'H plain',
      'h assumed',
      'S skipped',
      's both',
      'M unmerged',
      'H .cordon/config.json',
    );
    assert.deepEqual(parseListing(bytes), {
      untracked: ['new file', 'nest/'],
      hidden: ['assumed', 'skipped', 'both'],
      trackedState: ['.cordon/config.json'],
    });
  });

  it('does not take a file of a like name for Cordon’s own', () => {
    assert.deepEqual(parseListing(nul('H .cordon', 'H .cordonx/a', 'H a/.cordon/b')).trackedState, []);
  });

  it('refuses what it does not understand', () => {
    for (const bytes of [Buffer.from('H open'), nul('H'), nul('Hx'), nul('')]) {
      assert.throws(() => parseListing(bytes), refuses('git-output'));
    }
  });
});

describe('the parser of git status --porcelain=v1 -z', () => {
  it('takes the paths', () => {
    assert.deepEqual(parseStatus(nul(' M a', '?? b c', 'UU d\ne')), ['a', 'b c', 'd\ne']);
  });

  it('refuses what it does not understand', () => {
    assert.throws(() => parseStatus(nul('M')), refuses('git-output'));
  });
});
