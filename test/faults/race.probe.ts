/**
 * One side of a race: `node race.probe.js ROOT LABEL OPTIONS…` takes a step of the engine for every line on standard
 * input (`arm`, `check`, `reset`) and answers with the outcome. Starting a whole command a step would blur the race.
 */
import readline from 'node:readline';
import { parseCommandLine } from '../../src/cli/options';
import { Refusal } from '../../src/engine/errors';
import { Session } from '../../src/engine/session';

async function main(): Promise<void> {
  const [root = '', label = '', ...options] = process.argv.slice(2);
  const session = await Session.open(root);
  const { request } = parseCommandLine(['arm', label, ...options]);
  if (request === null) throw new Error('no request');
  const steps: Record<string, () => Promise<string>> = {
    arm: () => session.arm(request).then(() => 'armed'),
    check: () => session.check().then((audit) => (audit.passed ? 'accepted' : 'rejected')),
    reset: () => session.reset().then(() => 'reset'),
  };
  process.stdout.write('ready\n');
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const answer = await steps[line]?.().catch((error: unknown) => {
      if (error instanceof Refusal) return error.code;
      throw error;
    });
    process.stdout.write(`${String(answer)}\n`);
  }
}

void main();
