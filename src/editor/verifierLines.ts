/** A line of a tool's output that names a place, as compilers and linters print it. */
export interface OutputPlace {
  /** As printed. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1; null when only the line is named. */
  readonly column: number | null;
  readonly message: string;
  readonly level: 'error' | 'warning';
}

/** `path:line:col: message` or `path:line: message`; a Windows drive letter may come first. */
const PLACE = /^\s*((?:[A-Za-z]:)?[^\s:][^:]*):(\d{1,9})(?::(\d{1,9}))?:\s*(.+?)\s*$/;
const COLOURS = /\x1b\[[0-9;]*m/g;

/** The places that a verifier's output names, in order, each once, at most `most`. Pure. */
export function outputPlaces(output: string, most: number): OutputPlace[] {
  const places = new Map<string, OutputPlace>();
  for (const printed of output.split('\n')) {
    if (places.size >= most) break;
    if (printed.length > 4096) continue;
    const found = PLACE.exec(printed.replace(COLOURS, ''));
    if (!found) continue;
    const [whole, file = '', line, column, message = ''] = found;
    if (places.has(whole)) continue;
    places.set(whole, {
      file,
      line: Number(line),
      column: column === undefined ? null : Number(column),
      message,
      level: /^\s*(?:warning|warn)\b/i.test(message) ? 'warning' : 'error',
    });
  }
  return [...places.values()];
}
