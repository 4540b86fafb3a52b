import fs from 'node:fs';
import path from 'node:path';
import * as vscode from 'vscode';
import { SUITE_ENV } from '../host/results';
import { resultsReporter } from './reporter';

/** Longest time of one test: real Git, real processes, a busy machine. */
const TEST_MS = 60_000;

/**
 * The entry that VS Code calls inside the extension host: runs every bundled `*.test.js` beside this file.
 * Rejects when a test fails, which gives the host's exit code 1.
 */
export async function run(): Promise<void> {
  // mocha 12 is an ES module and the floor's desktop Node.js cannot require one.
  const { default: Mocha } = await import('mocha');
  const grep = process.env[SUITE_ENV.grep];
  const host = `${vscode.env.appName} ${vscode.version}, Node.js ${process.versions.node}`;
  const mocha = new Mocha({
    ui: 'bdd',
    timeout: TEST_MS,
    reporter: resultsReporter(Mocha.reporters.Base, process.env[SUITE_ENV.results], host),
    ...(grep === undefined ? {} : { grep: new RegExp(grep) }),
  });
  const wanted = process.env[SUITE_ENV.files] ?? '';
  const names = fs.readdirSync(__dirname, { recursive: true }).map(String).sort();
  for (const name of names) {
    if (name.endsWith('.test.js') && name.includes(wanted)) mocha.addFile(path.join(__dirname, name));
  }
  await mocha.loadFilesAsync();
  const failures = await new Promise<number>((resolve) => {
    mocha.run(resolve);
  });
  if (failures > 0) throw new Error(`${failures} tests failed.`);
}
