/** What is wrong with a command line, in words of our own and with what was likely meant. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

type OptionTable = NonNullable<ParseArgsConfig['options']>;

/**
 * The first option that is not known or has a wrong value; undefined where none is found.
 * @param elsewhere the verb that knows an option which this one does not
 */
export function optionProblem(
  args: readonly string[],
  options: OptionTable,
  help: string,
  elsewhere: (name: string) => string | undefined,
): string | undefined {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (known === undefined) {
      const other = elsewhere(name);
      if (other !== undefined) return `${rawName} is an option of \`cordon ${other}\`, not of this command`;
      const meant = nearest(name, Object.keys(options));
      const guess = meant === undefined ? '' : ` did you mean --${meant}?`;
      return `unknown option ${rawName}:${guess} \`${help}\` lists them`;
    }
    if (known.type === 'boolean' && inlineValue) return `${rawName} takes no value`;
    if (known.type !== 'string') continue;
    if (value === undefined) return `${rawName} needs a value`;
    if (!inlineValue && value.length > 1 && value.startsWith('-'))
      return `${rawName} needs a value; one that begins with a dash is written ${rawName}=${value}`;
  }
  return undefined;
}

/** The one that is written nearly the same, or that is begun; undefined where none comes close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const begun = word.length >= 3 ? known.find((name) => name.startsWith(word)) : undefined;
  if (begun !== undefined) return begun;
  const far = word.length <= 4 ? 1 : 2;
  const ranked = known
    .map((name) => ({ name, distance: editDistance(word, name) }))
    .filter(({ distance }) => distance <= far)
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

/** How many characters have to be added, removed, replaced or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= from.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const distance = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + same,
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(distance);
    }
  }
  return at(from.length, to.length);
}
