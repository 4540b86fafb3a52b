import assert from 'node:assert/strict';
import { keepFailures } from '../host/failures';
import type { Host } from '../host/host';
import { until } from '../support/processes';
import { makeRepository, removeTempFolders, type TempRepository } from '../support/tempRepository';
import { startWithForm } from './armFormSupport';
import { ArmFormPage } from './pages/armFormPage';
import { Workbench } from './pages/workbench';

const FILES = {
  'src/a.ts': 'one\n',
  'src/deep/b.ts': 'two\n',
  'docs/x.md': 'three\n',
  Makefile: 'test:\n\ttrue\n',
};

describe('the form, by keyboard alone', () => {
  let repository: TempRepository;
  let host: Host;
  let form: ArmFormPage;
  const press = (key: string): Promise<void> => host.page.keyboard.press(key);
  const type = (text: string): Promise<void> => host.page.keyboard.type(text);
  const paste = async (text: string): Promise<void> => {
    await host.page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await press('Control+V');
  };

  before(async () => {
    repository = makeRepository(FILES);
    host = await startWithForm(repository.root);
    form = new ArmFormPage(new Workbench(host.page));
    await form.open();
  });

  keepFailures(() => host);

  after(async () => {
    await host.close();
    removeTempFolders();
  });

  it('begins in the task', async () => {
    await form.waitForFocus('label');
    await type('Accept ISO week dates');
    await press('Tab');
    await form.waitForFocus('allow.0');
  });

  it('offers folders and files while a pattern is typed', async () => {
    await type('dee');
    await form.frame.locator('#completions').waitFor();
    await press('ArrowDown');
    assert.equal(await form.field('allow.0').getAttribute('aria-activedescendant'), 'completion-0');
    await press('Enter');
    assert.equal(await form.field('allow.0').inputValue(), 'src/deep/**');
    await form.waitForFocus('allow.0');
    await press('Escape');
    await press('Enter');
    await form.waitForFocus('allow.1');
  });

  it('takes several pasted lines as several patterns', async () => {
    await paste('  docs/**\n\nsrc/a.ts\r\nMakefile\n');
    await form.waitForFocus('allow.3');
    const values = await Promise.all([1, 2, 3].map((index) => form.field(`allow.${index}`).inputValue()));
    assert.deepEqual(values, ['docs/**', 'src/a.ts', 'Makefile']);
  });

  it('moves and removes rows, and stays with the row', async () => {
    await press('Alt+ArrowUp');
    await form.waitForFocus('allow.2');
    assert.equal(await form.field('allow.2').inputValue(), 'Makefile');
    await press('Alt+ArrowDown');
    await form.waitForFocus('allow.3');
    await press('Control+A');
    await press('Backspace');
    await form.problemAppears('allow.3', /is empty/);
    await press('Backspace');
    await form.waitForFocus('allow.2');
    await press('Tab');
    await press('Enter');
    await until('removed by its button', async () => (await form.field('allow.2').inputValue()) === '');
    assert.equal(await form.field('allow.1').inputValue(), 'docs/**');
  });

  it('goes through every field in the order in which they stand', async () => {
    await form.waitForFocus('allow.2');
    const seen = ['allow.2'];
    for (let step = 0; step < 40 && seen.at(-1) !== 'claude.model'; step += 1) {
      await press('Tab');
      const now = await form.focused();
      if (now !== '' && now !== seen.at(-1)) seen.push(now);
    }
    assert.deepEqual(seen, [
      'allow.2',
      'deny.0',
      'limits.maxFiles',
      'limits.maxAddedLines',
      'limits.maxDeletedLines',
      'limits.maxWorkingBytes',
      'limits.maxBinaryFiles',
      'verify.0',
      'options.verifyTimeoutSeconds',
      'options.protect.0',
      'claude.binary',
      'claude.maxTurns',
      'claude.timeoutSeconds',
      'maxAttempts',
      'claude.maxBudgetUsd',
      'claude.model',
    ]);
  });

  it('goes to the first problem when it is submitted, and arms once it is corrected', async () => {
    await type(' ');
    await press('Control+Enter');
    await form.waitForFocus('claude.model');
    await form.problemAppears('claude.model', /model is blank/);
    // What is wrong and where one is are both to be seen: a border, and a ring around it.
    const frame = await form.ownFrame();
    const [border, ring, offset] = await frame.evaluate<string[]>(
      '(({ borderTopColor, outlineColor, outlineOffset }) => [borderTopColor, outlineColor, outlineOffset])(getComputedStyle(document.activeElement))',
    );
    assert.notEqual(border, ring);
    assert.equal(offset, '1px');
    await press('Backspace');
    await form.problemGoes('claude.model');
    await press('Control+Enter');
    const summary = await form.summary();
    assert.equal(summary.Task, 'Accept ISO week dates');
    assert.equal(summary.Allowed, 'src/deep/**\ndocs/**');
    await form.waitForFocus('summary');
  });

  it('disarms from the summary', async () => {
    for (let step = 0; step < 12; step += 1) {
      await press('Tab');
      if ((await form.focusedAction()) === 'disarm') break;
    }
    assert.equal(await form.focusedAction(), 'disarm');
    await press('Enter');
    await host.page.locator('.monaco-dialog-box').waitFor();
    await press('Enter');
    await form.ready();
    assert.equal(repository.exists('.cordon'), false);
    await form.waitForFocus('label');
  });
});
