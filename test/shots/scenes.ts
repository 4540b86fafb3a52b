/** What the pictures show, in one window: each scene goes on where the one before ended. */
import path from 'node:path';
import { until } from '../support/processes';
import { STATUS } from '../ui/desk';
import { ArmFormPage } from '../ui/pages/armFormPage';
import { Explorer } from '../ui/pages/explorer';
import { Notifications } from '../ui/pages/notifications';
import { ProblemsPanel } from '../ui/pages/problems';
import { Terminal } from '../ui/pages/terminal';
import { TreeView } from '../ui/pages/treeView';
import { Walkthrough } from '../ui/pages/walkthrough';
import { AGENTS_WORK, TOO_MUCH } from './sample';
import { SIZE, type Stage } from './stage';

interface Scene {
  readonly shots: readonly string[];
  readonly play: (stage: Stage) => Promise<void>;
}

const TASK = 'Accept ISO week dates';
// As high as what is below the last field of a row.
const FORM = { width: 980, height: 1204 };

export const SCENES: readonly Scene[] = [
  { shots: ['welcome'], play: welcome },
  { shots: ['walkthrough'], play: walkthrough },
  { shots: ['form-empty', 'form-narrow'], play: emptyForm },
  { shots: ['form-errors'], play: formWithErrors },
  { shots: ['form', 'form-rest'], play: filledForm },
  { shots: ['summary'], play: summary },
  { shots: ['explorer'], play: agentsWork },
  { shots: ['status'], play: statusHover },
  { shots: ['actions', 'palette'], play: actions },
  { shots: ['problems'], play: problems },
  { shots: ['rejected'], play: rejected },
  { shots: ['tree'], play: tree },
  { shots: ['review'], play: review },
  { shots: ['restore', 'restore-question'], play: restore },
  { shots: ['over-budget'], play: overBudget },
  { shots: ['doctor'], play: doctor },
  { shots: ['settings'], play: settings },
  { shots: ['run'], play: run },
];

/** What the pages show. */
export const FOR_DOCS: readonly string[] = [
  'rejected',
  'form',
  'form-errors',
  'explorer',
  'over-budget',
  'tree',
  'problems',
  'review',
  'run',
  'status',
  'walkthrough',
  'summary',
];

async function welcome(stage: Stage): Promise<void> {
  await stage.workbench.statusItem(STATUS).waitFor({ timeout: 60_000 });
  await stage.workbench.openActivity('Cordon');
  const view = treeOf(stage);
  await until('the welcome text', async () => (await view.welcome()) !== '');
  await stage.shot('welcome');
}

async function walkthrough(stage: Stage): Promise<void> {
  if (!stage.wants('walkthrough')) return;
  await stage.page.setViewportSize({ width: 1500, height: 900 });
  await stage.run('getStarted');
  const shown = new Walkthrough(stage.page);
  await shown.ready();
  await toggleSideBar(stage);
  await shown.open('arm');
  await stage.page.waitForTimeout(800);
  await stage.shot('walkthrough');
  await closeEditors(stage);
  await toggleSideBar(stage);
}

async function emptyForm(stage: Stage): Promise<void> {
  await toggleSideBar(stage);
  const form = await openForm(stage);
  await until('a look', async () => (await form.findings()).length > 0);
  await stage.shot('form-empty');
  if (stage.wants('form-narrow')) {
    await stage.page.setViewportSize({ width: 378, height: 3700 });
    await stage.page.waitForTimeout(800);
    const [width, needed] = await form.widths();
    if (needed > width) throw new Error(`the form needs ${String(needed)} pixels of ${String(width)}`);
    await stage.shot('form-narrow');
    await stage.page.setViewportSize(FORM);
  }
}

async function formWithErrors(stage: Stage): Promise<void> {
  const form = new ArmFormPage(stage.workbench);
  await form.fill({
    label: TASK,
    'allow.0': '/src/**',
    'deny.0': 'src/generated/**',
    'limits.maxFiles': 'a few',
    'limits.maxAddedLines': '40',
  });
  stage.sample.write({ 'draft.md': 'not committed\n' });
  await until('what is in the way', async () => (await form.findings()).join().includes('draft.md'), 60_000);
  await stage.workbench.runCommand('Git: Refresh');
  await until('the file for Git as well', async () => (await changesBadge(stage)) === '1', 60_000);
  await form.button('arm').click();
  await until('a problem', async () => (await form.problem('limits.maxFiles')) !== '');
  await form.frame.locator('h1').scrollIntoViewIfNeeded();
  await stage.page.waitForTimeout(300);
  await stage.shot('form-errors');
  stage.sample.tidy();
}

