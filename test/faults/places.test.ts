import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cliPath, type RunResult, start } from '../support/cli';
import { removeTempFolders } from '../support/tempRepository';
import {
  ALLOW,
  assertDone,
  assertRefused,
  assertResetLeavesNothing,
  type Bench,
  everything,
  gitStatus,
  makeBench,
} from './support';
import { withoutPrivileges } from '../unit/store/support';

const ARM = ['arm', 'a label', ...ALLOW];
const READERS = ['status', 'check', 'audit', 'resume'];
const MIB = 1024 * 1024;

describe('what is in the way of .cordon', function () {
  this.timeout(60_000);
  const at = (bench: Bench, ...names: string[]): string => path.join(bench.root, '.cordon', ...names);
  after(removeTempFolders);

  const obstacles: readonly (readonly [string, (bench: Bench) => void])[] = [
    [
      'a file',
      (b) => {
        fs.writeFileSync(at(b), 'mine');
      },
    ],
    [
      'a dangling link',
      (b) => {
        fs.symlinkSync('nowhere', at(b));
      },
    ],
    [
      'a link to a folder outside',
      (b) => {
        fs.symlinkSync(outsideOf(b), at(b));
      },
    ],
    [
      'a fifo',
      (b) => {
        makeFifo(at(b));
      },
    ],
  ];

  for (const [name, make] of obstacles) {
    it(`${name} is refused by every verb, untouched, and removed by reset`, async () => {
      const bench = makeBench();
      const outside = outsideOf(bench);
      make(bench);
      const before = everything(bench);
      for (const args of [ARM, ...READERS.map((verb) => [verb])]) {
        assertRefused(await bench.cordon(args), /\.cordon.*cordon reset/s);
        assert.deepEqual(everything(bench), before, args[0]);
      }
      await assertResetLeavesNothing(bench);
      assert.deepEqual(fs.readdirSync(outside), ['kept']);
      assert.equal(gitStatus(bench), '');
      assertDone(await bench.cordon(ARM));
    });
  }

  const damages: readonly (readonly [string, string, (file: string) => void])[] = [
    ['a fifo', 'state.json', makeFifo],
    [
      'a folder',
      'state.json',
      (file) => {
        fs.mkdirSync(path.join(file, 'deep', 'er'), { recursive: true });
      },
    ],
    ['200 MiB of garbage', 'state.json', garbage],
    [
      'a link',
      'state.json',
      (file) => {
        fs.symlinkSync('/etc/passwd', file);
      },
    ],
    ['a fifo', 'config.json', makeFifo],
    ['200 MiB of garbage', 'config.json', garbage],
    [
      'a folder',
      'options.json',
      (file) => {
        fs.mkdirSync(file);
      },
    ],
    ['a fifo', 'options.json', makeFifo],
    ['200 MiB of garbage', 'options.json', garbage],
  ];

  for (const [what, name, make] of damages) {
    it(`${what} in place of ${name} is refused, untouched, and removed by reset`, async () => {
      const bench = makeBench();
      assertDone(await bench.cordon(ARM));
      fs.rmSync(at(bench, name));
      make(at(bench, name));
      const before = everything(bench);
      for (const verb of READERS) assertRefused(await bench.cordon([verb]), /cordon reset/);
      assertRefused(await bench.cordon(ARM), /cordon reset/);
      assert.deepEqual(everything(bench), before);
      await assertResetLeavesNothing(bench);
    });
  }

  it('a fifo in the evidence is refused where it counts, untouched, and removed by reset', async () => {
    const bench = makeBench();
    assertDone(await bench.cordon(ARM));
    const evidence = at(bench, 'evidence');
    const name = fs.readdirSync(evidence).find((entry) => fs.lstatSync(path.join(evidence, entry)).isFile());
    fs.rmSync(path.join(evidence, String(name)));
    makeFifo(path.join(evidence, String(name)));
    const before = everything(bench);
    for (const verb of ['check', 'audit']) assertRefused(await bench.cordon([verb]), /cordon reset/);
    assertDone(await bench.cordon(['status']));
    assert.deepEqual(everything(bench), before);
    await assertResetLeavesNothing(bench);
  });

  it('a fifo in place of audit.json neither blocks nor counts', async () => {
    const bench = makeBench();
    assertDone(await bench.cordon(ARM));
    makeFifo(at(bench, 'audit.json'));
    assertDone(await bench.cordon(['status']));
    assert.equal((await bench.cordon(['check'])).code, 3);
    await assertResetLeavesNothing(bench);
  });
});

