import type * as vscode from 'vscode';

export const TASK_TYPE = 'cordon';
export const TASK_VERBS = ['check', 'run', 'resume'] as const;
export type TaskVerb = (typeof TASK_VERBS)[number];

/** A task of type `cordon`, as tasks.json holds it; package.json has its schema. */
export interface CordonDefinition extends vscode.TaskDefinition {
  readonly type: typeof TASK_TYPE;
  readonly verb: TaskVerb;
  /** Any folder inside the repository, absolute or relative to the workspace folder. */
  readonly repository?: string;
  /** `run`: what the agent is to do, and the paths that may change. */
  readonly task?: string;
  readonly allow?: readonly string[];
  readonly deny?: readonly string[];
  readonly verify?: readonly string[];
  /** Further options as on the command line, one word each. */
  readonly args?: readonly string[];
}

/** The definition that somebody wrote, or undefined when it cannot be run. */
export function parseDefinition(given: vscode.TaskDefinition): CordonDefinition | undefined {
  const { type, verb, repository, task } = given as Record<string, unknown>;
  if (type !== TASK_TYPE || !TASK_VERBS.some((known) => known === verb)) return undefined;
  const lists = ['allow', 'deny', 'verify', 'args'].map((key): unknown => given[key]);
  if (!lists.every((list) => list === undefined || isTextList(list))) return undefined;
  if ([repository, task].some((text) => text !== undefined && typeof text !== 'string')) return undefined;
  if (verb === 'run' && (task === undefined || given.allow === undefined)) return undefined;
  return given as CordonDefinition;
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The words after `cordon --repo DIR`. Values are joined to their options, so that none is taken for an option. */
export function definitionArgs({ verb, task, allow, deny, verify, args = [] }: CordonDefinition): string[] {
  if (verb !== 'run') return [verb, ...(verb === 'resume' ? ['--progress'] : []), ...args];
  const each = (option: string, values: readonly string[] = []): string[] =>
    values.map((value) => `--${option}=${value}`);
  const options = [...each('allow', allow), ...each('deny', deny), ...each('verify', verify), ...args];
  // Behind `--` a task may begin with a dash.
  return [verb, '--progress', ...options, '--', task ?? ''];
}
