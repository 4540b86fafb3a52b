/** Names that no text can hold, through every step that a person takes: tree, diff, opening, restoring. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { Command } from '../../src/editor/ids';
import type { AuditNode } from '../../src/editor/views/auditNode';
import type { Surfaces } from '../../src/extension';
import type { TempRepository } from '../support/tempRepository';
import { cordon, envelopeWhen, problemsIn, repositoryForEach, treeText } from './support';

/** `docs/café.md` in Latin-1, tracked, and a new file of two bytes that are no text. */
const TRACKED = { bytes: Buffer.from('docs/caf\xe9.md', 'latin1'), path: 'docs/caf\udce9.md' };
const FRESH = { bytes: Buffer.from('docs/\xff\xfe', 'latin1'), path: 'docs/\udcff\udcfe' };

describe('names that are not UTF-8', function () {
  if (process.platform !== 'linux') return;
  let given: Surfaces;
  let repository: TempRepository;

  repositoryForEach({ 'src/a.ts': 'one\n', 'docs/readme.md': 'words\n' }, (opened, made) => {
    given = opened;
    repository = made;
    fs.writeFileSync(at(TRACKED.bytes), 'as it was\n');
    repository.commit('a name of bytes');
  });

  beforeEach(async () => {
    assert.equal((await cordon(repository, 'arm', 'x', '--allow', 'src/**')).code, 0);
    fs.writeFileSync(at(TRACKED.bytes), 'changed\nand more\n');
    fs.writeFileSync(at(FRESH.bytes), 'new\n');
    await envelopeWhen(given, repository.root, 'both outside', ({ snapshot }) =>
      [TRACKED, FRESH].every(({ path: name }) => snapshot.files.get(name)?.verdict === 'outside'),
    );
  });

  const at = (name: Buffer): Buffer => Buffer.concat([Buffer.from(repository.root + path.sep), name]);

  /** The row of the changed file, as the tree hands it to commands. */
  const rowOf = (name: string): AuditNode => {
    const all = (node?: AuditNode): AuditNode[] =>
      given.tree.getChildren(node).flatMap((child) => [child, ...all(child)]);
    const rows = all().filter(({ target }) => target.path === name);
    return (
      rows.find((row) => given.tree.getTreeItem(row).contextValue === 'cordon.file.outside') ??
      assert.fail(`no row of ${JSON.stringify(name)}`)
    );
  };

  const textOf = async (uri: vscode.Uri): Promise<string> =>
    (await vscode.workspace.openTextDocument(uri)).getText();

  it('stand in the tree and in Problems with their bytes', () => {
    const lines = treeText(given).join('\n');
    assert.match(lines, /caf\\xe9\.md/);
    assert.match(lines, /\\xff\\xfe/);
    const item = given.tree.getTreeItem(rowOf(TRACKED.path));
    assert.match(String(item.description), /\+2 −1/);
    const messages = problemsIn(repository.root).map(({ message }) => message);
    assert.ok(messages.some((message) => message.includes('docs/caf\\xe9.md')));
    assert.ok(messages.some((message) => message.includes('docs/\\xff\\xfe')));
  });

  it('open beside the baseline, and by themselves', async () => {
    await vscode.commands.executeCommand(Command.openChange, rowOf(TRACKED.path));
    const { input, label } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
    assert.ok(input instanceof vscode.TabInputTextDiff);
    assert.match(String(label), /caf\\xe9\.md/);
    assert.equal(await textOf(input.original), 'as it was\n');
    assert.equal(await textOf(input.modified), 'changed\nand more\n');
    await vscode.commands.executeCommand(Command.openFile, rowOf(FRESH.path));
    const opened = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
    assert.ok(opened instanceof vscode.TabInputText);
    assert.equal(await textOf(opened.uri), 'new\n');
  });

  it('are restored, each by its own bytes', async () => {
    const folder = path.join(given.storage, 'removed');
    const copies = (): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : []);
    const before = copies();
    await vscode.commands.executeCommand(Command.restoreFile, { ...rowOf(TRACKED.path), confirmed: true });
    assert.equal(fs.readFileSync(at(TRACKED.bytes), 'utf8'), 'as it was\n');
    assert.equal(fs.readFileSync(at(FRESH.bytes), 'utf8'), 'new\n');
    await vscode.commands.executeCommand(Command.restoreFile, { ...rowOf(FRESH.path), confirmed: true });
    assert.ok(!fs.existsSync(at(FRESH.bytes)));
    assert.equal(repository.git('status', '--porcelain'), '');
    const kept = copies()
      .filter((name) => !before.includes(name))
      .map((name) => Buffer.from(`${path.join(folder, name, 'worktree')}${path.sep}`));
    const contents = kept.map((copy) =>
      [TRACKED, FRESH].flatMap(({ bytes }) => {
        const file = Buffer.concat([copy, bytes]);
        return fs.existsSync(file) ? [fs.readFileSync(file, 'utf8')] : [];
      }),
    );
    assert.deepEqual(contents.flat().sort(), ['changed\nand more\n', 'new\n']);
  });
});
