// What the editor and Node.js give is asked for once in a bundle. Left to itself, the bundler asks for it in each file that
// imports it, and copies every name of it each time: that was most of what starting the extension took.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const NAMESPACE = 'host-module';

/**
 * A plugin that gives `vscode` and the modules of Node.js one binding for each name that the sources in a folder use.
 * Packages below node_modules are left alone.
 */
export function hostModules(folder) {
  const own = path.resolve(folder) + path.sep;
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /^(?:vscode$|node:)/ }, ({ path: name, namespace, importer, kind }) => {
        if (namespace === NAMESPACE) return { path: name, external: true };
        const isOwn = importer.startsWith(own) && kind === 'import-statement';
        return isOwn ? { path: name, namespace: NAMESPACE } : undefined;
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path: name }) => {
        const names = name === 'vscode' ? namesOfEditor(folder) : importedNames(folder, name);
        const bindings = names.map((each) => `export const ${each} = given.${each};`);
        const lines = [`const given = require('${name}');`, 'export default given;', ...bindings];
        return { contents: lines.join('\n'), loader: 'js' };
      });
    },
  };
}

/** The names of the editor's API that stand anywhere in the sources: rather too many than too few. */
function namesOfEditor(folder) {
  const types = createRequire(import.meta.url).resolve('@types/vscode/index.d.ts');
  const declared = fs
    .readFileSync(types, 'utf8')
    .matchAll(/^\texport (?:abstract )?(?:namespace|class|enum|const|let|function) (\w+)/gm);
  const mentioned = new Set(sourcesOf(folder).join('\n').match(/\w+/g));
  return [...new Set([...declared].map(([, name]) => name))].filter((name) => mentioned.has(name)).sort();
}

/** The names that import statements take from a module of Node.js; the bundler misses what this does not find. */
function importedNames(folder, module) {
  const statement = new RegExp(`^import (?!type)[^;]*?\\{([^}]*)\\} from '${module}';`, 'gm');
  const listed = sourcesOf(folder).flatMap((text) => [...text.matchAll(statement)].map(([, names]) => names));
  const names = listed.flatMap((list) => list.split(',').map((entry) => entry.trim()));
  const values = names.filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(values.map((name) => name.split(' as ')[0]))].sort();
}

function sourcesOf(folder) {
  return fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}
