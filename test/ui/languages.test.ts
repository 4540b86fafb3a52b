import assert from 'node:assert/strict';
import { keepFailures } from '../host/failures';
import { until } from '../support/processes';
import { removeTempFolders } from '../support/tempRepository';
import { type Desk, openDesk, STATUS } from './desk';
import { known, type Language, LANGUAGES, readWords, speak } from './language';
import { ArmFormPage } from './pages/armFormPage';
import { TreeView } from './pages/treeView';

const FILES = {
  'src/apple.ts': 'export const apple = 1;\n',
  'docs/guide.md': '# Guide\n',
  'package.json': '{ "scripts": { "test": "exit 0" } }\n',
};

/** The texts of everything that the form shows, and of what it says to screen readers. */
const SHOWN = `(() => {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  for (const element of document.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'label']) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
})()`;

for (const language of LANGUAGES.filter((name): name is Exclude<Language, 'en'> => name !== 'en')) {
  describe(`a window in ${language}`, function () {
    this.timeout(240_000);
    const words = readWords(language);
    const text = (english: string): string => known(words.bundle, english);
    const title = (command: string): string => known(words.manifest, `command.${command}.title`);
    let desk: Desk;
    let form: ArmFormPage;

    before(async () => {
      desk = await openDesk(FILES, { prepare: (context) => speak(context, language) });
      form = new ArmFormPage(desk.workbench);
      await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
    });

    after(async () => {
      await (desk as Desk | undefined)?.host.close();
      removeTempFolders();
    });

    keepFailures(() => (desk as Desk | undefined)?.host);

    /** English texts that are shown although there are others in this language. */
    const untranslated = async (): Promise<string[]> => {
      const shown = await (await form.ownFrame()).evaluate<string[]>(SHOWN);
      return shown.filter((part) => (words.bundle[part] ?? part) !== part);
    };

    it('shows the form in it, every word, and beside the fields what is wrong', async () => {
      await desk.workbench.runCommand(`Cordon: ${title('arm')}`);
      await form.ready();
      assert.equal(await form.frame.locator('h1').innerText(), text('Arm an Envelope'));
      assert.equal(await form.frame.locator('html').getAttribute('lang'), language);
      await form.findingAppears(new RegExp(text('Ready: the worktree is clean and nothing is in the way.')));
      await form.fill({ label: 'tidy', 'allow.0': '/src/**', 'limits.maxFiles': '-1' });
      await form.button('arm').click();
      await until('the problem', async () => (await form.problem('allow.0')) !== '');
      const wrong = text('starts with /; write it relative to the repository root, without the /');
      assert.ok((await form.problem('allow.0')).includes(wrong), await form.problem('allow.0'));
      assert.deepEqual(await untranslated(), []);
    });

    it('fits into a narrow panel', async () => {
      await desk.workbench.showSideBar(false);
      await form.narrow(900);
      const [width, needed] = await form.widths();
      assert.equal(width, 320);
      assert.ok(needed <= width, `${String(needed)} pixels are needed of ${String(width)}`);
      await desk.host.page.setViewportSize({ width: 1280, height: 900 });
      await desk.workbench.showSideBar(true);
    });

    it('says in it what is outside, in the view, the status bar and what a screen reader is told', async () => {
      await form.fill({ 'allow.0': 'src/**', 'limits.maxFiles': '8' });
      await form.button('arm').click();
      await form.summary();
      assert.deepEqual(await untranslated(), []);
      desk.repository.write({ 'docs/guide.md': '# Guide\n\nNew words.\n' });
      await desk.workbench.openActivity('Cordon');
      const tree = new TreeView(desk.host.page, known(words.manifest, 'view.audit'));
      await until('the violation', async () => (await tree.row('docs/guide.md').count()) === 1);
      const row = tree.row('docs/guide.md');
      const description = await row.locator('.label-description').innerText();
      assert.equal(description, text('not allowed'));
      assert.match((await row.getAttribute('aria-label')) ?? '', /docs\/guide\.md/);
      const baseline = tree.row(text('Baseline'));
      assert.ok((await baseline.getAttribute('aria-label'))?.startsWith(text('Baseline')));
      const spoken = desk.workbench.statusItem(STATUS).locator('[aria-label]').first();
      const standing = text('armed, outside the envelope');
      await until(standing, async () => ((await spoken.getAttribute('aria-label')) ?? '').includes(standing));
    });

    it('says in it why something is refused', async () => {
      await desk.workbench.runCommand(`Cordon: ${title('reset')}`);
      await desk.notifications.answer(text('Reset'));
      await until('none', async () => (await desk.workbench.statusText(STATUS)) === 'Cordon');
      await desk.workbench.runCommand(`Cordon: ${title('arm')}`);
      await form.ready();
      await form.findingAppears(/docs\/guide\.md/);
      await form.fill({ label: 'tidy', 'allow.0': 'src/**' });
      await form.button('arm').click();
      await until('the refusal', async () => (await form.frame.locator('.refusal').count()) > 0);
      const dirty = text('the worktree is not clean ({0}): commit or stash these changes, then arm');
      const [before = ''] = dirty.split('{0}');
      assert.ok((await form.refusal()).includes(before.slice(0, -1)), await form.refusal());
    });
  });
}
