// Builds the product into dist/ and, with --tests, the test suites into out/.
//   node esbuild.config.mjs [--tests] [--production] [--outdir FOLDER]
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const tests = process.argv.includes('--tests');
const production = process.argv.includes('--production');
const elsewhere = process.argv.indexOf('--outdir');
const outdir = elsewhere < 0 ? 'dist' : process.argv[elsewhere + 1];
const webview = path.join(outdir, 'webview');
const require = createRequire(import.meta.url);
const { version } = require('./package.json');

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
  mainFields: ['module', 'main'],
};

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

await build({
  ...shared,
  // The engine is in main.js once; both doors are small and load it on first need.
  entryPoints: { cli: 'src/cli.ts', extension: 'src/extension.ts', main: 'src/engineBundle.ts' },
  outdir,
  external: ['./main.js', 'vscode'],
});
fs.chmodSync(path.join(outdir, 'cli.js'), 0o755);
if (outdir === 'dist') copyNative();

await build({
  ...shared,
  // The form's page: a browser's, so nothing of Node.js is there.
  platform: 'browser',
  target: 'chrome120',
  format: 'esm',
  // As small as can be, always: there is nothing to step through but templates.
  minify: true,
  sourcemap: false,
  entryPoints: { armForm: 'src/webview/armForm.ts', 'armForm.style': 'src/webview/armForm.css' },
  outdir: webview,
});
fs.renameSync(path.join(webview, 'armForm.style.css'), path.join(webview, 'armForm.css'));
for (const name of ['codicon.css', 'codicon.ttf'])
  fs.copyFileSync(path.join('node_modules/@vscode/codicons/dist', name), path.join(webview, name));

if (tests) {
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
    external: ['koffi', 'mocha', 'vscode', 'playwright-core', '@vscode/test-electron'],
  });
}
