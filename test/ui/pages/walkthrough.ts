import type { Locator, Page } from 'playwright-core';
import { webviewFrame } from './webview';

/** Cordon's walkthrough, as VS Code shows it in an editor. */
export class Walkthrough {
  private readonly editor: Locator;

  constructor(private readonly page: Page) {
    this.editor = page.locator('.gettingStartedContainer:visible');
  }

  /** Whether its steps come within some seconds. */
  async isThere(): Promise<boolean> {
    const own = this.editor.locator('.getting-started-step[data-step-id*="cordon-vscode#"]').first();
    return own.waitFor({ timeout: 6_000 }).then(
      () => true,
      () => false,
    );
  }

  /** Resolves when its steps are there. */
  async ready(): Promise<void> {
    // Another one may be there before it.
    const own = '.getting-started-step[data-step-id*="cordon-vscode#"]';
    await this.editor.locator(own).first().waitFor({ timeout: 30_000 });
  }

  /** A step by its id in package.json. */
  step(id: string): Locator {
    return this.editor.locator(`.getting-started-step[data-step-id$="#${id}"]`);
  }

  async titles(): Promise<string[]> {
    return this.editor.locator('.getting-started-step .step-title').allInnerTexts();
  }

  /** The ids of the steps that are done. */
  async done(): Promise<string[]> {
    const checked = this.editor.locator('[data-done-step-id][aria-checked="true"]');
    const ids = await checked.evaluateAll((marks: { getAttribute(name: string): string | null }[]) =>
      marks.map((mark) => mark.getAttribute('data-done-step-id') ?? ''),
    );
    return [...new Set(ids.map((id) => id.replace(/^.*#/, '')))];
  }

  /** Opens a step, which shows its text and its picture. */
  async open(id: string): Promise<void> {
    const step = this.step(id);
    if (!((await step.getAttribute('class')) ?? '').includes('expanded')) await step.click();
    await step.and(this.page.locator('.expanded')).waitFor();
  }

  /** Presses a button in the text of the open step. */
  async press(id: string, button: string): Promise<void> {
    await this.step(id).locator('.monaco-button', { hasText: button }).click();
  }

  /** The picture of the open step. */
  get picture(): Locator {
    return webviewFrame(this.page).locator('svg');
  }
}
