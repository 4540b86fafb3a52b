/** What an envelope may ask for, and everything that can be wrong with a request to arm one. Pure. */
import { type Said, say } from '../said';
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
  /** The message with what is filled in kept apart, for translations. */
  readonly said: Said;
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
    ...integerProblems('maxAttempts', say`the number of attempts`, request.maxAttempts, 1),
    ...amountProblems(
      'options.verifyTimeoutSeconds',
      say`the time limit of a verifier`,
      options.verifyTimeoutSeconds,
    ),
    ...countProblems('options.protect', say`protected patterns`, options.protect.length, MAX_PATTERNS),
    ...patternProblems('options.protect', PROTECTED, options.protect),
    ...agentSettingsProblems(options.agentSettings),
  ];
}

/** The label as it is stored: without Python's white space at both ends. */
export function trimLabel(label: string): string {
  return stripSpace(label);
}

const LIMITS: readonly (readonly [keyof Limits, Said])[] = [
  ['maxFiles', say`the limit of changed files`],
  ['maxAddedLines', say`the limit of added lines`],
  ['maxDeletedLines', say`the limit of deleted lines`],
  ['maxWorkingBytes', say`the limit of working bytes`],
  ['maxBinaryFiles', say`the limit of binary files`],
];

function labelProblems(label: string): Problem[] {
  const field = 'label';
  if (isBlank(label)) {
    return [problem(field, 'label-blank', say`the task is blank; say in a few words what is to be done`)];
  }
  const length = codePoints(label);
  if (length > MAX_LABEL_LENGTH) {
    const words = say`the task is ${length} characters long; use at most ${MAX_LABEL_LENGTH}, for instance by naming a file`;
    return [problem(field, 'label-too-long', words)];
  }
  return nulProblems(field, say`the task`, label);
}

function patternListProblems({ allow, deny }: Policy): Problem[] {
  const problems = countProblems(
    'allow',
    say`allowed and denied patterns together`,
    allow.length + deny.length,
    MAX_PATTERNS,
  );
  if (allow.length === 0) {
    const words = say`no path is allowed; add at least one allowed pattern, such as src/** (or ** for every path)`;
    problems.push(problem('allow', 'allow-missing', words));
  }
  problems.push(...patternProblems('allow', ALLOWED, allow), ...patternProblems('deny', DENIED, deny));
  return problems;
}

type SayPlace = (place: number, pattern: string, wrong: Said) => Said;

const ALLOWED: SayPlace = (place, pattern, wrong) => say`allowed pattern ${place}${pattern} ${wrong}`;
const DENIED: SayPlace = (place, pattern, wrong) => say`denied pattern ${place}${pattern} ${wrong}`;
const PROTECTED: SayPlace = (place, pattern, wrong) => say`protected pattern ${place}${pattern} ${wrong}`;

function patternProblems(list: string, sayPlace: SayPlace, patterns: readonly string[]): Problem[] {
  return patterns.flatMap((pattern, index) => {
    const wrong = patternProblem(pattern);
    if (wrong === undefined) return [];
    return [problem(`${list}.${index}`, 'pattern-invalid', sayPlace(index + 1, shown(pattern), wrong))];
  });
}

function verifierProblems(commands: readonly string[]): Problem[] {
  const problems = countProblems('verify', say`verifiers`, commands.length, MAX_VERIFIERS);
  for (const [index, command] of commands.entries()) {
    const wrong = commandProblem(command);
    if (wrong === undefined) continue;
    const words = say`verifier ${index + 1}${shown(command)} ${wrong}`;
    problems.push(problem(`verify.${index}`, 'verifier-invalid', words));
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
    const words = say`the Claude Code program is blank; name it or give its path, such as claude`;
    problems.push(problem('claude.binary', 'binary-blank', words));
  }
  problems.push(
    ...nulProblems('claude.binary', say`the Claude Code program`, binary),
    ...integerProblems('claude.maxTurns', say`the number of turns`, maxTurns, 1),
    ...amountProblems('claude.timeoutSeconds', say`the time limit of an attempt`, timeoutSeconds),
  );
  if (maxBudgetUsd !== null)
    problems.push(...amountProblems('claude.maxBudgetUsd', say`the budget in dollars`, maxBudgetUsd));
  if (model !== null) {
    if (isBlank(model)) {
      const words = say`the model is blank; name one, or leave it out for the default`;
      problems.push(problem('claude.model', 'model-blank', words));
    }
    problems.push(...nulProblems('claude.model', say`the model`, model));
  }
  // A draft comes from outside the type system.
  if (effort !== null && !(EFFORTS as readonly string[]).includes(effort)) {
    const words = say`the effort${shown(effort)} is unknown; use one of ${EFFORTS.join(', ')}`;
    problems.push(problem('claude.effort', 'effort-unknown', words));
  }
  return problems;
}

function agentSettingsProblems(value: AgentSettings | undefined): Problem[] {
  // A draft comes from outside the type system.
  if (value === undefined || (AGENT_SETTINGS as readonly string[]).includes(value)) return [];
  const words = say`the agent's settings${shown(value)} are unknown; use one of ${AGENT_SETTINGS.join(', ')}`;
  return [problem('options.agentSettings', 'agent-settings-unknown', words)];
}

function problem(field: string, code: string, said: Said): Problem {
  return { field, code, message: said.text, said };
}

function countProblems(field: string, what: Said, count: number, most: number): Problem[] {
  if (count <= most) return [];
  return [problem(field, 'too-many', say`there are ${count} ${what}; use at most ${most}`)];
}

function integerProblems(field: string, name: Said, value: number, least: 0 | 1): Problem[] {
  if (Number.isSafeInteger(value) && value >= least) return [];
  const words = say`${name} is ${value}; use a whole number from ${least} to ${Number.MAX_SAFE_INTEGER}`;
  return [problem(field, 'not-an-integer', words)];
}

function amountProblems(field: string, name: Said, value: number): Problem[] {
  if (Number.isFinite(value) && value > 0) return [];
  return [problem(field, 'not-positive', say`${name} is ${value}; use a finite number above 0`)];
}

function nulProblems(field: string, name: Said, text: string): Problem[] {
  if (!text.includes('\0')) return [];
  return [
    problem(field, 'nul', say`${name} holds a NUL character, which no program can be given; remove it`),
  ];
}

/** The beginning of a text for a message: quoted, on one line; nothing for a blank one. */
function shown(text: string): string {
  if (isBlank(text)) return '';
  return ` "${escapeForDisplay(text.length > 60 ? `${text.slice(0, 60)}…` : text)}"`;
}
