import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf } from '../engine/errors';
import {
  DEFAULT_CLAUDE,
  DEFAULT_LIMITS,
  DEFAULT_MAX_ATTEMPTS,
  DEFAULT_OPTIONS,
  type AgentSettings,
  type ArmRequest,
  type Effort,
} from '../engine/policy/policy';
import { nearest, optionProblem } from './optionErrors';

export const VERBS = ['arm', 'check', 'run', 'resume', 'status', 'reset', 'audit', 'doctor'] as const;
export type Verb = (typeof VERBS)[number];

export type Format = 'json' | 'text';

/** A command line that was understood. */
export interface CommandLine {
  readonly verb: Verb | null;
  readonly help: boolean;
  readonly version: boolean;
  /** Folder inside the repository; null for the current one. */
  readonly repo: string | null;
  readonly format: Format | null;
  /** Live lines of a `run` or `resume`; null where the command line leaves it to the terminal. */
  readonly progress: boolean | null;
  /** Only for `arm` and `run`. */
  readonly request: ArmRequest | null;
}

/** A mistake in the command line itself: printed after a `usage:` line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(
    message: string,
    readonly verb: Verb | null,
  ) {
    super(message);
  }
}

type OptionTable = NonNullable<ParseArgsConfig['options']>;

const GENERAL: OptionTable = {
  repo: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
};

const ARM: OptionTable = {
  allow: { type: 'string', multiple: true },
  deny: { type: 'string', multiple: true },
  'max-files': { type: 'string' },
  'max-added-lines': { type: 'string' },
  'max-deleted-lines': { type: 'string' },
  'max-working-bytes': { type: 'string' },
  'max-binary-files': { type: 'string' },
  'allow-commits': { type: 'boolean' },
  verify: { type: 'string', multiple: true },
  'max-attempts': { type: 'string' },
  'verify-timeout': { type: 'string' },
  protect: { type: 'string', multiple: true },
  'allow-verifier-changes': { type: 'boolean' },
};

const LIVE: OptionTable = { progress: { type: 'boolean' }, 'no-progress': { type: 'boolean' } };

const RUN: OptionTable = {
  ...ARM,
  ...LIVE,
  claude: { type: 'string' },
  'max-turns': { type: 'string' },
  timeout: { type: 'string' },
  'max-budget-usd': { type: 'string' },
  model: { type: 'string' },
  effort: { type: 'string' },
  'agent-settings': { type: 'string' },
};

const TABLES: Record<Verb, OptionTable> = {
  arm: ARM,
  run: RUN,
  check: {},
  resume: LIVE,
  status: {},
  reset: {},
  audit: {},
  doctor: {},
};

/**
 * Reads a command line.
 * @throws UsageError
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const at = verbIndex(args);
  const name = args[at];
  // `cordon help`, `cordon help VERB`.
  if (name === 'help') return parseCommandLine([...args.filter((_, index) => index !== at), '--help']);
  const verb = VERBS.find((known) => known === name) ?? null;
  if (name !== undefined && verb === null) {
    const meant = nearest(name, VERBS);
    const guess = meant === undefined ? '' : `did you mean ${meant}? `;
    throw new UsageError(`there is no command "${name}": ${guess}use one of ${VERBS.join(', ')}`, null);
  }
  const rest = args.filter((_, index) => index !== at);
  const options = { ...GENERAL, ...(verb ? TABLES[verb] : {}) };
  const { values, positionals } = parse(freeDashes(rest, options), options, verb);
  const text = (key: string): string | undefined => values[key] as string | undefined;
  const general = {
    verb,
    help: values.help === true,
    version: values.version === true,
    repo: text('repo') ?? null,
    format: format(text('format'), verb),
    progress: values['no-progress'] === true ? false : values.progress === true ? true : null,
  };
  if (general.help || general.version) return { ...general, request: null };
  if (verb === null) throw new UsageError(`a command is required: one of ${VERBS.join(', ')}`, null);
  if (verb === 'arm' || verb === 'run') return { ...general, request: armRequest(verb, values, positionals) };
  if (positionals[0] !== undefined)
    throw new UsageError(`${verb} takes no argument, but got "${positionals[0]}"`, verb);
  return { ...general, request: null };
}

/** Where the verb stands: the first argument that is neither a general option nor its value. */
function verbIndex(args: readonly string[]): number {
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--repo' || arg === '--format') index += 1;
    else if (!arg.startsWith('-')) return index;
  }
  return args.length;
}

/**
 * What begins with a dash and is no option, as 1.0 tells it: a negative number (`--max-files -1` is refused as a bad limit and
 * not as a bad command line), and a LABEL that is one or holds a space, such as `- fix the parser`.
 */
