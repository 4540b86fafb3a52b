import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { Command } from '../../src/editor/ids';
import type { Surfaces } from '../../src/extension';
import { runCordon } from '../support/cli';
import { cleanEnv, makeRepository, tempFolder, type TempRepository } from '../support/tempRepository';
import { checkInTerminal, slowVerifier } from './slowCheck';
import { cordon, envelopeWhen, repositoryForEach, until } from './support';

const FILES = {
  'src/a.ts': 'one\n',
  'src/b.ts': 'two\n',
  'docs/readme.md': 'words\n',
  '.gitignore': 'build/\n',
};
const PASSES = `node -e "console.log('all is well')"`;

describe('the commands', () => {
  let given: Surfaces;
  let repository: TempRepository;

  repositoryForEach(
    FILES,
    (opened, made) => {
      given = opened;
      repository = made;
    },
    ['cordon.gitPath'],
  );

  const run = async (command: string, more: object = {}, target: object = {}): Promise<void> => {
    await vscode.commands.executeCommand(command, { target: { root: repository.root, ...target }, ...more });
  };

  const arm = async (...more: string[]): Promise<void> => {
    const { code, stderr } = await cordon(repository, 'arm', 'tidy up', '--allow', 'src/**', ...more);
    assert.equal(code, 0, stderr);
    await envelopeWhen(given, repository.root, 'armed', ({ snapshot }) => snapshot.live !== null);
  };

  const standing = async (wanted: string): Promise<void> => {
    await envelopeWhen(given, repository.root, wanted, ({ snapshot }) => snapshot.standing === wanted);
  };

  const storedPhase = (): unknown =>
    (JSON.parse(repository.read('.cordon/state.json')) as { phase: unknown }).phase;

  const activeScheme = (): string | undefined => vscode.window.activeTextEditor?.document.uri.scheme;
  const activeText = (): string => vscode.window.activeTextEditor?.document.getText() ?? '';

  describe('check', () => {
    it('stores an acceptance, with what the verifiers printed', async () => {
      await arm('--verify', PASSES);
      repository.write({ 'src/a.ts': 'one more\n' });
      await run(Command.check);
      assert.equal(storedPhase(), 'accepted');
      await standing('accepted');
      await run(Command.showVerifierOutput, {}, { verifier: 0 });
      await until('the output', () => activeText().includes('all is well'));
      assert.match(activeText(), /^\$ node -e .*\npassed\n/);
    });

    it('stores a rejection, and saves what is open first', async () => {
      await arm();
      const document = await vscode.workspace.openTextDocument(path.join(repository.root, 'docs/readme.md'));
      const editor = await vscode.window.showTextDocument(document);
      await editor.edit((edit) => {
        edit.insert(new vscode.Position(0, 0), 'typed, not saved\n');
      });
      await run(Command.check);
      assert.equal(storedPhase(), 'rejected');
      assert.match(repository.read('docs/readme.md'), /typed/);
    });

    it('is refused while another process holds the lock, and changes nothing', async () => {
      const verifier = slowVerifier();
      await arm('--verify', verifier.command);
      const finish = await checkInTerminal(repository, verifier);
      const before = repository.read('.cordon/state.json');
      await run(Command.check);
      await run(Command.reset, { confirmed: true });
      assert.equal(repository.read('.cordon/state.json'), before);
      assert.equal((await finish()).code, 0);
      assert.equal(storedPhase(), 'accepted');
    });

    it('is refused without Git, without an envelope and with a damaged one', async () => {
      await run(Command.check);
      assert.ok(!repository.exists('.cordon'));
      await arm();
      await vscode.workspace.getConfiguration().update('cordon.gitPath', '/nowhere/git', true);
      await run(Command.check);
      assert.equal(storedPhase(), 'armed');
      await vscode.workspace.getConfiguration().update('cordon.gitPath', undefined, true);
      fs.writeFileSync(path.join(repository.root, '.cordon/state.json'), '[]');
      await run(Command.check);
      assert.equal(repository.read('.cordon/state.json'), '[]');
      await standing('damaged');
    });

    it('is refused when the state is deleted under it', async () => {
      await arm();
      repository.delete('.cordon');
      await run(Command.check);
      assert.ok(!repository.exists('.cordon'));
    });
  });

  describe('reset', () => {
    it('forgets the envelope and leaves every file', async () => {
      await arm();
      repository.write({ 'src/a.ts': 'changed\n', 'docs/new.md': 'new\n' });
      await run(Command.reset, { confirmed: true });
      assert.ok(!repository.exists('.cordon'));
      assert.equal(repository.read('src/a.ts'), 'changed\n');
      assert.equal(repository.read('docs/new.md'), 'new\n');
      await standing('none');
    });

    it('also forgets a damaged one', async () => {
      await arm();
      fs.writeFileSync(path.join(repository.root, '.cordon/config.json'), '{');
      await standing('damaged');
      await run(Command.reset, { confirmed: true });
      await standing('none');
    });
  });

  describe('staged content that the verifiers do not see', () => {
    beforeEach(async () => {
      await arm('--verify', 'true');
      repository.write({ 'src/a.ts': 'staged\n', 'src/b.ts': 'staged\n' });
      repository.git('add', 'src');
      repository.write({ 'src/a.ts': 'as it is\n', 'src/b.ts': 'as it is\n' });
      await standing('outside');
    });

    it('is staged anew, of one file or of all, and checked then', async () => {
      await run(Command.settleStaged, { way: 'stage' }, { path: 'src/a.ts' });
      assert.equal(repository.git('show', ':src/a.ts'), 'as it is\n');
      assert.equal(repository.git('show', ':src/b.ts'), 'staged\n');
      await run(Command.settleStaged, { way: 'stage' });
      assert.equal(repository.git('show', ':src/b.ts'), 'as it is\n');
      await standing('armed');
      await run(Command.check);
      assert.equal(storedPhase(), 'accepted');
    });

    it('is unstaged, and the files stay', async () => {
      await run(Command.settleStaged, { way: 'unstage' });
      assert.equal(repository.git('diff', '--cached', '--name-only'), '');
      assert.equal(repository.read('src/a.ts'), 'as it is\n');
      await standing('armed');
    });

    it('is not staged while an editor holds more than the file', async () => {
      const document = await vscode.workspace.openTextDocument(path.join(repository.root, 'src/a.ts'));
      const editor = await vscode.window.showTextDocument(document);
      await editor.edit((edit) => {
        edit.insert(new vscode.Position(0, 0), 'typed, not saved\n');
      });
      await run(Command.settleStaged, { way: 'stage' });
      assert.equal(repository.git('show', ':src/b.ts'), 'staged\n');
      await vscode.commands.executeCommand('workbench.action.files.revert');
    });

    it('has its way out in Problems', async () => {
      const { uri } = await vscode.workspace.openTextDocument(path.join(repository.root, 'src/a.ts'));
      const actions = await until('the action', async () => {
        const found = await vscode.commands.executeCommand<vscode.CodeAction[]>(
          'vscode.executeCodeActionProvider',
          uri,
          new vscode.Range(0, 0, 0, 0),
        );
        return found.some(({ title }) => title === 'Stage or Unstage File…') ? found : undefined;
      });
      const [command] = actions.flatMap((action) =>
        action.command?.command === Command.settleStaged ? [action.command] : [],
      );
      assert.deepEqual(command?.arguments, [{ target: { root: repository.root, path: 'src/a.ts' } }]);
    });
  });

  describe('review', () => {
    it('opens every change in one editor, and says how many it cannot show', async () => {
      await arm();
      repository.write({
        'src/a.ts': 'changed\n',
        'src/new.ts': 'new\n',
        'src/picture.png': Buffer.from([0, 1, 2, 3]),
      });
      repository.delete('src/b.ts');
      await run(Command.review);
      const label = (): string => vscode.window.tabGroups.activeTabGroup.activeTab?.label ?? '';
      await until('the review', () => label().includes('baseline'));
      assert.match(label(), /^Changes since the baseline, 1 binary file not compared/);
    });

    it('has one editor a repository, which restoring brings up to date and in the end closes', async () => {
      await arm();
      repository.write({ 'src/a.ts': 'changed\n', 'docs/one.md': 'x\n', 'docs/two.md': 'x\n' });
      await run(Command.review);
      const labels = (): string[] =>
        vscode.window.tabGroups.all
          .flatMap(({ tabs }) => tabs.map(({ label }) => label))
          .filter((label) => label.includes('baseline'));
      const one = (files: number): boolean =>
        labels().length === 1 && labels()[0] === `Changes since the baseline (${files} files)`;
      await until('the review', () => one(3));
      repository.write({ 'src/b.ts': 'changed\n' });
      await run(Command.review);
      await until('another review in its place', () => one(4));
      await run(Command.restoreAll, { confirmed: true });
      await until('a review without what was restored', () => one(2));
      await vscode.window.showTextDocument(vscode.Uri.file(path.join(repository.root, 'src/a.ts')));
      repository.write({ 'docs/one.md': 'x\n' });
      await run(Command.restoreAll, { confirmed: true });
      await until('no review that nobody looks at', () => labels().length === 0);
    });

    it('opens one change beside its baseline, from the tree and from a URI', async () => {
      await arm();
      repository.write({ 'src/a.ts': 'changed\n' });
      repository.delete('docs/readme.md');
      const sides = async (): Promise<[string, string]> => {
        const { input } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
        assert.ok(input instanceof vscode.TabInputTextDiff);
        const texts = [input.original, input.modified].map(async (uri) =>
          (await vscode.workspace.openTextDocument(uri)).getText(),
        );
        return (await Promise.all(texts)) as [string, string];
      };
      await run(Command.openChange, {}, { path: 'src/a.ts' });
      assert.deepEqual(await sides(), ['one\n', 'changed\n']);
      await vscode.commands.executeCommand(
        Command.openChange,
        vscode.Uri.file(path.join(repository.root, 'docs/readme.md')),
      );
      assert.deepEqual(await sides(), ['words\n', '']);
    });

    it('opens a file itself, and one that is gone as it was', async () => {
      await arm();
      repository.delete('docs/readme.md');
      await run(Command.openFile, {}, { path: 'docs/readme.md' });
      await until('the baseline', () => activeText() === 'words\n');
      assert.equal(activeScheme(), 'cordon');
      await run(Command.openFile, {}, { path: 'src/a.ts' });
      await until('the file', () => activeText() === 'one\n');
      assert.equal(activeScheme(), 'file');
    });
  });

  it('copies a command that arms the same envelope in a real shell', async function () {
    if (process.platform === 'win32') this.skip();
    await arm('--deny', "src/it's $HOME/**", '--max-files', '3', '--verify', 'npm test -- --grep "a b"');
    await run(Command.copyAsCommand);
    const line = await vscode.env.clipboard.readText();
    const other = makeRepository(FILES);
    const bin = tempFolder();
    const cli = process.env.CORDON_CLI ?? '';
    const script = `#!/bin/sh\nexec "${process.execPath}" "${cli}" "$@"\n`;
    fs.writeFileSync(path.join(bin, 'cordon'), script, { mode: 0o755 });
    const env = cleanEnv({ PATH: `${bin}:${process.env.PATH ?? ''}`, ELECTRON_RUN_AS_NODE: '1' });
    execFileSync('/bin/sh', ['-c', line], { cwd: other.root, env });
    const config = (root: string): Record<string, unknown> => {
      const text = fs.readFileSync(path.join(root, '.cordon/config.json'), 'utf8');
      return { ...(JSON.parse(text) as Record<string, unknown>), created_at: null };
    };
    assert.deepEqual(config(other.root), config(repository.root));
  });

  it('clears hidden index flags, and nothing else', async () => {
    repository.git('update-index', '--assume-unchanged', 'src/a.ts');
    repository.git('update-index', '--skip-worktree', 'docs/readme.md');
    repository.write({ 'src/a.ts': 'hidden change\n' });
    await run(Command.clearIndexFlags, { confirmed: true });
    assert.match(
      repository.git('ls-files', '-v'),
      /^H \.gitignore\nH docs\/readme\.md\nH src\/a\.ts\nH src\/b\.ts\n$/,
    );
    assert.equal(repository.git('status', '--porcelain'), ' M src/a.ts\n');
    assert.equal(repository.read('src/a.ts'), 'hidden change\n');
  });

  it('shows the state folder: here its config, in an editor', async () => {
    await arm();
    await run(Command.openStateFolder);
    if (vscode.env.uiKind === vscode.UIKind.Desktop) return;
    await until('the config', () => activeText().includes('"allow":["src/**"]'));
  });

  it('reports as a doctor, with trust, host and the command that terminals find', async () => {
    await arm();
    await run(Command.doctor);
    await until('the report', () => activeText().includes('Cordon Doctor'));
    const report = activeText();
    const own = [
      'trust',
      'editor',
      'extension',
      'extension host',
      'language',
      'settings',
      'this window',
      'agent instructions',
    ];
    for (const topic of ['git', 'repository', 'envelope', 'seal', ...own, 'cordon command']) {
      assert.ok(report.includes(` ${topic}: `), `${topic} in\n${report}`);
    }
    assert.ok(report.includes(vscode.version));
    assert.match(report, /a terminal finds /);
    // Markdown would show its marks in an editor.
    assert.doesNotMatch(report, /\*\*|^#/m);
    assert.ok(report.includes(repository.root));
  });

  it('copies the words of a violation', async () => {
    await run(Command.copyMessage, {}, { message: 'docs/new.md is outside' });
    assert.equal(await vscode.env.clipboard.readText(), 'docs/new.md is outside');
  });

  it('leads from a problem to its diff', async () => {
    await arm();
    repository.write({ 'docs/readme.md': 'other words\n' });
    await standing('outside');
    const uri = vscode.Uri.file(path.join(repository.root, 'docs/readme.md'));
    await vscode.workspace.openTextDocument(uri);
    const start = new vscode.Range(0, 0, 0, 0);
    const actions = await until('quick fixes', async () => {
      const found = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        uri,
        start,
      );
      const own = found.filter(({ command }) => command?.command.startsWith('cordon.') === true);
      return own.length > 0 ? own : undefined;
    });
    assert.deepEqual(
      actions.map(({ command }) => command?.command),
      [Command.openChange, Command.restoreFile],
    );
    const [{ command }] = actions as [vscode.CodeAction];
    await vscode.commands.executeCommand(
      command?.command ?? '',
      ...((command?.arguments ?? []) as unknown[]),
    );
    assert.ok(vscode.window.tabGroups.activeTabGroup.activeTab?.input instanceof vscode.TabInputTextDiff);
  });

  it('does nothing in a repository that is gone', async () => {
    await arm();
    repository.remove();
    for (const command of [
      Command.check,
      Command.review,
      Command.reset,
      Command.restoreAll,
      Command.doctor,
    ]) {
      await run(command, { confirmed: true });
    }
    assert.ok(!fs.existsSync(repository.root));
  });

  it('judges what another Cordon armed here only by asking: the terminal can', async () => {
    const home = tempFolder();
    const env = { HOME: home, XDG_STATE_HOME: path.join(home, 'state') };
    await runCordon(['arm', 'foreign', '--allow', '**'], { cwd: repository.root, env });
    await envelopeWhen(given, repository.root, 'armed', ({ snapshot }) => snapshot.live !== null);
    // Without programs there is nothing to ask about.
    await run(Command.check);
    assert.equal(storedPhase(), 'accepted');
  });
});