async function filledForm(stage: Stage): Promise<void> {
  const form = new ArmFormPage(stage.workbench);
  await form.fill({
    'allow.0': 'src/**',
    'allow.1': 'docs/**',
    'limits.maxFiles': '8',
    'verify.0': 'npm test',
  });
  await until(
    'counted',
    async () => (await form.total()) !== '' && !(await form.findings()).join().includes('draft'),
    60_000,
  );
  await until('matches', async () => /\d/.test(await form.below('allow.1')));
  await until('words of the verifier', async () => (await form.below('verify.0')) !== '');
  await stage.workbench.runCommand('Git: Refresh');
  await until('a clean worktree for Git as well', async () => (await changesBadge(stage)) === '', 60_000);
  await form.frame.locator('h1').scrollIntoViewIfNeeded();
  await form.frame.locator('h1').click();
  await stage.page.waitForTimeout(300);
  await stage.shot('form');
  if (stage.wants('form-rest')) {
    await form.field('claude.maxBudgetUsd').scrollIntoViewIfNeeded();
    await stage.page.waitForTimeout(300);
    await stage.shot('form-rest');
  }
}

async function summary(stage: Stage): Promise<void> {
  const form = new ArmFormPage(stage.workbench);
  await form.button('arm').click();
  await form.summary();
  await until('audited', async () => (await statusText(stage)).includes('0/8'));
  await stage.page.setViewportSize({ width: 980, height: 720 });
  await new Notifications(stage.page).clear();
  await until('Git at rest', async () => (await changesBadge(stage)) === '', 60_000);
  await stage.page.waitForTimeout(500);
  await stage.shot('summary');
  await closeEditors(stage);
  await toggleSideBar(stage);
  await stage.page.setViewportSize(SIZE);
}

async function agentsWork(stage: Stage): Promise<void> {
  const explorer = new Explorer(stage.page);
  await stage.workbench.openActivity('Explorer');
  for (const [folder, child] of [
    ['src', 'dates.js'],
    ['generated', 'zones.js'],
    ['test', 'dates.test.js'],
  ] as const) {
    await until(`${folder} is open`, async () => {
      if ((await explorer.row(child).count()) > 0) return true;
      await explorer.expand(folder);
      await stage.page.waitForTimeout(700);
      return false;
    });
  }
  stage.sample.write(AGENTS_WORK);
  await until('marks', async () => (await explorer.decoration('zones.js')).badge.includes('✗'));
  // Rows move while folders open: a click may meet the one below.
  await until('the file', async () => {
    await explorer.row('dates.js').click();
    await stage.page.waitForTimeout(1000);
    return (await stage.workbench.activeTab()).includes('dates.js');
  });
  await until('counted', async () => (await statusText(stage)).includes('4/8'));
  await settled(stage, explorer);
  await stage.shot('explorer');
}

/** What the editor and its Git say of a file that was opened: they come late where there is much to start. */
async function settled(stage: Stage, explorer: Explorer): Promise<void> {
  const { page } = stage;
  const row = explorer.row('dates.js');
  await until('selected', async () => (await row.getAttribute('aria-selected')) === 'true', 60_000);
  await until('Git', async () => (await explorer.decoration('dates.js')).badge.includes('M'), 60_000);
  await until('all changes', async () => (await changesBadge(stage)) === '4', 60_000);
  await page.locator('.monaco-editor .dirty-diff-glyph').first().waitFor({ timeout: 60_000 });
  await page.locator('[id="status.progress"]').waitFor({ state: 'hidden', timeout: 60_000 });
  await new Notifications(page).clear();
  await page.waitForTimeout(800);
}

/** The number of changes at the icon of Source Control; empty: none; an ellipsis: its sign that it is at work. */
async function changesBadge({ page }: Stage): Promise<string> {
  const icon = page.locator('.activitybar .action-item:has(.codicon-source-control-view-icon)');
  if ((await icon.locator('.badge:visible').count()) === 0) return '';
  return (await icon.locator('.badge-content').allInnerTexts()).join('') || '…';
}

