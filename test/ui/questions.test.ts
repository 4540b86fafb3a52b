import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { keepFailures } from '../host/failures';
import { runCordon } from '../support/cli';
import { until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { type Desk, openDesk, STATUS } from './desk';

const FILES = {
  'src/apple.ts': 'export const apple = 1;\n',
  'src/pear.ts': 'export const pear = 2;\n',
  'docs/guide.md': '# Guide\n',
  'picture.png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]),
};

describe('questions and refusals', function () {
  this.timeout(240_000);
  let desk: Desk;

  before(async () => {
    desk = await openDesk(FILES);
    await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
  });

  after(async () => {
    await desk.host.close();
    removeTempFolders();
  });

  afterEach(async () => {
    await desk.cordon('reset');
    desk.repository.git('reset', '--hard', '--quiet');
    desk.repository.git('clean', '-fdq');
    await desk.notifications.clear();
  });

  keepFailures(() => (desk as Desk | undefined)?.host);

  const statusBecomes = (text: RegExp): Promise<boolean> =>
    until(`${String(text)} in the status bar`, async () =>
      text.test(await desk.workbench.statusText(STATUS)),
    );

  it('asks once before it runs what another Cordon armed', async () => {
    const { workbench, notifications, repository } = desk;
    const trace = path.join(tempFolder(), 'ran');
    const home = tempFolder();
    await runCordon(['arm', 'foreign', '--allow', '**', '--max-files', '9', '--verify', `touch ${trace}`], {
      cwd: repository.root,
      env: { HOME: home, XDG_STATE_HOME: path.join(home, 'state') },
    });
    await statusBecomes(/0\/9/);
    await workbench.runCommand('Cordon: Check');
    const question = await notifications.dialogText();
    assert.match(question, /not armed by this Cordon/);
    assert.ok(question.includes(`touch ${trace}`));
    await desk.shot('foreign-question');
    await notifications.answer('Cancel');
    assert.ok(!fs.existsSync(trace));
    await workbench.runCommand('Cordon: Check');
    await notifications.answer('Run');
    assert.match(await notifications.message('accepted'), /nothing changed/);
    assert.ok(fs.existsSync(trace));
    await notifications.clear();
    fs.rmSync(trace);
    await workbench.runCommand('Cordon: Check');
    await until('run without another question', () => fs.existsSync(trace));
    assert.match(await notifications.message('accepted'), /nothing changed/);
  });

  it('warns when what is armed lets the agent rewrite its verifier', async () => {
    const { workbench, notifications } = desk;
    const { quickInput } = workbench;
    await workbench.runCommand('Cordon: Quick Arm…');
    for (const [question, answer] of [
      ['What is the agent to do?', 'ripen'],
      ['Paths that may change', 'src/**'],
      ['must not change', ''],
      ['Budgets', ''],
      ['Verifier 1', 'node src/apple.ts'],
      ['Verifier 2', ''],
    ] as const) {
      await until(question, async () => (await quickInput.message()).includes(question));
      await quickInput.submit(answer);
    }
    await quickInput.row('shield  Arm').or(quickInput.row('Arm')).first().waitFor();
    await desk.host.page.keyboard.press('Enter');
    const warning = await notifications.message('armed with a warning');
    assert.match(warning, /“node src\/apple\.ts” runs src\/apple\.ts/);
    await desk.shot('arm-warning');
  });

  it('shows which files hide behind index flags, and clears them when told to', async () => {
    const { workbench, notifications, repository } = desk;
    repository.git('update-index', '--assume-unchanged', 'src/apple.ts');
    repository.git('update-index', '--skip-worktree', 'docs/guide.md');
    await workbench.runCommand('Cordon: Clear Hidden Index Flags…');
    const question = await notifications.dialogText();
    for (const part of [
      '2 files',
      'docs/guide.md',
      'src/apple.ts',
      '--no-assume-unchanged',
      '--no-skip-worktree',
    ]) {
      assert.ok(question.includes(part), `${part} in ${question}`);
    }
    await desk.shot('flags-question');
    await notifications.answer('Clear Flags');
    assert.match(await notifications.message('cleared'), /2 files/);
    assert.match(repository.git('ls-files', '-v'), /^(?:H .*\n)+$/);
  });

  it('refuses to arm on changes, in the engine’s words, with the way to them', async () => {
    const { workbench, notifications, repository } = desk;
    repository.write({ 'docs/guide.md': 'not committed\n' });
    await workbench.runCommand('Cordon: Quick Arm…');
    for (const answer of ['A task', 'src/**', '', '', '']) {
      await workbench.quickInput.widget.locator('input.input').waitFor();
      const before = await workbench.quickInput.message();
      await workbench.quickInput.submit(answer);
      await until('the next step', async () => (await workbench.quickInput.message()) !== before);
    }
    await desk.host.page.keyboard.press('Enter');
    assert.match(await notifications.message('not clean'), /docs\/guide\.md.*commit or stash/);
    await desk.shot('refused-dirty');
    await notifications.press('not clean', 'Open Source Control');
    assert.ok(!repository.exists('.cordon'));
    await workbench.openActivity('Explorer');
  });

  it('reviews deleted, binary, linked and oddly named files', async () => {
    const { workbench, repository } = desk;
    await desk.cordon('arm', 'kinds', '--allow', '**', '--max-files', '9');
    await statusBecomes(/0\/9/);
    repository.write({
      'picture.png': Buffer.from([0x89, 0x50, 0, 9, 9]),
      'src/apple.ts': 'apple = 3;\n',
      'new\nline.md': 'odd\n',
    });
    repository.delete('docs/guide.md');
    fs.symlinkSync('/nowhere/at/all', path.join(repository.root, 'link'));
    await statusBecomes(/5\/9/);
    await workbench.runCommand('Cordon: Review Changes');
    await until('the review', async () =>
      (await workbench.activeTab()).includes('1 binary file not compared'),
    );
    await until('texts', async () => {
      const texts = (await workbench.editorTexts()).join('\n');
      return ['# Guide', 'apple = 3', '/nowhere/at/all', 'odd'].every((part) => texts.includes(part));
    });
    await desk.shot('review-kinds');
  });

  it('restores one file from the tree, after its diff and a question', async () => {
    const { workbench, repository, tree, notifications } = desk;
    await desk.cordon('arm', 'one file', '--allow', 'src/**', '--max-files', '9');
    repository.write({ 'docs/guide.md': '# Another guide\n', 'docs/more.md': 'more\n' });
    await statusBecomes(/2\/9/);
    await workbench.openActivity('Cordon');
    // Violations name their files too; the file's own row comes last.
    const row = tree.rows.filter({ hasText: 'guide.md' }).last();
    // A row that is drawn anew just then loses the click.
    await until('the question', async () => {
      await row.hover();
      await row.locator('.action-label[aria-label^="Restore File"]').click();
      return notifications.dialog.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      );
    });
    assert.match(await notifications.dialogText(), /Restore docs\/guide\.md to the baseline\?/);
    assert.match(await workbench.activeTab(), /guide\.md \(baseline/);
    await notifications.answer('Restore');
    assert.match(await notifications.message('put back'), /Copy: /);
    assert.equal(repository.read('docs/guide.md'), '# Guide\n');
    assert.equal(repository.read('docs/more.md'), 'more\n');
  });

  it('stages what the verifiers do not see, from the row’s menu and after a question, by the keyboard alone', async () => {
    const { workbench, repository, tree, notifications, host } = desk;
    const { page } = host;
    await desk.cordon('arm', 'staged', '--allow', 'src/**', '--max-files', '9', '--verify', 'true');
    repository.write({ 'src/apple.ts': 'staged\n' });
    repository.git('add', 'src/apple.ts');
    repository.write({ 'src/apple.ts': 'as it is\n' });
    await statusBecomes(/1\/9/);
    await workbench.runCommand('Cordon: Show Audit');
    const row = tree.rows.filter({ hasText: 'staged content differs' }).first();
    await row.waitFor();
    await until('the row', async () => {
      if (((await row.getAttribute('class')) ?? '').includes('focused')) return true;
      await page.keyboard.press('ArrowDown');
      await page.waitForTimeout(50);
      return false;
    });
    await page.keyboard.press('Shift+F10');
    await page.locator('.monaco-menu .action-item', { hasText: 'Stage or Unstage Files…' }).waitFor();
    // A menu is deaf for its first 100 ms.
    await page.waitForTimeout(200);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.match(
      await notifications.dialogText(),
      /^What is staged of src\/apple\.ts is not what the verifiers see/,
    );
    await desk.shot('staged-question');
    await page.keyboard.press('Enter');
    assert.equal(await notifications.message('staged 1 file'), 'Cordon: staged 1 file as it is.');
    assert.equal(repository.git('show', ':src/apple.ts'), 'as it is\n');
    repository.git('reset', '--quiet', '--hard');
  });

  it('opens a binary file by itself', async () => {
    const { workbench, repository, tree } = desk;
    await desk.cordon('arm', 'binary', '--allow', '**', '--max-files', '9');
    repository.write({ 'picture.png': Buffer.from([0x89, 0x50, 0, 9, 9]) });
    await statusBecomes(/1\/9/);
    await workbench.openActivity('Cordon');
    await tree.click('picture.png');
    await until('its diff', async () => (await workbench.activeTab()).includes('picture.png (baseline'));
    await desk.shot('binary-diff');
  });

  it('reports as a doctor, to be copied', async () => {
    const { workbench, notifications, host } = desk;
    await workbench.runCommand('Cordon: Doctor');
    await notifications.press('Cordon: nothing keeps it', 'Copy Report');
    const report = /^Cordon Doctor[^]* git: [^]* trust: /;
    await until('the report in the clipboard', async () =>
      report.test(String(await host.page.evaluate('navigator.clipboard.readText()'))),
    );
    await desk.shot('doctor');
  });

  it('survives a reload in the middle of a check: no verdict, and a free lock', async () => {
    const { workbench, repository, host, notifications } = desk;
    const running = path.join(tempFolder(), 'running');
    const script = `require('fs').writeFileSync('${running}', ''); setTimeout(() => {}, 60000)`;
    await desk.cordon('arm', 'slow', '--allow', '**', '--max-files', '7', '--verify', `node -e "${script}"`);
    await statusBecomes(/0\/7/);
    await workbench.runCommand('Cordon: Check');
    await until('the verifier to run', () => fs.existsSync(running));
    await host.reload();
    await workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
    await statusBecomes(/0\/7/);
    const state = JSON.parse(repository.read('.cordon/state.json')) as { phase: string };
    assert.equal(state.phase, 'armed');
    await desk.shot('after-reload');
    // A reload keeps the task; it can still be ended from the window that came up.
    await notifications.press('checking', 'Cancel');
    await until('the lock is free', async () => (await desk.cordon('reset')).code === 0);
  });
});

describe('an untrusted workspace', function () {
  this.timeout(240_000);
  let desk: Desk;

  before(async () => {
    desk = await openDesk(FILES, { trust: false });
  });
  after(async () => {
    await desk.host.close();
    removeTempFolders();
  });
  keepFailures(() => (desk as Desk | undefined)?.host);

  it('shows the stored envelope, and offers nothing that runs', async () => {
    const { workbench } = desk;
    await desk.cordon('arm', 'stored only', '--allow', 'src/**');
    await workbench.openActivity('Cordon');
    await until('the envelope', async () => (await desk.tree.outline()).join('\n').includes('stored only'));
    for (const title of [
      'Check',
      'Review Changes',
      'Reset Envelope',
      'Quick Arm…',
      'Clear Hidden Index Flags…',
    ]) {
      assert.equal(await workbench.hasCommand(`Cordon: ${title}`), false, title);
    }
    assert.equal(await workbench.hasCommand('Cordon: Copy as Command'), true);
    await desk.shot('untrusted');
  });
});
