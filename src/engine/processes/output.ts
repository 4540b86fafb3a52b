/** Longest line that is delivered whole; what a line holds beyond it is dropped. In bytes. */
export const MAX_LINE_BYTES = 1024 * 1024;

/**
 * The leading bytes of a stream, and how many came in all. Memory grows with what is kept (to less than twice
 * `keepBytes`), not with what is seen, however small the pieces are.
 */
export class LeadingBytes {
  private buffer = Buffer.alloc(0);
  private kept = 0;
  private seen = 0;

  constructor(private readonly keepBytes: number) {}

  get total(): number {
    return this.seen;
  }

  add(chunk: Uint8Array): void {
    this.seen += chunk.length;
    const part = chunk.subarray(0, this.keepBytes - this.kept);
    if (part.length === 0) return;
    const needed = this.kept + part.length;
    if (needed > this.buffer.length) {
      const grown = Buffer.alloc(Math.min(this.keepBytes, Math.max(needed, this.buffer.length * 2)));
      this.buffer.copy(grown, 0, 0, this.kept);
      this.buffer = grown;
    }
    this.buffer.set(part, this.kept);
    this.kept = needed;
  }

  bytes(): Buffer {
    return this.buffer.subarray(0, this.kept);
  }
}

/**
 * Cuts a stream of UTF-8 into lines, without their line ends. Lines are decoded whole, so a character may be
 * split between chunks anywhere. Of a line longer than MAX_LINE_BYTES only the beginning is delivered.
 */
export class LineSplitter {
  private parts: Buffer[] = [];
  private length = 0;

  constructor(private readonly onLine: (line: string) => void) {}

  add(chunk: Buffer): void {
    let from = 0;
    for (;;) {
      const end = chunk.indexOf(0x0a, from);
      if (end === -1) break;
      this.append(chunk.subarray(from, end));
      this.flush();
      from = end + 1;
    }
    this.append(chunk.subarray(from));
  }

  /** Delivers the last line, if the stream did not end with a line end. */
  end(): void {
    if (this.length > 0) this.flush();
  }

  private append(part: Buffer): void {
    const room = part.subarray(0, MAX_LINE_BYTES - this.length);
    if (room.length === 0) return;
    // Many small pieces would cost far more than their bytes: join them as they come.
    if (this.parts.length >= 256) this.parts = [Buffer.concat(this.parts)];
    this.parts.push(room);
    this.length += room.length;
  }

  private flush(): void {
    const line = Buffer.concat(this.parts).toString('utf8');
    this.parts = [];
    this.length = 0;
    this.onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
  }
}
