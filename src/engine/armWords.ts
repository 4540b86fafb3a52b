import {
  type ArmRequest,
  DEFAULT_CLAUDE,
  DEFAULT_LIMITS,
  DEFAULT_MAX_ATTEMPTS,
  DEFAULT_OPTIONS,
} from './policy/policy';

/**
 * The words of a command line that arms the same envelope: `cordon arm …`, or `cordon run …` for one of mode `claude`.
 * Settings at their standard values are left out. Pure; cli/options.ts reads it back.
 */
export function armWords(request: ArmRequest): string[] {
  const { policy, claude, options } = request;
  const { limits } = policy;
  const run = request.mode === 'claude';
  const number = (name: string, value: number, standard: number): string[] =>
    value === standard ? [] : [`--${name}`, String(value)];
  const word = (name: string, value: string | number | null): string[] =>
    value === null ? [] : text(name, String(value));
  const words = [
    ...policy.allow.flatMap((pattern) => text('allow', pattern)),
    ...policy.deny.flatMap((pattern) => text('deny', pattern)),
    ...number('max-files', limits.maxFiles, DEFAULT_LIMITS.maxFiles),
    ...number('max-added-lines', limits.maxAddedLines, DEFAULT_LIMITS.maxAddedLines),
    ...number('max-deleted-lines', limits.maxDeletedLines, DEFAULT_LIMITS.maxDeletedLines),
    ...number('max-working-bytes', limits.maxWorkingBytes, DEFAULT_LIMITS.maxWorkingBytes),
    ...number('max-binary-files', limits.maxBinaryFiles, DEFAULT_LIMITS.maxBinaryFiles),
    ...(policy.allowCommits ? ['--allow-commits'] : []),
    ...request.verify.flatMap((command) => text('verify', command)),
    ...number('verify-timeout', options.verifyTimeoutSeconds, DEFAULT_OPTIONS.verifyTimeoutSeconds),
    ...options.protect.flatMap((pattern) => text('protect', pattern)),
    ...(options.allowVerifierChanges ? ['--allow-verifier-changes'] : []),
    ...number('max-attempts', request.maxAttempts, DEFAULT_MAX_ATTEMPTS),
    ...(run ? number('max-turns', claude.maxTurns, DEFAULT_CLAUDE.maxTurns) : []),
    ...(run ? number('timeout', claude.timeoutSeconds, DEFAULT_CLAUDE.timeoutSeconds) : []),
    ...(run ? word('max-budget-usd', claude.maxBudgetUsd) : []),
    ...(run ? word('model', claude.model) : []),
    ...(run ? word('effort', claude.effort) : []),
    ...(run ? word('agent-settings', options.agentSettings ?? null) : []),
    ...(run && claude.binary !== DEFAULT_CLAUDE.binary ? text('claude', claude.binary) : []),
  ];
  const head = ['cordon', run ? 'run' : 'arm'];
  // A label that begins with a dash would be taken for an option anywhere but behind the mark that ends them.
  return request.label.startsWith('-')
    ? [...head, ...words, '--', request.label]
    : [...head, request.label, ...words];
}

/** A value that begins with a dash must be joined to its option. */
function text(name: string, value: string): string[] {
  return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value];
}
