import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { judgePaths } from '../../src/engine/evidence/shadow/pathRules';
import { violationMessage as findingMessage } from '../../src/engine/violations';
import { removeTempFolders } from '../support/tempRepository';
import { type Lab, type LabOptions, makeLab } from './lab';

/** What is said about `changed` after `act`; links outside of the repository show as OUT. */
async function judged(
  changed: string[],
  act: (lab: Lab) => void,
  options: LabOptions = {},
  touched: string[] = [],
): Promise<string[]> {
  const lab = await makeLab(options);
  act(lab);
  const findings = await judgePaths(lab.context, { changed, touched, tracked: lab.tracked });
  return findings.map((finding) =>
    findingMessage(finding).replaceAll(path.dirname(lab.repository.root), 'OUT'),
  );
}

const link =
  (target: string, name: string) =>
  ({ at }: Lab): void => {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true });
    fs.rmSync(at(name), { recursive: true, force: true });
    fs.symlinkSync(target, at(name));
  };

describe('the path rules', () => {
  after(removeTempFolders);

  const DENY: LabOptions = { allow: ['**'], deny: ['src/secret/**', 'vault', 'docs/*.pdf'] };
  const ESCAPES: [string, string, string, string, LabOptions?][] = [
    [
      'out of the repository',
      '../../outside',
      'src/l',
      'symbolic link: src/l -> ../../outside leaves the repository',
    ],
    [
      'to an absolute place',
      '/etc/passwd',
      'src/l',
      'symbolic link: src/l -> /etc/passwd leaves the repository',
    ],
    [
      'out of the allowed paths',
      '../docs/guide.txt',
      'src/l',
      'symbolic link: src/l -> ../docs/guide.txt leaves the allowed paths',
    ],
    [
      'to a folder outside of the allowed paths',
      '../docs',
      'src/l',
      'symbolic link: src/l -> ../docs leaves the allowed paths',
    ],
    ['to the root', '..', 'src/l', 'symbolic link: src/l -> .. leaves the allowed paths'],
    [
      "into Git's folder",
      '../.git/hooks',
      'src/l',
      "symbolic link: src/l -> ../.git/hooks leads into Git's own folder",
    ],
    [
      "into Git's folder, all allowed",
      '../.GIT',
      'src/l',
      "symbolic link: src/l -> ../.GIT leads into Git's own folder",
      DENY,
    ],
    [
      "into Cordon's folder",
      '../.cordon/x',
      'src/l',
      "symbolic link: src/l -> ../.cordon/x leads into Cordon's own folder",
      DENY,
    ],
    [
      'to a denied folder',
      'secret',
      'src/l',
      'symbolic link: src/l -> secret leaves the allowed paths',
      DENY,
    ],
    [
      'in place of a denied folder',
      'app.txt',
      'src/secret',
      'in place of a denied folder: src/secret stands where src/secret/** denies what is inside',
      DENY,
    ],
    [
      'over an older link',
      'old',
      'src/l',
      'symbolic link: src/l -> old leaves the repository',
      {
        prepare: (r) => {
          fs.symlinkSync('../..', path.join(r.root, 'src/old'));
        },
      },
    ],
  ];
  for (const [what, target, name, words, options] of ESCAPES) {
    it(`sees a link ${what}`, async () => {
      assert.deepEqual(await judged([name], link(target, name), options), [words]);
    });
  }

  it('accepts links that stay inside', async () => {
    assert.deepEqual(await judged(['src/l'], link('app.txt', 'src/l')), []);
    assert.deepEqual(await judged(['src/l'], link('deep', 'src/l')), []);
    assert.deepEqual(await judged(['src/deep/l'], link('../app.txt', 'src/deep/l')), []);
    assert.deepEqual(await judged(['src/deep/l'], link('not/there', 'src/deep/l')), []);
    assert.deepEqual(await judged(['docs/l'], link('..', 'docs/l'), { allow: ['**'] }), []);
    assert.deepEqual(
      await judged(['src/l'], link('../docs/guide.txt', 'src/l'), { allow: ['src/**', 'docs/**'] }),
      [],
    );
  });

  it('knows denied folders from inside, from their place, and in another case', async () => {
    const paths = [
      'vault/key',
      'src/secret',
      'src/Secret/x',
      'Vault',
      'src/secrets/x',
      'docs/a.txt',
      'src/app.txt',
      'src/secret/y',
    ];
    const words = await judged(
      paths,
      ({ repository }) => {
        repository.write({
          'vault/key': '',
          'src/secret': '',
          'src/Secret/x': '',
          Vault: '',
          'src/secrets/x': '',
          'docs/a.txt': '',
        });
      },
      DENY,
    );
    assert.deepEqual(words, [
      'case twin: Vault differs only in upper and lower case from vault, which not every system can tell apart',
      'case twin: src/Secret/x differs only in upper and lower case from src/secret/**, which not every system can tell apart',
      'in place of a denied folder: src/secret stands where src/secret/** denies what is inside',
      'path in a denied folder: vault/key (vault is denied by vault)',
    ]);
  });

  it('sees hard links to what is not allowed, by whichever name', async () => {
    const words = 'hard link: src/h has 2 names (also secret.txt), so that writing it changes another file';
    assert.deepEqual(
      await judged(['src/h'], ({ at }) => {
        fs.linkSync(at('secret.txt'), at('src/h'));
      }),
      [words],
    );
    assert.deepEqual(
      await judged(['src/h'], ({ at }) => {
        fs.writeFileSync(at('../outside'), '');
        fs.linkSync(at('../outside'), at('src/h'));
      }),
      ['hard link: src/h has 2 names, so that writing it changes another file'],
    );
    const touched = await judged(
      [],
      ({ at }) => {
        fs.linkSync(at('src/app.txt'), at('../outside'));
      },
      {},
      ['src/app.txt'],
    );
    assert.equal(touched.length, 1);
  });

  it('accepts hard links among allowed paths, and files with one name', async () => {
    const among = await judged(['src/a', 'src/app.txt'], ({ at }) => {
      fs.linkSync(at('src/app.txt'), at('src/a'));
    });
    assert.deepEqual(among, []);
    assert.deepEqual(
      await judged(['src/app.txt', 'src/gone'], () => undefined, {}, ['src/deep/er/x.txt']),
      [],
    );
  });
});
