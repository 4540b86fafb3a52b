import fs from 'node:fs/promises';
import type { ProgressPlace } from '../../engine/store/runFiles';
import { engine } from '../engine';
import { isSameRun, type RunView, startOf, withEvents } from './runView';

/** Follows `run.json` and `progress.jsonl` of one repository. Starts no process. */
export class RunReader {
  private view: RunView | null = null;
  private place: ProgressPlace | undefined;

  constructor(private readonly root: string) {}

  /** The run as it is now, the same object while nothing happened; null when nobody works on the envelope. */
  async read(): Promise<RunView | null> {
    const { StatePaths } = engine();
    const paths = new StatePaths(this.root);
    // Most repositories have no run: one look has to do for them.
    const there = await fs.lstat(paths.run).catch(() => null);
    const { readRunRecord, readProgress, isSameProcess } = engine();
    const record = there ? await readRunRecord(paths) : null;
    if (record === null || !(await isSameProcess(record.pid, record.startTime))) {
      this.view = null;
      this.place = undefined;
      return null;
    }
    if (this.view === null || !isSameRun(this.view.record, record)) {
      this.view = startOf(record);
      this.place = undefined;
    }
    const { events, place } = await readProgress(paths, this.place);
    this.place = place;
    if (events.length > 0) this.view = withEvents(this.view, events);
    return this.view;
  }
}
