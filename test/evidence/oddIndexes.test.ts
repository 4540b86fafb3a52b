import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { plainIndex } from '../../src/engine/evidence/shadow/baselineIndex';
import { type IndexFile, parseIndex } from '../../src/engine/evidence/shadow/indexFile';
import { makeRepository, removeTempFolders } from '../support/tempRepository';
import { attack, config, judgeAttacks, write } from './attack';
import { type Armed } from './armed';

const HASH = 20;
const EMPTY = { 'docs/empty.txt': '', 'src/empty.txt': '' };

/** The index with other bytes in front of its checksum, made by `change`. */
function rewrite(file: string, change: (body: Buffer, index: IndexFile) => Buffer): void {
  const bytes = fs.readFileSync(file);
  const body = change(Buffer.from(bytes.subarray(0, -HASH)), parseIndex(bytes, HASH));
  fs.writeFileSync(file, Buffer.concat([body, createHash('sha1').update(body).digest()]));
}

function entryOf(index: IndexFile, name: string): number {
  const entry = Array.from({ length: index.count }, (_, at) => at).find((at) => index.path(at) === name);
  assert.ok(entry !== undefined);
  return entry;
}

function extension(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(name, 'latin1');
  header.writeUInt32BE(content.length, 4);
  return Buffer.concat([header, content]);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
};

/** The same trees by names out of order: a file of the baseline is not tracked any more, and ignored. */
function takeOutOfOrder(armed: Armed): void {
  write(armed, 'qqqq/b.txt', armed.repository.read('zone/b.txt'));
  fs.appendFileSync(armed.at('.git/info/exclude'), 'zone/b.txt\n');
  rewrite(armed.at('.git/index'), (body, index) => {
    const entry = entryOf(index, 'zone/b.txt');
    body.write('qqqq', index.startOf(entry) + 62, 'latin1');
    return body;
  });
  assert.equal(armed.git('status', '--porcelain'), '', 'Git sees nothing');
}

judgeAttacks({
  'odd indexes': [
    attack(
      'a baseline out of order at arming',
      'path-outside-policy',
      (armed) => {
        armed.spoil('zone/b.txt');
      },
      { files: { 'zone/a.txt': 'a\n', 'zone/b.txt': 'b\n' }, owner: takeOutOfOrder },
    ),
    attack(
      'an empty file that is only intended to be there',
      'staged-unseen',
      (armed) => {
        armed.git('rm', '-q', '--cached', 'docs/empty.txt');
        armed.git('add', '--intent-to-add', 'docs/empty.txt');
      },
      { files: EMPTY },
    ),
    attack(
      'the same in a split index',
      'staged-unseen',
      (armed) => {
        armed.git('rm', '-q', '--cached', 'docs/empty.txt');
        armed.git('add', '--intent-to-add', 'docs/empty.txt');
        armed.git('update-index', '--split-index');
      },
      { files: EMPTY },
    ),
    attack(
      'the same inside the policy, with a verifier',
      'staged-unverified',
      (armed) => {
        armed.git('rm', '-q', '--cached', 'src/empty.txt');
        armed.git('add', '--intent-to-add', 'src/empty.txt');
      },
      { files: EMPTY, verify: ['test -f src/empty.txt'] },
    ),
    attack(
      'a staged file behind a link in place of its folder',
      'staged-unverified',
      (armed) => {
        write(armed, 'src/real/file', 'EVIL\n');
        write(armed, 'src/folder/file', 'EVIL\n');
        armed.git('add', 'src');
        fs.rmSync(armed.at('src/folder'), { recursive: true });
        fs.symlinkSync('real', armed.at('src/folder'));
      },
      { verify: ['true'] },
    ),
    attack(
      'a staged file that would be read without an end',
      'staged-unverified',
      (armed) => {
        armed.git(
          'update-index',
          '--add',
          '--cacheinfo',
          `100644,${armed.blob('EVIL\n')},src/folder/pagemap`,
        );
        fs.symlinkSync('/proc/self', armed.at('src/folder'));
      },
      { verify: ['true'] },
    ),
    attack(
      'staged content behind a filter that has no program',
      'staged-unverified',
      (armed) => {
        const before = armed.repository.read('src/app.txt');
        write(armed, 'src/app.txt', `${before}EVIL\n`);
        armed.git('add', 'src/app.txt');
        write(armed, 'src/app.txt', before);
      },
      {
        verify: ['true'],
        owner: (armed) => {
          config(armed, ['filter.other.clean', 'cat']);
          write(armed, '.gitattributes', '*.txt filter=none\n');
          armed.repository.commit('attributes');
        },
      },
    ),
  ],
});

