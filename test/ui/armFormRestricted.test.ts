/** Restricted Mode, met by its three ways to start a program: the form, tasks, and the command in terminals. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { keepFailures } from '../host/failures';
import { runCordon } from '../support/cli';
import { until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { type Desk, openDesk } from './desk';
import { webviewFrame } from './pages/webview';

/** Commands that the palette hides in Restricted Mode: a key binding starts them all the same. */
const KEYS = [
  { key: 'ctrl+alt+1', command: 'cordon.arm' },
  { key: 'ctrl+alt+2', command: 'cordon.check' },
  { key: 'ctrl+alt+3', command: 'cordon.run' },
  { key: 'ctrl+alt+4', command: 'workbench.action.tasks.runTask', args: 'judge it' },
];

describe('Restricted Mode', function () {
  this.timeout(300_000);
  let desk: Desk;
  /** What Cordon started: one line for each call of Git. */
  let calls: string;
  /** What the verifier leaves where it ran. */
  let trace: string;

  before(async () => {
    const folder = tempFolder();
    calls = path.join(folder, 'calls');
    trace = path.join(folder, 'verified');
    const git = String(process.env.PATH)
      .split(path.delimiter)
      .map((place) => path.join(place, 'git'))
      .find((file) => fs.existsSync(file));
    fs.writeFileSync(
      path.join(folder, 'git'),
      `#!/bin/sh\necho "$*" >> '${calls}'\nexec '${git ?? 'git'}' "$@"\n`,
      { mode: 0o755 },
    );
    const env = { PATH: `${folder}${path.delimiter}${process.env.PATH ?? ''}` };
    const task = { label: 'judge it', type: 'cordon', verb: 'check', problemMatcher: [] };
    const tasks = JSON.stringify({ version: '2.0.0', tasks: [task] });
    desk = await openDesk({ 'src/a.ts': 'one\n', '.vscode/tasks.json': tasks }, { trust: false });
    const data = path.join(desk.host.server.dataDir, 'data');
    fs.writeFileSync(path.join(data, 'User', 'keybindings.json'), JSON.stringify(KEYS));
    // A machine's setting: those of the user do not reach a server for good.
    fs.mkdirSync(path.join(data, 'Machine'), { recursive: true });
    const settings = { 'cordon.gitPath': path.join(folder, 'git') };
    fs.writeFileSync(path.join(data, 'Machine', 'settings.json'), JSON.stringify(settings));
    // With the same Git: an envelope is bound to the one that it was armed with.
    const home = { HOME: path.join(desk.host.server.dataDir, 'home'), XDG_STATE_HOME: undefined };
    const args = ['arm', 'stored only', '--allow', 'src/**', '--verify', `touch ${trace}`];
    const armed = await runCordon(args, { cwd: desk.repository.root, env: { ...env, ...home } });
    assert.equal(armed.code, 0, armed.stderr);
    fs.rmSync(calls);
    await desk.host.reload();
    await desk.workbench.openActivity('Cordon');
    await until('the envelope', async () => (await desk.tree.outline()).join('\n').includes('stored only'));
  });

  after(async () => {
    await desk.host.close();
    removeTempFolders();
  });

  keepFailures(() => (desk as Desk | undefined)?.host);

  const nothingRan = (): void => {
    assert.equal(fs.existsSync(calls) ? fs.readFileSync(calls, 'utf8') : '', '');
    assert.ok(!fs.existsSync(trace));
  };
  const launcher = (): string => {
    const storage = path.join(desk.host.server.dataDir, 'data', 'User', 'globalStorage');
    return path.join(storage, 'cordon.cordon-vscode', 'bin', 'cordon');
  };
  const press = (key: string): Promise<void> => desk.host.page.keyboard.press(key);
  /** A terminal with the focus would take the keys. */
  const leaveTerminal = (): Promise<void> => desk.tree.rows.first().click();

  it('shows the form that says why, and the way to trust', async () => {
    await press('Control+Alt+1');
    const page = webviewFrame(desk.host.page).locator('main');
    await page.waitFor();
    await desk.shot('restricted-form');
    assert.match(await page.innerText(), /Restricted Mode/);
    assert.equal(await page.locator('textarea, input').count(), 0);
    nothingRan();
    await page.locator('button').click();
    const trust = desk.host.page.locator('.workspace-trust-editor');
    await trust.waitFor();
    // Newer releases show it above everything, older ones as an editor.
    await press('Escape');
    await trust.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => undefined);
    await desk.workbench.runCommand('View: Close All Editors');
    await trust.waitFor({ state: 'hidden' });
    nothingRan();
  });

  it('says of a command that nothing is run', async () => {
    for (const key of ['Control+Alt+2', 'Control+Alt+3']) {
      await press(key);
      assert.match(await desk.notifications.message('Cordon'), /nothing is run in Restricted Mode/);
      await desk.notifications.clear();
    }
    nothingRan();
  });

  it('runs no task of tasks.json', async () => {
    await press('Control+Alt+4');
    assert.match(await desk.notifications.dialogText(), /tasks .*as code/s);
    await desk.shot('restricted-task');
    await desk.notifications.answer('Cancel');
    nothingRan();
  });

  it('has no command in terminals', async () => {
    await desk.workbench.runCommand('Terminal: Create New Terminal');
    // Newer releases ask, with an empty terminal behind the question; older ones open one at once.
    const { dialog } = desk.notifications;
    const isAsked = await dialog.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (isAsked) {
      assert.match(await desk.notifications.dialogText(), /terminal process requires executing code/);
      await desk.notifications.answer('Cancel');
    } else await desk.workbench.runCommand('Terminal: Kill All Terminals');
    assert.ok(!fs.existsSync(launcher()));
    nothingRan();
  });

  it('does all of it once trust is given', async () => {
    await leaveTerminal();
    await press('Control+Alt+4');
    await desk.notifications.answer('Trust');
    await until('the command for terminals', () => fs.existsSync(launcher()));
    await until('an audit', () => fs.existsSync(calls));
    // What was asked for before there was trust may have come too early.
    if (!fs.existsSync(trace)) await press('Control+Alt+4');
    await until('the verifier of the task', () => fs.existsSync(trace), 30_000);
    await leaveTerminal();
    await press('Control+Alt+1');
    // An envelope is armed, so the form shows it.
    const summary = webviewFrame(desk.host.page).locator('[data-action="check"]');
    await summary.waitFor();
  });
});
