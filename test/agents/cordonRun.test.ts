import assert from 'node:assert/strict';
import { claudeBinary } from '../support/claudeBinary';
import { runCordon, startCordon, type RunningCommand, type RunResult } from '../support/cli';
import {
  allowShell,
  claudeEnv,
  startMessagesApi,
  type MessagesApi,
  type ScriptedTurn,
  type Turn,
} from '../support/messagesApi';
import { aliveWithMarker, canSeeProcesses, endWithMarker, until } from '../support/processes';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';

interface Audit {
  passed: boolean;
  changed_files: string[];
  violations: string[];
  verification: { passed: boolean; returncode: number }[];
}

interface Status {
  phase: string;
  attempt: number;
  last_error: string | null;
  last_audit: Audit | null;
}

/** What a tool waits on for good: a foreground `sleep 300` is refused by the Bash tool itself. */
const WAITS = 'tail -f /dev/null';
const STUBBORN = `setsid sh -c 'trap "" INT TERM HUP; ${WAITS}; ${WAITS}' & wait`;
/** Its parent has ended, so it hangs below init and in a session of its own. */
const DETACHED = `(setsid sh -c 'trap "" INT TERM HUP; ${WAITS}; ${WAITS}' &) >/dev/null 2>&1; ${WAITS}`;

