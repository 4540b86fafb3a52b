import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../host/cache';
import { tempFolder } from '../support/tempRepository';

/** Puts what a VSIX would hold into a folder of installed extensions. */
export function installedExtension(): string {
  const folder = tempFolder('cordon-extensions-');
  const to = path.join(folder, 'cordon.cordon-vscode-0.1.0');
  for (const name of ['package.json', 'package.nls.json', 'dist', 'media']) {
    fs.cpSync(path.join(projectRoot(), name), path.join(to, name), { recursive: true });
  }
  return folder;
}
