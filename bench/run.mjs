// Starts the measurements that `node esbuild.config.mjs --tests` built.
//   node bench/run.mjs [--quick] [--json FILE] [--only engine|editor]
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');
const out = process.env.CORDON_BENCH_OUT ?? path.join(root, 'out', 'bench');
const options = { quick: { type: 'boolean' }, json: { type: 'string' }, only: { type: 'string' } };
const { quick, json, only } = parseArgs({ options }).values;
const groups = { engine: 'cordon.bench.js', editor: path.join('editor', 'editor.bench.js') };
if (only !== undefined && !(only in groups)) {
  console.error(`there is no group ${only}: ${Object.keys(groups).join(', ')}`);
  process.exit(2);
}
const cli = process.env.CORDON_CLI ?? path.join(root, 'dist', 'cli.js');
const env = { ...process.env, CORDON_CLI: path.resolve(cli) };
let file = json === undefined ? [] : ['--json', json];
for (const group of only === undefined ? Object.keys(groups) : [only]) {
  const entry = path.join(out, groups[group]);
  if (!fs.existsSync(entry)) {
    console.error(
      `${entry} is not built: run \`node esbuild.config.mjs --tests\` first, or \`npm run bench\``,
    );
    process.exit(1);
  }
  const args = [entry, ...(quick ? ['--quick'] : []), ...file];
  const done = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  if (done.status !== 0) process.exit(done.status ?? 1);
  // What comes later adds its rows.
  if (json !== undefined) file = ['--into', json];
}
