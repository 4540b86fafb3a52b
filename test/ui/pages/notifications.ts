import type { Locator, Page } from 'playwright-core';

/** Toasts at the lower right and modal dialogs. */
export class Notifications {
  readonly toasts: Locator;
  readonly dialog: Locator;

  constructor(private readonly page: Page) {
    this.toasts = page.locator('.notification-toast');
    this.dialog = page.locator('.monaco-dialog-box');
  }

  /** The toast that contains `text`. */
  toast(text: string | RegExp): Locator {
    return this.toasts.filter({ hasText: text });
  }

  /** Waits for a toast and returns its whole message. */
  async message(text: string | RegExp): Promise<string> {
    const message = this.toast(text).locator('.notification-list-item-message');
    return (await message.innerText({ timeout: 30_000 })).trim();
  }

  /** Presses a button of the toast that contains `text`. */
  async press(text: string | RegExp, button: string): Promise<void> {
    const toast = this.toast(text);
    await toast.waitFor();
    await toast.locator('.monaco-button', { hasText: button }).click();
  }

  /** Closes all toasts, so that they cover nothing. */
  async clear(): Promise<void> {
    for (let left = await this.toasts.count(); left > 0; left--) {
      const toast = this.toasts.first();
      // A toast that hides itself meanwhile is as good as closed.
      await toast.hover({ timeout: 2_000 }).catch(() => undefined);
      await toast
        .locator('.codicon-notifications-clear')
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    }
    // More than three toasts within 800 ms are taken for spam and only go to the notification centre.
    await this.page.waitForTimeout(300);
  }

  /** Waits for the modal dialog and returns its message and detail. */
  async dialogText(): Promise<string> {
    await this.dialog.waitFor();
    return (await this.dialog.locator('.dialog-message-container').innerText()).trim();
  }

  /** Presses a button of the modal dialog and waits until it is gone. */
  async answer(button: string): Promise<void> {
    await this.dialog.waitFor();
    await this.dialog.locator('.monaco-button', { hasText: button }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  async escapeDialog(): Promise<void> {
    await this.dialog.waitFor();
    await this.page.keyboard.press('Escape');
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
