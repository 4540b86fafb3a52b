import type { FrameLocator, Page } from 'playwright-core';

/**
 * The content of the visible webview panel. VS Code puts it into a frame within a frame, and hidden webviews
 * stay in the page, so only the visible one counts.
 */
export function webviewFrame(page: Page): FrameLocator {
  return page
    .locator('iframe.webview.ready:visible')
    .last()
    .contentFrame()
    .frameLocator('iframe#active-frame');
}
