import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { doctor } from '../../src/engine/doctor';
import { Refusal } from '../../src/engine/errors';
import { preflight } from '../../src/engine/preflight';
import { Session } from '../../src/engine/session';
import { violationMessage } from '../../src/engine/violations';
import { cleanEnv, makeRepository, removeTempFolders, tempFolder } from '../support/tempRepository';
import { type Armed, armAll, type Scenario } from './armed';

/** Sooner than the look at processes that are suspiciously slow. */
const AT_ONCE_MS = 4_000;

/** A fifo where a file was, or none. */
function fifo(file: string): void {
  fs.rmSync(file, { force: true });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  execFileSync('mkfifo', [file]);
}

const withModule = (armed: Armed): void => {
  const other = tempFolder();
  const call = { cwd: other, env: cleanEnv() };
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], call);
  execFileSync('git', ['commit', '--quiet', '--allow-empty', '-m', 'x'], call);
  armed.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'lib');
  armed.repository.commit();
};

/** Where the fifo is, and what the owner did before. */
const PLACES: readonly (readonly [string, ((armed: Armed) => void)?])[] = [
  ...['HEAD', 'config', 'index', 'packed-refs', 'shallow', 'commondir', 'config.worktree'].map(
    (name) => [`.git/${name}`] as const,
  ),
  ...['info/attributes', 'info/sparse-checkout', 'refs/heads/main', 'refs/heads/a/b', 'refs/tags/t'].map(
    (name) => [`.git/${name}`] as const,
  ),
  ['.git/objects/info/alternates'],
  ['.git/objects/pack/pack-1.idx'],
  ['.gitignore'],
  ['.gitattributes'],
  ['.gitmodules'],
  ['src/.gitignore'],
  ['src/.gitattributes'],
  ['src/new/.gitignore'],
  ['src/new/.git/HEAD'],
  ['.git/modules/lib/index', withModule],
];

describe('a fifo where Git reads a file', function () {
  this.timeout(120_000);
  before(function () {
    if (process.platform === 'win32') this.skip();
  });
  after(removeTempFolders);

  describe('while armed', () => {
    let armed: Map<Scenario, Armed>;
    const scenarios = PLACES.map(([name, owner]): Scenario => ({
      name,
      act: () => undefined,
      ...(owner ? { owner } : {}),
    }));
    before(async () => {
      armed = await armAll(scenarios);
    });

    for (const scenario of scenarios) {
      it(`${scenario.name}: the verdict comes at once and names it`, async () => {
        const lab = armed.get(scenario);
        assert.ok(lab);
        fifo(lab.at(scenario.name));
        const started = performance.now();
        // As the command does: another process finds the repository anew.
        const session = await Session.open(lab.at('src'), { env: lab.env });
        const live = await session.audit(undefined, 'live');
        const audit = await session.check();
        const took = performance.now() - started;
        for (const { passed, violations } of [live, audit]) {
          assert.equal(passed, false);
          assert.deepEqual(
            violations.map(({ code, params }) => [code, params]),
            [['git-would-wait', { name: scenario.name, kind: 'fifo' }]],
            violations.map(violationMessage).join('\n'),
          );
        }
        assert.equal((await session.status()).phase, 'rejected');
        assert.ok(took < AT_ONCE_MS, `${took} ms`);
      });
    }
  });

  it('an accepted state with one is stale, and a session that is open already says so too', async () => {
    const scenario: Scenario = { name: 'open', act: () => undefined };
    const lab = (await armAll([scenario])).get(scenario);
    assert.ok(lab);
    assert.equal((await lab.check()).passed, true);
    assert.equal(await lab.session.isStale(), false);
    fifo(lab.at('.git/index'));
    assert.equal(await lab.session.isStale(), true);
    assert.equal((await lab.check()).violations[0]?.code, 'git-would-wait');
    // The way out stays open.
    assert.equal(await lab.session.reset(), true);
  });

  it('in place of a loose object too, for a verdict', async () => {
    const scenario: Scenario = { name: 'object', act: () => undefined };
    const lab = (await armAll([scenario])).get(scenario);
    assert.ok(lab);
    const oid = lab.git('rev-parse', 'HEAD').trim();
    const name = `.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`;
    fifo(lab.at(name));
    const started = performance.now();
    const { violations } = await lab.check();
    assert.deepEqual(violations[0]?.params, { name, kind: 'fifo' });
    assert.ok(performance.now() - started < AT_ONCE_MS);
  });

  it('is refused by name where nothing is armed', async () => {
    const repository = makeRepository({ a: 'a\n' });
    const env = cleanEnv();
    const session = await Session.open(repository.root, { env });
    fifo(path.join(repository.root, '.git/index'));
    const started = performance.now();
    const names = (error: unknown): boolean =>
      error instanceof Refusal &&
      error.code === 'git-failed' &&
      error.message.includes('.git/index is a fifo');
    await assert.rejects(preflight(session), names);
    await assert.rejects(Session.open(repository.root, { env }), names);
    const report = await doctor(repository.root, '0', { env });
    assert.match(report.find(({ level }) => level === 'bad')?.text ?? '', /\.git\/index is a fifo/);
    assert.ok(performance.now() - started < AT_ONCE_MS);
  });

  it('is found in a folder of the worktree once Git is suspiciously slow', async () => {
    const repository = makeRepository({ 'a/b/c.txt': 'a\n' });
    fifo(path.join(repository.root, 'a/b/.gitignore'));
    const session = await Session.open(repository.root, { env: cleanEnv() });
    await assert.rejects(preflight(session), /a\/b\/\.gitignore is a fifo/);
  });

  it('is found behind a setting that includes it', async () => {
    const repository = makeRepository({ a: 'a\n' });
    const session = await Session.open(repository.root, { env: cleanEnv() });
    fifo(path.join(repository.root, '.git/more'));
    fs.appendFileSync(path.join(repository.root, '.git/config'), '[include]\n\tpath = more\n');
    await assert.rejects(preflight(session), /\.git\/more is a fifo/);
  });

  it('a socket of a monitor and links to nothing are no such thing', async () => {
    const scenario: Scenario = {
      name: 'socket',
      act: () => undefined,
      owner: (armed) => {
        fs.symlinkSync('/dev/null', armed.at('.git/info/attributes'));
      },
    };
    const lab = (await armAll([scenario])).get(scenario);
    assert.ok(lab);
    const server = net.createServer().listen(lab.at('.git/fsmonitor--daemon.ipc'));
    try {
      const audit = await lab.check();
      assert.equal(audit.passed, true, audit.violations.map(violationMessage).join('\n'));
    } finally {
      server.close();
    }
  });
});
