import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../../src/engine/errors';
import { sha256Hex, toCanonical } from '../../../src/engine/store/canonicalJson';
import { configDigest } from '../../../src/engine/store/schemas';
import { isSideFolderName } from '../../../src/engine/store/sideFolders';
import type { CreateStep } from '../../../src/engine/store/staging';
import { EnvelopeStore } from '../../../src/engine/store/store';
import { useEnvelopeFolder } from './envelopeFolder';
import { sampleConfig, sampleOptions, sampleState } from './samples';
import { assertRefused, git, killAt } from './support';

describe('the envelope store', function () {
  this.timeout(60_000);
  const { folder, root, exclude, at, store, arm, replace } = useEnvelopeFolder();

  it('arms, loads, saves and resets', async () => {
    assert.equal(await store().exists(), 'absent');
    await assertRefused(store().load(), 'not-armed', /cordon arm/);
    await arm();
    assert.equal(await store().exists(), 'present');
    assert.deepEqual(readdirSync(at()).sort(), ['config.json', 'options.json', 'state.json']);
    assert.equal(statSync(at()).mode & 0o777, 0o700);
    for (const name of readdirSync(at())) assert.equal(statSync(at(name)).mode & 0o777, 0o600);
    const loaded = await store().load();
    assert.deepEqual(loaded.config, sampleConfig());
    assert.deepEqual(loaded.state, sampleState(exclude()));
    assert.deepEqual(loaded.options, sampleOptions());
    assert.equal(loaded.digests.config, loaded.state.configSha256);
    assert.equal(loaded.digests.options, sha256Hex(readFileSync(at('options.json'), 'utf8').trimEnd()));
    await store().saveState({ ...loaded.state, phase: 'accepted' });
    assert.equal((await store().load()).state.phase, 'accepted');
    assert.equal(git(root(), 'status', '--porcelain', '--untracked-files=all'), '');
    assert.equal(await store().reset(), true);
    assert.deepEqual(readdirSync(root()), ['.git']);
    assert.equal(await store().reset(), false);
  });

  it('arms without options as 1.0 does', async () => {
    await store().create(sampleConfig(), sampleState(exclude()), null);
    assert.deepEqual(readdirSync(at()).sort(), ['config.json', 'state.json']);
    assert.equal((await store().load()).options, null);
  });

  it('takes more into a staged envelope, and leaves nothing of a discarded one', async () => {
    const staged = await store().stage();
    mkdirSync(staged.paths.evidence);
    writeFileSync(path.join(staged.paths.evidence, 'index'), 'x');
    assert.equal(git(root(), 'status', '--porcelain', '--untracked-files=all'), '');
    await store().commit(staged, sampleConfig(), sampleState(exclude()), null);
    assert.equal(readFileSync(at('evidence', 'index'), 'utf8'), 'x');
    await store().reset();
    const other = await store().stage();
    await other.discard();
    assert.deepEqual(readdirSync(root()), ['.git']);
  });

  it('does not arm over anything', async () => {
    await arm();
    await store().saveState({ ...sampleState(exclude()), phase: 'rejected' });
    await assertRefused(arm(), 'already-armed', /cordon reset/);
    assert.equal((await store().load()).state.phase, 'rejected');
    await store().reset();
    writeFileSync(at(), 'mine\n');
    await assertRefused(arm(), 'already-armed');
    assert.equal(readFileSync(at(), 'utf8'), 'mine\n');
    rmSync(at());
    symlinkSync('dangling', at());
    await assertRefused(arm(), 'already-armed');
    assert.deepEqual(readdirSync(root()).sort(), ['.cordon', '.git']);
    rmSync(at());
    mkdirSync(at());
    assert.equal(await store().exists(), 'absent');
    await arm();
    await store().load();
  });

  const steps: CreateStep[] = ['staged', 'config', 'options', 'state', 'flushed', 'armed', 'done'];
  for (const step of steps) {
    it(`killed once ${step} leaves none or a whole envelope, and nothing that Git lists`, async () => {
      await killAt(['create', root(), exclude(), step]);
      assert.equal(git(root(), 'status', '--porcelain', '--untracked-files=all'), '');
      if (step === 'armed' || step === 'done')
        assert.deepEqual((await store().load()).config, sampleConfig());
      else {
        assert.equal(await store().exists(), 'absent');
        await assertRefused(store().load(), 'not-armed');
        await arm();
        assert.equal(readdirSync(root()).some(isSideFolderName), false);
      }
      await store().reset();
      assert.deepEqual(readdirSync(root()), ['.git']);
    });
  }

  it('leaves nothing when arming fails on a full disk', async function () {
    const disk = path.join(folder(), 'disk');
    mkdirSync(disk);
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'none', disk]).status !== 0) this.skip();
    try {
      const label = 'x'.repeat(16_384);
      const config = { ...sampleConfig(), label };
      const state = sampleState(exclude());
      const configSha256 = sha256Hex(toCanonical({}));
      await assert.rejects(
        new EnvelopeStore(disk, exclude()).create(config, { ...state, configSha256 }, null),
        /not that of/,
      );
      const armed = new EnvelopeStore(disk, exclude()).create(
        config,
        { ...state, configSha256: configDigest(config) },
        null,
      );
      await assertRefused(armed, 'io', /disk is full/);
      assert.deepEqual(
        readdirSync(disk).filter((name) => !isSideFolderName(name)),
        [],
      );
    } finally {
      spawnSync('umount', [disk]);
    }
  });

  it('does not mind white space, key order and escapes', async () => {
    await arm();
    replace('config.json', '{"baseline"', '{\n  "baseline" ');
    replace('config.json', '"label":"task"', '"label": "\\u0074ask"');
    assert.equal((await store().load()).config.label, 'task');
  });

  it('loads a config whose numbers another writer spelled its own way', async () => {
    await arm();
    replace('config.json', '"timeout_seconds":1800', '"timeout_seconds":2.0');
    const digest = sha256Hex(readFileSync(at('config.json'), 'utf8').trimEnd());
    replace('state.json', sampleState(exclude()).configSha256, digest);
    const loaded = await store().load();
    assert.equal(loaded.config.claude.timeoutSeconds, 2);
    await store().saveState({ ...loaded.state, phase: 'accepted' });
    assert.equal((await store().load()).state.configSha256, digest);
  });

  it('stores audits and reports, and ignores a report about another audit', async () => {
    await arm();
    assert.equal(await store().loadAuditText(), null);
    assert.equal(await store().loadReport(), null);
    const audit = toCanonical({ passed: true });
    await store().saveAudit(audit);
    assert.equal(readFileSync(at('audit.json'), 'utf8'), '{"passed":true}\n');
    assert.equal(await store().loadAuditText(), audit);
    await store().saveReport(toCanonical({ audit_sha256: sha256Hex(audit), evidence: 'git' }));
    assert.equal((await store().loadReport())?.get('evidence'), 'git');
    await store().saveAudit(toCanonical({ passed: false }));
    assert.equal(await store().loadReport(), null);
    writeFileSync(at('report.json'), 'x');
    assert.equal(await store().loadReport(), null);
  });

  it('does not store into a folder that is gone or replaced', async () => {
    await arm();
    await store().reset();
    await assertRefused(
      store().saveState(sampleState(exclude())),
      'state-invalid',
      /is gone or was replaced/,
    );
    symlinkSync(folder(), at());
    await assertRefused(store().saveAudit('{}'), 'state-invalid', /is gone or was replaced/);
    assert.equal(existsSync(path.join(folder(), 'audit.json')), false);
  });

  it('never shows a reader a mixture while envelopes come and go', async () => {
    const writer = { busy: true };
    const written = (async () => {
      for (let round = 0; round < 40; round += 1) {
        const config = { ...sampleConfig(), label: `task ${round}` };
        await store().create(config, { ...sampleState(exclude()), configSha256: configDigest(config) }, null);
        await store().reset();
      }
      writer.busy = false;
    })();
    let seen = 0;
    while (writer.busy) {
      try {
        await store().load();
        seen += 1;
      } catch (error) {
        assert.ok(error instanceof Refusal && error.code === 'not-armed', String(error));
      }
    }
    await written;
    assert.ok(seen > 0);
  });
});
