import { mkdir } from 'node:fs/promises';
import { Refusal } from './errors';
import { say, type Said } from './said';
import { type ArmOptions, type ArmRequest, DEFAULT_OPTIONS, trimLabel } from './policy/policy';
import { writeAtomic } from './store/atomicFiles';
import { type JsonValue, sha256Hex, toCanonical } from './store/canonicalJson';
import { registerExclude } from './store/exclude';
import {
  configDigest,
  serializeConfig,
  serializeOptions,
  serializeState,
  type StoredConfig,
  type StoredOptions,
  type StoredState,
  timestamp,
} from './store/schemas';
import {
  readSeal,
  requireSealMatch,
  type Seal,
  sealMismatches,
  type SealPlace,
  writeSeal,
} from './store/seal';
import type { LoadedEnvelope } from './store/readEnvelope';
import type { EnvelopeStore } from './store/store';
import { atLeastAsStrict, parseTerms, termsOf, termsText } from './terms';

/**
 * How an envelope stands to its seal: `none` (armed by 1.0 or elsewhere), `intact`, `edited` (its config was
 * rewritten since, but nothing more is allowed and nothing less is asked), or `broken`.
 */
export type SealState = 'none' | 'intact' | 'edited' | 'broken';

/** A stored envelope that was checked against its seal. */
export interface Envelope {
  readonly config: StoredConfig;
  readonly state: StoredState;
  /** In force, whether stored or the standard ones of an envelope that 1.0 armed. */
  readonly options: ArmOptions;
  /** As stored; null for an envelope that 1.0 armed. */
  readonly storedOptions: StoredOptions | null;
  readonly seal: SealState;
  /** The canonical texts on disk, for putting them back exactly. */
  readonly texts: LoadedEnvelope['texts'];
}

/** An envelope that was just armed, and why it could not be sealed if that is so. */
export interface ArmedEnvelope extends Envelope {
  readonly unsealedReason: Said | string | null;
  /** What whoever armed it should know. */
  readonly warnings: readonly Said[];
}

/**
 * Loads the envelope for looking at it: a broken seal is told, not refused.
 * @throws Refusal `not-armed`, `state-invalid`, `exclude-changed`, `seal-mismatch` (an unreadable seal), `io`
 */
export async function lookAtEnvelope(store: EnvelopeStore, place: SealPlace): Promise<Envelope> {
  const loaded = await store.load();
  return toEnvelope(loaded, sealState(await readSeal(store.root, place), loaded));
}

/**
 * Loads the envelope to act on it.
 * @throws Refusal as `lookAtEnvelope`, and `seal-mismatch` when the envelope is not the one that was sealed
 */
export async function loadEnvelope(store: EnvelopeStore, place: SealPlace): Promise<Envelope> {
  const loaded = await store.load();
  const seal = await readSeal(store.root, place);
  const state = sealState(seal, loaded);
  if (seal !== 'absent' && state === 'broken') requireSealMatch(seal, sealOf(loaded));
  return toEnvelope(loaded, state);
}

function sealState(seal: Seal | 'absent', loaded: LoadedEnvelope): SealState {
  if (seal === 'absent') return 'none';
  const differing = sealMismatches(seal, sealOf(loaded));
  if (differing.length === 0) return 'intact';
  const sealed = parseTerms(seal.terms);
  const onlyConfig = differing.every((part) => part === 'config');
  return onlyConfig && sealed && atLeastAsStrict(termsOf(loaded.config), sealed) ? 'edited' : 'broken';
}

function toEnvelope({ config, state, options, texts }: LoadedEnvelope, seal: SealState): Envelope {
  return { config, state, options: options ?? DEFAULT_OPTIONS, storedOptions: options, seal, texts };
}

export interface BuiltEvidence {
  /** What `options.json` keeps of it. */
  readonly stored: JsonValue;
  /** For whoever arms. */
  readonly warnings: readonly Said[];
}

