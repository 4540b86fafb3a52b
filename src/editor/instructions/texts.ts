/** What each kind of place is given, made from the one skill that Cordon ships. Pure. */

/** The skill, taken apart. */
export interface SkillTexts {
  /** The whole `SKILL.md`. */
  readonly skill: string;
  /** Its `description`, one line. */
  readonly description: string;
  /** Everything below the front matter. */
  readonly body: string;
  /** For files that an agent reads in every task: without the table of violations, as a part of another document. */
  readonly section: string;
}

/** The heading by which a file of ours is known, whoever moved it. */
export const HEADING = 'Working inside a Cordon envelope';

const LEFT_OUT = 'How to read a rejection';

/** Takes `SKILL.md` apart. @throws Error when it is not the skill that this code was made for */
export function skillTexts(skill: string): SkillTexts {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/.exec(skill) ?? [];
  const description = /^description: (.+)$/m.exec(front)?.[1];
  if (description === undefined || !body.startsWith(`# ${HEADING}\n`))
    throw new Error('not the skill of Cordon');
  const parts = body.split(/^(?=## )/m).filter((part) => !part.startsWith(`## ${LEFT_OUT}\n`));
  const section = parts.join('').replace(/^#/gm, '##').trimEnd();
  return { skill, description, body, section: `${section}\n` };
}

/** A rule of Cursor: read when its description fits what is asked. */
export function cursorRule({ description, body }: SkillTexts): string {
  return withFront([`description: ${description}`, 'globs:', 'alwaysApply: false'], body);
}

/** A rule of Windsurf: the same. */
export function windsurfRule({ description, body }: SkillTexts): string {
  return withFront(['trigger: model_decision', `description: ${description}`], body);
}

/** Instructions for GitHub Copilot, which go with every file: so the short ones. */
export function copilotInstructions({ description, section }: SkillTexts): string {
  return withFront([`description: ${description}`, "applyTo: '**'"], section.replace(/^##/gm, '#'));
}

function withFront(fields: readonly string[], body: string): string {
  return ['---', ...fields, '---', '', body].join('\n');
}
