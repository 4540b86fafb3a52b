// Starts the measurements that `node esbuild.config.mjs --tests` built.
//   node bench/run.mjs [--quick] [--json FILE] [--only WORD]
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';

const root = path.resolve(import.meta.dirname, '..');
const out = process.env.CORDON_BENCH_OUT ?? path.join(root, 'out', 'bench');
const entry = path.join(out, 'cordon.bench.js');
if (!fs.existsSync(entry)) {
  console.error(`${entry} is not built: run \`node esbuild.config.mjs --tests\` first, or \`npm run bench\``);
  process.exit(1);
}
const cli = process.env.CORDON_CLI ?? path.join(root, 'dist', 'cli.js');
const env = { ...process.env, CORDON_CLI: path.resolve(cli) };
const done = spawnSync(process.execPath, [entry, ...process.argv.slice(2)], { stdio: 'inherit', env });
process.exit(done.status ?? 1);
