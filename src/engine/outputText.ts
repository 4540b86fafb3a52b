/** What a process wrote, as text to store: decoded the way Cordon 1.0 does, and cut to a bounded length. Pure. */

/** The most bytes of one stream that are stored. */
export const KEPT_OUTPUT_BYTES = 16_384;

/** Python's `bytes.decode('utf-8', 'replace')`: one U+FFFD per invalid sequence, a byte order mark is kept. */
export function outputText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/**
 * The text to store of a stream.
 * @param bytes the beginning of the stream: all of it, or at least its first `KEPT_OUTPUT_BYTES`
 * @param total how many bytes the stream had
 * @returns the whole text, or the first `KEPT_OUTPUT_BYTES` (less a character that the cut would split) and a last
 *   line that says how many bytes are missing
 */
export function keptOutput(bytes: Buffer, total: number): string {
  if (total <= KEPT_OUTPUT_BYTES) return outputText(bytes);
  const kept = withoutSplitCharacter(bytes.subarray(0, KEPT_OUTPUT_BYTES));
  const text = outputText(kept);
  const newline = text === '' || text.endsWith('\n') ? '' : '\n';
  return `${text}${newline}[cordon: output truncated, ${total - kept.length} of ${total} bytes not kept]\n`;
}

/** Drops a UTF-8 sequence at the end that has too few bytes. */
function withoutSplitCharacter(bytes: Buffer): Buffer {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? bytes.subarray(0, bytes.length - back) : bytes;
  }
  return bytes;
}
