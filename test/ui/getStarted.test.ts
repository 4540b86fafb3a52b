import assert from 'node:assert/strict';
import { Walkthrough as Contributed } from '../../src/editor/ids';
import { keepFailures } from '../host/failures';
import { until } from '../support/processes';
import { removeTempFolders } from '../support/tempRepository';
import { type Desk, openDesk, STATUS } from './desk';
import { ArmFormPage } from './pages/armFormPage';
import { Walkthrough } from './pages/walkthrough';

const THEMES = {
  dark: 'Default Dark Modern',
  light: 'Default Light Modern',
  'hc-dark': 'Default High Contrast',
  'hc-light': 'Default High Contrast Light',
};

/** A narrower walkthrough leaves its pictures out. */
const WIDE = { width: 1680, height: 1000 };

/** One person who is new to Cordon and does what the walkthrough says: each test goes on where the last one ended. */
describe('getting started', function () {
  this.timeout(300_000);
  let desk: Desk;
  let walkthrough: Walkthrough;
  let form: ArmFormPage;

  before(async () => {
    desk = await openDesk(
      { 'src/apple.ts': 'export const apple = 1;\n', 'AGENTS.md': '# Rules\n' },
      { viewport: WIDE },
    );
    walkthrough = new Walkthrough(desk.host.page);
    form = new ArmFormPage(desk.workbench);
    await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
  });

  after(async () => {
    await desk.host.close();
    removeTempFolders();
  });

  keepFailures(() => (desk as Desk | undefined)?.host);

  const show = async (): Promise<void> => {
    // Older releases know a walkthrough some seconds late, and show another one until then.
    for (let tries = 0; tries < 3; tries += 1) {
      await desk.workbench.runCommand('Cordon: Get Started');
      if (await walkthrough.isThere()) return;
    }
    await walkthrough.ready();
  };

  /** Waits until exactly the steps up to this one are done. */
  const doneUpTo = async (id: (typeof Contributed.steps)[number] | null): Promise<void> => {
    const wanted = id === null ? [] : Contributed.steps.slice(0, Contributed.steps.indexOf(id) + 1);
    await until(`done up to ${String(id)}`, async () => (await walkthrough.done()).join() === wanted.join());
  };

  it('begins in the empty view, with nothing done', async () => {
    await desk.workbench.openActivity('Cordon');
    await until('the welcome text', async () => (await desk.tree.welcome()).includes('No envelope is armed'));
    await desk.shot('welcome-not-armed');
    await desk.tree.pane.locator('.welcome-view-content a', { hasText: 'Get started' }).click();
    if (!(await walkthrough.isThere())) await show();
    assert.deepEqual(await walkthrough.titles(), [
      'Arm an envelope',
      'Let an agent work',
      'Check the result',
      'Review, commit, reset',
      'Tell your agents, once',
    ]);
    await doneUpTo(null);
  });

  it('ticks arming when an envelope is armed, not when the form is opened', async () => {
    await walkthrough.open('arm');
    await walkthrough.press('arm', 'Arm Envelope');
    await form.ready();
    await show();
    await doneUpTo(null);
    await desk.workbench.runCommand('Cordon: Arm Envelope…');
    await form.ready();
    await form.fill({ label: 'Ripen the apple', 'allow.0': 'src/**' });
    await until('no obstacle', async () => !(await form.button('arm').isDisabled()));
    await form.button('arm').click();
    await form.summary();
    await show();
    await doneUpTo('arm');
  });

  it('ticks the work when a file has changed', async () => {
    desk.repository.write({ 'src/apple.ts': 'export const apple = 2;\n' });
    await doneUpTo('work');
  });

  it('ticks the check when there is a verdict', async () => {
    await walkthrough.open('check');
    await walkthrough.press('check', 'Check');
    await desk.notifications.message('accepted');
    await desk.notifications.clear();
    await show();
    await doneUpTo('check');
  });

  it('ticks the review when the changes were opened', async () => {
    await show();
    await walkthrough.open('review');
    await walkthrough.press('review', 'Review Changes');
    await until('the review', async () =>
      (await desk.workbench.activeTab()).includes('Changes since the baseline'),
    );
    await show();
    await doneUpTo('review');
  });

  it('ticks the instructions when they are written, after a refusal that says why not now', async () => {
    const { repository, notifications, workbench } = desk;
    const { quickInput } = workbench;
    await show();
    await walkthrough.open('instructions');
    await walkthrough.press('instructions', 'Add Agent Instructions');
    assert.match(await notifications.message('an envelope is armed'), /reset it, then add/);
    await notifications.clear();
    repository.commit('riper');
    await desk.cordon('reset');
    await until('none', async () => (await workbench.statusText(STATUS)).trim() === 'Cordon');
    await show();
    await doneUpTo('review');
    await walkthrough.open('instructions');
    await walkthrough.press('instructions', 'Add Agent Instructions');
    await quickInput.row('Codex CLI').first().waitFor({ timeout: 30_000 });
    await desk.shot('instructions-agents');
    // What is chosen already is what the repository has: AGENTS.md, and below nothing else is written.
    assert.equal((await quickInput.widget.locator('.quick-input-count').innerText()).trim(), '1 Selected');
    await desk.host.page.keyboard.press('Enter');
    await quickInput.rows.filter({ hasText: 'Write the File' }).waitFor({ timeout: 30_000 });
    await until('the diff', async () => {
      const texts = (await workbench.editorTexts()).join('\n');
      return texts.includes('# Rules') && texts.includes('Working inside a Cordon envelope');
    });
    await desk.shot('instructions-diff');
    assert.equal(repository.read('AGENTS.md'), '# Rules\n');
    await desk.host.page.keyboard.press('Enter');
    assert.match(await notifications.message('not staged'), /AGENTS\.md/);
    assert.equal(repository.git('status', '--porcelain'), ' M AGENTS.md\n');
    await notifications.clear();
    await show();
    await doneUpTo('instructions');
  });

  it('is shown in place of the page that is there already', async () => {
    await desk.workbench.runCommand('View: Close All Editors');
    await desk.workbench.runCommand('Help: Welcome');
    await desk.host.page.locator('.gettingStartedContainer:visible').waitFor({ timeout: 30_000 });
    await show();
  });

  for (const [name, theme] of Object.entries(THEMES)) {
    it(`shows a picture to every step in ${name}`, async () => {
      await desk.host.reload({ 'workbench.colorTheme': theme });
      await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
      await show();
      for (const id of Contributed.steps) {
        await walkthrough.open(id);
        await walkthrough.picture.waitFor({ timeout: 30_000 });
        await desk.host.page.waitForTimeout(300);
        // What has no colour in a theme would be black, or not there.
        const painted = await walkthrough.picture.locator('rect, path, text').evaluateAll(colourless);
        assert.deepEqual(painted, [], id);
        await desk.shot(`walkthrough-${name}-${id}`);
      }
    });
  }
});

interface Painted {
  readonly outerHTML: string;
  readonly ownerDocument: {
    readonly defaultView: { getComputedStyle(element: unknown): { fill: string; stroke: string } };
  };
}

/** In the browser: the shapes whose colours the theme does not give. */
function colourless(shapes: Painted[]): string[] {
  return shapes
    .filter((shape) => {
      const { fill, stroke } = shape.ownerDocument.defaultView.getComputedStyle(shape);
      return fill === 'none' && stroke === 'none';
    })
    .map(({ outerHTML }) => outerHTML);
}
