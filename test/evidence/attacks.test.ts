import assert from 'node:assert/strict';
import fs from 'node:fs';
import { deflateSync } from 'node:zlib';
import path from 'node:path';
import { type ViolationCode, violationMessage } from '../../src/engine/violations';
import { removeTempFolders } from '../support/tempRepository';
import { type Armed, armAll, type Scenario } from './armed';

const MANY = 'line\n'.repeat(200);

interface Attack extends Scenario {
  /** A code that has to be among the violations: the right reason. */
  readonly reason: ViolationCode;
}

function attack(
  name: string,
  reason: ViolationCode,
  act: (armed: Armed) => void,
  more: Partial<Scenario> = {},
): Attack {
  return { name, reason, act, ...more };
}

const write = (armed: Armed, name: string, content: string | Uint8Array): void => {
  armed.repository.write({ [name]: content });
};
const config = (armed: Armed, ...pairs: [string, string][]): void => {
  for (const [key, value] of pairs) armed.git('config', key, value);
};

/** Overwrites the loose file of an object with another content. */
function forge(armed: Armed, oid: string, type: string, body: Buffer): void {
  const file = armed.at(`.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`);
  fs.chmodSync(file, 0o644);
  fs.writeFileSync(file, deflateSync(Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body])));
}

/** A commit on the baseline whose tree has the bad line; neither worktree nor index show it. */
function evilCommit(armed: Armed): string {
  const saved = fs.readFileSync(armed.at('.git/index'));
  const blob = armed.blob(`${armed.repository.read('secret.txt')}EVIL\n`);
  armed.git('update-index', '--cacheinfo', `100644,${blob},secret.txt`);
  const tree = armed.git('write-tree').trim();
  fs.writeFileSync(armed.at('.git/index'), saved);
  return armed.git('commit-tree', '-p', 'HEAD', '-m', 'evil', tree).trim();
}

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

const REFS = [
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
];

const GROUPS = { COUNTS, CONTENT, UNTRACKED, INDEX, OBJECTS, REFS, PATHS };

for (const [group, attacks] of Object.entries(GROUPS)) {
  describe(`attacks: ${group.toLowerCase()}`, function () {
    this.timeout(120_000);
    let armed: Map<Scenario, Armed>;
    before(async () => {
      armed = await armAll(attacks);
    });
    after(removeTempFolders);

    for (const item of attacks) {
      it(`${item.name}: ${item.reason}`, async () => {
        const lab = armed.get(item);
        assert.ok(lab);
        item.act(lab);
        const audit = await lab.check();
        const said = audit.violations.map(violationMessage).join('\n');
        assert.equal(audit.passed, false, 'the attack was accepted');
        assert.ok(
          audit.violations.some(({ code }) => code === item.reason),
          said,
        );
      });
    }
  });
}
