/** What nobody sees in the worktree, and what a later checkout, commit or submodule command would deliver. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { cleanEnv, removeTempFolders, tempFolder } from '../support/tempRepository';
import { assertAccepted, type Armed } from './armed';
import { addSubmodule, attack, judgeAttacks, write } from './attack';

const HASH = 20;

/** Replaces the checksum at a file's end by that of the changed content. */
function rewrite(file: string, change: (body: Buffer) => void): void {
  const body = fs.readFileSync(file).subarray(0, -HASH);
  change(body);
  fs.chmodSync(file, 0o644);
  fs.writeFileSync(file, Buffer.concat([body, createHash('sha1').update(body).digest()]));
}

function swap(bytes: Buffer, one: number, other: number, length: number): void {
  const kept = Buffer.from(bytes.subarray(one, one + length));
  bytes.copy(bytes, one, other, other + length);
  kept.copy(bytes, other);
}

/** Where the names begin, sorted, after the last count of how many begin with each byte. */
function numberOf(bytes: Buffer, fanout: number, names: number, oid: string): number {
  const count = bytes.readUInt32BE(fanout + 255 * 4);
  const at = Array.from({ length: count }, (_, entry) => entry).find(
    (entry) => bytes.toString('hex', names + entry * HASH, names + (entry + 1) * HASH) === oid,
  );
  assert.ok(at !== undefined);
  return at;
}

/** A pack of everything, and in it a blob that is to stand for the secret's. */
function packed(armed: Armed): { secret: string; evil: string; folder: string } {
  const secret = armed.git('rev-parse', 'HEAD:secret.txt').trim();
  const evil = armed.blob(`${armed.repository.read('secret.txt')}EVIL\n`);
  armed.git('tag', 'keep', evil);
  armed.git('repack', '-a', '-d', '-q');
  armed.git('tag', '-d', 'keep');
  return { secret, evil, folder: armed.at('.git/objects/pack') };
}

function forgePack(armed: Armed): void {
  const { secret, evil, folder } = packed(armed);
  const name = fs.readdirSync(folder).find((file) => file.endsWith('.idx')) ?? '';
  for (const file of fs.readdirSync(folder)) if (file.endsWith('.rev')) fs.rmSync(path.join(folder, file));
  rewrite(path.join(folder, name), (body) => {
    const fanout = 8;
    const names = fanout + 256 * 4;
    const offsets = names + body.readUInt32BE(fanout + 255 * 4) * (HASH + 4);
    const [one, other] = [secret, evil].map((oid) => numberOf(body, fanout, names, oid));
    swap(body, offsets + (one ?? 0) * 4, offsets + (other ?? 0) * 4, 4);
  });
  assert.match(armed.git('show', 'HEAD:secret.txt'), /EVIL/);
}

function forgeSharedIndex(armed: Armed): void {
  const { secret, evil, folder } = packed(armed);
  armed.git('multi-pack-index', 'write');
  rewrite(path.join(folder, 'multi-pack-index'), (body) => {
    const chunks = new Map(
      Array.from({ length: body[6] ?? 0 }, (_, chunk) => 12 + chunk * 12).map((at) => [
        body.toString('latin1', at, at + 4),
        Number(body.readBigUInt64BE(at + 4)),
      ]),
    );
    const [fanout = 0, names = 0, offsets = 0] = ['OIDF', 'OIDL', 'OOFF'].map((id) => chunks.get(id));
    const [one, other] = [secret, evil].map((oid) => numberOf(body, fanout, names, oid));
    swap(body, offsets + (one ?? 0) * 8, offsets + (other ?? 0) * 8, 8);
  });
  assert.match(armed.git('show', 'HEAD:secret.txt'), /EVIL/);
}

/** An honest edit is staged; above it, the cache-tree of a split index names a tree with another secret. */
function forgeSplitTree(armed: Armed): void {
  armed.git('update-index', '--split-index');
  fs.appendFileSync(armed.at('src/app.txt'), 'more\n');
  armed.git('add', 'src/app.txt');
  const honest = armed.git('write-tree').trim();
  const evil = armed.blob(`${armed.repository.read('secret.txt')}EVIL\n`);
  const other = path.join(tempFolder(), 'index');
  const withIndex = (...args: string[]): string =>
    armed.git('-c', `alias.i=!GIT_INDEX_FILE='${other}' git`, 'i', ...args).trim();
  withIndex('read-tree', honest);
  withIndex('update-index', '--cacheinfo', `100644,${evil},secret.txt`);
  const forged = withIndex('write-tree');
  rewrite(armed.at('.git/index'), (body) => {
    const at = body.indexOf(Buffer.from(honest, 'hex'), body.indexOf('TREE'));
    assert.ok(at > 0);
    body.write(forged, at, 'hex');
  });
}

/** A commit whose `src` has a folder that no worktree can have, and one on it without. */
function commitForged(armed: Armed, name: string): void {
  const tree = (lines: string): string => {
    const call = { cwd: armed.repository.root, env: cleanEnv(), input: lines, encoding: 'utf8' as const };
    return execFileSync('git', ['mktree'], call).trim();
  };
  const inner = tree(`100644 blob ${armed.blob('EVIL\n')}\tconfig\n`);
  const src = tree(`${armed.git('ls-tree', 'HEAD:src')}040000 tree ${inner}\t${name}\n`);
  const lines = armed.git('ls-tree', 'HEAD').replace(/[0-9a-f]{40}\tsrc\n/, `${src}\tsrc\n`);
  const evil = armed.git('commit-tree', '-p', 'HEAD', '-m', 'evil', tree(lines)).trim();
  const back = armed.git('commit-tree', '-p', evil, '-m', 'back', 'HEAD^{tree}').trim();
  armed.git('update-ref', 'refs/heads/main', back);
}

