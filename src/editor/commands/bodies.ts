import type { ArmForm } from '../armForm/armForm';
import type { CommandContext } from '../commandContext';
import type { CommandId } from '../ids';
import type { Documents } from '../views/documents';
import { instructionCommands } from './addAgentInstructions';
import { checkCommands } from './check';
import { flagCommands } from './clearIndexFlags';
import { copyCommands } from './copyAsCommand';
import { doctorCommands } from './doctor';
import { startCommands } from './getStarted';
import { lookCommands } from './look';
import { folderCommands } from './openStateFolder';
import { quickArmCommands } from './quickArm';
import { resetCommands } from './reset';
import { restoreCommands } from './restore';
import { resumeCommands } from './resume';
import { reviewCommands } from './review';
import { runCommands } from './runClaude';
import { stagedCommands } from './settleStaged';
import { menuCommands } from './showActions';

/** What each command does; what it is given comes from a menu, the palette, or whoever else runs it. */
export type CommandBodies = Readonly<Record<CommandId, (first?: unknown, second?: unknown) => unknown>>;

/** Every command of the palette and the menus: one that is missing here does not compile. */
export function commandBodies(context: CommandContext, documents: Documents, form: ArmForm): CommandBodies {
  return {
    ...form.commands,
    ...checkCommands(context),
    ...copyCommands(context),
    ...doctorCommands(context, documents),
    ...flagCommands(context),
    ...folderCommands(context),
    ...instructionCommands(context, documents),
    ...lookCommands(context),
    ...menuCommands(context),
    ...quickArmCommands(context),
    ...resetCommands(context),
    ...restoreCommands(context),
    ...resumeCommands(context),
    ...reviewCommands(context),
    ...runCommands(context),
    ...stagedCommands(context),
    ...startCommands(),
  };
}
