import { execFileSync } from 'node:child_process';
import path from 'node:path';

let found: string | undefined;

/** Absolute path of the real Claude Code; installs it at its pinned version when it is not there. */
export function claudeBinary(): string {
  if (found === undefined) {
    const script = path.resolve('scripts', 'claude-code.mjs');
    const output = execFileSync(process.execPath, [script], { encoding: 'utf8' });
    found = output.trimEnd().split(/\r?\n/).at(-1) ?? '';
  }
  return found;
}
