import type { ProgressEvent } from './agents/progress';
import type { StatePaths } from './store/layout';
import { RunFiles, type RunRecord } from './store/runFiles';

export type OnProgress = (event: ProgressEvent) => void;

/** Tells whoever watches what an operation is doing: the caller, and other processes through `.cordon/`. */
export class RunNotes {
  private files: RunFiles | undefined;

  constructor(
    private readonly paths: StatePaths,
    private readonly onProgress?: OnProgress,
  ) {}

  /** Lets others see and cancel `step` while it runs. Only for holders of the lock. */
  async during<T>(
    run: Pick<RunRecord, 'verb' | 'attempt' | 'maxAttempts'>,
    step: () => Promise<T>,
  ): Promise<T> {
    this.files = await RunFiles.begin(this.paths, run);
    try {
      return await step();
    } finally {
      await this.files.end();
      this.files = undefined;
    }
  }

  add(event: ProgressEvent): void {
    this.files?.note(event);
    this.onProgress?.(event);
  }
}
