/** A program and its arguments as they are handed to the system, with no shell and no look-up left to do. */
export interface ResolvedStart {
  readonly file: string;
  readonly args: readonly string[];
  /** What the program sees as its own name, as if the system had looked it up. */
  readonly argv0?: string;
}

/** A look-up's outcome: the program's absolute path, or why there is none. */
export type Located =
  | { readonly found: string }
  | { readonly found?: never; readonly reason: 'not-found' | 'not-executable'; readonly problem: string };

/** Why a program did not start: nothing there, something there that cannot be run, or the system declined. */
export type StartFailure = 'not-found' | 'not-executable' | 'failed';

/** A program could not be started. `file` is the name as the caller gave it; the message says where was looked. */
export class ProcessStartError extends Error {
  override readonly name = 'ProcessStartError';

  constructor(
    readonly file: string,
    readonly reason: StartFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
