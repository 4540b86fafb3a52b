import assert from 'node:assert/strict';
import fs from 'node:fs';
import { keepFailures } from '../host/failures';
import { startHost, type Host, type HostOptions } from '../host/host';
import { versionFromEnvironment } from '../host/versions';
import { until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { STATUS } from './desk';
import { installation } from './installed';
import { Notifications } from './pages/notifications';
import { TreeView } from './pages/treeView';
import { Walkthrough } from './pages/walkthrough';
import { Workbench } from './pages/workbench';

/** What Cordon says where there is nothing for it to do: something in its own view, and nothing anywhere else. */
describe('where there is no repository', function () {
  this.timeout(180_000);
  let host: Host | undefined;

  const open = async (options: Partial<HostOptions>): Promise<Workbench> => {
    host = await startHost({
      version: versionFromEnvironment(),
      ...installation(),
      viewport: { width: 1280, height: 900 },
      ...options,
    });
    return new Workbench(host.page);
  };

  const welcome = async (workbench: Workbench, expected: RegExp): Promise<string> => {
    const tree = new TreeView(workbench.page, 'Envelope');
    await workbench.openActivity('Cordon');
    let text = '';
    await until(`welcome ${String(expected)}`, async () => {
      text = await tree.welcome().catch(() => '');
      return expected.test(text);
    });
    return text;
  };

  const isQuiet = async ({ page }: Workbench): Promise<void> => {
    assert.equal(await page.locator(`.statusbar-item[id="${STATUS}"]:visible`).count(), 0);
    assert.equal(await page.locator('.statusbar-item', { hasText: 'Cordon' }).count(), 0);
    const { toasts } = new Notifications(page);
    const said = (await toasts.allInnerTexts()).filter((text) => /cordon/i.test(text));
    assert.deepEqual(said, []);
  };

  keepFailures(() => host);

  afterEach(async () => {
    await host?.close();
    host = undefined;
    removeTempFolders();
  });

  it('is quiet without a folder, and leads to the walkthrough', async () => {
    const workbench = await open({});
    const text = await welcome(workbench, /Open a folder with a Git repository/);
    assert.match(text, /Open Folder/);
    await isQuiet(workbench);
    for (const title of ['Arm Envelope…', 'Check', 'Doctor', 'Add Agent Instructions…', 'Show Actions'])
      assert.equal(await workbench.hasCommand(`Cordon: ${title}`), false, title);
    await workbench.runCommand('Cordon: Get Started');
    await new Walkthrough(workbench.page).ready();
  });

  it('is quiet in a folder without one, looks again, and offers to make one', async () => {
    const folder = tempFolder();
    const workbench = await open({ folder });
    const text = await welcome(workbench, /has no Git repository/);
    assert.match(text, /Look Again/);
    await until('Initialize Repository', async () =>
      (await welcome(workbench, /./)).includes('Initialize Repository'),
    );
    await isQuiet(workbench);
    assert.equal(await workbench.hasCommand('Cordon: Add Agent Instructions…'), false);
    await new TreeView(workbench.page, 'Envelope').pressWelcome('Initialize Repository');
    await welcome(workbench, /No envelope is armed/);
    await workbench.statusItem(STATUS).waitFor({ timeout: 30_000 });
    assert.equal(await workbench.hasCommand('Cordon: Add Agent Instructions…'), true);
    assert.ok(fs.existsSync(`${folder}/.git`));
  });

  it('is quiet in Restricted Mode, offers no repository there, and writes nothing', async () => {
    const folder = tempFolder();
    const workbench = await open({ folder, trust: false });
    const text = await welcome(workbench, /has no Git repository/);
    assert.doesNotMatch(text, /Initialize Repository/);
    await isQuiet(workbench);
    await workbench.runCommand('Cordon: Get Started');
    const walkthrough = new Walkthrough(workbench.page);
    await walkthrough.ready();
    await walkthrough.open('instructions');
    await walkthrough.press('instructions', 'Add Agent Instructions');
    const message = await new Notifications(workbench.page).message('Restricted Mode');
    assert.match(message, /nothing is run/);
    assert.deepEqual(fs.readdirSync(folder), []);
    assert.deepEqual(await walkthrough.done(), []);
  });
});
