/** Lines of raw content: counted, compared, and remembered without keeping the content. Pure. */
import { createHash } from 'node:crypto';

const LF = 0x0a;
const CR = 0x0d;
/** Where Git looks for a NUL byte to tell a binary from a text, in bytes. */
const GIT_LOOKS_AT = 8000;

export interface LineFacts {
  /** Newlines, plus one for an unterminated last line. */
  readonly lines: number;
  /** Lines that a carriage return alone ends: none to Git. Not a last one, which is among `lines` as unterminated. */
  readonly bareReturns: number;
  /** A NUL byte anywhere. */
  readonly hasNul: boolean;
  /** A NUL byte where Git looks for one. */
  readonly binaryToGit: boolean;
}

export const NO_LINES: LineFacts = { lines: 0, bareReturns: 0, hasNul: false, binaryToGit: false };

interface LineCounts {
  readonly added: number;
  readonly deleted: number;
  readonly binary: boolean;
}

/** Git's counts of a text, with what Git does not see: lines that carriage returns end, and a NUL where it looks no more. */
export function withUnseen(counts: LineCounts, before: LineFacts, now: LineFacts): LineCounts {
  return {
    added: counts.added + Math.max(0, now.bareReturns - before.bareReturns),
    deleted: counts.deleted + Math.max(0, before.bareReturns - now.bareReturns),
    binary: counts.binary || (now.hasNul && !before.hasNul),
  };
}

/** Counts content piece by piece. */
export class LineMeter {
  private newlines = 0;
  private returns = 0;
  private pairs = 0;
  private firstNul = -1;
  private size = 0;
  private last = LF;

  add(chunk: Uint8Array): void {
    let previous = this.last;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (byte === LF) {
        this.newlines += 1;
        if (previous === CR) this.pairs += 1;
      } else if (byte === CR) this.returns += 1;
      else if (byte === 0 && this.firstNul < 0) this.firstNul = this.size + index;
      previous = byte;
    }
    this.size += chunk.length;
    this.last = previous;
  }

  facts(): LineFacts {
    return {
      lines: this.newlines + (this.last === LF ? 0 : 1),
      bareReturns: this.returns - this.pairs - (this.last === CR ? 1 : 0),
      hasNul: this.firstNul >= 0,
      binaryToGit: this.firstNul >= 0 && this.firstNul < GIT_LOOKS_AT,
    };
  }
}

export function lineFacts(content: Uint8Array): LineFacts {
  const meter = new LineMeter();
  meter.add(content);
  return meter.facts();
}

/** The content with every CRLF as LF. */
export function toLineFeeds(content: Buffer): Buffer {
  if (content.indexOf('\r\n') < 0) return content;
  const result = Buffer.allocUnsafe(content.length);
  let used = 0;
  for (let index = 0; index < content.length; index += 1) {
    if (content[index] === CR && content[index + 1] === LF) continue;
    result[used++] = content[index] ?? 0;
  }
  return result.subarray(0, used);
}

/**
 * The lines of a text, byte by byte one character each.
 * @param ends whether CRLF is another line end than LF
 */
export function linesOf(content: Buffer, ends: 'same' | 'exact' = 'same'): string[] {
  const lines: string[] = [];
  for (let start = 0; start < content.length;) {
    const next = content.indexOf(LF, start);
    let end = next < 0 ? content.length : next;
    if (ends === 'same' && end > start && content[end - 1] === CR) end -= 1;
    lines.push(content.toString('latin1', start, end));
    start = next < 0 ? content.length : next + 1;
  }
  return lines;
}

/** Longer ones than a line could be looked for that has the mark of another. */
const MARK_LENGTH = 12;

/** One mark a line, in the lines' order, without separators: to remember a text by. */
export function lineMarks(content: Buffer): string {
  const mark = (line: string): string =>
    createHash('sha1').update(line, 'latin1').digest('base64').slice(0, MARK_LENGTH);
  return linesOf(content).map(mark).join('');
}

/** The marks one by one. */
export function marksOf(marks: string): string[] {
  return Array.from({ length: marks.length / MARK_LENGTH }, (_, at) =>
    marks.slice(at * MARK_LENGTH, (at + 1) * MARK_LENGTH),
  );
}

/**
 * How many lines a shortest diff of two texts adds and deletes; of lines, or of their marks. Lines that only one side has
 * are sure to be among them; what is left has moved at the most, and is compared in order.
 */
export function changedLines(
  old: readonly string[],
  now: readonly string[],
): { added: number; deleted: number } {
  const [before, after] = trimmed(old, now);
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const oldLeft = before.filter((line) => inAfter.has(line));
  const nowLeft = after.filter((line) => inBefore.has(line));
  // Added and deleted differ by the lengths, whatever stays.
  const added = (editsBetween(oldLeft, nowLeft) + nowLeft.length - oldLeft.length) / 2;
  return {
    added: added + after.length - nowLeft.length,
    deleted: added + before.length - nowLeft.length,
  };
}

/** Without what both begin and end with. */
function trimmed(old: readonly string[], now: readonly string[]): [readonly string[], readonly string[]] {
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
}

/** More edits than these are not looked for: all lines count then. */
const MOST_EDITS = 5000;

/** Lines that are added or deleted on the shortest way from one to the other (Myers 1986). */
function editsBetween(old: readonly string[], now: readonly string[]): number {
  const whole = old.length + now.length;
  const most = Math.min(whole, MOST_EDITS);
  const middle = most + 1;
  // How far into the old side each diagonal has come.
  const reached = new Int32Array(2 * middle + 1);
  for (let edits = 0; edits <= most; edits += 1) {
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const [left = 0, right = 0] = [reached[middle + diagonal - 1], reached[middle + diagonal + 1]];
      const down = diagonal === -edits || (diagonal !== edits && left < right);
      let at = edits === 0 ? 0 : down ? right : left + 1;
      while (at < old.length && at - diagonal < now.length && old[at] === now[at - diagonal]) at += 1;
      reached[middle + diagonal] = at;
      if (at >= old.length && at - diagonal >= now.length) return edits;
    }
  }
  return whole;
}

interface Charge {
  readonly added: number;
  readonly deleted: number;
  readonly binaries: number;
}

/**
 * What a change between two stored contents is charged; null for no content. A text that becomes a binary, or the other
 * way, is charged its lines as well.
 * @param known Git's counts, where somebody has asked
 */
export function chargeOf(
  old: Buffer | null,
  now: Buffer | null,
  known?: Pick<LineCounts, 'added' | 'deleted'>,
): Charge {
  const [was, is] = [lineFacts(old ?? Buffer.alloc(0)), lineFacts(now ?? Buffer.alloc(0))];
  if (was.binaryToGit || is.binaryToGit) {
    const text = !was.binaryToGit || (!is.binaryToGit && now !== null);
    if (old === null || !text) return { added: 0, deleted: 0, binaries: 1 };
    return { added: is.lines, deleted: was.binaryToGit ? 0 : was.lines, binaries: 1 };
  }
  const lines = (content: Buffer | null): string[] => (content ? linesOf(content, 'exact') : []);
  const counts = known ?? changedLines(lines(old), lines(now));
  const { binary, ...charged } = withUnseen({ ...counts, binary: false }, was, is);
  return { ...charged, binaries: binary ? 1 : 0 };
}
