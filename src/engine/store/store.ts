/**
 * The envelope on disk: `.cordon/` of one repository.
 *
 * Invariant: `.cordon/` appears whole and disappears whole (staging.ts, sideFolders.ts), and each file in it is
 * replaced whole (atomicFiles.ts). `config.json` and `options.json` never change while an envelope lives;
 * `state.json` alone says where it stands, so callers save it after `audit.json` and `report.json`.
 *
 * Reading needs no lock. Everything that writes is only for holders of the lock.
 */
import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { hasErrorCode, Refusal } from '../errors';
import { say } from '../said';
import { lstatOrAbsent, sweepTemporaries, writeAtomic } from './atomicFiles';
import { canonicalText, sha256Hex, type JsonValue } from './canonicalJson';
import { stateInvalid } from './documents';
import { sweepExclude } from './exclude';
import { ioRefusal, isMissing } from './ioErrors';
import { CORDON_DIR, StatePaths } from './layout';
import { folderIdentity, readDocument, readEnvelope, STATE_LIMIT, type LoadedEnvelope } from './readEnvelope';
import {
  configDigest,
  serializeConfig,
  serializeOptions,
  serializeState,
  type StoredConfig,
  type StoredOptions,
  type StoredState,
} from './schemas';
import { removeRunFiles } from './runFiles';
import { resetFolder, type ResetStep } from './sideFolders';
import { StagedEnvelope, type OnCreateStep } from './staging';

const READ_ATTEMPTS = 5;
const READ_AGAIN_MS = 20;

export class EnvelopeStore {
  readonly paths: StatePaths;

  /** `root`: the worktree's root. `excludeFile`: its `info/exclude`, as `git rev-parse --git-path` gives it. */
  constructor(
    readonly root: string,
    readonly excludeFile: string,
  ) {
    this.paths = new StatePaths(root);
  }

