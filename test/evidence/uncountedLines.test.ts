/** Lines that some way of counting leaves out: moved ones, those of converted files, of the index, and of taken back commits. */
import assert from 'node:assert/strict';
import { removeTempFolders } from '../support/tempRepository';
import { arm, type Armed, type Scenario } from './armed';
import { attack, judgeAttacks, write } from './attack';

const lines = (count: number): string => Array.from({ length: count }, (_, at) => `line ${at}\n`).join('');
const reversed = (text: string): string =>
  text
    .split(/(?<=\n)/)
    .reverse()
    .join('');
const RETURNS = 'one\r'.repeat(100);
const LATE = Buffer.from(`${lines(1500)}\0\n`);

const edit = (armed: Armed, change: (text: string) => string): void => {
  write(armed, 'src/app.txt', change(armed.repository.read('src/app.txt')));
};
/** Puts the file back as it was, so that only the index or a commit still has the change. */
const behind = (armed: Armed, act: () => void): void => {
  const before = armed.repository.read('src/app.txt');
  act();
  write(armed, 'src/app.txt', before);
};
const commit = (armed: Armed): void => {
  armed.git('add', '-A');
  armed.git('commit', '-q', '-m', 'next');
};

const converted: Partial<Scenario> = {
  files: { '.gitattributes': '* text=auto\n', 'src/app.txt': lines(100) },
  binaries: 3,
  workingBytes: 100_000,
};
const windows: Partial<Scenario> = {
  ...converted,
  owner: (armed) => {
    armed.git('config', 'core.autocrlf', 'true');
    armed.git('rm', '-q', '--cached', '-r', '.');
    armed.git('reset', '-q', '--hard');
  },
};
const commits: Partial<Scenario> = {
  files: { 'src/app.txt': lines(1500) },
  allowCommits: true,
  workingBytes: 100_000,
};

judgeAttacks({
  'lines of converted files': [
    attack(
      'moved lines of a file that an attribute hides',
      'added-line-budget',
      (armed) => {
        edit(armed, reversed);
        write(armed, 'src/.gitattributes', '* -diff\n');
      },
      converted,
    ),
    attack(
      'the same of a file that was checked out with CRLF',
      'added-line-budget',
      (armed) => {
        edit(armed, reversed);
        write(armed, 'src/.gitattributes', '* -diff\n');
      },
      windows,
    ),
    attack(
      'lines that end in CR only',
      'added-line-budget',
      (armed) => {
        edit(armed, (text) => text + RETURNS);
      },
      converted,
    ),
    attack(
      'the same of a file that was checked out with CRLF',
      'added-line-budget',
      (armed) => {
        edit(armed, (text) => text + RETURNS);
      },
      windows,
    ),
    attack(
      'a NUL behind what Git looks at',
      'binary-file-budget',
      (armed) => {
        write(armed, 'src/app.txt', LATE);
      },
      { ...converted, files: { ...converted.files, 'src/app.txt': lines(1500) }, binaries: 0 },
    ),
  ],
  'lines of the index': [
    attack(
      'staged lines that end in CR only',
      'added-line-budget',
      (armed) => {
        behind(armed, () => {
          edit(armed, (text) => text + RETURNS);
          armed.git('add', 'src');
        });
      },
      { workingBytes: 100_000 },
    ),
    attack('staged lines that were moved', 'added-line-budget', (armed) => {
      behind(armed, () => {
        edit(armed, reversed);
        armed.git('add', 'src');
      });
    }),
  ],
  'commits that were taken back': [
    attack(
      'lines that end in CR only',
      'added-line-budget',
      (armed) => {
        behind(armed, () => {
          edit(armed, (text) => text + RETURNS);
          commit(armed);
        });
        commit(armed);
      },
      commits,
    ),
    attack(
      'a new file of them',
      'added-line-budget',
      (armed) => {
        write(armed, 'src/new.txt', RETURNS);
        commit(armed);
        armed.git('rm', '-q', 'src/new.txt');
        commit(armed);
      },
      commits,
    ),
    attack(
      'a NUL behind what Git looks at',
      'binary-file-budget',
      (armed) => {
        behind(armed, () => {
          write(armed, 'src/app.txt', LATE);
          commit(armed);
        });
        commit(armed);
      },
      commits,
    ),
    attack(
      'lines behind a NUL',
      'deleted-line-budget',
      (armed) => {
        behind(armed, () => {
          write(armed, 'src/app.txt', Buffer.from('\0\n'));
          commit(armed);
        });
        commit(armed);
      },
      { ...commits, binaries: 3 },
    ),
    attack(
      'a link that is a copy of an old one',
      'link-escapes',
      (armed) => {
        armed.git('-c', 'alias.l=!ln -s ../docs src/copy', 'l');
        commit(armed);
        armed.git('rm', '-q', 'src/copy');
        commit(armed);
      },
      {
        ...commits,
        owner: (armed) => {
          armed.git('-c', 'alias.l=!ln -s ../docs src/old', 'l');
          armed.repository.commit();
        },
      },
    ),
  ],
});

describe('lines that the owner does not count', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  it('holds in a commit what the owner said of a path', async () => {
    const armed = await arm({
      name: 'a committed lock file',
      files: { '.gitattributes': 'src/lock.json -diff\n', 'src/lock.json': lines(10) },
      allowCommits: true,
      binaries: 1,
      act: commit,
    });
    write(armed, 'src/lock.json', lines(200));
    commit(armed);
    const audit = await armed.check();
    assert.deepEqual(audit.violations, []);
    assert.equal(audit.metrics.binaryFiles, 1);
  });

  it('holds which kinds of diff, and which sizes, the owner has Git take for binaries', async () => {
    const more = { binaries: 3, act: commit };
    const owners: Scenario[] = [
      {
        name: 'a kind of diff',
        files: { '.gitattributes': '*.txt diff=lock\n' },
        owner: (armed) => {
          armed.git('config', 'diff.lock.binary', 'true');
        },
        ...more,
      },
      {
        name: 'a size',
        owner: (armed) => {
          armed.git('config', 'core.bigFileThreshold', '100');
        },
        ...more,
      },
    ];
    for (const scenario of owners) {
      const armed = await arm(scenario);
      edit(armed, (text) => `${text}one more\n`);
      write(armed, 'src/new.txt', lines(20).slice(0, 150));
      armed.git('add', '-N', 'src/new.txt');
      const { violations } = await armed.check();
      assert.deepEqual(
        violations.filter(({ code }) => code === 'hidden-from-git'),
        [],
        scenario.name,
      );
    }
  });

  it('counts edits of a converted file as Git does, whatever its line ends', async () => {
    const armed = await arm({ name: 'edits', ...windows, binaries: 0, act: commit });
    edit(armed, (text) => text.replace('line 7\r\n', '').replace('line 50\r\n', 'line fifty\r\n'));
    const audit = await armed.check();
    assert.deepEqual(audit.violations, []);
    assert.deepEqual([audit.metrics.addedLines, audit.metrics.deletedLines], [1, 2]);
  });
});
