import type { Locator, Page } from 'playwright-core';
import type { BrowserElement } from './inBrowser';

/** A tree view in the side bar, by the name in its header. */
export class TreeView {
  readonly pane: Locator;
  readonly rows: Locator;

  constructor(
    private readonly page: Page,
    readonly name: string,
  ) {
    const header = page.locator(`.pane-header[aria-label^="${name}"]`);
    this.pane = page.locator('.sidebar .pane').filter({ has: header });
    this.rows = this.pane.locator('.pane-body .monaco-list-row');
  }

  /** The rows whose label contains `label` (a text) or matches it. */
  row(label: string | RegExp): Locator {
    return this.rows.filter({ has: this.page.locator('.label-name', { hasText: label }) });
  }

  /** Rows as text, indented by their level: `Budgets`, `  Files 3/8`. */
  async outline(): Promise<string[]> {
    return this.rows.evaluateAll((rows: BrowserElement[]) =>
      rows.map((row) => {
        const text = (selector: string) => row.querySelector(selector)?.textContent ?? '';
        const indent = '  '.repeat(Number(row.getAttribute('aria-level') ?? 1) - 1);
        return `${indent}${text('.label-name')} ${text('.label-description')}`.trimEnd();
      }),
    );
  }

  async isExpanded(label: string | RegExp): Promise<boolean> {
    return (await this.row(label).first().getAttribute('aria-expanded')) === 'true';
  }

  /** Opens or closes a row by its arrow, which does not run its command. */
  async toggle(label: string | RegExp): Promise<void> {
    await this.row(label).first().locator('.monaco-tl-twistie').click();
  }

  async click(label: string | RegExp): Promise<void> {
    await this.row(label).first().click();
  }

  /** Presses a button in the view's header. */
  async titleAction(title: string): Promise<void> {
    await this.pane.hover();
    await this.pane.locator(`.pane-header .action-label[aria-label^="${title}"]`).click();
  }

  /** Presses a button in a row. */
  async rowAction(label: string | RegExp, title: string): Promise<void> {
    const row = this.row(label).first();
    await row.hover();
    await row.locator(`.action-label[aria-label^="${title}"]`).click();
  }

  /** The text of the welcome content that stands for an empty tree. */
  async welcome(): Promise<string> {
    return (await this.pane.locator('.welcome-view-content').innerText()).trim();
  }

  /** Presses a button of the welcome content. */
  async pressWelcome(button: string): Promise<void> {
    await this.pane.locator('.welcome-view-content .monaco-button', { hasText: button }).click();
  }

  /** The message above the tree; empty when there is none. */
  async message(): Promise<string> {
    const message = this.pane.locator('.message:visible');
    return (await message.count()) === 0 ? '' : (await message.innerText()).trim();
  }
}
