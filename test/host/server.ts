import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execa } from 'execa';
import type { Say } from './cache';
import { atEnd } from './cleanup';
import { ensureHost, type InstalledHost } from './install';
import { startGroup, type ProcessGroup } from './processGroup';
import { writeSettingsFile, type Settings } from './settings';
import type { HostVersion } from './versions';

export interface ServerOptions {
  readonly version: HostVersion;
  /** VSIX files to install first. */
  readonly vsix?: string | readonly string[];
  /** Folder of installed extensions; default: an empty one that goes with the server. */
  readonly extensionsDir?: string;
  /** User settings on top of the quiet ones. */
  readonly settings?: Settings;
  /** true (default): every workspace is trusted. false: workspaces start restricted, trust can be given. */
  readonly trust?: boolean;
  /** Honour the page's payload (development path, tests path). Never for UI tests: it suppresses dialogs. */
  readonly smokeTestDriver?: boolean;
  /** Added to the environment, which reaches the extension host and its terminals. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Keep VS Code's data here instead of in a temporary folder: for a second start with the same state. */
  readonly dataDir?: string;
  readonly say?: Say;
}

/** What a page shows. Neither folder nor workspace: an empty window. */
export interface Target {
  readonly folder?: string;
  readonly workspace?: string;
  /** Pairs for VS Code's `payload`; the server is given because it names paths (`Server.remote`). */
  readonly payload?: (server: Server) => Readonly<Record<string, string>>;
}

/** A running VS Code server. */
export interface Server {
  readonly host: InstalledHost;
  readonly port: number;
  /** VS Code's data: data/User/settings.json, data/logs, extensions, and home, which is its HOME. */
  readonly dataDir: string;
  /** The address of a window. */
  url(target: Target): string;
  /** A path of this machine as the workbench names it. */
  remote(file: string): string;
  /** Replaces the user settings; open pages need a reload to show all of them. */
  writeSettings(settings: Settings): void;
  /** What the server printed so far. */
  log(): string;
  /** Ends the server and removes its temporary data. */
  close(): Promise<void>;
}

const START_MS = 60_000;

/** Starts the served VS Code of one release, installing it first where needed. Resolves when it listens. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const host = await ensureHost(options.version, options.say ?? (() => undefined));
  const dataDir = options.dataDir ?? fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'cordon-host-'));
  const forget = options.dataDir === undefined ? removeAtEnd(dataDir) : () => undefined;
  try {
    writeSettingsFile(userFolder(dataDir), options.settings ?? {});
    const env = environment(dataDir, options.env ?? {});
    const common = [
      '--accept-server-license-terms',
      '--telemetry-level',
      'off',
      '--server-data-dir',
      dataDir,
    ];
    if (options.extensionsDir !== undefined) common.push('--extensions-dir', options.extensionsDir);
    const files = [options.vsix ?? []].flat().flatMap((file) => ['--install-extension', path.resolve(file)]);
    if (files.length > 0) {
      const args = ['out/server-main.js', ...common, '--force', ...files];
      await execa(host.node, args, { cwd: host.server, env, extendEnv: false, stdin: 'ignore' });
    }
    const args = [
      'out/server-main.js',
      '--host',
      '127.0.0.1',
      '--port',
      '0',
      '--without-connection-token',
      ...common,
    ];
    if (options.trust ?? true) args.push('--disable-workspace-trust');
    if (options.smokeTestDriver ?? false) args.push('--enable-smoke-test-driver');
    const output: string[] = [];
    const group = startGroup(host.node, args, { cwd: host.server, env });
    const port = await listening(group, output);
    return serverOf({ host, port, dataDir, group, output, forget });
  } catch (error) {
    forget();
    throw error;
  }
}

function serverOf(parts: {
  host: InstalledHost;
  port: number;
  dataDir: string;
  group: ProcessGroup;
  output: string[];
  forget: () => void;
}): Server {
  const { host, port, dataDir, group, output, forget } = parts;
  const authority = `127.0.0.1:${String(port)}`;
  const server: Server = {
    host,
    port,
    dataDir,
    remote: (file) => `vscode-remote://${authority}${path.resolve(file)}`,
    url({ folder, workspace, payload }) {
      const query = new URLSearchParams();
      if (folder !== undefined) query.set('folder', path.resolve(folder));
      else if (workspace !== undefined) query.set('workspace', path.resolve(workspace));
      else query.set('ew', 'true');
      if (payload !== undefined) query.set('payload', JSON.stringify(Object.entries(payload(server))));
      return `http://${authority}/?${query.toString()}`;
    },
    writeSettings(settings) {
      writeSettingsFile(userFolder(dataDir), settings);
    },
    log: () => output.join(''),
    async close() {
      await group.end();
      forget();
    },
  };
  return server;
}

/** The port once the server says that it listens; ends it and throws with its output when it does not come up. */
async function listening(group: ProcessGroup, output: string[]): Promise<number> {
  const { child } = group;
  try {
    return await new Promise<number>((resolve, reject) => {
      const fail = (why: string) => {
        reject(new Error(`The VS Code server ${why}.\n${output.join('')}`));
      };
      const timer = setTimeout(() => {
        fail(`did not listen within ${String(START_MS / 1000)} s`);
      }, START_MS);
      const read = (chunk: Buffer) => {
        output.push(chunk.toString());
        const port = /agent listening on (\d+)/.exec(output.join(''))?.[1];
        if (port === undefined) return;
        clearTimeout(timer);
        child.stdout.off('data', read);
        child.stdout.on('data', (more: Buffer) => output.push(more.toString()));
        resolve(Number(port));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
      child.once('error', (error) => {
        fail(`could not be started: ${error.message}`);
      });
      child.once('exit', (code) => {
        clearTimeout(timer);
        fail(`ended with ${String(code)}`);
      });
    });
  } catch (error) {
    await group.end();
    throw error;
  }
}

/** What a harness started from a terminal of an editor, from npm or by an agent must not hand down. */
const FOREIGN = /^(VSCODE_|ELECTRON_|GIT_|npm_|CORDON_|CLAUDE|ANTHROPIC_)/i;

/** The caller's environment without those, with a home of its own and so without the user's Git configuration. */
function environment(
  dataDir: string,
  extra: Readonly<Record<string, string | undefined>>,
): NodeJS.ProcessEnv {
  const home = path.join(dataDir, 'home');
  fs.mkdirSync(home, { recursive: true });
  const inherited = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const own = { HOME: home, USERPROFILE: home, GIT_CONFIG_NOSYSTEM: '1' };
  return { ...Object.fromEntries(inherited), ...own, ...extra };
}

function userFolder(dataDir: string): string {
  return path.join(dataDir, 'data', 'User');
}

function removeAtEnd(folder: string): () => void {
  const remove = () => {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const forget = atEnd(remove);
  return () => {
    forget();
    remove();
  };
}
