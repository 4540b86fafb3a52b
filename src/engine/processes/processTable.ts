/** One process as the system's table shows it at one moment. */
export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  /** The session, or where the system does not show it the process group: every member descends from its creator. */
  readonly session: number;
  /** When it started, opaque: a process that got a recycled number has another one. */
  readonly start: string;
  /** Takes no signals: ended and only waiting for its parent to notice (zombie), or part of the kernel. */
  readonly inert: boolean;
}

/** The system's process table. Synchronous: between looking and signalling nothing of ours may run. */
export interface ProcessTable {
  /** Looks anew; newest processes first, as far as the system tells. */
  pids(): readonly number[];
  /** One process, as fresh as the system allows but no older than the last look; undefined when it is gone. */
  read(pid: number): ProcessEntry | undefined;
  /** Whether the environment it was started with holds `nonce`; undefined when that cannot be told right now. */
  carries(pid: number, nonce: string): boolean | undefined;
  /** How often to take notes while a process runs, in milliseconds. */
  readonly noteEvery: number;
}
