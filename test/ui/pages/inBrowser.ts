/**
 * The little of an element of the browser that page objects read in callbacks which run there. The browser's own
 * types stay out of this project: the engine and the editor must not see them.
 */
export interface BrowserElement {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): BrowserElement | null;
}

/** The globals of the browser that such callbacks use, by `globalThis as unknown as BrowserGlobals`. */
export interface BrowserGlobals {
  readonly getComputedStyle: (element: BrowserElement, pseudo?: string) => BrowserStyle;
}

interface BrowserStyle {
  readonly content: string;
  readonly color: string;
}