describe('without permission', function () {
  this.timeout(60_000);
  let prefix: readonly string[] = [];
  before(function () {
    const found = withoutPrivileges();
    if (found === null) this.skip();
    prefix = found;
  });
  after(removeTempFolders);

  /** The command as a user whom mode bits stop, also where the tests run as root. */
  function cordon(bench: Bench, args: readonly string[]): Promise<RunResult> {
    const [program = '', ...words] = [...prefix, process.execPath, cliPath(), ...args];
    return start(program, words, { cwd: bench.root, env: bench.env }).done;
  }

  async function withMode<T>(file: string, mode: number, step: () => Promise<T>): Promise<T> {
    const old = fs.statSync(file).mode;
    fs.chmodSync(file, mode);
    try {
      return await step();
    } finally {
      fs.chmodSync(file, old);
    }
  }

  it('to write .git, arm is refused and changes nothing', async () => {
    const bench = makeBench();
    const before = everything(bench);
    await withMode(path.join(bench.root, '.git'), 0o555, async () => {
      assertRefused(await cordon(bench, ARM), /cordon\.lock.*permission/is);
    });
    assert.deepEqual(everything(bench), before);
  });

  it('to write .git/info, arm is refused and changes nothing', async () => {
    const bench = makeBench();
    const before = everything(bench);
    await withMode(path.join(bench.root, '.git', 'info'), 0o555, async () => {
      assertRefused(await cordon(bench, ARM), /info\/exclude.*permission/is);
    });
    assert.deepEqual(everything(bench), before);
    assertDone(await cordon(bench, ARM));
  });

  it('to write the root, arm and reset are refused and the envelope stays', async () => {
    const bench = makeBench();
    await withMode(bench.root, 0o555, async () => {
      assertRefused(await cordon(bench, ARM), /permission/i);
    });
    assert.equal(fs.existsSync(path.join(bench.root, '.cordon')), false);
    assertDone(await cordon(bench, ARM));
    const before = everything(bench);
    await withMode(bench.root, 0o555, async () => {
      assertRefused(await cordon(bench, ['reset']), /nothing was removed.*permission/is);
      assertDone(await cordon(bench, ['status']));
    });
    assert.deepEqual(everything(bench), before);
    await assertResetLeavesNothing(bench);
  });

  it('to write .cordon, check is refused and the old state is readable', async () => {
    const bench = makeBench();
    assertDone(await cordon(bench, ARM));
    const before = everything(bench);
    await withMode(path.join(bench.root, '.cordon'), 0o555, async () => {
      assertRefused(await cordon(bench, ['check']), /\.cordon.*permission/is);
      assertDone(await cordon(bench, ['status']));
    });
    assert.deepEqual(everything(bench), before);
  });

  it('to read .cordon, every verb but reset is refused', async () => {
    const bench = makeBench();
    assertDone(await cordon(bench, ARM));
    const before = everything(bench);
    const folder = path.join(bench.root, '.cordon');
    await withMode(folder, 0, async () => {
      for (const args of [ARM, ...READERS.map((verb) => [verb])]) assertRefused(await cordon(bench, args));
    });
    assert.deepEqual(everything(bench), before);
    fs.chmodSync(folder, 0);
    assertDone(await cordon(bench, ['reset']));
    await assertResetLeavesNothing(bench);
  });

  it('to read info/exclude, arm and check are refused', async () => {
    const bench = makeBench();
    const exclude = path.join(bench.root, '.git', 'info', 'exclude');
    const before = everything(bench);
    await withMode(exclude, 0, async () => {
      assertRefused(await cordon(bench, ARM), /info\/exclude/);
    });
    assert.deepEqual(everything(bench), before);
    assertDone(await cordon(bench, ARM));
    await withMode(exclude, 0, async () => {
      for (const verb of READERS) assertRefused(await cordon(bench, [verb]), /info\/exclude/);
      assertDone(await cordon(bench, ['reset']));
    });
  });

  it('to write where seals lie, arm works and says that it is not sealed', async () => {
    const bench = makeBench();
    fs.mkdirSync(bench.stateHome);
    await withMode(bench.stateHome, 0o555, async () => {
      const armed = await cordon(bench, [...ARM, '--format', 'text']);
      assert.equal(armed.code, 0, armed.stderr);
      assert.match(armed.stdout, /not sealed/);
      assertDone(await cordon(bench, ['check']));
    });
  });
});

function outsideOf({ root }: Bench): string {
  const folder = path.join(path.dirname(root), 'outside');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'kept'), '');
  return folder;
}

function makeFifo(file: string): void {
  assert.equal(spawnSync('mkfifo', [file]).status, 0);
}

/** Sparse where the file system can: reading it would still take all the memory. */
function garbage(file: string): void {
  fs.writeFileSync(file, '{"schema_version":1,');
  fs.truncateSync(file, 200 * MIB);
}

describe('a current folder that is gone', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  it('is refused in words; the whole path of a worktree does', async () => {
    const bench = makeBench();
    const gone = `${bench.root}-gone`;
    const from = (...args: string[]): Promise<RunResult> => {
      fs.mkdirSync(gone);
      const script = `rmdir "$0" && exec "${process.execPath}" "${cliPath()}" "$@"`;
      return start('/bin/sh', ['-c', script, gone, ...args], { cwd: gone, env: bench.env }).done;
    };
    for (const args of [['status'], ['--repo', '.', 'status'], ['doctor']]) {
      assertRefused(await from(...args), /^ERROR: the current folder is gone/);
    }
    assertDone(await from('--repo', bench.root, ...ARM));
    assertDone(await from('--repo', bench.root, 'check'));
  });
});
