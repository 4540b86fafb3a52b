import assert from 'node:assert/strict';
import fs from 'node:fs';
import { violationMessage } from '../../src/engine/violations';
import { removeTempFolders } from '../support/tempRepository';
import { type Armed, armAll, type Scenario } from './armed';

const write = (armed: Armed, name: string, content: string | Uint8Array): void => {
  armed.repository.write({ [name]: content });
};

/** The allowed edit that every agent makes. */
const edit = (armed: Armed): void => {
  fs.appendFileSync(armed.at('src/app.txt'), 'ok\n');
};

function honest(name: string, act: (armed: Armed) => void, more: Partial<Scenario> = {}): Scenario {
  return { name, act, ...more };
}

const convert = (armed: Armed, key: string, value: string): void => {
  armed.git('config', key, value);
  armed.git('rm', '--quiet', '--cached', '-r', '.');
  armed.git('reset', '--quiet', '--hard');
};

/** More than is read at once, in bytes. */
const LONG = 4_200_000;

const SCENARIOS: readonly Scenario[] = [
  honest('nothing', () => undefined),
  honest(
    'ignored output that changes and goes',
    (armed) => {
      write(armed, 'build/out', 'new\n');
      fs.rmSync(armed.at('a.log'));
      edit(armed);
    },
    {
      owner: (armed) => {
        write(armed, 'a.log', 'log\n');
        write(armed, 'build/out', 'old\n');
      },
    },
  ),
  honest(
    'a CRLF checkout, edited as CRLF',
    (armed) => {
      fs.appendFileSync(armed.at('src/app.txt'), 'ok\r\n');
    },
    {
      owner: (armed) => {
        convert(armed, 'core.autocrlf', 'true');
      },
    },
  ),
  honest(
    'a CRLF checkout, one file rewritten with LF',
    (armed) => {
      write(armed, 'src/app.txt', `${armed.repository.read('src/app.txt').replaceAll('\r\n', '\n')}ok\n`);
    },
    {
      owner: (armed) => {
        convert(armed, 'core.autocrlf', 'true');
      },
    },
  ),
  honest(
    'a filtered checkout, another file edited',
    (armed) => {
      edit(armed);
    },
    {
      owner: (armed) => {
        armed.git('config', 'filter.u.clean', 'tr a-z A-Z');
        armed.git('config', 'filter.u.smudge', 'tr A-Z a-z');
        write(armed, '.gitattributes', '*.up filter=u\n');
        write(armed, 'x.up', 'hello\n');
        armed.repository.commit();
      },
    },
  ),
  honest(
    'an ident file, edited',
    (armed) => {
      fs.appendFileSync(armed.at('src/id.txt'), 'ok\n');
    },
    {
      owner: (armed) => {
        write(armed, '.gitattributes', 'src/id.txt ident\n');
        write(armed, 'src/id.txt', '$Id$\nline\n');
        armed.repository.commit();
        fs.rmSync(armed.at('src/id.txt'));
        armed.git('checkout', '--', 'src/id.txt');
      },
    },
  ),
  honest(
    'file modes that are not kept',
    (armed) => {
      edit(armed);
    },
    {
      owner: (armed) => {
        armed.git('config', 'core.fileMode', 'false');
        fs.chmodSync(armed.at('secret.txt'), 0o755);
      },
    },
  ),
  honest('staging, touching, status and gc', (armed) => {
    edit(armed);
    write(armed, 'src/new.txt', 'new\n');
    armed.git('add', 'src');
    const now = new Date();
    fs.utimesSync(armed.at('secret.txt'), now, now);
    armed.git('status');
    armed.git('gc', '--quiet');
    fs.mkdirSync(armed.at('empty'));
  }),
  honest('staged, then edited again', (armed) => {
    edit(armed);
    armed.git('add', 'src/app.txt');
    edit(armed);
  }),
  honest(
    'staged as it is, with a verifier',
    (armed) => {
      edit(armed);
      write(armed, 'src/new.txt', 'new\n');
      fs.symlinkSync('new.txt', armed.at('src/link'));
      armed.git('add', 'src');
      armed.git('add', '--intent-to-add', 'src');
    },
    { verify: ['grep -q ok src/app.txt'] },
  ),
  honest(
    'staged with converted line ends, with a verifier',
    (armed) => {
      fs.appendFileSync(armed.at('src/app.txt'), 'ok\r\n');
      write(armed, 'src/new.txt', 'new\r\n');
      armed.git('add', 'src');
    },
    {
      verify: ['grep -q ok src/app.txt'],
      owner: (armed) => {
        convert(armed, 'core.autocrlf', 'true');
      },
    },
  ),
  honest(
    'committed, and edited behind the commit, with a verifier',
    (armed) => {
      edit(armed);
      armed.git('add', 'src/app.txt');
      armed.git('commit', '-qm', 'part');
      edit(armed);
    },
    { verify: ['grep -q ok src/app.txt'], allowCommits: true },
  ),
  honest(
    'staged through the owner’s filter, with a verifier',
    (armed) => {
      write(armed, 'src/new.up', 'shout\n');
      armed.git('add', 'src');
    },
    {
      verify: ['grep -q shout src/new.up'],
      owner: (armed) => {
        armed.git('config', 'filter.u.clean', 'tr a-z A-Z');
        write(armed, '.gitattributes', '*.up filter=u\n');
        armed.repository.commit('filter');
      },
    },
  ),
  honest(
    'a long file staged with converted line ends, with a verifier',
    (armed) => {
      fs.appendFileSync(armed.at('src/long.txt'), 'ok\r\n');
      armed.git('add', 'src');
    },
    {
      verify: ['grep -q ok src/long.txt'],
      workingBytes: LONG * 2,
      binaries: 1,
      owner: (armed) => {
        write(armed, 'src/long.txt', 'a line\n'.repeat(LONG / 7));
        armed.repository.commit('long');
        convert(armed, 'core.autocrlf', 'true');
      },
    },
  ),
  honest(
    'a link that lies there as a file, staged with a verifier',
    (armed) => {
      write(armed, 'src/link', 'other.txt');
      armed.git('add', 'src');
      assert.match(armed.git('ls-files', '-s', 'src/link'), /^120000 /);
    },
    {
      verify: ['grep -q other src/link'],
      owner: (armed) => {
        fs.symlinkSync('app.txt', armed.at('src/link'));
        armed.repository.commit('link');
        convert(armed, 'core.symlinks', 'false');
      },
    },
  ),
  honest(
    'a new file staged where modes are not kept, with a verifier',
    (armed) => {
      write(armed, 'src/run.sh', 'true\n');
      fs.chmodSync(armed.at('src/run.sh'), 0o755);
      armed.git('add', 'src');
    },
    {
      verify: ['true'],
      owner: (armed) => {
        armed.git('config', 'core.fileMode', 'false');
      },
    },
  ),
  honest('a split index', (armed) => {
    armed.git('update-index', '--split-index');
    edit(armed);
    armed.git('add', 'src/app.txt');
  }),
  honest('a compressed index with an untracked cache', (armed) => {
    armed.git('update-index', '--index-version', '4');
    armed.git('update-index', '--force-untracked-cache');
    edit(armed);
  }),
  honest(
    'the owner’s binaries',
    (armed) => {
      write(armed, 'src/data.bin', 'other\n'.repeat(300));
    },
    {
      binaries: 1,
      files: { '.gitattributes': '*.bin binary\n', 'src/data.bin': 'text\n'.repeat(300) },
    },
  ),
  honest(
    'commits that are allowed',
    (armed) => {
      edit(armed);
      armed.git('commit', '--quiet', '--all', '--message', 'one');
      edit(armed);
      armed.git('commit', '--quiet', '--all', '--message', 'two');
    },
    { allowCommits: true },
  ),
  honest(
    'the last commit amended',
    (armed) => {
      edit(armed);
      armed.git('commit', '--quiet', '--all', '--amend', '--no-edit');
    },
    { allowCommits: true },
  ),
  honest('a new branch at the baseline', (armed) => {
    armed.git('checkout', '--quiet', '-b', 'topic');
    edit(armed);
  }),
  honest(
    'a commit in another worktree',
    (armed) => {
      edit(armed);
      armed.git('-C', `${armed.home}/wt`, 'commit', '--quiet', '--allow-empty', '--message', 'there');
    },
    {
      owner: (armed) => {
        armed.git('worktree', 'add', '--quiet', '-b', 'there', `${armed.home}/wt`);
      },
    },
  ),
  honest(
    'a submodule that nobody touches',
    (armed) => {
      edit(armed);
    },
    { owner: addSubmodule },
  ),
  honest(
    'a submodule that is not initialised',
    (armed) => {
      edit(armed);
    },
    {
      owner: (armed) => {
        addSubmodule(armed);
        armed.git('submodule', '--quiet', 'deinit', '--force', 'lib');
      },
    },
  ),
  honest(
    'a verifier that writes its own cache',
    (armed) => {
      edit(armed);
    },
    {
      verify: [
        'sh -c \'mkdir -p .check_cache && echo "*" >.check_cache/.gitignore && echo 1 >.check_cache/state\'',
      ],
    },
  ),
  honest(
    'a verifier that looks at an allowed file',
    (armed) => {
      edit(armed);
    },
    {
      verify: ['grep -q ok src/app.txt'],
    },
  ),
  honest(
    'a sparse checkout',
    (armed) => {
      edit(armed);
    },
    {
      owner: (armed) => {
        armed.git('sparse-checkout', 'set', '--cone', 'src');
      },
    },
  ),
  honest(
    'a sparse index',
    (armed) => {
      edit(armed);
    },
    {
      owner: (armed) => {
        armed.git('sparse-checkout', 'set', '--cone', '--sparse-index', 'src');
      },
    },
  ),
  honest(
    'a sparse checkout with a submodule outside of it',
    (armed) => {
      edit(armed);
    },
    {
      owner: (armed) => {
        addSubmodule(armed);
        armed.git('sparse-checkout', 'set', '--cone', 'src');
      },
    },
  ),
  honest(
    'a new branch with a commit, where commits are allowed',
    (armed) => {
      edit(armed);
      armed.git('switch', '--quiet', '--create', 'feature');
      armed.git('commit', '--quiet', '--all', '--message', 'x');
    },
    { allowCommits: true },
  ),
  honest('a new worktree with a branch of its own', (armed) => {
    edit(armed);
    armed.git('worktree', 'add', '--quiet', '-b', 'beside', `${armed.home}/beside`);
  }),
  honest('odd names', (armed) => {
    write(armed, 'src/a b', 'x\n');
    write(armed, 'src/new\nline', 'x\n');
    fs.writeFileSync(
      Buffer.concat([Buffer.from(`${armed.repository.root}/src/`), Buffer.of(0xff, 0x41)]),
      'x\n',
    );
  }),
  honest(
    'hard links and a link of before',
    (armed) => {
      edit(armed);
      fs.symlinkSync('app.txt', armed.at('src/l'));
    },
    {
      owner: (armed) => {
        fs.linkSync(armed.at('docs/guide.txt'), `${armed.home}/kept`);
      },
    },
  ),
];

