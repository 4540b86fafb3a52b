/** Where coding agents look for instructions in a repository. Pure. */
import { copilotInstructions, cursorRule, type SkillTexts, windsurfRule } from './texts';

export interface Target {
  readonly id: string;
  /** The agent's own name, which is not translated. */
  readonly agent: string;
  /** From the root of the repository, with slashes. */
  readonly path: string;
  /** A file of its own, or one marked section in a file that holds other things too. */
  readonly kind: 'file' | 'section';
  /** Files and folders that tell that the repository uses the agent. */
  readonly signs: readonly string[];
  readonly text: (texts: SkillTexts) => string;
}

export const TARGETS: readonly Target[] = [
  {
    id: 'claude',
    agent: 'Claude Code',
    path: '.claude/skills/cordon/SKILL.md',
    kind: 'file',
    signs: ['.claude', 'CLAUDE.md', '.mcp.json'],
    text: ({ skill }) => skill,
  },
  {
    id: 'agents',
    agent: 'Codex CLI',
    path: 'AGENTS.md',
    kind: 'section',
    signs: ['AGENTS.md'],
    text: ({ section }) => section,
  },
  {
    id: 'skills',
    agent: 'Codex CLI',
    path: '.agents/skills/cordon/SKILL.md',
    kind: 'file',
    signs: ['.agents', '.codex'],
    text: ({ skill }) => skill,
  },
  {
    id: 'cursor',
    agent: 'Cursor',
    path: '.cursor/rules/cordon.mdc',
    kind: 'file',
    signs: ['.cursor', '.cursorrules'],
    text: cursorRule,
  },
  {
    id: 'windsurf',
    agent: 'Windsurf',
    path: '.windsurf/rules/cordon.md',
    kind: 'file',
    signs: ['.windsurf', '.windsurfrules'],
    text: windsurfRule,
  },
  {
    id: 'copilot',
    agent: 'GitHub Copilot',
    path: '.github/instructions/cordon.instructions.md',
    kind: 'file',
    signs: ['.github/instructions'],
    text: copilotInstructions,
  },
  {
    id: 'copilotShared',
    agent: 'GitHub Copilot',
    path: '.github/copilot-instructions.md',
    kind: 'section',
    signs: ['.github/copilot-instructions.md'],
    text: ({ section }) => section,
  },
];
