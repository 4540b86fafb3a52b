import type { Locator, Page } from 'playwright-core';
import { until } from '../../support/processes';
import { QuickInput } from './quickInput';

/** The window as a whole: command palette, status bar, activity bar, editor tabs. */
export class Workbench {
  readonly quickInput: QuickInput;

  constructor(readonly page: Page) {
    this.quickInput = new QuickInput(page);
  }

  /** Runs a command by its title in the palette (`Cordon: Check`), as a person would. */
  async runCommand(title: string): Promise<void> {
    await this.openPalette(title);
    const row = this.quickInput.focusedRow;
    await until(`${title} in the palette`, async () => {
      const label = await row.getAttribute('aria-label', { timeout: 5_000 }).catch(() => null);
      return label !== null && isEntryOf(title, label);
    });
    await this.page.keyboard.press('Enter');
  }

  /** Whether the palette offers a command, that is, whether its when-clause holds now. */
  async hasCommand(title: string): Promise<boolean> {
    await this.openPalette(title);
    const labels = await this.quickInput.settledLabels();
    await this.quickInput.cancel();
    return labels.some((label) => isEntryOf(title, label));
  }

  /** A status bar item; `id` is `publisher.name.itemId`. */
  statusItem(id: string): Locator {
    return this.page.locator(`.statusbar-item[id="${id}"]`);
  }

  /** The text of a status bar item without its icons, once it is shown. */
  async statusText(id: string): Promise<string> {
    return (await this.statusItem(id).innerText({ timeout: 30_000 })).trim();
  }

  /** The state colour of a status bar item: `error`, `warning` or none. */
  async statusKind(id: string): Promise<'error' | 'warning' | 'none'> {
    const names = (await this.statusItem(id).getAttribute('class')) ?? '';
    if (names.includes('error-kind')) return 'error';
    return names.includes('warning-kind') ? 'warning' : 'none';
  }

  async clickStatusItem(id: string): Promise<void> {
    await this.statusItem(id).locator('.statusbar-item-label').click();
  }

  /** Shows the hover of what is given and returns its text. */
  async hover(target: Locator): Promise<string> {
    await target.hover();
    const hover = this.page.locator('.monaco-hover:visible').last();
    await hover.waitFor({ timeout: 10_000 });
    const text = await hover.innerText();
    await this.page.mouse.move(640, 400);
    return text.trim();
  }

  /** The icon of a view container in the activity bar, by its title. */
  activity(title: string): Locator {
    return this.page.locator(`.activitybar .action-item:has(.action-label[aria-label^="${title}"])`);
  }

  /** Opens a view container by a click, if it is not open already. */
  async openActivity(title: string): Promise<void> {
    const item = this.activity(title);
    if ((await item.getAttribute('class'))?.split(' ').includes('checked') !== true) await item.click();
    await this.page.locator('.sidebar .pane').first().waitFor();
  }

  /** Shows or hides the primary side bar. */
  async showSideBar(shown: boolean): Promise<void> {
    const bar = this.page.locator('.part.sidebar');
    if ((await bar.isVisible()) !== shown) await this.runCommand('View: Toggle Primary Side Bar Visibility');
    await bar.waitFor({ state: shown ? 'visible' : 'hidden' });
  }

  /** The number on a view container's icon; empty when there is none. */
  async activityBadge(title: string): Promise<string> {
    const badge = this.activity(title).locator('.badge-content:visible');
    return (await badge.count()) === 0 ? '' : badge.innerText();
  }

  /** The tab of an editor by its label. */
  tab(label: string): Locator {
    return this.page.locator('.tabs-container .tab').filter({ hasText: label });
  }

  /** The label of the active editor; empty when none is open. */
  async activeTab(): Promise<string> {
    // Newer releases keep the file's ending apart from its name.
    const parts = this.page
      .locator('.editor-group-container.active .tab.active')
      .locator('.label-name, .label-suffix');
    return (await parts.allTextContents()).join('');
  }

  /**
   * Texts of the visible editors, in document order: two for a diff, baseline first. Waits for an editor; its text
   * may still be on the way.
   */
  async editorTexts(): Promise<string[]> {
    const editors = this.page.locator('.editor-instance .monaco-editor .view-lines:visible');
    await editors.first().waitFor();
    return (await editors.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
  }

  /** Picks an entry of the context menu of what is given. */
  async contextMenu(target: Locator, entry: string): Promise<void> {
    await target.click({ button: 'right' });
    const item = this.page.locator('.monaco-menu .action-item', { hasText: entry });
    await item.waitFor();
    // A menu is deaf for its first 100 ms, so that the click which opened it does not choose.
    await this.page.waitForTimeout(200);
    await item.click();
    await item.waitFor({ state: 'hidden', timeout: 5_000 });
  }

  private async openPalette(title: string): Promise<void> {
    await this.page.keyboard.press('F1');
    await this.quickInput.fill(`>${title}`);
  }
}

/** A palette row's name is the title, perhaps followed by a comma and a key binding or a hint. */
function isEntryOf(title: string, label: string): boolean {
  return label === title || label.startsWith(`${title},`);
}
