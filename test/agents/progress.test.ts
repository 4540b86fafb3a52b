import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { claudeBinary } from '../support/claudeBinary';
import { runCordon, startCordon } from '../support/cli';
import { allowShell, claudeEnv, startMessagesApi, type MessagesApi, type Turn } from '../support/messagesApi';
import { until } from '../support/processes';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';

/** Live lines of the real Claude Code, and whose settings it loads. */
describe('cordon run with live lines', function () {
  this.timeout(60_000);
  let binary: string;
  let api: MessagesApi;
  let home: string;
  let repository: TempRepository;
  let traces: string;

  before(function () {
    this.timeout(300_000);
    binary = claudeBinary();
  });
  beforeEach(async () => {
    api = await startMessagesApi();
    home = tempFolder();
    traces = tempFolder();
    allowShell(home);
    const touch = (name: string): string => `touch '${path.join(traces, name)}'`;
    repository = makeRepository({
      'src/a.txt': 'one\n',
      'CLAUDE.md': 'the words of the repository\n',
      '.claude/settings.json': JSON.stringify({
        hooks: { SessionStart: [{ hooks: [{ type: 'command', command: touch('hook') }] }] },
        permissions: { deny: ['Write'] },
      }),
      '.mcp.json': JSON.stringify({
        mcpServers: { local: { command: 'sh', args: ['-c', `${touch('server')}; cat`] } },
      }),
    });
  });
  afterEach(async () => {
    await api.close();
    removeTempFolders();
  });

  const run = (...more: string[]) =>
    start('run', 'Write the b file', '--allow', 'src/**', '--claude', binary, ...more);
  const start = (...args: string[]) => runCordon(args, { cwd: repository.root, env: claudeEnv(api, home) });
  const write = (name: string): Turn => ({
    tools: [{ name: 'Write', input: { file_path: path.join(repository.root, name), content: 'new\n' } }],
  });
  const bash = (command: string): Turn => ({ tools: [{ name: 'Bash', input: { command } }] });

  it('keeps standard output to one document, and tells the rest on standard error', async () => {
    fs.rmSync(path.join(home, '.claude'), { recursive: true });
    const error = { status: 529, type: 'overloaded_error', message: 'busy' };
    api.play({ text: 'I begin.', ...write('src/b.txt') }, { error }, bash('git commit --allow-empty -m x'), {
      text: 'Done.',
    });
    const { code, stdout, stderr } = await run('--progress', '--agent-settings', 'user', '--verify', 'true');
    assert.equal(code, 0, stderr);
    const audit = JSON.parse(stdout) as { passed: boolean; changed_files: string[] };
    assert.deepEqual([audit.passed, audit.changed_files], [true, ['src/b.txt']]);
    const lines = stderr.trimEnd().split('\n');
    assert.equal(lines[0], 'attempt 1 of 3');
    assert.match(lines[1] ?? '', /^Claude Code started with /);
    assert.deepEqual(lines.slice(2, 7), [
      '  “I begin.”',
      '  Write src/b.txt',
      '  the model is overloaded, attempt 1 of 1',
      '  Bash git commit --allow-empty -m x',
      '  denied: Bash git commit --allow-empty -m x (This command requires approval)',
    ]);
    assert.match(lines[8] ?? '', /^Claude Code finished: \d turns, \$/);
    assert.deepEqual(lines.slice(9), ['inspecting the result', 'verifier 1 of 1: true']);
  });

  it('says nothing unless it is asked to, or somebody reads on a terminal', async () => {
    api.play(bash('cp src/a.txt src/b.txt'));
    const { code, stderr } = await run();
    assert.equal(code, 0);
    assert.equal(stderr, '');
  });

  it('ends with 4 and the same reason with live lines as without', async () => {
    const error = { status: 401, type: 'authentication_error', message: 'words of the API' };
    const reasons: unknown[] = [];
    for (const option of ['--progress', '--no-progress']) {
      api.play({ error, repeat: true });
      assert.equal((await run(option)).code, 4);
      const status = JSON.parse((await start('status')).stdout) as { last_error: string };
      reasons.push(status.last_error);
      await start('reset');
    }
    assert.match(String(reasons[0]), /run `claude \/login`.*401 words of the API/);
    assert.equal(reasons[0], reasons[1]);
  });

  it('goes on when nobody reads it any more', async () => {
    api.play(bash('sleep 1'), bash('cp src/a.txt src/b.txt'));
    const args = ['run', 'Copy', '--allow', 'src/**', '--claude', binary, '--progress'];
    const running = startCordon(args, { cwd: repository.root, env: claudeEnv(api, home) });
    running.child.stderr?.once('data', () => running.child.stderr?.destroy());
    const { code, stdout } = await running.done;
    assert.equal(code, 0, stdout);
    assert.equal((JSON.parse((await start('status')).stdout) as { phase: string }).phase, 'accepted');
  });

  it('is not bounded by what tools read', async () => {
    repository.write({ 'src/long.txt': `${'x'.repeat(99)}\n`.repeat(1500) });
    repository.commit();
    const look: Turn = bash('head -c 29000 src/long.txt');
    api.play(...Array.from({ length: 25 }, () => look), bash('cp src/a.txt src/b.txt'));
    const { code, stderr } = await run('--progress', '--max-turns', '60');
    assert.equal(code, 0, stderr.slice(-2000));
  });

  it('can be watched by others while it lasts', async () => {
    api.play(bash('sleep 2'));
    const args = ['run', 'Wait', '--allow', 'src/**', '--claude', binary, '--progress'];
    const running = startCordon(args, { cwd: repository.root, env: claudeEnv(api, home) });
    await until('the tool', () => {
      const progress = path.join(repository.root, '.cordon/progress.jsonl');
      return fs.existsSync(progress) && fs.readFileSync(progress, 'utf8').includes('sleep 2');
    });
    const record = JSON.parse(repository.read('.cordon/run.json')) as { pid: number; attempt: number };
    assert.deepEqual([record.pid, record.attempt], [running.child.pid, 1]);
    assert.equal((await running.done).code, 0);
    assert.ok(!repository.exists('.cordon/run.json') && !repository.exists('.cordon/progress.jsonl'));
  });

  for (const [whose, ran] of [
    ['repository', true],
    ['user', false],
  ] as const) {
    it(`loads the settings, hooks and tool servers of the repository: ${whose} ${ran ? 'does' : 'does not'}`, async () => {
      fs.appendFileSync(path.join(home, '.claude/CLAUDE.md'), 'the words of the user');
      api.play(write('src/b.txt'));
      const { code, stderr } = await run('--agent-settings', whose);
      assert.equal(code, 0, stderr);
      await new Promise((resolve) => setTimeout(resolve, 200));
      assert.deepEqual(fs.readdirSync(traces).sort(), ran ? ['hook', 'server'] : []);
      // Its settings deny what Cordon allows.
      assert.equal(repository.exists('src/b.txt'), !ran);
      const sent = JSON.stringify(api.requests.map(({ body }) => body));
      assert.equal(sent.includes('the words of the repository'), ran);
      assert.ok(sent.includes('the words of the user'), 'the user stays who he is');
      assert.equal(api.prompts().at(-1)?.includes('If there is a CLAUDE.md, read it'), !ran);
      const options = JSON.parse(repository.read('.cordon/options.json')) as { agent_settings?: string };
      assert.equal(options.agent_settings, whose);
    });
  }

  it('refuses a word that it does not know', async () => {
    const { code, stderr } = await run('--agent-settings', 'nobody');
    assert.equal(code, 2);
    assert.match(stderr, /use one of repository, user/);
    assert.ok(!repository.exists('.cordon'));
  });
});
