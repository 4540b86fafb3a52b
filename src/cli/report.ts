import { styleText } from 'node:util';
import type { Audit } from '../engine/audit';
import type { Finding } from '../engine/doctor';
import { escapeForDisplay } from '../engine/evidence/paths';
import type { Limits } from '../engine/policy/policy';
import type { Status } from '../engine/session';
import { parseAudit } from '../engine/store/storedAudit';
import { violationMessage } from '../engine/violations';

/** Paints text, or leaves it alone where the terminal wants no colours. */
export type Paint = (style: 'red' | 'green' | 'yellow' | 'bold' | 'dim', text: string) => string;

export function painter(colours: boolean): Paint {
  return colours ? (style, text) => styleText(style, text) : (_, text) => text;
}

export interface AuditHeading {
  /** `null` for a look that judges nothing. */
  readonly verdict: 'accepted' | 'rejected' | 'agent failed' | null;
  readonly label: string;
  readonly limits: Limits;
  /** Why the agent failed, if it did. */
  readonly reason: string | null;
}

const LISTED = 50;
const OUTPUT_LINES = 20;
const BOUNDARY = 'A gate, not a sandbox: review the diff before you keep it.';

const WITNESS_WORDS: Record<Audit['evidence']['witness'], string> = {
  'git-view': "Git's view only",
  'git-and-shadow': "Git's view and Cordon's own",
  shadow: "Cordon's own view only (asking Git could start a program that was not there at arming)",
  'shadow-live': "Cordon's own view only (a quick look)",
};

/** An audit laid out for reading. Ends with a newline. */
export function auditReport(audit: Audit, heading: AuditHeading, paint: Paint): string {
  const { evidence } = audit;
  const lines = [
    titleLine(audit, heading, paint),
    ...(heading.reason === null ? [] : [paint('red', `  ${escapeLines(heading.reason)}`)]),
    paint('dim', `  baseline ${evidence.baseline.slice(0, 12)}, ${headWords(audit)}`),
    paint('dim', `  evidence: ${WITNESS_WORDS[evidence.witness]}`),
    ...(heading.verdict === 'accepted' && evidence.treeDigest !== null
      ? [paint('dim', `  accepted state ${evidence.treeDigest}`)]
      : []),
    '',
    ...budgetTable(audit, heading.limits, paint),
    ...section('Changed files', fileLines(audit, paint), evidence.files.length),
    ...section(
      'Violations',
      audit.violations.map((item) => violationLine(violationMessage(item), paint)),
    ),
    ...section('Verifiers', verifierLines(audit, paint), audit.verification.length),
    '',
    paint('dim', BOUNDARY),
  ];
  return `${lines.join('\n')}\n`;
}

function titleLine(audit: Audit, { verdict, label }: AuditHeading, paint: Paint): string {
  const task = escapeForDisplay(label.split('\n')[0] ?? '');
  const nothing = audit.evidence.files.length === 0 && audit.violations.length === 0;
  if (verdict === 'accepted')
    return `${paint('green', nothing ? '✓ ACCEPTED, nothing changed' : '✓ ACCEPTED')}  ${paint('bold', task)}`;
  if (verdict === 'rejected') return `${paint('red', '✗ REJECTED')}  ${paint('bold', task)}`;
  if (verdict === 'agent failed') return `${paint('red', '✗ AGENT FAILED')}  ${paint('bold', task)}`;
  if (nothing) return `${paint('bold', 'Nothing changed')} since the baseline: ${task}`;
  return audit.passed
    ? `${paint('green', '✓ inside the envelope so far')}, verifiers not run: ${task}`
    : `${paint('red', '✗ outside the envelope')}: ${task}`;
}

function headWords({ evidence }: Audit): string {
  if (evidence.head === evidence.baseline) return 'HEAD unchanged';
  return evidence.head === null ? 'HEAD names no commit' : `HEAD moved to ${evidence.head.slice(0, 12)}`;
}

function budgetTable({ metrics }: Audit, limits: Limits, paint: Paint): string[] {
  const rows: [string, number, number][] = [
    ['files', metrics.files, limits.maxFiles],
    ['added lines', metrics.addedLines, limits.maxAddedLines],
    ['deleted lines', metrics.deletedLines, limits.maxDeletedLines],
    ['working bytes', metrics.workingBytes, limits.maxWorkingBytes],
    ['binary files', metrics.binaryFiles, limits.maxBinaryFiles],
  ];
  return rows.map(([name, used, limit]) => {
    const line = `  ${name.padEnd(14)} ${String(used).padStart(9)} of ${limit}`;
    return used > limit ? `${paint('red', line)}  over budget` : line;
  });
}

