/** A fresh process that audits the repository it is started in and prints its memory. Started by memory.ts. */
import fs from 'node:fs';
import { Session } from '../src/engine/session';
import type { MemoryAnswer } from './memory';

async function main(): Promise<void> {
  const session = await Session.open(process.cwd());
  const idle = process.memoryUsage.rss();
  forgetPeak();
  await session.audit();
  const answer: MemoryAnswer = { idle, peak: peak() };
  process.stdout.write(JSON.stringify(answer));
}

/** Lets Linux count the peak from now on; elsewhere it counts from the start, which is never too low. */
function forgetPeak(): void {
  try {
    fs.writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // No /proc, or not writable.
  }
}

function peak(): number {
  try {
    const line = /^VmHWM:\s+(\d+) kB$/m.exec(fs.readFileSync('/proc/self/status', 'latin1'));
    if (line) return Number(line[1]) * 1024;
  } catch {
    // No /proc.
  }
  return process.resourceUsage().maxRSS * 1024;
}

void main();
