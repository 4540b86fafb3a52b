import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { forDisplay } from '../../../src/editor/display';
import { findRepository } from '../../../src/editor/findRepository';
import { markdownText } from '../../../src/editor/markdown';
import { fileInEditor, mountOf, pathInRepository } from '../../../src/editor/mounts';
import { outputPlaces } from '../../../src/editor/verifierLines';
import { makeRepository, removeTempFolders, tempFolder } from '../../support/tempRepository';

describe('text for display', () => {
  /** The reader's side of the rule. */
  const read = (shown: string): string =>
    shown.replace(/\\(\\|n|t|r|x[0-9a-f]{2}|u[0-9a-f]{4})/g, (_, escape: string) => {
      const kind = escape.charAt(0);
      if (kind === '\\') return '\\';
      if (kind === 'n') return '\n';
      if (kind === 't') return '\t';
      if (kind === 'r') return '\r';
      const code = Number.parseInt(escape.slice(1), 16);
      return String.fromCharCode(kind === 'x' && code >= 0x80 ? 0xdc00 + code : code);
    });

  it('looks as it was typed, where that cannot be misread', () => {
    assert.equal(forDisplay('grep "a\\.b" \\d', 'linux'), 'grep "a\\.b" \\d');
    assert.equal(forDisplay('a\\new\nline \udcff', 'linux'), 'a\\\\new\\nline \\xff');
    assert.equal(forDisplay('C:\\Users\\new\\\\x\n', 'win32'), 'C:\\Users\\new\\\\x\\n');
  });

  it('can be read back', () => {
    const character = fc.constantFrom(
      '\\',
      'n',
      'x',
      'u',
      't',
      '0',
      '41',
      '\n',
      '\t',
      '\u202e',
      '\udc80',
      'ä',
    );
    const texts = fc.array(character).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        assert.equal(read(forDisplay(text, 'linux')), text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('mounts', () => {
  it('name files below the root, in it, and through a link', () => {
    const below = { folder: '/link', prefix: 'src/app/' };
    assert.deepEqual(mountOf('/link', '/repo/src/app', '/repo'), below);
    assert.deepEqual(mountOf('/repo', '/repo', '/repo'), { folder: '/repo', prefix: '' });
    assert.equal(mountOf('/other', '/other', '/repo'), null);
    assert.equal(mountOf('/repository', '/repository', '/repo'), null);
    const mounts = [below];
    assert.equal(pathInRepository(mounts, '/link/a.ts'), 'src/app/a.ts');
    assert.equal(pathInRepository(mounts, '/link'), null);
    assert.equal(pathInRepository(mounts, '/linked/a.ts'), null);
    assert.equal(fileInEditor(mounts, '/repo', 'src/app/x/a.ts'), path.normalize('/link/x/a.ts'));
    assert.equal(fileInEditor(mounts, '/repo', 'docs/a.md'), path.normalize('/repo/docs/a.md'));
  });
});

describe('findRepository', () => {
  after(removeTempFolders);

  it('walks up to the root, through links, and knows linked worktrees', async () => {
    const repository = makeRepository({ 'src/deep/a.ts': 'x\n' });
    const { root } = repository;
    const found = await findRepository(path.join(root, 'src', 'deep'));
    assert.deepEqual(found, { root, gitDir: path.join(root, '.git'), commonDir: path.join(root, '.git') });
    const elsewhere = tempFolder();
    fs.symlinkSync(path.join(root, 'src'), path.join(elsewhere, 'link'));
    assert.equal((await findRepository(path.join(elsewhere, 'link')))?.root, root);
    const linked = path.join(elsewhere, 'linked');
    repository.git('worktree', 'add', '--quiet', linked);
    assert.deepEqual(await findRepository(linked), {
      root: linked,
      gitDir: path.join(root, '.git', 'worktrees', 'linked'),
      commonDir: path.join(root, '.git'),
    });
  });

  it('takes nothing else of that name for one', async () => {
    const folder = tempFolder();
    assert.equal(await findRepository(path.join(folder, 'missing')), null);
    fs.mkdirSync(path.join(folder, 'empty', '.git'), { recursive: true });
    fs.mkdirSync(path.join(folder, 'text'));
    fs.writeFileSync(path.join(folder, 'text', '.git'), 'something else');
    for (const name of ['empty', 'text']) assert.equal(await findRepository(path.join(folder, name)), null);
  });
});

describe('findRepository beside a fifo', () => {
  after(removeTempFolders);

  it('does not wait for it', async function () {
    if (process.platform === 'win32') this.skip();
    const { root } = makeRepository({ a: 'a\n' });
    execFileSync('mkfifo', [path.join(root, '.git', 'commondir')]);
    assert.equal((await findRepository(root))?.root, root);
    const folder = tempFolder();
    execFileSync('mkfifo', [path.join(folder, '.git')]);
    assert.equal(await findRepository(folder), null);
  });
});

describe('outputPlaces', () => {
  it('reads what compilers and linters print', () => {
    const output =
      'src/a.ts:3:5: error TS1: wrong\n\x1b[31mb.py:7: E501 long\x1b[0m\n  lib/c.go:1:2: warning: odd\nok 1: fine\nC:\\x\\y.ts:1:2: z\n';
    const places = outputPlaces(output, 100).map(({ file, line, column, level }) => [
      file,
      line,
      column,
      level,
    ]);
    assert.deepEqual(places, [
      ['src/a.ts', 3, 5, 'error'],
      ['b.py', 7, null, 'error'],
      ['lib/c.go', 1, 2, 'warning'],
      ['C:\\x\\y.ts', 1, 2, 'error'],
    ]);
  });

  it('gives each place once, and no more than asked for', () => {
    assert.equal(outputPlaces('a:1: x\na:1: x\n', 10).length, 1);
    assert.equal(
      outputPlaces(Array.from({ length: 50 }, (_, index) => `a:${index}: x`).join('\n'), 10).length,
      10,
    );
    assert.deepEqual(outputPlaces(`${'a'.repeat(100_000)}:1: x`, 10), []);
  });
});

describe('markdownText', () => {
  it('lets nothing through that formats, links or draws an icon', () => {
    assert.equal(
      markdownText('a](command:x) $(alert) <b> `c` *d* | e'),
      'a\\]\\(command:x\\) \\$\\(alert\\) \\<b\\> \\`c\\` \\*d\\* \\| e',
    );
  });
});
