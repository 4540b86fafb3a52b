import { mkdir, rmdir } from 'node:fs/promises';
import { Refusal } from '../errors';
import { say } from '../said';
import { lstatOrAbsent, renameReplacing, syncFolder, writeAtomic } from './atomicFiles';
import { ioRefusal } from './ioErrors';
import { StatePaths } from './layout';
import { innerFolder, makeSideFolder, removeSideFolder, sweepSideFolders } from './sideFolders';

/** Where the creation of an envelope stands; tests stop a process at each. */
export type CreateStep = 'staged' | 'config' | 'options' | 'state' | 'flushed' | 'armed' | 'done';
export type OnCreateStep = (step: CreateStep) => void | Promise<void>;

/** The texts of an envelope's files, each with its final newline. */
export interface EnvelopeTexts {
  readonly config: string;
  readonly options: string | null;
  readonly state: string;
}

/**
 * An envelope that is being built beside `.cordon/`, in a folder that Git does not list. A crash before the
 * commit leaves nothing armed, and the next arm or reset removes the folder. Exactly one of `commit` and
 * `discard` ends it. Only for holders of the lock.
 */
export class StagedEnvelope {
  private constructor(
    /** Where the envelope's files lie until the commit. */
    readonly paths: StatePaths,
    private readonly side: string,
    private readonly onStep?: OnCreateStep,
  ) {}

  /** @throws Refusal `io` */
  static async begin(root: string, onStep?: OnCreateStep): Promise<StagedEnvelope> {
    let side: string | undefined;
    try {
      await sweepSideFolders(root);
      side = await makeSideFolder(root, 'arm');
      const staged = new StagedEnvelope(new StatePaths(root, innerFolder(side)), side, onStep);
      await mkdir(staged.paths.folder, { mode: 0o700 });
      await onStep?.('staged');
      return staged;
    } catch (error) {
      if (side !== undefined) await removeSideFolder(side).catch(() => undefined);
      throw ioRefusal(say`cannot prepare an envelope in ${root}; nothing was armed`, error);
    }
  }

  /** Writes the files and lets the whole envelope appear in one step. @throws Refusal `io`, `already-armed` */
  async commit(texts: EnvelopeTexts): Promise<void> {
    try {
      await writeAtomic(this.paths.config, texts.config);
      await this.onStep?.('config');
      if (texts.options !== null) await writeAtomic(this.paths.options, texts.options);
      await this.onStep?.('options');
      await writeAtomic(this.paths.state, texts.state);
      await this.onStep?.('state');
      await this.appear();
      await this.onStep?.('armed');
    } finally {
      await this.discard();
    }
    await this.onStep?.('done');
  }

  /** Removes what is staged; the next arm or reset does it where that fails now. */
  async discard(): Promise<void> {
    await removeSideFolder(this.side).catch(() => undefined);
  }

  private async appear(): Promise<void> {
    const { root } = this.paths;
    const target = new StatePaths(root).folder;
    try {
      // Windows renames onto nothing but a free name; an empty folder is all that this removes.
      await rmdir(target).catch(() => undefined);
      await syncFolder(this.paths.folder);
      await this.onStep?.('flushed');
      await renameReplacing(this.paths.folder, target);
    } catch (error) {
      if (await lstatOrAbsent(target)) {
        throw new Refusal(
          'already-armed',
          say`${target} exists already. Run \`cordon status\` to see it, or \`cordon reset\` to remove it.`,
          { cause: error },
        );
      }
      throw ioRefusal(say`cannot create ${target}; nothing was armed`, error);
    }
    await syncFolder(root).catch((error: unknown) => {
      throw ioRefusal(say`armed, but cannot flush ${root} to disk`, error);
    });
  }
}
