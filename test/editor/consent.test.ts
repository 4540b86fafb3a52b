/** Programs that nobody on this machine chose: what a person confirmed is what runs, or nothing does. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { sha256Hex } from '../../src/engine/store/canonicalJson';
import type { Envelope } from '../../src/editor/envelope';
import type { StoredArmed } from '../../src/editor/snapshot';
import type { Surfaces } from '../../src/extension';
import { runCordon } from '../support/cli';
import { tempFolder, type TempRepository } from '../support/tempRepository';
import { cordon, envelopeWhen, repositoryForEach, until } from './support';

describe('consent', () => {
  let given: Surfaces;
  let repository: TempRepository;
  let traces: string;

  repositoryForEach({ 'src/a.ts': 'one\n' }, (opened, made) => {
    given = opened;
    repository = made;
    traces = tempFolder();
  });

  afterEach(() => {
    fs.rmSync(settingsFolder(), { recursive: true, force: true });
  });

  const settingsFolder = (): string => {
    const [first] = vscode.workspace.workspaceFolders ?? [];
    return path.join(first?.uri.fsPath ?? assert.fail('no folder'), '.vscode');
  };
  const touch = (name: string): string => `touch ${path.join(traces, name)}`;
  const ran = (): string[] => fs.readdirSync(traces).sort();

  /** Arms as somebody on another machine: the seal is out of this editor's sight. */
  const armElsewhere = async (verify: string): Promise<StoredArmed> => {
    await cordon(repository, 'reset');
    const env = { XDG_STATE_HOME: tempFolder() };
    const args = ['arm', 'from elsewhere', '--allow', 'src/**', '--verify', verify];
    const { code, stderr } = await runCordon(args, { cwd: repository.root, env });
    assert.equal(code, 0, stderr);
    return stored(({ config }) => config.verify.join() === verify);
  };

  const stored = async (condition: (stored: StoredArmed) => boolean): Promise<StoredArmed> => {
    const isWanted = ({ snapshot }: Envelope): boolean =>
      snapshot.stored.kind === 'armed' && condition(snapshot.stored);
    const { snapshot } = await envelopeWhen(given, repository.root, 'armed', isWanted);
    return snapshot.stored as StoredArmed;
  };

  /** A check that tasks.json holds, as the editor resolves it now. */
  const taskOfFile = async (): Promise<vscode.Task> => {
    fs.mkdirSync(settingsFolder(), { recursive: true });
    const task = { label: 'judge it', type: 'cordon', verb: 'check', repository: repository.root };
    fs.writeFileSync(
      path.join(settingsFolder(), 'tasks.json'),
      JSON.stringify({ version: '2.0.0', tasks: [task] }),
    );
    return until('the task', async () =>
      (await vscode.tasks.fetchTasks()).find(({ name }) => name === 'judge it'),
    );
  };

  const exitCodeOf = async (task: vscode.Task): Promise<number | undefined> => {
    const ended = new Promise<number | undefined>((resolve) => {
      const listener = vscode.tasks.onDidEndTaskProcess(({ execution, exitCode }) => {
        if (execution.task.name !== task.name) return;
        listener.dispose();
        resolve(exitCode);
      });
    });
    await vscode.tasks.executeTask(task);
    return ended;
  };

  const provided = async (): Promise<string[]> =>
    (await vscode.tasks.fetchTasks({ type: 'cordon' }))
      .filter(({ definition, source }) => definition.repository === repository.root && source === 'cordon')
      .map(({ definition }) => String(definition.verb));

  it('is needed for what was armed elsewhere, also by tasks', async () => {
    const foreign = await armElsewhere(touch('foreign'));
    assert.equal(foreign.seal, 'none');
    assert.deepEqual(await provided(), []);
    assert.equal(await exitCodeOf(await taskOfFile()), 2);
    assert.deepEqual(ran(), []);
    assert.equal((await stored(() => true)).phase, 'armed');
    await given.consent.confirm(foreign);
    assert.deepEqual(await provided(), ['check']);
    assert.equal(await exitCodeOf(await taskOfFile()), 0);
    assert.deepEqual(ran(), ['foreign']);
  });

  it('is for one envelope byte for byte', async () => {
    const first = await armElsewhere(touch('first'));
    await given.consent.confirm(first);
    const task = await taskOfFile();
    const other = await armElsewhere(touch('other'));
    assert.notEqual(other.digest, first.digest);
    // Made when the first one was there, started when another is.
    assert.equal(await exitCodeOf(task), 2);
    assert.deepEqual(ran(), []);
    // The same terms, and another time limit.
    await given.consent.confirm(other);
    const options = JSON.parse(repository.read('.cordon/options.json')) as Record<string, unknown>;
    const edited = { ...options, verify_timeout_seconds: 1 };
    repository.write({ '.cordon/options.json': `${canonical(edited)}\n` });
    const now = await stored(({ digest }) => digest !== other.digest);
    assert.equal(now.options.verifyTimeoutSeconds, 1);
    assert.equal(await exitCodeOf(await taskOfFile()), 2);
    assert.deepEqual(ran(), []);
  });

  it('is looked at by the command that starts, whatever the editor knew', async () => {
    const confirmed = await armElsewhere(touch('confirmed'));
    const check = (digests: string): Promise<{ code: number | null; stderr: string }> =>
      runCordon(['check'], { cwd: repository.root, env: { CORDON_CONSENT: digests } });
    const refused = await check('');
    assert.equal(refused.code, 2);
    assert.match(refused.stderr, /nobody has confirmed the programs of this envelope/);
    assert.equal((await check(confirmed.digest.replace(/^./, 'g'))).code, 2);
    assert.deepEqual(ran(), []);
    assert.equal((await check(confirmed.digest)).code, 0);
    assert.deepEqual(ran(), ['confirmed']);
  });

  it('is needed again when an envelope of our own was given programs since', async () => {
    const { code } = await cordon(repository, 'arm', 'own', '--allow', 'src/**', '--verify', touch('own'));
    assert.equal(code, 0);
    assert.equal((await stored(() => true)).seal, 'intact');
    assert.equal(await exitCodeOf(await taskOfFile()), 0);
    assert.deepEqual(ran(), ['own']);
    // Nothing less is asked, so the seal lets it pass: one more verifier.
    const config = JSON.parse(repository.read('.cordon/config.json')) as { verify: string[] };
    const text = canonical({ ...config, verify: [...config.verify, touch('added')] });
    const state = JSON.parse(repository.read('.cordon/state.json')) as Record<string, unknown>;
    repository.write({
      '.cordon/config.json': `${text}\n`,
      '.cordon/state.json': `${canonical({ ...state, config_sha256: sha256Hex(text) })}\n`,
    });
    const edited = await stored(({ config: { verify } }) => verify.length === 2);
    assert.equal(edited.seal, 'edited');
    assert.equal(await exitCodeOf(await taskOfFile()), 2);
    assert.deepEqual(ran(), ['own']);
    await given.consent.confirm(edited);
    assert.equal(await exitCodeOf(await taskOfFile()), 0);
    assert.deepEqual(ran(), ['added', 'own']);
  });
});

/** As Cordon writes JSON: sorted keys, no spaces. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
