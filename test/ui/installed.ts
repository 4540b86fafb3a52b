import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../host/cache';
import { tempFolder } from '../support/tempRepository';

/** What a served editor needs to start with Cordon in it. */
export interface Installation {
  readonly extensionsDir: string;
  /** Installed by the editor itself before it starts. */
  readonly vsix?: string;
}

/**
 * Cordon as a user has it: the editor installs the VSIX that CORDON_UI_VSIX names, which `npm test` packages first.
 * Without one (`CORDON_UI_SOURCE=1 npm test -- ui`, or a single file under mocha) what dist/ holds is put in its place:
 * quicker to come by, and not what users get.
 */
export function installation(): Installation {
  const extensionsDir = tempFolder('cordon-extensions-');
  const vsix = process.env.CORDON_UI_VSIX;
  if (vsix !== undefined && vsix !== '') return { extensionsDir, vsix: path.resolve(vsix) };
  const to = path.join(extensionsDir, 'cordon.cordon-vscode-0.1.0');
  for (const name of shipped()) {
    fs.cpSync(path.join(projectRoot(), name), path.join(to, name), { recursive: true });
  }
  return { extensionsDir };
}

function shipped(): string[] {
  const names = fs.readdirSync(projectRoot());
  return names.filter((name) => /^(package(\.nls.*)?\.json|dist|media|l10n|skills)$/.test(name));
}
