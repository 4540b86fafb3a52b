import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { Git, gitEnvironment, findGit } from '../../src/engine/evidence/git';
import { forgedPacks, markPacks } from '../../src/engine/evidence/shadow/packs';
import { makeRepository, removeTempFolders, type TempRepository } from '../support/tempRepository';

/** Taking a large pack apart takes minutes: only what is not the pack of arming is. */
describe('packs since arming', function () {
  this.timeout(60_000);
  after(removeTempFolders);

  const packed = (): { repository: TempRepository; objects: string; file: (ending: string) => string } => {
    const repository = makeRepository({ 'a.txt': 'one\n', 'b.txt': 'two\n' });
    repository.git('gc', '-q');
    const objects = path.join(repository.root, '.git', 'objects');
    const folder = path.join(objects, 'pack');
    const file = (ending: string): string =>
      path.join(folder, fs.readdirSync(folder).find((name) => name.endsWith(ending)) ?? '');
    return { repository, objects, file };
  };

  const look = async (
    { repository, objects }: ReturnType<typeof packed>,
    marks: ReadonlyMap<string, string>,
  ): Promise<{ forged: string[]; apart: number }> => {
    let apart = 0;
    const env = gitEnvironment(process.env);
    const git = new Git(findGit(process.env), repository.root, env, (args) => {
      if (args.includes('index-pack')) apart += 1;
    });
    const forged = await forgedPacks(git, objects, { since: 0, marks, format: 'sha1' });
    return { forged, apart };
  };

  it('are only read where they are those of arming, though Git has touched them', async () => {
    const pack = packed();
    const marks = await markPacks([pack.objects], 'sha1');
    assert.equal(marks.size, 2);
    const oid = pack.repository.git('hash-object', '-w', 'a.txt').trim();
    assert.equal(fs.existsSync(path.join(pack.objects, oid.slice(0, 2), oid.slice(2))), false);
    assert.deepEqual(await look(pack, marks), { forged: [], apart: 0 });
  });

  it('are taken apart where they are new', async () => {
    const pack = packed();
    assert.deepEqual(await look(pack, new Map()), { forged: [], apart: 1 });
  });

  it('are taken apart where a byte is another, whatever they end with', async () => {
    for (const ending of ['.pack', '.idx']) {
      const pack = packed();
      const marks = await markPacks([pack.objects], 'sha1');
      const bytes = fs.readFileSync(pack.file(ending));
      const at = bytes.length - 30;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      fs.chmodSync(pack.file(ending), 0o644);
      fs.writeFileSync(pack.file(ending), bytes);
      assert.deepEqual(await look(pack, marks), { forged: [pack.file('.idx')], apart: 1 }, ending);
    }
  });
});
