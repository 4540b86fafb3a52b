import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cachedFolder, exclusively } from './cache';

describe('the cache of hosts', () => {
  const before = process.env.CORDON_HOST_CACHE;
  let root: string;

  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'cordon-cache-'));
    process.env.CORDON_HOST_CACHE = root;
  });

  afterEach(() => {
    if (before === undefined) delete process.env.CORDON_HOST_CACHE;
    else process.env.CORDON_HOST_CACHE = before;
    fs.rmSync(root, { recursive: true });
  });

  const silent = () => undefined;
  const write = (text: string) => (folder: string) => {
    fs.writeFileSync(path.join(folder, 'file'), text);
    return Promise.resolve();
  };
  const content = (folder: string) => fs.readFileSync(path.join(folder, 'file'), 'utf8');

  it('builds once, and again when the recipe changes', async () => {
    const first = await cachedFolder('a', { version: 1 }, write('one'), silent);
    assert.equal(content(await cachedFolder('a', { version: 1 }, write('never'), silent)), 'one');
    assert.equal(content(await cachedFolder('a', { version: 2 }, write('two'), silent)), 'two');
    assert.equal(first, path.join(root, 'a'));
  });

  it('leaves nothing of a build that fails', async () => {
    const failing = async (folder: string) => {
      await write('half')(folder);
      throw new Error('no network');
    };
    await assert.rejects(cachedFolder('a', 1, failing, silent), /no network/);
    assert.deepEqual(fs.readdirSync(root), []);
  });

  it('clears what a killed build left', async () => {
    fs.mkdirSync(path.join(root, 'host-tmp-a-1234'));
    await cachedFolder('a', 1, write('one'), silent);
    assert.deepEqual(fs.readdirSync(root), ['a']);
  });

  it('lets one in at a time', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await sleep(20);
      inside--;
    };
    await Promise.all([1, 2, 3].map(() => exclusively(silent, work)));
    assert.equal(most, 1);
  });

  it('waits for a living owner and takes over from a dead one', async () => {
    const lock = path.join(root, 'install.lock');
    fs.writeFileSync(lock, 'somebody');
    const said: string[] = [];
    const waiting = exclusively(
      (line) => said.push(line),
      () => Promise.resolve('in'),
    );
    assert.equal(await Promise.race([waiting, sleep(500, 'waiting')]), 'waiting');
    assert.deepEqual(said, ['Another process is installing; waiting for it.']);
    const longAgo = new Date(Date.now() - 60_000);
    fs.utimesSync(lock, longAgo, longAgo);
    assert.equal(await waiting, 'in');
    assert.deepEqual(fs.readdirSync(root), []);
  });
});
