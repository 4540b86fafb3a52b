import { decodePath, splitNul } from './paths';
import type { Repository } from './repository';

/** Every path in the index, as byte paths. Reads only. @throws Refusal `git-failed`, `cancelled` */
export async function trackedPaths(repository: Repository, signal?: AbortSignal): Promise<string[]> {
  const listed = await repository.git.run(['ls-files', '-z', '--cached', '--full-name'], { signal });
  return splitNul(listed.stdout).map(decodePath);
}
