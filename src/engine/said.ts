/**
 * Words that remember what they were made of: the English text is for the terminal and for files, the template and what
 * fills it let the editor say the same in another language.
 */
export interface Said {
  /** The English words. */
  readonly text: string;
  /** The same with `{0}`, `{1}` … for what was filled in: the key of a translation. */
  readonly template: string;
  readonly holes: readonly (string | Said)[];
}

/** A template tag: ``say`the worktree is not clean (${paths})` ``. */
export function say(parts: TemplateStringsArray, ...holes: readonly (string | number | Said)[]): Said {
  const filled = holes.map((hole) => (typeof hole === 'number' ? String(hole) : hole));
  const join = (fill: (index: number) => string): string =>
    parts.map((part, index) => (index < filled.length ? part + fill(index) : part)).join('');
  return {
    text: join((index) => textOf(filled[index] ?? '')),
    template: join((index) => `{${index}}`),
    holes: filled,
  };
}

/** The English words of either. */
export function textOf(words: string | Said): string {
  return typeof words === 'string' ? words : words.text;
}

/** Several sayings after one another, `; ` between them. */
export function sayAll(list: readonly Said[]): Said {
  const [first = say``, ...rest] = list;
  return rest.reduce((all, next) => say`${all}; ${next}`, first);
}

/** What was said as plain data from outside; undefined for anything else. */
export function parseSaid(value: unknown): Said | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, template, holes } = value as Record<string, unknown>;
  if (typeof text !== 'string' || typeof template !== 'string' || !Array.isArray(holes)) return undefined;
  const parsed = holes.map((hole) => (typeof hole === 'string' ? hole : parseSaid(hole)));
  return parsed.some((hole) => hole === undefined)
    ? undefined
    : { text, template, holes: parsed as (string | Said)[] };
}
