import { l10n } from 'vscode';
import type { Words } from '../../protocolWords';

/** Everything that the form says by itself, in the user's language. */
export function formWords(): Words {
  return { ...frame(), ...paths(), ...budgets(), ...verification(), ...claude() };
}

function frame() {
  return {
    title: l10n.t('Arm an Envelope'),
    hint: l10n.t(
      'Say what an agent may change. Cordon is a gate, not a sandbox: it judges what Git can see of the work.',
    ),
    repository: l10n.t('Repository'),
    loadPreset: l10n.t('Load Preset…'),
    savePreset: l10n.t('Save as Preset…'),
    startOver: l10n.t('Start Over'),
    preflight: l10n.t('Before arming'),
    looking: l10n.t('Looking at the repository…'),
    task: l10n.t('Task'),
    taskHelp: l10n.t('What is to be done. The agent reads it, and the envelope is named by it.'),
    taskPlaceholder: l10n.t('For instance: make the parser accept trailing commas'),
    moveUp: l10n.t('Move up {0}'),
    moveDown: l10n.t('Move down {0}'),
    remove: l10n.t('Remove {0}'),
    removed: l10n.t('Removed {0}'),
    moved: l10n.t('Moved {0} to place {1}'),
    resetField: l10n.t('Reset “{0}” to {1}'),
    default: l10n.t('Standard: {0}'),
    none: l10n.t('none'),
    standard: l10n.t('Claude Code’s default'),
    cancel: l10n.t('Cancel'),
    arm: l10n.t('Arm'),
    armAndRun: l10n.t('Arm and Run Claude'),
    copy: l10n.t('Copy as Command…'),
    begin: l10n.t('Say what is to be done and which paths may change'),
    problem: l10n.t('1 field needs a correction'),
    problems: l10n.t('{0} fields need a correction'),
    showProblem: l10n.t('Go to the First'),
    blocked: l10n.t('Arming would be refused now: see “Before arming”'),
    ready: l10n.t('Ready to arm'),
    readyWithWarning: l10n.t('Ready to arm, with a warning'),
    refused: l10n.t('Nothing was armed.'),
    untrusted: l10n.t(
      'In Restricted Mode Cordon runs nothing, Git included, so nothing can be armed. What you typed is kept.',
    ),
    manageTrust: l10n.t('Manage Workspace Trust'),
    noRepository: l10n.t('There is no Git repository in this workspace to arm an envelope in.'),
    error: l10n.t('Error:'),
    warning: l10n.t('Warning:'),
  };
}

function paths() {
  return {
    paths: l10n.t('Paths'),
    pathsHelp: l10n.t(
      'Relative to the repository. * stands for any characters but /, ** for any at all, ? for one. Everything else is literal.',
    ),
    allowed: l10n.t('Allowed'),
    allowedHelp: l10n.t('Only these paths may change.'),
    denied: l10n.t('Denied'),
    deniedHelp: l10n.t('These must not change, even where a pattern above allows them.'),
    allowedItem: l10n.t('Allowed pattern {0}'),
    deniedItem: l10n.t('Denied pattern {0}'),
    addAllowed: l10n.t('Add an allowed pattern'),
    addDenied: l10n.t('Add a denied pattern'),
    allowOpenFiles: l10n.t('Allow Open Files'),
    allowFolder: l10n.t('Allow Folder…'),
    counting: l10n.t('counting…'),
    completions: l10n.t('Folders and files'),
    listHelp: l10n.t(
      'Enter goes on to the next one, Alt+Up and Alt+Down move it, Backspace removes an empty one. Several pasted lines become several patterns.',
    ),
  };
}

function budgets() {
  return {
    budgets: l10n.t('Budgets'),
    budgetsHelp: l10n.t('How much may change, all of it together. At the limit is still accepted.'),
    maxFiles: l10n.t('Changed files'),
    maxAddedLines: l10n.t('Added lines'),
    maxDeletedLines: l10n.t('Deleted lines'),
    maxWorkingBytes: l10n.t('Total size, in bytes'),
    maxBinaryFiles: l10n.t('Binary files'),
    allowCommits: l10n.t('Allow commits'),
    allowCommitsHelp: l10n.t('What a commit changes counts like any other change.'),
  };
}

function verification() {
  return {
    verification: l10n.t('Verification'),
    verificationHelp: l10n.t(
      'Commands that must exit with 0 before a result is accepted. They are started directly, without a shell, at the top of the repository.',
    ),
    verifiers: l10n.t('Verifiers'),
    verifierItem: l10n.t('Verifier {0}'),
    addVerifier: l10n.t('Add a verifier'),
    runsAs: l10n.t('Starts with these arguments:'),
    dryRun: l10n.t('Try It'),
    dryRunning: l10n.t('Running…'),
    dryRunHelp: l10n.t('Run {0} now'),
    output: l10n.t('Output of {0}'),
    suggested: l10n.t('Found in this repository'),
    addSuggestion: l10n.t('Add the verifier {0}'),
    verifyTimeout: l10n.t('Time limit of each verifier, in seconds'),
    allowVerifierChanges: l10n.t('The agent may edit the files that the verifiers run'),
    protected: l10n.t('Protected ignored files'),
    protectedHelp: l10n.t('Patterns of files that Git ignores and that must not change, such as .env*'),
    protectedItem: l10n.t('Protected pattern {0}'),
    addProtected: l10n.t('Add a protected pattern'),
  };
}

function claude() {
  return {
    claude: l10n.t('Claude Code'),
    claudeHelp: l10n.t(
      'Only for “Arm and Run Claude”. Any other agent can work in an envelope that is just armed.',
    ),
    binary: l10n.t('Program'),
    askVersion: l10n.t('Ask Its Version'),
    maxTurns: l10n.t('Turns'),
    timeoutSeconds: l10n.t('Time limit of an attempt, in seconds'),
    maxBudgetUsd: l10n.t('Budget in US dollars'),
    model: l10n.t('Model'),
    effort: l10n.t('Effort'),
    maxAttempts: l10n.t('Attempts'),
    agentSettings: l10n.t('Settings it loads'),
    settingsRepository: l10n.t('the repository’s and yours'),
    settingsUser: l10n.t('only yours'),
  };
}
