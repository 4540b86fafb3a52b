import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { matchesRegistration } from '../../src/engine/processes/executableFormat';
import { parseStat } from '../../src/engine/processes/linuxTable';
import { macosTable, parseEnvironments, parseTable } from '../../src/engine/processes/macosTable';
import { PosixTree } from '../../src/engine/processes/posixTree';
import type { ProcessEntry, ProcessTable } from '../../src/engine/processes/processTable';
import { ProcessStartError } from '../../src/engine/processes/startOutcome';
import { locateOnWindows, parseShim, resolveBatchFile } from '../../src/engine/processes/startWindows';
import { until } from '../support/processes';
import { removeTempFolders, tempFolder } from '../support/tempRepository';

/** What npm's cmd-shim writes for a script. */
const NPM_SHIM = `@ECHO off\r
GOTO start\r
:find_dp0\r
SET dp0=%~dp0\r
EXIT /b\r
:start\r
SETLOCAL\r
CALL :find_dp0\r
\r
IF EXIST "%dp0%\\node.exe" (\r
  SET "_prog=%dp0%\\node.exe"\r
) ELSE (\r
  SET "_prog=node"\r
  SET PATHEXT=%PATHEXT:;.JS;=;%\r
)\r
\r
endLocal & goto #_undefined_# 2>NUL || title %COMSPEC% & "%_prog%" --no-warnings "%dp0%\\node_modules\\tool\\cli.js" %*\r
`;

/** The npm.cmd that comes with Node.js. */
const NPM_ITSELF = `:: Created by npm, please don't edit manually.
@ECHO OFF

SETLOCAL

SET "NODE_EXE=%~dp0\\node.exe"
IF NOT EXIST "%NODE_EXE%" (
  SET "NODE_EXE=node"
)

SET "NPM_PREFIX_JS=%~dp0\\node_modules\\npm\\bin\\npm-prefix.js"
SET "NPM_CLI_JS=%~dp0\\node_modules\\npm\\bin\\npm-cli.js"
FOR /F "delims=" %%F IN ('CALL "%NODE_EXE%" "%NPM_PREFIX_JS%"') DO (
  SET "NPM_PREFIX_NPM_CLI_JS=%%F\\node_modules\\npm\\bin\\npm-cli.js"
)
IF EXIST "%NPM_PREFIX_NPM_CLI_JS%" (
  SET "NPM_CLI_JS=%NPM_PREFIX_NPM_CLI_JS%"
)

"%NODE_EXE%" "%NPM_CLI_JS%" %*
`;

const PNPM_SHIM = `@IF EXIST "%~dp0\\node.exe" (
  "%~dp0\\node.exe"  "%~dp0\\..\\pnpm\\bin\\pnpm.cjs" %*
) ELSE (
  @SET PATHEXT=%PATHEXT:;.JS;=;%
  node  "%~dp0\\..\\pnpm\\bin\\pnpm.cjs" %*
)
`;

