import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import type { BrowserElement, BrowserGlobals } from './inBrowser';

/** How one row of the explorer looks. */
export interface Decoration {
  /** Badge letters of all providers, in VS Code's order, with commas between them; empty: none. */
  readonly badge: string;
  /** Colour of the name as the browser computed it: `rgb(…)`. */
  readonly colour: string;
  /** What the hover says: the path, and each provider's reason. */
  readonly tooltip: string;
}

/** The explorer's file tree. */
export class Explorer {
  readonly rows: Locator;

  constructor(private readonly page: Page) {
    this.rows = page.locator('.explorer-folders-view .monaco-list-row');
  }

  /** The row of a file or folder by its name, or by its absolute path where names repeat. */
  row(name: string): Locator {
    if (path.isAbsolute(name)) {
      // The label's accessible name is the path, with decorations' tooltips behind a bullet.
      const label = `.monaco-icon-label:is([aria-label=${quote(name)}], [aria-label^=${quote(`${name} • `)}])`;
      return this.rows.filter({ has: this.page.locator(label) });
    }
    const exact = this.page.locator('.label-name', { hasText: new RegExp(`^${escape(name)}$`) });
    return this.rows.filter({ has: exact });
  }

  /** Names of all visible rows. */
  async names(): Promise<string[]> {
    return (await this.rows.locator('.label-name').allInnerTexts()).map((name) => name.trim());
  }

  /** Opens a folder, by its name or path, if it is closed. */
  async expand(name: string): Promise<void> {
    const row = this.row(name);
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  }

  /** How the row of a file or folder looks now, by its name or path. */
  async decoration(name: string): Promise<Decoration> {
    const label = this.row(name).locator('.monaco-icon-label').first();
    const { badge, colour } = await label.evaluate((element: BrowserElement) => {
      const { getComputedStyle } = globalThis as unknown as BrowserGlobals;
      const name = element.querySelector('.label-name') ?? element;
      return { badge: getComputedStyle(element, '::after').content, colour: getComputedStyle(name).color };
    });
    return { badge: unquote(badge), colour, tooltip: (await label.getAttribute('aria-label')) ?? '' };
  }
}

/** `text` as a string of a selector. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** CSS content is `"text"`, or `none` or `normal`. */
function unquote(content: string): string {
  return content.startsWith('"') ? content.slice(1, -1) : '';
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
