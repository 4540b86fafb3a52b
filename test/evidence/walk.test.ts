import { execFileSync } from 'node:child_process';
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { compareWalk, snapshotWalk } from '../../src/engine/evidence/shadow/walk';
import { acceptedCaches } from '../../src/engine/evidence/shadow/newCaches';
import { removeTempFolders } from '../support/tempRepository';
import { FILES, type Lab, type LabOptions, makeLab, stored } from './lab';
import type { WalkResult } from '../../src/engine/evidence/shadow/walkTypes';

/** Arms, lets `act` work, and walks again. */
async function walked(act: (lab: Lab) => void, options: LabOptions = {}): Promise<WalkResult> {
  const lab = await makeLab(options);
  const tracked = lab.tracked();
  const snapshot = stored(await snapshotWalk(lab.context, tracked));
  act(lab);
  return compareWalk(lab.context, snapshot, () => Promise.resolve(tracked));
}

function codes(result: WalkResult): string[] {
  return result.findings.map(({ code, path }) => `${code} ${path ?? ''}`);
}

describe('the own walk', () => {
  after(removeTempFolders);

  const attacks: [string, (lab: Lab) => void, readonly string[], readonly string[]][] = [
    [
      'a folder that hides itself',
      ({ repository }) => {
        repository.write({
          'evil/.gitignore': '*\n',
          'evil/run.sh': 'x',
          'src/deep/.gitignore': '*\n',
          'src/deep/y': '',
        });
      },
      ['evil/.gitignore', 'evil/run.sh', 'src/deep/.gitignore', 'src/deep/y'],
      [],
    ],
    [
      'an excludes file set later',
      ({ repository }) => {
        repository.write({ '.git/x': 'evil*\n', 'evil.sh': '' });
        repository.git('config', 'core.excludesFile', '.git/x');
      },
      ['evil.sh'],
      [],
    ],
    [
      'home and XDG excludes',
      ({ repository, context }) => {
        const home = context.env.HOME ?? '';
        fs.mkdirSync(`${home}/.config/git`, { recursive: true });
        fs.writeFileSync(`${home}/.config/git/ignore`, 'evil*\n');
        repository.write({ 'docs/evil.sh': '' });
      },
      ['docs/evil.sh'],
      [],
    ],
    [
      'info/exclude',
      ({ repository }) => {
        repository.write({ '.git/info/exclude': 'evil*\n', 'src/evil.sh': '' });
      },
      ['src/evil.sh'],
      [],
    ],
    [
      'a tracked ignore file that grew',
      ({ repository }) => {
        repository.write({ '.gitignore': '*\n', 'src/evil.sh': '' });
      },
      ['src/evil.sh'],
      [],
    ],
    [
      'a fifo',
      ({ at }) => {
        execFileSync('mkfifo', [at('evilpipe'), at('src/p')]);
      },
      ['evilpipe', 'src/p'],
      [],
    ],
    [
      'files in a folder named .git',
      ({ repository }) => {
        repository.write({ 'docs/.git/run.sh': '' });
      },
      [],
      ['nested-repository docs/.git'],
    ],
    [
      'a file named .git',
      ({ repository }) => {
        repository.write({ 'docs/.git': 'gitdir: /x' });
      },
      [],
      ['nested-repository docs/.git'],
    ],
    [
      'a folder named .GIT',
      ({ repository }) => {
        repository.write({ 'docs/.GIT/run.sh': '' });
      },
      [],
      ['nested-repository docs/.GIT'],
    ],
    [
      'a nested repository',
      ({ repository }) => {
        repository.git('init', '-q', 'evil');
        repository.write({ 'evil/x': '' });
      },
      ['evil/x'],
      ['nested-repository evil/.git'],
    ],
    [
      'a repository over a tracked folder',
      ({ repository }) => {
        repository.git('init', '-q', 'docs');
      },
      [],
      ['nested-repository docs/.git'],
    ],
    [
      'a folder folded by core.ignoreCase',
      ({ repository }) => {
        repository.git('config', 'core.ignoreCase', 'true');
        repository.write({ 'Docs/guide.txt': '' });
      },
      ['Docs/guide.txt'],
      ['case-twin Docs'],
    ],
    [
      'a case twin of a file',
      ({ repository }) => {
        repository.write({ 'src/App.txt': '' });
      },
      ['src/App.txt'],
      ['case-twin src/App.txt'],
    ],
    [
      'a tracked folder replaced by a link',
      ({ at }) => {
        fs.renameSync(at('src/deep'), at('src/other'));
        fs.symlinkSync('other', at('src/deep'));
      },
      ['src/deep', 'src/other/er/x.txt'],
      ['folder-replaced src/deep'],
    ],
    [
      'a tracked folder replaced by a file, which is a change like any other',
      ({ at }) => {
        fs.rmSync(at('src/deep'), { recursive: true });
        fs.writeFileSync(at('src/deep'), '');
      },
      ['src/deep'],
      [],
    ],
    [
      'a name with a trailing newline or space, and bytes that are no text',
      ({ at }) => {
        fs.writeFileSync(at('src/app.txt\n'), '');
        fs.mkdirSync(at('src '));
        fs.writeFileSync(at('src /x'), '');
        fs.writeFileSync(Buffer.concat([Buffer.from(at('src/')), Buffer.of(0xff)]), '');
      },
      ['src /x', 'src/app.txt\n', 'src/\udcff'],
      [],
    ],
    [
      'a force-added gitlink over a folder',
      ({ repository, context }) => {
        repository.write({ 'evil/run.sh': '' });
        repository.git('update-index', '--add', '--cacheinfo', `160000,${context.baseline},evil`);
      },
      ['evil/run.sh'],
      [],
    ],
  ];
  for (const [name, act, untracked, findings] of attacks) {
    it(`sees ${name}`, async () => {
      const result = await walked(act);
      assert.deepEqual(result.untracked, untracked);
      assert.deepEqual(codes(result), findings);
      assert.deepEqual(result.problems, []);
    });
  }

  const HONEST: [string, (lab: Lab) => void, LabOptions?][] = [
    ['nothing', () => undefined],
    [
      'ignored files that were there and change',
      ({ repository }) => {
        repository.write({ 'build/o': '2', 'build/new/x': '', 'a.log': '', '.env': '2', 'src/b.log': '' });
      },
      {
        prepare: (repository) => {
          repository.write({ 'build/o': '1', '.env': '1' });
        },
      },
    ],
    [
      'ignored folders that are new',
      ({ repository }) => {
        repository.write({ 'src/__pycache__/x.pyc': '', 'build/.gitignore': '!*', 'build/.git/x': '' });
      },
    ],
    [
      'empty folders',
      ({ at }) => {
        fs.mkdirSync(at('empty/er'), { recursive: true });
      },
    ],
    [
      'edits, touches and replaced files',
      ({ repository, at }) => {
        repository.write({ 'docs/tmp': 'guide 2' });
        fs.renameSync(at('docs/tmp'), at('docs/guide.txt'));
      },
    ],
    [
      'rules with re-included names',
      ({ repository }) => {
        repository.write({ 'out/new.o': '', 'out/keep': 'k2' });
      },
      { files: { ...FILES, '.gitignore': 'out/*\n!out/keep\n', 'out/keep': 'k' } },
    ],
    [
      'an untracked ignore file of before, and excludes of the user',
      ({ repository }) => {
        repository.write({ 'cache/x': '', 'cache/y/z': '', '.x.swp': '', 'docs/.DS_Store': '' });
      },
      {
        prepare: (repository) => {
          repository.write({ 'cache/.gitignore': '*\n', '.git/ign': '*.swp\n.DS_Store\n' });
          repository.git('config', 'core.excludesFile', '.git/ign');
        },
      },
    ],
    [
      'tracked files inside ignored folders, and what else appears there',
      ({ repository }) => {
        repository.write({ 'build/tracked': '2', 'build/new': '' });
      },
      {
        prepare: (repository) => {
          repository.write({ 'build/tracked': '1', 'build/other': '1' });
          repository.git('add', '-f', 'build/tracked');
          repository.git('commit', '-qm', 'forced');
        },
      },
    ],
    [
      'a fifo and a nested .git folder of before',
      ({ repository }) => {
        repository.write({ 'docs/new.log': '' });
      },
      {
        prepare: (repository) => {
          execFileSync('mkfifo', [`${repository.root}/docs/pipe`]);
          repository.write({ 'docs/.git/junk': '' });
        },
      },
    ],
    [
      'a submodule',
      ({ repository }) => {
        repository.write({ 'src/x.log': '' });
      },
      {
        prepare: (repository) => {
          repository.git('init', '-q', '../sub');
          repository.git('-C', '../sub', 'commit', '-q', '--allow-empty', '-m', 's');
          repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', '../sub', 'lib');
          repository.commit('sub');
        },
      },
    ],
  ];
  for (const [name, act, options] of HONEST) {
    it(`accepts ${name}`, async () => {
      const result = await walked(act, options);
      assert.deepEqual([result.untracked, codes(result), result.problems], [[], [], []]);
    });
  }

  it('does not enter unchanged folders again, and sees a restored modification time', async () => {
    const lab = await makeLab();
    const tracked = lab.tracked();
    await new Promise((resolve) => setTimeout(resolve, 2200));
    const snapshot = stored(await snapshotWalk(lab.context, tracked));
    const trusted = snapshot.folders.filter(([, mark]) => mark !== '').map(([folder]) => folder);
    assert.deepEqual(trusted.sort(), ['', 'docs', 'src', 'src/deep', 'src/deep/er']);
    const before = fs.statSync(lab.at('docs'));
    lab.repository.write({ 'docs/evil': '' });
    fs.utimesSync(lab.at('docs'), before.atime, before.mtime);
    const result = await compareWalk(lab.context, snapshot, () => Promise.resolve(tracked));
    assert.deepEqual(result.untracked, ['docs/evil']);
  });

  it('says what it cannot read', async function () {
    if (process.getuid?.() === 0) this.skip();
    const result = await walked(({ at }) => {
      fs.mkdirSync(at('src/locked'));
      fs.chmodSync(at('src/locked'), 0);
    });
    assert.deepEqual(result.problems, [
      { kind: 'unreadable', path: 'src/locked/', reason: 'permission denied' },
    ]);
  });

  describe('folders that verifiers make', () => {
    const PYTEST = {
      '.pytest_cache/.gitignore': '# Created by pytest automatically.\n*\n',
      '.pytest_cache/CACHEDIR.TAG': 'Signature: 8a477f597d28d172789f06886806bc55\n',
      '.pytest_cache/v/cache/lastfailed': '{}',
    };

    async function made(
      files: Record<string, string>,
      before: Record<string, string> = {},
    ): Promise<string[][]> {
      const lab = await makeLab();
      const tracked = lab.tracked();
      const walk = (caches: ReadonlySet<string> = new Set()): Promise<WalkResult> =>
        compareWalk(lab.context, snapshot, () => Promise.resolve(tracked), { caches });
      const snapshot = stored(await snapshotWalk(lab.context, tracked));
      lab.repository.write(before);
      const first = await walk();
      lab.repository.write(files);
      const caches = await acceptedCaches(lab.context, first.untracked, (await walk()).untracked);
      return [caches, [...(await walk(new Set(caches))).untracked]];
    }

    it('accepts a self-ignoring cache', async () => {
      assert.deepEqual(await made(PYTEST), [['.pytest_cache'], []]);
      assert.deepEqual(await made({ 'src/.mypy_cache/.gitignore': '*', 'src/.mypy_cache/x.json': '' }), [
        ['src/.mypy_cache'],
        [],
      ]);
    });

    it('does not accept what was there before, hides no folder, or has another shape', async () => {
      assert.deepEqual((await made(PYTEST, { '.pytest_cache/evil': '' }))[0], []);
      assert.deepEqual((await made({ 'evil/.gitignore': '*', 'evil/run.sh': '' }))[0], []);
      assert.deepEqual((await made({ '.cache/x': '' }))[0], []);
      assert.deepEqual((await made({ '.cache/.gitignore': '*\n!x\n', '.cache/x': '' }))[0], []);
      assert.deepEqual((await made({ '.cache/.gitignore': '*\n', '.cache/.git/HEAD': '' }))[0], []);
      assert.deepEqual((await made({ 'cache/.gitignore': '*\n', 'cache/x': '' }))[0], []);
      assert.deepEqual((await made({ '.tool/.gitignore': '*\n', '.tool/x': '' }))[0], []);
    });

    it('accepts a dot folder by its name or its tag, unless it steers something', async () => {
      const TAG = PYTEST['.pytest_cache/CACHEDIR.TAG'];
      const made1 = async (folder: string, more: Record<string, string> = {}): Promise<string[]> =>
        (await made({ [`${folder}/.gitignore`]: '*\n', [`${folder}/x`]: '', ...more }))[0] ?? [];
      assert.deepEqual(await made1('.myCache'), ['.myCache']);
      assert.deepEqual(await made1('.tool', { '.tool/CACHEDIR.TAG': TAG }), ['.tool']);
      assert.deepEqual(await made1('.tool', { '.tool/CACHEDIR.TAG': 'Signature: x\n' }), []);
      assert.deepEqual(await made1('.hypothesis'), ['.hypothesis']);
      for (const folder of ['.vscode', '.VSCode', '.claude', '.cursor', '.github', '.husky', '.gitcache']) {
        assert.deepEqual(await made1(folder, { [`${folder}/CACHEDIR.TAG`]: TAG }), [], folder);
      }
      assert.deepEqual(await made1('.claude/skills/.cache'), []);
      assert.deepEqual(await made1('.cache', { '.cache/.cursor/rules/x.mdc': '' }), []);
    });
  });
});
