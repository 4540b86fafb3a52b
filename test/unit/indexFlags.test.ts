import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { clearHiddenFlags } from '../../src/engine/indexFlags';
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
});
