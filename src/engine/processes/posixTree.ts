import { setTimeout as delay } from 'node:timers/promises';
import type { ProcessEntry, ProcessTable } from './processTable';
import type { ProcessTree } from './tree';

/** How long ending everything may take before what is left counts as unkillable, in milliseconds. */
const END_WITHIN = 5_000;
/** Passes in a row that find nothing before the tree counts as ended: one can miss a fork under way. */
const QUIET_PASSES = 2;
const MAX_PASSES = 50;
/**
 * How many passes an environment that cannot be read yet may ask for (a process may be between fork and exec), or a
 * parent that went away.
 */
const MAX_DOUBTS = 3;

/** What passes in quick succession hand on, so that the later ones need to look at new processes only. */
class Sieve {
  /** Surely none of ours. */
  readonly strangers = new Set<number>();
  /** Surely no descendant: what started it, up to the system's first process, is none. */
  readonly rooted = new Set<number>();
  readonly doubts = new Map<number, number>();

  /** Whether it is worth another pass to see more of this process. */
  doubt(pid: number): boolean {
    const count = (this.doubts.get(pid) ?? 0) + 1;
    this.doubts.set(pid, count);
    return count <= MAX_DOUBTS;
  }
}

interface Pass {
  readonly found: readonly ProcessEntry[];
  /** A process went away, perhaps while we looked: a child of it may have been missed. */
  readonly torn: boolean;
}

/**
 * Finds descendants by marks, each of which alone proves descent: a parent that is one (also one noted earlier, while
 * it was), a session that one of them made (nobody can join another's session), the nonce in the initial environment,
 * and, where orphans come to this process, that it came. A process is known by number *and* start time, so a recycled
 * number is never hit.
 *
 * Invariant: never signals this process or one of its ancestors, whatever marks they carry.
 */
export class PosixTree implements ProcessTree {
  readonly noteEvery: number;
  private readonly known = new Map<number, string>();
  private sessionGone = false;

  constructor(
    private readonly table: ProcessTable,
    private readonly leader: number,
    private readonly nonce: string,
    private readonly leaderEnded: () => boolean,
    /** Tells who came here as an orphan; without it orphans go elsewhere. */
    private readonly isOrphan?: (entry: ProcessEntry) => boolean,
  ) {
    this.noteEvery = table.noteEvery;
  }

  note(): void {
    this.pass({ searchEnvironments: false });
  }

  ask(signal: NodeJS.Signals): boolean {
    // Only while the leader is unreaped is its number certainly the group's.
    if (this.leaderEnded()) return false;
    send(-this.leader, signal);
    // A stopped process takes no signal but this one and KILL.
    send(-this.leader, 'SIGCONT');
    return true;
  }

  askRest(signal: NodeJS.Signals): boolean {
    const { found } = this.pass();
    for (const { pid } of found) {
      send(pid, signal);
      send(pid, 'SIGCONT');
    }
    return found.length > 0;
  }

  descendants(): number {
    const sieve = new Sieve();
    for (let passes = 1; ; passes += 1) {
      const { found, torn } = this.pass({ sieve });
      const alive = found.filter(({ pid }) => pid !== this.leader).length;
      // One that keeps replacing itself is easily missed by a single look.
      if (alive > 0 || !torn || passes === MAX_PASSES) return alive;
    }
  }

  async end(): Promise<number[]> {
    const deadline = performance.now() + END_WITHIN;
    let quiet = 0;
    let pause = 2;
    let left: number[] = [];
    while (quiet < QUIET_PASSES && performance.now() < deadline) {
      const { found, torn } = this.freezeAndKill();
      left = found.map(({ pid }) => pid);
      // On a machine so busy that every look is torn, an empty one still counts after half the time.
      const counts = !torn || performance.now() > deadline - END_WITHIN / 2;
      quiet = found.length === 0 && counts ? quiet + 1 : 0;
      // Looking costs time too: look less often for what takes long to go, or never does.
      pause = found.length > 0 ? Math.min(pause * 2, 100) : 1;
      if (quiet < QUIET_PASSES) await delay(pause);
    }
    return left;
  }

  endNow(): void {
    this.freezeAndKill();
  }

  close(): void {
    this.known.clear();
  }

  /**
   * Stops every descendant the moment it is found, until a pass finds no new one, then kills them all: a stopped
   * process cannot start another. All in one go, so nothing stays stopped.
   */
  private freezeAndKill(): Pass {
    const frozen = new Map<number, string>();
    const sieve = new Sieve();
    let last: Pass;
    let passes = 0;
    do {
      const before = frozen.size;
      last = this.pass({
        sieve,
        onFound: ({ pid, start }) => {
          if (frozen.get(pid) === start) return;
          frozen.set(pid, start);
          send(pid, 'SIGSTOP');
        },
      });
      passes += 1;
      if (frozen.size === before && !last.torn) break;
    } while (passes < MAX_PASSES);
    for (const pid of frozen.keys()) send(pid, 'SIGKILL');
    return last;
  }

