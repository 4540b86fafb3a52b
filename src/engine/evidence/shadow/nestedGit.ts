/** What lies at a `.git` below the root: Git lists nothing of it, so Cordon has to look. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { decodePath, absolutePath } from '../paths';
import { inFolder } from './ignoreRules';

/** Entries that are looked at; more only count. */
const MAX_ENTRIES = 20_000;

/** Whether Git would take the folder for a repository. */
export async function kindOfDotGit(root: string, name: string): Promise<'repository' | 'folder'> {
  const parts = ['HEAD', 'objects', 'refs'].map((part) => fs.lstat(absolutePath(root, `${name}/${part}`)));
  const found = await Promise.allSettled(parts);
  return found.every(({ status }) => status === 'fulfilled') ? 'repository' : 'folder';
}

/** A text that is another one once something below changed: names, kinds, sizes, inodes and change times. */
export async function dotGitMark(root: string, name: string): Promise<string> {
  const hash = createHash('sha256');
  let entries = 0;
  for (let level = [name]; level.length > 0;) {
    const below: string[] = [];
    for (const item of level) {
      const place = absolutePath(root, item);
      const stats = await fs.lstat(place, { bigint: true }).catch(() => null);
      hash.update(
        `${item}\0${stats === null ? '' : `${stats.mode} ${stats.size} ${stats.ino} ${stats.ctimeNs}`}\0`,
      );
      if (stats?.isDirectory() !== true) continue;
      const names = (await fs.readdir(place, { encoding: 'buffer' }).catch(() => [])).sort((a, b) =>
        Buffer.compare(a, b),
      );
      entries += names.length;
      if (entries > MAX_ENTRIES) return `${hash.digest('hex')}+`;
      below.push(...names.map((child) => inFolder(item, decodePath(child))));
    }
    level = below;
  }
  return hash.digest('hex');
}
