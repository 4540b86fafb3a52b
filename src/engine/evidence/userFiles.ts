import path from 'node:path';

/** Where Git looks for a file of the user when no setting names one; null without a home. */
export function userGitFile(
  { XDG_CONFIG_HOME: config, HOME: home }: NodeJS.ProcessEnv,
  name: string,
): string | null {
  if (config !== undefined && config !== '') return path.join(config, 'git', name);
  return home === undefined || home === '' ? null : path.join(home, '.config', 'git', name);
}
