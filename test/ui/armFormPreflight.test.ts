import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { keepFailures } from '../host/failures';
import type { Host } from '../host/host';
import { runCordon } from '../support/cli';
import { until } from '../support/processes';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';
import { startWithForm } from './armFormSupport';
import { ArmFormPage } from './pages/armFormPage';
import { Notifications } from './pages/notifications';
import { Workbench } from './pages/workbench';

describe('the form, before arming', () => {
  let repository: TempRepository;
  let host: Host;
  let form: ArmFormPage;
  let notifications: Notifications;

  before(async () => {
    // No commit yet: the first thing that would refuse.
    repository = makeRepository();
    host = await startWithForm(repository.root);
    form = new ArmFormPage(new Workbench(host.page));
    notifications = new Notifications(host.page);
    await form.open();
    await form.fill({ label: 'Anything', 'allow.0': '**' });
  });

  keepFailures(() => host);

  after(async () => {
    await host.close();
    removeTempFolders();
  });

  const submitted = async (expected: RegExp): Promise<void> => {
    await form.button('arm').click();
    await until(`refused: ${String(expected)}`, async () => expected.test(await form.refusal()));
    assert.equal(await form.field('label').inputValue(), 'Anything');
  };

  it('says that there is no commit, and so does the engine', async () => {
    await form.findingAppears(/There is no commit yet/);
    await submitted(/Nothing was armed\. There is no commit yet/);
    repository.write({ 'a.txt': 'one\n', 'b.txt': 'two\n' });
    await form.findingAppears(/2 changed or untracked files.*a\.txt.*b\.txt/);
    repository.commit('first');
    await form.findingAppears(/^Ready/);
  });

  it('names up to ten dirty files and offers Source Control', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `new-${String(index).padStart(2, '0')}.txt`);
    repository.write(Object.fromEntries(names.map((name) => [name, 'x\n'])));
    repository.write({ 'a.txt': 'changed\n' });
    repository.git('add', 'new-00.txt');
    await form.findingAppears(/13 changed or untracked files.*new-08\.txt.*and 3 more/);
    await form.button('openSourceControl').click();
    await host.page.locator('.scm-view').first().waitFor();
    await submitted(/worktree is not clean/);
    repository.git('reset', '--quiet', '--hard');
    for (const name of names) repository.delete(name);
    await form.findingAppears(/^Ready/);
  });

  it('says beside the buttons that there is a warning, until the paths rule it out', async () => {
    repository.write({ 'package.json': '{ "scripts": { "test": "exit 0" } }\n' });
    repository.commit('tests');
    await form.field('verify.0').fill('npm test');
    await until('warned', async () => (await form.standing()).includes('with a warning'));
    assert.match(
      await form.frame.locator('.risks').innerText(),
      /cover what “npm test” runs \(package\.json\)/,
    );
    await form.field('allow.0').fill('*.txt');
    await until('nothing to warn of', async () => (await form.standing()) === 'Ready to arm');
    assert.equal((await form.frame.locator('.risks').innerText()).trim(), '');
    await form.field('allow.0').fill('**');
    await form.rowButton('Remove Verifier 1').click();
  });

  it('clears index flags that hide changes, after asking', async () => {
    repository.git('update-index', '--assume-unchanged', 'a.txt');
    repository.git('update-index', '--skip-worktree', 'b.txt');
    await form.findingAppears(/hide changes of 2 files.*a\.txt.*b\.txt/);
    await submitted(/Index flags hide changes/);
    await form.button('clearFlags').click();
    assert.match(await notifications.dialogText(), /a\.txt[^]*b\.txt[^]*git update-index/);
    await notifications.answer('Clear Flags');
    await form.findingAppears(/^Ready/);
    assert.match(repository.git('ls-files', '-v'), /^H a\.txt\nH b\.txt/);
  });

  it('resets the envelope that is armed already, after asking', async () => {
    const armed = await runCordon(['arm', 'an older one', '--allow', 'x'], { cwd: repository.root });
    assert.equal(armed.code, 0, armed.stderr);
    await form.findingAppears(/An envelope is armed here already/);
    await submitted(/already armed/);
    await form.button('reset').click();
    await notifications.answer('Reset');
    await form.findingAppears(/^Ready/);
    assert.equal(repository.exists('.cordon'), false);
  });

  it('says that another operation holds the lock', async function () {
    if (process.platform !== 'linux') this.skip();
    const lock = path.join(repository.root, '.git', 'cordon.lock');
    let holder: ChildProcess | undefined;
    try {
      holder = spawn('flock', [lock, 'sleep', '120'], { stdio: 'ignore', detached: true });
      await until('the lock file', () => fs.existsSync(lock));
      await host.page.waitForTimeout(300);
      await submitted(/another Cordon operation is at work|Another Cordon operation is at work/);
      await form.findingAppears(/Another Cordon operation is at work/);
    } finally {
      if (holder?.pid !== undefined) process.kill(-holder.pid, 'SIGKILL');
    }
    await form.button('lookAgain').click();
    await form.findingAppears(/^Ready/);
  });

  it('shows a damaged envelope as what is in the way', async () => {
    fs.writeFileSync(path.join(repository.root, '.cordon'), 'not a folder');
    await form.findingAppears(/is not a folder, so it is not Cordon's/);
    await form.button('reset').click();
    await notifications.answer('Reset');
    await form.findingAppears(/^Ready/);
    assert.equal(repository.exists('.cordon'), false);
  });

  it('arms nothing for a Claude Code that is not there, and says how to get it', async () => {
    const said = form.frame.locator('.status').first();
    await until('not found', async () => /was not found.*npm install -g/.test(await said.innerText()));
    await form.button('armAndRun').click();
    await until('refused', async () => (await form.refusal()).includes('Claude Code (claude) was not found'));
    assert.equal(repository.exists('.cordon'), false);
  });

  it('finds a Claude Code of another name without starting it, and asks for its version on request', async () => {
    const folder = tempFolder();
    const program = path.join(folder, 'my-claude');
    fs.writeFileSync(program, `#!/bin/sh\necho started >> ${folder}/starts\necho "9.9.9 (Mine)"\n`, {
      mode: 0o755,
    });
    await form.field('claude.binary').fill(program);
    const said = form.frame.locator('.status').first();
    await until('found', async () => (await said.innerText()).includes(`Found at ${program}`));
    assert.equal(fs.existsSync(path.join(folder, 'starts')), false);
    await form.button('askVersion').click();
    await notifications.answer('Run');
    await until('the version', async () => (await said.innerText()).includes('9.9.9 (Mine)'));
    await form.button('armAndRun').click();
    const summary = await form.summary();
    assert.match(summary['Claude Code'] ?? '', /my-claude · 30 turns/);
    const config = JSON.parse(repository.read('.cordon/config.json')) as { mode: string };
    assert.equal(config.mode, 'claude');
    // What it prints is no result, so the attempt ends; that it was made is what counts here.
    await until(
      'an attempt',
      () => (JSON.parse(repository.read('.cordon/state.json')) as { attempt: number }).attempt === 1,
      30_000,
    );
  });
});
