// The style sheet of the icons, cut down to those that the form names: the whole one is larger than the form's own
// styles and holds up its first drawing.
import fs from 'node:fs';
import path from 'node:path';

/**
 * Keeps every rule of codicon.css but those of icons that no source names, and that of the font: the page that the style sheet
 * stands in says where the font is.
 * @param css text of codicon.css
 * @param sources texts of everything that names an icon: in quotes, or as a class `codicon-NAME`
 */
export function usedIcons(css, sources) {
  const text = sources.join('\n');
  const named = new Set(
    [...text.matchAll(/['"]([a-z0-9-]+)['"]|codicon-([a-z0-9-]+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    ),
  );
  const kept = css
    .replace(/^@font-face\s*\{[^}]*\}\n?/m, '')
    .replace(/^\.codicon-([a-z0-9-]+):before\s*\{[^}]*\}\n?/gm, (rule, name) =>
      named.has(name) ? rule : '',
    );
  return kept;
}

/** The texts of all TypeScript files in a folder. */
export function sourcesOf(folder) {
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}
