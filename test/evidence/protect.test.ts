import assert from 'node:assert/strict';
import fs from 'node:fs';
import { compareProtected, snapshotProtected } from '../../src/engine/evidence/shadow/protect';
import { removeTempFolders, type TempRepository } from '../support/tempRepository';
import { type Lab, makeLab, stored } from './lab';

const prepare = (repository: TempRepository): void => {
  repository.write({ '.env': 'K=1', 'build/keys/a.pem': 'a', 'build/keys/b.pem': 'b', 'build/other': 'o' });
};

async function compared(protect: string[], act: (lab: Lab) => void, wait = 0): Promise<string[]> {
  const lab = await makeLab({ protect, prepare });
  await new Promise((resolve) => setTimeout(resolve, wait));
  const snapshot = stored(await snapshotProtected(lab.context));
  act(lab);
  const findings = await compareProtected(lab.context, snapshot);
  return findings.map((finding) => `${finding.path ?? ''} ${(finding.params as { change: string }).change}`);
}

describe('protected files', () => {
  after(removeTempFolders);

  it('says which were changed, made and deleted', async () => {
    const changed = await compared(['.env*', 'build/keys/**'], ({ repository, at }) => {
      repository.write({
        '.env': 'K=2',
        '.env.local': '',
        'build/keys/a.pem': 'A',
        'build/other': '2',
        'src/x.pem': '',
      });
      fs.rmSync(at('build/keys/b.pem'));
    });
    assert.deepEqual(changed, [
      '.env changed',
      '.env.local created',
      'build/keys/a.pem changed',
      'build/keys/b.pem deleted',
    ]);
  });

  it('sees a same-size edit whose times were put back, and a link in place of a file', async () => {
    const edit = ({ repository, at }: Lab): void => {
      const { atime, mtime } = fs.statSync(at('.env'));
      repository.write({ '.env': 'K=2' });
      fs.utimesSync(at('.env'), atime, mtime);
      fs.renameSync(at('build/keys'), at('build/moved'));
      fs.symlinkSync('moved', at('build/keys'));
    };
    for (const wait of [0, 2200]) {
      const changed = await compared(['.env*', '**/keys', '**/keys/*'], edit, wait);
      assert.deepEqual(changed, ['.env changed', 'build/keys created']);
    }
  });

  it('accepts what is the same, also when it was written anew', async () => {
    const same = await compared(['**/.env', 'build/*/*.pem'], ({ repository }) => {
      repository.write({ '.env': 'K=1', 'build/keys/a.pem': 'a', 'build/x/y/z.pem': '', 'build/new': '' });
    });
    assert.deepEqual(same, []);
  });

  it('refuses what is too much to watch', async () => {
    const lab = await makeLab({ protect: ['**'] });
    fs.truncateSync(lab.at('docs/guide.txt'), 300 * 1024 * 1024);
    await assert.rejects(snapshotProtected(lab.context), { code: 'invalid-request' });
  });
});
