/** The texts of the launchers. Pure. */

/** For POSIX shells, Git Bash included: it exports what makes an editor's executable run a script, and becomes it. */
export function shLauncher(runtime: string, cli: string): string {
  return [
    '#!/bin/sh',
    '# Written by Cordon for VS Code, and renewed by it.',
    'ELECTRON_RUN_AS_NODE=1',
    'export ELECTRON_RUN_AS_NODE',
    `exec ${quoted(runtime)} ${quoted(cli)} "$@"`,
    '',
  ].join('\n');
}

/** For cmd and PowerShell. A percent sign is doubled: cmd would read a variable there. */
export function cmdLauncher(runtime: string, cli: string): string {
  const shown = (file: string): string => `"${file.replaceAll('%', '%%')}"`;
  return [
    '@echo off',
    'rem Written by Cordon for VS Code, and renewed by it.',
    'setlocal',
    'set "ELECTRON_RUN_AS_NODE=1"',
    `${shown(runtime)} ${shown(cli)} %*`,
    'exit /b %ERRORLEVEL%',
    '',
  ].join('\r\n');
}

function quoted(file: string): string {
  return `'${file.replaceAll("'", "'\\''")}'`;
}
