import fs from 'node:fs';

/** One living process of this machine, as /proc shows it. */
export interface LiveProcess {
  readonly pid: number;
  /** Command line, arguments separated by spaces. */
  readonly command: string;
}

/** True where the process table can be read (Linux): elsewhere the tests about survivors skip. */
export const canSeeProcesses = fs.existsSync('/proc/self/environ');

/**
 * Living processes whose command line or initial environment holds `marker`, this process excepted.
 * Put the marker into the environment of what is started: descendants inherit it, also those that
 * left the group or the session. Zombies have ended and do not count.
 */
export function aliveWithMarker(marker: string): LiveProcess[] {
  const found: LiveProcess[] = [];
  for (const name of fs.readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    const command = readProc(pid, 'cmdline').replaceAll('\0', ' ').trim();
    if (!command.includes(marker) && !readProc(pid, 'environ').includes(marker)) continue;
    // "pid (name) S …": the name may hold anything, so look behind the last bracket.
    const state = readProc(pid, 'stat').split(') ').at(-1)?.[0];
    if (state !== undefined && state !== 'Z' && state !== 'X') found.push({ pid, command });
  }
  return found;
}

/** Sends SIGKILL to every process that carries the marker and does not wait for their ends. */
export function killWithMarker(marker: string): void {
  for (const { pid } of aliveWithMarker(marker)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended between the look and the kill.
    }
  }
}

/** Kills every process that carries the marker, and what they start meanwhile, and waits until they are gone. */
export async function endWithMarker(marker: string): Promise<void> {
  await until(`the end of what carries ${marker}`, () => {
    killWithMarker(marker);
    return aliveWithMarker(marker).length === 0;
  });
}

/** Waits until `condition` gives something truthy and returns it; fails with `what` after `milliseconds`. */
export async function until<T>(
  what: string,
  condition: () => T | Promise<T>,
  milliseconds = 15_000,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + milliseconds;
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (Date.now() > deadline) throw new Error(`not within ${String(milliseconds)} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function readProc(pid: number, file: string): string {
  try {
    return fs.readFileSync(`/proc/${String(pid)}/${file}`, 'latin1');
  } catch {
    return ''; // Ended meanwhile, or another user's.
  }
}
