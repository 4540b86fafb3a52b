import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { openRepository, removeTempFolders, tempFolder } from '../support/tempRepository';
import {
  ALLOW,
  assertDone,
  assertNothingLeft,
  assertRefused,
  assertUnlocked,
  type Bench,
  benchAt,
  everything,
  gitStatus,
  temporaries,
} from './support';

const ARM = ['arm', 'a label', ...ALLOW, '--verify', 'git --version'];

/** Works, and then takes what room there is. */
const GREEDY = `#!/bin/sh
echo work > src/b.txt
dd if=/dev/zero of=../filler bs=1024 2>/dev/null
printf '{"type":"result","subtype":"success","is_error":false,"result":"done"}'
`;

describe('on a full disk', function () {
  this.timeout(60_000);
  let disk = '';
  let bench: Bench;
  const filler = (): string => path.join(disk, 'filler');

  before(function () {
    disk = path.join(tempFolder(), 'disk');
    fs.mkdirSync(disk);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'none', disk]).status !== 0) this.skip();
  });
  after(() => {
    if (disk !== '') spawnSync('umount', ['-l', disk]);
    removeTempFolders();
  });

  beforeEach(() => {
    const root = path.join(disk, 'repo');
    fs.mkdirSync(root);
    const repository = openRepository(root);
    repository.git('init', '--quiet', '--template=', '--initial-branch=main');
    repository.write({ 'src/a.txt': 'one\n', '.git/info/exclude': '' });
    repository.commit();
    bench = benchAt(repository, { XDG_STATE_HOME: tempFolder() });
  });
  afterEach(() => {
    for (const name of fs.readdirSync(disk)) fs.rmSync(path.join(disk, name), { recursive: true });
  });

  /** Takes every free page of the disk, outside of the repository. */
  function fill(): void {
    const file = fs.openSync(filler(), 'a');
    try {
      for (;;) fs.writeSync(file, Buffer.alloc(4096));
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
    } finally {
      fs.closeSync(file);
    }
  }

  for (const args of [ARM, ['run', 'a task', ...ALLOW, '--claude', 'true']]) {
    it(`${String(args[0])} is refused, changes nothing, and works once there is room`, async () => {
      fill();
      const before = everything(bench);
      assertRefused(await bench.cordon(args), /disk is full.*free some space/s);
      assert.deepEqual(everything(bench), before);
      assert.equal(gitStatus(bench), '');
      await assertUnlocked(bench);
      fs.rmSync(filler());
      assertDone(await bench.cordon(ARM));
    });
  }

  it('check is refused and the old state stays', async () => {
    assertDone(await bench.cordon(ARM));
    bench.repository.write({ 'src/b.txt': 'new\n' });
    fill();
    const before = everything(bench);
    assertRefused(await bench.cordon(['check']), /disk is full.*free some space/s);
    assert.deepEqual(everything(bench), before);
    const status = await bench.cordon(['status']);
    assert.equal((JSON.parse(status.stdout) as { phase: string }).phase, 'armed');
    assertDone(await bench.cordon(['audit']));
    fs.rmSync(filler());
    assertDone(await bench.cordon(['check']));
    assert.deepEqual(temporaries(bench), []);
  });

  it('reset works and leaves nothing', async () => {
    assertDone(await bench.cordon(ARM));
    fill();
    assertDone(await bench.cordon(['reset']));
    assertNothingLeft(bench);
    assert.equal(gitStatus(bench), '');
  });

  it('an agent that fills it ends in a state that can be read, and resumed once there is room', async () => {
    const claude = path.join(tempFolder(), 'claude');
    fs.writeFileSync(claude, GREEDY, { mode: 0o755 });
    const ran = await bench.cordon(['run', 'a task', ...ALLOW, '--claude', claude]);
    assertRefused(ran, /disk is full.*free some space/s);
    const status = await bench.cordon(['status']);
    assert.equal((JSON.parse(status.stdout) as { phase: string }).phase, 'interrupted', status.stderr);
    assert.deepEqual(temporaries(bench), []);
    fs.rmSync(filler());
    fs.writeFileSync(claude, GREEDY.replace(/^dd.*\n/m, ''));
    assertDone(await bench.cordon(['resume']));
  });
});
