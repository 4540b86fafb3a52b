// The host under test from a terminal, after `node esbuild.config.mjs --tests`:
//   node out/test/host/cli.js install [VERSION…]      gets the releases (all by default) and a browser
//   node out/test/host/cli.js in-host [options]       runs the suite inside the extension host
//   node out/test/host/cli.js serve [options]         serves a window for a browser until Ctrl-C
//   node out/test/host/cli.js show --folder F --vsix X [--once]   the packaged extension on a folder
import { parseArgs } from 'node:util';
import { ensureBrowser } from './chromium';
import { emptyWorkspace, runInHost } from './inHost';
import { ensureHost } from './install';
import { startServer } from './server';
import { show } from './show';
import { ALL_VERSIONS, CURRENT, hostVersion } from './versions';

const OPTIONS = {
  version: { type: 'string', default: process.env.CORDON_HOST_VERSION ?? CURRENT },
  folder: { type: 'string' },
  vsix: { type: 'string', multiple: true },
  extension: { type: 'string' },
  suite: { type: 'string' },
  'app-name': { type: 'string' },
  grep: { type: 'string' },
  files: { type: 'string' },
  results: { type: 'string' },
  once: { type: 'boolean', default: false },
} as const;

function say(line: string): void {
  console.log(line);
}

async function install(versions: readonly string[]): Promise<void> {
  for (const version of versions.length > 0 ? versions.map(hostVersion) : ALL_VERSIONS) {
    const { server, node } = await ensureHost(version, say);
    say(`VS Code ${version}: ${server} on ${node}`);
  }
  say(`Browser: ${await ensureBrowser(say)}`);
}

async function inHost(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const made = values.folder === undefined ? emptyWorkspace() : undefined;
  const started = Date.now();
  try {
    const { version, 'app-name': appName, ...rest } = values;
    const result = await runInHost({
      ...rest,
      version: hostVersion(version),
      ...(made === undefined ? {} : { workspace: made.workspace }),
      say,
      ...(appName === undefined ? {} : { appName }),
    });
    say(
      `VS Code ${version}: ${result.passed} passed, ${result.failures.length} failed, ${result.pending} pending` +
        `${result.complete ? '' : ', NOT COMPLETE'} in ${(result.ms / 1000).toFixed(1)} s` +
        ` (with the start ${((Date.now() - started) / 1000).toFixed(1)} s)`,
    );
    return result.ok ? 0 : 1;
  } finally {
    made?.remove();
  }
}

async function serve(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const version = hostVersion(values.version);
  const server = await startServer({
    version,
    say,
    ...(values.vsix === undefined ? {} : { vsix: values.vsix }),
  });
  say(`VS Code ${version}: ${server.url(values.folder === undefined ? {} : { folder: values.folder })}`);
  await new Promise(() => undefined); // Until Ctrl-C, which ends the server too.
}

async function main([verb, ...args]: string[]): Promise<number> {
  switch (verb) {
    case 'install':
      await install(args);
      return 0;
    case 'in-host':
      return inHost(args);
    case 'serve':
      await serve(args);
      return 0;
    case 'show': {
      const { values } = parseArgs({ args, options: OPTIONS });
      await show({ folder: values.folder ?? process.cwd(), vsix: values.vsix ?? [], once: values.once, say });
      return 0;
    }
    case undefined:
    default:
      console.error('Usage: cli.js install|in-host|serve|show …');
      return 2;
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
