/**
 * What a file is to hold, given what it holds. Pure, and on bytes: what is not ours stays as it is, whatever its encoding.
 */
import { HEADING } from './texts';

/** What is to be written; `unusable` says that the file cannot be added to. */
export type Content =
  | { readonly kind: 'same' }
  | {
      readonly kind: 'write';
      readonly bytes: Buffer;
      /** The whole file is replaced, and it is none of ours. */
      readonly replacesForeign: boolean;
    }
  | { readonly kind: 'unusable'; readonly why: 'encoding' | 'markers' };

const BEGIN =
  '<!-- cordon:begin - "Cordon: Add Agent Instructions" replaces what is between these two lines -->';
const END = '<!-- cordon:end -->';
const BEGIN_LINE = /^<!-- cordon:begin\b[^\r\n]*-->[ \t]*\r?$/gm;
const END_LINE = /^<!-- cordon:end -->[ \t]*\r?$/gm;

/** A file that is ours as a whole. `present` is null where there is none. */
export function fileContent(present: Buffer | null, text: string): Content {
  if (present === null) return written(Buffer.from(text));
  const old = latin1(present);
  const bytes = Buffer.from(withEndings(text, old));
  if (bytes.equals(present)) return { kind: 'same' };
  const ours = new RegExp(`^#+ ${HEADING}\\r?$`, 'm').test(old);
  return { kind: 'write', bytes, replacesForeign: !ours && present.length > 0 };
}

/** Whether there is a section of ours, whole or damaged. */
export function hasSection(present: Buffer): boolean {
  return latin1(present).search(BEGIN_LINE) >= 0;
}

/** A file that gets one marked section, at its end at first. */
export function sectionContent(present: Buffer | null, text: string): Content {
  const block = `${BEGIN}\n\n${text.trimEnd()}\n\n${END}`;
  if (present === null) return written(Buffer.from(`${block}\n`));
  // UTF-16, or no text at all.
  if (present.includes(0)) return { kind: 'unusable', why: 'encoding' };
  const old = latin1(present);
  const ours = Buffer.from(withEndings(block, old)).toString('latin1');
  const begins = [...old.matchAll(BEGIN_LINE)];
  const ends = [...old.matchAll(END_LINE)];
  const [begin] = begins;
  const [end] = ends;
  if (!begin && !end) return written(Buffer.from(appended(old, ours), 'latin1'));
  if (!begin || !end || begins.length > 1 || ends.length > 1 || end.index < begin.index)
    return { kind: 'unusable', why: 'markers' };
  const after = end.index + END.length;
  const next = old.slice(0, begin.index) + ours + old.slice(after);
  return next === old ? { kind: 'same' } : written(Buffer.from(next, 'latin1'));
}

function appended(old: string, block: string): string {
  const newline = endingOf(old);
  if (old.trim() === '') return `${old}${block}${newline}`;
  const closed = old.endsWith('\n') ? old : `${old}${newline}`;
  return `${closed}${newline}${block}${newline}`;
}

function written(bytes: Buffer): Content {
  return { kind: 'write', bytes, replacesForeign: false };
}

/** One character for each byte, both ways. */
function latin1(bytes: Buffer): string {
  return bytes.toString('latin1');
}

function withEndings(text: string, old: string): string {
  return text.replaceAll('\n', endingOf(old));
}

/** How most lines end. */
function endingOf(text: string): '\n' | '\r\n' {
  const all = text.split('\n').length - 1;
  const windows = text.split('\r\n').length - 1;
  return windows * 2 > all ? '\r\n' : '\n';
}
