/** What a person at a terminal should know about what was just armed: likely slips that are legitimate all the same. */
import { compileGlob } from '../engine/policy/globs';
import type { ArmRequest } from '../engine/policy/policy';
import { findExecutable } from '../engine/process';
import { literalOperators, splitCommand } from '../engine/shellWords';

export interface ArmPlace {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Every tracked path; a worktree that can be armed holds no other that counts. */
  readonly tracked: readonly string[];
}

export async function armNotes({ policy, verify }: ArmRequest, place: ArmPlace): Promise<string[]> {
  const ofVerifiers = await Promise.all(verify.map((command) => verifierNotes(command, place)));
  return [...globNotes(policy.allow, place.tracked), ...ofVerifiers.flat()];
}

/** Allowed patterns that match no file. */
export function globNotes(allow: readonly string[], tracked: readonly string[]): string[] {
  return allow.flatMap((pattern) => {
    const glob = compileGlob(pattern);
    if (tracked.some((name) => glob.matches(name))) return [];
    const folder = pattern.replace(/\/+$/, '');
    if (folder !== '' && tracked.some((name) => name.startsWith(`${folder}/`)))
      return [`--allow ${pattern} matches no file: did you mean ${folder}/**?`];
    return [`--allow ${pattern} matches no file that is there now: only new files can fall under it.`];
  });
}

async function verifierNotes(command: string, { root, env }: ArmPlace): Promise<string[]> {
  const words = splitCommand(command);
  const [program = ''] = words;
  const notes: string[] = [];
  if (/^[A-Za-z_]\w*=/.test(program))
    notes.push(`\`${command}\` begins with a variable, which only a shell sets: write \`env ${command}\`.`);
  else if ((await findExecutable(program, env, root)) === undefined) {
    const where = /[\\/]/.test(program) ? 'is not there' : 'is not on PATH';
    notes.push(`\`${command}\`: ${program} ${where} now, or is no program; the check will fail without it.`);
  }
  const operators = literalOperators(words);
  if (operators.length > 0)
    notes.push(
      `\`${command}\` is run without a shell, so ${operators.join(' and ')} ${operators.length > 1 ? 'are plain arguments' : 'is a plain argument'}: ` +
        'put the command into a script, or into several --verify.',
    );
  return notes;
}