async function statusHover(stage: Stage): Promise<void> {
  const item = stage.workbench.statusItem(STATUS);
  await item.hover();
  const hover = stage.page.locator('.monaco-hover:visible').last();
  await hover.waitFor({ timeout: 10_000 });
  await stage.shot('status');
  await stage.page.mouse.move(640, 300);
  await hover.waitFor({ state: 'hidden' }).catch(() => undefined);
}

async function actions(stage: Stage): Promise<void> {
  const { workbench, page } = stage;
  await workbench.clickStatusItem(STATUS);
  await workbench.quickInput.settledLabels();
  await stage.shot('actions');
  await workbench.quickInput.cancel();
  await page.keyboard.press('F1');
  await workbench.quickInput.fill('>Cordon: ');
  await workbench.quickInput.settledLabels();
  await stage.shot('palette');
  await workbench.quickInput.cancel();
}

async function problems(stage: Stage): Promise<void> {
  const panel = new ProblemsPanel(stage.workbench);
  await panel.open();
  await panel.problem('zones.js').first().waitFor({ timeout: 30_000 });
  await stage.page.waitForTimeout(300);
  await stage.shot('problems');
}

async function rejected(stage: Stage): Promise<void> {
  const { page, workbench } = stage;
  const notifications = new Notifications(page);
  const terminal = new Terminal(page);
  await stage.run('check');
  await notifications.toasts.first().waitFor({ timeout: 60_000 });
  // A terminal of one's own in place of the task's, whose last line names paths of this machine.
  await workbench.runCommand('Terminal: Kill the Active Terminal Instance');
  await workbench.runCommand('Terminal: Create New Terminal');
  await terminal.waitFor('$');
  await terminal.run('clear; cordon check');
  await terminal.waitFor('A gate, not a sandbox', 60_000);
  await page.waitForTimeout(800);
  await stage.shot('rejected');
  await notifications.clear();
  await workbench.runCommand('View: Toggle Panel Visibility').catch(() => undefined);
}

async function tree(stage: Stage): Promise<void> {
  const { workbench, page } = stage;
  await workbench.openActivity('Cordon');
  const view = treeOf(stage);
  await until('rows', async () => (await view.rows.count()) > 3);
  await page.setViewportSize({ width: 1280, height: 1000 });
  for (let round = 0; round < 3; round += 1) {
    const closed = view.pane.locator('.monaco-list-row[aria-expanded="false"] .monaco-tl-twistie');
    for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click();
  }
  await page.mouse.move(900, 300);
  await page.waitForTimeout(400);
  await stage.shot('tree');
  await page.setViewportSize(SIZE);
}

async function review(stage: Stage): Promise<void> {
  await stage.run('review');
  await until('all sides', async () => (await stage.workbench.editorTexts()).join('\n').includes('weekDate'));
  await closeOthers(stage);
  await stage.workbench.openActivity('Explorer');
  await stage.page.waitForTimeout(2500);
  await stage.shot('review');
}

