/**
 * Command lines as words. Verifiers are tokenized as POSIX shell words, exactly as Python's `shlex.split` does it, and
 * never reach a shell. Also the way back: quoting for a person to paste. Pure.
 */
import { quote, split } from 'shlex';
import { Refusal, saidOf } from './errors';
import { say, type Said } from './said';
import { codePoints, isBlank } from './text';

/** The longest verifier command, in code points. */
export const MAX_COMMAND_LENGTH = 4096;

/** A quoted part, an escaped character, or what opens one and never ends. */
const QUOTED = /'([^']*)'|"((?:[^"\\]|\\[^])*)"|\\([^])|['"\\]/g;

/**
 * The words of a command. No variables, globs, operators or comments: all of these are plain characters.
 *
 * The `shlex` package deviates from Python in what it makes of `$'…'`, of an escaped newline and of backslashes in
 * words with several quoted parts. So each quoted part is first rewritten to a single-quoted one in which
 * quote, backslash and dollar are replaced by characters that the command does not hold; those pass through unchanged.
 * @throws Refusal `invalid-request` that says which quote or backslash has no end
 */
export function splitCommand(command: string): string[] {
  const standIns = unusedCharacters(command, HIDDEN.length);
  const hide = (text: string) =>
    text.replace(/['\\$]/g, (character) => standIns[HIDDEN.indexOf(character)] ?? character);
  const show = (word: string) =>
    word.replace(/[\ue000-\uf8ff]/g, (character) => HIDDEN[standIns.indexOf(character)] ?? character);
  const rewritten = command.replace(QUOTED, (part, single?: string, double?: string, escaped?: string) => {
    const content = single ?? double?.replace(/\\(["\\])/g, '$1') ?? escaped;
    if (content !== undefined) return `'${hide(content)}'`;
    if (part === '\\')
      throw unclosed(say`it ends in a backslash that escapes nothing; remove it or double it`);
    throw unclosed(
      part === '"'
        ? say`a double quote is never closed; close it`
        : say`a single quote is never closed; close it`,
    );
  });
  return split(rewritten.replaceAll('$', () => hide('$'))).map(show);
}

function unclosed(what: Said): Refusal {
  return new Refusal('invalid-request', what);
}

/** Why a command cannot be a verifier, in words that say what to do; undefined when it can. */
export function commandProblem(command: string): Said | undefined {
  if (isBlank(command)) return say`is blank; write a command, or remove it`;
  const length = codePoints(command);
  if (length > MAX_COMMAND_LENGTH) {
    return say`is ${length} characters long; use at most ${MAX_COMMAND_LENGTH}, for instance by calling a script`;
  }
  if (command.includes('\0')) return say`holds a NUL character, which no program can be given; remove it`;
  let words: string[];
  try {
    words = splitCommand(command);
  } catch (error) {
    return say`cannot be split into words: ${saidOf(error)}`;
  }
  return words[0] ? undefined : say`names no program: its first word is empty; begin with the program to run`;
}

const CONTROL_OPERATOR = /^(?:&&|\|\|?|\|&|&|;;?)$/;
/** `>`, `2>>file`, `<in`, `2>&1`, `&>all`: but not `>=1.0` or `<tag>`. */
const REDIRECTION = /^(?:\d*|&)(?:>>|>\||>|<<?<?|<>)(?:&[\d-]?|[^<>=&|]*)$/;

/**
 * The arguments that a person probably meant for a shell, which Cordon does not use: control operators, redirections, and
 * words that end in `;`. For a warning only: `grep ">"` is meant as it is, and looks the same here.
 */
export function literalOperators(argv: readonly string[]): string[] {
  const semicolonIsMeant = argv.some((word) => /^-(?:exec|ok)(?:dir)?$/.test(word));
  return argv.filter((word) => {
    if (word.endsWith(';')) return !semicolonIsMeant;
    return CONTROL_OPERATOR.test(word) || REDIRECTION.test(word);
  });
}

/** A line that a POSIX shell (sh, bash, zsh) splits into exactly these words. */
export function quotePosix(words: readonly string[]): string {
  // zsh expands a leading `=`, which the package leaves bare.
  return words.map((word) => (/^=[\w@%\-+=:,./]*$/.test(word) ? `'${word}'` : quote(word))).join(' ');
}

/**
 * A line that PowerShell 7.3 or newer runs as exactly these words. The first word is called with `&` where it must
 * be quoted. The older versions drop double quotes inside arguments, and nothing that is written can prevent it.
 */
export function quotePowerShell(words: readonly string[]): string {
  const line = words.map(quotePowerShellWord).join(' ');
  return line.startsWith("'") ? `& ${line}` : line;
}

/** In a single-quoted string only single quotes are special, and PowerShell takes four typographic ones for them. */
function quotePowerShellWord(word: string): string {
  const bare = /^[A-Za-z_/][\w./\\:+=-]*$|^--?[A-Za-z][\w-]*$|^\d+$/;
  return bare.test(word) ? word : `'${word.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
}

const HIDDEN = ["'", '\\', '$'];

/** Characters of the private use area that the text does not hold. */
function unusedCharacters(text: string, count: number): string[] {
  const found: string[] = [];
  for (let code = 0xe000; code <= 0xf8ff && found.length < count; code += 1) {
    const character = String.fromCharCode(code);
    if (!text.includes(character)) found.push(character);
  }
  if (found.length < count) throw new Error('it uses every private use character; remove some');
  return found;
}
