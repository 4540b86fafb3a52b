/** The evidence folder's own integrity, and the name of an accepted state. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { comparePaths } from '../paths';
import { digestOfFile } from '../regularFiles';

/** SHA-256 of every file of the evidence, by its path with `/`. */
export type EvidenceDigests = Readonly<Record<string, string>>;

export interface EvidenceState {
  readonly digests: EvidenceDigests;
  /** Anything that is neither a file nor a folder. */
  readonly odd: readonly string[];
  readonly bytes: number;
}

/**
 * Reads the evidence folder.
 * @param except the path of a file that is left to the caller
 * @throws the system's error when it cannot be read
 */
export async function readEvidence(folder: string, except?: string): Promise<EvidenceState> {
  const digests: Record<string, string> = {};
  const odd: string[] = [];
  let bytes = 0;
  const walk = async (below: string): Promise<void> => {
    const entries = readdirSync(path.join(folder, below), { withFileTypes: true });
    await Promise.all(
      entries.map(async (entry) => {
        const name = below === '' ? entry.name : `${below}/${entry.name}`;
        if (entry.isDirectory()) return walk(name);
        if (!entry.isFile()) return void odd.push(name);
        if (name === except) return;
        const { digest, size } = await digestOfFile(path.join(folder, name));
        bytes += size;
        digests[name] = digest;
      }),
    );
  };
  await walk('');
  return { digests, odd, bytes };
}

/** What of the evidence is not as it was armed: files nobody knows, and files that are changed or gone. Pure. */
export function compareEvidence(
  armed: EvidenceDigests,
  { digests, odd }: EvidenceState,
): { unknown: string[]; damaged: string[] } {
  const unknown = [...odd, ...Object.keys(digests)].filter((name) => !Object.hasOwn(armed, name));
  const damaged = Object.keys(armed).filter((name) => digests[name] !== armed[name]);
  return { unknown: unknown.sort(comparePaths), damaged: damaged.sort(comparePaths) };
}

/** One changed path of a state. */
export interface NamedContent {
  readonly path: string;
  /** Octal, `0` where there is nothing. */
  readonly mode: string;
  readonly oid: string;
}

/** The name of a worktree's state: SHA-256 over the baseline and every path that differs from it. Pure. */
export function treeDigest(baseline: string, contents: readonly NamedContent[]): string {
  const hash = createHash('sha256').update(`cordon tree 1\0${baseline}\0`);
  for (const { path: name, mode, oid } of [...contents].sort((a, b) => comparePaths(a.path, b.path))) {
    hash.update(`${mode} ${oid} ${JSON.stringify(name)}\0`);
  }
  return hash.digest('hex');
}
