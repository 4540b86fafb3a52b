import { loadExeca } from './execa';
import type { ProcessEntry, ProcessTable } from './processTable';

const PS = '/bin/ps';

/**
 * macOS: ps(1). Environments are shown only for own processes, and not for programs that come with the system;
 * those are found by their parents and groups. Not run on a real Mac yet.
 */
class MacosTable implements ProcessTable {
  readonly noteEvery = 5_000;
  private entries = new Map<number, ProcessEntry>();
  private environments: Map<number, string> | undefined;

  pids(): readonly number[] {
    this.entries = parseTable(ps(['-axo', 'pid=,ppid=,pgid=,stat=,lstart=']));
    this.environments = undefined;
    return [...this.entries.keys()].sort((a, b) => b - a);
  }

  read(pid: number): ProcessEntry | undefined {
    return this.entries.get(pid);
  }

  carries(pid: number, nonce: string): boolean | undefined {
    this.environments ??= parseEnvironments(ps(['-axEwwo', 'pid=,command=']));
    return this.environments.get(pid)?.includes(nonce);
  }
}

export const macosTable: ProcessTable = new MacosTable();

/** Parses `ps -o pid=,ppid=,pgid=,stat=,lstart=`. */
export function parseTable(text: string): Map<number, ProcessEntry> {
  const entries = new Map<number, ProcessEntry>();
  for (const line of text.split('\n')) {
    const match = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*\S)\s*$/.exec(line);
    if (match === null) continue;
    const [, pid, parent, group, state = '', start = ''] = match;
    entries.set(Number(pid), {
      pid: Number(pid),
      parent: Number(parent),
      session: Number(group),
      start: start.replaceAll(/\s+/g, ' '),
      inert: state.startsWith('Z'),
    });
  }
  return entries;
}

/** Parses `ps -E -o pid=,command=`: a value that holds a line feed continues on lines of its own. */
export function parseEnvironments(text: string): Map<number, string> {
  const found = new Map<number, string>();
  for (const line of text.split('\n')) {
    const match = /^\s*(\d+) (.*)$/.exec(line);
    if (match?.[2] !== undefined) found.set(Number(match[1]), match[2]);
  }
  return found;
}

function ps(args: readonly string[]): string {
  const result = loadExeca().execaSync(PS, args, {
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    maxBuffer: 64 * 1024 * 1024,
    stripFinalNewline: false,
    verbose: 'none',
  });
  return typeof result.stdout === 'string' ? result.stdout : '';
}
