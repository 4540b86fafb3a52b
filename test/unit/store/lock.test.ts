import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { acquireLock, probeLock } from '../../../src/engine/store/lock';
import { assertRefused, kill, startProbe, useFolder } from './support';

const PYTHON_HOLD = `
import fcntl, os, sys
fd = os.open(sys.argv[1], os.O_RDWR | os.O_CREAT, 0o600)
fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
print("at", flush=True)
sys.stdin.read()
`;
const PYTHON_TRY = `
import fcntl, os, sys
fd = os.open(sys.argv[1], os.O_RDWR)
try:
    fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
except BlockingIOError:
    sys.exit(7)
`;

function has(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

async function holdWith(command: string, args: string[]): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('error', reject);
    child.once('exit', reject);
  });
  return child;
}

describe('the lock', function () {
  this.timeout(60_000);
  const folder = useFolder();
  const file = (): string => path.join(folder(), 'cordon.lock');

  it('is an empty file that stays, private to the owner', async () => {
    (await acquireLock(file())).release();
    const first = statSync(file());
    (await acquireLock(file())).release();
    const second = statSync(file());
    assert.equal(second.size, 0);
    assert.equal(second.ino, first.ino);
    assert.equal(second.mode & 0o777, 0o600);
  });

  it('keeps the content of a lock file that has some', async () => {
    writeFileSync(file(), 'x');
    (await acquireLock(file())).release();
    assert.equal(readFileSync(file(), 'utf8'), 'x');
  });

  it('excludes a second holder in the same process, and says so within the bound', async () => {
    const first = await acquireLock(file());
    const start = performance.now();
    await assertRefused(acquireLock(file()), 'locked', /another Cordon operation.*Wait/s);
    const waited = performance.now() - start;
    assert.ok(waited >= 195 && waited < 400, `waited ${waited} ms`);
    first.release();
    first.release();
    (await acquireLock(file())).release();
  });

  it('is taken as soon as it is free within the bound', async () => {
    const first = await acquireLock(file());
    setTimeout(() => {
      first.release();
    }, 80);
    (await acquireLock(file())).release();
  });

  it('tries once when told not to wait', async () => {
    const first = await acquireLock(file());
    const start = performance.now();
    await assertRefused(acquireLock(file(), { waitMs: 0 }), 'locked');
    assert.ok(performance.now() - start < 50);
    first.release();
  });

  it('gives up when cancelled', async () => {
    const first = await acquireLock(file());
    await assertRefused(acquireLock(file(), { waitMs: 5000, signal: AbortSignal.timeout(50) }), 'cancelled');
    first.release();
  });

  it('contends with util-linux flock in both directions', async function () {
    if (!has('flock')) this.skip();
    const holder = await holdWith('flock', ['-x', '-n', file(), 'sh', '-c', 'echo at; read line']);
    await assertRefused(acquireLock(file()), 'locked');
    assert.equal(await probeLock(file()), 'held');
    holder.stdin?.end('\n');
    await new Promise((resolve) => holder.once('exit', resolve));
    const lock = await acquireLock(file());
    assert.equal(spawnSync('flock', ['-x', '-n', '-E', '7', file(), 'true']).status, 7);
    lock.release();
    assert.equal(spawnSync('flock', ['-x', '-n', '-E', '7', file(), 'true']).status, 0);
  });

  it("contends with Python's fcntl.flock in both directions", async function () {
    if (!has('python3')) this.skip();
    const holder = await holdWith('python3', ['-c', PYTHON_HOLD, file()]);
    await assertRefused(acquireLock(file()), 'locked');
    assert.equal(await probeLock(file()), 'held');
    holder.stdin?.end();
    await new Promise((resolve) => holder.once('exit', resolve));
    const lock = await acquireLock(file());
    assert.equal(spawnSync('python3', ['-c', PYTHON_TRY, file()]).status, 7);
    lock.release();
    assert.equal(spawnSync('python3', ['-c', PYTHON_TRY, file()]).status, 0);
  });

  it('is free again when its holder is killed', async () => {
    const { child } = await startProbe(['hold', file()]);
    await assertRefused(acquireLock(file()), 'locked');
    await kill(child);
    (await acquireLock(file())).release();
  });

  it('is not kept by a child that outlives its holder', async () => {
    const { child, line } = await startProbe(['parent', file()]);
    const grandchild = Number(line);
    try {
      await assertRefused(acquireLock(file()), 'locked');
      await kill(child);
      process.kill(grandchild, 0);
      (await acquireLock(file())).release();
    } finally {
      process.kill(grandchild, 'SIGKILL');
    }
  });

  it('is not fooled by a replaced lock file', async () => {
    const first = await acquireLock(file());
    const waiting = acquireLock(file(), { waitMs: 5000 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    renameSync(file(), `${file()}.old`);
    writeFileSync(file(), '');
    first.release();
    const second = await waiting;
    assert.equal(await probeLock(file()), 'held');
    assert.equal(await probeLock(`${file()}.old`), 'free');
    second.release();
  });

  it('refuses what is no lock file, and waits for none of it', async () => {
    symlinkSync('elsewhere', file());
    await assertRefused(acquireLock(file()), 'lock-unavailable', /symbolic link/);
    assert.equal(existsSync(path.join(folder(), 'elsewhere')), false);
    const fifo = path.join(folder(), 'fifo');
    spawnSync('mkfifo', [fifo]);
    await assertRefused(acquireLock(fifo), 'lock-unavailable', /not a regular file/);
    await assertRefused(probeLock(fifo), 'lock-unavailable', /not a regular file/);
    const directory = path.join(folder(), 'directory');
    mkdirSync(directory);
    await assertRefused(acquireLock(directory), 'lock-unavailable', /not a regular file/);
    await assertRefused(acquireLock(path.join(folder(), 'none', 'cordon.lock')), 'io');
  });

  it('is probed without creating anything', async () => {
    assert.equal(await probeLock(file()), 'absent');
    assert.equal(await probeLock(path.join(folder(), 'none', 'cordon.lock')), 'absent');
    assert.equal(existsSync(file()), false);
    const lock = await acquireLock(file());
    assert.equal(await probeLock(file()), 'held');
    lock.release();
    assert.equal(await probeLock(file()), 'free');
  });

  it('loses no update in hundreds of races of two processes', async () => {
    const counter = path.join(folder(), 'counter');
    writeFileSync(counter, '0');
    const runs = await Promise.all([1, 2].map(() => startProbe(['count', file(), counter, '200'])));
    assert.deepEqual(
      runs.map(({ line }) => line),
      ['{"result":null}', '{"result":null}'],
    );
    assert.equal(readFileSync(counter, 'utf8'), '400');
  });
});
