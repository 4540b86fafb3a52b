import os from 'node:os';
import path from 'node:path';
import { Refusal } from '../errors';
import { say } from '../said';
import { findExecutable, resolveStart } from '../process';

/** How to start Claude Code: on Windows an npm shim is resolved to what it would start. */
export interface FoundClaude {
  readonly file: string;
  readonly args: readonly string[];
}

/**
 * Looks for Claude Code before anything is armed or an attempt is used: the given path or name, and for the plain
 * name also the folder of Claude Code's own installer.
 * @throws Refusal `agent-missing` that says where it looked
 */
export async function findClaude(binary: string, env: NodeJS.ProcessEnv, root: string): Promise<FoundClaude> {
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
  throw new Refusal(
    'agent-missing',
    say`Claude Code (${binary}) was not found or is no program; looked at ${places}: install it with \`npm install -g @anthropic-ai/claude-code\`, or name it with --claude PATH. Nothing was armed and no attempt was used`,
  );
}

function ownInstallerPath(env: NodeJS.ProcessEnv): string {
  const home = env.HOME ?? env.USERPROFILE ?? os.homedir();
  return path.join(home, '.local', 'bin', process.platform === 'win32' ? 'claude.exe' : 'claude');
}