const secretOf = (armed: Armed): string => armed.git('rev-parse', 'HEAD:secret.txt').trim();

judgeAttacks({
  'stored objects': [
    attack('a pack whose index lies', 'git-file-changed', forgePack),
    attack('an index of packs that lies', 'git-file-changed', forgeSharedIndex),
    attack('a forged cache-tree of a split index, above what is staged', 'forged-cache-tree', forgeSplitTree),
    attack(
      'an object of a borrowed store',
      'forged-object',
      (armed) => {
        const oid = armed.git('rev-parse', 'HEAD:secret.txt').trim();
        const file = path.join(armed.home, 'store', oid.slice(0, 2), oid.slice(2));
        const body = `${armed.repository.read('secret.txt')}EVIL\n`;
        fs.chmodSync(file, 0o644);
        fs.writeFileSync(file, deflateSync(`blob ${body.length}\0${body}`));
      },
      {
        owner: (armed) => {
          const store = path.join(armed.home, 'store');
          fs.cpSync(armed.at('.git/objects'), store, { recursive: true });
          fs.rmSync(armed.at('.git/objects'), { recursive: true });
          write(armed, '.git/objects/info/alternates', `${store}\n`);
        },
      },
    ),
    attack(
      'a folder of objects that was prepared before arming',
      'git-file-changed',
      (armed) => {
        const folder = armed.at(`.git/objects/${secretOf(armed).slice(0, 2)}`);
        fs.rmSync(folder, { recursive: true });
        fs.renameSync(path.join(armed.home, 'prepared'), folder);
        assert.match(armed.git('show', 'HEAD:secret.txt'), /EVIL/);
      },
      {
        owner: (armed) => {
          const oid = secretOf(armed);
          const prepared = path.join(armed.home, 'prepared');
          fs.cpSync(armed.at(`.git/objects/${oid.slice(0, 2)}`), prepared, { recursive: true });
          const body = `${armed.repository.read('secret.txt')}EVIL\n`;
          fs.chmodSync(path.join(prepared, oid.slice(2)), 0o644);
          fs.writeFileSync(path.join(prepared, oid.slice(2)), deflateSync(`blob ${body.length}\0${body}`));
        },
      },
    ),
    attack(
      'a folder named .git in a commit that was taken back',
      'nested-repository',
      (armed) => {
        commitForged(armed, '.git');
      },
      { allowCommits: true },
    ),
    attack(
      'a name that leads back up, in one',
      'path-outside-policy',
      (armed) => {
        commitForged(armed, '..');
      },
      { allowCommits: true },
    ),
    attack(
      'a file that a commit has in place of a submodule',
      'submodule-changed',
      (armed) => {
        const before = armed.git('rev-parse', 'HEAD:src/lib').trim();
        armed.git('rm', '-q', '--cached', 'src/lib');
        armed.git('update-index', '--add', '--cacheinfo', `100644,${armed.blob('EVIL\n')},src/lib/x`);
        armed.git('commit', '-q', '-m', 'replace');
        armed.git('rm', '-q', '--cached', 'src/lib/x');
        armed.git('update-index', '--add', '--cacheinfo', `160000,${before},src/lib`);
      },
      {
        allowCommits: true,
        owner: (armed) => {
          addSubmodule(armed, 'src/lib');
        },
      },
    ),
    attack(
      'a submodule that a commit moves, and that is put back in the index',
      'staged-submodule',
      (armed) => {
        const before = armed.git('rev-parse', 'HEAD:src/lib').trim();
        const other = armed.git('commit-tree', '-m', 'other', 'HEAD^{tree}').trim();
        armed.git('update-index', '--cacheinfo', `160000,${other},src/lib`);
        armed.git('commit', '-q', '-m', 'move');
        armed.git('update-index', '--cacheinfo', `160000,${before},src/lib`);
      },
      {
        allowCommits: true,
        owner: (armed) => {
          addSubmodule(armed, 'src/lib');
        },
      },
    ),
  ],
  'links over older links': [
    attack(
      'to a file that is not there yet',
      'link-escapes',
      (armed) => {
        fs.symlinkSync('old/new.txt', armed.at('src/link'));
      },
      { owner: ownLink },
    ),
    attack(
      'staged, and gone from the worktree',
      'link-escapes',
      (armed) => {
        fs.symlinkSync('old/guide.txt', armed.at('src/link'));
        armed.git('add', 'src/link');
        fs.rmSync(armed.at('src/link'));
      },
      { owner: ownLink },
    ),
    attack(
      'and back up behind them',
      'link-escapes',
      (armed) => {
        fs.symlinkSync('old/../src.txt', armed.at('src/link'));
      },
      { owner: ownLink },
    ),
  ],
});

function ownLink(armed: Armed): void {
  fs.symlinkSync('../docs', armed.at('src/old'));
  armed.repository.commit();
}

describe('Git directories that change honestly', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  it('accepts packs that Git has made again, and their index', async () => {
    await assertAccepted({
      name: 'repack',
      act: (armed) => {
        armed.git('gc', '-q');
        armed.git('multi-pack-index', 'write');
      },
    });
  });

  it('accepts honest stages of a split index, also of paths that are only intended', async () => {
    await assertAccepted({
      name: 'split',
      act: (armed) => {
        armed.git('update-index', '--split-index');
        fs.appendFileSync(armed.at('src/app.txt'), 'more\n');
        armed.git('add', 'src/app.txt');
        armed.git('write-tree');
        write(armed, 'src/new.txt', 'new\n');
        armed.git('add', '-N', 'src/new.txt');
      },
    });
  });
});