function fileLines({ evidence, violations }: Audit, paint: Paint): string[] {
  const wrong = new Set(violations.map((item) => item.path));
  const shown = evidence.files.slice(0, LISTED).map((file) => {
    const counts = file.binaries > 0 ? 'binary' : `+${file.added} -${file.deleted}`;
    const mark = wrong.has(file.path) ? paint('red', '✗') : paint('green', '✓');
    return `  ${mark} ${file.status} ${escapeForDisplay(file.path)}  ${paint('dim', counts)}`;
  });
  const more = evidence.files.length - shown.length;
  return more > 0 ? [...shown, paint('dim', `  and ${more} more`)] : shown;
}

function verifierLines({ verification }: Audit, paint: Paint): string[] {
  return verification.flatMap((item) => {
    if (item.passed) return [`  ${paint('green', '✓')} ${escapeForDisplay(item.command)}`];
    const end = item.timedOut
      ? 'timed out'
      : item.outputLimited
        ? 'printed too much'
        : `exit ${item.exitCode}`;
    const output = [...item.stdout.split('\n'), ...item.stderr.split('\n')].filter(
      (line) => line.trim() !== '',
    );
    const dropped = output.length - OUTPUT_LINES;
    return [
      `  ${paint('red', '✗')} ${escapeForDisplay(item.command)}  ${paint('red', end)}`,
      ...(dropped > 0
        ? [paint('dim', `      … ${dropped} lines before these are in .cordon/audit.json`)]
        : []),
      ...output.slice(-OUTPUT_LINES).map((line) => paint('dim', `      ${escapeForDisplay(line)}`)),
    ];
  });
}

function section(title: string, lines: readonly string[], count = lines.length): string[] {
  return lines.length === 0 ? [] : ['', `${title} (${count})`, ...lines];
}

const SEAL_WORDS: Record<Status['seal'], string> = {
  intact: '',
  none: ', not sealed',
  edited: ', config edited since',
  broken: '. NOT THE ENVELOPE THAT WAS ARMED: its seal is broken',
};

/** The envelope and where it stands. */
export function statusReport(
  { config, state, phase, seal }: Status,
  paint: Paint,
  stale: boolean | null = null,
): string {
  const colour =
    phase === 'accepted' ? 'green' : phase === 'rejected' || phase === 'engine_error' ? 'red' : 'yellow';
  const { policy } = config;
  const lines = [
    `${paint(colour, phase.replace('_', ' '))}  ${paint('bold', escapeForDisplay(config.label.split('\n')[0] ?? ''))}`,
    paint('dim', `  baseline ${config.baseline.slice(0, 12)}, armed ${config.createdAt}${SEAL_WORDS[seal]}`),
    ...(config.mode === 'claude'
      ? [`  attempt   ${state.attempt} of ${state.maxAttempts} (Claude Code)`]
      : []),
    ...(stale === true
      ? [paint('yellow', '  stale     the worktree has moved on since it was accepted: check again')]
      : []),
    `  allow     ${policy.allow.map(escapeForDisplay).join('  ')}`,
    ...(policy.deny.length > 0 ? [`  deny      ${policy.deny.map(escapeForDisplay).join('  ')}`] : []),
    ...config.verify.map((command) => `  verify    ${escapeForDisplay(command)}`),
    ...lastWords(state, phase, paint),
    '',
    paint('dim', nextStep(phase, config.mode)),
  ];
  return `${lines.join('\n')}\n`;
}

/** Why the envelope stands where it does: the violations of a rejection, else the last error. */
function lastWords(state: Status['state'], phase: Status['phase'], paint: Paint): string[] {
  if (state.lastError === null) return [];
  const violations =
    phase === 'rejected' && state.lastAudit !== null ? storedViolations(state.lastAudit) : [];
  if (violations.length > 0)
    return section(
      'Violations',
      violations.map((message) => violationLine(message, paint)),
    );
  return ['', `${paint('red', 'Last error')}  ${escapeLines(state.lastError)}`];
}

function storedViolations(lastAudit: NonNullable<Status['state']['lastAudit']>): readonly string[] {
  try {
    return parseAudit(lastAudit).violations;
  } catch {
    return [];
  }
}

function violationLine(message: string, paint: Paint): string {
  return `  ${paint('red', '✗')} ${escapeForDisplay(message)}`;
}

function nextStep(phase: Status['phase'], mode: 'manual' | 'claude'): string {
  if (phase === 'accepted') return 'Next: review the diff, commit it, then `cordon reset`.';
  if (phase === 'running') return 'An agent is working now.';
  return mode === 'claude'
    ? 'Next: `cordon resume` for another attempt, `cordon check` to judge what is there, or `cordon reset`.'
    : 'Next: `cordon audit` to look, `cordon check` to judge, or `cordon reset` to forget the envelope.';
}

export function doctorReport(findings: readonly Finding[], paint: Paint): string {
  const marks = { ok: paint('green', '✓'), note: paint('yellow', '•'), bad: paint('red', '✗') };
  return findings
    .map(({ topic, level, text }) => `${marks[level]} ${topic.padEnd(13)} ${escapeLines(text)}\n`)
    .join('');
}

function escapeLines(text: string): string {
  return text.split('\n').map(escapeForDisplay).join('\n    ');
}
