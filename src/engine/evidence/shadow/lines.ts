/** Lines of raw content: counted, compared, and remembered without keeping the content. Pure. */
import { createHash } from 'node:crypto';

const LF = 0x0a;
const CR = 0x0d;
/** Where Git looks for a NUL byte to tell a binary from a text, in bytes. */
const GIT_LOOKS_AT = 8000;

export interface LineFacts {
  /** Newlines, plus one for an unterminated last line. */
  readonly lines: number;
  /** Carriage returns that end a line without a newline: lines to a reader, none to Git. */
  readonly bareReturns: number;
  /** A NUL byte anywhere. */
  readonly hasNul: boolean;
  /** A NUL byte where Git looks for one. */
  readonly binaryToGit: boolean;
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
      bareReturns: this.returns - this.pairs,
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

const MARK_LENGTH = 6;

/** One short mark a line, in the lines' order, without separators: line ends do not count. */
export function lineMarks(content: Buffer): string {
  const marks: string[] = [];
  for (let start = 0; start < content.length;) {
    const next = content.indexOf(LF, start);
    let end = next < 0 ? content.length : next;
    if (end > start && content[end - 1] === CR) end -= 1;
    const digest = createHash('sha1').update(content.subarray(start, end)).digest('base64');
    marks.push(digest.slice(0, MARK_LENGTH));
    start = next < 0 ? content.length : next + 1;
  }
  return marks.join('');
}

/** How many lines are only in the new, and only in the old content, wherever they stand: never more than a diff shows. */
export function changedLines(oldMarks: string, newMarks: string): { added: number; deleted: number } {
  const balance = new Map<string, number>();
  const book = (marks: string, by: number): void => {
    for (let at = 0; at < marks.length; at += MARK_LENGTH) {
      const mark = marks.slice(at, at + MARK_LENGTH);
      balance.set(mark, (balance.get(mark) ?? 0) + by);
    }
  };
  book(newMarks, 1);
  book(oldMarks, -1);
  let added = 0;
  let deleted = 0;
  for (const count of balance.values()) {
    if (count > 0) added += count;
    else deleted -= count;
  }
  return { added, deleted };
}
