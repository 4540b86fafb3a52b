import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { foreignNames } from '../../../src/engine/store/layout';
import { useEnvelopeFolder } from './envelopeFolder';
import { assertRefused, killAt, probe, withoutPrivileges } from './support';

describe('a damaged envelope', function () {
  this.timeout(60_000);
  const { folder, root, exclude, at, store, arm, replace } = useEnvelopeFolder();

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

  it('names foreign files, sorted by bytes, and sweeps its own leftovers', async () => {
    assert.deepEqual(await foreignNames(root()), []);
    await arm();
    await killAt(['write', at('state.json'), 'new', 'flushed']);
    for (const name of ['audit.json', 'report.json', 'run.json', 'progress.jsonl'])
      writeFileSync(at(name), '{}');
    mkdirSync(at('evidence'));
    assert.deepEqual(await foreignNames(root()), []);
    await store().sweep();
    // Where nobody works on the envelope, run.json and progress.jsonl are of a run that was killed.
    assert.equal(readdirSync(at()).length, 6);
    writeFileSync(at('notes.txt'), '');
    writeFileSync(Buffer.concat([Buffer.from(`${at()}/`), Buffer.of(0xff)]), '');
    mkdirSync(at('.cordon-0123456789abcdef.tmp'));
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
});
