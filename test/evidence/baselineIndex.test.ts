import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { holdsTree, plainIndex } from '../../src/engine/evidence/shadow/baselineIndex';
import { parseIndex } from '../../src/engine/evidence/shadow/indexFile';
import { makeRepository, removeTempFolders, type TempRepository } from '../support/tempRepository';
import { arm, type Armed } from './armed';

const FILES = {
  'a-b/x': '1\n',
  'a.txt': '2\n',
  'a/x': '3\n',
  'a/b/c/d': '4\n',
  a0: '5\n',
  'ä/ö ü.txt': '6\n',
  z: '7\n',
};

/** The real index is taken for the baseline only where its hashes prove it. */
describe('the baseline taken from the real index', function () {
  this.timeout(120_000);
  after(removeTempFolders);

  const parsed = (repository: TempRepository): Parameters<typeof plainIndex>[0] => {
    const bytes = fs.readFileSync(path.join(repository.root, '.git', 'index'));
    return { bytes, index: parseIndex(bytes, 20) };
  };
  const tree = (repository: TempRepository): string => repository.git('rev-parse', 'HEAD^{tree}').trim();

  it('holds what Git would read from the trees, byte for byte', () => {
    const repository = makeRepository(FILES);
    fs.chmodSync(path.join(repository.root, 'z'), 0o755);
    fs.symlinkSync('a/x', path.join(repository.root, 'a/link'));
    repository.git('add', '-A');
    repository.git('commit', '-qm', 'more');
    const plain = plainIndex(parsed(repository));
    assert.ok(plain);
    assert.equal(holdsTree(plain.index, tree(repository)), true);
    const other = path.join(repository.root, '..', 'read.index');
    repository.git('read-tree', `--index-output=${other}`, 'HEAD');
    assert.deepEqual(plain.bytes, fs.readFileSync(other));
  });

  it('is not taken where something is staged, flagged, or has several stages', () => {
    const acts: Record<string, (repository: TempRepository) => void> = {
      staged: (repository) => {
        repository.write({ 'a/x': 'other\n' });
        repository.git('add', 'a/x');
      },
      flagged: (repository) => repository.git('update-index', '--assume-unchanged', 'z'),
      skipped: (repository) => repository.git('update-index', '--skip-worktree', 'z'),
      intended: (repository) => {
        repository.write({ new: 'x\n' });
        repository.git('add', '--intent-to-add', 'new');
      },
      removed: (repository) => repository.git('rm', '-q', '--cached', 'a/b/c/d'),
    };
    for (const [name, act] of Object.entries(acts)) {
      const repository = makeRepository(FILES);
      act(repository);
      assert.equal(plainIndex(parsed(repository)), null, name);
    }
  });

  it('is not taken where an entry is another one and the cache-tree still says the baseline', () => {
    const repository = makeRepository(FILES);
    const { bytes, index } = parsed(repository);
    const forged = Buffer.from(bytes);
    const oid = repository.git('rev-parse', 'HEAD:z').trim();
    forged.write(oid, index.startOf(0) + 40, 'hex');
    const plain = plainIndex({ bytes: forged, index: parseIndex(forged, 20) });
    assert.ok(plain);
    assert.equal(holdsTree(plain.index, tree(repository)), false);
  });

  it('is not taken where a folder of the cache-tree is another one', () => {
    const repository = makeRepository(FILES);
    const { bytes } = parsed(repository);
    const folder = Buffer.from(repository.git('rev-parse', 'HEAD:a/b').trim(), 'hex');
    const at = bytes.lastIndexOf(folder);
    const forged = Buffer.from(bytes);
    forged.write(repository.git('rev-parse', 'HEAD:a-b').trim(), at, 'hex');
    const plain = plainIndex({ bytes: forged, index: parseIndex(forged, 20) });
    assert.ok(plain);
    assert.equal(holdsTree(plain.index, tree(repository)), false);
  });

  for (const packed of [false, true])
    it(`tells content that hid in the index before arming, the baseline ${packed ? 'packed' : 'loose'}`, async () => {
      const armed = await arm({
        name: 'forged',
        owner: (at) => {
          if (packed) at.git('gc', '-q');
          hideInIndex(at, 'docs/guide.txt', 'EVIL\n');
          assert.equal(at.git('status', '--porcelain'), '');
        },
        act: () => undefined,
      });
      const { violations } = await armed.session.audit();
      assert.deepEqual(
        violations.filter(({ code }) => code === 'staged-unseen').map(({ path: name }) => name),
        ['docs/guide.txt'],
      );
    });
});

/** Another object in a path's entry; stat data and cache-tree stay, so that Git sees nothing. */
function hideInIndex(armed: Armed, name: string, content: string): void {
  const file = armed.at('.git/index');
  const bytes = fs.readFileSync(file);
  const index = parseIndex(bytes, 20);
  const entry = Array.from({ length: index.count }, (_, at) => at).find((at) => index.path(at) === name);
  assert.ok(entry !== undefined);
  bytes.write(armed.blob(content), index.startOf(entry) + 40, 'hex');
  createHash('sha1')
    .update(bytes.subarray(0, -20))
    .digest()
    .copy(bytes, bytes.length - 20);
  fs.writeFileSync(file, bytes);
  // Git reads again what changed in the second of the index.
  const later = Date.now() / 1000 + 5;
  fs.utimesSync(file, later, later);
}
