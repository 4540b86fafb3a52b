/** What is in the form, and where it is kept. */
import type * as vscode from 'vscode';
import type { ArmRequest } from '../../engine/policy/policy';
import type { Draft } from '../../protocol';
import { engine } from '../engine';

/** What every field starts with: the engine's defaults. */
export function emptyDraft(): Draft {
  const { DEFAULT_LIMITS, DEFAULT_CLAUDE, DEFAULT_OPTIONS, DEFAULT_MAX_ATTEMPTS } = engine();
  return draftOf({
    mode: 'manual',
    label: '',
    policy: { allow: [], deny: [], limits: DEFAULT_LIMITS, allowCommits: false },
    verify: [],
    claude: DEFAULT_CLAUDE,
    maxAttempts: DEFAULT_MAX_ATTEMPTS,
    options: DEFAULT_OPTIONS,
  });
}

/** A request as the form shows it. */
export function draftOf({ label, policy, verify, claude, maxAttempts, options }: ArmRequest): Draft {
  const { limits } = policy;
  return {
    version: engine().DRAFT_VERSION,
    label,
    allow: [...policy.allow],
    deny: [...policy.deny],
    limits: {
      maxFiles: String(limits.maxFiles),
      maxAddedLines: String(limits.maxAddedLines),
      maxDeletedLines: String(limits.maxDeletedLines),
      maxWorkingBytes: String(limits.maxWorkingBytes),
      maxBinaryFiles: String(limits.maxBinaryFiles),
    },
    allowCommits: policy.allowCommits,
    verify: [...verify],
    maxAttempts: String(maxAttempts),
    claude: {
      binary: claude.binary,
      maxTurns: String(claude.maxTurns),
      timeoutSeconds: String(claude.timeoutSeconds),
      maxBudgetUsd: claude.maxBudgetUsd === null ? '' : String(claude.maxBudgetUsd),
      model: claude.model ?? '',
      effort: claude.effort ?? '',
    },
    options: {
      verifyTimeoutSeconds: String(options.verifyTimeoutSeconds),
      protect: [...options.protect],
      allowVerifierChanges: options.allowVerifierChanges,
      agentSettings: options.agentSettings ?? '',
    },
  };
}

/**
 * Drafts survive hiding, closing, reload and restart: each edit is stored at once, by repository, for this workspace
 * only. A draft that this version cannot read is as good as none.
 */
export class DraftStore {
  constructor(private readonly memory: vscode.Memento) {}

  /** The repository's draft; an empty one where there is none. */
  load(root: string): Draft {
    return engine().parseDraft(this.memory.get(keyOf(root))) ?? emptyDraft();
  }

  async save(root: string, draft: Draft): Promise<void> {
    await this.memory.update(keyOf(root), draft);
  }

  async forget(root: string): Promise<void> {
    await this.memory.update(keyOf(root), undefined);
  }
}

function keyOf(root: string): string {
  return `armForm.draft:${root}`;
}
