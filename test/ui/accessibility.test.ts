/**
 * axe-core over everything of Cordon's in the window. Two themes in every run, which differ most; all four that every release
 * has with CORDON_THEMES=all, as before a release.
 */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { keepFailures } from '../host/failures';
import { makeRepository, removeTempFolders, tempFolder } from '../support/tempRepository';
import { axeFindings } from './accessibility';
import { type Desk, openDesk, STATUS } from './desk';
import { ArmFormPage } from './pages/armFormPage';
import { Walkthrough } from './pages/walkthrough';
import { webviewFrame } from './pages/webview';

const USUAL = ['Default Light Modern', 'Default High Contrast'];
const OTHERS = ['Default Dark Modern', 'Default High Contrast Light'];
const THEMES = process.env.CORDON_THEMES === 'all' ? [...USUAL, ...OTHERS] : USUAL;
const FILES = {
  'src/a.ts': 'one\n',
  'src/generated/b.ts': 'two\n',
  'docs/c.md': 'three\n',
  'package.json': '{"scripts":{"test":"true"}}\n',
};

/**
 * What VS Code's own lists, notifications and walkthroughs break, whatever is in them: a row's name is not its text,
 * lists have attributes that their roles do not allow, and pages of a walkthrough hold pictures without a text.
 */
const EDITORS_OWN = [
  'label-content-name-mismatch',
  'aria-allowed-attr',
  'aria-prohibited-attr',
  'aria-required-children',
  'aria-progressbar-name',
  'nested-interactive',
  'frame-title',
  'image-alt',
  'list',
];
/** The editor's grey of what Git ignores, and its red of files with problems where it is a row's second text. */
const NOT_OURS = /\.cordon<|foreground color: #b56156/;

describe('what Cordon shows, for everybody', function () {
  this.timeout(300_000);
  let desk: Desk;

  before(async () => {
    desk = await openDesk(FILES);
  });

  after(async () => {
    await desk.host.close();
    removeTempFolders();
  });

  keepFailures(() => (desk as Desk | undefined)?.host);

  const clean = async (what: string, within: string, without: readonly string[] = []): Promise<void> => {
    // A picture of the last theme may still be on its way.
    await desk.host.page.waitForTimeout(500);
    const found = await axeFindings(desk.host.page, { within, without });
    assert.deepEqual(
      found.filter((words) => !NOT_OURS.test(words)),
      [],
      what,
    );
  };
  const status = `[id="${STATUS}"]`;
  const view = '.part.sidebar .pane-body';

  for (const theme of THEMES) {
    describe(theme, () => {
      it('has no violation while nothing is armed', async () => {
        // A test that failed may have left an envelope.
        await desk.cordon('reset');
        await desk.host.reload({ 'workbench.colorTheme': theme });
        await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
        await desk.workbench.openActivity('Cordon');
        await desk.tree.pane.locator('.welcome-view-content').waitFor();
        await clean('the welcome text', view);
        await clean('the status item', status);
        await desk.workbench.runCommand('Cordon: Get Started');
        // Older releases know it some seconds late.
        if (!(await new Walkthrough(desk.host.page).isThere()))
          await desk.workbench.runCommand('Cordon: Get Started');
        await new Walkthrough(desk.host.page).ready();
        await clean('the walkthrough', '.gettingStartedContainer', EDITORS_OWN);
        await desk.workbench.runCommand('View: Close All Editors');
      });

      it('has none in the view, the status item and the explorer, outside and over a budget', async () => {
        await desk.cordon('reset');
        const armed = await desk.cordon(
          ...['arm', 'tidy', '--allow', 'src/**', '--deny', 'src/generated/**'],
          ...['--max-added-lines', '1', '--verify', 'npm test'],
        );
        assert.equal(armed.code, 0, armed.stderr);
        desk.repository.write({
          'src/a.ts': 'one\nmore\nlines\n',
          'src/generated/b.ts': 'x\n',
          'n.md': 'n\n',
        });
        await desk.tree.row('n.md').first().waitFor({ timeout: 30_000 });
        await clean('the view', view, EDITORS_OWN);
        await clean('the status item', status);
        await desk.workbench.clickStatusItem(STATUS);
        await desk.workbench.quickInput.settledLabels();
        await clean('the actions', '.quick-input-list', EDITORS_OWN);
        await desk.workbench.quickInput.cancel();
        await desk.workbench.statusItem(STATUS).hover();
        await desk.host.page.locator('.monaco-hover:visible table').waitFor();
        await clean('the tooltip', '.monaco-hover');
        await desk.host.page.mouse.move(640, 300);
        await desk.workbench.openActivity('Explorer');
        await desk.explorer.row('n.md').waitFor();
        await desk.explorer.expand('src');
        await clean('the explorer', '.explorer-folders-view', EDITORS_OWN);
      });

      it('has none when the verdict is there', async () => {
        await desk.workbench.runCommand('Cordon: Check');
        await desk.notifications.message('rejected');
        await clean('the notification', '.notification-toast', EDITORS_OWN);
        await desk.notifications.clear();
        await desk.workbench.openActivity('Cordon');
        await clean('the view', view, EDITORS_OWN);
        await clean('the status item', status);
        desk.repository.git('checkout', '--', '.');
        desk.repository.git('clean', '-fdq');
        assert.equal((await desk.cordon('reset')).code, 0);
      });
    });
  }
});

