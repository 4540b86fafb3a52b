/** README.md and the pages beside it, as tests look at them. */
import fs from 'node:fs';
import path from 'node:path';

export interface Page {
  readonly file: string;
  readonly text: string;
}

export const PAGES: readonly Page[] = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  ...fs.readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
].map((file) => ({ file, text: fs.readFileSync(file, 'utf8') }));

export function page(file: string): string {
  const found = PAGES.find((one) => one.file === file);
  if (!found) throw new Error(`there is no page ${file}`);
  return found.text;
}

/** The fenced blocks of a language. */
export function blocks(text: string, language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, code]) => code ?? '',
  );
}

/** The text without its fenced blocks. */
export function prose(text: string): string {
  return text.replaceAll(/^```[^]*?^```$/gm, '');
}

/** The rows of the table whose first heading is `heading`, below the heading `under` where one is given: cells as they stand. */
export function table(text: string, heading: string, under = ''): string[][] {
  const after = under === '' ? text : text.slice(text.indexOf(`\n## ${under}\n`));
  const lines = after.split('\n');
  const start = lines.findIndex((line) => cells(line)[0] === heading);
  if (start < 0) throw new Error(`no table begins with "${heading}"`);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  return lines.slice(start + 2, end).map(cells);
}

function cells(line: string): string[] {
  if (!line.startsWith('|')) return [];
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

/** The first cell of every row of every table below `## under`, without its backquotes. */
export function firstCells(text: string, under: string): string[] {
  const section = text.slice(text.indexOf(`\n## ${under}\n`) + 1).replace(/\n## [^]*/, '');
  return [...section.matchAll(/^\| `([^`]+)`\s+\|/gm)].map(([, cell]) => cell ?? '');
}

/** The ids that headings have on a page, as GitHub makes them. */
export function anchors(text: string): string[] {
  return [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Where a link or picture of a page leads: a path from the root of the repository, and an anchor. */
export function resolveLink(from: Page, target: string): { readonly file: string; readonly anchor: string } {
  const [relative = '', anchor = ''] = target.split('#');
  const file = relative === '' ? from.file : path.posix.join(path.posix.dirname(from.file), relative);
  return { file, anchor };
}
