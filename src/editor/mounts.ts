import path from 'node:path';

/**
 * One way in which the editor names files of a repository: a workspace folder (which may lie below the root, or be a
 * link into it), or the root itself.
 */
export interface Mount {
  /** As the editor names it: a file system path, links not resolved. */
  readonly folder: string;
  /** The folder's own path in the repository, with a final slash; empty for the root. */
  readonly prefix: string;
}

/** The mount of a workspace folder, given its real path; null when the folder does not lie in the repository. */
export function mountOf(folder: string, realFolder: string, root: string): Mount | null {
  const inside = relativeInside(root, realFolder);
  if (inside === null) return null;
  return { folder, prefix: inside === '' ? '' : `${inside}/` };
}

/** The repository-relative path of a file that the editor names; null for one outside, and for the root itself. */
export function pathInRepository(mounts: readonly Mount[], file: string): string | null {
  for (const { folder, prefix } of mounts) {
    const inside = relativeInside(folder, file);
    if (inside !== null && inside !== '') return prefix + inside;
  }
  return null;
}

/** How the editor names a path of the repository, by the first mount that holds it. */
export function fileInEditor(mounts: readonly Mount[], root: string, relative: string): string {
  const mount = mounts.find(({ prefix }) => relative.startsWith(prefix)) ?? { folder: root, prefix: '' };
  return path.join(mount.folder, ...relative.slice(mount.prefix.length).split('/'));
}

/** `file` relative to `folder` with forward slashes; empty for the folder itself, null outside. */
export function relativeInside(folder: string, file: string): string | null {
  if (process.platform !== 'win32') {
    // Called for every row that the explorer shows: no need for path.relative's work.
    if (file === folder) return '';
    const start = folder.endsWith('/') ? folder : `${folder}/`;
    return file.startsWith(start) ? file.slice(start.length) : null;
  }
  const relative = path.relative(folder, file);
  if (relative === '') return '';
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative)) return null;
  return relative.split(path.sep).join('/');
}
