// One look at the editor's API for the whole bundle. Left to itself, the bundler asks for it once for each file that
// imports it, and copies every name of it each time: most of what starting the extension took.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const NAMESPACE = 'vscode-api';

/**
 * A plugin that makes `vscode` a module with a binding for each name of the API that a source mentions.
 * @param folder of the sources that import it; names are taken from wherever they stand, so rather too many than too few
 */
export function vscodeApi(folder) {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /^vscode$/ }, ({ namespace }) =>
        namespace === NAMESPACE
          ? { path: 'vscode', external: true }
          : { path: 'vscode', namespace: NAMESPACE },
      );
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, () => {
        const bindings = namesIn(folder).map((name) => `export const ${name} = api.${name};`);
        return { contents: [`const api = require('vscode');`, ...bindings].join('\n'), loader: 'js' };
      });
    },
  };
}

function namesIn(folder) {
  const types = createRequire(import.meta.url).resolve('@types/vscode/index.d.ts');
  const declared = [
    ...fs
      .readFileSync(types, 'utf8')
      .matchAll(/^\texport (?:abstract )?(?:namespace|class|enum|const|let|function) (\w+)/gm),
  ].map(([, name]) => name);
  const sources = fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const mentioned = new Set(sources.join('\n').match(/\w+/g));
  return [...new Set(declared)].filter((name) => mentioned.has(name)).sort();
}
