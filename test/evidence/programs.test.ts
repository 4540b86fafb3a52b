import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { Session } from '../../src/engine/session';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { arm } from './armed';

describe('programs that nobody asked for', () => {
  after(removeTempFolders);

  // Git before 2.36 takes `core.fsmonitor=false` for the name of a program.
  it('a program named false, first on PATH, is not started by an audit', async () => {
    const armed = await arm({ name: 'false', act: () => undefined });
    const folder = tempFolder();
    const marker = path.join(folder, 'started');
    fs.writeFileSync(path.join(folder, 'false'), `#!/bin/sh\n: > '${marker}'\n`, { mode: 0o755 });
    const env = { ...armed.env, PATH: `${folder}${path.delimiter}${armed.env.PATH ?? ''}` };
    armed.spoil();
    const audit = await (await Session.open(armed.repository.root, { env })).check();
    assert.deepEqual(
      audit.violations.map(({ code, path: name }) => [code, name]),
      [['path-outside-policy', 'secret.txt']],
    );
    assert.equal(fs.existsSync(marker), false);
  });
});
