import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { KEPT_DAYS, MOST_COPIES, pruneCopies } from '../../../src/editor/restoreCopies';
import { removeTempFolders, tempFolder } from '../../support/tempRepository';

const NOW = Date.parse('2025-06-30T12:00:00Z');
const DAY = 86_400_000;

describe('copies of what restoring took away', () => {
  let folder: string;
  let repository: string;

  beforeEach(() => {
    folder = tempFolder();
    repository = tempFolder();
  });
  afterEach(removeTempFolders);

  /** As restoring leaves one. */
  const copy = (name: string, ageDays: number, of = repository): void => {
    const at = path.join(folder, name);
    fs.mkdirSync(path.join(at, 'worktree/docs'), { recursive: true });
    fs.writeFileSync(path.join(at, 'worktree/docs/a.md'), 'kept\n');
    const manifest = path.join(at, 'manifest.json');
    fs.writeFileSync(
      manifest,
      JSON.stringify({ what: 'Copy', state: 'restored', repository: of, files: [] }),
    );
    const time = new Date(NOW - ageDays * DAY);
    fs.utimesSync(manifest, time, time);
  };
  const arm = (ageDays: number, text?: string): void => {
    fs.mkdirSync(path.join(repository, '.cordon'), { recursive: true });
    const config = { created_at: new Date(NOW - ageDays * DAY).toISOString() };
    fs.writeFileSync(path.join(repository, '.cordon/config.json'), text ?? JSON.stringify(config));
  };
  const left = (): string[] => fs.readdirSync(folder).sort();

  it('go when they are old', async () => {
    copy('young', KEPT_DAYS - 1);
    copy('old', KEPT_DAYS + 1);
    const removed = await pruneCopies(folder, NOW);
    assert.deepEqual(removed, [path.join(folder, 'old')]);
    assert.deepEqual(left(), ['young']);
  });

  it('go, the oldest first, when they are many', async () => {
    const names = Array.from({ length: MOST_COPIES + 3 }, (_, index) => `c${String(index).padStart(2, '0')}`);
    for (const [index, name] of names.entries()) copy(name, index / 100);
    await pruneCopies(folder, NOW);
    assert.deepEqual(left(), names.slice(0, MOST_COPIES));
  });

  it('stay, and do not count, while their envelope is armed', async () => {
    arm(100);
    const elsewhere = tempFolder();
    for (let index = 0; index < MOST_COPIES + 3; index += 1) copy(`own${index}`, 40 + index);
    for (let index = 0; index < MOST_COPIES; index += 1) copy(`other${index}`, 1 + index / 100, elsewhere);
    assert.deepEqual(await pruneCopies(folder, NOW), []);
    // Armed anew since: they are of the one before.
    arm(1);
    const removed = await pruneCopies(folder, NOW);
    assert.equal(removed.length, MOST_COPIES + 3);
    assert.equal(left().length, MOST_COPIES);
  });

  it('stay where the stored envelope cannot be read', async () => {
    copy('old', 100);
    for (const text of ['{', '{}', '{"created_at":"some day"}', '{"created_at":5}']) {
      arm(0, text);
      assert.deepEqual(await pruneCopies(folder, NOW), [], text);
    }
    fs.rmSync(path.join(repository, '.cordon'), { recursive: true });
    assert.equal((await pruneCopies(folder, NOW)).length, 1);
  });

  it('are never what somebody else put there', async () => {
    const outside = tempFolder();
    fs.writeFileSync(path.join(outside, 'precious'), '');
    copy('old', 100);
    fs.mkdirSync(path.join(folder, 'no-manifest'));
    fs.mkdirSync(path.join(folder, 'other-manifest'));
    fs.writeFileSync(path.join(folder, 'other-manifest/manifest.json'), '{"name":"app"}');
    fs.writeFileSync(path.join(folder, 'file'), '');
    copy('linked', 100);
    fs.renameSync(path.join(folder, 'linked'), path.join(outside, 'linked'));
    fs.symlinkSync(path.join(outside, 'linked'), path.join(folder, 'linked'));
    fs.symlinkSync(outside, path.join(folder, 'old/worktree/link'));
    assert.deepEqual(await pruneCopies(folder, NOW), [path.join(folder, 'old')]);
    assert.deepEqual(left(), ['file', 'linked', 'no-manifest', 'other-manifest']);
    assert.deepEqual(fs.readdirSync(outside).sort(), ['linked', 'precious']);
    assert.ok(fs.existsSync(path.join(outside, 'linked/manifest.json')));
  });

  it('need not be there', async () => {
    assert.deepEqual(await pruneCopies(path.join(folder, 'nowhere'), NOW), []);
  });
});
