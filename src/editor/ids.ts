/** Every id that package.json and the code share. test/unit/manifest.test.ts proves that they agree. */

export const EXTENSION_ID = 'cordon.cordon-vscode';

/** Commands. Those of `COMMANDS_OF_ITEMS` take an argument and stay out of the palette. */
export const Command = {
  arm: 'cordon.arm',
  quickArm: 'cordon.quickArm',
  allowInForm: 'cordon.allowInForm',
  check: 'cordon.check',
  run: 'cordon.run',
  resume: 'cordon.resume',
  cancelRun: 'cordon.cancelRun',
  auditNow: 'cordon.auditNow',
  review: 'cordon.review',
  showAudit: 'cordon.showAudit',
  reset: 'cordon.reset',
  clearIndexFlags: 'cordon.clearIndexFlags',
  settleStaged: 'cordon.settleStaged',
  copyAsCommand: 'cordon.copyAsCommand',
  openStateFolder: 'cordon.openStateFolder',
  doctor: 'cordon.doctor',
  addAgentInstructions: 'cordon.addAgentInstructions',
  getStarted: 'cordon.getStarted',
  restoreAll: 'cordon.restoreAll',
  refresh: 'cordon.refresh',
  showActions: 'cordon.showActions',
  showLog: 'cordon.showLog',
  toggleDecorations: 'cordon.toggleDecorations',
  openChange: 'cordon.openChange',
  openFile: 'cordon.openFile',
  restoreFile: 'cordon.restoreFile',
  showVerifierOutput: 'cordon.showVerifierOutput',
  copyMessage: 'cordon.copyMessage',
} as const;
export type CommandId = (typeof Command)[keyof typeof Command];

/** Commands that act on what they are given: a tree item, a file, a problem. */
export const COMMANDS_OF_ITEMS: readonly CommandId[] = [
  Command.openChange,
  Command.openFile,
  Command.restoreFile,
  Command.showVerifierOutput,
  Command.copyMessage,
  Command.allowInForm,
];

/** The view type of the form's panel: package.json activates the extension for it after a reload. */
export const FORM_VIEW = 'cordon.arm';

export const View = { container: 'cordon', audit: 'cordon.audit' } as const;

/** The walkthrough, and its steps in their order. */
export const Walkthrough = {
  id: 'getStarted',
  steps: ['arm', 'work', 'check', 'review', 'instructions'],
} as const;

export const STATUS_ITEM = 'status';

export const Setting = {
  section: 'cordon',
  decorations: 'cordon.decorations',
  gitPath: 'cordon.gitPath',
  agentSettings: 'cordon.agentSettings',
  verdictNotifications: 'cordon.verdictNotifications',
  presets: 'cordon.presets',
} as const;

export const DECORATION_MODES = ['all', 'changed', 'off'] as const;
export type DecorationMode = (typeof DECORATION_MODES)[number];

export const VERDICT_NOTIFICATIONS = ['all', 'problems', 'off'] as const;
export type VerdictNotifications = (typeof VERDICT_NOTIFICATIONS)[number];

export const Color = {
  allowed: 'cordon.allowedForeground',
  denied: 'cordon.deniedForeground',
  overBudget: 'cordon.overBudgetForeground',
  dimmed: 'cordon.outsideForeground',
  accepted: 'cordon.acceptedForeground',
} as const;

/**
 * The context keys: one set, read by when-clauses and written by views/contextKeys.ts, except `instructed`. All are about
 * the current repository, except that one and `state`.
 */
export const ContextKey = {
  /** `loading`, `noRepository`, `untrusted`, `notArmed` (in no repository) or `armed` (in some, or a damaged one). */
  state: 'cordon.state',
  /** A repository that commands can act on; never in an untrusted workspace. */
  usable: 'cordon.usable',
  /** There is an envelope, whole or damaged. */
  present: 'cordon.present',
  /** There is an envelope that can be read. */
  armed: 'cordon.armed',
  /** As shown: stored, but `interrupted` for a run whose process is gone; `none` without a readable envelope. */
  phase: 'cordon.phase',
  /** `manual`, `claude` or `none`. */
  mode: 'cordon.mode',
  /** Somebody works on the envelope now: this window, another, or a terminal. */
  running: 'cordon.running',
  /** There are changed files to review. */
  changes: 'cordon.changes',
  /** There are changed files outside the policy, which could be restored. */
  outside: 'cordon.outside',
  /** Index flags hide changes, as far as is known. */
  hiddenFlags: 'cordon.hiddenFlags',
  /** What is staged is not what the verifiers see. */
  staged: 'cordon.staged',
  /** File system paths of changed files, and of those outside the policy, in all repositories: for `resourcePath in`. */
  changedFiles: 'cordon.changedFiles',
  outsideFiles: 'cordon.outsideFiles',
  /** Agent instructions were written or found up to date in this window: set by the command itself. */
  instructed: 'cordon.instructed',
} as const;

/** `contextValue` of tree items, for the menus of the view. */
export const Item = {
  repository: 'cordon.repository',
  file: 'cordon.file',
  outsideFile: 'cordon.file.outside',
  violation: 'cordon.violation',
  flagsViolation: 'cordon.violation.flags',
  stagedViolation: 'cordon.violation.staged',
  verifier: 'cordon.verifier',
  run: 'cordon.run',
} as const;

/** The scheme of the documents that commands/ serves: baselines, present contents, verifier outputs. */
export const SCHEME = 'cordon';
export const DIAGNOSTIC_SOURCE = 'cordon';
