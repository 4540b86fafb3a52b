import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cleanEnv, makeRepository, removeTempFolders, tempFolder } from '../support/tempRepository';
import { start, type RunResult } from '../support/cli';
import { pack, VERSION } from './packed';

/** npm as it started this, else the one beside Node.js. */
function npm(args: readonly string[], cwd: string): string {
  const cli = process.env.npm_execpath;
  const shell = cli === undefined && process.platform === 'win32';
  const [file, before] = cli === undefined ? ['npm', []] : [process.execPath, [cli]];
  const env = Object.fromEntries(Object.entries(cleanEnv()).filter(([name]) => !/^npm_/i.test(name)));
  return execFileSync(file, [...before, ...args], {
    cwd,
    env,
    encoding: 'utf8',
    shell,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

describe('npm run package: the command as an npm package', function () {
  this.timeout(300_000);
  let archive: string;
  let prefix: string;
  let command: string;

  before(() => {
    archive = path.join(pack(['npm']), `cordon-cli-${VERSION}.tgz`);
    prefix = tempFolder('cordon-npm-');
    // As `npm install --global` does it, but into a folder of the test's own; no package may need an install script.
    npm(
      ['install', '--global', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', prefix, archive],
      prefix,
    );
    command =
      process.platform === 'win32' ? path.join(prefix, 'cordon.cmd') : path.join(prefix, 'bin', 'cordon');
  });

  after(removeTempFolders);

  /** The installed command; on Windows the file behind npm's `.cmd`, which no program can start without a shell. */
  function cordon(cwd: string, ...args: string[]): Promise<RunResult> {
    const state = { XDG_STATE_HOME: path.join(prefix, 'state'), LOCALAPPDATA: path.join(prefix, 'state') };
    if (process.platform !== 'win32') return start(command, args, { cwd, env: state }).done;
    const file = path.join(prefix, 'node_modules', 'cordon-cli', 'dist', 'cli.js');
    return start(process.execPath, [file, ...args], { cwd, env: state }).done;
  }

  it('holds the command, its licences and a page about it', () => {
    const listed = JSON.parse(npm(['pack', archive, '--dry-run', '--json'], prefix)) as
      { files: { path: string }[] }[] | Record<string, { files: { path: string }[] }>;
    const [contents] = Object.values(listed);
    assert.deepEqual(contents?.files.map((file) => file.path).sort(), [
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'THIRD-PARTY-NOTICES.txt',
      'dist/cli.js',
      'dist/main.js',
      'package.json',
      'skills/cordon/SKILL.md',
    ]);
    assert.ok(fs.statSync(archive).size < 1024 * 1024);
  });

  it('says its version', async () => {
    assert.ok(fs.existsSync(command));
    const { code, stdout } = await cordon(prefix, '--version');
    assert.deepEqual([code, stdout], [0, `cordon ${VERSION}\n`]);
  });

  it('arms and checks from anywhere', async () => {
    const repository = makeRepository({ 'src/a.txt': 'one\n', 'b.txt': 'two\n' });
    const elsewhere = tempFolder();
    const there = ['--repo', repository.root];
    const armed = await cordon(elsewhere, ...there, 'arm', 'a change', '--allow', 'src/**');
    assert.deepEqual([armed.code, armed.stderr], [0, '']);
    repository.write({ 'src/a.txt': 'more\n' });
    const accepted = await cordon(elsewhere, ...there, 'check');
    assert.equal(accepted.code, 0, accepted.stderr);
    assert.equal((JSON.parse(accepted.stdout) as { passed: boolean }).passed, true);
    repository.write({ 'b.txt': 'no\n' });
    const rejected = await cordon(elsewhere, ...there, 'check');
    assert.equal(rejected.code, 3, rejected.stderr);
  });

  it('finds nothing wrong with its surroundings', async () => {
    const { root } = makeRepository({ 'a.txt': 'one\n' });
    const { code, stdout } = await cordon(root, 'doctor', '--format', 'json');
    assert.equal(code, 0, stdout);
  });
});
