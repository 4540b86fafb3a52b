import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { ALLOW, assertDone, assertRefused, type Bench, everything, makeBench } from './support';

const VERBS = [['arm', 'x', ...ALLOW], ['status'], ['check'], ['audit'], ['reset']] as const;

describe('the git program', function () {
  this.timeout(60_000);
  const systemPath = process.env.PATH ?? '';
  after(removeTempFolders);

  async function assertEveryVerbRefused(
    bench: Bench,
    PATH: string | undefined,
    words: RegExp,
  ): Promise<void> {
    const before = everything(bench);
    for (const args of VERBS) assertRefused(await bench.cordon(args, { env: { PATH } }), words);
    assert.deepEqual(everything(bench), before);
    const doctor = await bench.cordon(['doctor'], { env: { PATH } });
    assert.equal(doctor.code, 2);
    assert.match(doctor.stdout, words);
  }

  it('missing from PATH is named with what to install', async () => {
    const bench = makeBench();
    await assertEveryVerbRefused(bench, tempFolder(), /git was not found on PATH.*2\.30/);
    await assertEveryVerbRefused(bench, '', /git was not found on PATH/);
    await assertEveryVerbRefused(bench, undefined, /git was not found on PATH/);
  });

  it('too old is named with its version, its place, and what to install', async () => {
    const bench = makeBench();
    const folder = standIn('echo git version 2.29.0');
    await assertEveryVerbRefused(bench, folder, /Git 2\.29 at .*too old.*2\.30/);
  });

  it('that is no Git, or fails, is named with its place', async () => {
    const bench = makeBench();
    await assertEveryVerbRefused(bench, standIn('echo hello'), /hello.*check \//);
    await assertEveryVerbRefused(bench, standIn('echo broken >&2; exit 3'), /exit 3.*broken/);
    await assertEveryVerbRefused(bench, standIn('kill -9 $$'), /git/);
  });

  it('of the repository itself is never run, whatever PATH says', async () => {
    const bench = makeBench();
    const trace = path.join(tempFolder(), 'was-run');
    for (const name of ['git', 'bin/git']) {
      bench.repository.write({ [name]: `#!/bin/sh\necho "$0" >> '${trace}'\necho git version 2.40.0\n` });
      fs.chmodSync(path.join(bench.root, name), 0o755);
    }
    bench.repository.commit();
    for (const entry of ['.', '', './', 'bin', './bin']) {
      const env = { PATH: [entry, systemPath, entry].join(path.delimiter) };
      assertDone(await bench.cordon(['arm', 'x', ...ALLOW], { env }));
      assertDone(await bench.cordon(['check'], { env }));
      assertDone(await bench.cordon(['reset'], { env }));
      const alone = await bench.cordon(['status'], { env: { PATH: entry } });
      assertRefused(alone, /git was not found on PATH/);
    }
    assert.equal(fs.existsSync(trace), false);
  });

  it('is found in the first folder of PATH that has one that can be run', async () => {
    const bench = makeBench();
    const folder = tempFolder();
    fs.mkdirSync(path.join(folder, 'git'));
    const other = tempFolder();
    fs.writeFileSync(path.join(other, 'git'), 'not executable', { mode: 0o644 });
    const PATH = [folder, other, systemPath].join(path.delimiter);
    assertDone(await bench.cordon(['arm', 'x', ...ALLOW], { env: { PATH } }));
  });

  it('gets nothing from the surroundings that could point it elsewhere', async () => {
    const bench = makeBench();
    const elsewhere = makeBench();
    const env = {
      GIT_DIR: path.join(elsewhere.root, '.git'),
      GIT_WORK_TREE: elsewhere.root,
      GIT_INDEX_FILE: path.join(elsewhere.root, 'index'),
      GIT_OBJECT_DIRECTORY: path.join(elsewhere.root, 'objects'),
    };
    const before = everything(elsewhere);
    assertDone(await bench.cordon(['arm', 'x', ...ALLOW], { env }));
    bench.repository.write({ outside: '' });
    assert.equal((await bench.cordon(['check'], { env })).code, 3);
    assert.deepEqual(everything(elsewhere), before);
  });
});

/** A folder with a `git` of that shell text. */
function standIn(text: string): string {
  const folder = tempFolder();
  fs.writeFileSync(path.join(folder, 'git'), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  return folder;
}
