import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../host/cache';
import { keepFailures } from '../host/failures';
import type { Host } from '../host/host';
import { until } from '../support/processes';
import { makeRepository, removeTempFolders, type TempRepository } from '../support/tempRepository';
import { axeFindings } from './accessibility';
import { reloadWindow, startWithForm } from './armFormSupport';
import { ArmFormPage } from './pages/armFormPage';
import { Workbench } from './pages/workbench';

const FILES = {
  'src/parser/lexer.ts': 'one\n',
  'src/parser/grammar.ts': 'two\n',
  'src/generated/tables.ts': 'three\n',
  'docs/a rather long folder name/with another one below it/notes.md': 'words\n',
  'package.json': '{"scripts":{"test":"node --test","lint":"eslint .","typecheck":"tsc"}}\n',
};
const THEMES = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  'hc-dark': 'Default High Contrast',
  'hc-light': 'Default High Contrast Light',
  solarized: 'Solarized Light',
  monokai: 'Monokai',
};
/** Everything at once in one picture. */
const TALL = { width: 1280, height: 2250 };

describe('the form, looked at', () => {
  let repository: TempRepository;
  let host: Host;
  let workbench: Workbench;
  let form: ArmFormPage;
  const folder = path.join(projectRoot(), 'out', 'pictures', 'armForm');

  /** Takes a picture, and lets axe-core look for what people with a disability would stumble over. */
  const look = async (name: string): Promise<void> => {
    await host.page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
    // These themes' own colours of input fields are too close to each other, also in VS Code's own fields.
    const without = /solarized|monokai/.test(name) ? ['color-contrast'] : [];
    assert.deepEqual(await axeFindings(await form.ownFrame(), { without }), [], name);
  };

  /** Shows a window of another theme or size; the form comes back as it was. */
  const reload = async (theme: string): Promise<void> => {
    host.server.writeSettings({ 'workbench.colorTheme': theme });
    await reloadWindow(host);
    await form.ready();
    await until('counted', async () => (await form.total()) !== '');
    await form.findingAppears(/./);
    await host.page.waitForTimeout(500);
  };

  before(async () => {
    fs.mkdirSync(folder, { recursive: true });
    repository = makeRepository(FILES);
    repository.write({ 'src/stray.ts': 'untracked\n' });
    host = await startWithForm(repository.root, {
      viewport: TALL,
      settings: { 'workbench.colorTheme': THEMES.dark },
    });
    workbench = new Workbench(host.page);
    form = new ArmFormPage(workbench);
    await form.open();
  });

  keepFailures(() => host);

  after(async () => {
    await host.close();
    removeTempFolders();
  });

  it('has no violation of accessibility rules when it is empty', async () => {
    await form.findingAppears(/stray/);
    await look('empty-dark');
  });

  it('has none when it is full of errors, warnings and suggestions', async () => {
    await form.fill({
      label: 'Accept trailing commas in lists and calls.\nKeep the error messages for everything else.',
      'allow.0': 'src/parser/**',
      'allow.1': '/absolute/**',
      'allow.2': 'src/nothing/**',
      'allow.3': 'docs/a rather long folder name/with another one below it/**',
      'deny.0': 'src/generated/**',
      'verify.0': 'npm test && npm run lint > out.txt',
      'limits.maxFiles': 'a few',
      'limits.maxWorkingBytes': '65536',
      'claude.maxTurns': '0',
    });
    await form.button('arm').click();
    await form.problemAppears('claude.maxTurns', /whole number/);
    await until('counted', async () => (await form.below('allow.3')).includes('file'));
    await look('full-dark');
    await form.field('allow.4').fill('src');
    await form.frame.locator('#completions').waitFor();
    await host.page.keyboard.press('ArrowDown');
    await look('completions-dark');
    await form.field('allow.4').fill('');
    await form.rowButton('Remove Allowed pattern 5').click();
  });

  for (const [name, theme] of Object.entries(THEMES)) {
    if (name === 'dark') continue;
    it(`has none in ${theme}`, async () => {
      await reload(theme);
      await form.button('arm').click();
      await form.problemAppears('claude.maxTurns', /whole number/);
      await look(`full-${name}`);
    });
  }

  it('fits into a panel of 320 pixels', async () => {
    await reload(THEMES.light);
    await workbench.showSideBar(false);
    await form.narrow(3600);
    const [width, needed] = await form.widths();
    assert.equal(width, 320);
    assert.ok(needed <= width, `${String(needed)} pixels are needed of ${String(width)}`);
    await look('narrow-light');
  });

  it('can be used at 200 % zoom', async () => {
    // What a window of 1280 by 900 pixels has at twice the size.
    await host.page.setViewportSize({ width: 640, height: 450 });
    await host.page.waitForTimeout(800);
    await form.field('allow.0').scrollIntoViewIfNeeded();
    await look('zoomed-top');
    await form.button('arm').scrollIntoViewIfNeeded();
    await look('zoomed-bottom');
    const [width, needed] = await form.widths();
    assert.ok(needed <= width, `${String(needed)} pixels are needed of ${String(width)}`);
  });

  it('shows a summary that has none either', async () => {
    repository.delete('src/stray.ts');
    await host.page.setViewportSize({ width: 1280, height: 900 });
    await form.findingAppears(/Ready/);
    await form.rowButton('Remove Allowed pattern 2').click();
    await form.fill({ 'limits.maxFiles': '8', 'claude.maxTurns': '30' });
    await form.button('arm').click();
    await form.summary();
    await until('audited', async () => (await form.standing()).includes('Nothing has changed'));
    await look('summary-light');
  });
});
