import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Envelope } from '../../src/editor/envelope';
import { Command, EXTENSION_ID } from '../../src/editor/ids';
import { resumeObstacle } from '../../src/editor/runs/resumable';
import { runLine } from '../../src/editor/runs/runWords';
import type { Surfaces } from '../../src/extension';
import { removeTempFolders } from '../support/tempRepository';
import { type AgentLab, agentLab, arm, claudeRequest, installedClaude, WAITS } from './agentLab';
import { addFolders, envelopeWhen, removeFolders, surfaces, treeText, until } from './support';

/** The commands around the real Claude Code, which talks to a scripted API. */
describe('runs of Claude Code', function () {
  let given: Surfaces;
  let binary: string;
  let lab: AgentLab;
  let envelope: Envelope;
  let count = 0;

  before(async function () {
    given = await surfaces();
    const { extensionPath } = vscode.extensions.getExtension(EXTENSION_ID) ?? assert.fail('no extension');
    binary = installedClaude(extensionPath);
    if (!fs.existsSync(binary)) this.skip();
  });

  beforeEach(() => start());

  afterEach(async () => {
    await removeFolders();
    await until('no repository is left', () => given.model.all.length === 0);
    await lab.close();
    removeTempFolders();
  });

  async function start(extra: Record<string, string | null> = {}): Promise<void> {
    count += 1;
    lab = await agentLab(binary, `cordon-editor-${process.pid}-${count}`, extra);
    await addFolders(lab.repository.root);
    envelope = await envelopeWhen(
      given,
      lab.repository.root,
      'found',
      ({ snapshot }) => snapshot.standing === 'none',
    );
  }

  const resume = (): Thenable<void> =>
    vscode.commands.executeCommand(Command.resume, {
      target: { root: lab.repository.root },
      confirmed: true,
    });
  const stored = (): { phase: string; attempt: number; last_error: string | null } =>
    JSON.parse(lab.repository.read('.cordon/state.json')) as ReturnType<typeof stored>;
  const files = (): string[] => fs.readdirSync(path.join(lab.repository.root, '.cordon'));

  async function over(phase: string, attempt: number): Promise<void> {
    await lab.nothingIsLeft();
    assert.deepEqual([stored().phase, stored().attempt], [phase, attempt], stored().last_error ?? '');
    assert.ok(!files().includes('run.json') && !files().includes('progress.jsonl'), files().join());
    await until('the model knows that nobody works', () => envelope.snapshot.run === null);
  }

  /** In an object: an async function would wait for a promise that it returns. */
  async function runsTool(): Promise<{ done: Thenable<void> }> {
    const done = resume();
    await until(
      'the tool runs',
      () => envelope.snapshot.run?.recent.some((event) => event.kind === 'tool' && event.tool === 'Bash'),
      30_000,
    );
    return { done };
  }

  it('shows what the agent does while it works, and reads the acceptance from the stored state', async () => {
    await arm(envelope, claudeRequest(lab.claude, { verify: ['true'] }));
    lab.api.play(lab.write('src/b.txt'), lab.bash('sleep 2; cp src/b.txt src/c.txt'), { text: 'Done.' });
    const { done } = await runsTool();
    const { run } = envelope.snapshot;
    assert.ok(run);
    assert.deepEqual([run.record.verb, run.record.attempt, run.record.maxAttempts], ['resume', 1, 3]);
    assert.ok(run.turns >= 2);
    assert.match(runLine(run, envelope.snapshot), /^Bash sleep 2; cp .* · 2 turns · 0:\d\d/);
    const tree = treeText(given).join('\n');
    assert.match(tree, /Claude Code, attempt 1 of 3: Bash sleep 2/);
    assert.match(tree, /Write src\/b\.txt/);
    assert.equal(resumeObstacle(envelope.snapshot), 'running');
    await done;
    await over('accepted', 1);
    assert.equal(envelope.snapshot.standing, 'accepted');
    assert.equal(resumeObstacle(envelope.snapshot), 'accepted');
    assert.ok(!treeText(given).join('\n').includes('Claude Code, attempt'));
  });

  it('is rejected for a stray edit; once it is taken back, resume tells the agent why', async () => {
    await arm(envelope, claudeRequest(lab.claude));
    lab.api.play(lab.write('src/b.txt'), lab.write('docs/extra.md'), { text: 'Perfect.' });
    await resume();
    await over('rejected', 1);
    assert.equal(envelope.snapshot.standing, 'rejected');
    assert.equal(resumeObstacle(envelope.snapshot), 'outside');
    const asked = lab.api.requests.length;
    void resume(); // Says why, and waits for nobody.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    assert.equal(lab.api.requests.length, asked);

    lab.repository.delete('docs/extra.md');
    await until('the audit is clean', () => envelope.snapshot.live?.audit.passed === true);
    assert.equal(resumeObstacle(envelope.snapshot), null);
    lab.api.play(lab.write('src/c.txt'));
    await resume();
    await over('accepted', 2);
    const prompt = lab.api.prompts().at(-1) ?? '';
    assert.match(prompt, /attempt 2 of 3/);
    assert.match(prompt, /path outside policy: docs\/extra\.md/);
    assert.match(prompt, /Changed now: src\/b\.txt/);
  });

  it('is cancelled in the middle of a tool, with all that it started, and resumes', async () => {
    await arm(envelope, claudeRequest(lab.claude));
    const stubborn = `setsid sh -c 'trap "" INT TERM HUP; ${WAITS}; ${WAITS}' & wait`;
    lab.api.play(lab.write('src/b.txt'), lab.bash(stubborn));
    const { done } = await runsTool();
    await vscode.commands.executeCommand(Command.cancelRun, { target: { root: lab.repository.root } });
    await done;
    await over('interrupted', 1);
    assert.equal(envelope.snapshot.standing, 'interrupted');
    lab.api.play(lab.write('src/c.txt'));
    await resume();
    await over('accepted', 2);
  });

  it('tells errors of the API apart', async () => {
    await arm(envelope, claudeRequest(lab.claude));
    const error = { status: 529, type: 'overloaded_error', message: 'words of the API' };
    lab.api.play({ error, repeat: true });
    await resume();
    await over('engine_error', 1);
    assert.match(stored().last_error ?? '', /the model is overloaded.*words of the API/);
    lab.api.play({ error: { status: 401, type: 'authentication_error', message: 'bad key' }, repeat: true });
    await resume();
    await over('engine_error', 2);
    assert.match(stored().last_error ?? '', /refused: run `claude \/login`.*bad key/);
  });

  it('says that nobody is logged in', async () => {
    await removeFolders();
    await lab.close();
    await start({ ANTHROPIC_API_KEY: null });
    await arm(envelope, claudeRequest(lab.claude));
    await resume();
    await over('engine_error', 1);
    assert.match(stored().last_error ?? '', /not logged in: run `claude \/login`/);
  });

  it('stops at the limits of turns and dollars, and at the last attempt', async () => {
    const read = {
      tools: [{ name: 'Read', input: { file_path: path.join(lab.repository.root, 'src/a.txt') } }],
    };
    await arm(envelope, claudeRequest(lab.claude, { maxAttempts: 1, claude: { maxTurns: 2 } }));
    lab.api.play({ ...read, repeat: true });
    await resume();
    await over('engine_error', 1);
    assert.match(stored().last_error ?? '', /limit of turns/);
    assert.equal(resumeObstacle(envelope.snapshot), 'used-up');
    await vscode.commands.executeCommand(Command.reset, {
      target: { root: lab.repository.root },
      confirmed: true,
    });
    await arm(envelope, claudeRequest(lab.claude, { claude: { maxBudgetUsd: 0.0001 } }));
    await resume();
    await over('engine_error', 1);
    assert.match(stored().last_error ?? '', /dollar limit/);
  });

  it('uses no attempt when the program is missing', async () => {
    await arm(envelope, claudeRequest(path.join(lab.repository.root, 'no-such-claude')));
    await resume();
    assert.deepEqual([stored().phase, stored().attempt], ['armed', 0]);
  });
});
