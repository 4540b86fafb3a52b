#!/usr/bin/env node
// The front door of the terminal. It stays tiny so that `cordon --version` costs hardly more than starting Node.js.
import type * as Main from './cli/main';

declare const CORDON_VERSION: string;

// The editor starts this file with its own runtime; what Cordon starts must not inherit that.
delete process.env.ELECTRON_RUN_AS_NODE;

// A reader that went away (`| head`) is no error. Output that cannot be stored is: a script would take the empty file
// for the answer.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  if (process.exitCode === undefined || process.exitCode === 0) process.exitCode = 2;
  process.stderr.write(
    `ERROR: cannot write to standard output (${error.message}): make room or write elsewhere. ` +
      'What was done is stored; `cordon status` tells it.\n',
  );
});
process.stderr.on('error', () => undefined);

const args = process.argv.slice(2);
if (args.length === 1 && args[0] === '--version') {
  process.stdout.write(`cordon ${CORDON_VERSION}\n`);
} else {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded only when there is work to do
  const { main } = require('./main.js') as typeof Main;
  void main(args, CORDON_VERSION);
}
