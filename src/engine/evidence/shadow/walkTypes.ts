/** What the walk notes at arming, and what it finds later. */
import type { EvidenceProblem } from '../evidence';
import type { WaitingFile } from '../waitingFiles';
import type { Finding } from './findings';
import type { FrozenRules } from './ignoreRules';

/** Plain JSON. */
export interface WalkSnapshot {
  readonly rules: FrozenRules;
  /** Every folder that was looked into, with its mark; an empty mark says to look again. */
  readonly folders: readonly (readonly [string, string])[];
  /** What Git does not list and was there already: special files, and `.git` entries with a digest of what is inside. */
  readonly oddities: readonly (readonly [string, string])[];
}

export interface WalkResult {
  /** Byte paths that the baseline does not track and no rule of arming ignores; sorted by bytes. */
  readonly untracked: readonly string[];
  readonly problems: readonly EvidenceProblem[];
  readonly findings: readonly Finding[];
}

export interface WalkOptions {
  /** Self-ignoring folders that verifiers made and Cordon accepted (see newCaches.ts): not entered. */
  readonly caches?: ReadonlySet<string>;
  /** Called for what Git would wait for, as soon as it is seen. */
  readonly onWaiting?: ((waiting: WaitingFile) => void) | undefined;
}
