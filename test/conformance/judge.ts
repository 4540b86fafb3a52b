import { type Fields, isFields, type Json, type Observation } from './types';
import { textOf, words, type Workspace } from './workspace';

/** What a violation is about, by the beginning of its words; the first match counts. */
const CATEGORIES: readonly [string, RegExp][] = [
  ['path-outside-policy', /^path outside policy: /],
  ['hidden-index-flag', /^hidden index flags /],
  ['head-moved', /^HEAD /],
  ['file-budget', /^file budget /],
  ['added-line-budget', /^added line budget /],
  ['deleted-line-budget', /^deleted line budget /],
  ['working-byte-budget', /^working byte budget /],
  ['binary-file-budget', /^binary file budget /],
  ['verifier-failed', /^verifier failed /],
  ['scan-cap', /^untracked scan ceiling /],
  ['unsupported-type', /^unsupported kind of file: /],
  ['unreadable', /^unreadable: /],
  ['vanished', /^vanished /],
  ['foreign-state-file', /^foreign file /],
  ['ref-changed', /^ref /],
];

const SIGNAL_EXITS: Record<string, number> = { SIGINT: 130, SIGTERM: 143 };

/** Everything in which an observation differs from what its step expects. */
export function differences(step: Fields, seen: Observation, workspace: Workspace): string[] {
  switch (seen.kind) {
    case 'facts':
      return [...seen.problems];
    case 'json':
      if (seen.value === undefined) return [`${seen.name} does not exist`];
      return compare(step.expect ?? null, seen.value, seen.name, workspace);
    case 'claude': {
      const count =
        seen.count === step.claudeCalls
          ? []
          : [`claude was called ${seen.count} times, not ${JSON.stringify(step.claudeCalls)}`];
      return step.expect === undefined
        ? count
        : [...count, ...compare(step.expect, claudeView(seen.call), 'claude', workspace)];
    }
    case 'process':
      return processDifferences(step, seen, workspace);
  }
}

function processDifferences(
  step: Fields,
  seen: Observation & { kind: 'process' },
  workspace: Workspace,
): string[] {
  const found: string[] = [];
  if (step.exit !== undefined && !exitFits(step.exit, seen)) {
    found.push(
      `exit ${seen.signal ?? String(seen.code)}, expected ${JSON.stringify(step.exit)} (stderr: ${seen.stderr.slice(-300)})`,
    );
  }
  if (step.stderr !== undefined && stderrKind(seen.stderr) !== step.stderr) {
    found.push(
      `stderr is ${stderrKind(seen.stderr)}, expected ${words(step.stderr)}: ${seen.stderr.slice(-300)}`,
    );
  }
  if (step.stdout !== undefined) found.push(...compare(step.stdout, seen.stdout, 'stdout', workspace));
  if (step.expect !== undefined) {
    try {
      found.push(...compare(step.expect, JSON.parse(seen.stdout) as Json, 'stdout', workspace));
    } catch {
      found.push(`stdout is no JSON: ${seen.stdout.slice(0, 200)}`);
    }
  }
  return found;
}

/** A number, one of several, or a signal: 128 plus its number is as good. */
function exitFits(expected: Json, seen: { code: number | null; signal: string | null }): boolean {
  const choices = Array.isArray(expected) ? expected : [expected];
  return choices.some((choice) =>
    typeof choice === 'string'
      ? seen.signal === choice || seen.code === SIGNAL_EXITS[choice]
      : seen.code === choice,
  );
}

function stderrKind(text: string): string {
  if (text === '') return 'empty';
  if (text.startsWith('ERROR: ')) return 'error';
  return text.startsWith('usage:') ? 'usage' : 'other';
}

/** Objects as subsets, lists whole; an object of `$` keys is a set of operators. */
function compare(expected: Json, actual: Json | undefined, where: string, workspace: Workspace): string[] {
  if (isFields(expected)) {
    const keys = Object.keys(expected);
    if (keys.length > 0 && keys.every((key) => key.startsWith('$'))) {
      return keys
        .filter((key) => !operator(key, expected[key] ?? null, actual, workspace))
        .map((key) => `${where}: ${short(actual)} fails ${key} ${short(expected[key])}`);
    }
    if (!isFields(actual)) return [`${where}: ${short(actual)}, expected an object`];
    return keys.flatMap((key) => {
      const [want, got] = [expected[key] ?? null, actual[key]];
      const list =
        key === 'violations' && Array.isArray(got) ? got.map((item) => categoryOf(words(item))) : got;
      return compare(want, list, `${where}.${key}`, workspace);
    });
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length)
      return [`${where}: ${short(actual)}, expected ${short(expected)}`];
    return expected.flatMap((item, index) => compare(item, actual[index], `${where}[${index}]`, workspace));
  }
  return expected === actual ? [] : [`${where}: ${short(actual)}, expected ${short(expected)}`];
}

function operator(name: string, want: Json, actual: Json | undefined, workspace: Workspace): boolean {
  const text = typeof actual === 'string' ? actual : undefined;
  const has = (part: Json): boolean => text?.includes(words(part)) === true;
  switch (name) {
    case '$nonNull':
      return actual !== null && actual !== undefined;
    case '$type':
      return typeof actual === want;
    case '$matches':
      return text !== undefined && new RegExp(words(want), 's').test(text);
    case '$notMatches':
      return text !== undefined && !new RegExp(words(want), 's').test(text);
    case '$containsAll':
      return (want as string[]).every(has);
    case '$containsNone':
      return text !== undefined && !(want as string[]).some(has);
    case '$oneOf':
      return (want as Json[]).some((item) => JSON.stringify(item) === JSON.stringify(actual));
    case '$length':
      return (actual as { length?: number } | undefined)?.length === want;
    case '$startsWithRepeat':
      return text?.startsWith(textOf(repeatOf(want))) === true && text.length > textOf(repeatOf(want)).length;
    case '$equalsRepeat':
      return text === textOf(repeatOf(want));
    case '$rev':
      return workspace.git(['rev-parse', words(want)]).stdout.trim() === actual;
    default:
      throw new Error(`unknown operator ${name}`);
  }
}

function repeatOf(value: Json): Fields {
  const { text, times, tail } = value as { text: string; times: number; tail?: string };
  return { repeat: text, times, ...(tail === undefined ? {} : { tail }) };
}

function categoryOf(message: string): string {
  return CATEGORIES.find(([, pattern]) => pattern.test(message))?.[0] ?? `unknown: ${message}`;
}

/** A call of the stand-in with the prompt taken out of its arguments. */
function claudeView(call: (Observation & { kind: 'claude' })['call']): Json | undefined {
  if (!call) return undefined;
  const argv = [...call.argv];
  const at = argv.indexOf('-p') + 1;
  const prompt = argv[at] ?? null;
  argv[at] = '<prompt>';
  return { argv, prompt, cwd: call.cwd, stdinAtEnd: call.stdinAtEnd };
}

function short(value: Json | undefined): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
}
