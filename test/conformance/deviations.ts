import type { Fields } from './types';

/**
 * Steps of scenarios in which Cordon for VS Code differs from 1.0 on purpose (README.md says why): by scenario, the
 * number of the step among all (setup first, from 1), and what is expected instead, or another look altogether.
 */
const DEVIATIONS: Readonly<Record<string, Readonly<Record<number, Fields>>>> = {
  'arm/defaults': { 8: { expect: ['config.json', 'evidence', 'options.json', 'state.json'] } },
  'arm/file-modes': {
    7: { expect: ['audit.json', 'config.json', 'evidence', 'options.json', 'report.json', 'state.json'] },
  },
  'run/success': {
    8: { expect: ['audit.json', 'config.json', 'evidence', 'options.json', 'report.json', 'state.json'] },
  },
  'budget/all-at-once': {
    9: {
      exit: 3,
      stderr: 'empty',
      expect: {
        passed: false,
        changed_files: ['docs/guide.md', 'src/a.txt', 'src/bin', 'src/pipe', 'z'],
        metrics: { files: 5, added_lines: 4, deleted_lines: 4, working_bytes: 10, binary_files: 1 },
        violations: [
          ...['path-outside-policy', 'path-outside-policy', 'unsupported-type', 'file-budget'],
          ...['added-line-budget', 'deleted-line-budget', 'working-byte-budget', 'binary-file-budget'],
        ],
      },
    },
  },
  'cli/repo-after-command': { 5: { exit: 2, stdout: '', stderr: 'error' } },
  'policy/newline-at-end': {
    7: { exit: 3, stderr: 'empty', expect: { passed: false, violations: ['path-outside-policy'] } },
    9: { exit: 3, stderr: 'empty', expect: { violations: ['path-outside-policy', 'path-outside-policy'] } },
  },
  'run/agent-edits-exclude': {
    7: {
      expect: { phase: 'engine_error', attempt: 1, last_error: { $matches: 'exclude.*while the agent ran' } },
    },
  },
  'run/missing-binary': {
    6: { fileAbsent: ['.cordon'] },
    8: { exit: 2, stdout: '', stderr: 'error' },
    10: { fileAbsent: ['.cordon'] },
  },
  'run/missing-binary-name': {
    6: { exit: 2, stdout: '', stderr: 'error' },
    7: { exit: 2, stdout: '', stderr: 'error' },
    8: { fileAbsent: ['.cordon'] },
  },
  'run/verifier-missing': {
    7: { expect: { phase: 'agent_finished', attempt: 1, last_error: { $matches: 'no-such-verifier' } } },
  },
  'state/extra-files-kept': {
    7: {
      exit: 3,
      stderr: 'empty',
      expect: { passed: false, changed_files: [], violations: ['foreign-state-file'] },
    },
  },
  'tracked/file-to-fifo': {
    8: {
      exit: 3,
      stderr: 'empty',
      expect: { changed_files: ['src/a.txt'], violations: ['unsupported-type'] },
    },
    9: { exit: 0, stderr: 'empty', expect: { phase: 'rejected' } },
  },
  'tracked/stash': {
    8: {
      exit: 3,
      stderr: 'empty',
      expect: { passed: false, changed_files: [], violations: ['ref-changed'] },
    },
  },
  'untracked/fifo': {
    7: {
      exit: 3,
      stderr: 'empty',
      expect: { changed_files: ['pipe'], violations: ['path-outside-policy', 'unsupported-type'] },
    },
  },
  'untracked/unreadable-dir': {
    8: { exit: 3, stderr: 'empty', expect: { changed_files: ['e'], violations: ['unreadable'] } },
  },
};

const EXPECTATIONS = new Set(['exit', 'stdout', 'stderr', 'expect']);

/** A step of a scenario with what is expected of Cordon for VS Code. `number` counts from 1. */
export function expectedStep(scenario: string, number: number, step: Fields): Fields {
  const instead = DEVIATIONS[scenario]?.[number];
  if (!instead) return step;
  if (Object.keys(instead).some((key) => !EXPECTATIONS.has(key))) return instead;
  const action = Object.entries(step).filter(([key]) => !EXPECTATIONS.has(key));
  return { ...Object.fromEntries(action), ...instead };
}
