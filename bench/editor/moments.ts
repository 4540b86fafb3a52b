/**
 * When a webview panel can be used, told by the page itself: asking from outside comes late by as long as the asking
 * pauses, which is up to half a second.
 */
import type { BrowserContext } from 'playwright-core';

/** `pressed`: Enter went down in the window. The rest: what is named is on the screen and takes input. */
export type Moment = 'pressed' | 'empty' | 'form' | 'whole';

const PATIENCE_MS = 60_000;

/**
 * Runs in every frame before anything else of it. The page of a panel is a frame within a frame; the editor writes it into
 * an empty one, whose timers go on. A moment is when the frame was drawn that comes after, for the first time,
 * - the editor shows the page (until it is loaded the editor keeps it hidden), and
 * - empty: the button is there. form: the first field has the focus, and the last button of the bar is there, which the
 *   script made with what it does. whole: the last field of the form is there too.
 */
const WATCH = `(() => {
  const tell = (moment) => void window.cordonMoment(moment, performance.timeOrigin + performance.now());
  if (window === window.top) {
    addEventListener('keydown', (event) => { if (event.key === 'Enter') tell('pressed'); }, true);
    return;
  }
  if (window.parent === window.top) return;
  const frame = window.frameElement;
  const works = (element) => element?.localName === 'button' && element.offsetWidth > 0;
  const conditions = {
    empty: () => document.getElementById('there'),
    form: () =>
      document.hasFocus() && document.activeElement?.id === 'field-label' &&
      works(document.querySelector('[data-action="copy"]')),
    whole: () => document.getElementById('field-claude.model'),
  };
  setInterval(() => {
    for (const [moment, holds] of frame.id === 'active-frame' ? Object.entries(conditions) : []) {
      if (!holds()) continue;
      delete conditions[moment];
      requestAnimationFrame(() => {
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => tell(moment);
        drawn.port2.postMessage(null);
      });
    }
  }, 4);
})()`;

/** Receives the moments of every page of a browser. */
export class Moments {
  private readonly seen = new Map<Moment, number>();
  private wake: () => void = () => undefined;

  /** To be called before the first page is opened. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('cordonMoment', (_, moment: Moment, at: number) => {
      if (!this.seen.has(moment)) this.seen.set(moment, at);
      this.wake();
    });
    await context.addInitScript(WATCH);
  }

  /** Forgets what was seen: something is about to be opened. */
  begin(): void {
    this.seen.clear();
  }

  /** Milliseconds from the press of Enter to a moment, which it waits for. @throws Error when it does not come */
  async since(moment: Moment): Promise<number> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const [from, to] = [this.seen.get('pressed'), this.seen.get(moment)];
      if (from !== undefined && to !== undefined) return to - from;
      const left = deadline - performance.now();
      if (left <= 0) throw new Error(`the moment “${moment}” did not come`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
