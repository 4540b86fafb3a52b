/** What an envelope may ask for, and everything that can be wrong with a request to arm one. Pure. */
import { commandProblem } from '../shellWords';
import { codePoints, escapeForDisplay, isBlank, stripSpace } from '../text';
import { patternProblem } from './globs';

export { codePoints, isBlank } from '../text';

/** Budgets: whole numbers from 0 to 2^53-1, all inclusive. Lines and files are counts, `maxWorkingBytes` is bytes. */
export interface Limits {
  readonly maxFiles: number;
  readonly maxAddedLines: number;
  readonly maxDeletedLines: number;
  readonly maxWorkingBytes: number;
  readonly maxBinaryFiles: number;
}

export interface Policy {
  /** Cordon globs (globs.ts). */
  readonly allow: readonly string[];
  readonly deny: readonly string[];
  readonly limits: Limits;
  /** Whether `HEAD` may move away from the baseline. */
  readonly allowCommits: boolean;
}

export const DEFAULT_LIMITS: Limits = {
  maxFiles: 25,
  maxAddedLines: 2000,
  maxDeletedLines: 1000,
  maxWorkingBytes: 2_097_152,
  maxBinaryFiles: 2,
};

export const EFFORTS = ['low', 'medium', 'high', 'xhigh', 'max', 'ultracode'] as const;
export type Effort = (typeof EFFORTS)[number];

/** How Claude Code is called; null leaves an option to Claude Code itself. */
export interface ClaudeOptions {
  readonly binary: string;
  readonly maxTurns: number;
  readonly timeoutSeconds: number;
  readonly maxBudgetUsd: number | null;
  readonly model: string | null;
  readonly effort: Effort | null;
}

export const DEFAULT_CLAUDE: ClaudeOptions = {
  binary: 'claude',
  maxTurns: 30,
  timeoutSeconds: 1800,
  maxBudgetUsd: null,
  model: null,
  effort: null,
};

/**
 * Whose settings Claude Code loads: `repository` is what Claude Code does by itself (the repository's settings, hooks,
 * tool servers and CLAUDE.md, and the user's); `user` only the user's own.
 */
export const AGENT_SETTINGS = ['repository', 'user'] as const;
export type AgentSettings = (typeof AGENT_SETTINGS)[number];

/** Cordon's additions beyond 1.0, stored beside 1.0's files. */
export interface ArmOptions {
  readonly verifyTimeoutSeconds: number;
  /** Cordon globs of ignored files that must not change. */
  readonly protect: readonly string[];
  /** Whether the agent may edit the files that verifiers run. */
  readonly allowVerifierChanges: boolean;
  /** `repository` unless set. */
  readonly agentSettings?: AgentSettings;
}

export const DEFAULT_OPTIONS: ArmOptions = {
  verifyTimeoutSeconds: 300,
  protect: [],
  allowVerifierChanges: false,
};

export const DEFAULT_MAX_ATTEMPTS = 3;

/** A request as a form or a command line makes it; not yet checked. */
export interface ArmRequest {
  mode: 'manual' | 'claude';
  /** The task, untrimmed. */
  label: string;
  policy: Policy;
  /** Verifier command lines, POSIX shell words. */
  verify: readonly string[];
  claude: ClaudeOptions;
  maxAttempts: number;
  options: ArmOptions;
}

/** One thing that is wrong. `field` is a dotted key of the request, such as `allow.3`; `code` is stable. */
export interface Problem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The longest label before trimming, in code points. */
export const MAX_LABEL_LENGTH = 16_384;
/** The most patterns, allowed and denied together; also the most protected ones. */
export const MAX_PATTERNS = 256;
export const MAX_VERIFIERS = 8;

/** Every problem of a request, in the order of the fields; empty when it can be armed. */
export function requestProblems(request: ArmRequest): Problem[] {
  const { policy, claude, options } = request;
  return [
    ...labelProblems(request.label),
    ...patternListProblems(policy),
    ...LIMITS.flatMap(([key, name]) => integerProblems(`limits.${key}`, name, policy.limits[key], 0)),
    ...verifierProblems(request.verify),
    ...claudeProblems(claude),
    ...integerProblems('maxAttempts', 'the number of attempts', request.maxAttempts, 1),
    ...amountProblems(
      'options.verifyTimeoutSeconds',
      'the time limit of a verifier',
      options.verifyTimeoutSeconds,
    ),
    ...countProblems('options.protect', 'protected patterns', options.protect.length, MAX_PATTERNS),
    ...patternProblems('options.protect', 'protected pattern', options.protect),
    ...agentSettingsProblems(options.agentSettings),
  ];
}

/** The label as it is stored: without Python's white space at both ends. */
export function trimLabel(label: string): string {
  return stripSpace(label);
}

const LIMITS: readonly (readonly [keyof Limits, string])[] = [
  ['maxFiles', 'the limit of changed files'],
  ['maxAddedLines', 'the limit of added lines'],
  ['maxDeletedLines', 'the limit of deleted lines'],
  ['maxWorkingBytes', 'the limit of working bytes'],
  ['maxBinaryFiles', 'the limit of binary files'],
];

