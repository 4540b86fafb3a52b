export interface RunOptions {
  /** A name that is looked up on the PATH of `env`, or a path (relative to `cwd`). */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment; nothing is inherited. CORDON_PROCESS_NONCE is added to it. */
  readonly env: NodeJS.ProcessEnv;
  /** Written to standard input, which is then closed. Without it standard input is at its end from the start. */
  readonly input?: string | Uint8Array;
  readonly timeoutMs: number;
  /** Per stream; one byte more ends the process tree. */
  readonly outputLimitBytes: number;
  /** How many leading bytes of each stream are kept. */
  readonly keepBytes: number;
  /** Ends the process tree when it fires. */
  readonly signal?: AbortSignal;
  /** Ask with INT before TERM: for agents, which write their result at an INT. */
  readonly interruptFirst?: boolean;
  /** How long to wait after each request to end, in milliseconds; 3000 unless set. */
  readonly graceMs?: number;
  /** Called for each line of standard output, without its line end; at most MAX_LINE_BYTES of it. */
  readonly onStdoutLine?: (line: string) => void;
  readonly onStart?: (pid: number) => void;
  /** Also end what a process that ended by itself left running. Otherwise that is left alone. */
  readonly endDescendantsOnExit?: boolean;
  /** This process is Cordon's own, so orphans may come here and be found, where the system knows that (orphans.ts). */
  readonly adoptOrphans?: boolean | undefined;
}

export interface RunResult {
  /** As Python has it: a negative signal number when a signal ended the process. */
  readonly exitCode: number;
  /** The leading bytes, at most `keepBytes`. */
  readonly stdout: Buffer;
  readonly stderr: Buffer;
  /** All bytes that were read. */
  readonly stdoutBytes: number;
  readonly stderrBytes: number;
  /** The time or the output limit was the reason to end the process tree. */
  readonly timedOut: boolean;
  readonly outputLimited: boolean;
  /** The caller's signal fired before the run was over, whether or not it was being ended already. */
  readonly interrupted: boolean;
  /** Processes that could not be ended (another user's, or stuck in the kernel). */
  readonly survivors: readonly number[];
  /** With `endDescendantsOnExit`: how many descendants outlived a process that ended by itself. */
  readonly leftovers?: number;
}
