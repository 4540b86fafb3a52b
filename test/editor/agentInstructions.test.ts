import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { Command, EXTENSION_ID } from '../../src/editor/ids';
import { TARGETS } from '../../src/editor/instructions/targets';
import type { Surfaces } from '../../src/extension';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';
import { addFolders, cordon, envelopeWhen, forgotten, removeFolders, surfaces, until } from './support';

const ALL = TARGETS.map(({ id }) => id);
/** The skill as the extension has it. */
async function shippedSkill(): Promise<string> {
  const { extensionUri } = vscode.extensions.getExtension(EXTENSION_ID) ?? assert.fail('not installed');
  const uri = vscode.Uri.joinPath(extensionUri, 'skills', 'cordon', 'SKILL.md');
  return Buffer.from(await vscode.workspace.fs.readFile(uri)).toString('utf8');
}

const MINE = '# Rules\n\nUse tabs.\n';

describe('agent instructions', () => {
  let given: Surfaces;
  let repository: TempRepository;

  before(async () => {
    given = await surfaces();
  });

  beforeEach(async () => {
    repository = makeRepository({ 'src/a.ts': 'one\n', 'AGENTS.md': MINE });
    await addFolders(repository.root);
    await envelopeWhen(given, repository.root, 'found', ({ snapshot }) => snapshot.standing === 'none');
  });

  afterEach(async () => {
    await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
    await removeFolders();
    removeTempFolders();
    await forgotten(given);
  });

  const target = (): object => ({ target: { root: repository.root } });

  /** As after the questions. */
  const add = async (...agents: string[]): Promise<void> => {
    const argument = { ...target(), agents, confirmed: true };
    await vscode.commands.executeCommand(Command.addAgentInstructions, argument);
  };

  /** Begins, and leaves the questions open. `ended` says whether the command has come to its end. */
  const begin = (argument: object): { readonly ended: () => boolean } => {
    let ended = false;
    void vscode.commands.executeCommand(Command.addAgentInstructions, argument).then(() => {
      ended = true;
    });
    return { ended: () => ended };
  };

  /** Answers whatever is asked until the command ends: with Enter, or with Escape. */
  const answer = async (command: 'accept' | 'cancel', { ended }: ReturnType<typeof begin>): Promise<void> => {
    const id =
      command === 'accept'
        ? 'workbench.action.acceptSelectedQuickOpenItem'
        : 'workbench.action.closeQuickOpen';
    await until(`${command} ends the command`, async () => {
      await vscode.commands.executeCommand(id);
      return ended();
    });
  };

  /** The texts of the diff that is shown, once it shows `name`. */
  const shownDiff = async (name: string): Promise<{ before: string; after: string }> => {
    const input = await until(`the diff of ${name}`, () => {
      const { activeTab } = vscode.window.tabGroups.activeTabGroup;
      const shown = activeTab?.input;
      return shown instanceof vscode.TabInputTextDiff && shown.modified.path.endsWith(name)
        ? shown
        : undefined;
    });
    const text = async (uri: vscode.Uri): Promise<string> =>
      (await vscode.workspace.openTextDocument(uri)).getText();
    return { before: await text(input.original), after: await text(input.modified) };
  };

  const status = (): string => repository.git('status', '--porcelain', '--untracked-files=all');

  it('are written for every agent, unstaged, and a second time there is nothing to do', async () => {
    await add(...ALL);
    for (const { path: name, id } of TARGETS)
      assert.match(repository.read(name), /cordon audit --format json/, id);
    assert.ok(repository.read('AGENTS.md').startsWith(MINE));
    assert.equal(repository.read('.claude/skills/cordon/SKILL.md'), await shippedSkill());
    const untracked = TARGETS.filter(({ id }) => id !== 'agents').map(({ path: name }) => `?? ${name}`);
    assert.deepEqual(status().trimEnd().split('\n').sort(), [' M AGENTS.md', ...untracked].sort());
    const stamps = (): number[] =>
      TARGETS.map(({ path: name }) => fs.statSync(path.join(repository.root, name)).mtimeMs);
    const before = stamps();
    await add(...ALL);
    assert.deepEqual(stamps(), before);
    // Taking them back is Git's ordinary way.
    repository.git('checkout', '--', '.');
    repository.git('clean', '-fdq');
    assert.equal(status(), '');
  });

  it('are shown beside what is there, and written only when the person says so', async () => {
    const running = begin({ ...target(), agents: ['agents'] });
    const { before, after } = await shownDiff('AGENTS.md');
    assert.equal(before, MINE);
    assert.ok(after.startsWith(MINE) && after.includes('cordon status --format json'));
    await answer('cancel', running);
    assert.equal(repository.read('AGENTS.md'), MINE);
    const again = begin({ ...target(), agents: ['agents'] });
    await answer('accept', again);
    assert.equal(repository.read('AGENTS.md'), after);
  });

  it('are offered first for the agents that the repository already has', async () => {
    repository.write({ '.cursor/rules/style.mdc': '---\nalwaysApply: true\n---\n\nTabs.\n' });
    await answer('accept', begin(target()));
    assert.match(repository.read('AGENTS.md'), /cordon:begin/);
    assert.match(
      repository.read('.cursor/rules/cordon.mdc'),
      /^---\ndescription: .*\nglobs:\nalwaysApply: false\n---\n/,
    );
    for (const { path: name, id } of TARGETS)
      assert.equal(repository.exists(name), id === 'agents' || id === 'cursor', name);
  });

  it('renew their section where it stands, and keep the line ends of the file', async () => {
    const windows = MINE.replaceAll('\n', '\r\n');
    repository.write({ 'AGENTS.md': windows });
    await add('agents');
    const first = repository.read('AGENTS.md');
    assert.ok(first.startsWith(windows));
    assert.doesNotMatch(first, /[^\r]\n/);
    const tail = '\r\n## After\r\n\r\nno end';
    repository.write({ 'AGENTS.md': first.replace('Cordon judges after you', 'An older text') + tail });
    await add('agents');
    assert.equal(repository.read('AGENTS.md'), first + tail);
  });

  it('replace a file of somebody else only after it was shown', async () => {
    const theirs = '---\nalwaysApply: true\n---\n\nOur own words about cordons.\n';
    repository.write({ '.cursor/rules/cordon.mdc': theirs });
    const running = begin({ ...target(), agents: ['cursor'] });
    assert.equal((await shownDiff('cordon.mdc')).before, theirs);
    assert.equal(repository.read('.cursor/rules/cordon.mdc'), theirs);
    await answer('cancel', running);
    assert.equal(repository.read('.cursor/rules/cordon.mdc'), theirs);
  });

  it('are refused while an envelope is armed, also when it is armed during the questions', async () => {
    const running = begin({ ...target(), agents: ['agents'] });
    await shownDiff('AGENTS.md');
    assert.equal((await cordon(repository, 'arm', 'x', '--allow', 'src/**')).code, 0);
    await answer('accept', running);
    assert.equal(status(), '');
    await add(...ALL);
    assert.equal(status(), '');
    fs.writeFileSync(path.join(repository.root, '.cordon', 'state.json'), '[]');
    await add(...ALL);
    assert.equal(status(), '');
    await cordon(repository, 'reset');
    await add('agents');
    assert.equal(status(), ' M AGENTS.md\n');
  });

  it('follow no link out of the repository, and then write nothing at all', async function () {
    if (process.platform === 'win32') this.skip();
    const outside = tempFolder();
    const theirs = path.join(tempFolder(), 'theirs.md');
    fs.writeFileSync(theirs, MINE);
    fs.symlinkSync(outside, path.join(repository.root, '.claude'));
    fs.mkdirSync(path.join(repository.root, '.github'));
    fs.symlinkSync(theirs, path.join(repository.root, '.github', 'copilot-instructions.md'));
    for (const agents of [
      ['claude', 'agents'],
      ['copilotShared', 'agents'],
    ])
      await add(...agents);
    assert.deepEqual(fs.readdirSync(outside), []);
    assert.equal(fs.readFileSync(theirs, 'utf8'), MINE);
    assert.equal(repository.read('AGENTS.md'), MINE);
  });

  it('are written once where two agents read the same file by a link, which stays a link', async function () {
    if (process.platform === 'win32') this.skip();
    fs.mkdirSync(path.join(repository.root, '.github'));
    const link = path.join(repository.root, '.github', 'copilot-instructions.md');
    fs.symlinkSync('../AGENTS.md', link);
    await add('copilotShared', 'agents');
    assert.equal(fs.readlinkSync(link), '../AGENTS.md');
    assert.equal(repository.read('AGENTS.md').match(/cordon:begin/g)?.length, 1);
  });

  it('leave a file alone that changes during the questions, or that is open and not saved', async () => {
    const running = begin({ ...target(), agents: ['agents'] });
    await shownDiff('AGENTS.md');
    repository.write({ 'AGENTS.md': '# Others were quicker\n' });
    await answer('accept', running);
    assert.equal(repository.read('AGENTS.md'), '# Others were quicker\n');
    const document = await vscode.workspace.openTextDocument(path.join(repository.root, 'AGENTS.md'));
    const editor = await vscode.window.showTextDocument(document);
    await editor.edit((edit) => {
      edit.insert(new vscode.Position(0, 0), 'typing ');
    });
    await add('agents');
    assert.equal(repository.read('AGENTS.md'), '# Others were quicker\n');
    await vscode.window.showTextDocument(document);
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await until('reverted', () => !document.isDirty);
  });

  it('do not go into damaged marks or what is no text, and keep the mode of a file', async function () {
    const damaged = `${MINE}<!-- cordon:begin -->\n`;
    repository.write({ 'AGENTS.md': damaged });
    await add('agents');
    assert.equal(repository.read('AGENTS.md'), damaged);
    repository.write({ 'AGENTS.md': Buffer.from(MINE, 'utf16le') });
    await add('agents');
    assert.equal(fs.readFileSync(path.join(repository.root, 'AGENTS.md')).toString('utf16le'), MINE);
    if (process.platform === 'win32') this.skip();
    repository.write({ 'AGENTS.md': MINE });
    fs.chmodSync(path.join(repository.root, 'AGENTS.md'), 0o640);
    await add('agents');
    assert.equal(fs.statSync(path.join(repository.root, 'AGENTS.md')).mode & 0o777, 0o640);
  });

  it('are reported by the doctor, with settings that are not as they come', async () => {
    const configuration = vscode.workspace.getConfiguration();
    const report = async (): Promise<string> => {
      await vscode.commands.executeCommand(Command.doctor, target());
      const text = (): string => vscode.window.activeTextEditor?.document.getText() ?? '';
      await until('the report', () => text().includes('agent instructions: '));
      return text();
    };
    assert.match(await report(), /agent instructions: none/);
    await add('agents', 'claude');
    await configuration.update('cordon.decorations', 'changed', true);
    try {
      await until('all is told', async () => {
        const text = await report();
        const instructions = 'agent instructions: up to date: .claude/skills/cordon/SKILL.md, AGENTS.md';
        return text.includes(instructions) && text.includes('settings: cordon.decorations "changed"');
      });
    } finally {
      await configuration.update('cordon.decorations', undefined, true);
    }
    repository.write({
      'AGENTS.md': repository.read('AGENTS.md').replace('Cordon judges', 'Once Cordon judged'),
    });
    await until('the old one', async () =>
      (await report()).includes('not those of this version: AGENTS.md\n'),
    );
  });

  it('ask which repository, where there are several', async () => {
    const other = makeRepository({ 'AGENTS.md': MINE });
    await addFolders(other.root);
    await envelopeWhen(given, other.root, 'found', ({ snapshot }) => snapshot.standing === 'none');
    const chosen = given.model.all[0]?.root;
    await answer('accept', begin({ agents: ['agents'] }));
    for (const one of [repository, other])
      assert.equal(one.read('AGENTS.md') !== MINE, one.root === chosen, one.root);
  });
});
