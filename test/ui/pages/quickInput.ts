import type { Locator, Page } from 'playwright-core';
import { until } from '../../support/processes';
import type { BrowserElement } from './inBrowser';

/** The list or box at the top of the window: palette, quick picks and input boxes. */
export class QuickInput {
  readonly widget: Locator;
  readonly rows: Locator;
  readonly focusedRow: Locator;

  constructor(private readonly page: Page) {
    this.widget = page.locator('.quick-input-widget');
    this.rows = this.widget.locator('.monaco-list-row');
    this.focusedRow = this.widget.locator('.monaco-list-row.focused');
  }

  /** Replaces the text of the box. */
  async fill(text: string): Promise<void> {
    const input = this.widget.locator('input.input');
    await input.waitFor();
    await input.fill(text);
  }

  /** The title and prompt or validation message that are shown. */
  async message(): Promise<string> {
    const parts = this.widget.locator('.quick-input-title:visible, .quick-input-message:visible');
    return (await parts.allInnerTexts()).join('\n').trim();
  }

  /** Types text into an input box and confirms it. */
  async submit(text: string): Promise<void> {
    await this.fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Picks the row whose label begins with `label`, by a click. */
  async pick(label: string): Promise<void> {
    await this.row(label).click();
  }

  row(label: string): Locator {
    return this.widget.locator(`.monaco-list-row[aria-label^="${label}"]`);
  }

  /** Labels of the rows once they stopped changing: the list is filled in several steps. */
  async settledLabels(): Promise<string[]> {
    let before = '';
    let same = 0;
    let labels: string[] = [];
    await until('a list that stands still', async () => {
      labels = await this.rows.evaluateAll((rows: BrowserElement[]) =>
        rows.map((row) => row.getAttribute('aria-label') ?? ''),
      );
      const now = labels.join('\n');
      same = now === before && labels.length > 0 ? same + 1 : 0;
      before = now;
      await this.page.waitForTimeout(100);
      return same >= 5;
    });
    return labels;
  }

  async cancel(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.widget.waitFor({ state: 'hidden' });
  }
}
