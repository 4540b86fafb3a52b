import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { type CordonDocument, documentUri } from '../../src/editor/documentUris';
import { Command } from '../../src/editor/ids';
import type { Surfaces } from '../../src/extension';
import { makeRepository, removeTempFolders, type TempRepository } from '../support/tempRepository';
import { addFolders, cordon, envelopeWhen, forgotten, removeFolders, surfaces, until } from './support';

describe('documents of the scheme cordon:', () => {
  let given: Surfaces;
  let repository: TempRepository;
  let baseline: string;

  before(async () => {
    given = await surfaces();
  });

  beforeEach(async () => {
    repository = makeRepository({
      'src/a.ts': 'one\n',
      'bin.dat': Buffer.from([0, 255, 1]),
      'odd\nname': 'odd\n',
    });
    fs.symlinkSync('src/a.ts', path.join(repository.root, 'link'));
    baseline = repository.commit('link');
    await addFolders(repository.root);
    await cordon(repository, 'arm', 'x', '--allow', 'src/**');
    await envelopeWhen(given, repository.root, 'armed', ({ snapshot }) => snapshot.live !== null);
  });

  afterEach(async () => {
    await removeFolders();
    removeTempFolders();
    await forgotten(given);
  });

  const uri = (kind: CordonDocument['kind'], name: string): vscode.Uri =>
    documentUri({ kind, root: repository.root, path: name, baseline });
  const bytes = async (kind: CordonDocument['kind'], name: string): Promise<Buffer> =>
    Buffer.from(await vscode.workspace.fs.readFile(uri(kind, name)));
  const text = async (kind: CordonDocument['kind'], name: string): Promise<string> =>
    (await bytes(kind, name)).toString('utf8');

  it('hold the baseline, whatever became of the file', async () => {
    repository.write({ 'src/a.ts': 'changed\n', 'bin.dat': 'text now\n' });
    repository.delete('odd\nname');
    assert.equal(await text('baseline', 'src/a.ts'), 'one\n');
    assert.deepEqual(await bytes('baseline', 'bin.dat'), Buffer.from([0, 255, 1]));
    assert.equal(await text('baseline', 'odd\nname'), 'odd\n');
    assert.equal(await text('baseline', 'link'), 'src/a.ts');
    assert.equal(await text('baseline', 'never/there'), '');
    const { size, permissions } = await vscode.workspace.fs.stat(uri('baseline', 'bin.dat'));
    assert.deepEqual([size, permissions], [3, vscode.FilePermission.Readonly]);
  });

  it('hold what file: would follow or cannot name', async function () {
    if (process.platform !== 'linux') this.skip();
    repository.delete('link');
    fs.symlinkSync('/etc/hostname', path.join(repository.root, 'link'));
    const odd = Buffer.concat([Buffer.from(`${repository.root}/src/`), Buffer.from([0xff])]);
    fs.writeFileSync(odd, 'bytes\n');
    assert.equal(await text('present', 'link'), '/etc/hostname');
    assert.equal(await text('present', 'src/\udcff'), 'bytes\n');
    // The same by the command, as the tree calls it.
    await vscode.commands.executeCommand(Command.openChange, {
      target: { root: repository.root, path: 'src/\udcff' },
    });
    const { input } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
    assert.ok(input instanceof vscode.TabInputTextDiff);
    assert.equal((await vscode.workspace.openTextDocument(input.modified)).getText(), 'bytes\n');
  });

  it('follow the worktree while they are open', async () => {
    repository.delete('link');
    fs.symlinkSync('first', path.join(repository.root, 'link'));
    const document = await vscode.workspace.openTextDocument(uri('present', 'link'));
    await vscode.window.showTextDocument(document);
    assert.equal(document.getText(), 'first');
    repository.delete('link');
    fs.symlinkSync('second target', path.join(repository.root, 'link'));
    await until('the new target', () => document.getText() === 'second target');
  });

  it('cannot be written', async () => {
    const target = uri('baseline', 'src/a.ts');
    assert.equal(vscode.workspace.fs.isWritableFileSystem('cordon'), false);
    await assert.rejects(async () => vscode.workspace.fs.writeFile(target, Buffer.from('x')));
    await assert.rejects(async () => vscode.workspace.fs.delete(target));
    assert.equal(await text('baseline', 'src/a.ts'), 'one\n');
  });

  it('say why there is none', async () => {
    const unknown = documentUri({ kind: 'baseline', root: '/nowhere', path: 'a', baseline });
    await assert.rejects(async () => vscode.workspace.fs.readFile(unknown), /not open in this window/);
    const wrong = documentUri({
      kind: 'baseline',
      root: repository.root,
      path: 'a',
      baseline: '0'.repeat(40),
    });
    await assert.rejects(async () => vscode.workspace.fs.readFile(wrong), vscode.FileSystemError);
    await assert.rejects(
      async () => vscode.workspace.fs.readFile(vscode.Uri.parse('cordon:/a?nonsense')),
      vscode.FileSystemError,
    );
  });
});