describe('processes: parts', () => {
  after(removeTempFolders);

  describe('parseStat', () => {
    const tail = '7 6 5 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 1 0 98765 100 200';

    it('reads the fields behind any name', () => {
      for (const name of ['sh', 'a b', ') S 1 1', '(x)', 'a\nb']) {
        const entry = parseStat(`42 (${name}) S ${tail}`);
        assert.deepEqual(entry, { pid: 42, parent: 7, session: 5, start: '98765', inert: false });
      }
    });

    it('tells what takes no signals, and refuses what it does not know', () => {
      assert.equal(parseStat(`42 (sh) Z ${tail}`)?.inert, true);
      assert.equal(parseStat(`42 (kworker) I ${tail.replace('4194560', '69238880')}`)?.inert, true);
      assert.equal(parseStat(''), undefined);
      assert.equal(parseStat('42 (sh) S 1 2'), undefined);
    });
  });

  describe('the output of ps on macOS', () => {
    it('is read as a table', () => {
      const table = parseTable(
        '    1     0     1 Ss   Mon Jul  1 09:00:01 2024    \n  501     1   501 Z+   Tue Jul  2 10:11:12 2024\nrubbish\n',
      );
      assert.deepEqual(
        [...table.values()],
        [
          { pid: 1, parent: 0, session: 1, start: 'Mon Jul 1 09:00:01 2024', inert: false },
          { pid: 501, parent: 1, session: 501, start: 'Tue Jul 2 10:11:12 2024', inert: true },
        ],
      );
    });

    it('is read as environments', () => {
      const found = parseEnvironments('    1 /sbin/launchd\n  501 sleep 30 A=1 CORDON_PROCESS_NONCE=x\n');
      assert.deepEqual(
        [...found],
        [
          [1, '/sbin/launchd'],
          [501, 'sleep 30 A=1 CORDON_PROCESS_NONCE=x'],
        ],
      );
    });
  });

  describe('the process table of ps', function () {
    before(function () {
      if (process.platform === 'win32' || !fs.existsSync('/bin/ps')) this.skip();
    });

    it('is good enough to end a tree by its parents and groups', async () => {
      assert(macosTable.pids().includes(process.pid));
      assert.equal(macosTable.read(process.pid)?.parent, process.ppid);
      const child = spawn('sh', ['-c', 'trap "" TERM; (sleep 60 & sleep 60) & echo up; sleep 60; sleep 60'], {
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      assert(child.pid !== undefined);
      const tree = new PosixTree(macosTable, child.pid, 'nonce', () => child.signalCode !== null);
      try {
        await until('the family is complete', () => tree.descendants() >= 3);
      } finally {
        assert.deepEqual(await tree.end(), []);
      }
      assert.deepEqual(await ended, [null, 'SIGKILL']);
      assert.equal(tree.descendants(), 0);
    });
  });

  describe('matchesRegistration', () => {
    const header = Buffer.from('MZ\x90rest', 'latin1');

    it('compares magic with offset and mask, or the ending, of enabled formats', () => {
      assert(matchesRegistration('enabled\ninterpreter /x\nflags: \noffset 0\nmagic 4d5a\n', 'a', header));
      assert(matchesRegistration('enabled\noffset 1\nmagic 5a00\nmask ff00\n', 'a', header));
      assert(matchesRegistration('enabled\nextension .exe\n', 'a.exe', header));
      assert(!matchesRegistration('disabled\noffset 0\nmagic 4d5a\n', 'a', header));
      assert(!matchesRegistration('enabled\noffset 0\nmagic 4d5b\n', 'a', header));
      assert(!matchesRegistration('enabled\noffset 6\nmagic 7374ff\n', 'a', header));
    });
  });

  describe('PosixTree', () => {
    const LEADER = 900_000;
    const tree = (entries: readonly ProcessEntry[], nonces: readonly number[] = [], ended = true) => {
      const table: ProcessTable = {
        noteEvery: Infinity,
        pids: () => entries.map(({ pid }) => pid),
        read: (pid) => entries.find((entry) => entry.pid === pid),
        carries: (pid) => nonces.includes(pid),
      };
      return new PosixTree(table, LEADER, 'nonce', () => ended);
    };
    const entry = (pid: number, parent: number, session: number): ProcessEntry => ({
      pid,
      parent,
      session,
      start: String(pid),
      inert: false,
    });
    const me = entry(process.pid, process.ppid, process.ppid);
    const shell = entry(process.ppid, 1, process.ppid);

    it('finds children of children, members of their sessions, and bearers of the nonce', () => {
      const entries = [
        shell,
        me,
        entry(900_005, 900_004, 7),
        entry(900_004, 1, LEADER),
        entry(900_003, 1, 7),
      ];
      assert.equal(
        tree([...entries, entry(900_010, 1, 10), entry(900_011, 900_010, 11)], [900_010]).descendants(),
        5,
      );
    });

    it('shields itself and its ancestors, whatever marks they carry', () => {
      const pids = [process.pid, process.ppid];
      assert.equal(tree([shell, me, entry(900_020, process.ppid, process.ppid)], pids).descendants(), 0);
    });

    it('does not take a recycled number for the leader', () => {
      const stranger = entry(LEADER, 1, LEADER);
      assert.equal(tree([shell, me, stranger, entry(900_001, LEADER, LEADER)]).descendants(), 0);
    });
  });

  describe('starting on Windows', () => {
    let root = '';
    const file = (name: string, text = '') => {
      const full = path.join(root, name);
      fs.mkdirSync(path.dirname(full), { recursive: true });
      fs.writeFileSync(full, text);
      return full;
    };
    const env = () => ({ Path: `"${root}/a";;.;${root}/b`, PathExt: '.COM;.EXE;.BAT;.CMD;.JS' });
    const find = async (name: string) => (await locateOnWindows(name, env(), root, path.posix)).found;
    const resolve = (name: string, args: string[] = ['x y']) =>
      resolveBatchFile('typed', path.join(root, name), args, env(), root, path.posix);

    beforeEach(() => {
      root = tempFolder();
    });

    it('looks for the endings of PATHEXT in each folder of PATH, and never in the current one', async () => {
      file('here.exe');
      file('a/tool'); // npm puts a shell script beside its .cmd.
      file('a/tool.js');
      file('b/tool.cmd');
      file('b/tool.exe');
      file('b/only.cmd');
      assert.equal(await find('tool'), `${root}/b/tool.exe`);
      assert.equal(await find('tool.cmd'), `${root}/b/tool.cmd`);
      assert.equal(await find('only'), `${root}/b/only.cmd`);
      assert.equal(await find('here'), undefined);
      assert.equal(await find('./here'), `${root}/here.exe`);
      const missing = await locateOnWindows('none', env(), root, path.posix);
      assert(missing.found === undefined);
      assert.match(missing.problem, /none\.com, none\.exe.*\/a/);
      const script = await locateOnWindows('./a/tool.js', env(), root, path.posix);
      assert(script.found === undefined && script.reason === 'not-executable');
    });

    it('starts the program behind a shim of npm or pnpm', async () => {
      file('a/tool.cmd', NPM_SHIM);
      file('a/node_modules/tool/cli.js');
      file('b/node.exe');
      assert.deepEqual(await resolve('a/tool.cmd'), {
        file: `${root}/b/node.exe`,
        args: ['--no-warnings', `${root}/a/node_modules/tool/cli.js`, 'x y'],
      });
      file('a/node.exe');
      assert.equal((await resolve('a/tool.cmd')).file, `${root}/a/node.exe`);
      file('a/pnpm.cmd', PNPM_SHIM);
      file('pnpm/bin/pnpm.cjs');
      assert.deepEqual((await resolve('a/pnpm.cmd')).args, [`${root}/pnpm/bin/pnpm.cjs`, 'x y']);
    });

    it('starts npm itself', async () => {
      file('b/npm.cmd', NPM_ITSELF);
      file('b/node.exe');
      file('b/node_modules/npm/bin/npm-cli.js');
      const start = await resolve('b/npm.cmd', ['test']);
      assert.deepEqual(start, {
        file: `${root}/b/node.exe`,
        args: [`${root}/b/node_modules/npm/bin/npm-cli.js`, 'test'],
      });
    });

    it('starts the real Claude Code behind its shim', async () => {
      file('a/claude.cmd', 'not understood');
      file('a/node_modules/@anthropic-ai/claude-code/bin/claude.exe');
      const start = await resolve('a/claude.cmd', ['-p']);
      assert.deepEqual(start, {
        file: `${root}/a/node_modules/@anthropic-ai/claude-code/bin/claude.exe`,
        args: ['-p'],
      });
      file('a/other.cmd', '@ECHO off\r\n"%dp0%\\bin\\other.exe"   %*\r\n');
      file('a/bin/other.exe');
      assert.deepEqual(await resolve('a/other.cmd', []), { file: `${root}/a/bin/other.exe`, args: [] });
    });

    it('refuses other batch files, and leaves programs as they are', async () => {
      file('a/build.bat', '@echo off\r\necho hello\r\ncall other.bat\r\n');
      await assert.rejects(resolve('a/build.bat'), (error: unknown) => {
        return (
          error instanceof ProcessStartError && error.reason === 'not-executable' && error.file === 'typed'
        );
      });
      assert.deepEqual(parseShim('@echo off\r\necho hello\r\n'), []);
      assert.deepEqual(await resolve('a/x.exe', ['1']), { file: `${root}/a/x.exe`, args: ['1'] });
    });
  });
});
