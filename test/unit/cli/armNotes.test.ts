import assert from 'node:assert/strict';
import { armNotes, globNotes } from '../../../src/cli/armNotes';
import { parseCommandLine } from '../../../src/cli/options';
import { removeTempFolders, tempFolder } from '../../support/tempRepository';

describe('what arming notes at a terminal', () => {
  after(removeTempFolders);

  it('patterns that match no file', () => {
    const tracked = ['src/a.ts', 'docs/guide.md'];
    assert.deepEqual(globNotes(['src/**', '**/*.md', 'docs/guide.md'], tracked), []);
    assert.deepEqual(globNotes(['src', 'docs/', 'lib/**', 'sr'], tracked), [
      '--allow src matches no file: did you mean src/**?',
      '--allow docs/ matches no file: did you mean docs/**?',
      '--allow lib/** matches no file that is there now: only new files can fall under it.',
      '--allow sr matches no file that is there now: only new files can fall under it.',
    ]);
  });

  it('verifiers that cannot run, or that are meant for a shell', async () => {
    const notes = (command: string): Promise<string[]> => {
      const { request } = parseCommandLine(['arm', 'l', '--allow', 'a', '--verify', command]);
      assert.ok(request);
      return armNotes(request, { root: tempFolder(), env: process.env, tracked: ['a'] });
    };
    assert.deepEqual(await notes('git status'), []);
    assert.match(
      (await notes('cordon-no-such-program x')).join(),
      /cordon-no-such-program is not on PATH now/,
    );
    assert.match((await notes('./run.sh')).join(), /\.\/run\.sh is not there now/);
    assert.match((await notes('git status && git log > x')).join(), /so && and > are plain arguments/);
    assert.match((await notes('CI=1 git status')).join(), /write `env CI=1 git status`/);
  });
});
