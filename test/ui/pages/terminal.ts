import type { Page } from 'playwright-core';

/** The visible terminal. */
export class Terminal {
  constructor(private readonly page: Page) {}

  /** The visible text without any white space: the terminal pads and wraps lines at its own width. */
  async text(): Promise<string> {
    const rows = await this.page.locator('.terminal-wrapper.active .xterm-rows > div').allInnerTexts();
    return rows.join('').replaceAll(/\s/g, '');
  }

  /** Types a line into the terminal and presses Enter. */
  async run(line: string): Promise<void> {
    await this.page.locator('.terminal-wrapper.active .xterm-screen').click();
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
  }

  /** Waits until the text contains `expected`, white space aside, and returns the text. */
  async waitFor(expected: string, milliseconds = 20_000): Promise<string> {
    const wanted = expected.replaceAll(/\s/g, '');
    const deadline = Date.now() + milliseconds;
    for (;;) {
      const text = await this.text();
      if (text.includes(wanted)) return text;
      if (Date.now() > deadline) throw new Error(`The terminal does not show ${expected}; it shows: ${text}`);
      await this.page.waitForTimeout(100);
    }
  }
}
