import { stat } from 'node:fs/promises';

/**
 * Names a file that the editor touches every few seconds for as long as the window that started this command is open.
 * A window that is closed leaves its tasks running where a remote server keeps their terminals; a reload does not
 * touch the file for some seconds and then goes on.
 */
export const ATTENDANCE_VARIABLE = 'CORDON_ATTENDED';

/** Names a file to which a refusal is written, for the editor that started this command: a task hands nothing back. */
export const REFUSAL_VARIABLE = 'CORDON_REFUSED';

/**
 * Holds the digests of envelopes whose programs a person confirmed in the editor that started this command, with commas
 * between them; empty for none (consent.ts).
 */
export const CONSENT_VARIABLE = 'CORDON_CONSENT';

export interface AttendanceWaits {
  readonly everyMs: number;
  /** Looks without a change after which nobody is there. Looks are counted, not time: a machine may sleep. */
  readonly looks: number;
}

const WAITS: AttendanceWaits = { everyMs: 3000, looks: 20 };

/** Calls `onGone` once when the file is no longer touched. Returns what stops the watch. */
export function watchAttendance(file: string, onGone: () => void, waits = WAITS): () => void {
  let last: number | undefined;
  let same = 0;
  let looking = false;
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    void look().finally(() => {
      looking = false;
    });
  }, waits.everyMs);
  timer.unref();
  const look = async (): Promise<void> => {
    const now = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => last,
    );
    same = now === last ? same + 1 : 0;
    last = now;
    if (same < waits.looks) return;
    clearInterval(timer);
    onGone();
  };
  return () => {
    clearInterval(timer);
  };
}
