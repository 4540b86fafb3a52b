/** The releases of VS Code that Cordon is tested on. */
export type HostVersion = '1.139.1' | '1.105.1' | '1.99.3';

/** Today's release: the full suites run here. */
export const CURRENT: HostVersion = '1.139.1';
/** The base of Cursor 2.4 to 3.4. */
export const FORK: HostVersion = '1.105.1';
/** The oldest release that `engines.vscode` admits. */
export const FLOOR: HostVersion = '1.99.3';

/** How one release of the served VS Code is put together from npm packages. All versions are exact. */
export interface Recipe {
  /** Version of the npm package `code-server`, which carries VS Code's own server and web workbench. */
  readonly codeServer: string;
  /** Node.js that runs it, from npm; absent: the one that runs the harness. */
  readonly node?: string;
  /** `@parcel/watcher` from the registry, where the release takes it from GitHub. */
  readonly watcher?: string;
  /** `node-pty` with prebuilt binaries, where the release's own would need a compiler (terminals, tasks). */
  readonly nodePty?: string;
  /** `@vscode/ripgrep-<platform>`, where the release's own would download (`findFiles`, search). */
  readonly ripgrep?: string;
}

export const RECIPES: Readonly<Record<HostVersion, Recipe>> = {
  '1.139.1': { codeServer: '4.139.1', node: '24.21.0' },
  '1.105.1': {
    codeServer: '4.105.1',
    node: '22.23.3',
    watcher: '2.5.1',
    nodePty: '1.2.0-beta.15',
    ripgrep: '1.18.0',
  },
  '1.99.3': { codeServer: '4.99.4', nodePty: '1.2.0-beta.15', ripgrep: '1.18.0' },
};

export const ALL_VERSIONS: readonly HostVersion[] = [CURRENT, FORK, FLOOR];

/** `text` as a version of the table; throws with the known ones when it is none. */
export function hostVersion(text: string): HostVersion {
  const found = ALL_VERSIONS.find((version) => version === text);
  if (found === undefined) {
    throw new Error(`No recipe for VS Code ${text}; there are ${ALL_VERSIONS.join(', ')}.`);
  }
  return found;
}

/** The version that CORDON_HOST_VERSION names, else today's. */
export function versionFromEnvironment(): HostVersion {
  return hostVersion(process.env.CORDON_HOST_VERSION ?? CURRENT);
}
