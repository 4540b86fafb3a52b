// Takes pictures of what Cordon shows, in a real editor.
//   node scripts/shots.mjs [--theme light,dark,hc-dark,hc-light] [--lang en,ko,zh-cn] [--only form,tree] [--out FOLDER] [--docs]
// `--help` tells the names. --docs writes what the pages show into docs/pictures: English, light and dark, with few colours to be small.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(ROOT);

function run(...args) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

await build({
  entryPoints: ['test/shots/index.ts'],
  outfile: 'out/shots-build/index.js',
  bundle: true,
  platform: 'node',
  target: 'node20.18',
  sourcemap: 'inline',
  external: ['koffi', 'mocha', 'vscode', 'playwright-core'],
  logLevel: 'warning',
});
run('--enable-source-maps', 'out/shots-build/index.js', ...process.argv.slice(2));
