import type { ArmOptions, Policy } from '../../policy/policy';
import type { Git } from '../git';
import type { Repository } from '../repository';

/** What every part of the second witness works with: one repository, one envelope, one evidence folder. */
export interface WitnessContext {
  readonly repository: Repository;
  /** Full object name of the armed commit. */
  readonly baseline: string;
  /** Absolute path of the evidence folder; while arming, the staged one. */
  readonly folder: string;
  readonly policy: Policy;
  readonly options: ArmOptions;
  /** The verifiers' command lines. */
  readonly verify: readonly string[];
  /** The whole environment of the caller: what verifiers get. */
  readonly env: NodeJS.ProcessEnv;
  /** The real repository's Git, scrubbed: it is only asked what starts no configured program. */
  readonly git: Git;
  readonly signal?: AbortSignal | undefined;
}

/** Where the verifiers run, and with what. */
export interface VerifierPlace {
  readonly repository: Pick<Repository, 'root'>;
  readonly verify: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/**
 * What a part found at arming, plain JSON data (lone surrogates of byte paths survive it): it is stored in the evidence
 * folder, and the sealed digest covers it. The pattern of every part: `snapshotX(context)` makes it,
 * `compareX(context, snapshot, …)` says what is different now.
 */
export type JsonObject = object;

/** Paths that can be asked for and gone through: a set, or an index that is only searched. */
export interface PathSet extends Iterable<string> {
  has(path: string): boolean;
}

/** What the baseline tracks, as byte paths. */
export interface TrackedPaths {
  /** Files and links. */
  readonly files: PathSet;
  /** Submodules. */
  readonly gitlinks: PathSet;
}