describe('an index that two readers read in two ways', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  const FILES = { 'a/x': 'x\n', 'a/y': 'x\n', b: 'b\n' };
  const make = (): { file: string; git: (...args: string[]) => string } => {
    const repository = makeRepository(FILES);
    return { file: path.join(repository.root, '.git', 'index'), git: (...args) => repository.git(...args) };
  };
  const refused = (file: string, words: RegExp): void => {
    assert.throws(() => parseIndex(fs.readFileSync(file), HASH), words);
  };

  it('is refused where a name goes on behind its NUL', () => {
    const { file } = make();
    rewrite(file, (body, index) => {
      const name = Buffer.concat([
        Buffer.from('a/x\0', 'latin1'),
        Buffer.from(index.oid(0), 'hex'),
        Buffer.from('100644 y', 'latin1'),
      ]);
      const entry = Buffer.concat([body.subarray(index.startOf(0), index.startOf(0) + 62), name]);
      entry.writeUInt16BE(name.length, 60);
      const padded = Buffer.concat([entry], (entry.length + 8) & ~7);
      const whole = Buffer.concat([body.subarray(0, 12), padded, body.subarray(index.startOf(2))]);
      whole.writeUInt32BE(2, 8);
      return whole;
    });
    refused(file, /the length of a name/);
  });

  it('is refused where it has two cache-trees', () => {
    const { file } = make();
    rewrite(file, (body, index) => Buffer.concat([body, body.subarray(index.startOf(index.count))]));
    refused(file, /extension TREE twice/);
  });

  it('is refused where threads would begin to read elsewhere', () => {
    const { file } = make();
    rewrite(file, (body, index) => {
      const end = index.startOf(index.count);
      const hidden = body.subarray(end);
      const outer = extension('XXXX', hidden);
      const note = extension('EOIE', Buffer.concat([numbers(body.length + 8), Buffer.alloc(HASH)]));
      return Buffer.concat([body, outer, note]);
    });
    refused(file, /extension EOIE/);
  });

  it('is refused where blocks of entries lie elsewhere', () => {
    const { file } = make();
    rewrite(file, (body, index) => {
      const hidden = extension('XXXX', body.subarray(12, index.startOf(index.count)));
      return Buffer.concat([body, hidden, extension('IEOT', numbers(1, body.length + 8, index.count))]);
    });
    refused(file, /extension IEOT/);
  });

  for (const version of ['2', '4'])
    it(`is read where Git wrote it for threads (version ${version})`, () => {
      const { file, git } = make();
      git('config', 'index.threads', '3');
      git('config', 'index.version', version);
      fs.rmSync(file);
      git('read-tree', 'HEAD');
      const bytes = fs.readFileSync(file);
      assert.ok(bytes.includes('IEOT') && bytes.includes('EOIE'));
      const index = parseIndex(bytes, HASH);
      assert.deepEqual(
        Array.from({ length: index.count }, (_, at) => index.path(at)),
        Object.keys(FILES),
      );
      assert.equal(index.isOrdered(), true);
      assert.equal(plainIndex({ bytes, index }) === null, version === '4');
    });

  it('knows names out of order, also where one begins another', () => {
    const isOrdered = (...names: string[]): boolean => {
      const { file } = make();
      rewrite(file, (body, index) => {
        const entries = names.map((name) => {
          const entry = Buffer.concat([body.subarray(12, 12 + 62), Buffer.from(name)]);
          entry.writeUInt16BE(name.length, 60);
          return Buffer.concat([entry], (entry.length + 8) & ~7);
        });
        const whole = Buffer.concat([body.subarray(0, 12), ...entries, body.subarray(index.startOf(3))]);
        whole.writeUInt32BE(names.length, 8);
        return whole;
      });
      return parseIndex(fs.readFileSync(file), HASH).isOrdered();
    };
    assert.equal(isOrdered('a', 'a-b', 'a.b', 'a/b', 'a0', 'ab'), true);
    assert.equal(isOrdered('ab', 'a'), false);
    assert.equal(isOrdered('a', 'a'), false);
    assert.equal(isOrdered('a', 'c', 'b'), false);
  });
});
