import type * as vscode from 'vscode';
import type { Envelope } from './envelope';
import type { Envelopes } from './envelopes';
import type { Log } from './log';
import type { CordonTasks } from './tasks/cordonTasks';
import type { ForeignConsent } from './trust';
import type { AuditTree } from './views/auditTree';

/**
 * What a file of commands/ is given: `export const xxxCommands = (context: CommandContext) => ({ [Command.xxx]: … })`.
 * Types of the engine are imported from `src/engine`; its values come from `engine()` (engine.ts), inside the command.
 */
export interface CommandContext {
  readonly model: Envelopes;
  readonly log: Log;
  readonly consent: ForeignConsent;
  readonly tree: AuditTree;
  readonly tasks: CordonTasks;
  readonly extension: vscode.ExtensionContext;
  /** The tab of each repository's review, by its root: it does not follow what happens to the files. */
  readonly reviews: Map<string, vscode.Tab>;
}

/** What a menu of the audit tree gives a command: a node, or nothing from the palette. */
export interface CommandArgument {
  readonly target?: {
    readonly root: string;
    readonly path?: string;
    readonly verifier?: number;
    readonly message?: string;
  };
}

/** The repository that a command is about: the one of its argument, else the current one. */
export function envelopeOf({ model }: CommandContext, argument?: unknown): Envelope | undefined {
  const root = (argument as CommandArgument | undefined)?.target?.root;
  return root === undefined ? model.current : model.at(root);
}
