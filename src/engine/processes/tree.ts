/** A started process with everything that descends from it. */
export interface ProcessTree {
  /** Takes note of the descendants alive now, so that they are found again when their parents are gone. */
  note(): void;
  /** Asks the process and its group to end; false where the system knows no such request. */
  ask(signal: NodeJS.Signals): boolean;
  /** Asks what is left after the first process ended; false when there is nobody to wait for. */
  askRest(signal: NodeJS.Signals): boolean;
  /** How many descendants are alive, the first process not counted. */
  descendants(): number;
  /** Ends everything, whatever it does against it; returns the numbers of what did not end. */
  end(): Promise<number[]>;
  /** Ends what can be found at once: for when this process is about to exit. */
  endNow(): void;
  /** How often to call note() while it runs, in milliseconds; Infinity for never. */
  readonly noteEvery: number;
  close(): void;
}
