import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Surfaces } from '../../src/extension';
import { makeRepository, openRepository, tempFolder, type TempRepository } from '../support/tempRepository';
import { addFolders, cordon, envelopeWhen, removeFolders, repositoryForEach, until } from './support';

const FILES = {
  'src/a.ts': 'one\n',
  'src/b.ts': 'two\n',
  'docs/readme.md': 'words\n',
  '.gitignore': 'build/\n',
};
const ARM = ['arm', 'make it so', '--allow', 'src/**', '--max-files', '2'];

describe('the model', () => {
  let given: Surfaces;
  let repository: TempRepository;

  repositoryForEach(FILES, (opened, made) => {
    given = opened;
    repository = made;
  });

  it('shows an envelope that a terminal arms, audits, checks and resets', async () => {
    const { root } = repository;
    assert.equal((await cordon(repository, ...ARM)).code, 0);
    await envelopeWhen(
      given,
      root,
      'armed',
      ({ snapshot }) => snapshot.standing === 'armed' && snapshot.live !== null,
    );
    repository.write({ 'src/a.ts': 'one\nmore\n' });
    const inside = await envelopeWhen(
      given,
      root,
      'a change is seen',
      ({ snapshot }) => snapshot.files.size === 1,
    );
    assert.equal(inside.snapshot.standing, 'armed');
    assert.equal(inside.snapshot.files.get('src/a.ts')?.verdict, 'allowed');
    repository.write({ 'docs/new.md': 'new\n' });
    const outside = await envelopeWhen(
      given,
      root,
      'outside',
      ({ snapshot }) => snapshot.standing === 'outside',
    );
    assert.equal(outside.snapshot.files.get('docs/new.md')?.verdict, 'outside');
    assert.equal((await cordon(repository, 'check')).code, 3);
    await envelopeWhen(given, root, 'rejected', ({ snapshot }) => snapshot.standing === 'rejected');
    repository.delete('docs/new.md');
    await envelopeWhen(
      given,
      root,
      'rejected, but changed since',
      ({ snapshot }) => snapshot.standing === 'stale',
    );
    assert.equal((await cordon(repository, 'check')).code, 0);
    await envelopeWhen(given, root, 'accepted', ({ snapshot }) => snapshot.standing === 'accepted');
    assert.equal((await cordon(repository, 'reset')).code, 0);
    await envelopeWhen(given, root, 'nothing armed', ({ snapshot }) => snapshot.standing === 'none');
    assert.equal(repository.read('src/a.ts'), 'one\nmore\n');
  });

  it('calls an accepted result stale when the same number of lines say something else', async () => {
    const { root } = repository;
    await cordon(repository, ...ARM);
    repository.write({ 'src/a.ts': 'won\n' });
    assert.equal((await cordon(repository, 'check')).code, 0);
    await envelopeWhen(
      given,
      root,
      'accepted',
      ({ snapshot }) => snapshot.standing === 'accepted' && snapshot.live !== null,
    );
    repository.write({ 'src/a.ts': 'own\n' });
    await envelopeWhen(given, root, 'stale', ({ snapshot }) => snapshot.standing === 'stale');
  });

  it('judges by every budget a file counts in', async () => {
    const { root } = repository;
    await cordon(repository, 'arm', 'x', '--allow', '**', '--max-added-lines', '2');
    repository.write({ 'src/a.ts': '1\n2\n3\none\n' });
    repository.delete('src/b.ts');
    const { snapshot } = await envelopeWhen(
      given,
      root,
      'over budget',
      (envelope) => envelope.snapshot.files.size === 2,
    );
    assert.equal(snapshot.files.get('src/a.ts')?.verdict, 'over');
    assert.equal(snapshot.files.get('src/b.ts')?.verdict, 'allowed');
    assert.equal(snapshot.standing, 'outside');
  });

  it('never writes: neither the index nor the stored state', async () => {
    const { root } = repository;
    await cordon(repository, ...ARM);
    await envelopeWhen(given, root, 'armed', ({ snapshot }) => snapshot.live !== null);
    // Time stamps that Git would want to refresh.
    fs.utimesSync(path.join(root, 'src/a.ts'), new Date(), new Date());
    const stamps = (): string[] =>
      ['.git/index', '.cordon/state.json'].map((name) => String(fs.statSync(path.join(root, name)).mtimeMs));
    const before = stamps();
    await given.model.refresh();
    await vscode.commands.executeCommand('cordon.auditNow');
    assert.deepEqual(stamps(), before);
    assert.ok(!fs.existsSync(path.join(root, '.cordon', 'audit.json')));
  });

  it('shows corrupt state as damaged, and what the terminal makes of it', async () => {
    const { root } = repository;
    await cordon(repository, ...ARM);
    await envelopeWhen(given, root, 'armed', ({ snapshot }) => snapshot.standing === 'armed');
    fs.writeFileSync(path.join(root, '.cordon', 'state.json'), '{ "phase": ');
    const { snapshot } = await envelopeWhen(
      given,
      root,
      'damaged',
      (envelope) => envelope.snapshot.standing === 'damaged',
    );
    assert.ok(snapshot.stored.kind === 'damaged' && snapshot.stored.code === 'state-invalid');
    await cordon(repository, 'reset');
    await envelopeWhen(given, root, 'none', (envelope) => envelope.snapshot.standing === 'none');
  });

  it('notices that the state is deleted under it', async () => {
    await cordon(repository, ...ARM);
    await envelopeWhen(given, repository.root, 'armed', ({ snapshot }) => snapshot.standing === 'armed');
    repository.delete('.cordon');
    await envelopeWhen(given, repository.root, 'none', ({ snapshot }) => snapshot.standing === 'none');
  });

  it('knows an envelope without a seal as foreign', async () => {
    const { root } = repository;
    const home = tempFolder();
    const { runCordon } = await import('../support/cli');
    // Armed where another home keeps the seal: for this one the envelope came from elsewhere.
    await runCordon(ARM, { cwd: root, env: { HOME: home, XDG_STATE_HOME: path.join(home, 'state') } });
    const { snapshot } = await envelopeWhen(
      given,
      root,
      'armed',
      (envelope) => envelope.snapshot.stored.kind === 'armed',
    );
    assert.ok(snapshot.stored.kind === 'armed' && snapshot.stored.seal === 'none');
  });

  it('follows the active editor from repository to repository', async () => {
    const other = makeRepository(FILES);
    await addFolders(other.root);
    await envelopeWhen(given, other.root, 'the other is found');
    for (const { root } of [repository, other, repository]) {
      await vscode.window.showTextDocument(vscode.Uri.file(path.join(root, 'src/a.ts')));
      await until('current', () => given.model.current?.root === root);
    }
  });

  it('finds linked worktrees, submodules, folders below the root and links to them', async () => {
    const { root } = repository;
    const elsewhere = tempFolder();
    const linked = path.join(elsewhere, 'linked');
    repository.git('worktree', 'add', '--quiet', '-b', 'side', linked);
    const sub = makeRepository({ 'inner.txt': 'inner\n' });
    repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', sub.root, 'sub');
    repository.commit('submodule');
    const below = path.join(root, 'src');
    const link = path.join(elsewhere, 'link');
    fs.symlinkSync(below, link);
    await removeFolders();
    await addFolders(linked, path.join(root, 'sub'), link);
    const roots = [root, linked, path.join(root, 'sub')].sort();
    await until(
      'all three',
      () => JSON.stringify(given.model.all.map((each) => each.root).sort()) === JSON.stringify(roots),
    );
    assert.deepEqual(given.model.find(vscode.Uri.file(path.join(link, 'a.ts')))?.path, 'src/a.ts');
    assert.equal(given.model.at(root)?.uriOf('src/a.ts').fsPath, path.join(link, 'a.ts'));
    assert.equal(
      given.model.find(vscode.Uri.file(path.join(root, 'sub', 'inner.txt')))?.envelope.root,
      path.join(root, 'sub'),
    );
    // An armed root above the only folder: changes beside the folder are seen too.
    await cordon(openRepository(linked), ...ARM);
    await envelopeWhen(
      given,
      linked,
      'the linked worktree is armed',
      ({ snapshot }) => snapshot.standing === 'armed',
    );
    assert.equal((await cordon(repository, ...ARM)).code, 0);
    await envelopeWhen(given, root, 'armed', ({ snapshot }) => snapshot.live !== null);
    repository.write({ 'docs/readme.md': 'other words\n' });
    await envelopeWhen(given, root, 'outside', ({ snapshot }) => snapshot.standing === 'outside');
  });

  it('forgets a repository that is deleted', async () => {
    await cordon(repository, ...ARM);
    await envelopeWhen(given, repository.root, 'armed', ({ snapshot }) => snapshot.standing === 'armed');
    repository.remove();
    await until('forgotten', () => given.model.all.length === 0);
  });
});
