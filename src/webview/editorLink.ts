import { parseToForm, type ToEditor, type ToForm } from '../protocol';

interface VsCodeApi {
  postMessage(message: unknown): void;
  setState(state: unknown): void;
}
declare function acquireVsCodeApi(): VsCodeApi;

const api = acquireVsCodeApi();

export function post(message: ToEditor): void {
  api.postMessage(message);
}

/** What the editor gets back when it restores the panel. The draft is not in it: the editor keeps that itself. */
export function rememberRoot(root: string): void {
  api.setState({ root });
}

export function onMessage(handle: (message: ToForm) => void): void {
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = parseToForm(event.data);
    if (message) handle(message);
  });
}
