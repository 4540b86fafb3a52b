import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { buildOnCleanWorktree } from './arming';
import { type Audit, auditDocument, auditEvidence, withVerification } from './audit';
import { requireConsent } from './consent';
import { Refusal } from './errors';
import { say, sayAll, type Said } from './said';
import { findGit, Git, gitEnvironment, type GitListener } from './evidence/git';
import { gatherEvidence } from './evidence/gather';
import { headNow } from './evidence/head';
import { headCommit, openRepository, type Repository } from './evidence/repository';
import { type ArmOptions, type ArmRequest, requestProblems } from './policy/policy';
import { parseJson, toCanonical } from './store/canonicalJson';
import {
  type ArmedEnvelope,
  createEnvelope,
  type Envelope,
  loadEnvelope,
  lookAtEnvelope,
  type SealState,
} from './envelope';
import { CORDON_DIR, foreignNames } from './store/layout';
import { acquireLock, type LockHandle, probeLock } from './store/lock';
import { type Phase, type StoredConfig, type StoredState, timestamp } from './store/schemas';
import { readCaches, removeCaches, writeCaches } from './store/caches';
import { hasSeal, removeSeal, type SealPlace } from './store/seal';
import { EnvelopeStore } from './store/store';
import { type OnProgress, RunNotes } from './runNotes';
import { askWitnesses, refuseOtherGit } from './secondWitness';
import { reportDocument } from './reportDocument';
import { runVerifiers } from './verifiers';
import { violationMessage } from './violations';
import type { EvidenceTier, WitnessedEvidence } from './evidence/evidence';

export interface SessionOptions {
  /** Environment of Git, verifiers and agents. */
  readonly env?: NodeJS.ProcessEnv;
  /** Path of the git program; looked up on PATH unless given. */
  readonly gitPath?: string;
  readonly signal?: AbortSignal;
  readonly onGit?: GitListener;
  readonly onVerifier?: (command: string, index: number) => void;
  /** What whoever arms should know: the agent may rewrite what judges it. */
  readonly onWarning?: (warning: Said) => void;
  /** Digests of confirmed envelopes (consent.ts), where a person has to confirm those that were armed elsewhere. */
  readonly confirmed?: readonly string[];
  /** What the agent and the verifiers do, as it happens; asks Claude Code for live events. */
  readonly onProgress?: OnProgress;
  /** This process runs nobody else's programs: descendants that hide from their parents can be found more surely. */
  readonly ownProcess?: boolean;
}

/** What `status` tells. */
export interface Status {
  readonly config: StoredConfig;
  /** As stored, but `interrupted` for a run whose process is gone. */
  readonly phase: Phase;
  readonly state: StoredState;
  readonly options: ArmOptions;
  readonly seal: SealState;
}

/**
 * One repository and the steps that may be taken on it. Every step that changes state holds the lock for its
 * whole length. Steps throw a `Refusal` when they decline, and have then changed nothing unless they say so.
 */
export class Session {
  readonly store: EnvelopeStore;
  readonly notes: RunNotes;

  private constructor(
    readonly repository: Repository,
    readonly env: NodeJS.ProcessEnv,
    readonly options: SessionOptions,
  ) {
    this.store = new EnvelopeStore(repository.root, repository.excludeFile);
    this.notes = new RunNotes(this.store.paths, options.onProgress);
  }

  /** Finds the worktree that holds `folder`. @throws Refusal `no-repository`, `git-missing`, `git-too-old` */
  static async open(folder: string, options: SessionOptions = {}): Promise<Session> {
    const env = options.env ?? process.env;
    const git = new Git(findGit(env, options.gitPath), folder, gitEnvironment(env), options.onGit);
    await refuseOtherGit(git.binary, folder);
    const place = { platform: process.platform, env };
    const isArmed = async (at: string): Promise<boolean> =>
      (await exists(path.join(at, CORDON_DIR, 'config.json'))) || (await hasSeal(at, place));
    return new Session(await openRepository(git, folder, options.signal, isArmed), env, options);
  }

