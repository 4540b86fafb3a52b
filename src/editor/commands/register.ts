import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import type { Documents } from '../views/documents';
import { registerAddAgentInstructions } from './addAgentInstructions';
import { registerCheck } from './check';
import { registerClearIndexFlags } from './clearIndexFlags';
import { registerCopyAsCommand } from './copyAsCommand';
import { registerDoctor } from './doctor';
import { registerGetStarted } from './getStarted';
import { registerLook } from './look';
import { registerOpenStateFolder } from './openStateFolder';
import { registerQuickArm } from './quickArm';
import { registerReset } from './reset';
import { registerResume } from './resume';
import { registerRestore } from './restore';
import { registerReview } from './review';
import { registerRunClaude } from './runClaude';
import { registerShowActions } from './showActions';

/** Every command of the palette and the menus. */
export function registerCommands(context: CommandContext, documents: Documents): vscode.Disposable {
  return vscode.Disposable.from(
    registerAddAgentInstructions(context, documents),
    registerCheck(context),
    registerClearIndexFlags(context),
    registerCopyAsCommand(context),
    registerDoctor(context, documents),
    registerGetStarted(),
    registerLook(context),
    registerOpenStateFolder(context),
    registerQuickArm(context),
    registerReset(context),
    registerResume(context),
    registerRestore(context),
    registerReview(context),
    registerRunClaude(context),
    registerShowActions(context),
  );
}
