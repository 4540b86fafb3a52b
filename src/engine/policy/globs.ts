/**
 * Cordon globs: a language of its own, matched against the whole repository-relative path. `*` is any run of
 * characters but `/`, `**` + `/` any number of leading folders, `**` elsewhere any run of characters, `?` one
 * character but `/`; all else is literal. A character is a Unicode code point, or one escaped byte of a path.
 *
 * A glob becomes a regular expression through picomatch: literals escaped, wildcards in picomatch's regular
 * expression pass-through, its own glob features off. Where backtracking could become slow (many wildcards, a
 * long path), a table of reachable positions decides instead.
 * Invariant: both decide the same for every pattern and path.
 */
import picomatch from 'picomatch';
import { say, type Said } from '../said';
import { codePoints } from '../text';

/** A compiled pattern. `matches` takes a path in the string form of evidence/paths.ts. */
export interface Glob {
  readonly pattern: string;
  matches(path: string): boolean;
}

export interface PathRuling {
  verdict: 'allowed' | 'denied' | 'unmatched';
  /** The pattern that decided: the first that matches in the order given. */
  pattern?: string;
}

/** The longest pattern, in code points. */
export const MAX_PATTERN_LENGTH = 512;

/**
 * One step of a pattern: a literal code point, or
 * `one` (`?`), `run` (`*`: no slash), `any` (`**`), `folders` (`**` + `/`: nothing, or all up to some slash).
 */
type Step = { readonly literal: string } | 'one' | Wildcard;
type Wildcard = 'run' | 'any' | 'folders';

const CACHE_SIZE = 1024;
const cache = new Map<string, Glob>();

/** The matcher of a pattern. Any text compiles; `patternProblem` says whether a policy may hold it. */
export function compileGlob(pattern: string): Glob {
  const known = cache.get(pattern);
  if (known) return known;
  const glob = new CompiledGlob(pattern);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(pattern, glob);
  return glob;
}

/** Why a policy cannot hold the pattern, in words that say what to do; undefined when it can. */
export function patternProblem(pattern: string): Said | undefined {
  if (pattern === '') return say`is empty; write ** for every path, or remove it`;
  const length = codePoints(pattern);
  if (length > MAX_PATTERN_LENGTH) {
    return say`is ${length} characters long; use at most ${MAX_PATTERN_LENGTH}`;
  }
  if (pattern.includes('\0')) return say`holds a NUL character, which no path can hold; remove it`;
  if (pattern.startsWith('/'))
    return say`starts with /; write it relative to the repository root, without the /`;
  if (pattern.startsWith('./'))
    return say`starts with ./; write it relative to the repository root, without the ./`;
  const dots = pattern.split('/').find((segment) => segment === '.' || segment === '..');
  if (dots !== undefined)
    return say`has a "${dots}" segment, which no path in Git has; write the folders out`;
  return undefined;
}

/** The allowed and denied patterns of a policy. Denied patterns are looked at first and win. */
export class PathRules {
  private readonly allow: readonly Glob[];
  private readonly deny: readonly Glob[];

  constructor(allow: readonly string[], deny: readonly string[]) {
    this.allow = allow.map(compileGlob);
    this.deny = deny.map(compileGlob);
  }

  /** What the patterns say about one path. */
  rule(path: string): PathRuling {
    const denied = this.deny.find((glob) => glob.matches(path));
    if (denied) return { verdict: 'denied', pattern: denied.pattern };
    const allowed = this.allow.find((glob) => glob.matches(path));
    return allowed ? { verdict: 'allowed', pattern: allowed.pattern } : { verdict: 'unmatched' };
  }
}

class CompiledGlob implements Glob {
  private readonly steps: readonly Step[];
  /** The literal text before the first and after the last wildcard: a cheap test that most paths fail. */
  private readonly prefix: string;
  private readonly suffix: string;
  /** What the regular expression may be given, in UTF-16 units, so that it stays fast. */
  private readonly longestForExpression: number;
  private expression: RegExp | undefined;

  constructor(readonly pattern: string) {
    this.steps = parseSteps(pattern);
    const first = this.steps.findIndex((step) => typeof step === 'string');
    const last = this.steps.findLastIndex((step) => typeof step === 'string');
    this.prefix = literalText(first < 0 ? this.steps : this.steps.slice(0, first));
    this.suffix = literalText(first < 0 ? [] : this.steps.slice(last + 1));
    this.longestForExpression = longestForExpression(this.steps);
  }

