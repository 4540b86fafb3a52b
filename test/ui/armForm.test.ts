import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Host } from '../host/host';
import { runCordon } from '../support/cli';
import { makeRepository, removeTempFolders, type TempRepository } from '../support/tempRepository';
import { until } from '../support/processes';
import { startWithForm, storedTexts } from './armFormSupport';
import { keepFailures } from '../host/failures';
import { ArmFormPage } from './pages/armFormPage';
import { Notifications } from './pages/notifications';
import { Workbench } from './pages/workbench';

const FILES = {
  'src/a.ts': 'one\n',
  'src/b.ts': 'two\n',
  'src/generated/c.ts': 'three\n',
  'docs/ä ö.md': 'words\n',
  'package.json': '{"scripts":{"test":"node --test","lint":"eslint ."}}\n',
};

describe('the form, by mouse', () => {
  let repository: TempRepository;
  let host: Host;
  let workbench: Workbench;
  let form: ArmFormPage;

  before(async () => {
    repository = makeRepository(FILES);
    host = await startWithForm(repository.root);
    workbench = new Workbench(host.page);
    form = new ArmFormPage(workbench);
    await form.open();
  });

  keepFailures(() => host);

  after(async () => {
    await host.close();
    removeTempFolders();
  });

  it('says nothing is wrong with an empty form until somebody submits it, and then goes to the first problem', async () => {
    await form.findingAppears(/Ready: the worktree is clean/);
    assert.equal(await form.problem('label'), '');
    assert.match(await form.standing(), /Say what is to be done/);
    await form.button('arm').click();
    await form.problemAppears('label', /what is to be done/);
    await form.problemAppears('allow', /No path may change yet/);
    await form.waitForFocus('label');
    assert.equal(repository.exists('.cordon'), false);
  });

  it('shows what is wrong beside each field, and arms nothing while anything is', async () => {
    await form.fill({
      label: 'Tidy the sources',
      'allow.0': '/src/**',
      'allow.1': 'a/../b',
      'deny.0': './x',
      'verify.0': "echo 'never closed",
      'options.protect.0': '/env',
      'limits.maxFiles': 'many',
      'limits.maxAddedLines': '-1',
      'limits.maxDeletedLines': '1.5',
      'limits.maxWorkingBytes': '',
      'limits.maxBinaryFiles': '9007199254740993',
      'claude.binary': ' ',
      'claude.maxTurns': '0',
      'claude.timeoutSeconds': '0',
      'claude.maxBudgetUsd': 'free',
      'claude.model': ' ',
      maxAttempts: '0',
      'options.verifyTimeoutSeconds': '-3',
    });
    const expected: Record<string, RegExp> = {
      'allow.0': /starts with \//,
      'allow.1': /"\.\." segment/,
      'deny.0': /starts with \.\//,
      'verify.0': /single quote is never closed/,
      'options.protect.0': /starts with \//,
      'limits.maxFiles': /“many” is not a whole number/,
      'limits.maxAddedLines': /whole number from 0/,
      'limits.maxDeletedLines': /“1\.5” is not a whole number/,
      'limits.maxWorkingBytes': /number is missing/,
      'limits.maxBinaryFiles': /whole number from 0/,
      'claude.binary': /Name the Claude Code program/,
      'claude.maxTurns': /whole number from 1/,
      'claude.timeoutSeconds': /above 0/,
      'claude.maxBudgetUsd': /“free” is not a number/,
      'claude.model': /model is blank/,
      maxAttempts: /whole number from 1/,
      'options.verifyTimeoutSeconds': /above 0/,
    };
    for (const [name, words] of Object.entries(expected)) await form.problemAppears(name, words);
    await form.button('arm').click();
    await form.waitForFocus('allow.0');
    assert.match(await form.standing(), /17 fields need a correction/);
    assert.equal(repository.exists('.cordon'), false);
  });

  it('takes the errors back as they are corrected, and resets single fields to their standard', async () => {
    await form.fill({
      'allow.0': 'src/**',
      'allow.1': 'docs/ä ö.md',
      'deny.0': 'src/generated/**',
      'options.protect.0': '.env*',
      'limits.maxFiles': '8',
      'limits.maxWorkingBytes': '65536',
      'limits.maxBinaryFiles': '0',
      'options.verifyTimeoutSeconds': '2.5',
    });
    for (const name of ['limits.maxAddedLines', 'limits.maxDeletedLines', 'claude.binary', 'claude.maxTurns'])
      await form.reset(name).click();
    for (const name of ['claude.timeoutSeconds', 'claude.maxBudgetUsd', 'claude.model', 'maxAttempts'])
      await form.reset(name).click();
    await form.field('verify.0').fill('test -f "src/a.ts"');
    for (const name of ['allow.0', 'limits.maxAddedLines', 'verify.0', 'claude.model', 'maxAttempts'])
      await form.problemGoes(name);
    assert.equal(await form.field('limits.maxDeletedLines').inputValue(), '1000');
    await until('ready', async () => (await form.standing()).includes('Ready to arm'));
  });

  it('counts what each pattern matches, and what they come to together', async () => {
    await until('counts', async () => (await form.below('allow.0')).includes('3 files · 1 denied below'));
    assert.match(await form.below('allow.0'), /src\/a\.ts, src\/b\.ts, src\/generated\/c\.ts/);
    assert.match(await form.below('deny.0'), /1 file · allowed above/);
    assert.equal(await form.total(), '3 of 5 files may change');
    repository.write({ 'src/new.ts': 'untracked\n' });
    await until('an untracked file counts', async () => (await form.below('allow.0')).startsWith('4 files'));
    await form.findingAppears(/not clean: 1 changed or untracked file.*src\/new\.ts/);
    repository.delete('src/new.ts');
    await form.findingAppears(/Ready/);
    await form.field('allow.2').fill('nowhere/**');
    await until('nothing matches', async () => (await form.below('allow.2')).includes('only new files'));
    await form.field('allow.2').fill('src/*.ts');
    await until('covered', async () => (await form.below('allow.2')).includes('also matched by src/**'));
    await form.field('deny.1').fill('**');
    await until('all denied', async () => (await form.total()).includes('Everything is denied'));
    assert.match(await form.below('allow.0'), /all of them denied below/);
    await form.rowButton('Remove Denied pattern 2').click();
    await form.rowButton('Remove Allowed pattern 3').click();
    await until('back', async () => (await form.total()) === '3 of 5 files may change');
  });

  it('offers verifiers of the repository, shows how a verifier is started, and tries it', async () => {
    await form.frame.locator('.chip', { hasText: 'npm run lint' }).click();
    await form.waitForFocus('verify.1');
    assert.equal(await form.field('verify.1').inputValue(), 'npm run lint');
    await until('argv', async () => (await form.below('verify.1')).includes('arguments: npm run lint'));
    await form.field('verify.1').fill('npm test && echo "all well"');
    await until('a warning', async () =>
      (await form.below('verify.1')).includes('“&&” will be passed on literally'),
    );
    assert.match(await form.below('verify.1'), /npm test && echo all well/);
    await form.field('verify.1').fill('sh -c "echo out of it; exit 3"');
    await until('split', async () => (await form.below('verify.1')).includes('sh -c echo out of it'));
    await form.frame.locator('[data-action="dryRun"]').nth(1).click();
    const notifications = new Notifications(host.page);
    assert.match(await notifications.dialogText(), /Run this verifier now\?/);
    await notifications.answer('Run');
    await until('it failed', async () => (await form.below('verify.1')).includes('Failed (exit 3)'));
    assert.match(await form.below('verify.1'), /out of it/);
    await form.frame.locator('[data-action="dryRun"]').nth(0).click();
    await notifications.answer('Run');
    await until('it passed', async () => (await form.below('verify.0')).includes('Passed in'));
    await form.rowButton('Remove Verifier 2').click();
  });

  it('copies the command line that arms the same', async () => {
    await form.button('copy').click();
    await workbench.quickInput.row('cordon arm').first().click();
    await until('copied', async () => (await form.standing()).includes('Copied: cordon arm'));
    const line = await host.page.evaluate<string>('navigator.clipboard.readText()');
    assert.equal(
      line,
      "cordon arm 'Tidy the sources' --allow 'src/**' --allow 'docs/ä ö.md' --deny 'src/generated/**' " +
        '--max-files 8 --max-working-bytes 65536 --max-binary-files 0 --verify \'test -f "src/a.ts"\' ' +
        "--verify-timeout 2.5 --protect '.env*'",
    );
  });

  it('shows a refusal of the engine and loses nothing', async () => {
    repository.write({ 'stray.txt': 'x\n' });
    await form.findingAppears(/stray\.txt/);
    await form.button('arm').click();
    await until('refused', async () =>
      (await form.refusal()).includes('Nothing was armed. The worktree is not clean'),
    );
    await form.waitForFocus('refused');
    assert.equal(await form.field('label').inputValue(), 'Tidy the sources');
    assert.equal(await form.field('allow.1').inputValue(), 'docs/ä ö.md');
    repository.delete('stray.txt');
    await form.findingAppears(/Ready/);
  });

  it('arms exactly what the command line would, and turns into the summary', async () => {
    await form.frame.locator('vscode-checkbox[label="Allow commits"]').click();
    await form.button('arm').click();
    const summary = await form.summary();
    assert.equal(summary.Task, 'Tidy the sources');
    assert.equal(summary.Allowed, 'src/**\ndocs/ä ö.md');
    assert.equal(summary.Denied, 'src/generated/**');
    assert.equal(summary.Commits, 'allowed');
    assert.equal(summary.Files, '0 / 8');
    const byForm = storedTexts(repository);
    await runCordon(['reset'], { cwd: repository.root });
    const words = ['arm', 'Tidy the sources', '--allow', 'src/**', '--allow', 'docs/ä ö.md'];
    words.push('--deny', 'src/generated/**', '--max-files', '8', '--max-working-bytes', '65536');
    words.push('--max-binary-files', '0', '--verify', 'test -f "src/a.ts"', '--verify-timeout', '2.5');
    words.push('--protect', '.env*', '--allow-commits');
    const armed = await runCordon(words, { cwd: repository.root });
    assert.equal(armed.code, 0, armed.stderr);
    assert.deepEqual(byForm, storedTexts(repository));
  });

  it('copies the prompt, checks, and goes back to the draft when it is disarmed', async () => {
    // It was armed anew by the command line, and a form that somebody may be typing into stays one.
    await form.findingAppears(/An envelope is armed here already/);
    await form.button('showEnvelope').click();
    await form.summary();
    // That one has its seal in another home; one of this host can be checked without a question.
    await runCordon(['reset'], { cwd: repository.root });
    await form.findingAppears(/^Ready/);
    await form.button('arm').click();
    await form.summary();
    await form.button('copyPrompt').click();
    await until('copied', async () =>
      (await form.frame.locator('main').innerText()).includes('Copied the prompt'),
    );
    const prompt = await host.page.evaluate<string>('navigator.clipboard.readText()');
    assert.match(prompt, /Task:\nTidy the sources\n/);
    assert.match(prompt, /Only these paths may change.*src\/\*\*, docs\/ä ö\.md/);
    assert.match(prompt, /At most 8 changed files, 2000 added lines/);
    assert.doesNotMatch(prompt, /This is attempt/);
    await form.button('check').click();
    await until('accepted', async () => (await form.standing()).includes('Accepted'));
    await form.button('disarm').click();
    const notifications = new Notifications(host.page);
    await notifications.answer('Reset');
    await form.ready();
    assert.equal(await form.field('label').inputValue(), 'Tidy the sources');
    assert.equal(repository.exists('.cordon'), false);
    assert.equal(fs.existsSync(path.join(repository.root, 'src/a.ts')), true);
  });

  it('finds the font of its icons', async () => {
    const frame = await form.ownFrame();
    const fonts = '[...document.fonts].map(({ family, status }) => `${family} ${status}`)';
    await until('the font', async () => (await frame.evaluate<string[]>(fonts)).includes('codicon loaded'));
  });

  it('breaks no rule of its own content policy', () => {
    assert.doesNotMatch(host.logs(), /Content Security Policy|Refused to/);
  });
});
