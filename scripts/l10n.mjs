// Collects what the editor says: writes l10n/bundle.l10n.json, and tells what the translations lack or no longer need.
//   node scripts/l10n.mjs [--check]
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const BUNDLE = 'bundle.l10n.json';

/** Every text of `l10n.t(…)` in the editor half and every template of ``say`…` `` in the engine, sorted. */
export function collectTexts(root = ROOT) {
  const texts = new Set();
  const problems = [];
  for (const file of sourceFiles(root)) {
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node) => {
      if (isTranslation(node)) {
        const text = literalText(node.arguments[0]);
        if (text !== undefined) texts.add(text);
        // The one place that hands on the engine's templates.
        else if (!file.endsWith(path.join('editor', 'said.ts'))) problems.push(placeOf(source, node));
      } else if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'say') {
        const text = templateText(node.template);
        // Bare holes say nothing; punctuation between them differs from language to language.
        if (text.replace(/\{\d\}/g, '').trim() !== '') texts.add(text);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  if (problems.length > 0) throw new Error(`not a literal text: ${problems.join(', ')}`);
  return [...texts].sort();
}

/** How a refusal of the engine is made: which argument holds its words. */
const REFUSALS = { Refusal: 1, ioRefusal: 0, stateInvalid: 0 };

/** Places in the engine where a refusal's words are not said with `say`, so that nobody could translate them. */
export function unsaidRefusals(root = ROOT) {
  const places = [];
  for (const file of sourceFiles(root).filter((name) => name.includes(path.join('src', 'engine')))) {
    const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node) => {
      const makes =
        (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(source);
      const words = makes && Object.hasOwn(REFUSALS, makes) && node.arguments?.[REFUSALS[makes]];
      if (
        words &&
        (ts.isStringLiteralLike(words) || ts.isTemplateExpression(words) || ts.isBinaryExpression(words))
      )
        places.push(placeOf(source, words));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return places;
}

function sourceFiles(root) {
  return ['src/editor', 'src/engine']
    .flatMap((folder) => {
      const names = fs.readdirSync(path.join(root, folder), { recursive: true });
      return names.map((name) => path.join(root, folder, name));
    })
    .concat(path.join(root, 'src/extension.ts'))
    .filter((file) => file.endsWith('.ts'));
}

function isTranslation(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return name.text === 't' && /(?:^|\.)l10n$/.test(expression.getText());
}

function literalText(node) {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literalText(node.left), literalText(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** As `say` makes it (src/engine/said.ts). */
function templateText(template) {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  return template.templateSpans.reduce(
    (text, span, index) => `${text}{${index}}${span.literal.text}`,
    template.head.text,
  );
}

function placeOf(source, node) {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  return `${path.relative(ROOT, source.fileName)}:${line + 1}`;
}

export function exportedBundle(root = ROOT) {
  return `${JSON.stringify(Object.fromEntries(collectTexts(root).map((text) => [text, text])), null, 2)}\n`;
}

function main() {
  const check = process.argv.includes('--check');
  const folder = path.join(ROOT, 'l10n');
  const wanted = exportedBundle();
  const file = path.join(folder, BUNDLE);
  let clean = true;
  const complain = (words) => {
    clean = false;
    process.stdout.write(`${words}\n`);
  };
  if (!check) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, wanted);
  } else if (fs.readFileSync(file, 'utf8') !== wanted)
    complain(`${BUNDLE} is not that of the source: run npm run l10n`);
  compare(folder, /^bundle\.l10n\.(?!json$)[\w-]+\.json$/, JSON.parse(wanted), complain);
  const manifest = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.nls.json'), 'utf8'));
  compare(ROOT, /^package\.nls\.[\w-]+\.json$/, manifest, complain);
  process.exitCode = clean ? 0 : 1;
}

function compare(folder, names, wanted, complain) {
  for (const name of fs.readdirSync(folder).filter((entry) => names.test(entry))) {
    const there = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
    for (const key of Object.keys(wanted))
      if (!(key in there)) complain(`${name} lacks ${JSON.stringify(key)}`);
    for (const key of Object.keys(there))
      if (!(key in wanted)) complain(`${name} no longer needs ${JSON.stringify(key)}`);
  }
}

if (path.resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) main();
