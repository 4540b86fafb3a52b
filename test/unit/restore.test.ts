import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../src/engine/errors';
import { DEFAULT_CLAUDE, DEFAULT_LIMITS, DEFAULT_OPTIONS, type Policy } from '../../src/engine/policy/policy';
import {
  planRestore,
  restoreOutside,
  type RestoreProgress,
  type RestoreResult,
} from '../../src/engine/restore';
import { Session } from '../../src/engine/session';
import { acquireLock } from '../../src/engine/store/lock';
import {
  cleanEnv,
  makeRepository,
  openRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';

const FILES = {
  'src/a.txt': 'a\n',
  'src/b.txt': 'b\n',
  'docs/guide.md': 'guide\n',
  'docs/run.sh': '#!/bin/sh\n',
  'docs/deep/er/page.md': 'page\n',
  '.gitignore': '*.log\n',
  'package.json': '{}\n',
};

/** The worktree as Git sees it, and every file's bytes, kind and mode. */
function picture(repository: TempRepository): Record<string, string> {
  const { root } = repository;
  const files: Record<string, string> = { status: repository.git('status', '--porcelain=v1', '-z', '-uall') };
  const walk = (folder: string): void => {
    for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      const name = path.relative(root, file);
      if (name === '.git' || name === '.cordon') continue;
      if (entry.isDirectory()) walk(file);
      else if (entry.isSymbolicLink()) files[name] = `link ${fs.readlinkSync(file)}`;
      else {
        const mode = (fs.lstatSync(file).mode & 0o777).toString(8);
        files[name] = `${mode} ${fs.readFileSync(file, 'latin1')}`;
      }
    }
  };
  walk(root);
  return files;
}