  /** Arms an envelope on a clean worktree. */
  async arm(request: ArmRequest): Promise<ArmedEnvelope> {
    assertRequest(request);
    return this.locked(() => this.armLocked(request));
  }

  /** Audits, runs the verifiers if the policy holds, and stores the verdict. */
  async check(): Promise<Audit> {
    return this.locked(async () => {
      const envelope = await this.loadToRun();
      const run = { verb: 'check', attempt: 0, maxAttempts: 0 } as const;
      const audit = await this.notes.during(run, () => this.judge(envelope));
      await this.storeVerdict(envelope, audit, audit.passed ? 'accepted' : 'rejected', reasonOf(audit));
      return audit;
    });
  }

  /** Audits the policy only: no lock, no verifiers, nothing stored. */
  async audit(
    signal: AbortSignal | undefined = this.options.signal,
    tier: EvidenceTier = 'full',
  ): Promise<Audit> {
    return this.inspect(await this.load(), signal, tier);
  }

  async status(): Promise<Status> {
    const { config, state, options, seal } = await lookAtEnvelope(this.store, this.sealPlace);
    const orphaned = config.mode === 'claude' && state.phase === 'running' && !(await this.isBusy());
    return { config, state, options, seal, phase: orphaned ? 'interrupted' : state.phase };
  }

  /**
   * Whether the worktree has moved on since it was accepted; null where nothing was accepted, or no second witness named
   * the accepted state. Looks at the whole worktree. @throws Refusal as `audit`
   */
  async isStale(signal: AbortSignal | undefined = this.options.signal): Promise<boolean | null> {
    const envelope = await this.load();
    if (envelope.state.phase !== 'accepted') return null;
    const accepted = (await this.store.loadReport())?.get('tree_digest');
    if (typeof accepted !== 'string') return null;
    const { audit } = await this.look(envelope, { signal, tier: 'digest' });
    return audit.evidence.treeDigest === null ? null : audit.evidence.treeDigest !== accepted;
  }

  /** Forgets the envelope. @returns false when there was none */
  async reset(): Promise<boolean> {
    return this.locked(() => this.resetLocked());
  }

  /** `reset` for a caller that holds the lock. */
  async resetLocked(): Promise<boolean> {
    const removed = await this.store.reset();
    await removeSeal(this.repository.root, this.sealPlace);
    await removeCaches(this.repository.root, this.sealPlace);
    return removed;
  }

  /** The armed envelope, checked against its seal. @throws Refusal `not-armed`, `state-invalid`, `seal-mismatch` */
  load(): Promise<Envelope> {
    return loadEnvelope(this.store, this.sealPlace);
  }

  /** The same, for a step that starts the envelope's programs. @throws Refusal also `not-confirmed` */
  async loadToRun(): Promise<Envelope> {
    const envelope = await this.load();
    const { confirmed } = this.options;
    if (confirmed) requireConsent(this.repository.root, envelope, confirmed);
    return envelope;
  }

  get sealPlace(): SealPlace {
    return { platform: process.platform, env: this.env };
  }

  /** Whether another operation holds the lock now. */
  async isBusy(): Promise<boolean> {
    return (await probeLock(this.repository.lockFile)) === 'held';
  }

  /** Runs `step` under the lock. @throws Refusal `locked` */
  async locked<T>(step: () => Promise<T>): Promise<T> {
    const { signal } = this.options;
    let lock: LockHandle | undefined;
    try {
      lock = await acquireLock(this.repository.lockFile, signal ? { signal } : {});
      await this.store.sweep();
      return await step();
    } catch (error) {
      if (signal?.aborted && !(error instanceof Refusal)) {
        throw new Refusal('cancelled', say`interrupted: no verdict was stored`, { cause: error });
      }
      throw error;
    } finally {
      lock?.release();
    }
  }

