import { type Opening, parseOpening, parseToForm, type ToEditor, type ToForm } from '../protocol';

interface VsCodeApi {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
}
declare function acquireVsCodeApi(): VsCodeApi;

const api = acquireVsCodeApi();

export function post(message: ToEditor): void {
  api.postMessage(message);
}

/** What the page was loaded with. */
const loaded = parseOpening(document.getElementById('form')?.dataset.opening ?? '');

/**
 * What the page shows at once; null when it has to ask. The editor loads the very same page again when a hidden panel is
 * shown: what it came with is old then.
 */
export function takeOpening(): Opening | null {
  const before = api.getState() as { readonly opening?: unknown } | undefined;
  return before?.opening === loaded?.id ? null : loaded;
}

/** What the editor gets back when it restores the panel. The draft is not in it: the editor keeps that itself. */
export function rememberRoot(root: string): void {
  api.setState({ root, opening: loaded?.id });
}

export function onMessage(handle: (message: ToForm) => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = parseToForm(event.data);
    if (message) handle(message);
  });
}
