import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { Command } from '../../src/editor/ids';
import type { Surfaces } from '../../src/extension';
import { makeRepository, removeTempFolders, type TempRepository } from '../support/tempRepository';
import { checkInTerminal, slowVerifier } from './slowCheck';
import { addFolders, cordon, envelopeWhen, forgotten, removeFolders, surfaces, until } from './support';

describe('restoring from the editor', () => {
  let given: Surfaces;
  let repository: TempRepository;

  before(async () => {
    given = await surfaces();
  });

  beforeEach(async () => {
    repository = makeRepository({ 'src/a.ts': 'one\n', 'docs/a.md': 'a\n', 'docs/b.md': 'b\n' });
    await addFolders(repository.root);
    await cordon(repository, 'arm', 'x', '--allow', 'src/**');
    await envelopeWhen(given, repository.root, 'armed', ({ snapshot }) => snapshot.live !== null);
  });

  afterEach(async () => {
    await removeFolders();
    removeTempFolders();
    await forgotten(given);
  });

  const breakOut = async (): Promise<void> => {
    repository.write({ 'src/a.ts': 'allowed\n', 'docs/a.md': 'changed\n', 'docs/new/c.md': 'c\n' });
    repository.delete('docs/b.md');
    repository.git('add', '--all');
    await envelopeWhen(given, repository.root, 'three outside', ({ snapshot }) => {
      return [...snapshot.files.values()].filter(({ verdict }) => verdict === 'outside').length === 3;
    });
  };

  const restore = async (command: string, argument: unknown): Promise<void> => {
    await vscode.commands.executeCommand(command, argument);
  };
  const copies = (): string[] => {
    const folder = path.join(given.storage, 'removed');
    return fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.join(folder, name)) : [];
  };

  it('all files outside the policy, and then the check accepts', async () => {
    await breakOut();
    const before = new Set(copies());
    await restore(Command.restoreAll, { target: { root: repository.root }, confirmed: true });
    assert.equal(repository.git('status', '--porcelain'), 'M  src/a.ts\n');
    assert.ok(!repository.exists('docs/new'));
    const [copy = ''] = copies().filter((name) => !before.has(name));
    assert.equal(fs.readFileSync(path.join(copy, 'worktree/docs/new/c.md'), 'utf8'), 'c\n');
    await envelopeWhen(given, repository.root, 'inside', ({ snapshot }) => snapshot.standing === 'armed');
    await vscode.commands.executeCommand(Command.check, { target: { root: repository.root } });
    await envelopeWhen(
      given,
      repository.root,
      'accepted',
      ({ snapshot }) => snapshot.standing === 'accepted',
    );
  });

  it('removes copies of earlier envelopes that are too old', async () => {
    const old = path.join(given.storage, 'removed', 'old-copy');
    fs.mkdirSync(old, { recursive: true });
    const manifest = path.join(old, 'manifest.json');
    fs.writeFileSync(manifest, JSON.stringify({ repository: '/nowhere', files: [] }));
    const longAgo = new Date(Date.now() - 31 * 86_400_000);
    fs.utimesSync(manifest, longAgo, longAgo);
    await breakOut();
    const before = new Set(copies());
    assert.ok(before.has(old));
    await restore(Command.restoreAll, { target: { root: repository.root }, confirmed: true });
    assert.ok(!fs.existsSync(old));
    assert.equal(copies().filter((name) => !before.has(name)).length, 1);
  });

  it('one file, named by the explorer', async () => {
    await breakOut();
    const uri = vscode.Uri.file(path.join(repository.root, 'docs/b.md'));
    // The question is asked of the person; what follows it is what the tree does with a node.
    await restore(Command.restoreFile, {
      target: { root: repository.root, path: given.model.find(uri)?.path },
      confirmed: true,
    });
    assert.equal(repository.read('docs/b.md'), 'b\n');
    assert.equal(repository.read('docs/a.md'), 'changed\n');
  });

  it('never what the policy allows', async () => {
    await breakOut();
    await restore(Command.restoreFile, {
      target: { root: repository.root, path: 'src/a.ts' },
      confirmed: true,
    });
    assert.equal(repository.read('src/a.ts'), 'allowed\n');
  });

  it('not while a file is open with unsaved changes', async () => {
    await breakOut();
    const document = await vscode.workspace.openTextDocument(path.join(repository.root, 'docs/a.md'));
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => {
      edit.insert(new vscode.Position(0, 0), 'typing ');
    });
    await restore(Command.restoreAll, { target: { root: repository.root }, confirmed: true });
    assert.equal(repository.read('docs/a.md'), 'changed\n');
    assert.ok(!repository.exists('docs/b.md'));
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await until('reverted', () => !document.isDirty);
  });

  it('not while another process holds the lock', async () => {
    await cordon(repository, 'reset');
    const verifier = slowVerifier();
    await cordon(repository, 'arm', 'slow', '--allow', 'src/**', '--verify', verifier.command);
    const finish = await checkInTerminal(repository, verifier);
    repository.write({ 'docs/new.md': 'late\n' });
    await envelopeWhen(given, repository.root, 'seen', ({ snapshot }) => snapshot.files.has('docs/new.md'));
    await restore(Command.restoreAll, { target: { root: repository.root }, confirmed: true });
    assert.equal(repository.read('docs/new.md'), 'late\n');
    await finish();
    await restore(Command.restoreAll, { target: { root: repository.root }, confirmed: true });
    assert.ok(!repository.exists('docs/new.md'));
  });
});
