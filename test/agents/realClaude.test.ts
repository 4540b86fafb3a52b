import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { claudeBinary } from '../support/claudeBinary';
import { start, type RunningCommand, type RunOptions } from '../support/cli';
import { allowShell, claudeEnv, startMessagesApi, type MessagesApi } from '../support/messagesApi';
import { aliveWithMarker, canSeeProcesses, endWithMarker, until } from '../support/processes';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';

/** The result line of `--output-format json`: what Cordon may rely on. */
interface ResultLine {
  type: string;
  subtype: string;
  is_error: boolean;
  terminal_reason?: string;
  result?: string;
  errors?: string[];
  num_turns: number;
  total_cost_usd: number;
  api_error_status?: number | null;
  permission_denials: { tool_name: string }[];
}

/** A foreground `sleep 300` is refused by the Bash tool itself. */
const WAITS = 'tail -f /dev/null';

const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max', 'ultracode'];

/**
 * What Cordon assumes about the real Claude Code, tried on the real binary against a scripted API.
 * When a newer version breaks one of these, look at src/engine/agents first.
 */
describe('the real Claude Code', function () {
  this.timeout(60_000);
  let binary: string;
  let api: MessagesApi;
  let repository: TempRepository;
  let home: string;
  let marker: string;
  let count = 0;

  before(function () {
    this.timeout(300_000);
    binary = claudeBinary();
  });
  beforeEach(async () => {
    api = await startMessagesApi();
    repository = makeRepository({ 'src/a.txt': 'one\n' });
    home = tempFolder();
    allowShell(home);
    count += 1;
    marker = `real-claude-${String(process.pid)}-${String(count)}`;
  });
  afterEach(async () => {
    if (canSeeProcesses) await endWithMarker(marker);
    await api.close();
    removeTempFolders();
  });

  /** The vector that Cordon uses; `null` leaves the prompt out of it. */
  function launch(
    prompt: string | null,
    args: string[] = [],
    options: Partial<RunOptions> = {},
  ): RunningCommand {
    const vector = ['-p', ...(prompt === null ? [] : [prompt]), '--output-format', 'json'];
    vector.push('--no-session-persistence', '--max-turns', '5', '--permission-mode', 'acceptEdits', ...args);
    const env = { ...claudeEnv(api, home), MARKER: marker, ...options.env };
    return start(binary, vector, { cwd: repository.root, ...options, env });
  }

  async function run(...args: Parameters<typeof launch>) {
    const { code, signal, stdout, stderr } = await launch(...args).done;
    return { code, signal, stdout, stderr, line: parse(stdout) };
  }

  function parse(stdout: string): Partial<ResultLine> {
    if (stdout === '') return {};
    assert.match(stdout, /^\{.*\}\n$/, 'one line of JSON');
    return JSON.parse(stdout) as ResultLine;
  }

  const at = (name: string) => path.join(repository.root, name);
  const bash = (command: string) => ({ tools: [{ name: 'Bash', input: { command } }] });
  const tools = () => aliveWithMarker(marker).filter(({ command }) => command === WAITS);

  it('edits files, runs shell tools and leaves nothing else in the worktree', async () => {
    api.play(
      { tools: [{ name: 'Read', input: { file_path: at('src/a.txt') } }] },
      {
        tools: [
          { name: 'Write', input: { file_path: at('src/b.txt'), content: 'b\n' } },
          { name: 'Edit', input: { file_path: at('src/a.txt'), old_string: 'one', new_string: 'two' } },
        ],
      },
      bash('cp src/b.txt src/c.txt'),
      { text: 'All done.' },
    );
    const { code, stderr, line } = await run('Do the task');
    assert.equal(code, 0, stderr);
    assert.deepEqual(
      [line.type, line.subtype, line.is_error, line.terminal_reason, line.result, line.num_turns],
      ['result', 'success', false, 'completed', 'All done.', 5],
    );
    assert.equal(typeof line.total_cost_usd, 'number');
    assert.equal(repository.read('src/a.txt'), 'two\n');
    assert.equal(
      repository.git('status', '--porcelain', '-uall'),
      ' M src/a.txt\n?? src/b.txt\n?? src/c.txt\n',
    );
    assert.deepEqual(api.prompts(), ['Do the task']);
  });

  it('is denied, and goes on, where acceptEdits would have to ask', async () => {
    fs.rmSync(path.join(home, '.claude'), { recursive: true });
    api.play(bash('git commit --allow-empty -m x'), { text: 'Could not.' });
    const { code, line } = await run('Commit');
    assert.deepEqual([code, line.subtype, line.is_error], [0, 'success', false]);
    assert.deepEqual(
      line.permission_denials?.map(({ tool_name }) => tool_name),
      ['Bash'],
    );
    assert.equal(repository.git('rev-list', '--count', 'HEAD'), '1\n');
  });

  for (const [status, type] of [
    [401, 'authentication_error'],
    [529, 'overloaded_error'],
  ] as const) {
    it(`ends with 1 and the words of the API on ${status}, although the subtype says success`, async () => {
      api.play({ error: { status, type, message: 'words of the API' }, repeat: true });
      const { code, line } = await run('Do the task');
      assert.deepEqual(
        [code, line.subtype, line.is_error, line.terminal_reason, line.api_error_status],
        [1, 'success', true, 'api_error', status],
      );
      assert.match(line.result ?? '', new RegExp(`${status} words of the API`));
    });
  }

  it('ends with 1 when the turns are used up', async () => {
    api.play({ tools: [{ name: 'Read', input: { file_path: at('src/a.txt') } }], repeat: true });
    const { code, line } = await run('Do the task', ['--max-turns', '2']);
    assert.deepEqual([code, line.subtype, line.is_error], [1, 'error_max_turns', true]);
    assert.match(line.errors?.join() ?? '', /maximum number of turns/i);
  });

  it('says one line on stderr and nothing on stdout for an unknown option', async () => {
    const { code, stdout, stderr } = await run('Do the task', ['--no-such-option']);
    assert.deepEqual([code, stdout], [1, '']);
    assert.match(stderr, /^error: unknown option '--no-such-option'/);
  });

  it('takes every effort that Cordon offers, and only warns about others', async () => {
    const runs = await Promise.all(
      [...EFFORTS, 'none-such'].map(async (effort) => ({
        effort,
        ...(await run('x', ['--effort', effort])),
      })),
    );
    for (const { effort, code, stderr } of runs) {
      assert.equal(code, 0, effort);
      assert.equal(stderr.includes('none-such'), effort === 'none-such', stderr);
    }
  });

  it('reads a long prompt whole from standard input', async () => {
    const prompt = 'ä'.repeat(100_000);
    const { code } = await run(null, [], { input: prompt });
    assert.equal(code, 0);
    assert.deepEqual(api.prompts(), [prompt]);
  });

  it('takes a prompt with a leading dash from standard input only', async () => {
    const asArgument = await run('-x is the task');
    assert.equal(asArgument.code, 1);
    assert.match(asArgument.stderr, /unknown option/);
    const onInput = await run(null, [], { input: '-x is the task' });
    assert.equal(onInput.code, 0);
    assert.deepEqual(api.prompts(), ['-x is the task']);
  });

  describe('ended in the middle of a tool', () => {
    before(function () {
      if (!canSeeProcesses) this.skip();
    });

    async function launchTool(): Promise<RunningCommand> {
      api.play(bash(WAITS));
      const running = launch('Do the task');
      await until('the tool runs', () => tools().length > 0);
      return running;
    }

    it('by SIGINT: exit 0 with is_error, tool children ended', async () => {
      const { child, done } = await launchTool();
      child.kill('SIGINT');
      const { code, stdout } = await done;
      const line = parse(stdout);
      assert.deepEqual([code, line.subtype, line.is_error], [0, 'error_during_execution', true]);
      assert.match(line.terminal_reason ?? '', /^aborted_/);
      await until('nothing is left', () => aliveWithMarker(marker).length === 0);
    });

    it('by SIGINT: what a tool detached lives on', async () => {
      api.play(bash(`(setsid sh -c 'trap "" INT TERM; ${WAITS}' &) >/dev/null 2>&1; ${WAITS}`));
      const { child, done } = launch('Do the task');
      await until('the tool runs', () => tools().length === 2);
      child.kill('SIGINT');
      await done;
      assert.equal(tools().length, 1);
    });

    it('by SIGINT from its own tool: exit 0 with is_error', async () => {
      api.play(bash(`kill -INT "$PPID"; ${WAITS}`));
      const { code, line } = await run('Do the task');
      assert.deepEqual([code, line.subtype, line.is_error], [0, 'error_during_execution', true]);
    });

    it('by SIGTERM: exit 143 and no result, tool children ended', async () => {
      const { child, done } = await launchTool();
      child.kill('SIGTERM');
      const { code, stdout } = await done;
      assert.deepEqual([code, stdout], [143, '']);
      await until('nothing is left', () => aliveWithMarker(marker).length === 0);
    });

    it('by SIGKILL: tool children live on, in a session of their own', async () => {
      const { child } = await launchTool();
      child.kill('SIGKILL');
      await until('the binary is gone', () => child.signalCode === 'SIGKILL');
      const survivors = tools();
      assert.ok(survivors.length > 0);
      const { pid } = survivors[0] ?? assert.fail();
      const session = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[3];
      assert.notEqual(session, String(process.pid));
      assert.match(fs.readFileSync(`/proc/${pid}/environ`, 'utf8'), /CLAUDE_CODE_SESSION_ID=/);
    });
  });

  it('waits for an API that never answers, and ends on SIGINT', async () => {
    api.play({ hang: true, repeat: true });
    const { child, done } = launch('Do the task');
    await until('the request is there', () => api.prompts().length > 0);
    child.kill('SIGINT');
    const { code, stdout } = await done;
    const line = parse(stdout);
    assert.deepEqual([code, line.is_error], [0, true]);
  });
});
