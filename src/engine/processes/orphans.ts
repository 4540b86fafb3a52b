import fs from 'node:fs';
import { linuxTable } from './linuxTable';
import type { ProcessEntry } from './processTable';
import { subreaper, type Subreaper } from './subreaper';

/** How often to look for ended orphans although no signal told of one, in milliseconds. */
const REAP_EVERY = 1_000;

/** Processes that this one started and Node.js waits for. */
const leaders = new Set<number>();
/** Orphans of earlier adoptions that were left alone: still this process's children. */
const kept = new Map<number, string>();
let current: Adoption | undefined;

/** Takes note of a started process that Node.js will wait for; call the result once it has ended. */
export function noteLeader(pid: number): () => void {
  leaders.add(pid);
  return () => leaders.delete(pid);
}

/**
 * Makes orphans of whatever is started from now on children of this process, instead of the system's first one: so a
 * descendant is found whatever became of its parents, its session and its environment. For a process that is Cordon's
 * own: in another, orphans of others would come as well. One at a time.
 * @returns undefined where that cannot be had: not Linux, forbidden, or under way already
 */
export function adoptOrphans(): Adoption | undefined {
  if (current !== undefined) return undefined;
  const system = subreaper();
  const own = system && linuxTable.read(process.pid);
  if (system === undefined || own === undefined) return undefined;
  const wasOn = system.isOn();
  if (!wasOn && !system.set(true)) return undefined;
  current = new Adoption(system, own.session, wasOn);
  return current;
}

/** The time in which orphans come here. */
export class Adoption {
  /** Descendants that were there before, and their sessions, which nobody else can join. */
  private readonly before = new Map<number, string>();
  private readonly sessions = new Set<number>();
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly system: Subreaper,
    ownSession: number,
    private readonly wasOn: boolean,
  ) {
    for (const { pid, start, session } of descendants()) {
      this.before.set(pid, start);
      this.sessions.add(session);
    }
    this.sessions.add(ownSession);
    process.on('SIGCHLD', this.reap);
    this.timer = setInterval(this.reap, REAP_EVERY).unref();
  }

  /**
   * Whether this process is an orphan that came here in this time. What Cordon itself starts is none: it is a leader of
   * its own session that Node.js waits for, or, like Git, in Cordon's session, which no orphan can be in.
   */
  readonly isOrphan = (entry: ProcessEntry): boolean =>
    entry.parent === process.pid &&
    !leaders.has(entry.pid) &&
    !this.sessions.has(entry.session) &&
    this.before.get(entry.pid) !== entry.start;

  /** Orphans that came and were not ended stay children; later ones do not come any more. */
  end(): void {
    if (current !== this) return;
    current = undefined;
    clearInterval(this.timer);
    process.off('SIGCHLD', this.reap);
    if (!this.wasOn) this.system.set(false);
    this.reap();
    for (const entry of children()) {
      if (!entry.inert && this.isOrphan(entry)) kept.set(entry.pid, entry.start);
    }
  }

  /**
   * Node.js waits for nobody but whom it started, so an ended orphan would stay a zombie: to a test that polls until its
   * daemon's number is free, it would never end.
   */
  private readonly reap = (): void => {
    for (const entry of children()) {
      if (!entry.inert) continue;
      if (this.isOrphan(entry) || kept.get(entry.pid) === entry.start) {
        kept.delete(entry.pid);
        this.system.reap(entry.pid);
      }
    }
  };
}

/** This process's children, zombies too. */
function children(): ProcessEntry[] {
  return (childNumbers() ?? linuxTable.pids())
    .map((pid) => linuxTable.read(pid))
    .filter((entry) => entry?.parent === process.pid) as ProcessEntry[];
}

/** As the kernel lists them, which few are built without; much cheaper than the whole table. */
function childNumbers(): number[] | undefined {
  try {
    const tasks = fs.readdirSync('/proc/self/task');
    return tasks.flatMap((task) =>
      fs
        .readFileSync(`/proc/self/task/${task}/children`, 'latin1')
        .split(' ')
        .filter((word) => word !== '')
        .map(Number),
    );
  } catch {
    return undefined;
  }
}

function descendants(): ProcessEntry[] {
  if (children().length === 0) return [];
  const entries = linuxTable.pids().flatMap((pid) => linuxTable.read(pid) ?? []);
  const found = new Map<number, ProcessEntry>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const entry of entries) {
      if (entry.parent === process.pid || found.has(entry.parent)) found.set(entry.pid, entry);
    }
  }
  return [...found.values()];
}
