import { Refusal } from './errors';
import { type ArmOptions, type ArmRequest, DEFAULT_OPTIONS, trimLabel } from './policy/policy';
import { writeAtomic } from './store/atomicFiles';
import { sha256Hex } from './store/canonicalJson';
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
import { readSeal, requireSealMatch, type Seal, type SealPlace, writeSeal } from './store/seal';
import type { LoadedEnvelope } from './store/readEnvelope';
import type { EnvelopeStore } from './store/store';

/** A stored envelope that was checked against its seal. */
export interface Envelope {
  readonly config: StoredConfig;
  readonly state: StoredState;
  /** In force, whether stored or the standard ones of an envelope that 1.0 armed. */
  readonly options: ArmOptions;
  /** As stored; null for an envelope that 1.0 armed. */
  readonly storedOptions: StoredOptions | null;
  readonly sealed: boolean;
}

/** An envelope that was just armed, and why it could not be sealed if that is so. */
export interface ArmedEnvelope extends Envelope {
  readonly unsealedReason: string | null;
}

/**
 * Loads the envelope and checks it against the seal.
 * @throws Refusal `not-armed`, `state-invalid`, `exclude-changed`, `seal-mismatch`, `io`
 */
export async function loadEnvelope(store: EnvelopeStore, place: SealPlace): Promise<Envelope> {
  const loaded = await store.load();
  const seal = await readSeal(store.root, place);
  if (seal !== 'absent') requireSealMatch(seal, sealOf(loaded));
  return {
    config: loaded.config,
    state: loaded.state,
    options: loaded.options ?? DEFAULT_OPTIONS,
    storedOptions: loaded.options,
    sealed: seal !== 'absent',
  };
}

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
): Promise<ArmedEnvelope> {
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
  const options: StoredOptions = { ...request.options, evidence: null };
  const state: StoredState = {
    phase: 'armed',
    attempt: 0,
    maxAttempts: request.maxAttempts,
    configSha256: configDigest(config),
    excludeSha256: await registerExclude(store.excludeFile),
    lastError: null,
    lastAudit: null,
    updatedAt: now,
  };
  const digests = {
    config: state.configSha256,
    options: sha256Hex(serializeOptions(options).slice(0, -1)),
    exclude: state.excludeSha256,
  };
  const written = await writeSeal(store.root, sealOf({ config, digests }), place);
  await store.create(config, state, options);
  return {
    config,
    state,
    options,
    storedOptions: options,
    sealed: written.written,
    unsealedReason: written.written ? null : written.reason,
  };
}

function sealOf({ config, digests }: Pick<LoadedEnvelope, 'config' | 'digests'>): Seal {
  return { createdAt: config.createdAt, digests: { ...digests, evidence: null } };
}

/** What is no longer as this process stored it, in words; null when all is. */
export async function tampering(
  store: EnvelopeStore,
  expected: Envelope,
  place: SealPlace,
): Promise<string | null> {
  try {
    const found = await loadEnvelope(store, place);
    if (expected.sealed && !found.sealed) return "the envelope's seal was removed";
    if (serializeConfig(found.config) !== serializeConfig(expected.config))
      return 'the stored config was changed';
    if (serializeState(found.state) !== serializeState(expected.state)) return 'the stored state was changed';
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'io') return error.message;
    throw error;
  }
}

/** Puts Cordon's own files back as this process knows them, so that the phase can be stored. @throws Refusal `io` */
export async function restoreEnvelope(store: EnvelopeStore, envelope: Envelope): Promise<void> {
  const { config, state, storedOptions } = envelope;
  const intact = await store.exists().catch(() => 'broken' as const);
  if (intact !== 'present') {
    await store.reset();
    await store.create(config, state, storedOptions);
    return;
  }
  await writeAtomic(store.paths.config, serializeConfig(config));
  if (storedOptions) await writeAtomic(store.paths.options, serializeOptions(storedOptions));
  await writeAtomic(store.paths.state, serializeState(state));
}