  /**
   * One look at the process table. With the sieve of the pass before it is quick enough to catch up with a process
   * that keeps replacing itself.
   */
  private pass({
    searchEnvironments = true,
    sieve = new Sieve(),
    onFound = () => undefined,
  }: {
    searchEnvironments?: boolean;
    sieve?: Sieve;
    onFound?: (entry: ProcessEntry) => void;
  } = {}): Pass {
    const found = new Map<number, ProcessEntry>();
    const pids = this.table.pids();
    const shielded = this.ancestors();
    const sessions = this.leaderSession();
    const clean = new Set<number>();
    let unsure: ProcessEntry[] = [];
    let torn = false;

    const belongs = (entry: ProcessEntry) =>
      this.known.get(entry.pid) === entry.start ||
      found.has(entry.parent) ||
      sessions.has(entry.session) ||
      this.isOrphan?.(entry) === true;
    const take = (entry: ProcessEntry) => {
      found.set(entry.pid, entry);
      this.known.set(entry.pid, entry.start);
      if (!shielded.sessions.has(entry.session)) sessions.add(entry.session);
      onFound(entry);
    };

    for (const pid of pids) {
      if (sieve.strangers.has(pid) || shielded.pids.has(pid)) continue;
      const entry = this.table.read(pid);
      if (entry === undefined) {
        torn = true;
        continue;
      }
      if (entry.inert) {
        // Once: it may have ended after we listed the processes, and before that have started another.
        torn = true;
        sieve.strangers.add(pid);
        continue;
      }
      const ours = belongs(entry) || (searchEnvironments ? this.table.carries(pid, this.nonce) : undefined);
      if (ours === true) {
        take(entry);
        continue;
      }
      unsure.push(entry);
      if (ours === false) clean.add(pid);
      else torn ||= searchEnvironments && sieve.doubt(pid);
    }
    // Newest first means that children come before their parents: repeat until nothing changes.
    for (let before = -1; before !== found.size;) {
      before = found.size;
      unsure = unsure.filter((entry) => {
        if (!belongs(entry)) return true;
        take(entry);
        return false;
      });
    }
    if (this.isOrphan !== undefined && this.findRooted(unsure, shielded.pids, sieve)) torn = true;
    for (const { pid } of unsure) {
      if (clean.has(pid) && (this.isOrphan === undefined || sieve.rooted.has(pid))) sieve.strangers.add(pid);
    }
    for (const pid of this.known.keys()) if (!found.has(pid)) this.known.delete(pid);
    this.sessionGone ||=
      this.leaderEnded() && ![...found.values()].some(({ session }) => session === this.leader);
    return { found: [...found.values()], torn };
  }

  /**
   * Where orphans come here, a clean environment proves nothing, but a living parent that is no descendant does. One
   * whose parent went away while we looked may come here next.
   * @returns whether another pass may see more
   */
  private findRooted(unsure: readonly ProcessEntry[], shielded: ReadonlySet<number>, sieve: Sieve): boolean {
    let isOpen = false;
    // Oldest first, so parents mostly come before their children.
    for (const { pid, parent } of unsure.toReversed()) {
      if (shielded.has(parent) || sieve.rooted.has(parent)) sieve.rooted.add(pid);
      else if (sieve.doubt(pid)) isOpen = true;
    }
    return isOpen;
  }

  /**
   * The session that the leader made when it was started. The system gives its number to nobody else while the
   * leader is unreaped or the session has members; after that the number means nothing any more.
   */
  private leaderSession(): Set<number> {
    const isOurs = !this.sessionGone && (!this.leaderEnded() || this.table.read(this.leader) === undefined);
    return new Set(isOurs ? [this.leader] : []);
  }

  private ancestors(): { pids: Set<number>; sessions: Set<number> } {
    const pids = new Set([0, 1, process.pid]);
    const sessions = new Set<number>();
    for (let pid = process.pid; pid > 0;) {
      const entry = this.table.read(pid);
      if (entry === undefined) break;
      pids.add(pid);
      sessions.add(entry.session);
      pid = entry.parent;
    }
    return { pids, sessions };
  }
}

/** Sends a signal; silent when the process is gone meanwhile or, another user's, out of reach. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ESRCH or EPERM: what is still there counts as a survivor at the end.
  }
}