function addSubmodule(armed: Armed): void {
  const folder = `${armed.home}/lib`;
  fs.mkdirSync(folder);
  fs.writeFileSync(`${folder}/f`, 'f\n');
  armed.git('-C', folder, 'init', '--quiet');
  armed.git('-C', folder, 'add', '.');
  armed.git('-C', folder, 'commit', '--quiet', '--message', 'lib');
  armed.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', folder, 'lib');
  armed.git('commit', '--quiet', '--message', 'lib');
}

describe('honest work stays accepted', function () {
  this.timeout(120_000);
  let armed: Map<Scenario, Armed>;
  before(async () => {
    armed = await armAll(SCENARIOS);
  });
  after(removeTempFolders);

  for (const scenario of SCENARIOS) {
    it(scenario.name, async () => {
      const lab = armed.get(scenario);
      assert.ok(lab);
      scenario.act(lab);
      // Twice: what the first check leaves behind must not spoil the second.
      for (const audit of [await lab.check(), await lab.check()]) {
        assert.deepEqual(audit.violations.map(violationMessage), []);
        assert.ok(audit.verification.every((item) => item.passed));
        assert.equal(audit.evidence.witness, 'git-and-shadow');
      }
      assert.equal(await lab.session.isStale(), false);
      const live = await lab.session.audit(undefined, 'live');
      assert.deepEqual(live.violations.map(violationMessage), []);
    });
  }
});
