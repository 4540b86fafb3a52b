import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cliPath, runCordon } from '../../support/cli';
import {
  cleanEnv,
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../../support/tempRepository';

const GOLDEN = path.resolve('test/unit/cli/golden');

/** Compares with a golden file; CORDON_GOLDEN=write renews them. Times and object names are made equal. */
function assertGolden(name: string, text: string): void {
  const shown = text
    .replaceAll(/\b[0-9a-f]{12,64}\b/g, '<object>')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00/g, '<time>');
  const file = path.join(GOLDEN, `${name}.txt`);
  if (process.env.CORDON_GOLDEN === 'write') fs.writeFileSync(file, shown);
  assert.equal(shown, fs.readFileSync(file, 'utf8'));
}

describe('what a person reads', function () {
  this.timeout(60_000);
  let repository: TempRepository;
  let env: Record<string, string>;

  beforeEach(() => {
    repository = makeRepository({ 'src/a.txt': 'one\ntwo\n', 'docs/guide.md': '# guide\n' });
    env = { HOME: tempFolder(), XDG_STATE_HOME: tempFolder() };
  });
  afterEach(removeTempFolders);

  const text = async (expected: number, ...args: string[]): Promise<string> => {
    const done = await runCordon(['--format', 'text', ...args], { cwd: repository.root, env });
    assert.deepEqual({ code: done.code, stderr: done.stderr }, { code: expected, stderr: '' });
    return done.stdout;
  };
  const arm = (...more: string[]): Promise<string> =>
    text(0, 'arm', 'fix the parser', '--allow', 'src/**', ...more);

  it('arm, status, check, reset', async () => {
    assertGolden('arm', await arm('--deny', 'src/gen/**', '--verify', 'true'));
    assertGolden('status-armed', await text(0, 'status'));
    assertGolden('audit-nothing', await text(0, 'audit'));
    assertGolden('check-nothing', await text(0, 'check'));
    repository.write({ 'src/a.txt': 'one\n2\n' });
    assertGolden('audit-inside', await text(0, 'audit'));
    assertGolden('check-accepted', await text(0, 'check'));
    assertGolden('status-accepted', await text(0, 'status'));
    assertGolden('reset', await text(0, 'reset'));
    assertGolden('reset-nothing', await text(0, 'reset'));
  });

  it('what puts the repository itself back', async () => {
    await arm('--verify', 'true');
    const guide = repository.read('docs/guide.md');
    repository.write({ 'docs/guide.md': 'x\n', 'src/a.txt': 'staged\n' });
    repository.git('add', '-A');
    repository.write({ 'docs/guide.md': guide, 'src/a.txt': 'other\n' });
    repository.git('tag', 'mine');
    repository.git('config', 'core.editor', 'evil');
    assertGolden('check-repository', await text(3, 'check'));
  });

  it('a rejection with every kind of reason, and names that try to paint the terminal', async () => {
    await arm('--max-files', '1', '--max-binary-files', '0');
    repository.write({ 'docs/guide.md': 'x\n', 'src/blob': 'a\0b', '\u001b[31mred\n\u202etxt': 'x\n' });
    const report = await text(3, 'check');
    assertGolden('check-rejected', report);
    assert.doesNotMatch(report, /[\u001b\u202e]/);
    assertGolden('status-rejected', await text(0, 'status'));
  });

  it('a failed verifier with the end of its output', async () => {
    await arm('--verify', `sh -c 'seq 1 40; echo broken >&2; exit 7'`, '--verify', 'true');
    assertGolden('check-verifier', await text(3, 'check'));
  });

  it('what to do once the accepted state was committed, or has moved on', async () => {
    await arm();
    repository.write({ 'src/a.txt': 'one\n2\n' });
    await text(0, 'check');
    repository.write({ 'src/a.txt': 'one\n2\n3\n' });
    const stale = await text(0, 'status');
    assert.match(stale, /\n {2}stale {5}the worktree has moved on/);
    assert.match(stale, /\nNext: `cordon check` again/);
    assert.doesNotMatch(stale, /review|commit it/);
    repository.write({ 'src/a.txt': 'one\n2\n' });
    repository.git('commit', '--quiet', '--all', '--message', 'accepted');
    assert.match(await text(0, 'status'), /\nNext: if you committed what was accepted, `cordon reset`/);
    await text(0, 'reset');
    await arm('--allow-commits');
    repository.write({ 'src/a.txt': 'one\n' });
    repository.git('commit', '--quiet', '--all', '--message', 'by the agent');
    await text(0, 'check');
    assert.match(await text(0, 'status'), /\nNext: review the diff/);
  });

  it('the doctor takes index flags as arming does', async () => {
    repository.git('sparse-checkout', 'set', 'src');
    assert.match(await text(0, 'doctor'), /✓ index flags {3}none hides changes\n/);
    await arm();
    await text(0, 'reset');
    repository.git('update-index', '--skip-worktree', '--', 'src/a.txt');
    assert.match(await text(0, 'doctor'), /• index flags .* on src\/a\.txt: arming is refused/);
    const refused = await runCordon(['arm', 'l', '--allow', 'src/**'], { cwd: repository.root, env });
    assert.match(refused.stderr, /index flags hide changes from Git on src\/a\.txt:/);
  });

  it('a check that is running', async function () {
    if (process.platform === 'win32') return this.skip();
    const go = path.join(tempFolder(), 'go');
    await arm(
      '--protect',
      '.env*',
      '--allow-commits',
      '--verify',
      `sh -c 'until test -e ${go}; do sleep 0.1; done'`,
    );
    const checking = runCordon(['check'], { cwd: repository.root, env });
    const run = path.join(repository.root, '.cordon', 'run.json');
    while (!fs.existsSync(run)) await new Promise((resolve) => setTimeout(resolve, 20));
    const during = await text(0, 'status');
    fs.writeFileSync(go, '');
    assert.equal((await checking).code, 0);
    assert.match(during, /\n {2}running {3}a check is running now, as process \d+\n/);
    assert.match(during, /\n {2}protect {3}\.env\*\n/);
    assert.match(during, /\n {2}commits {3}allowed\n/);
    assert.match(during, /\nNext: wait for the check\.\n$/);
    assert.doesNotMatch(await text(0, 'status'), /running/);
  });

  it('lays out for reading on a terminal, in colour only where it is wanted', async function () {
    if (process.platform !== 'linux') return this.skip();
    await arm();
    const onTerminal = (more: Record<string, string>, line = 'status'): string =>
      spawnSync(
        'script',
        ['--quiet', '--return', '--command', `'${process.execPath}' '${cliPath()}' ${line}`, '/dev/null'],
        {
          cwd: repository.root,
          env: cleanEnv({
            ...env,
            TERM: 'xterm-256color',
            COLORTERM: undefined,
            NO_COLOR: undefined,
            FORCE_COLOR: undefined,
            CI: undefined,
            ...more,
          }),
          encoding: 'utf8',
        },
      ).stdout;
    assert.match(onTerminal({}), /\u001b\[33marmed/);
    assert.match(onTerminal({ NO_COLOR: '1' }), /^armed {2}fix the parser\r\n/);
    assert.match(onTerminal({ TERM: 'dumb' }), /^armed {2}fix/);
    await text(0, 'reset');
    assert.match(
      onTerminal({}, 'arm l --allow docs'),
      /NOTE: --allow docs matches no file: did you mean docs/,
    );
    const piped = await runCordon(['status'], { cwd: repository.root, env });
    assert.equal((JSON.parse(piped.stdout) as { phase: string }).phase, 'armed');
  });
});
