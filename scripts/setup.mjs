// What every script needs first: the packages of package-lock.json. Says what it does.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Runs a program with its output shown; ends this process with its exit code when it fails. */
export function runOrEnd(file, args, options = {}) {
  const code = runShown(file, args, options);
  if (code !== 0) {
    console.error(`${path.basename(file)} ${args.join(' ')} ended with ${code}`);
    process.exit(code);
  }
}

/** Runs a program with its output shown. Returns its exit code; 1 for one that could not start or was killed. */
export function runShown(file, args, options = {}) {
  const done = spawnSync(file, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  if (done.error) console.error(`${file}: ${done.error.message}`);
  return done.status ?? 1;
}

/** npm as it was started, so that no shell and no PATH look-up is needed; npm's own variables are not passed on. */
export function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli) runOrEnd(process.execPath, [cli, ...args]);
  else
    runOrEnd(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { shell: process.platform === 'win32' });
}

/** Installs the packages unless the installed ones are those of package-lock.json. */
export function installPackages() {
  const lock = path.join(ROOT, 'package-lock.json');
  const installed = path.join(ROOT, 'node_modules', '.package-lock.json');
  if (fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs) return;
  if (fs.existsSync(installed) && sameVersions(lock, installed)) return;
  console.log('Installing packages with npm ci …');
  npm(['ci', '--no-audit', '--no-fund']);
}

function sameVersions(lock, installed) {
  const versions = (file) => {
    const { packages } = JSON.parse(fs.readFileSync(file, 'utf8'));
    return new Map(
      Object.entries(packages)
        .filter(([name]) => name !== '')
        .map(([name, { version, optional }]) => [name, { version, optional }]),
    );
  };
  const [wanted, there] = [versions(lock), versions(installed)];
  return [...wanted].every(
    ([name, { version, optional }]) => there.get(name)?.version === version || (optional && !there.has(name)),
  );
}

/** Builds the product, and with `tests` the suites. */
export function build(options = []) {
  console.log('Building …');
  runOrEnd(process.execPath, ['esbuild.config.mjs', ...options]);
}
