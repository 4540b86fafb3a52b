import assert from 'node:assert/strict';
import fs from 'node:fs';
import { attack, config, evilCommit, forge, judgeAttacks, write } from './attack';

const MANY = 'line\n'.repeat(200);

const INDEX = [
  attack('a staged edit, taken back in the worktree', 'staged-unseen', (armed) => {
    const before = armed.repository.read('secret.txt');
    armed.spoil();
    armed.git('add', 'secret.txt');
    write(armed, 'secret.txt', before);
  }),
  attack('a staged new file, gone from the worktree', 'staged-unseen', (armed) => {
    write(armed, 'evil.sh', 'EVIL\n');
    armed.git('add', 'evil.sh');
    fs.rmSync(armed.at('evil.sh'));
  }),
  attack('staged lines over the budget', 'added-line-budget', (armed) => {
    write(armed, 'src/app.txt', `${armed.repository.read('src/app.txt')}${MANY}`);
    armed.git('add', 'src/app.txt');
    write(armed, 'src/app.txt', armed.repository.read('src/app.txt').replaceAll('line\n', ''));
  }),
  attack(
    'a staged edit inside the policy that no verifier sees',
    'staged-unverified',
    (armed) => {
      const before = armed.repository.read('src/app.txt');
      write(armed, 'src/app.txt', `${before}EVIL\n`);
      armed.git('add', 'src/app.txt');
      write(armed, 'src/app.txt', before);
    },
    { verify: ['sh -c "! grep -q EVIL src/app.txt"'] },
  ),
  attack(
    'a staged new file inside the policy, another one in its place',
    'staged-unverified',
    (armed) => {
      write(armed, 'src/new.txt', 'EVIL\n');
      armed.git('add', 'src/new.txt');
      write(armed, 'src/new.txt', 'fine\n');
    },
    { verify: ['grep -q fine src/new.txt'] },
  ),
  attack(
    'a staged deletion inside the policy of a file that is there',
    'staged-unverified',
    (armed) => {
      armed.git('rm', '-q', '--cached', 'src/other.txt');
    },
    { verify: ['test -f src/other.txt'] },
  ),
  attack(
    'staged text behind converted line ends',
    'staged-unverified',
    (armed) => {
      write(armed, 'src/new.txt', 'EVIL\n');
      armed.git('add', 'src/new.txt');
      write(armed, 'src/new.txt', 'fine\r\n');
    },
    {
      verify: ['true'],
      owner: (armed) => {
        armed.git('config', 'core.autocrlf', 'input');
      },
    },
  ),
  attack(
    'a staged executable bit inside the policy',
    'staged-unverified',
    (armed) => {
      armed.git('update-index', '--chmod=+x', 'src/app.txt');
    },
    { verify: ['true'] },
  ),
  attack(
    'staged content behind an honest commit that no verifier sees',
    'staged-unverified',
    (armed) => {
      write(armed, 'src/new.txt', 'fine\n');
      armed.git('add', 'src/new.txt');
      armed.git('commit', '-qm', 'part');
      write(armed, 'src/new.txt', 'EVIL\n');
      armed.git('add', 'src/new.txt');
      write(armed, 'src/new.txt', 'fine\n');
    },
    { verify: ['grep -q fine src/new.txt'], allowCommits: true },
  ),
  attack('a staged mode', 'path-outside-policy', (armed) => {
    armed.git('update-index', '--chmod=+x', 'secret.txt');
  }),
  attack('a staged submodule', 'staged-submodule', (armed) => {
    const head = armed.git('rev-parse', 'HEAD').trim();
    armed.git('update-index', '--add', '--cacheinfo', `160000,${head},src/module`);
  }),
  attack('a forged cache-tree', 'forged-cache-tree', (armed) => {
    const evil = armed.git('rev-parse', `${evilCommit(armed)}^{tree}`).trim();
    const honest = armed.git('rev-parse', 'HEAD^{tree}').trim();
    armed.git('read-tree', 'HEAD');
    const index = fs.readFileSync(armed.at('.git/index'));
    const at = index.indexOf(Buffer.from(honest, 'hex'));
    assert.ok(at > 0, 'the index has a cache-tree');
    Buffer.from(evil, 'hex').copy(index, at);
    // A checksum of zeros means that there is none (index.skipHash).
    index.fill(0, index.length - 20);
    fs.writeFileSync(armed.at('.git/index'), index);
  }),
  attack('stat data forged by restored times', 'path-outside-policy', (armed) => {
    config(armed, ['core.trustctime', 'false'], ['core.checkStat', 'minimal']);
    const times = fs.statSync(armed.at('secret.txt'));
    write(armed, 'secret.txt', armed.repository.read('secret.txt').replace('secret 1', 'secret 9'));
    fs.utimesSync(armed.at('secret.txt'), times.atime, times.mtime);
  }),
  attack('an assume-unchanged flag in a compressed index', 'hidden-index-flag', (armed) => {
    armed.git('update-index', '--index-version', '4');
    armed.git('update-index', '--assume-unchanged', 'src/app.txt');
  }),
  attack('a file that everybody may write', 'loose-permissions', (armed) => {
    fs.chmodSync(armed.at('secret.txt'), 0o666);
  }),
];

