import type { Locator } from 'playwright-core';
import type { Workbench } from './workbench';

/** The Problems panel. */
export class ProblemsPanel {
  readonly rows: Locator;

  constructor(private readonly workbench: Workbench) {
    this.rows = workbench.page.locator('.markers-panel .monaco-list-row');
  }

  async open(): Promise<void> {
    await this.workbench.runCommand('Problems: Focus on Problems View');
    await this.workbench.page.locator('.markers-panel').waitFor();
  }

  /** The row that contains `text`. */
  problem(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** Rows as text: a file's row is followed by those of its problems. */
  async texts(): Promise<string[]> {
    return (await this.rows.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  }

  /** Jumps to a problem by a double click. */
  async jump(text: string | RegExp): Promise<void> {
    await this.problem(text).dblclick();
  }
}
