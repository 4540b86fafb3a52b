import { escapeForDisplay } from '../engine/text';

/** What `escapeForDisplay` writes for one character: a doubled backslash, or an escape that begins with one. */
const ESCAPES = /\\\\|\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|[ntr])/g;
/** What behind a backslash would make it read as an escape. */
const READS_AS_ESCAPE = /[\\ntrxu]/;

/**
 * Text for a person to read in the editor: as `escapeForDisplay` (engine/text.ts), but a backslash is doubled only where it
 * would read as one of the escapes, so that commands and odd names look as they were typed. On Windows, where it stands
 * between folders and in no name, never. Pure.
 */
export function forDisplay(text: string, platform: NodeJS.Platform = process.platform): string {
  const escaped = escapeForDisplay(text);
  return escaped.replace(ESCAPES, (escape: string, at: number) => {
    if (escape !== '\\\\') return escape;
    const mustDouble = platform !== 'win32' && READS_AS_ESCAPE.test(escaped.charAt(at + 2));
    return mustDouble ? escape : '\\';
  });
}

const NAMED = 5;

/** The first few of several names, for a message of one line. */
export function firstForDisplay(names: readonly string[]): string {
  return names
    .slice(0, NAMED)
    .map((name) => forDisplay(name))
    .join(', ');
}
