/**
 * Canonical JSON, byte for byte what Python's `json.dumps(json.loads(text), sort_keys=True, separators=(',', ':'))`
 * writes: keys in code point order, ASCII only, integers of any length, floats as Python's `repr`. Cordon 1.0 hashes
 * this form, so numbers are kept as the text that the file holds and never printed from a parsed double unless they
 * are floats. Pure.
 */
import { createHash } from 'node:crypto';
import { parse } from 'lossless-json';

/** A number of a parsed document, with the text that spelled it. */
export class JsonNumber {
  constructor(readonly text: string) {}

  /** True when the text has neither fraction nor exponent; Python reads `2.0` and `2e0` as floats. */
  get isInteger(): boolean {
    return !/[.eE]/.test(this.text);
  }

  /** The nearest double: exact for integers up to 2^53. */
  get value(): number {
    return Number(this.text);
  }
}

/** A parsed document. Objects are maps, so that no key (`__proto__`, `constructor`) is special. */
export type JsonValue = null | boolean | string | JsonNumber | JsonValue[] | Map<string, JsonValue>;

/** A number that prints as a Python float even where it is whole; made by `float`. */
export class FloatMarker {
  constructor(readonly value: number) {}
}

/** Marks a number as a float: `float(5)` prints `5.0`. */
export function float(value: number): FloatMarker {
  return new FloatMarker(value);
}

const MAX_DEPTH = 200;
/** Python refuses to read longer integers. */
const MAX_INTEGER_DIGITS = 4300;

/**
 * Reads strict JSON. The last of several equal keys wins, as in Python.
 * @throws SyntaxError for anything that is no JSON, NaN and Infinity included; for numbers too large for Python
 *   (a float beyond the doubles, an integer of over 4,300 digits); and for nesting deeper than 200
 */
export function parseJson(text: string): JsonValue {
  let parsed: unknown;
  try {
    parsed = parse(text, null, {
      parseNumber: (digits) => new JsonNumber(digits),
      onDuplicateKey: ({ newValue }) => newValue,
    });
  } catch (error) {
    if (error instanceof RangeError) throw new SyntaxError('JSON is nested too deeply', { cause: error });
    throw error;
  }
  return fromParsed(parsed, 0);
}

/** The canonical text of a parsed document, without a final newline. */
export function canonicalText(value: JsonValue): string {
  return write(value, 0);
}

/**
 * The canonical text of plain data: null, booleans, strings, safe integers, other finite numbers, bigints, arrays, plain
 * objects, and the types of this module. Whole numbers print as integers; wrap in `float` what Python holds as a float.
 * @throws TypeError for anything else: undefined, NaN, whole numbers beyond 2^53-1, functions, class instances
 */
export function toCanonical(value: unknown): string {
  return write(value, 0);
}

/** Python's `repr` of a finite float: shortest digits, an exponent below 1e-4 and from 1e16 on. */
export function pythonFloat(n: number): string {
  if (!Number.isFinite(n)) throw new TypeError(`${n} cannot be written as JSON`);
  const sign = n < 0 || Object.is(n, -0) ? '-' : '';
  const [mantissa = '0', power = '0'] = Math.abs(n).toExponential().split('e');
  const exponent = Number(power);
  const digits = mantissa.replace('.', '');
  if (exponent < -4 || exponent >= 16) {
    const width = String(Math.abs(exponent)).padStart(2, '0');
    return `${sign}${mantissa}e${exponent < 0 ? '-' : '+'}${width}`;
  }
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return `${sign}${whole}.${digits.slice(exponent + 1) || '0'}`;
}

/** The SHA-256 of bytes, or of a text's UTF-8, in lower-case hexadecimal. */
export function sha256Hex(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Moves the parser's output into maps and checks what only Python refuses. */
function fromParsed(value: unknown, depth: number): JsonValue {
  if (value instanceof JsonNumber) {
    if (value.isInteger && value.text.replace('-', '').length > MAX_INTEGER_DIGITS) {
      throw new SyntaxError(`a JSON integer has more than ${MAX_INTEGER_DIGITS} digits`);
    }
    if (!value.isInteger && !Number.isFinite(value.value))
      throw new SyntaxError('a JSON number is too large');
    return value;
  }
  if (typeof value !== 'object' || value === null) return value as null | boolean | string;
  if (depth >= MAX_DEPTH) throw new SyntaxError(`JSON is nested deeper than ${MAX_DEPTH}`);
  if (Array.isArray(value)) return value.map((item) => fromParsed(item, depth + 1));
  return new Map(Object.entries(value).map(([key, item]) => [key, fromParsed(item, depth + 1)]));
}

function write(value: unknown, depth: number): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return writeString(value);
  if (typeof value === 'number') return writeNumber(value);
  if (value instanceof JsonNumber) return writeJsonNumber(value);
  if (value instanceof FloatMarker) return pythonFloat(value.value);
  if (depth >= MAX_DEPTH) throw new TypeError(`data is nested deeper than ${MAX_DEPTH}`);
  if (Array.isArray(value)) return `[${Array.from(value, (item) => write(item, depth + 1)).join(',')}]`;
  const members = [...entriesOf(value)].sort(([a], [b]) => compareCodePoints(a, b));
  return `{${members.map(([key, item]) => `${writeString(key)}:${write(item, depth + 1)}`).join(',')}}`;
}

function entriesOf(value: unknown): Iterable<[string, unknown]> {
  if (value instanceof Map) return value as Map<string, unknown>;
  const prototype: unknown =
    typeof value === 'object' && value !== null ? Object.getPrototypeOf(value) : undefined;
  if (prototype === Object.prototype || prototype === null) return Object.entries(value as object);
  throw new TypeError(`a value of type ${typeof value} cannot be written as JSON`);
}

function writeNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value);
  if (Number.isInteger(value))
    throw new TypeError(`${value} is no safe integer; mark it with float() or use a bigint`);
  return pythonFloat(value);
}

function writeJsonNumber(value: JsonNumber): string {
  if (!value.isInteger) return pythonFloat(value.value);
  return value.text === '-0' ? '0' : value.text;
}

/** JSON's short escapes, and `\uNNNN` for all that is not printable ASCII, DEL included. */
function writeString(text: string): string {
  return JSON.stringify(text).replace(
    /[\x7f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Python's order of strings; UTF-16 order differs where surrogate pairs meet U+E000 and above. */
function compareCodePoints(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  const shorter = Math.min(left.length, right.length);
  for (let index = 0; index < shorter; index += 1) {
    const order = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
