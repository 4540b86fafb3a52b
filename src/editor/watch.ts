import fs from 'node:fs';
import path from 'node:path';
import { CORDON_DIR } from '../engine/store/folderName';
import type { FoundRepository } from './findRepository';

/** What a watcher saw. Watchers miss things: whoever listens also looks when the window gets the focus. */
export interface WatchEvents {
  /** Something in `.cordon/`, or its coming and going, or Git's exclude file. */
  stored(): void;
  /** What the process that works on the envelope tells. */
  run(): void;
  /** HEAD, index or another part of Git's state. */
  git(): void;
  /** The repository itself may be gone. */
  root(): void;
}

/** Written often while a run lasts, and of no weight for what is stored. */
const RUN_FILES: ReadonlySet<string> = new Set(['run.json', 'progress.jsonl']);

/** Files that Git and its users touch without changing what an audit sees. */
const GIT_NOISE = /\.lock$|^FETCH_HEAD$|^gc\.|^objects$|^logs$/;

/**
 * Watches one repository's own folders, each without what is below it, with the system's own means: `.git` and a
 * folder that comes and goes are outside of what the editor's watchers are good at.
 */
export class RepositoryWatch {
  private readonly watched = new Map<string, { readonly identity: string; readonly watcher: fs.FSWatcher }>();
  private disposed = false;

  constructor(
    private readonly found: FoundRepository,
    private readonly events: WatchEvents,
  ) {
    this.refresh(false);
  }

  /** Watches what is there now. @param armed whether Git's metadata matter too */
  refresh(armed: boolean): void {
    if (this.disposed) return;
    const { root, gitDir, commonDir } = this.found;
    this.watch(root, (name) => {
      if (name === null || name === CORDON_DIR) this.events.stored();
      if (name === null || name === '.git') this.events.root();
    });
    this.watch(path.join(root, CORDON_DIR), (name) => {
      if (name === null || RUN_FILES.has(name)) this.events.run();
      if (name === null || !RUN_FILES.has(name)) this.events.stored();
    });
    if (!armed) {
      this.unwatch(gitDir);
      this.unwatch(path.join(commonDir, 'info'));
      return;
    }
    this.watch(gitDir, (name) => {
      if (name === null || !GIT_NOISE.test(name)) this.events.git();
    });
    this.watch(path.join(commonDir, 'info'), () => {
      this.events.stored();
    });
  }

  dispose(): void {
    this.disposed = true;
    for (const folder of [...this.watched.keys()]) this.unwatch(folder);
  }

  private watch(folder: string, onEvent: (name: string | null) => void): void {
    const identity = identityOf(folder);
    const known = this.watched.get(folder);
    if (known?.identity === identity) return;
    this.unwatch(folder);
    if (identity === null) return;
    try {
      const watcher = fs.watch(folder, { persistent: false }, (_event, name) => {
        onEvent(name);
      });
      watcher.on('error', () => {
        this.unwatch(folder);
      });
      this.watched.set(folder, { identity, watcher });
    } catch {
      // No watcher to be had (the system's limit, a network drive): the window's focus has to do.
    }
  }

  private unwatch(folder: string): void {
    this.watched.get(folder)?.watcher.close();
    this.watched.delete(folder);
  }
}

/** Tells a folder from a later one at the same path; null when there is none. */
function identityOf(folder: string): string | null {
  const stats = fs.statSync(folder, { throwIfNoEntry: false, bigint: true });
  return stats?.isDirectory() ? `${stats.dev}:${stats.ino}` : null;
}
