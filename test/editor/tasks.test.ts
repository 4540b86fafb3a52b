import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Envelope } from '../../src/editor/envelope';
import { EXTENSION_ID } from '../../src/editor/ids';
import type { Surfaces } from '../../src/extension';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';
import { type AgentLab, agentLab, arm, claudeRequest, installedClaude } from './agentLab';
import { addFolders, cordon, envelopeWhen, problemsIn, removeFolders, surfaces, until } from './support';

/** The folder that stays: tasks.json and launch.json are written there. */
function settingsFolder(): string {
  const [first] = vscode.workspace.workspaceFolders ?? [];
  return path.join(first?.uri.fsPath ?? assert.fail('no folder'), '.vscode');
}

describe('tasks', () => {
  let given: Surfaces;
  let repository: TempRepository;
  let envelope: Envelope;

  before(async () => {
    given = await surfaces();
  });

  beforeEach(async () => {
    repository = makeRepository({ 'src/a.ts': 'one\n', 'docs/readme.md': 'words\n' });
    await open(repository.root);
  });

  afterEach(async () => {
    fs.rmSync(settingsFolder(), { recursive: true, force: true });
    await removeFolders();
    await until('no repository is left', () => given.model.all.length === 0);
    removeTempFolders();
  });

  async function open(root: string): Promise<void> {
    await addFolders(root);
    envelope = await envelopeWhen(given, root, 'found', ({ snapshot }) => snapshot.standing === 'none');
  }

  const armManually = async (...more: string[]): Promise<void> => {
    const { code, stderr } = await cordon(repository, 'arm', 'tidy up', '--allow', 'src/**', ...more);
    assert.equal(code, 0, stderr);
    await envelope.refresh();
  };

  const provided = async (): Promise<string[]> =>
    (await vscode.tasks.fetchTasks({ type: 'cordon' }))
      .filter(({ definition }) => definition.repository === repository.root)
      .map(({ definition }) => String(definition.verb));

  /** Runs a task to its end and returns its exit code. */
  async function exitCodeOf(task: vscode.Task): Promise<number | undefined> {
    const ended = new Promise<number | undefined>((resolve) => {
      const listener = vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
        if (execution.task.name !== task.name) return;
        listener.dispose();
        resolve(exitCode);
      });
    });
    await vscode.tasks.executeTask(task);
    return ended;
  }

  async function taskNamed(name: string): Promise<vscode.Task> {
    return until(`a task ${name}`, async () =>
      (await vscode.tasks.fetchTasks()).find((task) => task.name === name),
    );
  }

  function writeJson(name: string, content: object): void {
    fs.mkdirSync(settingsFolder(), { recursive: true });
    fs.writeFileSync(path.join(settingsFolder(), name), JSON.stringify(content));
  }

  it('are provided for what can be done', async () => {
    assert.deepEqual(await provided(), []);
    await armManually();
    assert.deepEqual(await provided(), ['check']);
    await cordon(repository, 'reset');
    await envelope.refresh();
    await arm(envelope, claudeRequest('claude'));
    assert.deepEqual((await provided()).sort(), ['check', 'resume']);
  });

  it('run in the runtime of the editor without a shell, and end with the exit codes of the command line', async () => {
    await armManually('--verify', 'true');
    const [task] = await vscode.tasks.fetchTasks({ type: 'cordon' });
    const execution = task?.execution as vscode.ProcessExecution;
    assert.ok(task && execution instanceof vscode.ProcessExecution);
    assert.equal(execution.process, process.execPath);
    assert.equal(execution.options?.env?.ELECTRON_RUN_AS_NODE, '1');
    assert.deepEqual(task.problemMatchers, ['$cordon']);
    repository.write({ 'src/a.ts': 'two\n' });
    assert.equal(await exitCodeOf(task), 0);
    await envelopeWhen(
      given,
      repository.root,
      'accepted',
      ({ snapshot }) => snapshot.standing === 'accepted',
    );
    repository.write({ 'docs/readme.md': 'other\n' });
    assert.equal(await exitCodeOf(task), 3);
    await envelopeWhen(
      given,
      repository.root,
      'rejected',
      ({ snapshot }) => snapshot.standing === 'rejected',
    );
    // The model alone publishes problems: the matcher adds none to those that it would clear.
    assert.deepEqual(
      problemsIn(repository.root).map(({ code }) => code),
      ['path-outside-policy'],
    );
    await cordon(repository, 'reset');
    // No longer provided, so it is made here.
    const refused = new vscode.Task(
      task.definition,
      vscode.TaskScope.Workspace,
      'refused',
      'cordon',
      new vscode.ProcessExecution(execution.process, execution.args, execution.options),
      '$cordon',
    );
    assert.equal(await exitCodeOf(refused), 2);
  });

  it('of tasks.json run, alone and behind another one', async () => {
    await armManually();
    writeJson('tasks.json', {
      version: '2.0.0',
      tasks: [
        { label: 'judge it', type: 'cordon', verb: 'check', repository: repository.root },
        { label: 'after it', type: 'process', command: 'true', dependsOn: ['judge it'] },
      ],
    });
    assert.equal(await exitCodeOf(await taskNamed('judge it')), 0);
    assert.equal((JSON.parse(repository.read('.cordon/state.json')) as { phase: string }).phase, 'accepted');
    repository.write({ 'src/a.ts': 'two\n' });
    assert.equal(await exitCodeOf(await taskNamed('after it')), 0);
    await envelopeWhen(given, repository.root, 'one change', ({ snapshot: { stored } }) => {
      return stored.kind === 'armed' && stored.verdict?.changed_files.join() === 'src/a.ts';
    });
  });

  it('come before the parts of a compound launch', async () => {
    await armManually();
    const script = path.join(tempFolder(), 'program.js');
    const done = `${script}.done`;
    fs.writeFileSync(script, `require('node:fs').writeFileSync(${JSON.stringify(done)}, '');`);
    writeJson('tasks.json', {
      version: '2.0.0',
      tasks: [{ label: 'judge first', type: 'cordon', verb: 'check', repository: repository.root }],
    });
    writeJson('launch.json', {
      version: '0.2.0',
      configurations: [
        { name: 'part', type: 'node', request: 'launch', program: script, console: 'internalConsole' },
      ],
      compounds: [{ name: 'whole', configurations: ['part'], preLaunchTask: 'judge first' }],
    });
    await taskNamed('judge first');
    const [folder] = vscode.workspace.workspaceFolders ?? [];
    await until('the launch', async () => vscode.debug.startDebugging(folder, 'whole'));
    await until('the program ran', () => fs.existsSync(done), 30_000);
    assert.equal((JSON.parse(repository.read('.cordon/state.json')) as { phase: string }).phase, 'accepted');
  });

  describe('with the real Claude Code', () => {
    let lab: AgentLab;

    beforeEach(async function () {
      const { extensionPath } = vscode.extensions.getExtension(EXTENSION_ID) ?? assert.fail('no extension');
      const binary = installedClaude(extensionPath);
      if (!fs.existsSync(binary)) this.skip();
      lab = await agentLab(binary, `cordon-tasks-${process.pid}`);
      repository = lab.repository;
      await open(repository.root);
    });

    afterEach(() => lab.close());

    it('of tasks.json arm an envelope and make an attempt', async () => {
      writeJson('tasks.json', {
        version: '2.0.0',
        tasks: [
          {
            label: 'write b',
            type: 'cordon',
            verb: 'run',
            repository: repository.root,
            task: '-x "quoted" $HOME is the task',
            allow: ['src/**'],
            verify: ['true'],
            args: [`--claude=${lab.claude}`, '--max-turns=4'],
          },
        ],
      });
      lab.api.play(lab.write('src/b.txt'));
      assert.equal(await exitCodeOf(await taskNamed('write b')), 0);
      assert.match(lab.api.prompts().at(-1) ?? '', /^-x "quoted" \$HOME is the task$/m);
      await envelopeWhen(
        given,
        repository.root,
        'accepted',
        ({ snapshot }) => snapshot.standing === 'accepted',
      );
      await lab.nothingIsLeft();
    });
  });

  it('cordon works in a terminal whose PATH has neither Node.js nor Python', async () => {
    await armManually();
    repository.write({ 'docs/readme.md': 'other\n' });
    const bin = tempFolder();
    for (const name of ['git', 'sh']) {
      fs.symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), path.join(bin, name));
    }
    const [out, code] = ['out.txt', 'code.txt'].map((name) => path.join(bin, name));
    const terminal = vscode.window.createTerminal({
      ...{ name: 'bare', shellPath: '/bin/sh', cwd: repository.root, env: { PATH: bin } },
    });
    try {
      terminal.sendText(
        `command -v node python3 > ${out}; cordon --format text check >> ${out} 2>&1; echo $? > ${code}`,
      );
      const ended = await until(
        'the command ended',
        () => fs.existsSync(String(code)) && fs.readFileSync(String(code), 'utf8'),
        30_000,
      );
      const said = fs.readFileSync(String(out), 'utf8');
      assert.equal(ended, '3\n', said);
      assert.match(said, /^✗ REJECTED {2}tidy up/, said);
    } finally {
      terminal.dispose();
    }
  });
});
