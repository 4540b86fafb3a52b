import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { StatePaths } from '../../../src/engine/store/layout';
import { readProgress, readRunRecord, RunFiles } from '../../../src/engine/store/runFiles';
import { isSameProcess } from '../../../src/engine/process';
import { removeTempFolders, tempFolder } from '../../support/tempRepository';

const RUN = { verb: 'run', attempt: 2, maxAttempts: 3 } as const;

describe('the files of a run', () => {
  let paths: StatePaths;

  beforeEach(() => {
    paths = new StatePaths(tempFolder());
    fs.mkdirSync(paths.folder);
  });
  afterEach(removeTempFolders);

  it('name the process, tell what it does, and go at the end', async () => {
    const files = await RunFiles.begin(paths, RUN);
    const record = (await readRunRecord(paths)) ?? assert.fail('no record');
    assert.deepEqual(
      [record.pid, record.verb, record.attempt, record.maxAttempts],
      [process.pid, 'run', 2, 3],
    );
    assert.ok(await isSameProcess(record.pid, record.startTime));
    files.note({ kind: 'tool', tool: 'Write', target: 'a', turn: 1 });
    const first = await readProgress(paths);
    assert.deepEqual(
      first.events.map(({ kind }) => kind),
      ['tool'],
    );
    files.note({ kind: 'inspecting' });
    const second = await readProgress(paths, first.place);
    assert.deepEqual(
      second.events.map(({ kind }) => kind),
      ['inspecting'],
    );
    await files.end();
    assert.deepEqual(fs.readdirSync(paths.folder), []);
    assert.equal(await readRunRecord(paths), null);
    assert.deepEqual((await readProgress(paths, second.place)).events, []);
  });

  it('stay small, and a reader notices that they started over', async () => {
    const files = await RunFiles.begin(paths, RUN);
    files.note({ kind: 'inspecting' });
    let { place } = await readProgress(paths);
    for (let turn = 1; turn < 4000; turn += 1) files.note({ kind: 'text', text: 'x'.repeat(290), turn });
    assert.ok(fs.statSync(paths.progress).size <= 512 * 1024);
    const { events } = await readProgress(paths, place);
    assert.ok(events.length > 0);
    ({ place } = await readProgress(paths, { offset: 600 * 1024, rest: 'half a li' }));
    assert.ok(place.offset <= 512 * 1024);
    await files.end();
  });

  it('are not written through links, and nothing else is deleted where the folder was replaced', async () => {
    const victim = path.join(tempFolder(), 'victim');
    fs.writeFileSync(victim, 'mine');
    fs.symlinkSync(victim, paths.run);
    fs.symlinkSync(victim, paths.progress);
    const files = await RunFiles.begin(paths, RUN);
    files.note({ kind: 'inspecting' });
    assert.equal(fs.readFileSync(victim, 'utf8'), 'mine');
    const elsewhere = tempFolder();
    fs.writeFileSync(path.join(elsewhere, 'run.json'), 'mine');
    fs.renameSync(paths.folder, `${paths.folder}-aside`);
    fs.symlinkSync(elsewhere, paths.folder);
    await files.end();
    assert.equal(fs.readFileSync(path.join(elsewhere, 'run.json'), 'utf8'), 'mine');
  });

  it('do not stop a run that cannot write them', async () => {
    fs.rmdirSync(paths.folder);
    const files = await RunFiles.begin(paths, RUN);
    files.note({ kind: 'inspecting' });
    await files.end();
    assert.ok(!fs.existsSync(paths.folder));
  });

  it('are read as nothing where they make no sense', async () => {
    for (const text of [
      '',
      '{}',
      '[]',
      'null',
      '{"pid":1,"start_time":"x"}',
      '{"pid":"5"}',
      'x'.repeat(9000),
    ]) {
      fs.writeFileSync(paths.run, text);
      assert.equal(await readRunRecord(paths), null, text.slice(0, 20));
    }
    fs.rmSync(paths.run);
    fs.mkdirSync(paths.run);
    assert.equal(await readRunRecord(paths), null);
    fs.writeFileSync(
      paths.progress,
      'x\n{"kind":"else","at":1}\n{"kind":"inspecting"}\n{"kind":"inspecting","at":1}\n{"kind"',
    );
    const { events, place } = await readProgress(paths);
    assert.deepEqual(events, [{ kind: 'inspecting', at: 1 }]);
    assert.equal(place.rest, '{"kind"');
  });
});