  /**
   * Whether there is an envelope, whole or damaged. An empty `.cordon/` is none: there is nothing to lose.
   * @throws Refusal `state-invalid` when something else is in the way: a file or a link, also a dangling one
   */
  async exists(): Promise<'absent' | 'present'> {
    const stats = await lstatOrAbsent(this.paths.folder);
    if (!stats) return 'absent';
    if (!stats.isDirectory()) {
      const kind = stats.isSymbolicLink() ? say`a symbolic link` : say`not a folder`;
      throw new Refusal(
        'state-invalid',
        say`${this.paths.folder} is ${kind}, so it is not Cordon's. Move it away if you need it, or run \`cordon reset\`, which deletes it (of a link only the link).`,
      );
    }
    const names = await readdir(this.paths.folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      // A folder that cannot be listed holds something for all we know; loading it says what is wrong.
      if (hasErrorCode(error, 'EACCES', 'EPERM')) return [CORDON_DIR];
      throw ioRefusal(say`cannot list ${this.paths.folder}`, error);
    });
    return names.length > 0 ? 'present' : 'absent';
  }

  /**
   * Reads and checks the envelope.
   *
   * @throws Refusal `not-armed`, `state-invalid` (missing, malformed or inconsistent files), `exclude-changed`, `io`
   */
  async load(): Promise<LoadedEnvelope> {
    for (let attempt = 1; ; attempt += 1) {
      const before = await folderIdentity(this.paths.folder);
      try {
        if ((await this.exists()) === 'absent') throw notArmed();
        return await readEnvelope(this.paths, this.excludeFile);
      } catch (error) {
        // Without the lock a reset and a new arm may come between two reads: files of two envelopes do not match.
        const replaced = before !== (await folderIdentity(this.paths.folder));
        if (!replaced || attempt === READ_ATTEMPTS) throw error;
        await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
      }
    }
  }

  /**
   * Arms in one step: a crash leaves nothing armed or all of it. The caller has registered the exclude file and checked
   * that nothing is armed. @throws Refusal `io`, `already-armed`
   */
  async create(
    config: StoredConfig,
    state: StoredState,
    options: StoredOptions | null,
    onStep?: OnCreateStep,
  ): Promise<void> {
    await this.commit(await this.stage(onStep), config, state, options);
  }

  /**
   * Begins an envelope aside, so that a caller can put more into it (`paths.evidence`) before `commit`.
   * Whoever does not commit it discards it. @throws Refusal `io`
   */
  stage(onStep?: OnCreateStep): Promise<StagedEnvelope> {
    return StagedEnvelope.begin(this.root, onStep);
  }

  /** Lets a staged envelope appear as `.cordon/`. @throws Refusal `io`, `already-armed`; it is then discarded */
  async commit(
    staged: StagedEnvelope,
    config: StoredConfig,
    state: StoredState,
    options: StoredOptions | null,
  ): Promise<void> {
    if (state.configSha256 !== configDigest(config)) throw new Error('the state is not that of the config');
    await staged.commit({
      config: serializeConfig(config),
      options: options && serializeOptions(options),
      state: serializeState(state),
    });
  }

  /** Stores where the envelope stands. @throws Refusal `io` (the old state is kept), `state-invalid` (no `.cordon/`) */
  async saveState(state: StoredState): Promise<void> {
    await this.write(this.paths.state, serializeState(state));
  }

  /** Stores an audit: its canonical text, without a final newline. @throws Refusal as `saveState` */
  async saveAudit(canonical: string): Promise<void> {
    await this.write(this.paths.audit, `${canonical}\n`);
  }

  /** Stores the report about the audit: canonical text, without a final newline. @throws Refusal as `saveState` */
  async saveReport(canonical: string): Promise<void> {
    await this.write(this.paths.report, `${canonical}\n`);
  }

  /** The canonical text of `audit.json`, without a final newline; null when there is none. */
  async loadAuditText(): Promise<string | null> {
    const document = await readDocument(this.paths.audit, STATE_LIMIT);
    return document === null ? null : canonicalText(document);
  }

  /** The report about the stored audit; null when there is none, or one about another audit, or a damaged one. */
  async loadReport(): Promise<Map<string, JsonValue> | null> {
    try {
      const report = await readDocument(this.paths.report, STATE_LIMIT);
      if (!(report instanceof Map)) return null;
      const audit = await this.loadAuditText();
      return audit !== null && report.get('audit_sha256') === sha256Hex(audit) ? report : null;
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  /** Removes what killed writes left in `.cordon/` and beside the exclude file. Never throws. */
  async sweep(): Promise<void> {
    await sweepExclude(this.excludeFile, this.root);
    const stats = await lstat(this.paths.folder).catch(() => undefined);
    if (!stats?.isDirectory()) return;
    await sweepTemporaries(this.paths.folder);
    await removeRunFiles(this.paths);
  }

  /** Removes `.cordon/`, whatever it is, and what crashes left; says whether there was one. @throws Refusal `io` */
  reset(onStep?: (step: ResetStep) => void | Promise<void>): Promise<boolean> {
    return resetFolder(this.root, onStep);
  }

  private async write(file: string, text: string): Promise<void> {
    const stats = await lstatOrAbsent(this.paths.folder);
    if (!stats?.isDirectory()) {
      throw stateInvalid(
        say`${this.paths.folder} is gone or was replaced, so ${path.basename(file)} cannot be stored`,
      );
    }
    // Canonical text is ASCII, so its length is its size.
    if (text.length > STATE_LIMIT) {
      throw new Refusal(
        'io',
        say`${file} would be longer than ${STATE_LIMIT} bytes; it was left as it was. Change fewer files, or name generated ones in .gitignore before arming.`,
      );
    }
    await writeAtomic(file, text);
  }
}

function notArmed(): Refusal {
  return new Refusal(
    'not-armed',
    say`no envelope is armed in this repository. Arm one first: \`cordon arm LABEL --allow GLOB\`.`,
  );
}