  matches(path: string): boolean {
    if (!path.startsWith(this.prefix) || !path.endsWith(this.suffix)) return false;
    if (path.length > this.longestForExpression) return matchesByTable(this.steps, path);
    this.expression ??= toExpression(this.steps);
    return this.expression.test(path);
  }
}

/** Reads a pattern; neighbouring wildcards are merged into the one or two that match the same. */
function parseSteps(pattern: string): Step[] {
  const steps: Step[] = [];
  for (const token of pattern.match(/\*\*\/|\*\*|[^]/gu) ?? []) {
    if (token === '?') steps.push('one');
    else if (token === '*') pushWildcard(steps, 'run');
    else if (token === '**') pushWildcard(steps, 'any');
    else if (token === '**/') pushWildcard(steps, 'folders');
    else steps.push({ literal: token });
  }
  return steps;
}

/**
 * Appends a wildcard. `any` swallows its neighbours; two of the same are one; any folders and then a run without
 * slash is any text at all. Only a run before folders stays as it is: two wildcards in a row at the most.
 */
function pushWildcard(steps: Step[], wildcard: Wildcard): void {
  const last = steps.at(-1);
  if (last === 'any' || last === wildcard) return;
  if ((last === 'run' && wildcard === 'any') || last === 'folders') {
    steps.pop();
    pushWildcard(steps, 'any');
  } else {
    steps.push(wildcard);
  }
}

function literalText(steps: readonly Step[]): string {
  return steps.map((step) => (typeof step === 'string' ? '' : step.literal)).join('');
}

/** Work that a match may cost, in steps of the regular expression engine: well under a millisecond. */
const BACKTRACKING_BUDGET = 100_000;

/** The path length at which backtracking over every wildcard could exceed the budget. */
function longestForExpression(steps: readonly Step[]): number {
  const wildcards = steps.filter((step) => typeof step === 'string' && step !== 'one').length;
  return wildcards === 0 ? Infinity : (BACKTRACKING_BUDGET / steps.length) ** (1 / wildcards);
}

/**
 * The steps in picomatch's input. Only forms that it passes through unchanged are used: classes, groups with `|`, and
 * `\xNN` for each ASCII character that is neither letter nor digit.
 */
function toExpression(steps: readonly Step[]): RegExp {
  const source = { one: '[^/]', run: '[^/]*', any: '[\\s\\S]*', folders: '(?:[\\s\\S]*/|)' };
  const input = steps.map((step) => (typeof step === 'string' ? source[step] : escapeLiteral(step.literal)));
  if (input.length === 0) return /^$/u;
  return picomatch.makeRe(input.join(''), {
    flags: 'u',
    debug: true,
    dot: true,
    fastpaths: false,
    keepQuotes: true,
    literalBrackets: false,
    nobrace: true,
    noextglob: true,
    nonegate: true,
    posix: false,
    regex: true,
    strictSlashes: true,
    windows: false,
  });
}

function escapeLiteral(character: string): string {
  const code = character.charCodeAt(0);
  const plain = code > 0x7f || /[A-Za-z0-9]/.test(character);
  return plain ? character : `\\x${code.toString(16).padStart(2, '0')}`;
}

/**
 * Decides without backtracking, in time proportional to steps times characters: `reached[i]` says whether the steps
 * so far can match exactly the first `i` characters.
 */
function matchesByTable(steps: readonly Step[], path: string): boolean {
  const characters = Array.from(path);
  let reached = new Uint8Array(characters.length + 1);
  reached[0] = 1;
  for (const step of steps) {
    const next = new Uint8Array(characters.length + 1);
    if (step === 'run' || step === 'any' || step === 'folders') next[0] = reached[0] ?? 0;
    let before = 0;
    for (const [index, character] of characters.entries()) {
      const here = reached[index + 1] ?? 0;
      const slash = character === '/';
      before |= reached[index] ?? 0;
      if (step === 'any') next[index + 1] = before | here;
      else if (step === 'folders') next[index + 1] = here | (slash ? before : 0);
      else if (step === 'run') next[index + 1] = here | (slash ? 0 : (next[index] ?? 0));
      else if (step === 'one') next[index + 1] = slash ? 0 : (reached[index] ?? 0);
      else next[index + 1] = step.literal === character ? (reached[index] ?? 0) : 0;
    }
    reached = next;
  }
  return reached[characters.length] === 1;
}