const OBJECTS = [
  attack('a forged blob', 'forged-object', (armed) => {
    const oid = armed.git('rev-parse', 'HEAD:src/app.txt').trim();
    write(armed, 'src/app.txt', MANY);
    forge(armed, oid, 'blob', Buffer.from(MANY));
  }),
  attack('a replaced commit', 'path-outside-policy', (armed) => {
    armed.git('replace', 'HEAD', evilCommit(armed));
    armed.spoil();
  }),
  attack('a forged tree', 'path-outside-policy', (armed) => {
    const honest = armed.git('rev-parse', 'HEAD^{tree}').trim();
    const evil = armed.git('rev-parse', `${evilCommit(armed)}^{tree}`).trim();
    const raw = armed.git('cat-file', '-p', evil);
    const body = Buffer.concat(
      raw
        .trim()
        .split('\n')
        .map((line) => {
          const [, mode = '', oid = '', name = ''] = /^0?(\d+) \w+ ([0-9a-f]+)\t(.+)$/.exec(line) ?? [];
          return Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]);
        }),
    );
    armed.spoil();
    forge(armed, honest, 'tree', body);
  }),
];

const FORGED = [
  attack('the stored content of a file that nobody touched', 'forged-object', (armed) => {
    const oid = armed.git('rev-parse', 'HEAD:secret.txt').trim();
    forge(armed, oid, 'blob', Buffer.from(`${armed.repository.read('secret.txt')}EVIL\n`));
    fs.appendFileSync(armed.at('src/app.txt'), 'ok\n');
  }),
  attack('the stored listing of a folder that nobody touched', 'forged-object', (armed) => {
    const evil = armed.blob('EVIL\n');
    const oid = armed.git('rev-parse', 'HEAD:docs').trim();
    forge(armed, oid, 'tree', Buffer.concat([Buffer.from('100644 guide.txt\0'), Buffer.from(evil, 'hex')]));
  }),
];

