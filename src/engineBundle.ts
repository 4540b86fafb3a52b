/**
 * What `dist/main.js` holds: the engine once, for both doors. The command line takes `main` from it, the editor the
 * rest, on first need (editor/engine.ts). An entry of the bundler, not a module to import values from.
 */
export { main } from './cli/main';
export { findClaude } from './engine/agents/findClaude';
export { agentPrompt } from './engine/agents/prompt';
export { armWords } from './engine/armWords';
export { auditDocument } from './engine/audit';
export { envelopeDigest, programsOf, wantsConsent } from './engine/consent';
export { doctor } from './engine/doctor';
export { lookAtEnvelope } from './engine/envelope';
export { Refusal } from './engine/errors';
export { dirtyPaths } from './engine/evidence/gitView';
export { flagsInTheWay } from './engine/evidence/shadow/sparse';
export { readBlob, treeEntries } from './engine/evidence/trees';
export { verifierRisks } from './engine/evidence/shadow/verifierRisks';
export { clearHiddenFlags, CLEARING_COMMANDS } from './engine/indexFlags';
export {
  DEFAULT_LIMITS,
  DEFAULT_CLAUDE,
  DEFAULT_MAX_ATTEMPTS,
  DEFAULT_OPTIONS,
  EFFORTS,
} from './engine/policy/policy';
export { requestProblems } from './engine/policy/policy';
export { compileGlob, PathRules, patternProblem } from './engine/policy/globs';
export { preflight } from './engine/preflight';
export { endAllRunning, findExecutable, runBounded } from './engine/process';
export { planRestore, restoreOutside } from './engine/restore';
export { Session } from './engine/session';
export { settleStaged, unverifiedPaths } from './engine/stagedFiles';
export {
  commandProblem,
  literalOperators,
  quotePosix,
  quotePowerShell,
  splitCommand,
} from './engine/shellWords';
export { parseAudit } from './engine/store/storedAudit';
export { parseReport } from './engine/store/storedReport';
export { writeAtomic } from './engine/store/atomicFiles';
export { probeLock } from './engine/store/lock';
export { trackedPaths } from './engine/evidence/trackedPaths';
export { EnvelopeStore } from './engine/store/store';
export { parsePreset } from './presetSchema';
export { DRAFT_VERSION, parseDraft, parseToEditor } from './protocol';
export { runVerifiers } from './engine/verifiers';
export { sayStoredReason } from './engine/agents/endings';
export { violationMessage, violationWords } from './engine/violations';
export { previewResume } from './engine/attempt';
export { isSameProcess } from './engine/process';
export { askToEnd } from './engine/processes/askToEnd';
export { StatePaths } from './engine/store/layout';
export { readProgress, readRunRecord } from './engine/store/runFiles';
