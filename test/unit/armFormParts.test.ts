/** The parts of the form that know nothing of an editor. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { complete } from '../../src/editor/armForm/completions';
import { folderPattern, literalPattern, readListing } from '../../src/editor/armForm/fileIndex';
import { MatchCounter } from '../../src/editor/armForm/matches';
import { Overtaken } from '../../src/editor/armForm/slices';
import { makeCommands, scriptCommands } from '../../src/editor/armForm/verifierSuggestions';
import { compileGlob, PathRules } from '../../src/engine/policy/globs';
import { LISTS, listOf, pastedRows, RowKeys, withList } from '../../src/webview/lists';
import type { Draft } from '../../src/protocol';

const never = new AbortController().signal;
const listing = (...files: string[]): Buffer => Buffer.from(files.map((file) => `${file}\0`).join(''));

describe('files of the form', function () {
  // Another try has other examples.
  this.retries(0);
  it('are listed once each, with every folder above them', async () => {
    const index = await readListing(listing('a/b/c.ts', 'a/b/c.ts', 'a/d.ts', 'top'), never);
    assert.deepEqual(index.files, ['a/b/c.ts', 'a/d.ts', 'top']);
    assert.deepEqual(
      [...index.folders],
      [
        ['a', 2],
        ['a/b', 1],
      ],
    );
  });

  it('are read whole where the listing is longer than a piece, and none where there is none', async () => {
    const files = Array.from({ length: 20_000 }, (_, index) => `folder/ünïcode-${index}`);
    assert.deepEqual((await readListing(listing(...files), never)).files, files);
    assert.deepEqual((await readListing(Buffer.alloc(0), never)).files, []);
  });

  it('keep names that are not UTF-8', async () => {
    const index = await readListing(Buffer.from([0x61, 0xff, 0]), never);
    assert.deepEqual(index.files, ['a\udcff']);
  });

  it('become patterns that match them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (name) => {
        assert.ok(compileGlob(literalPattern(name)).matches(name));
        assert.ok(compileGlob(folderPattern(name)).matches(`${name}/below`));
      }),
    );
    assert.equal(folderPattern(''), '**');
    assert.equal(literalPattern('a*b?c\nd\udcffe'), 'a?b?c?d?e');
  });
});

describe('match counts', function () {
  // Another try has other examples.
  this.retries(0);
  const path = fc
    .array(fc.constantFrom('a', 'b', 'src', 'x.ts', 'y.md'), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('/'));
  const pattern = fc.constantFrom('**', 'src/**', '**/*.ts', 'a/*', '?', 'b/**/x.ts', 'nothing', 'src/x.ts');

  it('agree with the rules that judge', async () => {
    const inputs = fc.tuple(
      fc.uniqueArray(path, { maxLength: 80 }),
      fc.array(pattern, { maxLength: 4 }),
      fc.array(pattern, { maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(inputs, async ([files, allow, deny]) => {
        const found = await new MatchCounter(files, compileGlob).count(allow, deny, never);
        const rules = new PathRules(allow, deny);
        assert.equal(found.open, files.filter((file) => rules.rule(file).verdict === 'allowed').length);
        for (const item of found.patterns) {
          const matching = files.filter((file) => compileGlob(item.pattern).matches(file));
          assert.equal(item.count, matching.length);
          assert.deepEqual(item.samples, matching.slice(0, 5));
          const others = item.list === 'allow' ? deny : allow;
          const contested = matching.filter((file) =>
            others.some((other) => compileGlob(other).matches(file)),
          );
          assert.equal(item.contested, contested.length);
          if (item.coveredBy === null) continue;
          const wider = compileGlob(item.coveredBy);
          assert.ok(matching.every((file) => wider.matches(file)));
        }
      }),
    );
  });

  it('name a pattern that stands twice, but only the second time', async () => {
    const found = await new MatchCounter(['a', 'b'], compileGlob).count(['a', '*', 'a'], [], never);
    assert.deepEqual(
      found.patterns.map(({ coveredBy }) => coveredBy),
      ['*', null, 'a'],
    );
  });

  it('end when they are overtaken', async () => {
    const controller = new AbortController();
    const counter = new MatchCounter(['a'], compileGlob);
    const counting = counter.count(['*'], [], controller.signal);
    controller.abort();
    await assert.rejects(counting, Overtaken);
  });
});

describe('completions', () => {
  it('offer folders and files, the nearest first, and nothing for a pattern', async () => {
    const index = await readListing(listing('docs/src.md', 'lib/src/deep/x.ts', 'src/a.ts', 'zsrc/b'), never);
    const offered = async (typed: string): Promise<string[]> =>
      (await complete(index, typed, never)).map(({ pattern }) => pattern);
    assert.deepEqual((await offered('src')).slice(0, 3), ['src/**', 'src/a.ts', 'lib/src/**']);
    assert.deepEqual(await offered('SRC/A'), ['src/a.ts']);
    assert.deepEqual(await offered('src/*'), []);
    assert.deepEqual((await offered('')).sort(), ['docs/**', 'lib/**', 'src/**', 'zsrc/**']);
    assert.deepEqual(await offered('src/a.ts'), []);
  });
});

describe('suggested verifiers', () => {
  it('are the scripts that check', () => {
    const scripts = { test: 'x', 'test:ui': 'y', build: 'z', lint: 'l', 'bad name; rm': 'x', check: 7 };
    assert.deepEqual(scriptCommands(JSON.stringify({ scripts }), 'npm'), [
      'npm test',
      'npm run test:ui',
      'npm run lint',
    ]);
    const standard = { scripts: { test: 'echo "Error: no test specified" && exit 1' } };
    assert.deepEqual(scriptCommands(JSON.stringify(standard), 'npm'), []);
    for (const text of ['', '[]', 'null', '{"scripts":7}', '{'])
      assert.deepEqual(scriptCommands(text, 'npm'), []);
  });

  it('are the targets of make', () => {
    assert.deepEqual(makeCommands('all:\ntest: all\n'), ['make test']);
    assert.deepEqual(makeCommands('check:\n\ttrue\n'), ['make check']);
    assert.deepEqual(makeCommands('test := 1\ntests:\n'), []);
  });
});

describe('lists of the page', () => {
  const draft = { allow: [], deny: [], verify: [], options: { protect: [] } } as unknown as Draft;

  it('are read and replaced by name', () => {
    for (const name of LISTS) assert.deepEqual(listOf(withList(draft, name, ['x']), name), ['x']);
  });

  it('take several pasted lines as several rows', () => {
    assert.equal(pastedRows('', 0, 0, 'one line\n'), null);
    assert.deepEqual(pastedRows('', 0, 0, ' a\r\n\n b \n'), ['a', 'b']);
    assert.deepEqual(pastedRows('prefix[old]suffix', 6, 11, 'x\ny\nz'), ['prefixx', 'y', 'zsuffix']);
  });

  it('keep the key of a row wherever it goes', () => {
    const keys = new RowKeys();
    const [a, b, end] = keys.of('allow', 2);
    keys.swap('allow', 0, 1);
    assert.deepEqual(keys.of('allow', 2), [b, a, end]);
    keys.insert('allow', 1, 2);
    assert.deepEqual(
      keys.of('allow', 4).filter((key) => key === a || key === b),
      [b, a],
    );
    keys.remove('allow', 0);
    assert.equal(keys.of('allow', 3).includes(b ?? -1), false);
  });
});