const REFS = [
  attack(
    'a new branch with a bad commit that HEAD names, where commits are allowed',
    'path-outside-policy',
    (armed) => {
      armed.git('switch', '--quiet', '--create', 'evil');
      armed.git('reset', '--quiet', '--soft', evilCommit(armed));
    },
    { allowCommits: true },
  ),
  attack(
    'a new branch that is another name of a new branch, where commits are allowed',
    'ref-changed',
    (armed) => {
      armed.git('branch', 'evil', evilCommit(armed));
      armed.git('symbolic-ref', 'refs/heads/alias', 'refs/heads/evil');
      armed.git('symbolic-ref', 'HEAD', 'refs/heads/alias');
    },
    { allowCommits: true },
  ),
  attack('a new worktree whose branch has a bad commit', 'ref-changed', (armed) => {
    armed.git('worktree', 'add', '--quiet', '-b', 'evil', `${armed.home}/evil`, evilCommit(armed));
  }),
  attack('a branch with a bad commit', 'ref-changed', (armed) => {
    armed.git('branch', 'evil', evilCommit(armed));
  }),
  attack(
    'a commit in between, with commits allowed',
    'path-outside-policy',
    (armed) => {
      armed.git('merge', '--quiet', '--strategy=ours', '--message=m', evilCommit(armed));
    },
    { allowCommits: true },
  ),
  attack(
    'a history that does not hold the baseline',
    'baseline-lost',
    (armed) => {
      armed.git(
        'update-ref',
        '--no-deref',
        'HEAD',
        armed.git('commit-tree', '-m', 'x', 'HEAD^{tree}').trim(),
      );
    },
    { allowCommits: true },
  ),
  attack('a hook', 'hook-changed', (armed) => {
    fs.writeFileSync(armed.at('.git/hooks/post-checkout'), '#!/bin/sh\n', { mode: 0o755 });
  }),
  attack('an alias that runs a program', 'config-changed', (armed) => {
    config(armed, ['alias.co', '!true']);
  }),
];

const DELIVERED = [
  attack('a staged link out of the repository', 'link-escapes', (armed) => {
    fs.symlinkSync('../../etc/passwd', armed.at('src/link'));
    armed.git('add', 'src/link');
    fs.rmSync(armed.at('src/link'));
  }),
  attack(
    'a committed link out of the repository, taken out again',
    'link-escapes',
    (armed) => {
      fs.symlinkSync('/etc/passwd', armed.at('src/link'));
      armed.git('add', 'src/link');
      armed.git('commit', '--quiet', '--message', 'in');
      armed.git('rm', '--quiet', 'src/link');
      armed.git('commit', '--quiet', '--message', 'out');
    },
    { allowCommits: true },
  ),
  attack(
    'a committed submodule, taken out again',
    'staged-submodule',
    (armed) => {
      const head = armed.git('rev-parse', 'HEAD').trim();
      armed.git('update-index', '--add', '--cacheinfo', `160000,${head},src/module`);
      armed.git('commit', '--quiet', '--message', 'in');
      armed.git('update-index', '--force-remove', 'src/module');
      armed.git('commit', '--quiet', '--message', 'out');
    },
    { allowCommits: true },
  ),
  attack(
    'one long line in the history',
    'working-byte-budget',
    (armed) => {
      write(armed, 'src/long.txt', 'x'.repeat(3_000_000));
      armed.git('add', 'src/long.txt');
      armed.git('commit', '--quiet', '--message', 'in');
      armed.git('rm', '--quiet', 'src/long.txt');
      armed.git('commit', '--quiet', '--message', 'out');
    },
    { allowCommits: true },
  ),
  attack('a tag that only a record written by hand brought', 'ref-changed', (armed) => {
    const commit = evilCommit(armed);
    armed.git('tag', 'v9', commit);
    write(armed, '.git/FETCH_HEAD', `${commit}\t\ttag 'v9' of https://example.com/x\n`);
  }),
  attack(
    'a deleted submodule in the allowed paths',
    'submodule-changed',
    (armed) => {
      fs.rmSync(armed.at('src/lib'), { recursive: true });
    },
    {
      owner: (armed) => {
        const other = `${armed.home}/lib`;
        fs.mkdirSync(other);
        for (const args of [
          ['init', '--quiet'],
          ['commit', '--quiet', '--allow-empty', '--message', 'lib'],
        ])
          armed.git('-C', other, ...args);
        armed.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'src/lib');
        armed.repository.commit();
      },
    },
  ),
];

judgeAttacks({ INDEX, OBJECTS, FORGED, REFS, DELIVERED });
