import fs from 'node:fs';
import path from 'node:path';
import { type RunResult, startCordon } from '../support/cli';
import { until } from '../support/processes';
import { tempFolder, type TempRepository } from '../support/tempRepository';

/** A verifier that says in a file that it runs, and goes on until another file is there (or for a minute). */
export interface SlowVerifier {
  readonly command: string;
  isRunning(): boolean;
  finish(): void;
}

export function slowVerifier(): SlowVerifier {
  const folder = tempFolder();
  const [running, done] = ['running', 'done'].map((name) => path.join(folder, name)) as [string, string];
  const script = path.join(folder, 'slow.cjs');
  fs.writeFileSync(
    script,
    `const fs = require('node:fs');
fs.writeFileSync(${JSON.stringify(running)}, String(process.pid));
const timer = setInterval(() => { if (fs.existsSync(${JSON.stringify(done)})) clearInterval(timer); }, 50);
setTimeout(() => process.exit(1), 60_000).unref();
`,
  );
  return {
    command: `node ${script}`,
    isRunning: () => fs.existsSync(running),
    finish: () => {
      fs.writeFileSync(done, '');
    },
  };
}

/** Runs `cordon check` in another process until the returned function is called: it holds the lock all the while. */
export async function checkInTerminal(
  repository: TempRepository,
  verifier: SlowVerifier,
): Promise<() => Promise<RunResult>> {
  const check = startCordon(['check'], { cwd: repository.root });
  await until('the verifier to run', () => verifier.isRunning());
  return () => {
    verifier.finish();
    return check.done;
  };
}
