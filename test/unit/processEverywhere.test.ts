import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import {
  endAllRunning,
  findExecutable,
  isSameProcess,
  processStartTime,
  runBounded,
  type RunOptions,
} from '../../src/engine/process';
import { until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';

/** Starts a detached grandchild that would live on, and prints its number. */
const GRANDCHILD = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'],
    { detached: true, stdio: process.env.HOLD_PIPES ? 'inherit' : 'ignore' });
  child.unref();
  console.log(child.pid);`;
const FOREVER = ';setInterval(() => {}, 1000)';

function run(script: string, options: Partial<RunOptions> = {}) {
  return runBounded({
    file: process.execPath,
    args: ['-e', script],
    cwd: tempFolder(),
    env: process.env,
    timeoutMs: 30_000,
    outputLimitBytes: 1_000_000,
    keepBytes: 1_000,
    graceMs: 200,
    ...options,
  });
}

async function runsNot(pid: number): Promise<void> {
  assert(pid > 0);
  await until(`process ${pid} is gone`, async () => (await processStartTime(pid)) === undefined);
}

/** What holds on every system, with Node.js programs only; process.test.ts goes deeper on Linux. */
describe('process: on every system', function () {
  this.timeout(60_000);

  after(removeTempFolders);

  it('gives exit code, output and input', async () => {
    const result = await run('process.stdin.pipe(process.stdout); process.exitCode = 3', { input: 'ä' });
    assert.deepEqual([result.exitCode, result.stdout.toString(), result.stdoutBytes], [3, 'ä', 2]);
    assert.equal(
      (await run('process.stdin.on("end", () => console.log("end")).resume()')).stdout.toString(),
      'end\n',
    );
  });

  it('ends a detached grandchild when the time is over', async () => {
    const result = await run(GRANDCHILD + FOREVER, { timeoutMs: 3_000 });
    assert.equal(result.timedOut, true);
    assert.notEqual(result.exitCode, 0);
    assert.deepEqual(result.survivors, []);
    await runsNot(Number(result.stdout));
  });

  it('ends the tree when the output is too long', async () => {
    const result = await run('process.stdout.write("x".repeat(2e6))' + FOREVER);
    assert.equal(result.outputLimited, true);
    assert.equal(result.stdout.length, 1_000);
  });

  it('leaves what outlives a normal end alone, or ends and counts it', async () => {
    const alone = await run(GRANDCHILD);
    const pid = Number(alone.stdout);
    assert.notEqual(await processStartTime(pid), undefined);
    process.kill(pid, 'SIGKILL');
    const ended = await run(GRANDCHILD, {
      endDescendantsOnExit: true,
      env: { ...process.env, HOLD_PIPES: '1' },
    });
    assert.deepEqual([ended.exitCode, ended.leftovers], [0, 1]);
    await runsNot(Number(ended.stdout));
  });

  it('ends everything at once', async () => {
    const result = await run(GRANDCHILD + FOREVER, {
      onStdoutLine: () => {
        endAllRunning();
      },
    });
    assert.equal(result.timedOut, false);
    await runsNot(Number(result.stdout));
  });

  it('finds a program on PATH by its bare name', async () => {
    const PATH = path.dirname(process.execPath);
    const name = path.basename(process.execPath).replace(/\.exe$/i, '');
    const found = await findExecutable(name, { PATH }, tempFolder());
    assert.equal(found?.toLowerCase(), process.execPath.toLowerCase());
  });

  it('knows a process again', async () => {
    const token = await processStartTime(process.pid);
    assert(token !== undefined);
    assert.equal(await isSameProcess(process.pid, token), true);
    assert.equal(await isSameProcess(process.pid, token + 'x'), false);
  });

  it('passes arguments through an npm shim as they are', async function () {
    if (process.platform !== 'win32') this.skip();
    const folder = tempFolder();
    fs.writeFileSync(path.join(folder, 'tool.js'), 'console.log(JSON.stringify(process.argv.slice(2)))');
    fs.writeFileSync(path.join(folder, 'tool.cmd'), '@echo off\r\nnode  "%~dp0\\tool.js" %*\r\n');
    const args = ['a b', '"q"', '%PATH%', '&x', ''];
    const env = { ...process.env, PATH: `${folder};${path.dirname(process.execPath)}` };
    delete (env as NodeJS.ProcessEnv).Path;
    const result = await run('', { file: 'tool', args, env });
    assert.equal(result.stdout.toString(), `${JSON.stringify(args)}\n`);
  });
});
