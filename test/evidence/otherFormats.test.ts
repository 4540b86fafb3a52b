import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { type ViolationCode, violationMessage } from '../../src/engine/violations';
import { removeTempFolders } from '../support/tempRepository';
import { type Armed, armAll, type Scenario } from './armed';

/** Repositories that store things in another way than most do. */
const FORMATS: Readonly<Record<string, (armed: Armed) => void>> = {
  'SHA-256 objects': (armed) => {
    const mail = armed.git('config', '--local', '--list');
    fs.rmSync(armed.at('.git'), { recursive: true });
    armed.git('init', '--quiet', '--initial-branch=main', '--object-format=sha256');
    for (const line of mail.trim().split('\n')) {
      const [key = '', value = ''] = line.split('=');
      if (/^(?:gc|maintenance)\./.test(key)) armed.git('config', key, value);
    }
    armed.repository.commit('baseline');
    assert.equal(armed.git('rev-parse', 'HEAD').trim().length, 64);
  },
  'a split index': (armed) => {
    armed.git('config', 'core.splitIndex', 'true');
    armed.git('update-index', '--split-index');
    const names = fs.readdirSync(armed.at('.git'));
    assert.ok(names.some((name) => name.startsWith('sharedindex.')));
  },
  'an index of version 4': (armed) => {
    armed.git('update-index', '--index-version', '4');
    assert.equal(fs.readFileSync(armed.at('.git/index')).readUInt32BE(4), 4);
  },
};

interface Attack {
  readonly name: string;
  readonly reason: ViolationCode;
  readonly act: (armed: Armed) => void;
}

/** The bad line in the index, and nothing of it in the worktree. */
function stageUnseen(armed: Armed): void {
  const blob = armed.blob(`${armed.repository.read('secret.txt')}EVIL\n`);
  armed.git('update-index', '--cacheinfo', `100644,${blob},secret.txt`);
}

const ATTACKS: readonly Attack[] = [
  {
    name: 'an edit of the same size with its times put back',
    reason: 'path-outside-policy',
    act: (armed) => {
      const { atime, mtime } = fs.statSync(armed.at('secret.txt'));
      fs.writeFileSync(armed.at('secret.txt'), armed.repository.read('secret.txt').replace('1', 'E'));
      fs.utimesSync(armed.at('secret.txt'), atime, mtime);
    },
  },
  { name: 'staged content that the worktree does not show', reason: 'staged-unseen', act: stageUnseen },
  {
    name: 'an index flag',
    reason: 'hidden-index-flag',
    act: (armed) => {
      armed.spoil();
      armed.git('update-index', '--assume-unchanged', 'secret.txt');
    },
  },
  {
    name: 'a commit that is taken back in worktree and index',
    reason: 'head-moved',
    act: (armed) => {
      stageUnseen(armed);
      armed.git('commit', '--quiet', '--message', 'evil');
      armed.git('read-tree', 'HEAD~1');
    },
  },
  {
    name: 'an object whose content was forged',
    reason: 'forged-object',
    act: (armed) => {
      const oid = armed.git('rev-parse', 'HEAD:src/app.txt').trim();
      const file = armed.at(path.join('.git', 'objects', oid.slice(0, 2), oid.slice(2)));
      const body = Buffer.from('app 1\n'.repeat(200));
      fs.chmodSync(file, 0o644);
      fs.writeFileSync(file, deflateSync(Buffer.concat([Buffer.from(`blob ${body.length}\0`), body])));
      fs.writeFileSync(armed.at('src/app.txt'), body);
    },
  },
  {
    name: 'an ignore file that hides itself',
    reason: 'path-outside-policy',
    act: (armed) => {
      armed.repository.write({ 'docs/.gitignore': '*\n', 'docs/evil.txt': 'EVIL\n' });
    },
  },
  {
    name: 'lines that an attribute hides',
    reason: 'added-line-budget',
    act: (armed) => {
      armed.repository.write({
        'src/.gitattributes': 'app.txt binary\n',
        'src/app.txt': 'line\n'.repeat(200),
      });
    },
  },
];

