/** The draft of Quick Arm as text, and what is wrong with it by the engine's own rules. Pure but for translations. */
import { l10n } from 'vscode';
import type { ArmRequest, Limits, Policy } from '../engine/policy/policy';
import { engine } from './engine';
import { translated, translatedError } from './said';
import { capitalised } from './words';

/** Lists and budgets as they are typed: words as a POSIX shell splits them. */
export interface ArmDraft {
  readonly label: string;
  readonly allow: string;
  readonly deny: string;
  readonly budgets: string;
  readonly verify: readonly string[];
  readonly allowCommits: boolean;
}

const BUDGET_NAMES = [
  ['files', 'maxFiles'],
  ['added', 'maxAddedLines'],
  ['deleted', 'maxDeletedLines'],
  ['bytes', 'maxWorkingBytes'],
  ['binary', 'maxBinaryFiles'],
] as const;

export function emptyDraft(): ArmDraft {
  const { DEFAULT_LIMITS } = engine();
  return {
    label: '',
    allow: '',
    deny: '',
    budgets: budgetsText(DEFAULT_LIMITS),
    verify: [],
    allowCommits: false,
  };
}

export function budgetsText(limits: Limits): string {
  return BUDGET_NAMES.map(([name, key]) => `${name}=${limits[key]}`).join(' ');
}

/** The request of a draft. @throws Error in words when a part is no list of words or no budgets */
export function requestOf(draft: ArmDraft): ArmRequest {
  const { splitCommand, DEFAULT_CLAUDE, DEFAULT_MAX_ATTEMPTS, DEFAULT_OPTIONS } = engine();
  const policy: Policy = {
    allow: splitCommand(draft.allow),
    deny: splitCommand(draft.deny),
    limits: limitsOf(draft.budgets),
    allowCommits: draft.allowCommits,
  };
  const standard = { claude: DEFAULT_CLAUDE, maxAttempts: DEFAULT_MAX_ATTEMPTS, options: DEFAULT_OPTIONS };
  return { mode: 'manual', label: draft.label, policy, verify: draft.verify, ...standard };
}

/** What is wrong with one field of the draft, in words; undefined when nothing is. */
export function draftProblem(
  draft: ArmDraft,
  field: 'label' | 'allow' | 'deny' | 'limits' | 'verify',
): string | undefined {
  try {
    const found = engine()
      .requestProblems(requestOf(draft))
      .find((problem) => problem.field === field || problem.field.startsWith(`${field}.`));
    return found && capitalised(translated(found.said));
  } catch (error) {
    return capitalised(translatedError(error));
  }
}

/** What is worth a second look at a field that can be used as it is, in words; undefined when nothing is. */
export function draftHint(draft: ArmDraft, field: 'allow' | 'deny'): string | undefined {
  const pattern = requestOf(draft).policy[field].find((word) => word.endsWith(','));
  if (pattern === undefined) return undefined;
  return l10n.t('"{0}" ends with a comma that belongs to the pattern: only spaces separate.', pattern);
}

/** `files=8 added=400`; budgets that are not named keep their standard. */
function limitsOf(text: string): Limits {
  const limits: Record<keyof Limits, number> = { ...engine().DEFAULT_LIMITS };
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const [name = '', value = '', ...rest] = word.split('=');
    const known = BUDGET_NAMES.find(([budget]) => budget === name);
    if (!known || rest.length > 0) {
      const names = BUDGET_NAMES.map(([budget]) => budget).join(', ');
      throw new Error(l10n.t('"{0}" is no budget; write NAME=NUMBER with one of: {1}', word, names));
    }
    if (!/^-?\d+$/.test(value)) throw new Error(l10n.t('"{0}" is no whole number', value));
    limits[known[1]] = Number(value);
  }
  return limits;
}
