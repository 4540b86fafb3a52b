import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { Session } from '../../src/engine/session';
import { cliPath, start } from '../support/cli';
import { removeTempFolders } from '../support/tempRepository';
import { arm, type Armed } from './armed';

/** Enough for Git to read them in two parts. */
const COUNT = 4200;
const many = Object.fromEntries(
  Array.from({ length: COUNT }, (_, at) => [`src/part${at % 60}/file${at}.txt`, `file ${at}\n`]),
);
const LAST = `src/part${(COUNT - 1) % 60}/file${COUNT - 1}.txt`;

describe('seeding', function () {
  this.timeout(120_000);
  let armed: Armed;
  before(async () => {
    armed = await arm({ name: 'many', files: many, act: () => undefined });
  });
  after(removeTempFolders);

  const evidence = (): string => armed.at('.cordon/evidence');

  it('leaves one index that Git takes for its own', () => {
    const shadow = path.join(evidence(), 'shadow');
    assert.deepEqual(
      fs.readdirSync(shadow).filter((name) => name.startsWith('index')),
      ['index'],
    );
    const listed = armed.git(`--git-dir=${shadow}`, 'ls-files', '--debug');
    assert.equal(listed.match(/^ {2}ctime: /gm)?.length, armed.git('ls-files').trim().split('\n').length);
    assert.doesNotMatch(listed, /^ {2}ctime: 0:0$/m);
    assert.equal(armed.git(`--git-dir=${shadow}`, `--work-tree=${armed.repository.root}`, 'diff-files'), '');
  });

  it('knows every file, the last as well as the first', async () => {
    assert.equal((await armed.session.audit(undefined, 'live')).passed, true);
    for (const name of ['docs/guide.txt', LAST]) {
      const { atime, mtime, size } = fs.statSync(armed.at(name));
      const before = armed.repository.read(name);
      fs.writeFileSync(armed.at(name), before.replace(/\w/, 'Q'));
      fs.utimesSync(armed.at(name), atime, mtime);
      assert.equal(fs.statSync(armed.at(name)).size, size);
      const audit = await armed.session.audit(undefined, 'live');
      assert.deepEqual(
        audit.evidence.files.map((file) => file.path),
        [name],
      );
      fs.writeFileSync(armed.at(name), before);
    }
    assert.equal((await armed.session.check()).passed, true);
  });

  it('that is killed leaves nothing armed, and the next one is whole', async () => {
    const { env, repository, request } = armed;
    await armed.session.reset();
    const options = ['arm', 'killed', '--allow', 'src/**'];
    for (const delay of [40, 90, 140, 190, 240, 300]) {
      const { done } = start(process.execPath, [cliPath(), ...options], {
        cwd: repository.root,
        env,
        signal: AbortSignal.timeout(delay),
      });
      await done;
      const session = await Session.open(repository.root, { env });
      if (!armed.repository.exists('.cordon')) {
        await assert.rejects(session.status(), { code: 'not-armed' });
        assert.equal(armed.git('status', '--porcelain'), '');
        await session.arm(request);
      }
      assert.equal((await session.check()).passed, true, `killed after ${delay} ms`);
      await session.reset();
      assert.deepEqual(
        fs.readdirSync(repository.root).filter((name) => name.startsWith('.cordon')),
        [],
      );
    }
  });
});
