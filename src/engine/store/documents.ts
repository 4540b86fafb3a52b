/**
 * The common ground of Cordon's JSON files: strict text, strict shapes, and refusals that name file and key.
 *
 * Shapes are valibot schemas over "plain" documents: maps become objects without a prototype (so that no key is
 * special), and numbers stay `JsonNumber`, because 1, 1.0 and true are different answers.
 */
import * as v from 'valibot';
import { Refusal, messageOf } from '../errors';
import { say, type Said } from '../said';
import { JsonNumber, parseJson, toCanonical, type JsonValue } from './canonicalJson';

export const RESET_REMEDY = say`Run \`cordon reset\`, which forgets the envelope and keeps your files, and arm again.`;

export function stateInvalid(problem: Said, cause?: unknown): Refusal {
  return new Refusal('state-invalid', say`${problem}. ${RESET_REMEDY}`, { cause });
}

/** Parses the bytes of a file as strict UTF-8 JSON. `name` is how a refusal calls it. */
export function parseDocument(bytes: Uint8Array, name: string): JsonValue {
  try {
    // A byte order mark is kept, and then is no JSON, as in Python.
    return parseJson(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch (error) {
    throw stateInvalid(say`${name} is not valid JSON (${messageOf(error)})`, error);
  }
}

/** What the schema makes of a document. @throws Refusal `state-invalid` naming file and key */
export function readShape<TSchema extends v.GenericSchema>(
  schema: TSchema,
  document: JsonValue,
  name: string,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, plain(document), { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = v.getDotPath(issue);
  if (key === null) throw stateInvalid(say`${name} ${issue.message}`);
  if (issue.expected === 'never')
    throw stateInvalid(say`${name} has the key ${key}, which does not belong there`);
  const missing = issue.kind === 'schema' && issue.received === 'undefined';
  throw stateInvalid(missing ? say`${name} lacks the key ${key}` : say`${name}: ${key} ${issue.message}`);
}

/** The document that plain data makes when it is written and read back. */
export function toJsonValue(data: unknown): JsonValue {
  return parseJson(toCanonical(data));
}

/** An object with exactly these keys. */
export function exactly<TEntries extends v.ObjectEntries>(entries: TEntries) {
  const object = v.strictObject(entries);
  return v.pipe(v.custom<v.InferInput<typeof object>>(isObject, 'must be an object'), object);
}

/** An object that may have more keys than these; the others are dropped. */
export function atLeast<TEntries extends v.ObjectEntries>(entries: TEntries) {
  const object = v.object(entries);
  return v.pipe(v.custom<v.InferInput<typeof object>>(isObject, 'must be an object'), object);
}

/** valibot alone takes lists, and our numbers, for objects. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;
}

export const text = v.string('must be text');
export const flag = v.boolean('must be true or false');
export const textList = v.array(v.string('must be text'), 'must be a list of texts');

export const version1 = v.pipe(
  v.custom<JsonNumber>((value) => value instanceof JsonNumber && value.text === '1', 'must be the integer 1'),
  v.transform(() => 1 as const),
);

/** A JSON integer (so neither true nor 1.0) from `least` to 2^53-1. */
export function integer(least: number) {
  return v.pipe(
    v.custom<JsonNumber>(
      (value) =>
        value instanceof JsonNumber &&
        value.isInteger &&
        Number.isSafeInteger(value.value) &&
        value.value >= least,
      `must be a whole number from ${least} to ${Number.MAX_SAFE_INTEGER}`,
    ),
    // The sum turns -0 into 0.
    v.transform((value) => value.value + 0),
  );
}

/** A JSON number, spelled in any way, that is finite and above 0. */
export const amount = v.pipe(
  v.custom<JsonNumber>(
    (value) => value instanceof JsonNumber && Number.isFinite(value.value) && value.value > 0,
    'must be a finite number above 0',
  ),
  v.transform((value) => value.value),
);

/** Null or an object, as a document of its own. */
export const objectOrNull = v.pipe(
  v.custom<object | null>((value) => value === null || isObject(value), 'must be an object or null'),
  v.transform((value) => unplain(value)),
);

/** A document as valibot wants it. */
function plain(value: JsonValue): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!(value instanceof Map)) return value;
  const object = Object.create(null) as Record<string, unknown>;
  for (const [key, item] of value) object[key] = plain(item);
  return object;
}

function unplain(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(unplain);
  if (typeof value !== 'object' || value === null || value instanceof JsonNumber) return value as JsonValue;
  return new Map(Object.entries(value).map(([key, item]) => [key, unplain(item)]));
}
