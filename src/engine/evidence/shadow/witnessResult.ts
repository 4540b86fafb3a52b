/** What the second witness is asked, and what it answers. */
import type { Violation } from '../../violations';
import type { ChangedFile, EvidenceProblem } from '../evidence';
import type { WaitingFile } from '../waitingFiles';
import type { ArmedFiles } from './armedFiles';
import type { CountedChange } from './counts';
import type { ArmedSettings, OwnerWord } from './owner';
import type { StagedChange } from './staged';

export interface WitnessResult {
  /** Tracked paths whose bytes, kind or mode are not as they were. */
  readonly counted: readonly CountedChange[];
  readonly words: ReadonlyMap<string, OwnerWord>;
  readonly untracked: readonly string[];
  readonly problems: readonly EvidenceProblem[];
  readonly findings: readonly Violation[];
  /** What is staged and what was committed, as changed files without a size on disk. */
  readonly delivered: readonly ChangedFile[];
  readonly staged: readonly StagedChange[];
  /** Paths with an index flag that hides changes; those of the armed sparse checkout are none. */
  readonly flagged: readonly string[];
  readonly head: string | null;
  readonly settings: ArmedSettings;
  readonly files: ArmedFiles;
}

export interface WitnessOptions {
  /** Self-ignoring folders that verifiers made. */
  readonly caches?: ReadonlySet<string>;
  /** Called once it is known whether asking the repository's own Git could start a program that was not armed. */
  readonly onSafety?: (safe: boolean) => void;
  /** Whether objects that were written since arming are hashed, for a verdict and not for a live look. */
  readonly objects?: boolean;
  /** Called for what Git would wait for, as soon as it is seen. */
  readonly onWaiting?: ((waiting: WaitingFile) => void) | undefined;
}