function freeDashes(args: readonly string[], options: OptionTable): string[] {
  const [joined, labels]: [string[], string[]] = [[], []];
  for (let index = 0; index < args.length; index += 1) {
    const [arg = '', next] = [args[index], args[index + 1]];
    if (arg === '--') return [...joined, '--', ...labels, ...args.slice(index + 1)];
    if (arg.startsWith('--') && options[arg.slice(2)]?.type === 'string' && next !== undefined) {
      joined.push(...(NEGATIVE.test(next) ? [`${arg}=${next}`] : [arg, next]));
      index += 1;
    } else if (NEGATIVE.test(arg) || (/^-(?!-)/.test(arg) && arg.includes(' '))) labels.push(arg);
    else joined.push(arg);
  }
  return labels.length === 0 ? joined : [...joined, '--', ...labels];
}

const NEGATIVE = /^-(?:\d+|\d*\.\d+)$/;

type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

function parse(
  args: string[],
  options: OptionTable,
  verb: Verb | null,
): { values: Values; positionals: string[] } {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const help = verb === null ? 'cordon --help' : `cordon ${verb} --help`;
    const elsewhere = (name: string): string | undefined =>
      VERBS.find((other) => Object.hasOwn(TABLES[other], name));
    const problem = optionProblem(args, options, help, elsewhere);
    throw new UsageError(problem ?? messageOf(error).replaceAll('\n', ' '), verb);
  }
}

function format(value: string | undefined, verb: Verb | null): Format | null {
  if (value === undefined || value === 'json' || value === 'text') return value ?? null;
  throw new UsageError(`--format is json or text, not "${value}"`, verb);
}

function armRequest(verb: 'arm' | 'run', values: Values, positionals: readonly string[]): ArmRequest {
  const what = verb === 'arm' ? 'LABEL' : 'TASK';
  const [label, extra] = positionals;
  if (label === undefined)
    throw new UsageError(`${verb} needs a ${what}: say in a few words what the change is for`, verb);
  if (extra !== undefined) {
    throw new UsageError(
      `${verb} takes one ${what}, but got "${extra}" as well: put the whole ${what} in quotes`,
      verb,
    );
  }
  const list = (key: string): string[] => (values[key] as string[] | undefined) ?? [];
  const whole = (key: string, standard: number): number =>
    number(verb, key, values[key], standard, /^-?\d+$/, 'a whole number');
  const decimal = (key: string, standard: number): number =>
    number(verb, key, values[key], standard, FLOAT, 'a number such as 90 or 2.5');
  if (list('allow').length === 0) {
    throw new UsageError(
      `${verb} needs at least one --allow: name the paths that may change, such as --allow 'src/**'`,
      verb,
    );
  }
  const budget = values['max-budget-usd'] === undefined ? null : decimal('max-budget-usd', 0);
  return {
    mode: verb === 'arm' ? 'manual' : 'claude',
    label,
    policy: {
      allow: list('allow'),
      deny: list('deny'),
      limits: {
        maxFiles: whole('max-files', DEFAULT_LIMITS.maxFiles),
        maxAddedLines: whole('max-added-lines', DEFAULT_LIMITS.maxAddedLines),
        maxDeletedLines: whole('max-deleted-lines', DEFAULT_LIMITS.maxDeletedLines),
        maxWorkingBytes: whole('max-working-bytes', DEFAULT_LIMITS.maxWorkingBytes),
        maxBinaryFiles: whole('max-binary-files', DEFAULT_LIMITS.maxBinaryFiles),
      },
      allowCommits: values['allow-commits'] === true,
    },
    verify: list('verify'),
    maxAttempts: whole('max-attempts', DEFAULT_MAX_ATTEMPTS),
    claude: {
      binary: (values.claude as string | undefined) ?? DEFAULT_CLAUDE.binary,
      maxTurns: whole('max-turns', DEFAULT_CLAUDE.maxTurns),
      timeoutSeconds: decimal('timeout', DEFAULT_CLAUDE.timeoutSeconds),
      maxBudgetUsd: budget,
      model: (values.model as string | undefined) ?? DEFAULT_CLAUDE.model,
      // Unknown words are refused with every other bad value, by the engine's own validation.
      effort: ((values.effort as string | undefined) ?? DEFAULT_CLAUDE.effort) as Effort | null,
    },
    options: {
      verifyTimeoutSeconds: decimal('verify-timeout', DEFAULT_OPTIONS.verifyTimeoutSeconds),
      protect: list('protect'),
      allowVerifierChanges: values['allow-verifier-changes'] === true,
      ...(values['agent-settings'] === undefined
        ? {}
        : { agentSettings: values['agent-settings'] as AgentSettings }),
    },
  };
}

/** A finite JSON number, or a word for none that the engine then refuses as a value. */
const FLOAT = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|-?inf(?:inity)?|nan)$/i;

function number(
  verb: Verb,
  key: string,
  given: Values[string],
  standard: number,
  shape: RegExp,
  words: string,
): number {
  if (given === undefined) return standard;
  const text = String(given);
  if (!shape.test(text)) throw new UsageError(`--${key} takes ${words}, not "${text}"`, verb);
  if (/nan/i.test(text)) return Number.NaN;
  if (/inf/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return Number(text);
}
