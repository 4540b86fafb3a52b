import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {
  compareMetadata,
  type MetadataResult,
  snapshotMetadata,
} from '../../src/engine/evidence/shadow/metadata';
import { effectOf, isFetched } from '../../src/engine/evidence/shadow/configRules';
import { violationMessage as findingMessage } from '../../src/engine/violations';
import {
  openRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';
import { type Lab, type LabOptions, makeLab, stored } from './lab';

async function compared(act: (lab: Lab) => void, options: LabOptions = {}): Promise<MetadataResult> {
  const lab = await makeLab(options);
  const snapshot = stored(await snapshotMetadata(lab.context));
  act(lab);
  return compareMetadata(lab.context, snapshot);
}

const commitTree = (repository: TempRepository): string =>
  repository.git('commit-tree', '-p', 'HEAD', '-m', 'e', 'HEAD^{tree}').trim();

const twoStashes = (repository: TempRepository): void => {
  for (const text of ['a', 'b']) {
    repository.write({ 'secret.txt': text });
    repository.git('stash', '-q');
  }
};

/** A remote with one tag, and a clone of it as the worktree. */
function cloned(repository: TempRepository): void {
  repository.git('clone', '-q', '--bare', '.', '../remote.git');
  repository.git('remote', 'add', 'origin', path.join(repository.root, '../remote.git'));
  repository.git('fetch', '-q', 'origin');
}

describe('the metadata witness', () => {
  after(removeTempFolders);

  const git =
    (...args: string[]) =>
    (lab: Lab): void =>
      void lab.repository.git(...args);
  const write =
    (files: Record<string, string>) =>
    (lab: Lab): void => {
      lab.repository.write(files);
    };

  const attacks: [string, (lab: Lab) => void, string[], LabOptions?][] = [
    ['a new tag', git('tag', 'v9'), ['ref created: refs/tags/v9']],
    ['a new branch', git('branch', 'evil'), ['ref created: refs/heads/evil']],
    [
      'a deleted branch',
      git('branch', '-qD', 'work'),
      ['ref deleted: refs/heads/work'],
      { prepare: (r) => void r.git('branch', 'work') },
    ],
    [
      'a moved branch',
      (lab) => void lab.repository.git('update-ref', 'refs/heads/work', commitTree(lab.repository)),
      ['ref changed: refs/heads/work'],
      { prepare: (r) => void r.git('branch', 'work') },
    ],
    ['a note', git('notes', 'add', '-m', 'x'), ['ref created: refs/notes/commits']],
    [
      'a replace ref',
      (lab) => void lab.repository.git('replace', 'HEAD', commitTree(lab.repository)),
      ['ref created: refs/replace/'],
    ],
    [
      'a dropped stash',
      git('stash', 'drop', '-q'),
      ['ref changed: refs/stash', 'reflog wiped: '],
      { prepare: twoStashes },
    ],
    [
      'an older stash dropped',
      git('stash', 'drop', '-q', 'stash@{1}'),
      ['reflog wiped: '],
      { prepare: twoStashes },
    ],
    [
      'HEAD on another branch',
      git('checkout', '-q', 'work'),
      ['HEAD points elsewhere: '],
      { prepare: (r) => void r.git('branch', 'work') },
    ],
    [
      'a detached HEAD and the branch moved',
      (lab) => {
        lab.repository.git('checkout', '-q', '--detach');
        lab.repository.git('update-ref', 'refs/heads/main', commitTree(lab.repository));
      },
      ['HEAD points elsewhere: ', 'ref changed: refs/heads/main'],
    ],
    [
      'a planted merge',
      (lab) => {
        lab.repository.write({ '.git/MERGE_HEAD': commitTree(lab.repository), '.git/MERGE_MSG': 'm' });
      },
      ['Git operation in progress: MERGE_HEAD', 'Git operation in progress: MERGE_MSG'],
    ],
    [
      'a planted rebase',
      write({ '.git/rebase-merge/done': '' }),
      ['Git operation in progress: rebase-merge'],
    ],
    [
      'a bisect that was ended',
      (lab) => {
        lab.repository.delete('.git/BISECT_LOG');
      },
      ['Git operation in progress: BISECT_LOG'],
      {
        prepare: (r) => {
          r.write({ '.git/BISECT_LOG': 'x' });
        },
      },
    ],
    [
      'a hook',
      write({ '.git/hooks/pre-commit': '#!/bin/sh\n' }),
      ['Git hook created: .git/hooks/pre-commit'],
    ],
    [
      'a hook made executable',
      ({ at }) => {
        fs.chmodSync(at('.git/hooks/pre-push'), 0o755);
      },
      ['Git hook changed: .git/hooks/pre-push'],
      {
        prepare: (r) => {
          r.write({ '.git/hooks/pre-push': 'x' });
        },
      },
    ],
    [
      'the hooks folder replaced by a link',
      ({ repository, at }) => {
        repository.delete('.git/hooks');
        fs.symlinkSync('../build', at('.git/hooks'));
      },
      ['Git hook created: .git/hooks'],
    ],
    [
      'a hook in a hooks path of before',
      ({ repository }) => {
        repository.write({ 'build/hooks/pre-commit': 'x' });
      },
      ['Git hook created: build/hooks/pre-commit'],
      { prepare: (r) => void r.git('config', 'core.hooksPath', 'build/hooks') },
    ],
    [
      'info/attributes',
      write({ '.git/info/attributes': '* -diff\n' }),
      ["Git's own file created: .git/info/attributes"],
    ],
    [
      'grafts and alternates',
      write({ '.git/info/grafts': 'x', '.git/objects/info/alternates': '/x' }),
      ["Git's own file created: .git/info/grafts", "Git's own file created: .git/objects/info/alternates"],
    ],
    ['a whole clone made shallow', write({ '.git/shallow': 'x' }), ["Git's own file created: .git/shallow"]],
    [
      'an attributes file of before',
      (lab) => {
        fs.writeFileSync(path.join(lab.context.env.HOME ?? '', 'attrs'), '* -diff');
      },
      ["Git's own file created: /"],
      { prepare: (r) => void r.git('config', 'core.attributesFile', '~/attrs') },
    ],
  ];
  for (const [name, act, expected, options] of attacks) {
    it(`sees ${name}`, async () => {
      const { findings } = await compared(act, options);
      const words = findings.map(findingMessage);
      assert.equal(words.length, expected.length, words.join('\n'));
      for (const [index, start] of expected.entries())
        assert.ok(words[index]?.startsWith(start), words[index]);
    });
  }

  const settings: [string[], string, boolean][] = [
    [['alias.st', '!evil'], 'command', true],
    [['core.sshCommand', 'evil'], 'command', true],
    [['filter.x.clean', 'evil'], 'command', true],
    [['core.fsmonitor', './evil'], 'command', true],
    [['core.hooksPath', '/evil'], 'command', true],
    [['credential.helper', 'evil'], 'command', true],
    [['credential.https://x.y.helper', 'evil'], 'command', true],
    [['diff.x.textconv', 'evil'], 'command', true],
    [['merge.x.driver', 'evil'], 'command', true],
    [['core.worktree', '/tmp'], 'redirect', true],
    [['include.path', '/evil'], 'behaviour', false],
    [['remote.origin.pushurl', 'https://evil'], 'behaviour', false],
    [['url.https://evil.insteadOf', 'https://good'], 'behaviour', true],
    [['protocol.ext.allow', 'always'], 'behaviour', true],
    [['remote.evil.promisor', 'true'], 'behaviour', true],
    [['core.excludesFile', '/x'], 'behaviour', false],
  ];
  for (const [setting, effect, unsafe] of settings) {
    it(`sees the setting ${setting[0]}`, async () => {
      const { findings, unsafeForGit } = await compared(git('config', ...setting));
      assert.deepEqual(
        findings.map(({ code, params }) => [code, (params as { effect?: string }).effect]),
        [['config-changed', effect]],
      );
      assert.equal(unsafeForGit, unsafe);
    });
  }

  it('sees settings of the home folder and behind an include of before', async () => {
    const home = await compared(
      ({ context }) => {
        fs.writeFileSync(path.join(context.env.HOME ?? '', '.gitconfig'), '[alias]\n\tx = !evil\n');
      },
      { env: { GIT_CONFIG_GLOBAL: undefined } },
    );
    assert.match(
      home.findings.map(findingMessage).join(),
      /^Git setting created: alias.x in .*\.gitconfig \(it can start a program\)$/,
    );
    const include = await compared(write({ '.git/local.inc': '[core]\n\tpager = evil\n' }), {
      prepare: (r) => void r.git('config', 'include.path', 'local.inc'),
    });
    assert.match(
      include.findings.map(findingMessage).join(),
      /^Git setting created: core.pager in .*local\.inc/,
    );
  });

  it('sees a filter program of before that was edited, and keeps Git from running it', async () => {
    const result = await compared(write({ 'src/clean.sh': 'evil' }), {
      prepare: (r) => {
        r.write({ 'src/clean.sh': 'cat' });
        r.git('config', 'filter.p.clean', 'sh ./src/clean.sh %f');
        r.commit();
      },
    });
    assert.deepEqual(
      result.findings.map(({ code, path: name }) => [code, name]),
      [['filter-program-changed', 'src/clean.sh']],
    );
    assert.equal(result.unsafeForGit, true);
  });

  it('sees wiped reflogs of today', async () => {
    const lab = await makeLab({
      prepare: (r) => {
        r.write({ 'src/app.txt': '2' });
        r.commit();
      },
    });
    // The dates of test commits are pinned to a year that gc would forget; entries of today are not.
    for (const name of ['logs/HEAD', 'logs/refs/heads/main']) {
      const file = lab.at(`.git/${name}`);
      const seconds = Math.floor(Date.now() / 1000);
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/> \d+ /g, `> ${seconds} `));
    }
    const snapshot = stored(await snapshotMetadata(lab.context));
    lab.repository.git('gc', '-q');
    assert.deepEqual((await compareMetadata(lab.context, snapshot)).findings, []);
    lab.repository.git('reflog', 'expire', '--expire=now', '--all');
    const words = (await compareMetadata(lab.context, snapshot)).findings.map(findingMessage);
    assert.deepEqual(words, [
      'reflog wiped: 2 recorded steps of HEAD are gone',
      'reflog wiped: 2 recorded steps of refs/heads/main are gone',
    ]);
  });

  it('sees a swapped .git and asks Git nothing then', async () => {
    for (const act of [
      ({ repository, at }: Lab): void => {
        fs.renameSync(at('.git'), path.join(repository.root, '../gd'));
        repository.write({ '.git': `gitdir: ${path.join(repository.root, '../gd')}\n` });
      },
      ({ at }: Lab): void => {
        fs.cpSync(at('.git'), at('../copy'), { recursive: true });
        fs.rmSync(at('.git'), { recursive: true });
        fs.renameSync(at('../copy'), at('.git'));
      },
      ({ at }: Lab): void => {
        fs.renameSync(at('.git'), at('../gd'));
        fs.symlinkSync('../gd', at('.git'));
      },
    ]) {
      const result = await compared(act);
      assert.ok(
        result.findings.length > 0 && result.findings.every(({ code }) => code === 'repository-redirected'),
      );
      assert.equal(result.unsafeForGit, true);
    }
  });

  const honest: [string, (lab: Lab) => void, LabOptions?][] = [
    ['nothing', () => undefined],
    [
      'gc, pack-refs and a commit graph',
      (lab) => {
        lab.repository.git('gc', '-q');
        lab.repository.git('pack-refs', '--all');
        lab.repository.git('commit-graph', 'write', '--reachable');
      },
    ],
    [
      'staging, status and a touched index',
      (lab) => {
        lab.repository.write({ 'src/app.txt': '2' });
        lab.repository.git('add', '-A');
        lab.repository.git('status');
      },
    ],
    [
      'settings, hooks, a stash, tags and a merge of before',
      () => undefined,
      {
        prepare: (r) => {
          twoStashes(r);
          r.git('config', 'alias.x', '!x');
          r.git('config', 'core.hooksPath', '.husky');
          r.git('tag', 'v1');
          r.write({ '.git/hooks/pre-commit': 'x', '.git/MERGE_MSG': 'm' });
        },
      },
    ],
    [
      'a fetch with new branches and tags',
      (lab) => {
        const { repository } = lab;
        const remote = path.join(repository.root, '../remote.git');
        const oid = commitTree(repository);
        repository.git(
          'push',
          '-q',
          remote,
          `${oid}:refs/heads/new`,
          `${oid}:refs/heads/main`,
          `${oid}:refs/tags/v2`,
        );
        repository.git('fetch', '-q', 'origin');
        repository.git('fetch', '-q', 'origin');
        assert.match(repository.git('tag'), /v2/);
      },
      { prepare: cloned },
    ],
    [
      'a commit, as far as refs go',
      (lab) => {
        lab.repository.write({ 'src/app.txt': '2' });
        lab.repository.commit();
      },
      { allowCommits: true },
    ],
    [
      'what editors and forges note down',
      (lab) => {
        lab.repository.git('config', 'branch.main.vscode-merge-base', 'origin/main');
        lab.repository.git('config', 'branch.main.github-pr-owner-number', 'x#1');
        lab.repository.git('config', 'color.ui', 'always');
      },
    ],
    [
      'unknown files elsewhere in .git',
      write({ '.git/tool/state': '', '.git/COMMIT_EDITMSG': 'x', '.git/ORIG_HEAD': 'x' }),
    ],
    [
      'a tracked hook that the policy allows',
      write({ 'src/hooks/pre-commit': '2' }),
      {
        prepare: (r) => {
          r.write({ 'src/hooks/pre-commit': '1' });
          r.git('config', 'core.hooksPath', 'src/hooks');
          r.commit();
        },
      },
    ],
  ];
  for (const [name, act, options] of honest) {
    it(`accepts ${name}`, async () => {
      const result = await compared(act, options);
      assert.deepEqual([result.findings.map(findingMessage), result.unsafeForGit], [[], false]);
    });
  }

  it('accepts commits in another linked worktree, from either side', async () => {
    for (const inLinked of [true, false]) {
      const place = path.join(tempFolder(), 'wt');
      const result = await compared(
        ({ repository }) => {
          const other = inLinked ? repository : openRepository(place);
          other.write({ 'other.txt': 'x' });
          other.commit('elsewhere');
        },
        {
          prepare: (r) => void r.git('worktree', 'add', '-q', '-b', 'wt', place),
          ...(inLinked ? { root: () => place } : {}),
        },
      );
      assert.deepEqual(result.findings.map(findingMessage), []);
    }
  });

  it('does not let a tag of its own pass as fetched, nor a moved one', async () => {
    const moved = await compared(
      (lab) => {
        const oid = commitTree(lab.repository);
        lab.repository.write({ '.git/FETCH_HEAD': `${oid}\tnot-for-merge\ttag 'v1' of ../remote\n` });
        lab.repository.git('tag', '-f', 'v1', oid);
        lab.repository.git('tag', 'v3');
      },
      { prepare: (r) => void r.git('tag', 'v1') },
    );
    assert.deepEqual(
      moved.findings.map(({ params }) => (params as { ref: string }).ref),
      ['refs/tags/v1', 'refs/tags/v3'],
    );
  });

  it('does not let a tag on a commit that no fetch brought pass', async () => {
    const result = await compared(
      ({ repository }) => {
        const oid = commitTree(repository);
        const remote = path.join(repository.root, '../remote.git');
        repository.git('push', '-q', remote, `${oid}:refs/heads/new`);
        repository.git('fetch', '-q', 'origin');
        repository.write({ 'secret.txt': 'evil' });
        const tree = repository.git('stash', 'create').trim();
        repository.git('tag', 'evil', tree);
        repository.git('tag', 'old', 'HEAD');
        repository.git('checkout', '-q', '--', '.');
      },
      { prepare: cloned },
    );
    assert.deepEqual(
      result.findings.map(({ params }) => (params as { ref: string }).ref),
      ['refs/tags/evil', 'refs/tags/old'],
    );
  });

  it('knows what settings do and what fetch lines cover', () => {
    assert.equal(effectOf('diff.renames'), null);
    assert.equal(effectOf('diff.x.command'), 'command');
    assert.equal(effectOf('user.name'), 'behaviour');
    assert.equal(effectOf('extensions.worktreeconfig'), 'redirect');
    assert.equal(isFetched('refs/remotes/origin/x', ['refs/remotes/origin/*']), true);
    assert.equal(isFetched('refs/remotes/evil/x', ['refs/remotes/origin/*']), false);
    assert.equal(isFetched('refs/heads/x', ['refs/*']), false);
    assert.equal(isFetched('refs/stash', ['refs/*']), false);
  });
});
