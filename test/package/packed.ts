import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../support/tempRepository';

export const { version: VERSION } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  version: string;
};

/** Packages into a folder of its own, as `npm run package -- NAMES --out FOLDER` does. Returns that folder. */
export function pack(names: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const out = tempFolder('cordon-packages-');
  execFileSync(process.execPath, ['scripts/package.mjs', ...names, '--out', out], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CORDON_REPOSITORY: '', CORDON_REVISION: '', ...env },
  });
  return out;
}

export function vsix(folder: string, target: string): string {
  return path.join(folder, `cordon-vscode-${VERSION}-${target}.vsix`);
}
