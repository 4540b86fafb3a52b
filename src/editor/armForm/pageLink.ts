import { randomUUID } from 'node:crypto';
import type { Opening, ToForm } from '../../protocol';

/**
 * The way to the form's page, which is loading, there, or away. What it will show can be loaded with it; else it asks when
 * it is there. An opening holds for one page, and only while nothing changes.
 */
export class PageLink {
  private opening: Opening | undefined;
  private isCollecting = false;
  private there = false;

  constructor(private readonly send: (message: ToForm) => void) {}

  /** The page is loaded and listens. */
  get isReady(): boolean {
    return this.there;
  }

  /** Tells the page. One that is still loading is told everything later. */
  readonly post = (message: ToForm): void => {
    if (this.there) this.send(message);
    else if (this.isCollecting) this.opening?.messages.push(message);
    else this.opening = undefined;
  };

  /** What a page that is about to be loaded shows without asking: all that `tell` posts. */
  open(tell: () => void): Opening {
    const opening = (this.opening = { id: randomUUID(), messages: [] });
    this.isCollecting = true;
    tell();
    this.isCollecting = false;
    return opening;
  }

  /** Something changed of what is told. */
  changed(): void {
    this.opening = undefined;
  }

  /**
   * The page is there. @param shown the opening that it came with
   * @returns whether it shows everything already
   */
  ready(shown: string | undefined): boolean {
    const { opening } = this;
    this.there = true;
    this.opening = undefined;
    return opening !== undefined && opening.id === shown;
  }

  /** The page went away. */
  left(): void {
    this.there = false;
    this.opening = undefined;
  }
}
