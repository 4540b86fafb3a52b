import type { EvidenceProblem } from '../evidence';
import { comparePaths, absolutePath } from '../paths';
import type { TrackedPaths, WitnessContext } from './context';
import type { Finding } from './findings';
import { type Entry, foldCase, GONE, isDotGit, type Look, readFolder } from './folders';
import { type Asked, folderOf, ignoredBy } from './ignoreRules';
import { dotGitMark, kindOfDotGit } from './nestedGit';
import { isReadByGit, READ_IN_DOT_GIT, waitingAt } from '../waitingFiles';
import { inSlices } from '../batches';
import type { WalkOptions, WalkResult, WalkSnapshot } from './walkTypes';

/** Rules are asked level by level, so that ignored folders are not entered; a tree deeper than this is walked whole. */
const MAX_QUESTIONS = 12;

/** One comparison: reads changed folders, and everything below folders that are new. */
export class Comparison {
  private readonly untracked: string[] = [];
  private readonly problems: EvidenceProblem[] = [];
  private readonly findings: Finding[] = [];
  private readonly known: ReadonlySet<string>;
  private readonly oddities: ReadonlyMap<string, string>;
  private readonly replaced = new Set<string>();

  constructor(
    private readonly context: WitnessContext,
    private readonly snapshot: WalkSnapshot,
    private readonly tracked: TrackedPaths,
    private readonly options: WalkOptions,
  ) {
    this.known = new Set(snapshot.folders.map(([folder]) => folder));
    this.oddities = new Map(snapshot.oddities);
  }

  async run(changed: readonly string[]): Promise<WalkResult> {
    const { root } = this.context.repository;
    let level = [...changed];
    let unasked: Asked[] = [];
    const twins: (() => void)[] = [];
    const ignored = new Set<string>();
    for (let depth = 0; level.length > 0; depth += 1) {
      const look = (folder: string): Look => readFolder(root, folder, 0n);
      const looks = await inSlices(level, look, this.context.signal);
      const below: string[] = [];
      for (const [index, seen] of looks.entries()) {
        const folder = level[index] ?? '';
        if (seen.unreadable !== null) this.cannotRead(folder, seen.unreadable);
        const fresh = await this.sort(seen);
        unasked.push(...fresh);
        for (const item of fresh) if (item.folder) below.push(item.path);
        twins.push(() => {
          this.findTwins(seen.entries, ignored);
        });
      }
      if (depth < MAX_QUESTIONS) {
        for (const name of await this.ask(unasked)) ignored.add(name);
        unasked = [];
      }
      level = below.filter((folder) => !ignored.has(folder));
    }
    for (const name of await this.ask(unasked)) ignored.add(name);
    for (const find of twins) find();
    const byPath = <T extends { readonly path: string | null }>(items: T[]): T[] =>
      items
        .filter(({ path: name }) => !this.isIgnored(name ?? '', ignored))
        .sort((a, b) => comparePaths(a.path ?? '', b.path ?? ''));
    return {
      untracked: this.untracked.filter((name) => !this.isIgnored(name, ignored)).sort(comparePaths),
      problems: this.problems.filter(
        (problem) => !('path' in problem) || !this.isIgnored(problem.path, ignored),
      ),
      findings: byPath(this.findings),
    };
  }

  /** Files that nothing is to be said about are dropped; the rest is noted, and what the rules must judge is returned. */
  private async sort({ entries }: Look): Promise<Asked[]> {
    const asked: Asked[] = [];
    for (const { path: name, kind } of entries) {
      if (name === '.cordon' || name === '.git' || this.options.caches?.has(name)) continue;
      if (kind !== 'file' && kind !== 'folder') this.tellWaiting(name);
      if (isDotGit(name)) {
        await this.findNested(name, kind);
        continue;
      }
      if (this.known.has(name) && kind === 'link') this.replace(name);
      if (this.tracked.files.has(name) && kind !== 'folder' && kind !== 'special') continue;
      if (kind === 'folder') {
        // A known folder is looked at on its own when it changed.
        if (!this.known.has(name) && !this.tracked.gitlinks.has(name))
          asked.push({ path: name, folder: true });
      } else if (kind !== 'special' || this.oddities.get(name) !== 'special') {
        this.untracked.push(name);
        asked.push({ path: name, folder: false });
      }
    }
    return asked;
  }

  /** A fifo named `.gitignore`: whoever asked Git now would wait. */
  private tellWaiting(name: string): void {
    if (!isReadByGit(name)) return;
    const waiting = waitingAt(absolutePath(this.context.repository.root, name));
    if (waiting) this.options.onWaiting?.({ ...waiting, path: name });
  }

  private ask(asked: readonly Asked[]): Promise<Set<string>> {
    return ignoredBy(this.snapshot.rules, asked, this.context);
  }

  private isIgnored(name: string, ignored: ReadonlySet<string>): boolean {
    for (let at = name; at !== ''; at = folderOf(at)) if (ignored.has(at)) return true;
    return false;
  }

  private cannotRead(folder: string, reason: string): void {
    if (reason === GONE) return;
    this.problems.push({ kind: 'unreadable', path: folder === '' ? './' : `${folder}/`, reason });
  }

  /** Through a link what was tracked may still seem to be there; a file in its place is a change like any other. */
  private replace(folder: string): void {
    const holds = (names: Iterable<string>): boolean => {
      for (const name of names) if (name.startsWith(`${folder}/`)) return true;
      return false;
    };
    if (this.replaced.has(folder) || !holds(this.tracked.files)) return;
    this.replaced.add(folder);
    this.findings.push({ code: 'folder-replaced', path: folder, params: { by: 'link' } });
  }

  private async findNested(name: string, kind: Entry['kind']): Promise<void> {
    if (name.endsWith('/.git') && this.tracked.gitlinks.has(folderOf(name))) return;
    for (const part of READ_IN_DOT_GIT) this.tellWaiting(`${name}/${part}`);
    const { root } = this.context.repository;
    const before = this.oddities.get(name);
    if (before !== undefined && before === (await dotGitMark(root, name))) return;
    const what = kind === 'folder' ? await kindOfDotGit(root, name) : 'file';
    this.findings.push({ code: 'nested-repository', path: name, params: { kind: what } });
  }

  /** Two names of one folder that only case or composition tells apart, one of them new. */
  private findTwins(entries: readonly Entry[], ignored: ReadonlySet<string>): void {
    const byFold = new Map<string, string[]>();
    for (const { path: name } of entries) {
      const fold = foldCase(name);
      const group = byFold.get(fold);
      if (group) group.push(name);
      else byFold.set(fold, [name]);
    }
    for (const group of byFold.values()) {
      if (group.length < 2) continue;
      const counted = group.filter((name) => !ignored.has(name));
      const old = counted.find((name) => this.wasThere(name));
      for (const name of counted) {
        const other = old === name ? undefined : (old ?? counted.find((twin) => twin !== name));
        if (other === undefined || this.wasThere(name)) continue;
        this.findings.push({ code: 'case-twin', path: name, params: { other } });
      }
    }
  }

  private wasThere(name: string): boolean {
    return this.tracked.files.has(name) || this.known.has(name) || this.tracked.gitlinks.has(name);
  }
}
