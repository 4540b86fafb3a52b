import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { keepFailures } from '../host/failures';
import { until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { type Desk, openDesk, STATUS } from './desk';

const FILES = {
  'src/apple.ts': 'export const apple = 1;\n',
  'src/generated/api.ts': '// generated\n',
  'docs/guide.md': '# Guide\n',
};

/** What only the workbench shows: badges, colours, when-clauses, welcome texts, trust. */
describe('the surfaces in the window', function () {
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

  keepFailures(() => (desk as Desk | undefined)?.host);

  const arm = (...more: string[]) =>
    desk.cordon('arm', 'tidy', '--allow', 'src/**', '--deny', 'src/generated/**', ...more);

  it('offer to arm where nothing is armed, and nothing else', async () => {
    const { workbench, tree } = desk;
    await workbench.openActivity('Cordon');
    await until('the welcome text', async () => (await tree.welcome()).includes('No envelope is armed'));
    assert.equal(await workbench.hasCommand('Cordon: Arm Envelope…'), true);
    assert.equal(await workbench.hasCommand('Cordon: Check'), false);
    assert.equal(await workbench.hasCommand('Cordon: Reset Envelope'), false);
    assert.equal(await workbench.activityBadge('Cordon'), '');
  });

  it('show a file turn denied while an agent works elsewhere', async () => {
    const { workbench, explorer, repository } = desk;
    // A second try begins where the first one began.
    repository.git('checkout', '--', '.');
    await desk.cordon('reset');
    assert.equal((await arm('--max-added-lines', '3')).code, 0);
    await until('armed', async () => (await workbench.statusText(STATUS)).endsWith('0/25'));
    await workbench.openActivity('Explorer');
    for (const folder of ['src', 'generated', 'docs']) await explorer.expand(folder);
    const refusal = 'must not be changed, denied by src/generated/**';
    await until('its rule', async () => (await explorer.decoration('api.ts')).tooltip.includes(refusal));
    repository.write({ 'src/generated/api.ts': '// generated, changed\n' });
    await until('denied', async () => (await explorer.decoration('api.ts')).badge.includes('✗'));
    repository.write({ 'src/apple.ts': 'export const apple = 2;\n' });
    await until('allowed', async () => (await explorer.decoration('apple.ts')).badge.includes('✓'));
    repository.write({ 'src/apple.ts': '1\n2\n3\n4\n' });
    await until('over budget', async () => (await explorer.decoration('apple.ts')).badge.includes('!'));
    assert.match((await explorer.decoration('apple.ts')).tooltip, /Added lines over budget: 5 of 3/);
    assert.equal(await workbench.statusKind(STATUS), 'warning');
    assert.equal(await workbench.activityBadge('Cordon'), '2');
    await desk.shot('explorer');
  });

  it('put reasons and commands into the hover of the status item', async () => {
    const { workbench } = desk;
    const text = await workbench.hover(workbench.statusItem(STATUS));
    assert.match(text, /tidy/);
    assert.match(text, /api\.ts is outside the policy: denied by src\/generated\/\*\*/);
    assert.match(text, /Review Changes/);
  });

  it('offer what can be done on a click, and go where it leads', async () => {
    const { workbench } = desk;
    await workbench.clickStatusItem(STATUS);
    const labels = await workbench.quickInput.settledLabels();
    for (const wanted of ['Check', 'Review Changes', 'Reset Envelope']) {
      assert.ok(
        labels.some((label) => label.includes(wanted)),
        labels.join('\n'),
      );
    }
    await workbench.quickInput.cancel();
    for (const command of ['Check', 'Audit Now', 'Review Changes', 'Reset Envelope', 'Show Log']) {
      assert.equal(await workbench.hasCommand(`Cordon: ${command}`), true, command);
    }
    assert.equal(await workbench.hasCommand('Cordon: Arm Envelope…'), false);
  });

  it('say so when the state is corrupt', async () => {
    const { workbench, tree, repository } = desk;
    fs.writeFileSync(path.join(repository.root, '.cordon', 'state.json'), '{');
    await until('error', async () => (await workbench.statusKind(STATUS)) === 'error');
    await workbench.openActivity('Cordon');
    await until('the row', async () =>
      (await tree.outline()).some((line) => line.includes('cannot be used')),
    );
    assert.equal(await workbench.hasCommand('Cordon: Check'), false);
    assert.equal(await workbench.hasCommand('Cordon: Reset Envelope'), true);
    await desk.cordon('reset');
    await until('none', async () => (await tree.welcome()).includes('No envelope is armed'));
  });
});

describe('a workspace that is not trusted', function () {
  this.timeout(240_000);
  let desk: Desk;
  let marker: string;

  before(async () => {
    marker = path.join(tempFolder(), 'git-ran');
    desk = await openDesk(FILES, { trust: false });
    // A repository whose configuration starts a program at any careless read.
    desk.repository.git('config', 'core.fsmonitor', `touch ${marker}; false`);
    await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
  });

  after(async () => {
    await desk.host.close();
    removeTempFolders();
  });

  keepFailures(() => (desk as Desk | undefined)?.host);

  it('shows what is stored and runs nothing', async () => {
    const { workbench, tree, repository } = desk;
    await workbench.openActivity('Cordon');
    await until('the welcome text', async () => (await tree.welcome()).includes('Restricted Mode'));
    assert.equal((await desk.cordon('arm', 'tidy', '--allow', 'src/**')).code, 0);
    fs.rmSync(marker, { force: true });
    await until('the envelope', async () =>
      (await tree.outline()).some((line) => line.includes('Restricted Mode')),
    );
    repository.write({ 'docs/guide.md': 'changed\n' });
    await workbench.runCommand('Cordon: Refresh');
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const outline = await tree.outline();
    assert.ok(!outline.some((line) => line.includes('Violations')), outline.join('\n'));
    assert.equal(fs.existsSync(marker), false);
    for (const command of ['Check', 'Audit Now', 'Reset Envelope', 'Doctor']) {
      assert.equal(await workbench.hasCommand(`Cordon: ${command}`), false, command);
    }
    await desk.shot('untrusted');
  });

  it('is audited once it is trusted', async () => {
    const { workbench, tree, host } = desk;
    await workbench.runCommand('Workspaces: Manage Workspace Trust');
    await host.page
      .locator('.workspace-trust-editor .monaco-button', { hasText: /^Trust$/ })
      .first()
      .click();
    await workbench.openActivity('Cordon');
    await until(
      'the violation',
      async () => (await tree.outline()).some((line) => line.includes('docs/guide.md')),
      30_000,
    );
    assert.equal(await workbench.hasCommand('Cordon: Check'), true);
  });
});
