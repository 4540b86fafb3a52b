import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../src/engine/errors';
import { DEFAULT_CLAUDE, DEFAULT_LIMITS, DEFAULT_OPTIONS } from '../../src/engine/policy/policy';
import { Session } from '../../src/engine/session';
import { settleStaged, unverifiedPaths } from '../../src/engine/stagedFiles';
import { acquireLock } from '../../src/engine/store/lock';
import {
  cleanEnv,
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';

const ODD = process.platform === 'win32' ? 'src/“odd” [x].txt' : 'src/new\nline "q" [*].txt';
const FILES = {
  'src/a.txt': 'a\n',
  'src/gone.txt': 'gone\n',
  'docs/guide.md': 'guide\n',
  [ODD]: 'odd\n',
};

describe('staged content that the verifiers do not see', () => {
  let repository: TempRepository;
  let session: Session;

  beforeEach(async () => {
    repository = makeRepository(FILES);
    session = await Session.open(repository.root, { env: cleanEnv({ XDG_STATE_HOME: tempFolder() }) });
    await session.arm({
      mode: 'manual',
      label: 'tidy up',
      policy: { allow: ['src/**'], deny: [], limits: DEFAULT_LIMITS, allowCommits: false },
      verify: ['true'],
      claude: DEFAULT_CLAUDE,
      maxAttempts: 3,
      options: DEFAULT_OPTIONS,
    });
    repository.write({ 'src/a.txt': 'staged\n', [ODD]: 'staged odd\n', 'src/new.txt': 'new\n' });
    repository.git('add', '--all');
    repository.git('rm', '--quiet', '--cached', 'src/gone.txt');
    repository.write({ 'src/a.txt': 'as it is\n', [ODD]: 'odd as it is\n' });
    repository.delete('src/new.txt');
    repository.write({ 'docs/guide.md': 'staged\n' });
    repository.git('add', 'docs/guide.md');
    repository.write({ 'docs/guide.md': 'outside\n' });
  });

  afterEach(removeTempFolders);

  const staged = (name: string): string => repository.git('show', `:${name}`);
  const all = [ODD, 'src/a.txt', 'src/gone.txt', 'src/new.txt'].sort();

  it('names them, and nothing outside the policy', async () => {
    assert.deepEqual((await unverifiedPaths(session)).sort(), all);
  });

  it('stages the files as they are, agreed ones only, and starts no hook', async () => {
    const trace = path.join(tempFolder(), 'ran');
    fs.writeFileSync(
      path.join(repository.root, '.git/hooks/post-index-change'),
      `#!/bin/sh\ntouch "${trace}"\n`,
      { mode: 0o755 },
    );
    const before = staged('src/a.txt');
    assert.equal(before, 'staged\n');
    const object = repository.git('rev-parse', ':src/a.txt').trim();

    const { done, left, replaced } = await settleStaged(session, new Set([...all, 'docs/guide.md']), 'stage');

    assert.deepEqual([...done].sort(), all);
    assert.deepEqual(left, []);
    assert.equal(replaced.get('src/a.txt'), object);
    assert.equal(staged('src/a.txt'), 'as it is\n');
    assert.equal(staged(ODD), 'odd as it is\n');
    assert.equal(staged('src/gone.txt'), 'gone\n');
    assert.equal(repository.git('ls-files', 'src/new.txt'), '');
    assert.equal(staged('docs/guide.md'), 'staged\n');
    assert.equal(fs.existsSync(trace), false);
    assert.deepEqual(await unverifiedPaths(session), []);
  });

  it('unstages them, and leaves every file', async () => {
    const { done } = await settleStaged(
      session,
      new Set(['src/a.txt', 'src/gone.txt', 'src/new.txt']),
      'unstage',
    );

    assert.deepEqual([...done].sort(), ['src/a.txt', 'src/gone.txt', 'src/new.txt']);
    assert.equal(staged('src/a.txt'), 'a\n');
    assert.equal(staged('src/gone.txt'), 'gone\n');
    assert.equal(repository.git('ls-files', 'src/new.txt'), '');
    assert.equal(repository.read('src/a.txt'), 'as it is\n');
    assert.deepEqual(await unverifiedPaths(session), [ODD]);
  });

  it('leaves alone what a filter or an index flag would make something else of', async () => {
    const trace = path.join(tempFolder(), 'ran');
    repository.git('config', 'filter.own.clean', `touch "${trace}"; cat`);
    repository.write({ 'src/.gitattributes': 'a.txt filter=own\n' });
    repository.git('update-index', '--skip-worktree', ODD);
    const { done, left } = await settleStaged(session, new Set(all), 'stage');
    assert.deepEqual([...done].sort(), ['src/gone.txt', 'src/new.txt']);
    assert.ok(left.includes('src/a.txt'));
    assert.equal(staged('src/a.txt'), 'staged\n');
    assert.equal(staged(ODD), 'staged odd\n');
    assert.equal(fs.existsSync(trace), false);
  });

  it('is refused while somebody else is at work', async () => {
    const lock = await acquireLock(session.repository.lockFile);
    try {
      const refused = settleStaged(session, new Set(all), 'stage');
      await assert.rejects(refused, (error) => error instanceof Refusal && error.code === 'locked');
      assert.equal(staged('src/a.txt'), 'staged\n');
    } finally {
      lock.release();
    }
  });
});
