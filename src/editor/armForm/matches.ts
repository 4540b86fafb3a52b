/** Which files each pattern matches, and what the lists come to together. Knows nothing of the editor. */
import type { Glob } from '../../engine/policy/globs';
import { Slices } from './slices';

/** How many matches are shown of a pattern. */
const SAMPLES = 5;
/** Patterns that are remembered beyond those in use, so that going back a keystroke costs nothing. */
const MOST_KEPT = 512;

/** What one pattern matches: a bit a file. */
interface Matched {
  readonly bits: Uint32Array;
  readonly count: number;
  readonly samples: readonly string[];
}

export type ListName = 'allow' | 'deny';

/** One pattern of a list. All numbers are files. */
export interface PatternMatches {
  readonly list: ListName;
  readonly pattern: string;
  readonly count: number;
  readonly samples: readonly string[];
  /** Allowed: those that a denied pattern takes away. Denied: those that an allowed pattern matches. */
  readonly contested: number;
  /** Another pattern of the same list that matches all of its files too: an earlier one, or a wider one. */
  readonly coveredBy: string | null;
}

export interface Matches {
  readonly files: number;
  /** Files that may be changed: allowed and not denied. */
  readonly open: number;
  /** Files that an allowed pattern matches, denied or not. */
  readonly allowed: number;
  readonly patterns: readonly PatternMatches[];
}

/** Counts for one listing of files. A new listing needs a new counter. */
export class MatchCounter {
  private readonly known = new Map<string, Matched>();
  /** The longest time that the last count kept the thread busy, in milliseconds: for tests. */
  longestSlice = 0;

  constructor(
    private readonly files: readonly string[],
    private readonly compile: (pattern: string) => Glob,
  ) {}

  /** Counts both lists, in slices; patterns that were counted before cost nothing. @throws Overtaken */
  async count(allow: readonly string[], deny: readonly string[], signal: AbortSignal): Promise<Matches> {
    const slices = new Slices(signal);
    await slices.rest();
    for (const pattern of [...allow, ...deny]) await this.match(pattern, slices);
    const combined = await this.combine(allow, deny, slices);
    await slices.rest();
    this.longestSlice = slices.longest;
    this.forget(new Set([...allow, ...deny]));
    return combined;
  }

  private async match(pattern: string, slices: Slices): Promise<void> {
    if (this.known.has(pattern)) return;
    const glob = this.compile(pattern);
    const bits = new Uint32Array(Math.ceil(this.files.length / 32));
    const samples: string[] = [];
    let count = 0;
    for (let index = 0; index < this.files.length; index += 1) {
      if (slices.isUsedUp()) await slices.rest();
      const file = this.files[index] ?? '';
      if (!glob.matches(file)) continue;
      bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
      if (count < SAMPLES) samples.push(file);
      count += 1;
    }
    this.known.set(pattern, { bits, count, samples });
  }

  private async combine(allow: readonly string[], deny: readonly string[], slices: Slices): Promise<Matches> {
    const words = Math.ceil(this.files.length / 32);
    const union = (patterns: readonly string[]): Uint32Array => {
      const all = new Uint32Array(words);
      for (const pattern of new Set(patterns)) {
        const { bits } = this.of(pattern);
        for (let word = 0; word < words; word += 1) all[word] = (all[word] ?? 0) | (bits[word] ?? 0);
      }
      return all;
    };
    const allowed = union(allow);
    const denied = union(deny);
    const contested = bitCount(allowed, denied);
    const total = bitCount(allowed, allowed);
    const patterns: PatternMatches[] = [];
    const report = async (list: ListName, own: readonly string[], others: Uint32Array): Promise<void> => {
      for (const [index, pattern] of own.entries()) {
        if (slices.isOver()) await slices.rest();
        const { bits, count, samples } = this.of(pattern);
        const coveredBy = count === 0 ? null : this.covering(own, index);
        patterns.push({ list, pattern, count, samples, contested: bitCount(bits, others), coveredBy });
      }
    };
    await report('allow', allow, denied);
    await report('deny', deny, allowed);
    return { files: this.files.length, allowed: total, open: total - contested, patterns };
  }

  private covering(patterns: readonly string[], index: number): string | null {
    const own = this.of(patterns[index] ?? '');
    const covers = (pattern: string, at: number): boolean => {
      if (at === index) return false;
      const other = this.of(pattern);
      // Of two that match the same, the later one is the one too many.
      if (other.count < own.count || (other.count === own.count && at > index)) return false;
      return own.bits.every((word, position) => (word & ~(other.bits[position] ?? 0)) === 0);
    };
    return patterns.find(covers) ?? null;
  }

  private of(pattern: string): Matched {
    return this.known.get(pattern) ?? { bits: new Uint32Array(0), count: 0, samples: [] };
  }

  private forget(inUse: ReadonlySet<string>): void {
    for (const pattern of this.known.keys()) {
      if (this.known.size <= MOST_KEPT) return;
      if (!inUse.has(pattern)) this.known.delete(pattern);
    }
  }
}

/** The number of bits that both have. */
function bitCount(a: Uint32Array, b: Uint32Array): number {
  let total = 0;
  for (let word = 0; word < a.length; word += 1) {
    let both = (a[word] ?? 0) & (b[word] ?? 0);
    both -= (both >>> 1) & 0x55555555;
    both = (both & 0x33333333) + ((both >>> 2) & 0x33333333);
    total += Math.imul((both + (both >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return total;
}
