/**
 * What `dist/main.js` holds: the engine once, for both doors. The command line takes `main` from it, the editor the
 * rest, on first need (editor/engine.ts). An entry of the bundler, not a module to import values from.
 */
export { main } from './cli/main';
export { auditDocument } from './engine/audit';
export { doctor } from './engine/doctor';
export { lookAtEnvelope } from './engine/envelope';
export { Refusal } from './engine/errors';
export {
  DEFAULT_LIMITS,
  DEFAULT_CLAUDE,
  DEFAULT_MAX_ATTEMPTS,
  DEFAULT_OPTIONS,
} from './engine/policy/policy';
export { requestProblems } from './engine/policy/policy';
export { PathRules, patternProblem } from './engine/policy/globs';
export { Session } from './engine/session';
export { commandProblem, splitCommand } from './engine/shellWords';
export { parseAudit } from './engine/store/storedAudit';
export { parseReport } from './engine/store/storedReport';
export { probeLock } from './engine/store/lock';
export { trackedPaths } from './engine/evidence/trackedPaths';
export { EnvelopeStore } from './engine/store/store';
export { violationMessage } from './engine/violations';
