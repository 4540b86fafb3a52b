import type { Verb } from './options';

const GENERAL_OPTIONS = `  --repo DIR           any folder inside the repository (default: the current one)
  --format json|text   what is printed: JSON for programs, text for people
                       (default: text on a terminal, JSON elsewhere)
  -h, --help           this help`;

const ENVELOPE_OPTIONS = `  --allow GLOB             a path that may change; repeat it, at least one
  --deny GLOB              a path that must not change; it wins over every --allow
  --max-files N            changed files (25)
  --max-added-lines N      added lines (2000)
  --max-deleted-lines N    deleted lines (1000)
  --max-working-bytes N    bytes on disk of all changed files (2097152)
  --max-binary-files N     binary files (2)
  --allow-commits          let HEAD move; what commits change still counts
  --verify COMMAND         must exit 0; repeat it, eight at most. Run without a
                           shell: && and pipes are plain arguments
  --verify-timeout SECONDS for each verifier (300)
  --allow-verifier-changes let the agent edit the files that a verifier runs
  --protect GLOB           ignored files that must not change, such as '.env*'; repeat it
  --max-attempts N         attempts of \`run\` and \`resume\` together (3)`;

const LIVE_OPTIONS = `  --progress, --no-progress
                           live lines on standard error (default: on a terminal)`;

const GLOBS = `Globs match the whole path from the repository's root: * any characters but /,
**/ any number of folders, ** anything, ? one character. All else is literal.
A value that begins with a dash is written --allow=-name.`;

const USAGE: Record<Verb, string> = {
  arm: 'cordon [--repo DIR] arm LABEL --allow GLOB [--deny GLOB] [limits] [--verify COMMAND]',
  run: 'cordon [--repo DIR] run TASK --allow GLOB [--deny GLOB] [limits] [--verify COMMAND] [agent options]',
  check: 'cordon [--repo DIR] check',
  resume: 'cordon [--repo DIR] resume',
  status: 'cordon [--repo DIR] status',
  reset: 'cordon [--repo DIR] reset',
  audit: 'cordon [--repo DIR] audit',
  doctor: 'cordon [--repo DIR] doctor',
};

const DETAILS: Record<Verb, string> = {
  arm: `Arms an envelope on a clean worktree. Calls no AI service: any agent or person may work next.

${ENVELOPE_OPTIONS}

${GLOBS}

Examples
  cordon arm "fix the date parser" --allow 'src/dates/**' --allow 'test/dates/new-*' --verify 'npm test'
  cordon arm "docs only" --allow 'docs/**' --deny 'docs/api/**' --max-files 5 --max-binary-files 0`,
  run: `Arms an envelope, lets Claude Code make one attempt, and checks the result.

${ENVELOPE_OPTIONS}
  --claude PATH            the claude program (claude, looked up on PATH)
  --max-turns N            turns of the agent (30)
  --timeout SECONDS        for one attempt (1800)
  --max-budget-usd USD     dollars for one attempt (no limit)
  --model NAME             passed to Claude Code
  --effort LEVEL           low, medium, high, xhigh, max or ultracode
  --agent-settings WHOSE   repository: what Claude Code loads by itself, the repository's
                           settings, hooks and tool servers included (the default);
                           user: only your own
${LIVE_OPTIONS}

${GLOBS}

Examples
  cordon run "add a --json flag to the list command" --allow 'src/**' --allow 'test/list-json*' --verify 'npm test'
  cordon run "translate the guide" --allow 'docs/ko/**' --max-turns 10 --max-budget-usd 0.50 --timeout 600`,
  check: `Compares the worktree with the armed baseline, runs the verifiers if the policy holds, and stores
the verdict. Exit 0: accepted. Exit 3: rejected, with every reason.

Examples
  cordon check
  cordon --format json check | jq '.violations'`,
  resume: `Makes the next attempt on an envelope of \`run\` that is not accepted yet. The agent is told why the
last attempt ended, what is changed now, and which verifiers failed.

${LIVE_OPTIONS}

Examples
  cordon resume
  cordon resume --progress`,
  status: `Shows the armed envelope, where it stands, and its last audit. Needs no lock.

Examples
  cordon status
  cordon --repo ../other-worktree status`,
  reset: `Forgets the envelope: removes .cordon/ and nothing else. Your files stay as they are.

Examples
  cordon reset`,
  audit: `Looks at the worktree as \`check\` does, but runs no verifier, takes no lock and stores nothing.
Exit 0: the policy holds so far. Exit 3: it does not.

Examples
  cordon audit
  cordon audit && git add -p`,
  doctor: `Reports on Git, Claude Code, the lock, the evidence and the envelope of this repository.

Examples
  cordon doctor`,
};

const EXIT_CODES = `Exit codes
  0  accepted, or the command did its work
  2  refused: bad arguments, state or repository; nothing was changed
  3  rejected by the policy or a verifier
  4  the agent failed, timed out or printed too much`;

const BOUNDARY = `Cordon is a gate after the work, not a sandbox: it shows that what Git can see stayed inside the
envelope and that the verifiers passed. It does not show that the code is right. Review the diff.`;

/** The first line of a complaint about the command line. */
export function usageLine(verb: Verb | null): string {
  return `usage: ${verb ? USAGE[verb] : 'cordon [--version] [--repo DIR] VERB ...   (cordon --help explains)'}`;
}

export function helpText(verb: Verb | null): string {
  if (verb) return `usage: ${USAGE[verb]}\n\n${DETAILS[verb]}\n\nGeneral options\n${GENERAL_OPTIONS}\n`;
  return `usage: cordon [--version] [--repo DIR] VERB ...

The gate after the coding agent: arm an envelope on a clean Git worktree, let any agent work, and
accept the result only if it stayed inside and every verifier passed.

  arm LABEL    arm an envelope: allowed and denied paths, budgets, verifiers
  check        judge what has changed since, and store the verdict
  run TASK     arm, let Claude Code make one attempt, and check
  resume       let Claude Code make the next attempt
  status       show the envelope and its last verdict
  reset        forget the envelope; your files stay
  audit        look without judging: no verifiers, nothing stored
  doctor       report on Git, Claude Code, the lock and the evidence

\`cordon VERB --help\` (or \`cordon help VERB\`) shows the options and examples of a verb.

General options
${GENERAL_OPTIONS}
  --version            the version

Examples
  cordon arm "fix the date parser" --allow 'src/dates/**' --verify 'npm test'
  cordon check
  cordon reset

${EXIT_CODES}

${BOUNDARY}
`;
}
