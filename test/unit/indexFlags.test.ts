import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { doctor } from '../../src/engine/doctor';
import { flagsInTheWay } from '../../src/engine/evidence/shadow/sparse';
import { clearHiddenFlags } from '../../src/engine/indexFlags';
import { preflight } from '../../src/engine/preflight';
import { Session } from '../../src/engine/session';
import { cleanEnv, makeRepository, removeTempFolders, tempFolder } from '../support/tempRepository';

describe('clearing hidden index flags', () => {
  afterEach(removeTempFolders);

  it('clears both kinds on names of any bytes, only where agreed, and starts no hook', async function () {
    if (process.platform === 'win32') this.skip();
    const odd = 'docs/new\nline "quoted"';
    const repository = makeRepository({ a: 'a\n', b: 'b\n', [odd]: 'odd\n' });
    repository.git('update-index', '--assume-unchanged', 'a', odd);
    repository.git('update-index', '--skip-worktree', 'b', odd);
    const trace = path.join(tempFolder(), 'ran');
    const hook = path.join(repository.root, '.git/hooks/post-index-change');
    fs.writeFileSync(hook, `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
    repository.write({ a: 'changed\n' });
    const session = await Session.open(repository.root, { env: cleanEnv() });

    assert.deepEqual(await clearHiddenFlags(session, new Set(['a', odd, 'nowhere'])), ['a', odd]);

    assert.equal(repository.git('ls-files', '-v', '-z'), `H a\0S b\0H ${odd}\0`);
    assert.equal(repository.git('diff', '--cached', '--name-only'), '');
    assert.equal(repository.read('a'), 'changed\n');
    assert.equal(fs.existsSync(trace), false);
    assert.deepEqual(await clearHiddenFlags(session, new Set(['a'])), []);
  });

  it('leaves alone what a sparse checkout leaves out, as arming, the form and the doctor do', async () => {
    const repository = makeRepository({ 'src/a': 'a\n', 'docs/b': 'b\n', 'docs/c': 'c\n' });
    repository.git('sparse-checkout', 'set', '--cone', 'src');
    const env = cleanEnv({ XDG_STATE_HOME: tempFolder() });
    const session = await Session.open(repository.root, { env });
    const verdicts = async (): Promise<unknown[]> => [
      (await preflight(session)).hidden,
      (await doctor(repository.root, '0', { env })).find(({ topic }) => topic === 'index flags')?.level,
      await flagsInTheWay(session.repository),
    ];
    assert.deepEqual(await verdicts(), [[], 'ok', []]);
    assert.deepEqual(await clearHiddenFlags(session, new Set(['docs/b', 'docs/c', 'src/a'])), []);

    repository.git('update-index', '--assume-unchanged', 'src/a');
    assert.deepEqual(await verdicts(), [['src/a'], 'note', ['src/a']]);
    assert.deepEqual(await clearHiddenFlags(session, new Set(['docs/b', 'docs/c', 'src/a'])), ['src/a']);
    assert.equal(repository.git('ls-files', '-t', '-z'), 'S docs/b\0S docs/c\0H src/a\0');
  });
});
