/** From what was typed to what can be armed, judged by the engine. Pure, but for the engine that it is given. */
import type { AgentSettings, ArmRequest, Effort, Limits, Problem } from '../../engine/policy/policy';
import { say } from '../../engine/said';
import type { CommandReport, Draft } from '../../protocol';
import type { Engine } from '../engine';

/** Everything that is said about a draft. */
export interface Judged {
  /** As `cordon run` would ask; `manualRequest` makes what `cordon arm` would. */
  readonly request: ArmRequest;
  /** Empty when it can be armed. In the order of the fields. */
  readonly problems: readonly Problem[];
}

type Judge = Pick<Engine, 'requestProblems' | 'DEFAULT_CLAUDE'>;

/** A plain number as the command line takes it. */
const WHOLE = /^-?\d+$/;
const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Judges a draft: numbers that are none by their shape, everything else by the engine. */
export function judgeDraft(draft: Draft, engine: Judge): Judged {
  const unread: Problem[] = [];
  const read = (field: string, typed: string, shape: RegExp, code: string): number => {
    const trimmed = typed.trim();
    if (shape.test(trimmed)) return Number(trimmed);
    unread.push({
      field,
      code: trimmed === '' ? 'number-missing' : code,
      message: trimmed,
      said: say`${trimmed}`,
    });
    return Number.NaN;
  };
  const whole = (field: string, typed: string): number => read(field, typed, WHOLE, 'not-whole');
  const decimal = (field: string, typed: string): number => read(field, typed, DECIMAL, 'not-decimal');
  const limit = (key: keyof Limits): number => whole(`limits.${key}`, draft.limits[key]);
  const { claude, options } = draft;
  const request: ArmRequest = {
    mode: 'claude',
    label: draft.label,
    policy: {
      allow: draft.allow,
      deny: draft.deny,
      limits: {
        maxFiles: limit('maxFiles'),
        maxAddedLines: limit('maxAddedLines'),
        maxDeletedLines: limit('maxDeletedLines'),
        maxWorkingBytes: limit('maxWorkingBytes'),
        maxBinaryFiles: limit('maxBinaryFiles'),
      },
      allowCommits: draft.allowCommits,
    },
    verify: draft.verify,
    claude: {
      binary: claude.binary,
      maxTurns: whole('claude.maxTurns', claude.maxTurns),
      timeoutSeconds: decimal('claude.timeoutSeconds', claude.timeoutSeconds),
      maxBudgetUsd:
        claude.maxBudgetUsd.trim() === '' ? null : decimal('claude.maxBudgetUsd', claude.maxBudgetUsd),
      model: claude.model === '' ? null : claude.model,
      // An unknown word is the engine's to refuse.
      effort: claude.effort === '' ? null : (claude.effort as Effort),
    },
    maxAttempts: whole('maxAttempts', draft.maxAttempts),
    options: {
      verifyTimeoutSeconds: decimal('options.verifyTimeoutSeconds', options.verifyTimeoutSeconds),
      protect: options.protect,
      allowVerifierChanges: options.allowVerifierChanges,
      ...(options.agentSettings === '' ? {} : { agentSettings: options.agentSettings as AgentSettings }),
    },
  };
  const own = new Map(unread.map((problem) => [problem.field, problem]));
  const judged = engine.requestProblems(request).map((problem) => own.get(problem.field) ?? problem);
  return { request, problems: judged };
}

/** The request of `cordon arm`: for any agent, so that options of Claude Code are the standard ones. */
export function manualRequest(request: ArmRequest, engine: Judge): ArmRequest {
  const { verifyTimeoutSeconds, protect, allowVerifierChanges } = request.options;
  const options = { verifyTimeoutSeconds, protect, allowVerifierChanges };
  return { ...request, mode: 'manual', claude: engine.DEFAULT_CLAUDE, options };
}

/** How each verifier would be started; the words are empty where it cannot be split. */
export function commandReports(
  commands: readonly string[],
  {
    splitCommand,
    literalOperators,
    commandProblem,
  }: Pick<Engine, 'splitCommand' | 'literalOperators' | 'commandProblem'>,
  warn: (operators: readonly string[]) => string,
): CommandReport[] {
  return commands.map((command) => {
    const words = commandProblem(command) === undefined ? splitCommand(command) : [];
    const operators = literalOperators(words);
    return { command, words, warning: operators.length > 0 ? warn(operators) : null };
  });
}
