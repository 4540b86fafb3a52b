import assert from 'node:assert/strict';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sha256Hex } from '../../../src/engine/store/canonicalJson';
import { excludeDigest, registerExclude } from '../../../src/engine/store/exclude';
import { assertRefused, useFolder } from './support';

describe('the exclude file', () => {
  const folder = useFolder();
  const file = (): string => path.join(folder(), 'info', 'exclude');

  const cases: [string, string | null, string][] = [
    ['is created with its folder', null, '/.cordon/\n'],
    ['gets the line when empty', '', '/.cordon/\n'],
    ['gets a final newline first', '# mine\n*.bak', '# mine\n*.bak\n/.cordon/\n'],
    ['is kept when the line is there', 'a\n/.cordon/\nb', 'a\n/.cordon/\nb'],
    ['is kept when the line is last and unterminated', 'a\n/.cordon/', 'a\n/.cordon/'],
    ['is kept when the line ends in CRLF', 'a\r\n/.cordon/\r\n', 'a\r\n/.cordon/\r\n'],
    ['does not take a similar line', '.cordon/\n#/.cordon/\n', '.cordon/\n#/.cordon/\n/.cordon/\n'],
    ['does not take a line with a space', '/.cordon/ \n', '/.cordon/ \n/.cordon/\n'],
    ['keeps bytes that are no UTF-8', '\xff\xfe\n', '\xff\xfe\n/.cordon/\n'],
  ];
  for (const [what, before, after] of cases) {
    it(what, async () => {
      if (before !== null) {
        mkdirSync(path.dirname(file()));
        writeFileSync(file(), before, 'latin1');
      }
      const digest = await registerExclude(file());
      assert.equal(readFileSync(file(), 'latin1'), after);
      assert.equal(digest, sha256Hex(Buffer.from(after, 'latin1')));
      assert.equal(await excludeDigest(file()), digest);
      assert.equal(await registerExclude(file()), digest);
      assert.equal(readFileSync(file(), 'latin1'), after);
      assert.deepEqual(readdirSync(path.dirname(file())), ['exclude']);
    });
  }

  it('keeps its mode, and a link to a file elsewhere', async () => {
    mkdirSync(path.dirname(file()));
    const target = path.join(folder(), 'shared');
    writeFileSync(target, 'x\n');
    chmodSync(target, 0o664);
    symlinkSync(target, file());
    await registerExclude(file());
    assert.ok(lstatSync(file()).isSymbolicLink());
    assert.equal(readFileSync(target, 'utf8'), 'x\n/.cordon/\n');
    assert.equal(statSync(target).mode & 0o777, 0o664);
  });

  it('is refused when it is a dangling link or no file', async () => {
    mkdirSync(path.dirname(file()));
    symlinkSync('nowhere', file());
    await assertRefused(registerExclude(file()), 'io', /link to a file that does not exist/);
    await assertRefused(registerExclude(path.dirname(file())), 'exclude-changed', /not a regular file/);
    assert.equal(await excludeDigest(path.join(folder(), 'none')), null);
  });
});
