import assert from 'node:assert/strict';
import fs from 'node:fs';
import { toolCaches } from '../../src/engine/evidence/shadow/toolCaches';
import { removeTempFolders } from '../support/tempRepository';
import { arm } from './armed';
import { type Lab, type LabOptions, makeLab } from './lab';

const TAG = 'Signature: 8a477f597d28d172789f06886806bc55\n';
type Files = Readonly<Record<string, string | Uint8Array>>;

/** As pytest 9 leaves it. */
const PYTEST: Files = {
  '.pytest_cache/.gitignore': '# Created by pytest automatically.\n*\n',
  '.pytest_cache/CACHEDIR.TAG': `${TAG}# This file is a cache directory tag created by pytest.\n`,
  '.pytest_cache/README.md': '# pytest cache directory #\n\n**Do not** commit this to version control.\n',
  '.pytest_cache/v/cache/lastfailed': '{\n  "test_a.py::test_a": true\n}',
  '.pytest_cache/v/cache/nodeids': '[\n  "test_a.py::test_a"\n]',
  '.pytest_cache/v/cache/stepwise': '[]',
};
/** As mypy 2 leaves it, and with the files that it and older ones write instead of databases. */
const MYPY: Files = {
  'src/.mypy_cache/.gitignore': '# Automatically created by mypy\n*\n',
  'src/.mypy_cache/CACHEDIR.TAG': TAG,
  'src/.mypy_cache/missing_stubs': 'types-PyYAML\n',
  'src/.mypy_cache/3.11/cache.0.db': 'SQLite format 3\0more',
  'src/.mypy_cache/3.11/cache.0.db-journal': '',
  'src/.mypy_cache/3.11/@plugins_snapshot.json': '{}',
  'src/.mypy_cache/3.11/app.meta.json': '{}',
  'src/.mypy_cache/3.11/app.meta_ex.ff': '\0',
  'src/.mypy_cache/3.11/os/__init__.data.json': '{}',
};
const RUFF: Files = {
  '.ruff_cache/.gitignore': '# Automatically created by ruff.\n*\n',
  '.ruff_cache/CACHEDIR.TAG': TAG.trimEnd(),
  '.ruff_cache/0.16.9/6687744052412755487': Uint8Array.of(0, 0, 0, 1),
};

async function found(
  files: Files,
  act: (lab: Lab) => void = () => undefined,
  options: LabOptions & { noted?: readonly string[] } = {},
): Promise<string[]> {
  const lab = await makeLab(options);
  lab.repository.write(files);
  act(lab);
  return toolCaches(lab.context, Object.keys(files), new Set(options.noted));
}

