import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  isTemporaryName,
  sweepTemporaries,
  writeAtomic,
  type WriteStep,
} from '../../../src/engine/store/atomicFiles';
import { readCapped } from '../../../src/engine/store/cappedFiles';
import { say } from '../../../src/engine/said';
import { assertRefused, killAt, probe, useFolder, withoutPrivileges } from './support';

describe('atomic files', function () {
  this.timeout(60_000);
  const folder = useFolder();
  const file = (): string => path.join(folder(), 'state.json');

  it('writes a new file and replaces an old one, private to the owner, with nothing beside it', async () => {
    await writeAtomic(file(), 'one');
    assert.equal(statSync(file()).mode & 0o777, 0o600);
    await writeAtomic(file(), new Uint8Array([0, 255]));
    assert.deepEqual(readFileSync(file()), Buffer.from([0, 255]));
    await writeAtomic(file(), 'x'.repeat(3_000_000), { mode: 0o644 });
    assert.equal(statSync(file()).size, 3_000_000);
    assert.equal(statSync(file()).mode & 0o777, 0o644);
    assert.deepEqual(readdirSync(folder()), ['state.json']);
  });

  it('replaces a link, not what it points to', async () => {
    writeFileSync(path.join(folder(), 'other'), 'kept');
    symlinkSync('other', file());
    await writeAtomic(file(), 'new');
    assert.equal(readFileSync(path.join(folder(), 'other'), 'utf8'), 'kept');
    assert.equal(readFileSync(file(), 'utf8'), 'new');
  });

  for (const step of ['opened', 'written', 'flushed'] as const) {
    it(`keeps the old file when it fails once ${step}`, async () => {
      await writeAtomic(file(), 'old');
      const failing = (now: WriteStep): void => {
        if (now === step) throw Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO' });
      };
      await assertRefused(writeAtomic(file(), 'new', { onStep: failing }), 'io', /left as it was.*disk/s);
      assert.equal(readFileSync(file(), 'utf8'), 'old');
      assert.deepEqual(readdirSync(folder()), ['state.json']);
    });
  }

  for (const step of ['opened', 'written', 'flushed', 'renamed'] as const) {
    it(`leaves one whole version when it is killed once ${step}, and the rest is swept`, async () => {
      writeFileSync(file(), 'old');
      await killAt(['write', file(), 'new', step]);
      assert.equal(readFileSync(file(), 'utf8'), step === 'renamed' ? 'new' : 'old');
      const left = readdirSync(folder()).filter((name) => name !== 'state.json');
      assert.equal(left.length, step === 'renamed' ? 0 : 1);
      assert.ok(left.every(isTemporaryName));
      writeFileSync(path.join(folder(), 'mine.tmp'), '');
      await sweepTemporaries(folder());
      assert.deepEqual(readdirSync(folder()).sort(), ['mine.tmp', 'state.json']);
    });
  }

  it('keeps the old file on a full disk', async function () {
    const disk = path.join(folder(), 'disk');
    mkdirSync(disk);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'none', disk]).status === 0;
    if (!mounted) this.skip();
    try {
      const small = path.join(disk, 'state.json');
      await writeAtomic(small, 'old');
      await assertRefused(writeAtomic(small, 'x'.repeat(200_000)), 'io', /disk is full.*free some space/s);
      assert.equal(readFileSync(small, 'utf8'), 'old');
      assert.deepEqual(readdirSync(disk), ['state.json']);
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it('says what to do about a folder that cannot be written, and about none', async function () {
    const prefix = withoutPrivileges();
    if (prefix === null) this.skip();
    writeFileSync(file(), 'old');
    chmodSync(folder(), 0o500);
    const answer = probe(['write', file(), 'new'], prefix);
    assert.equal(answer.code, 'io');
    assert.match(answer.message ?? '', /left as it was.*permission/s);
    assert.equal(readFileSync(file(), 'utf8'), 'old');
    await assertRefused(writeAtomic(path.join(folder(), 'none', 'x'), 'x'), 'io', /ENOENT/);
  });

  it('does not follow or wait for anything when it reads', async () => {
    const read = (name: string): Promise<Buffer | null> =>
      readCapped(path.join(folder(), name), { limit: 10, code: 'state-invalid', remedy: say`Do this.` });
    assert.equal(await read('none'), null);
    writeFileSync(path.join(folder(), 'ten'), '0123456789');
    assert.equal((await read('ten'))?.toString(), '0123456789');
    writeFileSync(path.join(folder(), 'eleven'), '01234567890');
    await assertRefused(read('eleven'), 'state-invalid', /longer than 10 bytes. Do this/);
    symlinkSync('ten', path.join(folder(), 'link'));
    await assertRefused(read('link'), 'state-invalid', /symbolic link/);
    spawnSync('mkfifo', [path.join(folder(), 'fifo')]);
    await assertRefused(read('fifo'), 'state-invalid', /not a regular file/);
    mkdirSync(path.join(folder(), 'directory'));
    await assertRefused(read('directory'), 'state-invalid', /not a regular file/);
  });
});
