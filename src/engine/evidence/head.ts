import path from 'node:path';
import { isObjectName, type Repository } from './repository';
import { readLatin1 } from './regularFiles';

/** `HEAD`'s commit; null where there is none. A process less where its branch lies in a file of its own. */
export async function headNow(
  { git, gitDir, commonDir }: Pick<Repository, 'git' | 'gitDir' | 'commonDir'>,
  signal?: AbortSignal,
): Promise<string | null> {
  const text = (await readLatin1(path.join(gitDir, 'HEAD'))).trim();
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(text)?.[1];
  const name = branch === undefined ? text : (await readLatin1(path.join(commonDir, branch))).trim();
  if (isObjectName(name)) return name;
  const answer = await git.run(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], {
    accept: [0, 1, 128],
    signal,
  });
  const asked = answer.stdout.toString('latin1').trim();
  return answer.exitCode === 0 && isObjectName(asked) ? asked : null;
}
