import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import type { Surfaces } from '../../src/extension';
import { makeRepository, type TempRepository } from '../support/tempRepository';
import { addFolders, cordon, envelopeWhen, problemsIn, repositoryForEach, treeText, until } from './support';

const FILES = {
  'src/a.ts': 'one\n',
  'src/secret.ts': 'two\n',
  'docs/readme.md': 'words\n',
  '.gitignore': 'build/\n',
};

describe('the surfaces', () => {
  let given: Surfaces;
  let repository: TempRepository;
  const at = (name: string): vscode.Uri => vscode.Uri.file(path.join(repository.root, name));
  const decoration = (name: string): vscode.FileDecoration | undefined =>
    given.decorations.provideFileDecoration(at(name));

  repositoryForEach(
    FILES,
    (opened, made) => {
      given = opened;
      repository = made;
    },
    ['cordon.decorations'],
  );

  const arm = async (...more: string[]): Promise<void> => {
    const args = ['arm', 'tidy the sources', '--allow', 'src/**', '--deny', 'src/secret.ts', ...more];
    const { code, stderr } = await cordon(repository, ...args);
    assert.equal(code, 0, stderr);
    await envelopeWhen(given, repository.root, 'armed', ({ snapshot }) => snapshot.live !== null);
  };

  describe('status bar', () => {
    const text = (): string | undefined => given.statusBar.shown?.text;
    const background = (): string | undefined => given.statusBar.shown?.backgroundColor?.id;

    it('tells every state in a few characters', async () => {
      await until('not armed', () => text() === '$(shield) Cordon');
      await arm('--max-files', '8', '--verify', 'test -f ok');
      await until('armed', () => text() === '$(shield) Cordon 0/8');
      assert.equal(background(), undefined);
      repository.write({ 'docs/readme.md': 'other\n' });
      await until('outside', () => text() === '$(shield) Cordon 1/8');
      await until('warning', () => background() === 'statusBarItem.warningBackground');
      repository.write({ 'docs/readme.md': 'words\n', 'src/a.ts': 'changed\n' });
      assert.equal((await cordon(repository, 'check')).code, 3);
      await until('rejected', () => text() === '$(workspace-untrusted) Cordon 1/8');
      assert.equal(background(), 'statusBarItem.errorBackground');
      await cordon(repository, 'reset');
      await until('not armed again', () => text() === '$(shield) Cordon');
      assert.ok((given.statusBar.shown?.text.length ?? 99) < 30);
    });

    it('shows the budget that is exceeded', async () => {
      await arm('--max-files', '8', '--max-added-lines', '2');
      repository.write({ 'src/a.ts': '1\n2\n3\n' });
      await until('lines', () => text() === '$(shield) Cordon · Added lines 3/2');
      const spoken = given.statusBar.shown?.accessibilityInformation?.label;
      assert.match(
        spoken ?? '',
        /^Cordon · Added lines 3\/2, armed, outside the envelope, Added lines over budget: 3 of 2$/,
      );
      const files = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`src/${at}.ts`, '']));
      repository.write(files);
      await until('files first', () => text() === '$(shield) Cordon 10/8');
    });

    it('shows budgets, reasons and what can be done in its tooltip, with names that cannot do harm', async () => {
      const name = 'docs/a](command:evil) $(alert) `x`.md';
      await arm();
      repository.write({ [name]: 'new\n' });
      const tooltip = (): string =>
        (given.statusBar.shown?.tooltip as vscode.MarkdownString | undefined)?.value ?? '';
      await until('the reason', () => tooltip().includes('is outside the policy'));
      assert.match(tooltip(), /\| Files \| 1 \/ 25 \|/);
      assert.match(tooltip(), /\(command:cordon\.check\)/);
      assert.ok(!tooltip().includes('](command:evil)'));
      assert.ok(!/[^\\]\$\(alert\)/.test(tooltip()));
    });
  });

  describe('explorer decorations', () => {
    it('mark changed files by verdict, with the reason, and dim what must not be changed', async () => {
      await arm('--max-added-lines', '2');
      repository.write({
        'src/a.ts': '1\n2\n3\n',
        'src/secret.ts': 'two\n3\n',
        'docs/new.md': 'x\n',
        'build/out.js': 'x\n',
      });
      await envelopeWhen(
        given,
        repository.root,
        'three changes',
        ({ snapshot }) => snapshot.files.size === 3,
      );
      const over = decoration('src/a.ts');
      assert.equal(over?.badge, '!');
      assert.equal(over.color?.id, 'cordon.overBudgetForeground');
      assert.equal(over.propagate, true);
      assert.match(over.tooltip ?? '', /Added lines over budget: 5 of 2/);
      const denied = decoration('src/secret.ts');
      assert.equal(denied?.badge, '✗');
      assert.match(denied.tooltip ?? '', /denied by src\/secret\.ts/);
      assert.match(decoration('docs/new.md')?.tooltip ?? '', /no allowed pattern matches/);
      const untouched = decoration('docs/readme.md');
      assert.equal(untouched?.badge, undefined);
      assert.equal(untouched?.color?.id, 'cordon.outsideForeground');
      for (const name of ['build/out.js', 'build', 'src', 'docs', '.git/config', '.cordon/config.json']) {
        assert.equal(decoration(name), undefined, name);
      }
      await cordon(repository, 'reset');
      await envelopeWhen(given, repository.root, 'none', ({ snapshot }) => snapshot.standing === 'none');
      assert.equal(decoration('src/a.ts'), undefined);
    });

    it('tell which pattern allows an unchanged file', async () => {
      await arm();
      const allowed = decoration('src/a.ts');
      assert.deepEqual([allowed?.badge, allowed?.color], [undefined, undefined]);
      assert.match(allowed?.tooltip ?? '', /allowed by src\/\*\*/);
    });

    it('announce only what changed, in batches that the editor takes', async () => {
      const many = Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`src/f${index}.ts`, 'x\n']));
      await arm('--max-files', '1000');
      const batches: (number | undefined)[] = [];
      const listener = given.decorations.onDidChangeFileDecorations((uris) => batches.push(uris?.length));
      try {
        repository.write(many);
        await envelopeWhen(given, repository.root, 'all seen', ({ snapshot }) => snapshot.files.size === 600);
        assert.ok(
          batches.every((size) => size !== undefined && size <= 250),
          JSON.stringify(batches),
        );
        assert.equal(
          batches.reduce<number>((sum, size) => sum + (size ?? 0), 0),
          600,
        );
        batches.length = 0;
        repository.write({ 'docs/new.md': 'x\n' });
        await envelopeWhen(given, repository.root, 'one more', ({ snapshot }) => snapshot.files.size === 601);
        assert.deepEqual(batches, [1]);
      } finally {
        listener.dispose();
      }
    });

    it('follow the setting', async () => {
      await arm();
      repository.write({ 'docs/new.md': 'x\n' });
      await envelopeWhen(given, repository.root, 'a change', ({ snapshot }) => snapshot.files.size === 1);
      const configuration = vscode.workspace.getConfiguration();
      await configuration.update('cordon.decorations', 'changed', true);
      await until('changed only', () => decoration('docs/readme.md') === undefined);
      assert.equal(decoration('docs/new.md')?.badge, '✗');
      await vscode.commands.executeCommand('cordon.toggleDecorations');
      await until('off', () => decoration('docs/new.md') === undefined);
      await vscode.commands.executeCommand('cordon.toggleDecorations');
      await until('all again', () => decoration('docs/readme.md') !== undefined);
    });
  });

  describe('audit tree', () => {
    it('lists envelope, budgets, violations, files and verifiers', async () => {
      await arm('--verify', 'test -f ok', '--verify', 'true');
      repository.write({ 'src/a.ts': 'one\ntwo\n' });
      repository.delete('src/secret.ts');
      await cordon(repository, 'check');
      await envelopeWhen(
        given,
        repository.root,
        'rejected',
        ({ snapshot }) => snapshot.standing === 'rejected' && snapshot.files.size === 2,
      );
      const lines = treeText(given);
      const has = (line: string): void => {
        assert.ok(lines.includes(line), `${line}\nis not in\n${lines.join('\n')}`);
      };
      has('Rejected: tidy the sources');
      has('  Files: 2 / 25');
      has('  Added lines: 1 / 2,000');
      has('Violations: 1');
      has('  src/secret.ts: denied by src/secret.ts');
      has('Changed Files: 2');
      has('  a.ts: +1 −0  src');
      has('  secret.ts: +0 −1  src');
      has('  test -f ok: not run');
      repository.git('checkout', '--', 'src/secret.ts');
      await cordon(repository, 'check');
      await envelopeWhen(
        given,
        repository.root,
        'the verifier fails',
        ({ snapshot }) => snapshot.violations[0]?.code === 'verifier-failed',
      );
      const again = treeText(given);
      assert.ok(again.includes('  Verifier failed (exit 1): test -f ok'), again.join('\n'));
      assert.ok(again.includes('  test -f ok: exit 1'), again.join('\n'));
      assert.ok(again.includes('  true: passed'), again.join('\n'));
    });

    it('keeps its ids from look to look, and every id once', async () => {
      await arm();
      repository.write({ 'src/a.ts': 'x\n', 'docs/a.ts': 'x\n', 'docs/b.ts': 'x\n' });
      await envelopeWhen(given, repository.root, 'three', ({ snapshot }) => snapshot.files.size === 3);
      const ids = (): string[] => {
        const all: string[] = [];
        const walk = (node?: Parameters<typeof given.tree.getChildren>[0]): void => {
          for (const child of given.tree.getChildren(node)) {
            all.push(child.id);
            walk(child);
          }
        };
        walk();
        return all;
      };
      const before = ids();
      assert.equal(new Set(before).size, before.length);
      await given.model.refresh();
      assert.deepEqual(ids(), before);
    });

    it('is empty where nothing is armed, and has a root a repository where there are several', async () => {
      assert.deepEqual(treeText(given), []);
      const other = makeRepository(FILES);
      await addFolders(other.root);
      await envelopeWhen(given, other.root, 'found', ({ snapshot }) => snapshot.standing === 'none');
      assert.deepEqual(treeText(given), []);
      await arm();
      const tops = given.tree.getChildren().map((node) => given.tree.getTreeItem(node).description);
      assert.deepEqual([...tops].sort(), ['armed', 'not armed']);
    });
  });

  describe('problems', () => {
    it('are one a violation, on the file, and go with their cause', async () => {
      await arm('--max-files', '1');
      repository.write({ 'docs/new.md': 'x\n', 'src/a.ts': 'x\n' });
      const codes = (): string[] =>
        problemsIn(repository.root)
          .map(({ code }) => String(code))
          .sort();
      await until('both', () => codes().join() === 'file-budget,path-outside-policy');
      const [outside] = problemsIn(repository.root).filter(({ code }) => code === 'path-outside-policy');
      assert.equal(outside?.uri.fsPath, at('docs/new.md').fsPath);
      const [budget] = problemsIn(repository.root).filter(({ code }) => code === 'file-budget');
      assert.equal(budget?.uri.scheme, 'cordon');
      const terms = await vscode.workspace.fs.readFile(budget.uri);
      assert.match(Buffer.from(terms).toString(), /"allow": \[\n {4}"src\/\*\*"\n {2}\]/);
      repository.delete('docs/new.md');
      await until('none', () => codes().length === 0);
      repository.delete('docs/readme.md');
      await until('the deleted file', () => codes().includes('path-outside-policy'));
      const [deleted] = problemsIn(repository.root).filter(({ code }) => code === 'path-outside-policy');
      assert.equal(deleted?.uri.scheme, 'cordon');
      await cordon(repository, 'reset');
      await until('none after reset', () => codes().length === 0);
    });

    it('show the places that a failed verifier names, until the next check', async () => {
      const script =
        'printf "src/a.ts:3:5: error: wrong\\nnowhere.ts:1:1: gone\\n/etc/passwd:1: no\\n"; exit 1';
      fs.writeFileSync(path.join(repository.root, 'lint.sh'), script);
      repository.commit('lint');
      await arm('--verify', 'sh lint.sh');
      assert.equal((await cordon(repository, 'check')).code, 3);
      await until('both', () => problemsIn(repository.root).length === 2);
      const [place] = problemsIn(repository.root).filter(({ code }) => code === 'verifier-output');
      assert.equal(place?.uri.fsPath, at('src/a.ts').fsPath);
      assert.equal(place.line, 2);
      assert.match(place.message, /error: wrong/);
      await cordon(repository, 'reset');
      await until('none', () => problemsIn(repository.root).length === 0);
    });

    it('say on the config that the state is damaged', async () => {
      await arm();
      fs.writeFileSync(path.join(repository.root, '.cordon', 'config.json'), '[]');
      await until('damaged', () => problemsIn(repository.root).some(({ code }) => code === 'state-invalid'));
    });
  });
});
