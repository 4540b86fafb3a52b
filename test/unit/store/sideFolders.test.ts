import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isSideFolderName, resetFolder, type ResetStep } from '../../../src/engine/store/sideFolders';
import { git, killAt, probe, useFolder, withoutPrivileges } from './support';

describe('reset', function () {
  this.timeout(60_000);
  const folder = useFolder();
  const root = (): string => path.join(folder(), 'repo');
  const envelope = (...names: string[]): string => path.join(root(), '.cordon', ...names);

  beforeEach(() => {
    mkdirSync(root());
    git(root(), 'init', '-q');
    writeFileSync(path.join(root(), '.git', 'info', 'exclude'), '/.cordon/\n');
  });

  function assertGone(): void {
    assert.deepEqual(readdirSync(root()), ['.git']);
  }

  it('is content with nothing', async () => {
    assert.equal(await resetFolder(root()), false);
    assertGone();
  });

  it('removes a folder with all that is in it', async () => {
    mkdirSync(envelope('evidence', 'objects'), { recursive: true });
    writeFileSync(envelope('state.json'), '{}');
    writeFileSync(Buffer.concat([Buffer.from(`${envelope()}/`), Buffer.of(0xff, 0x0a)]), '');
    assert.equal(await resetFolder(root()), true);
    assertGone();
  });

  it('removes a file', async () => {
    writeFileSync(envelope(), 'mine');
    assert.equal(await resetFolder(root()), true);
    assertGone();
  });

  it('removes links and never what they point to', async () => {
    const outside = path.join(folder(), 'outside');
    mkdirSync(outside);
    writeFileSync(path.join(outside, 'kept'), 'x');
    chmodSync(outside, 0o500);
    for (const target of [outside, 'dangling']) {
      symlinkSync(target, envelope());
      assert.equal(await resetFolder(root()), true);
      assertGone();
    }
    mkdirSync(envelope());
    symlinkSync(outside, envelope('evidence'));
    await resetFolder(root());
    assertGone();
    assert.equal(readFileSync(path.join(outside, 'kept'), 'utf8'), 'x');
    assert.equal(lstatSync(outside).mode & 0o777, 0o500);
  });

  it('removes folders that deny it to their owner', function () {
    const prefix = withoutPrivileges();
    if (prefix === null) this.skip();
    mkdirSync(envelope('evidence', 'deep'), { recursive: true });
    writeFileSync(envelope('evidence', 'deep', 'x'), '');
    chmodSync(envelope('evidence', 'deep'), 0o000);
    chmodSync(envelope('evidence'), 0o400);
    chmodSync(envelope(), 0o000);
    assert.deepEqual(probe(['reset', root()], prefix), { result: true });
    assertGone();
  });

  it('refuses, and says the envelope is still there, where the worktree denies it', function () {
    const prefix = withoutPrivileges();
    if (prefix === null) this.skip();
    mkdirSync(envelope());
    writeFileSync(envelope('state.json'), '{}');
    chmodSync(root(), 0o500);
    const answer = probe(['reset', root()], prefix);
    assert.equal(answer.code, 'io');
    assert.match(answer.message ?? '', /nothing was removed.*permission/s);
    assert.equal(readFileSync(envelope('state.json'), 'utf8'), '{}');
  });

  it('removes a tree that is deeper than any path', async () => {
    mkdirSync(envelope());
    // Built from the inside out, since no path reaches its bottom.
    const name = 'd'.repeat(200);
    const build = path.join(folder(), 'build');
    mkdirSync(path.join(build, name), { recursive: true });
    for (let depth = 0; depth < 40; depth += 1) {
      const next = path.join(folder(), 'next');
      mkdirSync(next);
      renameSync(build, path.join(next, name));
      renameSync(next, build);
    }
    renameSync(build, envelope('deep'));
    await resetFolder(root());
    assertGone();
  });

  it('works on a full disk', async function () {
    const disk = path.join(folder(), 'disk');
    mkdirSync(disk);
    const options = 'size=64k,nr_inodes=8';
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', disk]).status !== 0) this.skip();
    try {
      mkdirSync(path.join(disk, '.cordon'));
      for (let index = 0; index < 6; index += 1) writeFileSync(path.join(disk, '.cordon', `f${index}`), '');
      assert.throws(() => {
        mkdirSync(path.join(disk, 'more'));
      }, /ENOSPC/);
      assert.equal(await resetFolder(disk), true);
      assert.deepEqual(readdirSync(disk), []);
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  const steps: [ResetStep, 'armed' | 'gone'][] = [
    ['side-made', 'armed'],
    ['hidden', 'armed'],
    ['moved', 'gone'],
    ['done', 'gone'],
  ];
  for (const [step, expected] of steps) {
    it(`killed once ${step} leaves the envelope ${expected}, nothing that Git lists, and a reset cleans up`, async () => {
      mkdirSync(envelope('evidence'), { recursive: true });
      writeFileSync(envelope('state.json'), '{}');
      writeFileSync(envelope('evidence', 'index'), 'x');
      await killAt(['reset', root(), step]);
      assert.equal(existsSync(envelope('state.json')), expected === 'armed');
      assert.equal(existsSync(envelope('evidence', 'index')), expected === 'armed');
      assert.equal(existsSync(envelope()), expected === 'armed');
      assert.equal(git(root(), 'status', '--porcelain', '--untracked-files=all'), '');
      assert.equal(readdirSync(root()).some(isSideFolderName), step !== 'done');
      await resetFolder(root());
      assertGone();
    });
  }

  it('leaves folders alone whose names are not quite its own', async () => {
    const names = ['.cordon-reset-0123', '.cordon-arm-0123456789abcdeF', '.cordon-reset-0123456789abcdef0'];
    for (const name of names) mkdirSync(path.join(root(), name));
    symlinkSync('.git', path.join(root(), '.cordon-arm-0123456789abcdef'));
    await resetFolder(root());
    assert.deepEqual(readdirSync(root()).sort(), ['.git', '.cordon-arm-0123456789abcdef', ...names].sort());
  });
});
