/** Patterns that the user may mean while typing: folders and files of the repository. Knows nothing of the editor. */
import { type FileIndex, folderPattern, literalPattern } from './fileIndex';
import { Slices } from './slices';

export interface Completion {
  readonly pattern: string;
  /** Files below a folder; null for a file. */
  readonly files: number | null;
}

const MOST = 8;

/**
 * The folders and files whose path holds `typed`, those that begin with it first. Nothing for text that is a pattern
 * already. @throws Overtaken
 */
export async function complete(index: FileIndex, typed: string, signal: AbortSignal): Promise<Completion[]> {
  if (/[*?]/.test(typed)) return [];
  const slices = new Slices(signal);
  const wanted = typed.toLowerCase();
  const found = new Ranked(wanted);
  for (const [folder, files] of index.folders) {
    if (slices.isUsedUp()) await slices.rest();
    // Before anything is typed, the top of the tree is offered.
    if (wanted === '' && folder.includes('/')) continue;
    found.offer(folder, { pattern: folderPattern(folder), files });
  }
  if (wanted !== '') {
    for (const file of index.files) {
      if (slices.isUsedUp()) await slices.rest();
      found.offer(file, { pattern: literalPattern(file), files: null });
    }
  }
  return found.best().filter(({ pattern }) => pattern !== typed);
}

/** Keeps the best few: the earlier in the path the text stands and the shorter the path, the better. */
class Ranked {
  private readonly kept: { rank: number; path: string; completion: Completion }[] = [];

  constructor(private readonly wanted: string) {}

  offer(path: string, completion: Completion): void {
    const at = path.toLowerCase().indexOf(this.wanted);
    if (at < 0) return;
    const isStart = at === 0 ? 0 : path.charAt(at - 1) === '/' ? 1 : 2;
    const rank = isStart * 10_000 + path.length;
    const worst = this.kept.at(-1);
    if (this.kept.length === MOST && worst && rank >= worst.rank) return;
    const place = this.kept.findIndex((other) => other.rank > rank);
    this.kept.splice(place < 0 ? this.kept.length : place, 0, { rank, path, completion });
    if (this.kept.length > MOST) this.kept.pop();
  }

  best(): Completion[] {
    return this.kept.map(({ completion }) => completion);
  }
}
