import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SuiteRun } from './inHost';
import { writeSettingsFile } from './settings';

/** The desktop VS Code that VSCODE_EXECUTABLE names. Throws when it does not exist. */
export function desktopExecutable(): string | undefined {
  const named = process.env.VSCODE_EXECUTABLE;
  if (named === undefined || named === '') return undefined;
  if (!fs.existsSync(named)) throw new Error(`VSCODE_EXECUTABLE is ${named}, which does not exist.`);
  return named;
}

/**
 * Runs the suite in a desktop VS Code: the named one, else the one of this version that
 * `@vscode/test-electron` downloads. Returns its exit code.
 */
export async function runOnDesktop(run: SuiteRun): Promise<number> {
  const { options } = run;
  if (options.vsix !== undefined || options.appName !== undefined) {
    throw new Error('An installed VSIX and another appName are only served; unset VSCODE_EXECUTABLE.');
  }
  const { runTests } = await import('@vscode/test-electron');
  const data = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'cordon-desktop-'));
  writeSettingsFile(path.join(data, 'User'), options.settings ?? {});
  const target = options.folder ?? options.workspace;
  const launchArgs = ['--user-data-dir', data, '--extensions-dir', path.join(data, 'extensions')];
  if (options.trust ?? true) launchArgs.push('--disable-workspace-trust');
  if (target !== undefined) launchArgs.unshift(path.resolve(target));
  const executable = desktopExecutable();
  try {
    return await runTests({
      ...(executable === undefined ? { version: options.version } : { vscodeExecutablePath: executable }),
      extensionDevelopmentPath: run.extension,
      extensionTestsPath: run.suite,
      extensionTestsEnv: run.env,
      launchArgs,
    });
  } catch (error) {
    options.say?.(String(error));
    return 1;
  } finally {
    fs.rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  }
}
