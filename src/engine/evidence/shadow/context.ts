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

/** JSON data as `JSON.stringify` takes it and `JSON.parse` gives it back; lone surrogates of byte paths survive. */
export type PlainJson =
  null | boolean | number | string | readonly PlainJson[] | { readonly [key: string]: PlainJson };

/**
 * What a part found at arming: it is stored in the evidence folder, and the sealed digest covers it. The pattern of
 * every part: `snapshotX(context)` makes it, `compareX(context, snapshot, …)` says what is different now.
 */
export type JsonObject = { readonly [key: string]: PlainJson };

/** What the baseline tracks, as byte paths. */
export interface TrackedPaths {
  /** Files and links. */
  readonly files: ReadonlySet<string>;
  /** Submodules. */
  readonly gitlinks: ReadonlySet<string>;
}