function labelProblems(label: string): Problem[] {
  const field = 'label';
  if (isBlank(label)) {
    return [
      { field, code: 'label-blank', message: 'the task is blank; say in a few words what is to be done' },
    ];
  }
  const length = codePoints(label);
  if (length > MAX_LABEL_LENGTH) {
    const message = `the task is ${length} characters long; use at most ${MAX_LABEL_LENGTH}, for instance by naming a file`;
    return [{ field, code: 'label-too-long', message }];
  }
  return nulProblems(field, 'the task', label);
}

function patternListProblems({ allow, deny }: Policy): Problem[] {
  const problems = countProblems(
    'allow',
    'allowed and denied patterns together',
    allow.length + deny.length,
    MAX_PATTERNS,
  );
  if (allow.length === 0) {
    const message =
      'no path is allowed; add at least one allowed pattern, such as src/** (or ** for every path)';
    problems.push({ field: 'allow', code: 'allow-missing', message });
  }
  problems.push(
    ...patternProblems('allow', 'allowed pattern', allow),
    ...patternProblems('deny', 'denied pattern', deny),
  );
  return problems;
}

function patternProblems(list: string, kind: string, patterns: readonly string[]): Problem[] {
  return patterns.flatMap((pattern, index) => {
    const problem = patternProblem(pattern);
    if (problem === undefined) return [];
    const message = `${kind} ${index + 1}${shown(pattern)} ${problem}`;
    return [{ field: `${list}.${index}`, code: 'pattern-invalid', message }];
  });
}

function verifierProblems(commands: readonly string[]): Problem[] {
  const problems = countProblems('verify', 'verifiers', commands.length, MAX_VERIFIERS);
  for (const [index, command] of commands.entries()) {
    const problem = commandProblem(command);
    if (problem === undefined) continue;
    const message = `verifier ${index + 1}${shown(command)} ${problem}`;
    problems.push({ field: `verify.${index}`, code: 'verifier-invalid', message });
  }
  return problems;
}

function claudeProblems({
  binary,
  maxTurns,
  timeoutSeconds,
  maxBudgetUsd,
  model,
  effort,
}: ClaudeOptions): Problem[] {
  const problems: Problem[] = [];
  if (isBlank(binary)) {
    const message = 'the Claude Code program is blank; name it or give its path, such as claude';
    problems.push({ field: 'claude.binary', code: 'binary-blank', message });
  }
  problems.push(
    ...nulProblems('claude.binary', 'the Claude Code program', binary),
    ...integerProblems('claude.maxTurns', 'the number of turns', maxTurns, 1),
    ...amountProblems('claude.timeoutSeconds', 'the time limit of an attempt', timeoutSeconds),
  );
  if (maxBudgetUsd !== null)
    problems.push(...amountProblems('claude.maxBudgetUsd', 'the budget in dollars', maxBudgetUsd));
  if (model !== null) {
    if (isBlank(model)) {
      const message = 'the model is blank; name one, or leave it out for the default';
      problems.push({ field: 'claude.model', code: 'model-blank', message });
    }
    problems.push(...nulProblems('claude.model', 'the model', model));
  }
  // A draft comes from outside the type system.
  if (effort !== null && !(EFFORTS as readonly string[]).includes(effort)) {
    const message = `the effort${shown(effort)} is unknown; use one of ${EFFORTS.join(', ')}`;
    problems.push({ field: 'claude.effort', code: 'effort-unknown', message });
  }
  return problems;
}

function agentSettingsProblems(value: AgentSettings | undefined): Problem[] {
  // A draft comes from outside the type system.
  if (value === undefined || (AGENT_SETTINGS as readonly string[]).includes(value)) return [];
  const message = `the agent's settings${shown(value)} are unknown; use one of ${AGENT_SETTINGS.join(', ')}`;
  return [{ field: 'options.agentSettings', code: 'agent-settings-unknown', message }];
}

function countProblems(field: string, what: string, count: number, most: number): Problem[] {
  if (count <= most) return [];
  return [{ field, code: 'too-many', message: `there are ${count} ${what}; use at most ${most}` }];
}

function integerProblems(field: string, name: string, value: number, least: 0 | 1): Problem[] {
  if (Number.isSafeInteger(value) && value >= least) return [];
  const remedy = `use a whole number from ${least} to ${Number.MAX_SAFE_INTEGER}`;
  return [{ field, code: 'not-an-integer', message: `${name} is ${value}; ${remedy}` }];
}

function amountProblems(field: string, name: string, value: number): Problem[] {
  if (Number.isFinite(value) && value > 0) return [];
  return [{ field, code: 'not-positive', message: `${name} is ${value}; use a finite number above 0` }];
}

function nulProblems(field: string, name: string, text: string): Problem[] {
  if (!text.includes('\0')) return [];
  return [
    {
      field,
      code: 'nul',
      message: `${name} holds a NUL character, which no program can be given; remove it`,
    },
  ];
}

/** The beginning of a text for a message: quoted, on one line; nothing for a blank one. */
function shown(text: string): string {
  if (isBlank(text)) return '';
  return ` "${escapeForDisplay(text.length > 60 ? `${text.slice(0, 60)}…` : text)}"`;
}