describe('caches of known tools', () => {
  after(removeTempFolders);

  it('are known wherever they are', async () => {
    assert.deepEqual(await found({ ...PYTEST, ...MYPY, ...RUFF }), [
      '.pytest_cache',
      '.ruff_cache',
      'src/.mypy_cache',
    ]);
    const deep = Object.fromEntries(Object.entries(PYTEST).map(([name, text]) => [`a/b/${name}`, text]));
    assert.deepEqual(await found(deep), ['a/b/.pytest_cache']);
  });

  const MORE: [string, Files, Files][] = [
    ['a file beside the known ones', PYTEST, { '.pytest_cache/evil.py': '' }],
    ['a folder beside the known ones', PYTEST, { '.pytest_cache/d/x': '{}' }],
    ['a value that is no JSON', PYTEST, { '.pytest_cache/v/cache/lastfailed': '#!/bin/sh\n' }],
    ['a value that is no text', PYTEST, { '.pytest_cache/v/cache/x': Uint8Array.of(0x22, 0xff, 0x22) }],
    ['a value with the name of a program', PYTEST, { '.pytest_cache/v/cache/x.js': '{}' }],
    ['a long README', PYTEST, { '.pytest_cache/README.md': 'x'.repeat(1025) }],
    ['another ignore file', PYTEST, { '.pytest_cache/.gitignore': '*\n!v\n' }],
    ['another tag', PYTEST, { '.pytest_cache/CACHEDIR.TAG': 'Signature: 0\n' }],
    ['a tag with more than comments', PYTEST, { '.pytest_cache/CACHEDIR.TAG': `${TAG}evil\n` }],
    ['a nested repository', PYTEST, { '.pytest_cache/v/.git/HEAD': 'ref: refs/heads/main\n' }],
    ['a cache in a cache', PYTEST, { '.pytest_cache/v/.mypy_cache/3.11/x.meta.json': '{}' }],
    ['a folder of no Python', MYPY, { 'src/.mypy_cache/evil/x.meta.json': '{}' }],
    ['a file of no module', MYPY, { 'src/.mypy_cache/3.11/tasks.json': '{}' }],
    ['a file of another kind', MYPY, { 'src/.mypy_cache/3.11/os/evil.py': '' }],
    ['a database that is none', MYPY, { 'src/.mypy_cache/3.11/cache.0.db': '#!/bin/sh\n' }],
    ['a file that no hash names', RUFF, { '.ruff_cache/0.16.9/evil': '' }],
    ['a folder of no version', RUFF, { '.ruff_cache/evil/6687744052412755487': '' }],
    ['a file outside of the folder', RUFF, { '.ruff_cache/6687744052412755487': '' }],
  ];
  for (const [what, files, more] of MORE) {
    it(`are not known with ${what}`, async () => {
      assert.equal((await found(files)).length, 1);
      assert.deepEqual(await found({ ...files, ...more }), []);
    });
  }

  for (const missing of ['.gitignore', 'CACHEDIR.TAG']) {
    it(`are not known without ${missing}`, async () => {
      const rest = Object.entries(PYTEST).filter(([name]) => !name.endsWith(missing));
      assert.deepEqual(await found(Object.fromEntries(rest)), []);
    });
  }

  it('are not known under another name, in another case either', async () => {
    for (const other of ['.Pytest_Cache', 'pytest_cache', '.cache']) {
      const renamed = Object.entries(PYTEST).map(([name, text]) => [
        name.replace('.pytest_cache', other),
        text,
      ]);
      assert.deepEqual(await found(Object.fromEntries(renamed) as Files), []);
    }
  });

  it('hold no programs, links, second names and special files', async function () {
    if (process.platform === 'win32') this.skip();
    const at = '.pytest_cache/v/cache/nodeids';
    const acts: ((lab: Lab) => void)[] = [
      (lab) => {
        fs.chmodSync(lab.at(at), 0o755);
      },
      (lab) => {
        fs.chmodSync(lab.at(at), 0o4644);
      },
      (lab) => {
        fs.rmSync(lab.at(at));
        fs.symlinkSync('lastfailed', lab.at(at));
      },
      (lab) => {
        fs.rmSync(lab.at(at));
        fs.linkSync(lab.at('.pytest_cache/v/cache/stepwise'), lab.at(at));
      },
      (lab) => {
        fs.renameSync(lab.at('.pytest_cache'), lab.at('elsewhere'));
        fs.symlinkSync('elsewhere', lab.at('.pytest_cache'));
      },
    ];
    for (const [index, act] of acts.entries()) assert.deepEqual(await found(PYTEST, act), [], `${index}`);
  });

  it('stay what they are where the policy denies them, or something else was found', async () => {
    assert.deepEqual(await found(PYTEST, undefined, { deny: ['**/nodeids'] }), []);
    assert.deepEqual(await found(PYTEST, undefined, { noted: ['.pytest_cache/v/cache/nodeids'] }), []);
    assert.deepEqual(await found(PYTEST, undefined, { noted: ['src/app.txt'] }), ['.pytest_cache']);
  });
});

describe('an agent that ran tests', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  const ARMED = { name: 'tests', act: () => undefined };

  it('is accepted with what they leave', async () => {
    const armed = await arm({ ...ARMED, allow: ['src/app.txt'] });
    armed.repository.write({ ...PYTEST, ...MYPY, ...RUFF });
    const audit = await armed.check();
    assert.deepEqual(audit.violations, []);
    assert.deepEqual(audit.evidence.files, []);
    // What the tool writes there later moves nothing either.
    assert.equal(await armed.session.isStale(), false);
    armed.repository.write({ '.pytest_cache/v/cache/nodeids': '[]' });
    assert.equal(await armed.session.isStale(), false);
  });

  it('is rejected with anything else in there, staged or tracked', async () => {
    const armed = await arm({ ...ARMED, files: { 'tests/.pytest_cache/README.md': 'tracked\n' } });
    armed.repository.write({ ...PYTEST, '.pytest_cache/run.sh': 'evil\n' });
    const codes = async (): Promise<string[]> => (await armed.check()).violations.map(({ code }) => code);
    assert.ok((await codes()).includes('hidden-from-git'));
    fs.rmSync(armed.at('.pytest_cache/run.sh'));
    assert.deepEqual(await codes(), []);
    armed.git('add', '--force', '.pytest_cache/README.md');
    assert.notDeepEqual(await codes(), []);
    armed.git('rm', '--quiet', '--cached', '.pytest_cache/README.md');
    assert.deepEqual(await codes(), []);
    const nested = Object.entries(PYTEST).map(([name, text]) => [`tests/${name}`, text]);
    armed.repository.write(Object.fromEntries(nested) as Files);
    assert.notDeepEqual(await codes(), []);
  });
});
