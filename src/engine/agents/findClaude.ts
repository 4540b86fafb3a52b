import os from 'node:os';
import path from 'node:path';
import { Refusal } from '../errors';
import { say, type Said } from '../said';
import { findExecutable, resolveStart } from '../process';

/** How to start Claude Code: on Windows an npm shim is resolved to what it would start. */
export interface FoundClaude {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * Looks for Claude Code before anything is armed or an attempt is used.
 * @throws Refusal `agent-missing` that says where it looked
 */
export async function findClaude(binary: string, env: NodeJS.ProcessEnv, root: string): Promise<FoundClaude> {
  const found = await lookForClaude(binary, env, root);
  if ('file' in found) return found;
  throw new Refusal('agent-missing', say`${found}. Nothing was armed and no attempt was used`);
}

/**
 * Looks at the given path or for the name, and for the plain name also in the folder of Claude Code's own installer.
 * @returns where it is, or in words where it was looked for
 */
export async function lookForClaude(
  binary: string,
  env: NodeJS.ProcessEnv,
  root: string,
): Promise<FoundClaude | Said> {
  const candidates = [binary, ...(binary === 'claude' ? [ownInstallerPath(env)] : [])];
  for (const candidate of candidates) {
    const found = await findExecutable(candidate, env, root);
    if (found !== undefined) return resolveStart(found, [], env, root);
  }
  const places = /[/\\]/.test(binary)
    ? path.resolve(root, binary)
    : candidates[1]
      ? say`PATH and ${candidates[1]}`
      : 'PATH';
  return say`Claude Code (${binary}) was not found or is no program; looked at ${places}: install it with \`npm install -g @anthropic-ai/claude-code\`, or name it with --claude PATH`;
}

function ownInstallerPath(env: NodeJS.ProcessEnv): string {
  const home = env.HOME ?? env.USERPROFILE ?? os.homedir();
  return path.join(home, '.local', 'bin', process.platform === 'win32' ? 'claude.exe' : 'claude');
}