  /** `arm` for a caller that holds the lock and has checked the request. */
  async armLocked(request: ArmRequest): Promise<ArmedEnvelope> {
    const { repository, options } = this;
    if ((await this.store.exists()) === 'present') {
      throw new Refusal(
        'already-armed',
        say`an envelope is already armed here: check it, or run \`cordon reset\` first (your files stay as they are)`,
      );
    }
    const baseline =
      (await headNow(repository, options.signal)) ?? (await headCommit(repository, options.signal));
    const armed = await createEnvelope(this.store, request, baseline, this.sealPlace, (folder) =>
      buildOnCleanWorktree({ repository, folder, env: this.env, signal: options.signal }, request, baseline),
    );
    for (const warning of armed.warnings) options.onWarning?.(warning);
    return armed;
  }

  /** Evidence and policy; no verifier. */
  async inspect(
    envelope: Envelope,
    signal: AbortSignal | undefined = this.options.signal,
    tier: EvidenceTier = 'full',
  ): Promise<Audit> {
    const { audit } = await this.look(envelope, { signal, tier });
    return audit;
  }

  /** Evidence, policy and, only if the policy holds, the verifiers; then all of it again, as they may have edited. */
  async judge(envelope: Envelope): Promise<Audit> {
    const { signal } = this.options;
    const { audit, witnessed } = await this.look(envelope, { signal, tier: 'full' });
    if (!audit.passed || envelope.config.verify.length === 0) return audit;
    const verification = await runVerifiers(envelope.config.verify, {
      root: this.repository.root,
      env: this.env,
      timeoutSeconds: envelope.options.verifyTimeoutSeconds,
      signal,
      ownProcess: this.options.ownProcess,
      onStart: (command, index) => {
        this.notes.add({ kind: 'verifier', command, index, count: envelope.config.verify.length });
        this.options.onVerifier?.(command, index);
      },
    });
    if (!witnessed) return withVerification(audit, verification);
    const after = await this.look(envelope, { signal, tier: 'full', before: witnessed });
    const caches = after.witnessed?.caches ?? [];
    if (caches.length > 0)
      await writeCaches(this.repository.root, envelope.config.createdAt, caches, this.sealPlace);
    return withVerification(after.audit, verification);
  }

  private async look(
    envelope: Envelope,
    {
      signal,
      tier,
      before,
    }: { signal: AbortSignal | undefined; tier: EvidenceTier; before?: WitnessedEvidence },
  ): Promise<{ audit: Audit; witnessed: WitnessedEvidence | null }> {
    const { config } = envelope;
    const { repository, env } = this;
    const foreignState = await foreignNames(repository.root);
    const place = { repository, folder: this.store.paths.evidence, env, signal };
    const caches = await readCaches(repository.root, config.createdAt, this.sealPlace);
    const options = { tier, foreignState, caches, ...(before ? { before } : {}) };
    const witnessed = await askWitnesses(place, envelope, options);
    const evidence = witnessed ?? (await gatherEvidence(repository, config.baseline, foreignState, signal));
    return { audit: auditEvidence(config.policy, evidence), witnessed };
  }

  /** Stores an audit. The state is written last: it is what counts. */
  async storeVerdict(
    envelope: Envelope,
    audit: Audit,
    phase: Phase,
    lastError: string | null,
  ): Promise<void> {
    const text = toCanonical(auditDocument(audit));
    await this.store.saveAudit(text);
    await this.store.saveReport(toCanonical(reportDocument(audit, text)));
    await this.saveState({ ...envelope.state, phase, lastError, lastAudit: parseJson(text) });
  }

  /** Stores where the envelope stands, as of now. @returns what was stored */
  async saveState(state: StoredState): Promise<StoredState> {
    const stored = { ...state, updatedAt: timestamp() };
    await this.store.saveState(stored);
    return stored;
  }
}

function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}

/** @throws Refusal `invalid-request` that names every problem */
export function assertRequest(request: ArmRequest): void {
  const problems = requestProblems(request);
  if (problems.length === 0) return;
  throw new Refusal('invalid-request', sayAll(problems.map((problem) => problem.said)));
}

/** Why an audit did not pass, for `last_error`; null when it did. */
export function reasonOf(audit: Audit): string | null {
  return audit.passed ? null : audit.violations.map(violationMessage).join('; ');
}