describe('restoring what is outside the policy', () => {
  let backups: string;

  beforeEach(() => {
    backups = tempFolder('cordon-backups-');
  });
  afterEach(removeTempFolders);

  async function arm(
    repository: TempRepository,
    policy: Partial<Policy> = {},
    env = cleanEnv({ XDG_STATE_HOME: tempFolder('cordon-seals-') }),
  ): Promise<Session> {
    const session = await Session.open(repository.root, { env });
    await session.arm({
      mode: 'manual',
      label: 'a task',
      policy: { allow: ['src/**'], deny: [], limits: DEFAULT_LIMITS, allowCommits: false, ...policy },
      verify: [],
      claude: DEFAULT_CLAUDE,
      maxAttempts: 1,
      options: DEFAULT_OPTIONS,
    });
    return session;
  }

  async function restoreAll(session: Session): Promise<RestoreResult> {
    const { steps, blocked } = await planRestore(session);
    const names = [...steps, ...blocked].map((step) => step.path);
    return restoreOutside(session, new Set(names), backups);
  }

  const names = (items: readonly { readonly path: string }[]): string[] => items.map((item) => item.path);

  it('puts back edits, deletions, modes and links, and removes what was not there', async () => {
    const repository = makeRepository(FILES);
    fs.chmodSync(path.join(repository.root, 'docs/run.sh'), 0o755);
    fs.symlinkSync('guide.md', path.join(repository.root, 'docs/link'));
    repository.commit('links and modes');
    const before = picture(repository);
    const session = await arm(repository);
    repository.write({
      'docs/guide.md': 'staged\n',
      'docs/new/one.md': 'one\n',
      'docs/new/staged.bin': Buffer.from([0, 1, 2]),
      'package.json': '{"evil": true}\n',
    });
    repository.git('add', 'docs/guide.md', 'docs/new/staged.bin');
    repository.write({ 'docs/guide.md': 'worktree\n' });
    repository.delete('docs/deep');
    fs.chmodSync(path.join(repository.root, 'docs/run.sh'), 0o644);
    repository.delete('docs/link');
    fs.symlinkSync('/etc/passwd', path.join(repository.root, 'docs/link'));
    repository.git('rm', '--quiet', '--cached', '.gitignore');

    const result = await restoreAll(session);

    assert.deepEqual(picture(repository), before);
    assert.equal((await session.check()).passed, true);
    assert.equal(fs.existsSync(path.join(repository.root, 'docs/new')), false, 'no empty folder stays');
    const { backup } = result;
    assert.ok(backup !== null && path.dirname(backup) === backups);
    const saved = (name: string): string => fs.readFileSync(path.join(backup, name), 'utf8');
    assert.equal(saved('worktree/docs/guide.md'), 'worktree\n');
    assert.equal(saved('index/docs/guide.md'), 'staged\n');
    assert.equal(saved('worktree/docs/new/one.md'), 'one\n');
    assert.equal(fs.readlinkSync(path.join(backup, 'worktree/docs/link')), '/etc/passwd');
    const manifest = JSON.parse(saved('manifest.json')) as { state: string; files: { path: string }[] };
    assert.equal(manifest.state, 'restored');
    assert.ok(manifest.files.some((file) => file.path === 'docs/deep/er/page.md'));
  });

  it('touches nothing that the policy allows, staged or not, and nothing ignored', async () => {
    const repository = makeRepository(FILES);
    const session = await arm(repository);
    repository.write({ 'src/a.txt': 'staged\n', 'src/new.txt': 'new\n' });
    repository.git('add', 'src/a.txt');
    repository.write({ 'src/a.txt': 'worktree\n', 'docs/build.log': 'ignored\n', 'docs/new.md': 'new\n' });
    repository.delete('src/b.txt');
    const stamp = fs.statSync(path.join(repository.root, 'src/a.txt')).ctimeMs;

    const { steps } = await restoreAll(session);

    assert.deepEqual(names(steps), ['docs/new.md']);
    assert.equal(repository.git('status', '--porcelain'), 'MM src/a.txt\n D src/b.txt\n?? src/new.txt\n');
    assert.equal(repository.git('show', ':src/a.txt'), 'staged\n');
    assert.equal(fs.statSync(path.join(repository.root, 'src/a.txt')).ctimeMs, stamp);
    assert.equal(repository.read('docs/build.log'), 'ignored\n');
  });

  it('restores only what was chosen, and of that only what is outside', async () => {
    const repository = makeRepository(FILES);
    const session = await arm(repository);
    repository.write({ 'docs/guide.md': 'x\n', 'package.json': 'x\n', 'src/a.txt': 'x\n' });
    const chosen = new Set(['docs/guide.md', 'src/a.txt', 'nowhere']);
    const { steps, backup } = await restoreOutside(session, chosen, backups);
    assert.deepEqual(names(steps), ['docs/guide.md']);
    assert.equal(repository.git('status', '--porcelain'), ' M package.json\n M src/a.txt\n');
    assert.ok(backup !== null);
    const again = await restoreOutside(session, chosen, backups);
    assert.deepEqual([again.steps.length, again.backup], [0, null]);
  });

  it('takes names of any bytes', async function () {
    if (process.platform !== 'linux') this.skip();
    const odd = ['docs/new\nline', 'docs/-dash', ':(top)colon', 'docs/"quoted"', 'docs/ü'];
    const repository = makeRepository({
      ...FILES,
      ...Object.fromEntries(odd.map((name) => [name, 'odd\n'])),
    });
    const bytes = Buffer.concat([Buffer.from(`${repository.root}/docs/`), Buffer.from([0xff, 0x0a, 0xfe])]);
    fs.writeFileSync(bytes, 'bytes\n');
    repository.commit('bytes');
    const session = await arm(repository);
    for (const name of odd) repository.write({ [name]: 'changed\n' });
    fs.writeFileSync(bytes, 'changed\n');
    const added = Buffer.concat([Buffer.from(`${repository.root}/docs/`), Buffer.from([0xfd])]);
    fs.writeFileSync(added, 'added\n');
    const { steps, backup } = await restoreAll(session);
    assert.equal(steps.length, odd.length + 2);
    assert.equal(repository.git('status', '--porcelain'), '');
    assert.equal(fs.readFileSync(bytes, 'utf8'), 'bytes\n');
    const copy = Buffer.concat([Buffer.from(`${backup ?? ''}/worktree/docs/`), Buffer.from([0xfd])]);
    assert.equal(fs.readFileSync(copy, 'utf8'), 'added\n');
  });

  it('restores committed changes, and unmerged and intent-to-add entries', async () => {
    const repository = makeRepository(FILES);
    const session = await arm(repository, { allowCommits: true });
    repository.write({ 'docs/guide.md': 'committed\n', 'docs/more.md': 'more\n' });
    repository.commit('outside');
    repository.write({ 'intent.md': 'x\n' });
    repository.git('add', '--intent-to-add', 'intent.md');
    const blob = repository.git('hash-object', '-w', 'intent.md').trim();
    const unmerged = [1, 2, 3].map((stage) => `100644 ${blob} ${stage}\tpackage.json\n`).join('');
    execFileSync('git', ['update-index', '--index-info'], {
      cwd: repository.root,
      env: cleanEnv(),
      input: `0 ${'0'.repeat(40)}\tpackage.json\n${unmerged}`,
    });
    await restoreAll(session);
    assert.equal(repository.git('diff', '--cached', '--name-only', 'HEAD~1'), '');
    assert.equal(repository.git('ls-files', '-u'), '');
    assert.equal(repository.read('docs/guide.md'), 'guide\n');
    // Nobody takes the commit back, so the second witness still names it; restoring says that it cannot help.
    const again = await restoreAll(session);
    assert.deepEqual(again.steps, []);
    assert.ok(again.blocked.every(({ reason }) => reason === 'committed'));
  });

  describe('where kinds were swapped', () => {
    it('a folder in place of a file, and a file in place of a folder', async () => {
      const repository = makeRepository(FILES);
      const before = picture(repository);
      const session = await arm(repository);
      repository.delete('package.json');
      repository.write({ 'package.json/inner/x': 'x\n' });
      fs.mkdirSync(path.join(repository.root, 'package.json/empty'));
      repository.delete('docs/deep');
      repository.write({ 'docs/deep': 'a file\n' });
      await restoreAll(session);
      assert.deepEqual(picture(repository), before);
    });

    it('never follows a link in place of a folder', async function () {
      if (process.platform === 'win32') this.skip();
      const repository = makeRepository(FILES);
      const before = picture(repository);
      const session = await arm(repository);
      const elsewhere = tempFolder('cordon-elsewhere-');
      fs.mkdirSync(path.join(elsewhere, 'er'));
      fs.writeFileSync(path.join(elsewhere, 'er/page.md'), 'precious\n');
      repository.delete('docs/deep');
      fs.symlinkSync(elsewhere, path.join(repository.root, 'docs/deep'));
      await restoreAll(session);
      assert.deepEqual(picture(repository), before);
      assert.equal(fs.readFileSync(path.join(elsewhere, 'er/page.md'), 'utf8'), 'precious\n');
    });

    it('leaves alone what would cost an allowed or an ignored file', async () => {
      const repository = makeRepository({ ...FILES, lib: 'a file\n', conf: 'a file\n', 'src/x/y': 'y\n' });
      const session = await arm(repository, { allow: ['src/**', 'lib/*'], deny: ['src/x/**'] });
      repository.delete('lib');
      repository.write({ 'lib/allowed': 'mine\n' });
      repository.delete('conf');
      repository.write({ 'conf/kept.log': 'ignored\n' });
      repository.delete('src/x');
      repository.write({ 'src/x': 'an allowed file\n', 'docs/guide.md': 'x\n' });
      const { steps, blocked } = await restoreAll(session);
      assert.deepEqual(names(steps), ['docs/guide.md']);
      assert.deepEqual(
        blocked.map(({ path: name, reason, other }) => [name, reason, other]),
        [
          ['conf', 'in-the-way', 'conf/kept.log'],
          ['lib', 'in-the-way', 'lib/allowed'],
          ['src/x/y', 'beyond-link', 'src/x'],
        ],
      );
      assert.equal(repository.read('lib/allowed'), 'mine\n');
      assert.equal(repository.read('conf/kept.log'), 'ignored\n');
      assert.equal(repository.read('src/x'), 'an allowed file\n');
    });

    it('leaves submodules and nested repositories alone', async () => {
      const inner = makeRepository({ f: 'f\n' });
      const repository = makeRepository(FILES);
      repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.root, 'sub');
      repository.commit('submodule');
      const session = await arm(repository);
      repository.write({ 'sub/f': 'changed\n' });
      openRepository(path.join(repository.root, 'sub')).commit('in the submodule');
      fs.mkdirSync(path.join(repository.root, 'nested'));
      const nested = openRepository(path.join(repository.root, 'nested'));
      nested.git('init', '--quiet');
      nested.write({ n: 'n\n' });
      nested.commit('nested');
      const { steps, blocked } = await restoreAll(session);
      assert.deepEqual(names(steps), []);
      assert.deepEqual(blocked.map(({ path: name, reason }) => `${name} ${reason}`).sort(), [
        'nested/ repository',
        'sub submodule',
      ]);
      assert.equal(repository.read('nested/n'), 'n\n');
    });
  });

  describe('as a checkout writes it', () => {
    it('with the line ends, ident and attributes of the baseline', async () => {
      const repository = makeRepository({
        '.gitattributes': '*.txt text eol=crlf\n*.id ident\n',
        'docs/crlf.txt': 'one\r\ntwo\r\n',
        'docs/v.id': '$Id$\n',
      });
      repository.delete('docs');
      repository.git('checkout', '--', 'docs');
      const before = picture(repository);
      assert.match(before['docs/crlf.txt'] ?? '', /one\r\n/);
      assert.match(before['docs/v.id'] ?? '', /\$Id: [0-9a-f]{40}/);
      const session = await arm(repository);
      repository.write({ '.gitattributes': '* -text -ident\n', 'docs/crlf.txt': 'x\n', 'docs/v.id': 'x\n' });
      await restoreAll(session);
      assert.deepEqual(picture(repository), before);
    });

    it("runs a filter of the person's own settings, and none of the repository's", async function () {
      if (process.platform === 'win32') this.skip();
      const config = path.join(tempFolder(), 'gitconfig');
      fs.writeFileSync(
        config,
        '[filter "own"]\n\tclean = sed s/SMUDGED/stored/\n\tsmudge = sed s/stored/SMUDGED/\n\trequired = true\n',
      );
      const repository = makeRepository({
        '.gitattributes': '*.own filter=own\n*.evil filter=evil\n',
        'docs/x.own': 'stored\n',
        'docs/x.evil': 'plain\n',
      });
      const env = cleanEnv({ GIT_CONFIG_GLOBAL: config, XDG_STATE_HOME: tempFolder() });
      repository.delete('docs/x.own');
      execFileSync('git', ['checkout', '--', 'docs'], { cwd: repository.root, env });
      assert.equal(repository.read('docs/x.own'), 'SMUDGED\n');
      const opened = await arm(repository, {}, env);
      const trace = path.join(tempFolder(), 'ran');
      repository.git('config', 'filter.evil.smudge', `sh -c 'touch ${trace}; cat'`);
      repository.write({ 'docs/x.own': 'changed\n', 'docs/x.evil': 'changed\n' });
      const { steps, blocked } = await restoreAll(opened);
      assert.deepEqual(names(steps), ['docs/x.own']);
      assert.deepEqual(blocked, [{ path: 'docs/x.evil', reason: 'filter', other: 'evil' }]);
      assert.equal(repository.read('docs/x.own'), 'SMUDGED\n');
      assert.equal(fs.existsSync(trace), false);

      // The repository's settings take the person's own filter over, or name what it might start.
      repository.write({ 'docs/x.own': 'changed\n' });
      repository.git('config', 'filter.own.smudge', `sh -c 'touch ${trace}; cat'`);
      assert.deepEqual((await restoreAll(opened)).steps, []);
      repository.git('config', '--unset', 'filter.own.smudge');
      repository.git('config', 'core.sshCommand', `touch ${trace}`);
      assert.deepEqual((await restoreAll(opened)).steps, []);
      repository.git('config', '--unset', 'core.sshCommand');
      assert.deepEqual(names((await restoreAll(opened)).steps), ['docs/x.own']);
      assert.equal(fs.existsSync(trace), false);
    });

    it('starts no hook and no file system monitor', async function () {
      if (process.platform === 'win32') this.skip();
      const repository = makeRepository(FILES);
      const session = await arm(repository);
      const trace = path.join(tempFolder(), 'ran');
      const script = `#!/bin/sh\necho "$0" >> ${trace}\n`;
      for (const name of ['post-checkout', 'post-index-change', 'pre-commit', 'fsmonitor-watchman']) {
        fs.writeFileSync(path.join(repository.root, '.git/hooks', name), script, { mode: 0o755 });
      }
      repository.git('config', 'core.fsmonitor', '.git/hooks/fsmonitor-watchman');
      repository.git('config', 'core.splitIndex', 'true');
      repository.write({ 'docs/guide.md': 'x\n', 'docs/new.md': 'x\n' });
      repository.git('add', 'docs/guide.md');
      fs.rmSync(trace, { force: true });
      await restoreAll(session);
      assert.equal(fs.existsSync(trace), false);
      assert.equal(repository.read('docs/guide.md'), 'guide\n');
    });
  });

  describe('refuses with nothing changed', () => {
    const refusedWith = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;

    async function changed(): Promise<{ repository: TempRepository; session: Session }> {
      const repository = makeRepository(FILES);
      const session = await arm(repository);
      repository.write({ 'docs/guide.md': 'x\n', 'docs/new.md': 'x\n' });
      repository.git('add', 'docs/guide.md');
      return { repository, session };
    }

    it('while another operation holds the lock', async () => {
      const { repository, session } = await changed();
      const before = picture(repository);
      const lock = await acquireLock(session.repository.lockFile);
      try {
        await assert.rejects(
          restoreOutside(session, new Set(['docs/guide.md']), backups),
          refusedWith('locked'),
        );
      } finally {
        lock.release();
      }
      assert.deepEqual(picture(repository), before);
      assert.deepEqual(fs.readdirSync(backups), []);
    });

    it('while Git holds the index, and keeps the copy', async () => {
      const { repository, session } = await changed();
      const before = picture(repository);
      const lock = path.join(repository.root, '.git/index.lock');
      fs.writeFileSync(lock, '');
      await assert.rejects(
        restoreOutside(session, new Set(['docs/guide.md', 'docs/new.md']), backups),
        refusedWith('git-failed'),
      );
      fs.rmSync(lock);
      assert.deepEqual(picture(repository), before);
      const [copy = ''] = fs.readdirSync(backups);
      assert.equal(fs.readFileSync(path.join(backups, copy, 'worktree/docs/new.md'), 'utf8'), 'x\n');
    });

    it('when nothing can be copied', async () => {
      const { repository, session } = await changed();
      const before = picture(repository);
      fs.writeFileSync(path.join(backups, 'file'), '');
      await assert.rejects(
        restoreOutside(session, new Set(['docs/guide.md']), path.join(backups, 'file')),
        refusedWith('io'),
      );
      assert.deepEqual(picture(repository), before);
    });

    it('when the baseline lost the content', async () => {
      const { repository, session } = await changed();
      const before = picture(repository);
      const blob = repository.git('rev-parse', 'HEAD:docs/guide.md').trim();
      fs.rmSync(path.join(repository.root, '.git/objects', blob.slice(0, 2), blob.slice(2)));
      await assert.rejects(
        restoreOutside(session, new Set(['docs/guide.md']), backups),
        refusedWith('git-failed'),
      );
      const { status, ...files } = picture(repository);
      assert.ok(status);
      assert.deepEqual({ status: before.status, ...files }, before);
    });

    it('when the envelope is not the one that was armed', async () => {
      const { repository, session } = await changed();
      const config = path.join(repository.root, '.cordon/config.json');
      fs.writeFileSync(config, fs.readFileSync(config, 'utf8').replace('src/**', 'lib/**'));
      await assert.rejects(planRestore(session), (error) => error instanceof Refusal);
    });
  });

  it('leaves the copy wherever it is stopped, and can be done again', async () => {
    const repository = makeRepository(FILES);
    const session = await arm(repository);
    const before = picture(repository);
    const stops: ((progress: RestoreProgress) => boolean)[] = [
      (progress) => progress === 'copied',
      (progress) => progress === 'indexed',
      (progress) => typeof progress === 'object' && progress.done === 'docs/new.md',
      (progress) => typeof progress === 'object' && progress.done === 'docs/guide.md',
    ];
    for (const stop of stops) {
      repository.write({ 'docs/guide.md': 'x\n', 'docs/new.md': 'x\n', 'package.json': 'x\n' });
      repository.git('add', '--all');
      const chosen = new Set(['docs/guide.md', 'docs/new.md', 'package.json']);
      const known = new Set(fs.readdirSync(backups));
      const crash = (progress: RestoreProgress): void => {
        if (stop(progress)) throw new Error('stopped');
      };
      await assert.rejects(restoreOutside(session, chosen, backups, crash), /stopped/);
      const [copy = ''] = fs.readdirSync(backups).filter((name) => !known.has(name));
      for (const name of chosen) {
        assert.equal(fs.readFileSync(path.join(backups, copy, 'worktree', name), 'utf8'), 'x\n');
      }
      const manifest = fs.readFileSync(path.join(backups, copy, 'manifest.json'), 'utf8');
      assert.match(manifest, /"state": "copied"/);
      await restoreAll(session);
      assert.deepEqual(picture(repository), before);
    }
  });

  it('does not overwrite what changed after it was copied', async () => {
    const repository = makeRepository(FILES);
    const session = await arm(repository);
    repository.write({ 'docs/guide.md': 'copied\n' });
    const late = (progress: RestoreProgress): void => {
      if (progress === 'indexed') repository.write({ 'docs/guide.md': 'written just now\n' });
    };
    await assert.rejects(
      restoreOutside(session, new Set(['docs/guide.md']), backups, late),
      (error) => error instanceof Refusal && error.code === 'io' && error.message.includes('changed while'),
    );
    assert.equal(repository.read('docs/guide.md'), 'written just now\n');
  });

  it('works in a repository with SHA-256 names', async () => {
    const root = path.join(tempFolder(), 'sha256');
    fs.mkdirSync(root);
    const repository = openRepository(root);
    repository.git('init', '--quiet', '--object-format=sha256');
    repository.write(FILES);
    repository.commit('baseline');
    const session = await arm(repository);
    const before = picture(repository);
    repository.git('rm', '--quiet', 'docs/guide.md');
    repository.write({ 'docs/new.md': 'x\n', 'package.json': 'x\n' });
    repository.git('add', 'docs/new.md');
    await restoreAll(session);
    assert.deepEqual(picture(repository), before);
  });

  it('works in a linked worktree, and leaves the other one alone', async () => {
    const repository = makeRepository(FILES);
    const linked = path.join(tempFolder(), 'linked');
    repository.git('worktree', 'add', '--quiet', linked);
    const other = openRepository(linked);
    const session = await arm(other);
    other.write({ 'docs/guide.md': 'x\n' });
    other.git('add', '--all');
    repository.write({ 'docs/guide.md': 'mine\n' });
    await restoreAll(session);
    assert.equal(other.git('status', '--porcelain'), '');
    assert.equal(
      repository.git('status', '--porcelain'),
      ' M docs/guide.md\n?? .cordon/\n'.replace('?? .cordon/\n', ''),
    );
  });
});
