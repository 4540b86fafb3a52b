import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseIndex } from '../../../src/engine/evidence/shadow/indexFile';
import { joinIndex, splitIndex } from '../../../src/engine/evidence/shadow/indexParts';
import { cleanEnv, removeTempFolders, tempFolder } from '../../support/tempRepository';

const FILES = 41;

/** A repository with an index that knows no stat data, as `read-tree` leaves it. */
function unseen(format: string, version: number): { root: string; index: string } {
  const root = tempFolder();
  git(root, ['init', '--quiet', `--object-format=${format}`, '.']);
  for (let number = 0; number < FILES; number += 1) {
    const file = path.join(root, `folder${number % 7}`, `file${'x'.repeat(number)}.txt`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${number}\n`);
  }
  git(root, ['add', '.']);
  git(root, ['commit', '--quiet', '-m', 'base']);
  git(root, ['config', 'index.version', String(version)]);
  fs.rmSync(path.join(root, '.git', 'index'));
  git(root, ['read-tree', 'HEAD']);
  return { root, index: path.join(root, '.git', 'index') };
}

function git(root: string, args: readonly string[], index?: string): string {
  const env = cleanEnv(index === undefined ? {} : { GIT_INDEX_FILE: index });
  return execFileSync('git', args, { cwd: root, env, encoding: 'utf8' });
}

describe('an index in parts', () => {
  after(removeTempFolders);

  for (const [format, oidBytes] of [
    ['sha1', 20],
    ['sha256', 32],
  ] as const) {
    it(`comes together as Git refreshes it whole (${format})`, () => {
      const { root, index } = unseen(format, 2);
      const bytes = fs.readFileSync(index);
      const parsed = parseIndex(bytes, oidBytes);
      const parts = splitIndex(bytes, parsed, 3);
      assert.equal(parts?.length, 3);
      const refreshed = parts.map((part, number) => {
        const file = path.join(root, '.git', `part${number}`);
        fs.writeFileSync(file, part);
        git(root, ['update-index', '--refresh'], file);
        return fs.readFileSync(file);
      });
      git(root, ['update-index', '--refresh']);
      const whole = fs.readFileSync(index);
      const joined = joinIndex(refreshed, parts, bytes, parsed);
      assert.deepEqual(joined, whole);
      assert.notDeepEqual(joined, bytes, 'nothing was refreshed');
    });
  }

  it('is not made of a version whose names depend on each other', () => {
    const { index } = unseen('sha1', 4);
    const bytes = fs.readFileSync(index);
    assert.equal(splitIndex(bytes, parseIndex(bytes, 20), 3), null);
  });

  it('refuses a part with other entries', () => {
    const { root, index } = unseen('sha1', 2);
    const bytes = fs.readFileSync(index);
    const parsed = parseIndex(bytes, 20);
    const parts = splitIndex(bytes, parsed, 2) ?? [];
    const file = path.join(root, '.git', 'part');
    fs.writeFileSync(file, parts[0] ?? '');
    fs.rmSync(path.join(root, parsed.path(0)));
    git(root, ['update-index', '--remove', parsed.path(0)], file);
    const other = fs.readFileSync(file);
    assert.throws(() => joinIndex([other, parts[1] ?? other], parts, bytes, parsed), /another one/);
  });
});
