import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { attack, config, judgeAttacks, write } from './attack';

const MANY = 'line\n'.repeat(200);

const COUNTS = [
  attack(
    'a tree attribute makes text a binary',
    'added-line-budget',
    (armed) => {
      write(armed, 'src/.gitattributes', 'app.txt binary\n');
      write(armed, 'src/app.txt', MANY);
    },
    { binaries: 3 },
  ),
  attack(
    'a diff driver that is called binary',
    'hidden-from-git',
    (armed) => {
      write(armed, 'src/.gitattributes', 'app.txt diff=mine\n');
      config(armed, ['diff.mine.binary', 'true']);
      write(armed, 'src/app.txt', MANY);
    },
    { binaries: 3 },
  ),
  attack(
    'a new staged file behind -diff',
    'hidden-from-git',
    (armed) => {
      write(armed, '.git/info/attributes', '* -diff\n');
      write(armed, 'src/new.txt', MANY);
      armed.git('add', 'src/new.txt');
    },
    { binaries: 3 },
  ),
  attack(
    'a NUL turns deleted text into a binary',
    'deleted-line-budget',
    (armed) => {
      write(armed, 'src/app.txt', Buffer.from('x\0\n'));
    },
    { binaries: 3 },
  ),
  attack('a NUL behind what Git looks at', 'binary-file-budget', (armed) => {
    const long = Buffer.concat([Buffer.alloc(8100, 'y'), Buffer.from('\0\n')]);
    write(armed, 'src/app.txt', Buffer.concat([Buffer.from(armed.repository.read('src/app.txt')), long]));
  }),
  attack('lines that end in CR only', 'added-line-budget', (armed) => {
    fs.appendFileSync(armed.at('src/app.txt'), 'one\r'.repeat(100));
  }),
  attack('lines of a new file that end in CR only', 'added-line-budget', (armed) => {
    write(armed, 'src/new.txt', 'one\r'.repeat(100));
  }),
];

const CONTENT = [
  attack('a clean filter set now', 'path-outside-policy', (armed) => {
    config(armed, ['filter.f.clean', 'git show HEAD:secret.txt']);
    write(armed, '.git/info/attributes', 'secret.txt filter=f\n');
    armed.spoil();
  }),
  attack('a one-shot filter while staging', 'path-outside-policy', (armed) => {
    write(armed, '.git/info/attributes', 'secret.txt filter=f\n');
    armed.spoil();
    armed.git('-c', 'filter.f.clean=git show HEAD:secret.txt', 'add', 'secret.txt');
    fs.rmSync(armed.at('.git/info/attributes'));
  }),
  attack(
    'the owner’s filter hides more than it should',
    'path-outside-policy',
    (armed) => {
      fs.appendFileSync(armed.at('secret.txt'), '#EVIL\n');
    },
    {
      owner: (armed) => {
        config(armed, ['filter.c.clean', 'sed /^#/d'], ['filter.c.smudge', 'cat']);
        write(armed, '.gitattributes', 'secret.txt filter=c\n');
        armed.repository.commit();
      },
    },
  ),
  attack('autocrlf set now', 'path-outside-policy', (armed) => {
    config(armed, ['core.autocrlf', 'true']);
    write(armed, 'secret.txt', armed.repository.read('secret.txt').replaceAll('\n', '\r\n'));
  }),
  attack(
    'an ident expansion',
    'path-outside-policy',
    (armed) => {
      write(armed, '.git/info/attributes', 'secret.txt ident\n');
      write(armed, 'secret.txt', armed.repository.read('secret.txt').replace('$Id$', '$Id: EVIL $'));
    },
    { files: { 'secret.txt': '$Id$\nsecret\n' } },
  ),
];

const UNTRACKED = [
  attack('an ignore file that hides itself and a file', 'hidden-from-git', (armed) => {
    write(armed, 'src/x/.gitignore', '*\n');
    write(armed, 'src/x/evil.txt', 'EVIL\n');
  }),
  attack('the excludes file of the home', 'hidden-from-git', (armed) => {
    const ignore = path.join(armed.home, '.config', 'git', 'ignore');
    fs.mkdirSync(path.dirname(ignore), { recursive: true });
    fs.writeFileSync(ignore, 'evil*\n');
    write(armed, 'src/evil.txt', 'EVIL\n');
  }),
  attack('a folder named .git that is none', 'nested-repository', (armed) => {
    write(armed, 'src/.git/evil.sh', 'EVIL\n');
  }),
  attack('a fifo', 'unsupported-type', (armed) => {
    armed.git('-c', 'alias.f=!mkfifo src/pipe', 'f');
  }),
  attack('a file in the evidence', 'foreign-state-file', (armed) => {
    write(armed, '.cordon/evidence/shadow/objects/evil', 'EVIL\n');
  }),
  attack(
    'a tracked folder becomes a link',
    'folder-replaced',
    (armed) => {
      fs.renameSync(armed.at('src/part'), armed.at('src/moved'));
      fs.symlinkSync('moved', armed.at('src/part'));
    },
    { files: { 'src/part/a.txt': 'a\n' } },
  ),
  attack(
    'an ignored .env is deleted',
    'protected-changed',
    (armed) => {
      fs.rmSync(armed.at('.env'));
    },
    {
      owner: (armed) => {
        write(armed, '.env', 'KEY=1\n');
      },
    },
  ),
];

const PATHS = [
  attack('a link out of the repository', 'link-escapes', (armed) => {
    fs.symlinkSync('../../outside', armed.at('src/link'));
  }),
  attack('a hard link to a file outside of the policy', 'hard-link', (armed) => {
    fs.linkSync(armed.at('docs/guide.txt'), armed.at('src/hard'));
  }),
  attack('a verifier that edits', 'verifier-edited', () => undefined, {
    verify: ["sh -c 'echo x >>src/app.txt'"],
  }),
  attack(
    'a verifier that stages',
    'verifier-edited',
    (armed) => {
      write(armed, 'src/app.txt', `${armed.repository.read('src/app.txt')}ok\n`);
    },
    { verify: ['git add src/app.txt'] },
  ),
  attack(
    'a verifier script in the allowed paths',
    'verifier-changed',
    (armed) => {
      write(armed, 'src/check.sh', 'exit 0\n');
    },
    { files: { 'src/check.sh': 'exit 1\n' }, verify: ['sh src/check.sh'] },
  ),
  attack('a new file that runs as its owner', 'loose-permissions', (armed) => {
    fs.writeFileSync(armed.at('src/run'), '#!/bin/sh\n');
    fs.chmodSync(armed.at('src/run'), 0o4755);
  }),
  attack(
    'a program behind a missing object',
    'config-changed',
    (armed) => {
      config(
        armed,
        ['remote.evil.promisor', 'true'],
        ['remote.evil.url', `ext::sh -c touch% ${armed.home}/ran`],
        ['protocol.ext.allow', 'always'],
      );
      const oid = armed.git('rev-parse', 'HEAD:secret.txt').trim();
      fs.rmSync(armed.at(`.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`));
      armed.spoil();
    },
    {
      afterwards: (armed) => {
        assert.equal(fs.existsSync(`${armed.home}/ran`), false, 'the program ran');
      },
    },
  ),
];

judgeAttacks({ COUNTS, CONTENT, UNTRACKED, PATHS });
