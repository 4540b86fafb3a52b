import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { DEFAULT_CLAUDE, DEFAULT_LIMITS } from '../../../src/engine/policy/policy';
import {
  configDigest,
  type StoredConfig,
  type StoredOptions,
  type StoredState,
} from '../../../src/engine/store/schemas';

/** An envelope as arming makes it. */
export function sampleConfig(): StoredConfig {
  return {
    mode: 'manual',
    label: 'task',
    baseline: '0123456789abcdef0123456789abcdef01234567',
    policy: { allow: ['src/**'], deny: [], limits: DEFAULT_LIMITS, allowCommits: false },
    verify: ['true'],
    claude: DEFAULT_CLAUDE,
    createdAt: '2024-01-02T03:04:05+00:00',
  };
}

/** The state of `sampleConfig` just after arming, in a repository with this exclude file. */
export function sampleState(excludeFile: string): StoredState {
  return {
    phase: 'armed',
    attempt: 0,
    maxAttempts: 3,
    configSha256: configDigest(sampleConfig()),
    excludeSha256: createHash('sha256').update(readFileSync(excludeFile)).digest('hex'),
    lastError: null,
    lastAudit: null,
    updatedAt: '2024-01-02T03:04:05+00:00',
  };
}

export function sampleOptions(): StoredOptions {
  return { verifyTimeoutSeconds: 60, protect: ['.env*'], allowVerifierChanges: false, evidence: null };
}