describe('the other faces of the form, for everybody', function () {
  this.timeout(300_000);
  let desk: Desk;
  let form: ArmFormPage;

  after(removeTempFolders);
  afterEach(async () => {
    await desk.host.close();
  });

  /** Looks at the page in every theme, once `show` has brought it up. */
  const inAllThemes = async (show: () => Promise<void>): Promise<void> => {
    form = new ArmFormPage(desk.workbench);
    for (const theme of THEMES) {
      await desk.host.reload({ 'workbench.colorTheme': theme });
      await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
      await show();
      await desk.host.page.waitForTimeout(500);
      assert.deepEqual(await axeFindings(await form.ownFrame()), [], theme);
    }
  };

  it('has no violation in Restricted Mode', async () => {
    desk = await openDesk(FILES, { trust: false });
    // The palette does not offer the form there: a key binding opens it all the same.
    const keys = path.join(desk.host.server.dataDir, 'data', 'User', 'keybindings.json');
    fs.writeFileSync(keys, JSON.stringify([{ key: 'ctrl+alt+1', command: 'cordon.arm' }]));
    await inAllThemes(async () => {
      await desk.host.page.keyboard.press('Control+Alt+1');
      await webviewFrame(desk.host.page).locator('main button').waitFor();
    });
  });

  it('has none with several repositories', async () => {
    const parent = tempFolder();
    for (const name of ['one', 'two'])
      fs.cpSync(makeRepository(FILES).root, path.join(parent, name), { recursive: true });
    desk = await openDesk(FILES, { folder: parent });
    await inAllThemes(async () => {
      await desk.workbench.runCommand('Cordon: Arm Envelope…');
      await form.ready();
      await form.frame.locator('vscode-single-select').first().waitFor();
    });
  });

  it('has none in the summary of what is armed', async () => {
    desk = await openDesk(FILES);
    let armed = false;
    await inAllThemes(async () => {
      if (!armed) {
        await form.open();
        await form.fill({
          label: 'tidy',
          'allow.0': 'src/**',
          'deny.0': 'src/generated/**',
          'verify.0': 'true',
        });
        await form.button('arm').click();
      }
      const isNew = !armed;
      armed = true;
      await form.summary();
      // The editor notes a while later which tabs are open, and brings back only those.
      if (isNew) await desk.host.page.waitForTimeout(4000);
    });
  });
});