/** `cordon run` and `cordon resume` around the real Claude Code, which talks to a scripted API. */
describe('cordon run with the real Claude Code', function () {
  this.timeout(60_000);
  let binary: string;
  let api: MessagesApi;
  let repository: TempRepository;
  let env: Record<string, string>;
  let marker: string;
  let count = 0;

  before(function () {
    this.timeout(300_000);
    binary = claudeBinary();
  });
  beforeEach(async () => {
    api = await startMessagesApi();
    repository = makeRepository({
      'src/a.txt': 'one\n',
      'docs/guide.md': 'guide\n',
      'tools/check.js': CHECK,
    });
    const home = tempFolder();
    allowShell(home);
    count += 1;
    marker = `cordon-run-${String(process.pid)}-${String(count)}`;
    env = { ...claudeEnv(api, home), MARKER: marker };
  });
  afterEach(async () => {
    if (canSeeProcesses) await endWithMarker(marker);
    await api.close();
    removeTempFolders();
  });

  const cordon = (...args: string[]) => runCordon(args, { cwd: repository.root, env });
  const runArgs = (task: string, ...more: string[]) => [
    'run',
    task,
    '--allow',
    'src/**',
    '--claude',
    binary,
    ...more,
  ];
  const run = (task: string, ...more: string[]) => cordon(...runArgs(task, ...more));
  const status = async () => JSON.parse((await cordon('status')).stdout) as Status;
  const stored = () => JSON.parse(repository.read('.cordon/state.json')) as Status;
  const bash = (command: string): Turn => ({ tools: [{ name: 'Bash', input: { command } }] });
  const write = (name: string, content = 'new\n'): Turn => ({
    tools: [{ name: 'Write', input: { file_path: `${repository.root}/${name}`, content } }],
  });
  /** Waits until the tool does what it waits on; when Cordon ends before, shows what it said. */
  async function toolRuns({ child, done }: RunningCommand, command: string): Promise<void> {
    const wanted = command === DETACHED ? 2 : 1;
    const count = () => aliveWithMarker(marker).filter((alive) => alive.command === WAITS).length;
    await until('the tool runs', () => count() === wanted || child.exitCode !== null, 30_000);
    if (child.exitCode !== null) assert.fail(`ended before the tool ran: ${JSON.stringify(await done)}`);
  }
  const nothingIsLeft = () =>
    until('nothing is left alive', () => aliveWithMarker(marker).length === 0, 3_000).catch(() => {
      assert.deepEqual(aliveWithMarker(marker), []);
    });

  /** Asserts the exit code, shows standard error when it differs, and returns the printed audit. */
  function audited(result: RunResult, code: number): Audit {
    assert.equal(result.code, code, `${result.stderr}\n${result.stdout}`);
    return JSON.parse(result.stdout) as Audit;
  }

  function refused(result: RunResult): void {
    assert.equal(result.code, 2, result.stdout);
    assert.match(result.stderr, /^ERROR: /m);
    assert.equal(result.stdout, '');
  }

  /** The prompt of the last conversation; `parts` have to be in it. */
  function lastPrompt(attempt: number, ...parts: string[]): string {
    const prompt = api.prompts().at(-1) ?? assert.fail('no prompt arrived');
    for (const part of parts) assert.ok(prompt.includes(part), `"${part}" is missing in:\n${prompt}`);
    assert.match(prompt, new RegExp(`[Aa]ttempt\\D{1,4}${attempt}\\b`));
    return prompt;
  }

  async function resumesTo(accepted: string[], ...script: ScriptedTurn[]): Promise<void> {
    api.play(...script);
    const audit = audited(await cordon('resume'), 0);
    assert.deepEqual([audit.passed, audit.changed_files], [true, accepted]);
    const { phase, last_error } = await status();
    assert.deepEqual([phase, last_error], ['accepted', null]);
  }

  it('accepts edits inside the envelope', async () => {
    api.play(write('src/b.txt'), bash('cp src/b.txt src/c.txt'));
    const audit = audited(await run('Write the b file'), 0);
    assert.deepEqual(audit.changed_files, ['src/b.txt', 'src/c.txt']);
    assert.deepEqual([audit.passed, audit.violations], [true, []]);
    const { phase, attempt, last_error } = await status();
    assert.deepEqual([phase, attempt, last_error], ['accepted', 1, null]);
    lastPrompt(1, 'Write the b file', 'src/**');
    assert.equal(repository.git('status', '--porcelain', '-uall'), '?? src/b.txt\n?? src/c.txt\n');
  });

  it('rejects a stray edit; once it is taken back, resume tells the agent why', async () => {
    api.play(write('src/b.txt'), write('docs/extra.md'), { text: 'Everything is perfect.' });
    const audit = audited(await run('Write the b file'), 3);
    assert.deepEqual([audit.passed, audit.changed_files], [false, ['docs/extra.md', 'src/b.txt']]);
    assert.equal(audit.violations.length, 1);
    assert.match(audit.violations[0] ?? '', /^path outside policy: docs\/extra\.md/);
    assert.equal((await status()).phase, 'rejected');

    const asked = api.requests.length;
    refused(await cordon('resume'));
    assert.equal(api.requests.length, asked, 'the agent was not started');
    const { phase, attempt, last_error } = await status();
    assert.deepEqual([phase, attempt], ['rejected', 1]);
    assert.ok(last_error);

    repository.delete('docs/extra.md');
    await resumesTo(['src/b.txt', 'src/c.txt'], write('src/c.txt'));
    lastPrompt(2, 'Write the b file', 'src/b.txt', last_error);
  });

  it('resumes after a failed verifier with the first 2,000 characters of its output', async () => {
    api.play(write('src/b.txt', 'bad\n'));
    const first = audited(await run('Write the b file', '--verify', 'node tools/check.js'), 3);
    assert.deepEqual(
      first.verification.map(({ returncode }) => returncode),
      [1],
    );
    await resumesTo(
      ['src/b.txt'],
      { tools: [{ name: 'Read', input: { file_path: `${repository.root}/src/b.txt` } }] },
      write('src/b.txt', 'good\n'),
    );
    // The prompt may set the output off from its own words at the beginning of each line.
    const prompt = lastPrompt(2, 'src/b.txt', 'node tools/check.js').replace(/^[ |>]+/gm, '');
    assert.ok(prompt.includes(VERIFIER_OUTPUT.slice(0, 2000)), prompt);
    assert.ok(!prompt.includes(VERIFIER_OUTPUT.slice(0, 2001)), 'no more than 2,000 characters');
  });

  for (const [code, type] of [
    [401, 'authentication_error'],
    [529, 'overloaded_error'],
  ] as const) {
    it(`ends with 4 and the words of the API on ${code}, and can be resumed`, async () => {
      const error = { status: code, type, message: 'words of the API' };
      api.play(write('src/b.txt'), { error, repeat: true });
      const audit = audited(await run('Write the b file'), 4);
      assert.deepEqual([audit.passed, audit.changed_files], [true, ['src/b.txt']]);
      const { phase, last_error } = await status();
      assert.equal(phase, 'engine_error');
      assert.match(last_error ?? '', new RegExp(`${code} words of the API`));
      await resumesTo(['src/b.txt']);
      lastPrompt(2, 'words of the API', 'src/b.txt');
    });
  }

  it('ends with 4 when the turns are used up', async () => {
    const read = { tools: [{ name: 'Read', input: { file_path: `${repository.root}/src/a.txt` } }] };
    api.play({ ...read, repeat: true });
    audited(await run('Read on', '--max-turns', '2'), 4);
    const { phase, last_error } = await status();
    assert.equal(phase, 'engine_error');
    assert.match(last_error ?? '', /turns/);
  });

  it('does not take an agent that was interrupted from inside for one that finished', async function () {
    if (process.platform === 'win32') this.skip();
    api.play(write('src/b.txt'), bash(`kill -INT "$PPID"; ${WAITS}`));
    const audit = audited(await run('Write the b file'), 4);
    assert.equal(audit.passed, true);
    const { phase, last_error } = await status();
    assert.equal(phase, 'engine_error');
    assert.ok(last_error);
  });

  it('hands a prompt that no argument can hold over on standard input, whole', async () => {
    const task = '\u{1F980}'.repeat(16_384);
    const patterns = Array.from({ length: 160 }, (_, index) => `src/${index}/${'n'.repeat(490)}`);
    const allow = patterns.flatMap((pattern) => ['--allow', pattern]);
    api.play(write('src/b.txt'));
    audited(await run(task, ...allow), 0);
    const prompt = lastPrompt(1, ...patterns);
    assert.ok(prompt.includes(task), 'the task is whole');
    assert.ok(Buffer.byteLength(prompt) > 131_072);
  });

  it('takes a task that begins with a dash', async () => {
    api.play(write('src/b.txt'));
    const args = ['run', '--allow', 'src/**', '--claude', binary, '--', '-x marks the spot'];
    audited(await cordon(...args), 0);
    lastPrompt(1, '-x marks the spot');
  });

  describe('leaves nothing alive', () => {
    before(function () {
      if (!canSeeProcesses) this.skip();
    });

    for (const [what, command] of [
      ['a tool that waits', WAITS],
      ['a tool that ignores signals in a session of its own', STUBBORN],
      ['a tool that has left its parent', DETACHED],
    ] as const) {
      it(`after a time-out in the middle of ${what}`, async () => {
        api.play(write('src/b.txt'), bash(command));
        const running = startCordon(runArgs('Write the b file', '--timeout', '6'), {
          cwd: repository.root,
          env,
        });
        await toolRuns(running, command);
        const audit = audited(await running.done, 4);
        await nothingIsLeft();
        assert.deepEqual([audit.passed, audit.changed_files], [true, ['src/b.txt']]);
        const { phase, last_error } = await status();
        assert.equal(phase, 'engine_error');
        assert.match(last_error ?? '', /time/);
      });
    }

    it('after a time-out while the API does not answer', async () => {
      api.play({ hang: true, repeat: true });
      audited(await run('Write the b file', '--timeout', '2'), 4);
      await nothingIsLeft();
    });

    async function runToTool(command: string): Promise<RunningCommand> {
      api.play(write('src/b.txt'), bash(command));
      const running = startCordon(runArgs('Write the b file'), { cwd: repository.root, env });
      await toolRuns(running, command);
      const { phase, attempt } = stored();
      assert.deepEqual([phase, attempt], ['running', 1]);
      return running;
    }

    async function wasInterrupted(
      { done }: RunningCommand,
      signal: NodeJS.Signals,
      code: number,
    ): Promise<void> {
      const result = await done;
      await nothingIsLeft();
      const shown = JSON.stringify(result);
      assert.ok(result.code === code || result.signal === signal, shown);
      assert.equal(result.stdout, '', shown);
      const { phase, attempt, last_error } = await status();
      assert.deepEqual([phase, attempt], ['interrupted', 1]);
      assert.ok(last_error);
      assert.equal(stored().phase, 'interrupted');
    }

    for (const [signal, code, command] of [
      ['SIGINT', 130, DETACHED],
      ['SIGTERM', 143, STUBBORN],
      ['SIGHUP', 129, WAITS],
    ] as const) {
      it(`after ${signal}, and resumes`, async () => {
        const running = await runToTool(command);
        running.child.kill(signal);
        await wasInterrupted(running, signal, code);
        await resumesTo(['src/b.txt', 'src/c.txt'], write('src/c.txt'));
        lastPrompt(2, 'src/b.txt');
      });
    }

    // Ctrl-C below npm arrives twice: from the terminal and handed on by npm.
    it('after SIGINT twice in a row', async () => {
      const running = await runToTool(DETACHED);
      running.child.kill('SIGINT');
      await new Promise((resolve) => setTimeout(resolve, 20));
      running.child.kill('SIGINT');
      await wasInterrupted(running, 'SIGINT', 130);
    });
  });

  it('reads as interrupted, and resumes, after Cordon itself was killed', async function () {
    if (!canSeeProcesses) this.skip();
    api.play(write('src/b.txt'), bash(WAITS));
    const running = startCordon(runArgs('Write the b file'), { cwd: repository.root, env });
    await toolRuns(running, WAITS);
    running.child.kill('SIGKILL');
    // The agent holds Cordon's pipes for as long as it lives.
    await endWithMarker(marker);
    await running.done;
    assert.equal((await status()).phase, 'interrupted');
    await resumesTo(['src/b.txt', 'src/c.txt'], write('src/c.txt'));
    lastPrompt(2, 'src/b.txt');
  });
});

const VERIFIER_OUTPUT = Array.from({ length: 600 }, (_, index) => `line ${index}`).join('\n');
const CHECK = `
const { readFileSync } = require('node:fs');
if (readFileSync('src/b.txt', 'utf8') !== 'good\\n') {
  process.stdout.write(Array.from({ length: 600 }, (_, index) => 'line ' + index).join('\\n'));
  process.exitCode = 1;
}
`;
