// Gets the real Claude Code that the agent tests drive, at a pinned version, from the npm registry.
//   node scripts/claude-code.mjs     installs where needed and prints the path of the binary last
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const CLAUDE_CODE_VERSION = '2.1.332';

const PACKAGE = '@anthropic-ai/claude-code';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folder = path.join(root, '.vscode-test', 'claude-code');
const packageFolder = path.join(folder, 'node_modules', ...PACKAGE.split('/'));
/** The package places its native binary under this name on every system. */
const binary = path.join(packageFolder, 'bin', 'claude.exe');
/** Written last, so that an install that was broken off is made again. */
const stamp = path.join(folder, 'installed');

/** Installs the pinned Claude Code unless it is there; returns the absolute path of its binary. */
export function installClaudeCode() {
  if (isInstalled()) {
    console.log(`Claude Code ${CLAUDE_CODE_VERSION} is there already`);
    return binary;
  }
  console.log(
    `Installing ${PACKAGE}@${CLAUDE_CODE_VERSION} (about 400 MB) into ${path.relative(root, folder)}`,
  );
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const manifest = { private: true, dependencies: { [PACKAGE]: CLAUDE_CODE_VERSION } };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  // The package asks for a newer Node.js than the tests run on, but only its installer is JavaScript.
  npm(['install', '--prefix', folder, '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund']);
  // npm holds install scripts back, so run this one by its name: it links the binary of the
  // platform's optional dependency to its final place.
  run(process.execPath, [path.join(packageFolder, 'install.cjs')]);
  const answer = run(binary, ['--version']).trim();
  if (!answer.startsWith(CLAUDE_CODE_VERSION)) {
    throw new Error(`${binary} --version says "${answer}" instead of ${CLAUDE_CODE_VERSION}`);
  }
  fs.writeFileSync(stamp, `${CLAUDE_CODE_VERSION}\n`);
  console.log(`Installed Claude Code ${answer}`);
  return binary;
}

function isInstalled() {
  return (
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8').trim() === CLAUDE_CODE_VERSION &&
    fs.existsSync(binary)
  );
}

function npm(args) {
  const script = process.env.npm_execpath;
  const options = { cwd: folder };
  if (script?.endsWith('.js')) run(process.execPath, [script, ...args, '--loglevel=error'], options);
  // npm is a .cmd file on Windows, which only a shell starts.
  else if (process.platform === 'win32')
    run(`npm ${args.map((arg) => `"${arg}"`).join(' ')} --loglevel=error`, [], { ...options, shell: true });
  else run('npm', [...args, '--loglevel=error'], options);
}

function run(file, args, options = {}) {
  const { error, status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', ...options });
  if (error) throw error;
  if (status !== 0) throw new Error(`${file} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  console.log(installClaudeCode());
}
