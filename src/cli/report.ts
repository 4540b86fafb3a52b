import { styleText } from 'node:util';
import type { Audit } from '../engine/audit';
import type { Finding } from '../engine/doctor';
import { escapeForDisplay } from '../engine/evidence/paths';
import type { Limits } from '../engine/policy/policy';
import { violationMessage } from '../engine/violations';
import { type Attempts, wayBack } from './wayBack';

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
  /** Of Claude Code; null where none can be made. */
  readonly attempts: Attempts | null;
}

const LISTED = 50;
const OUTPUT_LINES = 20;
const BOUNDARY = 'A gate, not a sandbox: review the diff before you keep it.';

const WITNESS_WORDS: Record<Audit['evidence']['witness'], string> = {
  'git-view': "Git's view only",
  'git-and-shadow': "Git's view and Cordon's own",
  shadow: "Cordon's own view only (Git was not asked or did not answer: see the violations)",
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
    ...nextLines(audit, heading),
    '',
    paint('dim', BOUNDARY),
  ];
  return `${lines.join('\n')}\n`;
}

/** The way back from a verdict that is not the wanted one. */
function nextLines(audit: Audit, { verdict, attempts }: AuditHeading): string[] {
  if (verdict !== 'rejected' && verdict !== 'agent failed') return [];
  const lines = wayBack(audit, attempts);
  return lines.length === 0 ? [] : ['', ...lines];
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

export function section(title: string, lines: readonly string[], count = lines.length): string[] {
  return lines.length === 0 ? [] : ['', `${title} (${count})`, ...lines];
}

export function violationLine(message: string, paint: Paint): string {
  return `  ${paint('red', '✗')} ${escapeForDisplay(message)}`;
}

export function doctorReport(findings: readonly Finding[], paint: Paint): string {
  const marks = { ok: paint('green', '✓'), note: paint('yellow', '•'), bad: paint('red', '✗') };
  return findings
    .map(({ topic, level, text }) => `${marks[level]} ${topic.padEnd(13)} ${escapeLines(text)}\n`)
    .join('');
}

/** Several lines, the later ones indented. */
export function escapeLines(text: string): string {
  return text.split('\n').map(escapeForDisplay).join('\n    ');
}
