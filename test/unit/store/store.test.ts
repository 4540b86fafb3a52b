import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../../src/engine/errors';
import { sha256Hex, toCanonical } from '../../../src/engine/store/canonicalJson';
import { foreignNames } from '../../../src/engine/store/layout';
import { isSideFolderName } from '../../../src/engine/store/sideFolders';
import type { CreateStep } from '../../../src/engine/store/staging';
import { EnvelopeStore } from '../../../src/engine/store/store';
import { sampleConfig, sampleOptions, sampleState } from './samples';
import { assertRefused, git, killAt, probe, useFolder, withoutPrivileges } from './support';

describe('the envelope store', function () {
  this.timeout(60_000);
  const folder = useFolder();
  const root = (): string => path.join(folder(), 'repo');
  const exclude = (): string => path.join(root(), '.git', 'info', 'exclude');
  const at = (...names: string[]): string => path.join(root(), '.cordon', ...names);
  const store = (): EnvelopeStore => new EnvelopeStore(root(), exclude());

  beforeEach(() => {
    mkdirSync(root());
    git(root(), 'init', '-q');
    writeFileSync(exclude(), '/.cordon/\n');
  });

  async function arm(): Promise<void> {
    await store().create(sampleConfig(), sampleState(exclude()), sampleOptions());
  }

  function replace(name: string, from: string, to: string): void {
    const before = readFileSync(at(name), 'utf8');
    assert.ok(before.includes(from));
    writeFileSync(at(name), before.replace(from, to));
  }

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
      const { configDigest } = await import('../../../src/engine/store/schemas');
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

  it('refuses what is in the way, and reset removes it', async () => {
    const obstacles: [() => void, RegExp][] = [
      [
        () => {
          writeFileSync(at(), 'mine');
        },
        /not a folder/,
      ],
      [
        () => {
          symlinkSync('dangling', at());
        },
        /symbolic link/,
      ],
      [
        () => {
          symlinkSync(folder(), at());
        },
        /symbolic link/,
      ],
    ];
    for (const [make, words] of obstacles) {
      make();
      await assertRefused(store().exists(), 'state-invalid', words);
      await assertRefused(store().load(), 'state-invalid', words);
      await store().reset();
      assert.deepEqual(readdirSync(root()), ['.git']);
    }
  });

  const damages: [string, () => void, RegExp][] = [
    [
      'state that is no JSON',
      () => {
        writeFileSync(at('state.json'), '{"schema');
      },
      /state.json is not valid JSON/,
    ],
    [
      'state that is a list',
      () => {
        writeFileSync(at('state.json'), '[]');
      },
      /state.json must be an object/,
    ],
    [
      'state that is null',
      () => {
        writeFileSync(at('state.json'), 'null');
      },
      /state.json must be an object/,
    ],
    [
      'config that is no JSON',
      () => {
        writeFileSync(at('config.json'), 'null,');
      },
      /config.json is not valid JSON/,
    ],
    [
      'config that is no UTF-8',
      () => {
        writeFileSync(at('config.json'), Buffer.of(0x22, 0xff, 0x22));
      },
      /config.json is not valid JSON/,
    ],
    [
      'config with a byte order mark',
      () => {
        replace('config.json', '{', '\ufeff{');
      },
      /config.json is not valid JSON/,
    ],
    [
      'a missing config',
      () => {
        rmSync(at('config.json'));
      },
      /config.json is missing/,
    ],
    [
      'a missing state',
      () => {
        rmSync(at('state.json'));
      },
      /state.json is missing/,
    ],
    [
      'a changed config',
      () => {
        replace('config.json', '"max_files":25', '"max_files":9999');
      },
      /not the one that was armed/,
    ],
    [
      'a number spelled differently',
      () => {
        replace('config.json', '"timeout_seconds":1800', '"timeout_seconds":1800.0');
      },
      /not the one that was armed/,
    ],
    [
      'damaged options',
      () => {
        writeFileSync(at('options.json'), '{}');
      },
      /options.json lacks/,
    ],
    [
      'a state that is a link',
      () => {
        rmSync(at('state.json'));
        symlinkSync('config.json', at('state.json'));
      },
      /symbolic link/,
    ],
    [
      'a state that is a folder',
      () => {
        rmSync(at('state.json'));
        mkdirSync(at('state.json'));
      },
      /not a regular file/,
    ],
    [
      'a state that is a fifo',
      () => {
        rmSync(at('state.json'));
        spawnSync('mkfifo', [at('state.json')]);
      },
      /not a regular file/,
    ],
    [
      'a state of 2 GiB',
      () => {
        truncateSync(at('state.json'), 2 ** 31);
      },
      /longer than/,
    ],
    [
      'a folder with foreign files only',
      () => {
        rmSync(at(), { recursive: true });
        mkdirSync(at());
        writeFileSync(at('x'), '');
      },
      /config.json is missing/,
    ],
  ];
  for (const [what, damage, words] of damages) {
    it(`refuses ${what}, and reset works`, async () => {
      await arm();
      damage();
      assert.equal(await store().exists(), 'present');
      const refusal = await assertRefused(store().load(), 'state-invalid', words);
      assert.match(refusal.message, /`cordon reset`/);
      await store().reset();
      assert.deepEqual(readdirSync(root()), ['.git']);
    });
  }

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

  it('refuses a changed, missing or odd exclude file', async () => {
    await arm();
    writeFileSync(exclude(), '/.cordon/\nhidden\n');
    await assertRefused(store().load(), 'exclude-changed', /not as it was/);
    rmSync(exclude());
    await assertRefused(store().load(), 'exclude-changed', /gone/);
    spawnSync('mkfifo', [exclude()]);
    await assertRefused(store().load(), 'exclude-changed', /not a regular file/);
  });

  it('says what an unreadable folder or file needs', async function () {
    const prefix = withoutPrivileges();
    if (prefix === null) this.skip();
    await arm();
    chmodSync(at('state.json'), 0o000);
    const file = probe(['load', root(), exclude()], prefix);
    assert.equal(file.code, 'state-invalid');
    assert.match(file.message ?? '', /state.json cannot be read \(no permission\)/);
    chmodSync(at(), 0o000);
    assert.match(probe(['load', root(), exclude()], prefix).message ?? '', /no permission/);
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

  it('names foreign files, sorted by bytes, and sweeps its own leftovers', async () => {
    assert.deepEqual(await foreignNames(root()), []);
    await arm();
    await killAt(['write', at('state.json'), 'new', 'flushed']);
    for (const name of ['audit.json', 'report.json', 'run.json', 'progress.jsonl'])
      writeFileSync(at(name), '{}');
    mkdirSync(at('evidence'));
    assert.deepEqual(await foreignNames(root()), []);
    await store().sweep();
    assert.equal(readdirSync(at()).length, 8);
    writeFileSync(at('notes.txt'), '');
    writeFileSync(Buffer.concat([Buffer.from(`${at()}/`), Buffer.of(0xff)]), '');
    mkdirSync(at('.cordon-0123456789abcdef.tmp'));
    rmSync(at('run.json'));
    symlinkSync('state.json', at('run.json'));
    rmSync(at('evidence'), { recursive: true });
    writeFileSync(at('evidence'), '');
    assert.deepEqual(await foreignNames(root()), [
      '.cordon-0123456789abcdef.tmp',
      'evidence',
      'notes.txt',
      'run.json',
      '\udcff',
    ]);
  });

  it('never shows a reader a mixture while envelopes come and go', async () => {
    let writing = true;
    const writer = (async () => {
      for (let round = 0; round < 40; round += 1) {
        const config = { ...sampleConfig(), label: `task ${round}` };
        const { configDigest } = await import('../../../src/engine/store/schemas');
        await store().create(config, { ...sampleState(exclude()), configSha256: configDigest(config) }, null);
        await store().reset();
      }
      writing = false;
    })();
    let seen = 0;
    while (writing) {
      try {
        await store().load();
        seen += 1;
      } catch (error) {
        assert.ok(error instanceof Refusal && error.code === 'not-armed', String(error));
      }
    }
    await writer;
    assert.ok(seen > 0);
  });
});
