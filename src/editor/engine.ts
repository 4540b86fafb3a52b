import type * as EngineBundle from '../engineBundle';

/** The engine's public parts, as they are in `dist/main.js`. */
export type Engine = typeof EngineBundle;

let loaded: Engine | undefined;

const SOON_MS = 10;

/**
 * The engine, loaded on first need: activation must not pay for it, and a workspace without a repository never
 * does. Types come from `src/engine` as usual; values only from here.
 */
export function engine(): Engine {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a chunk of its own, loaded on first need
  loaded ??= require('./main.js') as Engine;
  return loaded;
}

/**
 * Loads the engine when this turn is over and what it has sent is on its way: loading keeps the extension host busy, while
 * the editor could be drawing.
 */
export function loadEngineSoon(): void {
  if (!isEngineLoaded()) setTimeout(engine, SOON_MS);
}

/** Whether anything has needed the engine yet, in whichever of the editor's bundles. */
export function isEngineLoaded(): boolean {
  return require.cache[require.resolve('./main.js')] !== undefined;
}

/**
 * The environment of everything that the engine starts from here: the user's, without what the editor put in for
 * its own processes (a verifier must behave as in a terminal).
 */
export function engineEnvironment(): NodeJS.ProcessEnv {
  const own = /^(?:ELECTRON_|VSCODE_|APPLICATION_INSIGHTS_|ORIGINAL_XDG_)/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}