for (const [format, owner] of Object.entries(FORMATS)) {
  describe(`with ${format}`, function () {
    this.timeout(120_000);
    const scenarios = ATTACKS.map((attack): Scenario & Attack => ({ ...attack, owner }));
    const honest: Scenario = { name: 'honest', owner, act: () => undefined };
    let armed: Map<Scenario, Armed>;
    before(async () => {
      armed = await armAll([...scenarios, honest]);
    });
    after(removeTempFolders);

    for (const scenario of scenarios) {
      it(`sees ${scenario.name}`, async () => {
        const lab = armed.get(scenario);
        assert.ok(lab);
        scenario.act(lab);
        const audit = await lab.check();
        assert.equal(audit.passed, false);
        const said = audit.violations.map(violationMessage).join('\n');
        assert.ok(
          audit.violations.some(({ code }) => code === scenario.reason),
          said,
        );
      });
    }

    it('accepts honest work, staged and not', async () => {
      const lab = armed.get(honest);
      assert.ok(lab);
      fs.appendFileSync(lab.at('src/app.txt'), 'ok\n');
      lab.repository.write({ 'src/new.txt': 'new\n' });
      lab.git('add', 'src');
      fs.appendFileSync(lab.at('src/other.txt'), 'more\n');
      fs.utimesSync(lab.at('secret.txt'), 1, 1);
      lab.git('status', '--porcelain');
      const audit = await lab.check();
      assert.deepEqual(audit.violations.map(violationMessage), []);
      assert.equal(audit.evidence.witness, 'git-and-shadow');
      assert.equal((await lab.session.audit(undefined, 'live')).passed, true);
    });
  });
}

describe('files with several names', () => {
  after(removeTempFolders);

  const linked: Scenario = {
    name: 'linked',
    owner: (armed) => {
      fs.linkSync(armed.at('src/app.txt'), path.join(armed.home, 'kept'));
    },
    act: () => undefined,
  };

  it('may be edited in place when they had these names at arming', async () => {
    const [lab] = (await armAll([linked])).values();
    assert.ok(lab);
    fs.appendFileSync(lab.at('src/app.txt'), 'ok\n');
    assert.equal(fs.statSync(lab.at('src/app.txt')).nlink, 2);
    assert.deepEqual((await lab.check()).violations.map(violationMessage), []);
  });

  it('may neither become another file nor get one more name', async () => {
    const [lab] = (await armAll([linked])).values();
    assert.ok(lab);
    const outside = path.join(lab.home, 'outside');
    fs.writeFileSync(outside, `${lab.repository.read('src/app.txt')}ok\n`);
    const codes = async (): Promise<string[]> => (await lab.check()).violations.map(({ code }) => code);
    fs.rmSync(lab.at('src/app.txt'));
    fs.linkSync(outside, lab.at('src/app.txt'));
    assert.deepEqual(await codes(), ['hard-link']);
    fs.rmSync(lab.at('src/app.txt'));
    fs.linkSync(path.join(lab.home, 'kept'), lab.at('src/app.txt'));
    assert.deepEqual(await codes(), []);
    fs.linkSync(lab.at('src/app.txt'), path.join(lab.home, 'third'));
    assert.deepEqual(await codes(), ['hard-link']);
  });
});

describe('a submodule outside of a sparse checkout', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  it('is looked into all the same', async () => {
    const scenario: Scenario = {
      name: 'sparse with a submodule',
      allow: ['docs/**', 'lib/**'],
      owner: (armed) => {
        const other = path.join(armed.home, 'lib');
        fs.mkdirSync(other);
        fs.writeFileSync(path.join(other, 'f'), 'f\n');
        armed.git('-C', other, 'init', '--quiet');
        armed.git('-C', other, 'add', '.');
        armed.git('-C', other, 'commit', '--quiet', '--message', 'lib');
        armed.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', other, 'lib');
        armed.git('commit', '--quiet', '--message', 'lib');
        armed.git('sparse-checkout', 'set', '--cone', 'docs');
      },
      act: () => undefined,
    };
    const [lab] = (await armAll([scenario])).values();
    assert.ok(lab);
    assert.equal(lab.git('ls-files', '-t', 'src/app.txt'), 'S src/app.txt\n');
    assert.deepEqual((await lab.check()).violations, []);
    fs.appendFileSync(lab.at('lib/f'), 'EVIL\n');
    const { violations } = await lab.session.audit(undefined, 'live');
    assert.ok(violations.some(({ code, path: name }) => code === 'submodule-changed' && name === 'lib/f'));
    assert.equal((await lab.check()).passed, false);
  });
});
