import * as v from 'valibot';
import type { Limits, Policy } from './policy/policy';
import type { StoredConfig } from './store/schemas';

/**
 * The part of an envelope that a verdict rests on. The seal keeps a copy, so that an envelope whose `config.json`
 * was edited after arming can still be told from one that was weakened.
 */
export interface Terms {
  readonly baseline: string;
  readonly policy: Policy;
  readonly verify: readonly string[];
  /** The agent that `resume` starts; null where none is to be started. */
  readonly program: string | null;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const termsShape = v.strictObject({
  baseline: v.string(),
  policy: v.strictObject({
    allow: v.array(v.string()),
    deny: v.array(v.string()),
    limits: v.strictObject({
      maxFiles: count,
      maxAddedLines: count,
      maxDeletedLines: count,
      maxWorkingBytes: count,
      maxBinaryFiles: count,
    }),
    allowCommits: v.boolean(),
  }),
  verify: v.array(v.string()),
  program: v.nullable(v.string()),
});

export function termsOf({ baseline, policy, verify, mode, claude }: StoredConfig): Terms {
  return { baseline, policy, verify, program: mode === 'claude' ? claude.binary : null };
}

/** Terms as text to keep, and back. `parseTerms` returns undefined for anything else. */
export function termsText({ baseline, policy, verify, program }: Terms): string {
  return JSON.stringify({ baseline, policy, verify, program });
}

export function parseTerms(text: string): Terms | undefined {
  try {
    const parsed = v.safeParse(termsShape, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether whatever passes `now` would also have passed `then`: nothing more is allowed, nothing less is asked, and no
 * other agent is started.
 */
export function atLeastAsStrict(now: Terms, then: Terms): boolean {
  const keys = Object.keys(then.policy.limits) as (keyof Limits)[];
  return (
    now.baseline === then.baseline &&
    now.policy.allow.every((pattern) => then.policy.allow.includes(pattern)) &&
    then.policy.deny.every((pattern) => now.policy.deny.includes(pattern)) &&
    keys.every((key) => now.policy.limits[key] <= then.policy.limits[key]) &&
    (then.policy.allowCommits || !now.policy.allowCommits) &&
    includesInOrder(now.verify, then.verify) &&
    (now.program === null || now.program === then.program)
  );
}

function includesInOrder(all: readonly string[], wanted: readonly string[]): boolean {
  let found = 0;
  for (const item of all) if (item === wanted[found]) found += 1;
  return found === wanted.length;
}
