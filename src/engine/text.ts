/**
 * Text as Cordon 1.0 (Python) counts and trims it, by Unicode code point and with Python's white space; and text as a
 * person can safely be shown it. Pure.
 */

/** The characters that Python's `str.isspace` knows: wider than `\s` (U+001C..U+001F, U+0085), but without U+FEFF. */
const SPACE = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';
const BLANK = new RegExp(`^[${SPACE}]*$`);
const SPACE_CHARACTER = new RegExp(`[${SPACE}]`);

/** What `escapeForDisplay` must show. */
const MUST_SHOW =
  /[\\\0-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** The number of Unicode code points; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let index = 0; index + 1 < text.length; index += 1) {
    if (isHighSurrogate(text.charCodeAt(index)) && isLowSurrogate(text.charCodeAt(index + 1))) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** True for the empty string and for one that holds nothing but Python white space. */
export function isBlank(text: string): boolean {
  return BLANK.test(text);
}

/** Python's `str.strip()`: white space removed at both ends. */
export function stripSpace(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && SPACE_CHARACTER.test(text.charAt(start))) start += 1;
  while (end > start && SPACE_CHARACTER.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** True for a UTF-16 unit that opens a surrogate pair. */
export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** True for a UTF-16 unit that closes a surrogate pair. */
export function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/**
 * Text for a person to read, on one line and without anything that moves the cursor, reorders the line or is invisible.
 * The rule, which is reversible: every backslash is doubled; newline, tab and carriage return become `\n`, `\t`, `\r`;
 * other ASCII control characters and the escaped bytes of a path become `\xNN`; everything else that must be shown
 * (C1 controls, bidirectional controls, line separators, invisible characters, other lone surrogates) `\uNNNN`.
 */
export function escapeForDisplay(text: string): string {
  return text.replace(MUST_SHOW, (character) => {
    const unit = character.charCodeAt(0);
    if (character === '\\') return '\\\\';
    if (character === '\n') return '\\n';
    if (character === '\t') return '\\t';
    if (character === '\r') return '\\r';
    if (unit < 0x80) return `\\x${hex(unit, 2)}`;
    return isEscapedByte(unit) ? `\\x${hex(unit - 0xdc00, 2)}` : `\\u${hex(unit, 4)}`;
  });
}

/** True for a UTF-16 unit that, alone, stands for one byte of a path (evidence/paths.ts). */
export function isEscapedByte(unit: number): boolean {
  return unit >= 0xdc80 && unit <= 0xdcff;
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
