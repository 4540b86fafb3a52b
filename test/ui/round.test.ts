import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { keepFailures } from '../host/failures';
import { until } from '../support/processes';
import { removeTempFolders } from '../support/tempRepository';
import { type Desk, openDesk, STATUS } from './desk';

/** One round as a person goes through it, in one window: each test goes on where the one before ended. */
describe('a round with an agent', function () {
  this.timeout(240_000);
  let desk: Desk;

  before(async () => {
    desk = await openDesk({
      'src/apple.ts': 'export const apple = 1;\n',
      'src/pear.ts': 'export const pear = 2;\n',
      'docs/guide.md': '# Guide\n\nOld words.\n',
      'package.json': '{ "scripts": { "test": "exit 0" } }\n',
      '.gitignore': 'build/\n',
    });
    await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
  });

  after(async () => {
    await desk.host.close();
    removeTempFolders();
  });

  keepFailures(() => (desk as Desk | undefined)?.host);

  const statusBecomes = (text: RegExp): Promise<boolean> =>
    until(`${String(text)} in the status bar`, async () =>
      text.test(await desk.workbench.statusText(STATUS)),
    );

  it('arms in a few steps, with a way back and a word about every mistake', async () => {
    const { workbench } = desk;
    const { quickInput } = workbench;
    await workbench.runCommand('Cordon: Quick Arm…');
    await until('the task', async () => (await quickInput.message()).includes('What is the agent to do?'));
    await quickInput.submit('Make the apple riper');
    await until('allowed paths', async () => (await quickInput.message()).includes('Paths that may change'));
    await quickInput.fill('/src/**');
    await until('the problem', async () => (await quickInput.message()).includes('starts with /'));
    await desk.shot('quick-arm-problem');
    await desk.host.page.keyboard.press('Enter');
    await quickInput.fill('src/**, docs/**');
    await until('the comma', async () =>
      (await quickInput.message()).includes('"src/**," ends with a comma'),
    );
    await quickInput.submit('src/**');
    await until('denied paths', async () => (await quickInput.message()).includes('must not change'));
    await desk.host.page
      .locator('.quick-input-widget .quick-input-titlebar .codicon-quick-input-back')
      .click();
    await until('back', async () => (await quickInput.message()).includes('Paths that may change'));
    assert.equal(await quickInput.widget.locator('input.input').inputValue(), 'src/**');
    await desk.host.page.keyboard.press('Enter');
    await until('denied again', async () => (await quickInput.message()).includes('must not change'));
    await quickInput.submit('');
    await until('budgets', async () => (await quickInput.message()).includes('Budgets'));
    await quickInput.submit('files=8');
    await until('a verifier', async () => (await quickInput.message()).includes('Verifier 1'));
    await quickInput.submit('node -e "process.exit(0)"');
    await until('no more', async () => (await quickInput.message()).includes('Verifier 2'));
    await quickInput.submit('');
    await quickInput.row('shield  Arm').or(quickInput.row('Arm')).first().waitFor();
    await desk.shot('quick-arm-last');
    await desk.host.page.keyboard.press('Enter');
    await statusBecomes(/0\/8/);
    const message = await desk.notifications.message('armed');
    assert.match(message, /a gate, not a sandbox/);
    await desk.notifications.clear();
  });

  it('shows in the explorer what the agent may not change, while it works', async () => {
    const { repository, explorer, workbench } = desk;
    await workbench.openActivity('Explorer');
    await explorer.expand('docs');
    await explorer.expand('src');
    repository.write({ 'src/apple.ts': 'export const apple = 2;\n' });
    await until('allowed', async () => (await explorer.decoration('apple.ts')).badge.includes('✓'));
    repository.write({ 'docs/guide.md': '# Guide\n\nNew words.\n', 'docs/extra.md': 'extra\n' });
    repository.delete('package.json');
    await until('denied', async () => (await explorer.decoration('guide.md')).badge.includes('✗'));
    assert.match((await explorer.decoration('guide.md')).tooltip, /no allowed pattern matches/);
    await statusBecomes(/4\/8/);
    await desk.shot('denied-in-explorer');
  });

  it('jumps from a problem to its file', async () => {
    const { problems, workbench } = desk;
    await problems.open();
    await problems.problem(/docs\/guide\.md is outside/).waitFor({ timeout: 30_000 });
    await desk.shot('problems');
    await problems.jump(/docs\/guide\.md is outside/);
    await until('guide.md', async () => (await workbench.activeTab()).includes('guide.md'));
    // The deleted file's problem leads to what it was.
    await problems.jump(/package\.json is outside/);
    await until('package.json', async () => (await workbench.activeTab()).includes('package.json'));
    await until('its baseline', async () =>
      (await workbench.editorTexts()).some((text) => text.includes('"test": "exit 0"')),
    );
    await workbench.runCommand('View: Toggle Panel Visibility').catch(() => undefined);
  });

  it('checks: rejected, with the way to the changes', async () => {
    const { workbench, notifications } = desk;
    await workbench.runCommand('Cordon: Check');
    assert.match(await notifications.message('rejected'), /3 violations/);
    await desk.shot('rejected');
    await notifications.clear();
    await workbench.runCommand('Cordon: Review Changes');
    await until('the review', async () =>
      (await workbench.activeTab()).includes('Changes since the baseline'),
    );
    assert.match(await workbench.activeTab(), /4 files/);
    await until('all sides', async () => {
      const texts = (await workbench.editorTexts()).join('\n');
      return ['apple = 1', 'apple = 2', 'New words', 'extra'].every((part) => texts.includes(part));
    });
    await desk.shot('review');
  });

  it('restores what is outside, after a look and a question, and keeps a copy', async () => {
    const { workbench, notifications, repository, host } = desk;
    const { quickInput } = workbench;
    await workbench.runCommand('Cordon: Restore Files Outside the Policy…');
    await quickInput.row('docs/guide.md').waitFor({ timeout: 30_000 });
    assert.deepEqual(
      (await quickInput.settledLabels()).map((label) => label.split(',')[0]),
      ['docs/extra.md', 'docs/guide.md', 'package.json'],
    );
    await quickInput.row('docs/guide.md').hover();
    await quickInput.row('docs/guide.md').locator('.action-label.codicon-git-compare').click();
    await until('its diff', async () => (await workbench.activeTab()).includes('guide.md (baseline'));
    assert.ok(await quickInput.widget.isVisible(), 'the list stays for the next look');
    await desk.shot('restore-list');
    await host.page.locator('.quick-input-widget .monaco-button:visible', { hasText: 'OK' }).click();
    const question = await notifications.dialogText();
    assert.match(question, /Restore 3 files to the baseline\?/);
    assert.match(question, /2 put back as they were, 1 removed/);
    await desk.shot('restore-question');
    await notifications.answer('Restore');
    const message = await notifications.message('put back');
    const copy = /Copy: (.+?)\. Copies of earlier envelopes /.exec(message)?.[1] ?? '';
    assert.equal(fs.readFileSync(path.join(copy, 'worktree/docs/extra.md'), 'utf8'), 'extra\n');
    assert.equal(repository.git('status', '--porcelain'), ' M src/apple.ts\n');
    await statusBecomes(/1\/8/);
    await desk.shot('restored');
  });

  it('checks again: accepted', async () => {
    const { notifications, workbench } = desk;
    await notifications.press('put back', 'Check');
    assert.match(await notifications.message('accepted'), /accepted/);
    await notifications.clear();
    await workbench.openActivity('Cordon');
    await until('accepted in the tree', async () =>
      (await desk.tree.outline()).some((row) => row.includes('accepted')),
    );
    await desk.shot('accepted');
  });

  it('opens a change from the tree, and a verifier’s output', async () => {
    const { tree, workbench } = desk;
    await tree.click('apple.ts');
    await until('the diff', async () => (await workbench.activeTab()).includes('apple.ts (baseline'));
    await tree.click('process.exit');
    await until('the output', async () => (await workbench.activeTab()).includes('Verifier 1'));
    await until('passed', async () => (await workbench.editorTexts()).join('').includes('passed'));
  });

  it('resets after asking, and the files stay', async () => {
    const { workbench, notifications, repository } = desk;
    await workbench.runCommand('Cordon: Reset Envelope');
    const question = await notifications.dialogText();
    assert.match(question, /Reset the envelope "Make the apple riper"\?/);
    assert.match(question, /Your files stay exactly as they are/);
    await desk.shot('reset-question');
    await notifications.answer('Cancel');
    assert.ok(repository.exists('.cordon/config.json'));
    await workbench.runCommand('Cordon: Reset Envelope');
    await notifications.answer('Reset');
    await until('nothing armed', () => !repository.exists('.cordon'));
    assert.equal(repository.read('src/apple.ts'), 'export const apple = 2;\n');
    await until('the welcome view', async () => (await desk.tree.welcome()).includes('No envelope is armed'));
    assert.equal(await workbench.hasCommand('Cordon: Check'), false);
    assert.equal(await workbench.hasCommand('Cordon: Quick Arm…'), true);
  });
});
