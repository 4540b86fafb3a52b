/**
 * The copy of what restoring removes or replaces: `worktree/` holds files and links under their own paths, `index/` staged
 * contents that are nowhere else, `manifest.json` says what was where.
 */
import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { copyFile, mkdir, open, readlink, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode } from '../errors';
import { say } from '../said';
import { encodePath, escapeForDisplay, absolutePath } from '../evidence/paths';
import type { Repository } from '../evidence/repository';
import { readBlob } from '../evidence/trees';
import { syncFolder } from '../store/atomicFiles';
import { ioRefusal } from '../store/ioErrors';
import { foldersAbove, type RestoreStep } from './plan';

interface Copied {
  /** For people. */
  readonly path: string;
  /** The path's bytes, base64. */
  readonly path_base64: string;
  readonly kind: string;
  readonly mode: string;
  readonly link_target?: string;
  readonly restored_to: 'baseline' | 'removed';
  readonly index: readonly { mode: string; object: string; stage: number }[];
}

export class Backup {
  private readonly copied: Copied[] = [];
  private readonly made = new Set<string>();

  private constructor(
    readonly folder: string,
    private readonly repository: Repository,
    private readonly baseline: string,
  ) {}

  /** Makes an empty backup folder with a name of its own in `backups`. @throws Refusal `io` */
  static async create(backups: string, repository: Repository, baseline: string): Promise<Backup> {
    const time = new Date()
      .toISOString()
      .replace(/\.\d+Z$/, 'Z')
      .replaceAll(':', '');
    const name = path.basename(repository.root).replace(/[^\w.-]+/g, '_') || 'root';
    const folder = path.join(backups, `${name}-${time}-${randomBytes(3).toString('hex')}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw ioRefusal(say`cannot make the backup folder ${folder}; nothing was restored`, error);
    }
    return new Backup(folder, repository, baseline);
  }

  /**
   * Copies what the steps remove or replace, and flushes it to disk. Called before anything is touched.
   * @throws Refusal `io` when something cannot be copied; `git-failed` when a staged content cannot be read
   */
  async copy(steps: readonly RestoreStep[]): Promise<void> {
    for (const step of steps) {
      try {
        await this.copyWorktree(step);
      } catch (error) {
        throw ioRefusal(
          say`cannot copy ${escapeForDisplay(step.path)} to ${this.folder}; nothing was restored`,
          error,
        );
      }
      await this.copyStaged(step);
    }
    await this.writeManifest('copied');
    await syncFolder(this.folder).catch(() => undefined);
  }

  /** Notes that all was done. Never throws: the restoring itself is over. */
  async finish(): Promise<void> {
    await this.writeManifest('restored').catch(() => undefined);
  }

  private async copyWorktree({ path: name, entry, present, indexed }: RestoreStep): Promise<void> {
    let target: string | undefined;
    if (present?.isFile()) await this.copyFile(name);
    else if (present?.isSymbolicLink()) target = await this.copyLink(name);
    this.copied.push({
      path: escapeForDisplay(name),
      path_base64: encodePath(name).toString('base64'),
      kind: kindOf(present),
      mode: present ? (present.mode & 0o7777).toString(8) : '0',
      ...(target === undefined ? {} : { link_target: target }),
      restored_to: entry === null ? 'removed' : 'baseline',
      index: indexed.map(({ mode, object, stage }) => ({ mode, object, stage })),
    });
  }

  private async copyFile(name: string): Promise<void> {
    const target = await this.place('worktree', name);
    await copyFile(absolutePath(this.repository.root, name), target, constants.COPYFILE_EXCL);
    // A copy of a read-only file cannot be opened for writing, and flushing needs no more than reading on POSIX.
    const handle = await open(target, process.platform === 'win32' ? 'r+' : 'r').catch(() => undefined);
    await handle?.sync().catch(() => undefined);
    await handle?.close();
  }

  private async copyLink(name: string): Promise<string> {
    const pointed = await readlink(absolutePath(this.repository.root, name), { encoding: 'buffer' });
    const target = await this.place('worktree', name);
    try {
      await symlink(pointed, target);
    } catch (error) {
      // Windows lets not everybody make links: the target's text is what counts.
      if (!hasErrorCode(error, 'EPERM', 'ENOSYS', 'EINVAL')) throw error;
      await writeFile(target, pointed, { flag: 'wx' });
    }
    return escapeForDisplay(pointed.toString('utf8'));
  }

  /** Staged contents are kept by Git only until it tidies up; those that the baseline does not hold are copied. */
  private async copyStaged({ path: name, entry, indexed }: RestoreStep): Promise<void> {
    for (const { object, stage } of indexed) {
      if (object === entry?.object || /^0+$/.test(object)) continue;
      const content = await readBlob(this.repository, object);
      const target = await this.place(stage === 0 ? 'index' : `index-stage-${stage}`, name);
      await writeFile(target, content, { flag: 'wx', mode: 0o600 });
    }
  }

  private async place(part: string, name: string): Promise<Buffer> {
    for (const folder of ['', ...foldersAbove(name)]) {
      const full = folder === '' ? part : `${part}/${folder}`;
      if (this.made.has(full)) continue;
      const bytes = folder === '' ? Buffer.from(path.join(this.folder, part)) : this.inside(part, folder);
      await mkdir(bytes, { mode: 0o700, recursive: true });
      this.made.add(full);
    }
    return this.inside(part, name);
  }

  private inside(part: string, name: string): Buffer {
    return absolutePath(path.join(this.folder, part), name);
  }

  private async writeManifest(state: 'copied' | 'restored'): Promise<void> {
    const document = {
      what: 'Copy of what Cordon removed or replaced when files outside the policy were restored',
      state,
      repository: this.repository.root,
      baseline: this.baseline,
      files: this.copied,
    };
    await writeFile(path.join(this.folder, 'manifest.json'), `${JSON.stringify(document, null, 2)}\n`, {
      mode: 0o600,
    });
  }
}

function kindOf(stats: Stats | null): string {
  if (!stats) return 'nothing';
  if (stats.isFile()) return 'file';
  if (stats.isSymbolicLink()) return 'link';
  return stats.isDirectory() ? 'folder' : 'special';
}
