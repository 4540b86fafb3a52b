/** An envelope that was armed elsewhere, and a task of tasks.json on it: refused with words that lead to the question. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { keepFailures } from '../host/failures';
import { runCordon } from '../support/cli';
import { until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { type Desk, openDesk, STATUS } from './desk';

const TASK = { label: 'judge it', type: 'cordon', verb: 'check', problemMatcher: [] };
const KEYS = [{ key: 'ctrl+alt+4', command: 'workbench.action.tasks.runTask', args: 'judge it' }];

describe('a task on an envelope that was armed elsewhere', function () {
  this.timeout(240_000);
  let desk: Desk;

  before(async () => {
    const tasks = JSON.stringify({ version: '2.0.0', tasks: [TASK] });
    desk = await openDesk({ 'src/a.ts': 'one\n', '.vscode/tasks.json': tasks });
    const user = path.join(desk.host.server.dataDir, 'data', 'User');
    fs.writeFileSync(path.join(user, 'keybindings.json'), JSON.stringify(KEYS));
    await desk.host.reload();
    await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
  });

  after(async () => {
    await desk.host.close();
    removeTempFolders();
  });

  keepFailures(() => (desk as Desk | undefined)?.host);

  it('runs nothing, and leads to the programs and the question', async () => {
    const { workbench, notifications, repository } = desk;
    const trace = path.join(tempFolder(), 'ran');
    const home = tempFolder();
    const args = ['arm', 'foreign', '--allow', '**', '--max-files', '9', '--verify', `touch ${trace}`];
    const armed = await runCordon(args, {
      cwd: repository.root,
      env: { HOME: home, XDG_STATE_HOME: path.join(home, 'state') },
    });
    assert.equal(armed.code, 0, armed.stderr);
    await until('the envelope', async () => (await workbench.statusText(STATUS)).includes('0/9'));
    await desk.host.page.keyboard.press('Control+Alt+4');
    assert.match(await notifications.message('nobody has confirmed'), /armed elsewhere or edited since/i);
    await desk.shot('foreign-task');
    assert.ok(!fs.existsSync(trace));
    await notifications.press('nobody has confirmed', 'Show Programs');
    const question = await notifications.dialogText();
    assert.ok(question.includes(`touch ${trace}`), question);
    assert.ok(!fs.existsSync(trace));
    await notifications.answer('Run');
    await notifications.message('accepted');
    assert.ok(fs.existsSync(trace));
    await notifications.clear();
    // Confirmed, so the task runs too.
    fs.rmSync(trace);
    await workbench.runCommand('View: Close All Editors');
    await desk.host.page.keyboard.press('Control+Alt+4');
    await until('the verifier of the task', () => fs.existsSync(trace), 30_000);
  });
});
