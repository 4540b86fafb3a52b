import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  readSeal,
  removeSeal,
  requireSealMatch,
  type Seal,
  sealFolder,
  sealMismatches,
  type SealPlace,
  writeSeal,
} from '../../../src/engine/store/seal';
import { textOf } from '../../../src/engine/said';
import { assertRefused, useFolder } from './support';

const SEAL: Seal = {
  createdAt: '2024-01-02T03:04:05+00:00',
  terms: '{}',
  digests: { config: 'c', options: null, exclude: 'x', evidence: 'e' },
};

describe('the seal', () => {
  const folder = useFolder();
  const root = (): string => path.join(folder(), 'repo');
  const place = (): SealPlace => ({ platform: 'linux', env: { HOME: path.join(folder(), 'home') } });
  const seals = (): string => path.join(folder(), 'home', '.local', 'state', 'cordon');

  beforeEach(() => {
    mkdirSync(root());
    mkdirSync(path.join(folder(), 'home'));
  });

  it('is written, read, replaced and removed, private to the owner', async () => {
    assert.equal(await readSeal(root(), place()), 'absent');
    assert.deepEqual(await writeSeal(root(), SEAL, place()), { written: true });
    assert.equal(statSync(seals()).mode & 0o777, 0o700);
    const [name = ''] = readdirSync(seals());
    assert.equal(statSync(path.join(seals(), name)).mode & 0o777, 0o600);
    assert.deepEqual(await readSeal(root(), place()), SEAL);
    const next = { ...SEAL, digests: { ...SEAL.digests, options: 'o' } };
    await writeSeal(root(), next, place());
    assert.deepEqual(await readSeal(root(), place()), next);
    assert.equal(readdirSync(seals()).length, 1);
    assert.deepEqual(await removeSeal(root(), place()), { removed: true });
    assert.deepEqual(await removeSeal(root(), place()), { removed: true });
    assert.equal(await readSeal(root(), place()), 'absent');
  });

  it('cannot be written where the home takes no folders, and says so', async function () {
    if (process.platform !== 'linux') this.skip();
    const written = await writeSeal(root(), SEAL, { platform: 'linux', env: { HOME: '/proc' } });
    assert.match(written.written ? 'written' : textOf(written.reason), /\/proc\/\.local/);
  });

  it('is not that of another repository at the same path, nor of a moved one', async () => {
    await writeSeal(root(), SEAL, place());
    renameSync(root(), path.join(folder(), 'moved'));
    mkdirSync(root());
    assert.equal(await readSeal(root(), place()), 'absent');
    assert.equal(await readSeal(path.join(folder(), 'moved'), place()), 'absent');
  });

  it('lies where the platform keeps state', () => {
    const env = { HOME: '/home/u', LOCALAPPDATA: '/win', XDG_STATE_HOME: '/state' };
    assert.equal(sealFolder({ platform: 'linux', env }), '/state/cordon');
    assert.equal(
      sealFolder({ platform: 'linux', env: { HOME: '/home/u', XDG_STATE_HOME: 'rel' } }),
      '/home/u/.local/state/cordon',
    );
    assert.equal(sealFolder({ platform: 'darwin', env }), '/home/u/Library/Application Support/cordon');
    assert.equal(sealFolder({ platform: 'win32', env }), '/win/cordon');
    assert.match(sealFolder({ platform: 'linux', env: {} }) ?? '', /\.local\/state\/cordon$/);
  });

  it('is refused when it is damaged', async () => {
    await writeSeal(root(), SEAL, place());
    const file = path.join(seals(), readdirSync(seals())[0] ?? '');
    writeFileSync(file, '{"schema_version":1}');
    await assertRefused(readSeal(root(), place()), 'seal-mismatch', /damaged.*cordon reset/s);
    writeFileSync(file, Buffer.alloc(5_000_000));
    await assertRefused(readSeal(root(), place()), 'seal-mismatch', /longer than/);
  });

  it('gives a reason where it cannot be written', async () => {
    writeFileSync(path.join(folder(), 'home', '.local'), '');
    const answer = await writeSeal(root(), SEAL, place());
    assert.match(answer.written ? 'written' : textOf(answer.reason), /ENOTDIR/);
    assert.equal(await readSeal(root(), place()), 'absent');
    assert.deepEqual(await removeSeal(root(), place()), { removed: true });
  });

  it('is not kept inside the repository, also not through a link', async () => {
    const inside = await writeSeal(root(), SEAL, { platform: 'linux', env: { HOME: root() } });
    assert.match(inside.written ? '' : textOf(inside.reason), /inside the repository/);
    symlinkSync(root(), path.join(folder(), 'link'));
    const linked = await writeSeal(root(), SEAL, {
      platform: 'linux',
      env: { HOME: path.join(folder(), 'link') },
    });
    assert.match(linked.written ? '' : textOf(linked.reason), /inside the repository/);
    assert.deepEqual(readdirSync(root()), []);
    const beside = path.join(folder(), 'repo-state');
    mkdirSync(beside);
    chmodSync(beside, 0o700);
    const env = { XDG_STATE_HOME: beside };
    assert.deepEqual(await writeSeal(root(), SEAL, { platform: 'linux', env }), { written: true });
  });

  it('says what does not match, and what to do', async () => {
    assert.deepEqual(sealMismatches(SEAL, SEAL), []);
    requireSealMatch(SEAL, SEAL);
    const changed = { ...SEAL, digests: { ...SEAL.digests, config: 'd', options: 'o' } };
    assert.deepEqual(sealMismatches(SEAL, changed), ['config', 'options']);
    await assertRefused(
      () => {
        requireSealMatch(SEAL, changed);
      },
      'seal-mismatch',
      /config, options.*cordon reset/s,
    );
    const other = { ...changed, createdAt: 'later' };
    assert.deepEqual(sealMismatches(SEAL, other), ['envelope', 'config', 'options']);
    await assertRefused(
      () => {
        requireSealMatch(SEAL, other);
      },
      'seal-mismatch',
      /not the envelope that was sealed/,
    );
  });
});
