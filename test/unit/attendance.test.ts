import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cmdLauncher, shLauncher } from '../../src/editor/terminal/launcherScripts';
import { definitionArgs, parseDefinition } from '../../src/editor/tasks/definition';
import { watchAttendance } from '../../src/engine/attendance';
import { removeTempFolders, tempFolder } from '../support/tempRepository';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('what the editor hands to the command line', () => {
  afterEach(removeTempFolders);

  it('is a file that is touched while a window is there', async () => {
    const file = path.join(tempFolder(), 'attended');
    let gone = 0;
    // The process would end before an unreferenced timer.
    const stop = watchAttendance(file, () => (gone += 1), { everyMs: 20, looks: 10 });
    for (let count = 0; count < 20; count += 1) {
      fs.writeFileSync(file, String(count));
      fs.utimesSync(file, count, count);
      await pause(30);
    }
    assert.equal(gone, 0);
    await pause(600);
    assert.equal(gone, 1);
    stop();
  });

  it('is gone too where the file never was', async () => {
    let gone = 0;
    const stop = watchAttendance(path.join(tempFolder(), 'never'), () => (gone += 1), {
      everyMs: 10,
      looks: 5,
    });
    await pause(400);
    assert.equal(gone, 1);
    stop();
  });

  it('is a launcher that takes paths as they are', function () {
    if (process.platform === 'win32') this.skip();
    const folder = path.join(tempFolder(), `it's a "folder" $HOME \`x\``);
    fs.mkdirSync(folder);
    const cli = path.join(folder, 'cli.js');
    fs.writeFileSync(
      cli,
      'console.log(JSON.stringify([process.env.ELECTRON_RUN_AS_NODE, ...process.argv.slice(2)]))',
    );
    const launcher = path.join(folder, 'cordon');
    fs.writeFileSync(launcher, shLauncher(process.execPath, cli), { mode: 0o755 });
    const said = execFileSync(launcher, ['arm', 'a "b" $c', '--allow', '*'], { encoding: 'utf8', env: {} });
    assert.deepEqual(JSON.parse(said), ['1', 'arm', 'a "b" $c', '--allow', '*']);
    assert.match(
      cmdLauncher('C:\\100%\\Code.exe', 'C:\\x\\cli.js'),
      /^"C:\\100%%\\Code\.exe" "C:\\x\\cli\.js" %\*\r$/m,
    );
  });

  it('is a command line that no value can be mistaken in', () => {
    const run = {
      type: 'cordon',
      verb: 'run',
      task: '-x',
      allow: ['--deny', 'src/**'],
      args: ['--max-turns=4'],
    };
    assert.deepEqual(definitionArgs(parseDefinition(run) ?? assert.fail()), [
      ...['run', '--progress', '--allow=--deny', '--allow=src/**', '--max-turns=4', '--', '-x'],
    ]);
    assert.deepEqual(definitionArgs({ type: 'cordon', verb: 'check' }), ['check']);
    for (const broken of [
      {},
      { verb: 'reset' },
      { verb: 'run' },
      { verb: 'run', task: 'x', allow: 'src/**' },
      { verb: 'check', args: [1] },
    ])
      assert.equal(parseDefinition({ type: 'cordon', ...broken }), undefined, JSON.stringify(broken));
  });
});
