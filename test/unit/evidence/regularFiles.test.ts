import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {
  digestOfFile,
  readRegular,
  readShortRegular,
  readThrough,
  SHORT_FILE,
} from '../../../src/engine/evidence/regularFiles';
import { removeTempFolders, tempFolder } from '../../support/tempRepository';

describe('files that are read at once', function () {
  this.timeout(20_000);
  after(removeTempFolders);

  for (const size of [0, 1, SHORT_FILE - 1, SHORT_FILE, SHORT_FILE + 1])
    it(`come as they are: ${size} bytes`, async () => {
      const file = path.join(tempFolder(), 'file');
      const content = Buffer.alloc(size, 'abc');
      fs.writeFileSync(file, content);
      assert.deepEqual(await readRegular(file, Infinity), content);
      assert.deepEqual(readShortRegular(file), size > SHORT_FILE ? null : content);
      if (size > 0) assert.equal(await readRegular(file, size - 1), null);
      const digest = createHash('sha256').update(content).digest('hex');
      assert.deepEqual(await digestOfFile(file), { digest, size });
    });

  it('are none where they have no size and no end, or would be waited for', async function () {
    if (process.platform !== 'linux') this.skip();
    const link = path.join(tempFolder(), 'link');
    fs.symlinkSync('/proc/self', link);
    const endless = path.join(link, 'pagemap');
    assert.equal(readShortRegular(endless), null);
    assert.equal(await readThrough(endless, Infinity), null);
    await assert.rejects(digestOfFile(endless), { code: 'EFBIG' });
    assert.match(String(await readThrough('/proc/self/status', Infinity)), /^Name:/);
    const fifo = path.join(tempFolder(), 'fifo');
    execFileSync('mkfifo', [fifo]);
    assert.equal(await readThrough(fifo, Infinity), null);
  });
});
