import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { keepFailures } from '../host/failures';
import { claudeBinary } from '../support/claudeBinary';
import { allowShell, claudeEnv, startMessagesApi, type MessagesApi, type Turn } from '../support/messagesApi';
import { aliveWithMarker, endWithMarker, until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';
import { type Desk, openDesk, STATUS } from './desk';
import { Notifications } from './pages/notifications';
import { Workbench } from './pages/workbench';

const WAITS = 'tail -f /dev/null';
const STUBBORN = `setsid sh -c 'trap "" INT TERM HUP; ${WAITS}; ${WAITS}' & wait`;
const MARKER = `cordon-ui-${process.pid}`;

/** A person and the real Claude Code, which talks to a scripted API. Each test goes on where the one before ended. */
describe('runs of Claude Code in a window', function () {
  this.timeout(240_000);
  let desk: Desk;
  let api: MessagesApi;

  before(async function () {
    this.timeout(400_000);
    const binary = claudeBinary();
    api = await startMessagesApi();
    const home = tempFolder();
    allowShell(home);
    desk = await openDesk({ 'src/a.txt': 'one\n', 'docs/guide.md': 'guide\n' });
    // Where Claude Code's own installer puts it: the real one, with a home and an API of its own.
    const bin = path.join(desk.host.server.dataDir, 'home', '.local', 'bin');
    fs.mkdirSync(bin, { recursive: true });
    const variables = Object.entries({ ...claudeEnv(api, home), MARKER });
    const exports = variables.map(([key, value]) => `export ${key}='${value}'`);
    const script = ['#!/bin/sh', ...exports, `exec '${binary}' "$@"`, ''].join('\n');
    fs.writeFileSync(path.join(bin, 'claude'), script, { mode: 0o755 });
    await desk.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
  });

  after(async () => {
    await (desk as Desk | undefined)?.host.close();
    await endWithMarker(MARKER);
    await api.close();
    removeTempFolders();
  });

  keepFailures(() => (desk as Desk | undefined)?.host);

  const write = (name: string): Turn => ({
    tools: [{ name: 'Write', input: { file_path: path.join(desk.repository.root, name), content: 'new\n' } }],
  });
  const bash = (command: string): Turn => ({ tools: [{ name: 'Bash', input: { command } }] });
  const stored = (): { phase: string; attempt: number } =>
    desk.repository.exists('.cordon/state.json')
      ? (JSON.parse(desk.repository.read('.cordon/state.json')) as ReturnType<typeof stored>)
      : { phase: 'none', attempt: 0 };
  const toolRuns = (): Promise<boolean> =>
    until('the tool runs', () => aliveWithMarker(MARKER).some(({ command }) => command === WAITS), 60_000);

  /** Answers the questions of Run Claude Code…: a task, `src/**`, nothing else. */
  async function runClaude(task: string): Promise<void> {
    const { workbench } = desk;
    const { quickInput } = workbench;
    await workbench.runCommand('Cordon: Run Claude Code…');
    for (const [question, answer] of [
      ['What is Claude Code to do?', task],
      ['Paths that may change', 'src/**'],
      ['must not change', ''],
      ['Verifier', ''],
      ['Dollars', ''],
    ] as const) {
      await until(question, async () => (await quickInput.message()).includes(question));
      await quickInput.submit(answer);
    }
  }

  async function phaseBecomes(phase: string, milliseconds = 60_000): Promise<void> {
    await until(
      `phase ${phase}`,
      () => stored().phase === phase && !desk.repository.exists('.cordon/run.json'),
      milliseconds,
    );
    await until('nothing is left alive', () => aliveWithMarker(MARKER).length === 0, 5_000);
  }

  async function startOver(): Promise<void> {
    const { code, stderr } = await desk.cordon('reset');
    assert.equal(code, 0, stderr);
    desk.repository.git('clean', '-fdq');
    await desk.notifications.clear();
    await until('not armed', async () => (await desk.workbench.statusText(STATUS)) === 'Cordon');
  }

  it('asks a few questions, shows the work, and says that the result is accepted', async () => {
    api.play(write('src/b.txt'), bash('sleep 4'), { text: 'Done.' });
    await runClaude('Write the b file');
    const message = await desk.notifications.message('attempt 1 of 3');
    assert.match(message, /Claude Code, attempt 1 of 3/);
    await until('the action', async () =>
      (await desk.notifications.message('attempt 1 of 3')).includes('Bash sleep 4'),
    );
    await desk.shot('run-notification');
    await phaseBecomes('accepted');
    await desk.notifications.press('accepted', 'Review Changes');
    await until('the review', async () => (await desk.workbench.activeTab()) !== '');
    assert.equal(await desk.notifications.toast('attempt 1 of 3').count(), 0);
  });

  it('goes on through a reload of the window, is found again, and is cancelled there', async () => {
    await startOver();
    api.play(write('src/b.txt'), bash(STUBBORN));
    await runClaude('Write the b file');
    await toolRuns();
    await desk.host.reload();
    await desk.notifications.toast('attempt 1 of 3').waitFor({ timeout: 60_000 });
    assert.equal(stored().phase, 'running');
    assert.ok(aliveWithMarker(MARKER).length > 0, 'the run goes on');
    await desk.shot('run-after-reload');
    await desk.notifications.press('attempt 1 of 3', 'Cancel');
    await phaseBecomes('interrupted');
  });

  it('says what a resumed agent will be told, and resumes', async () => {
    api.play(write('src/c.txt'));
    await desk.notifications.press('was interrupted', 'Resume…');
    const words = await desk.notifications.dialogText();
    assert.match(words, /attempt 2 of 3/);
    assert.match(words, /interrupted in attempt 1/);
    assert.match(words, /Changed now: src\/b\.txt/);
    await desk.shot('resume-dialog');
    await desk.notifications.answer('Resume');
    await phaseBecomes('accepted');
    assert.equal(stored().attempt, 2);
    assert.match(api.prompts().at(-1) ?? '', /Changed now: src\/b\.txt/);
  });

  it('shows a rejection with what can be done about it, and the reason where Resume cannot', async () => {
    await startOver();
    api.play(write('src/b.txt'), write('docs/extra.md'));
    await runClaude('Write the b file');
    await phaseBecomes('rejected');
    const message = await desk.notifications.message('rejected');
    assert.match(message, /1 violation/);
    assert.match(message, /Take them back, then resume/);
    await desk.shot('rejected');
    const buttons = await desk.notifications.toast('rejected').locator('.monaco-button').allInnerTexts();
    assert.ok(buttons.includes('Show Audit') && buttons.includes('Restore…'), buttons.join());
    await desk.workbench.runCommand('Cordon: Resume…');
    assert.match(await desk.notifications.message('break the envelope'), /Take them back/);
  });

  it('is shown by every window of the repository, and cancelled by any', async () => {
    await startOver();
    api.play(bash(STUBBORN));
    await runClaude('Wait');
    await toolRuns();
    const other = await desk.host.openWindow({ folder: desk.repository.root });
    const theirs = new Notifications(other);
    await theirs.toast('attempt 1 of 3').waitFor({ timeout: 60_000 });
    await theirs.press('attempt 1 of 3', 'Cancel');
    await phaseBecomes('interrupted');
    await closePage(other);
  });

  it('is no longer told where somebody does not want it', async () => {
    await startOver();
    api.play(write('src/b.txt'));
    await runClaude('Write the b file');
    await phaseBecomes('accepted');
    await desk.notifications.press('accepted', "Don't Show Again");
    const settings = path.join(desk.host.server.dataDir, 'data', 'User', 'settings.json');
    await until('the setting', () =>
      /"cordon.verdictNotifications": "off"/.test(fs.readFileSync(settings, 'utf8')),
    );
  });

  it('ends with everything that it started when the last window is closed', async () => {
    await startOver();
    api.play(bash(STUBBORN));
    await runClaude('Wait');
    await toolRuns();
    await closePage(desk.host.page);
    await phaseBecomes('interrupted', 120_000);
    assert.match(desk.repository.read('.cordon/state.json'), /the window that started it was closed/);
    // The editor remembers the task: it must not make an attempt of its own.
    const asked = api.requests.length;
    const page = await desk.host.openWindow({ folder: desk.repository.root });
    await new Workbench(page).statusItem(STATUS).waitFor();
    await page.waitForTimeout(10_000);
    assert.equal(api.requests.length, asked);
    assert.deepEqual(stored(), { ...stored(), phase: 'interrupted', attempt: 1 });
  });

  async function closePage(page: Page): Promise<void> {
    await page.close({ runBeforeUnload: false });
  }
});