async function restore(stage: Stage): Promise<void> {
  if (!stage.wants('restore')) return;
  const { page, workbench } = stage;
  const { dialog } = new Notifications(page);
  const title = stage.text('Restore Files Outside the Policy');
  await stage.run('restoreAll');
  await until('the list', async () => (await workbench.quickInput.message()).includes(title));
  await workbench.quickInput.settledLabels();
  await stage.shot('restore');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await stage.shot('restore-question');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** What is outside is taken back, but there is too much of what is inside. */
async function overBudget(stage: Stage): Promise<void> {
  if (!stage.wants('over-budget')) return;
  const { page, sample, workbench } = stage;
  const explorer = new Explorer(page);
  sample.tidy();
  sample.write(TOO_MUCH);
  await closeEditors(stage);
  await workbench.openActivity('Explorer');
  await until('the mark', async () => (await explorer.decoration('dates.js')).badge.includes('!'), 60_000);
  await until('one change', async () => (await changesBadge(stage)) === '1', 60_000);
  await new Notifications(page).clear();
  await page.mouse.move(700, 300);
  await page.waitForTimeout(500);
  await stage.shot('over-budget');
}

async function doctor(stage: Stage): Promise<void> {
  if (!stage.wants('doctor')) return;
  await stage.run('doctor');
  await until('the report', async () => (await stage.workbench.editorTexts()).join('').includes('Node.js'));
  await stage.page.waitForTimeout(500);
  await stage.shot('doctor');
  await new Notifications(stage.page).clear();
}

async function settings(stage: Stage): Promise<void> {
  if (!stage.wants('settings')) return;
  await stage.workbench.runCommand('Preferences: Open Settings (UI)');
  await stage.page.keyboard.type('@ext:cordon.cordon-vscode');
  await stage.page.waitForTimeout(2500);
  await stage.shot('settings');
  // In some releases they are a window within the window.
  const close = stage.page
    .locator('.modal-editor-part .codicon-close, .monaco-modal-editor-block .codicon-close')
    .first();
  if (await close.isVisible()) await close.click();
  else await closeEditors(stage);
}

async function run(stage: Stage): Promise<void> {
  if (!stage.wants('run')) return;
  const { workbench, page, sample, api } = stage;
  const notifications = new Notifications(page);
  await workbench.runCommand('Terminal: Kill All Terminals');
  await stage.run('reset');
  await notifications.dialog.waitFor();
  await page.keyboard.press('Enter');
  await notifications.dialog.waitFor({ state: 'hidden' });
  await until('not armed', async () => (await statusText(stage)) === 'Cordon');
  sample.tidy();
  await notifications.clear();
  await closeEditors(stage);
  const write = (name: string): object => ({
    tools: [
      { name: 'Write', input: { file_path: path.join(sample.root, name), content: AGENTS_WORK[name] } },
    ],
  });
  api.play(
    {
      text: 'I will look at the parser first.',
      tools: [{ name: 'Read', input: { file_path: path.join(sample.root, 'src/dates.js') } }],
    },
    write('src/dates.js'),
    { tools: [{ name: 'Bash', input: { command: 'node --test', description: 'Run the tests' } }] },
    { tools: [{ name: 'Bash', input: { command: 'node --test --watch' } }] },
  );
  await stage.run('run');
  const answers = [TASK, 'src/** docs/**', 'src/generated/**', 'npm test', '0.50'];
  for (const [index, answer] of answers.entries()) {
    const before = await workbench.quickInput.message();
    await workbench.quickInput.submit(answer);
    // Between two questions the box is gone for a moment.
    const isLast = index === answers.length - 1;
    await until('the next question', async () => {
      const open = await workbench.quickInput.widget.isVisible();
      return isLast ? !open : open && (await workbench.quickInput.message()) !== before;
    });
  }
  await workbench.openActivity('Cordon');
  const toast = notifications.toasts.first();
  await until(
    'the work',
    async () => (await toast.innerText({ timeout: 60_000 })).includes('--watch'),
    120_000,
  );
  await workbench.runCommand('Terminal: Focus on Terminal View');
  // What the check said before may have come back.
  const others = notifications.toasts.filter({ hasNotText: '--watch' });
  if ((await others.count()) > 0) {
    await others.first().hover();
    await others.first().locator('.codicon-notifications-clear').click();
  }
  await page.mouse.move(700, 200);
  await page.waitForTimeout(1500);
  await stage.shot('run');
  await toast.locator('.monaco-button').last().click();
  await until('the end', async () => !(await statusText(stage)).includes('--watch'), 60_000);
}

function treeOf(stage: Stage): TreeView {
  return new TreeView(stage.page, stage.manifest('view.audit'));
}

async function openForm(stage: Stage): Promise<ArmFormPage> {
  await stage.page.setViewportSize(FORM);
  await stage.run('arm');
  const form = new ArmFormPage(stage.workbench);
  await form.ready();
  return form;
}

function statusText(stage: Stage): Promise<string> {
  return stage.workbench.statusText(STATUS);
}

async function toggleSideBar(stage: Stage): Promise<void> {
  await stage.workbench.runCommand('View: Toggle Primary Side Bar Visibility');
}

async function closeEditors(stage: Stage): Promise<void> {
  await stage.workbench.runCommand('View: Close All Editors');
}

async function closeOthers(stage: Stage): Promise<void> {
  await stage.workbench.runCommand('View: Close Other Editors in Group');
}