/** Builds the second witness in a folder that is not there yet, and may refuse to arm. */
export type BuildEvidence = (folder: string) => Promise<BuiltEvidence>;

/**
 * Stores a new envelope; the caller holds the lock and has checked everything that arming refuses. The seal is
 * written before the envelope appears, so that an envelope that can be sealed is never there without its seal.
 * @throws Refusal `already-armed`, `exclude-changed`, `io`
 */
export async function createEnvelope(
  store: EnvelopeStore,
  request: ArmRequest,
  baseline: string,
  place: SealPlace,
  buildEvidence: BuildEvidence,
): Promise<ArmedEnvelope> {
  const staged = await store.stage();
  let built: BuiltEvidence;
  let excludeSha256: string;
  try {
    built = await buildEvidence(staged.paths.evidence);
    // Only once nothing refuses any more: a refusal changes nothing.
    excludeSha256 = await registerExclude(store.excludeFile, store.root);
  } catch (error) {
    await staged.discard();
    throw error;
  }
  const now = timestamp();
  const config: StoredConfig = {
    mode: request.mode,
    label: trimLabel(request.label),
    baseline,
    policy: request.policy,
    verify: request.verify,
    claude: request.claude,
    createdAt: now,
  };
  const options: StoredOptions = { ...request.options, evidence: built.stored };
  const state: StoredState = {
    phase: 'armed',
    attempt: 0,
    maxAttempts: request.maxAttempts,
    configSha256: configDigest(config),
    excludeSha256,
    lastError: null,
    lastAudit: null,
    updatedAt: now,
  };
  const texts = {
    config: serializeConfig(config).trimEnd(),
    options: serializeOptions(options).trimEnd(),
  };
  const digests = {
    config: state.configSha256,
    options: sha256Hex(texts.options),
    exclude: state.excludeSha256,
  };
  const written = await writeSeal(store.root, sealOf({ config, digests, options }), place);
  await store.commit(staged, config, state, options);
  return {
    ...toEnvelope({ config, state, options, texts, digests }, written.written ? 'intact' : 'none'),
    unsealedReason: written.written ? null : written.reason,
    warnings: built.warnings,
  };
}

function evidenceDigest(options: StoredOptions | null): string | null {
  const evidence = options?.evidence ?? null;
  return evidence === null ? null : sha256Hex(toCanonical(evidence));
}

function sealOf({ config, digests, options }: Pick<LoadedEnvelope, 'config' | 'digests' | 'options'>): Seal {
  const terms = termsText(termsOf(config));
  const evidence = evidenceDigest(options);
  return { createdAt: config.createdAt, terms, digests: { ...digests, evidence } };
}

/** What is no longer as this process stored it, in words; null when all is. */
export async function tampering(
  store: EnvelopeStore,
  expected: Envelope,
  place: SealPlace,
): Promise<Said | null> {
  try {
    const found = await loadEnvelope(store, place);
    if (found.seal !== expected.seal) return say`the envelope's seal was removed or no longer fits`;
    if (found.texts.config !== expected.texts.config) return say`the stored config was changed`;
    if (found.texts.options !== expected.texts.options) return say`the stored options were changed`;
    if (serializeState(found.state) !== serializeState(expected.state))
      return say`the stored state was changed`;
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'io') return error.said;
    throw error;
  }
}

/** Puts Cordon's own files back as this process knows them, so that the phase can be stored. @throws Refusal `io` */
export async function restoreEnvelope(store: EnvelopeStore, envelope: Envelope): Promise<void> {
  const { state, texts } = envelope;
  if ((await store.exists().catch(() => 'broken')) !== 'present') {
    await store.reset();
    await mkdir(store.paths.folder, { mode: 0o700 });
  }
  await writeAtomic(store.paths.config, `${texts.config}\n`);
  if (texts.options !== null) await writeAtomic(store.paths.options, `${texts.options}\n`);
  await writeAtomic(store.paths.state, serializeState(state));
}
