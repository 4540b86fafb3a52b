import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { keepFailures } from '../host/failures';
import type { Host } from '../host/host';
import { until } from '../support/processes';
import {
  makeRepository,
  removeTempFolders,
  tempFolder,
  type TempRepository,
} from '../support/tempRepository';
import { reloadWindow, startWithForm } from './armFormSupport';
import { ArmFormPage } from './pages/armFormPage';
import { Explorer } from './pages/explorer';
import { Workbench } from './pages/workbench';

const FILES = { 'src/a.ts': 'one\n', 'src/deep/b.ts': 'two\n', 'docs/x.md': 'three\n' };

describe('the form and what it keeps', () => {
  let one: TempRepository;
  let other: TempRepository;
  let host: Host;
  let workbench: Workbench;
  let form: ArmFormPage;

  before(async () => {
    one = makeRepository(FILES);
    other = makeRepository({ 'lib/z.ts': 'z\n' });
    const workspace = path.join(tempFolder(), 'two.code-workspace');
    const folders = [
      { path: one.root, name: 'one' },
      { path: other.root, name: 'other' },
    ];
    fs.writeFileSync(workspace, JSON.stringify({ folders }));
    host = await startWithForm(one.root, { folder: undefined, workspace } as object);
    workbench = new Workbench(host.page);
    form = new ArmFormPage(workbench);
  });

  keepFailures(() => host);

  after(async () => {
    await host.close();
    removeTempFolders();
  });

  const filled = async (name: string, value: string): Promise<void> => {
    await until(`${name} is ${value}`, async () => (await form.field(name).inputValue()) === value);
  };

  it('opens prefilled from the explorer, in the repository of what was clicked', async () => {
    const explorer = new Explorer(host.page);
    await explorer.expand('one');
    await explorer.row('src').waitFor();
    await workbench.contextMenu(explorer.row('src'), 'Allow in Cordon Envelope');
    await form.ready();
    await filled('allow.0', 'src/**');
    await form.waitForFocus('label');
    assert.match(await form.frame.locator('.repository-detail').innerText(), new RegExp(one.root));
    await explorer.row('docs').click();
    await workbench.contextMenu(explorer.row('x.md'), 'Allow in Cordon Envelope');
    await filled('allow.1', 'docs/x.md');
    await filled('allow.0', 'src/**');
  });

  it('keeps a draft for each repository, and switches between them', async () => {
    await form.fill({ label: 'Work in one: ✓ 漢字 🚀\nsecond line', 'limits.maxFiles': '7' });
    await form.chooseRepository(other.root);
    await filled('label', '');
    await filled('allow.0', '');
    await form.fill({ label: 'Work in the other', 'allow.0': 'lib/**' });
    await until('counts of the other', async () => (await form.below('allow.0')).startsWith('1 file'));
    await form.chooseRepository(one.root);
    await filled('label', 'Work in one: ✓ 漢字 🚀\nsecond line');
    await filled('allow.0', 'src/**');
    await filled('limits.maxFiles', '7');
  });

  it('keeps it while hidden and after closing', async () => {
    await new Explorer(host.page).row('x.md').dblclick();
    await workbench.tab('x.md').waitFor();
    await workbench.tab('Arm Envelope').click();
    await form.ready();
    await filled('limits.maxFiles', '7');
    await workbench.runCommand('View: Close All Editors');
    await form.open();
    await filled('label', 'Work in one: ✓ 漢字 🚀\nsecond line');
  });

  it('keeps it over a reload of the window, and comes back by itself', async () => {
    await form.fill({ 'deny.0': 'src/deep/**', 'verify.0': 'true', 'claude.model': 'opus' });
    await reloadWindow(host);
    await form.ready();
    await filled('label', 'Work in one: ✓ 漢字 🚀\nsecond line');
    await filled('allow.0', 'src/**');
    await filled('deny.0', 'src/deep/**');
    await filled('verify.0', 'true');
    await filled('claude.model', 'opus');
    await until('counts', async () => (await form.below('allow.0')).includes('1 denied below'));
  });

  it('saves a preset, starts over, and loads it again', async () => {
    await form.button('savePreset').click();
    await workbench.quickInput.submit('narrow');
    await workbench.quickInput.pick('User');
    await until('saved', async () => (await form.standing()).includes('Saved the preset “narrow”'));
    const settings = fs.readFileSync(path.join(host.server.dataDir, 'data/User/settings.json'), 'utf8');
    const { 'cordon.presets': presets } = JSON.parse(settings) as { 'cordon.presets': unknown };
    assert.deepEqual(presets, {
      narrow: {
        task: 'Work in one: ✓ 漢字 🚀\nsecond line',
        allow: ['src/**', 'docs/x.md'],
        deny: ['src/deep/**'],
        limits: { maxFiles: 7 },
        verify: ['true'],
        claude: { model: 'opus' },
      },
    });
    await form.button('startOver').click();
    await host.page.locator('.monaco-dialog-box .monaco-button', { hasText: 'Start Over' }).click();
    await filled('label', '');
    await filled('limits.maxFiles', '25');
    await form.button('loadPreset').click();
    await workbench.quickInput.pick('narrow');
    await filled('label', 'Work in one: ✓ 漢字 🚀\nsecond line');
    await filled('deny.0', 'src/deep/**');
    await filled('limits.maxFiles', '7');
  });

  it('allows the files that are open, and folders that are picked', async () => {
    await form.button('startOver').click();
    await host.page.locator('.monaco-dialog-box .monaco-button', { hasText: 'Start Over' }).click();
    await filled('label', '');
    const explorer = new Explorer(host.page);
    await explorer.row('x.md').dblclick();
    await workbench.tab('x.md').waitFor();
    await workbench.tab('Arm Envelope').click();
    await form.ready();
    await form.button('allowOpenFiles').click();
    await filled('allow.0', 'docs/x.md');
    await form.waitForFocus('allow.0');
    await form.button('allowFolder').click();
    await workbench.quickInput.pick('src/deep');
    await workbench.quickInput.widget.locator('.monaco-button', { hasText: 'OK' }).click();
    await filled('allow.1', 'src/deep/**');
  });

  it('takes a task of 16,384 characters and 256 patterns, and not one more', async () => {
    const patterns = Array.from({ length: 256 }, (_, index) => `src/part-${String(index)}/**`);
    await form.button('startOver').click();
    await host.page.locator('.monaco-dialog-box .monaco-button', { hasText: 'Start Over' }).click();
    await filled('label', '');
    await form.field('label').fill('😀'.repeat(16_385));
    await form.problemAppears('label', /16385 characters long; use at most 16384/);
    await form.field('label').fill('😀'.repeat(16_384));
    await form.problemGoes('label');
    await form.field('allow.0').click();
    await host.page.evaluate(
      `navigator.clipboard.writeText(${JSON.stringify([...patterns, 'one/more'].join('\n'))})`,
    );
    await host.page.keyboard.press('Control+V');
    await form.problemAppearsAt(
      'allow',
      'allow.257',
      /257 allowed and denied patterns together; use at most 256/,
    );
    await form.rowButton('Remove Allowed pattern 257').click();
    await form.problemGoes('allow');
    await until('counted', async () => (await form.below('allow.255')).includes('only new files'));
    await form.button('arm').click();
    const summary = await form.summary();
    assert.equal(summary.Allowed?.split('\n').length, 256);
    const config = JSON.parse(one.read('.cordon/config.json')) as {
      label: string;
      policy: { allow: string[] };
    };
    assert.equal(config.label, '😀'.repeat(16_384));
    assert.deepEqual(config.policy.allow, patterns);
  });
});
