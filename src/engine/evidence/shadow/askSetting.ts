import type { ConfiguredKeys } from './configRules';
import type { WitnessContext } from './context';

/**
 * A setting of the repository, its user and the system as Git reads it; null without one.
 * @param keys the settings there are, where the caller knows them: then most need no process
 * @throws Refusal `git-failed` for a value that is not of that type
 */
export async function askSetting(
  { git, signal }: WitnessContext,
  key: string,
  type: 'bool' | 'int' | 'path' | null,
  keys?: ConfiguredKeys,
): Promise<Buffer | null> {
  if (keys?.has(key) === false) return null;
  const only = keys?.get(key);
  if (type === 'bool' && (only === 'true' || only === 'false')) return Buffer.from(only);
  const typed = type === null ? [] : [`--type=${type}`];
  const answer = await git.run(['config', ...typed, '-z', '--get', key], { accept: [0, 1], signal });
  return answer.exitCode === 0 ? answer.stdout.subarray(0, -1) : null;
}
