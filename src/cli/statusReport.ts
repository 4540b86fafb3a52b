import type { Session, Status } from '../engine/session';
import { escapeForDisplay } from '../engine/evidence/paths';
import { headCommit } from '../engine/evidence/repository';
import { parseAudit, type StoredAudit } from '../engine/store/storedAudit';
import { readRunRecord, type RunRecord } from '../engine/store/runFiles';
import { escapeLines, type Paint, section, violationLine } from './report';

/** What `status` finds out beside what is stored. */
export interface StatusNow {
  /** Whether the worktree has moved on since it was accepted; null where that cannot be told. */
  readonly stale: boolean | null;
  /** Whether `HEAD` is another commit than at the last verdict, or else than the armed one. */
  readonly headMoved: boolean;
  /** Who works on the envelope now. */
  readonly running: RunRecord | null;
}

/** Never throws: what cannot be found out is not told. */
export async function statusNow(session: Session, { config, state }: Status): Promise<StatusNow> {
  const { repository, store } = session;
  const [stale, head, busy] = await Promise.all([
    session.isStale().catch(() => null),
    headCommit(repository).catch(() => null),
    session.isBusy().catch(() => false),
  ]);
  // A killed run leaves its note; whoever works holds the lock.
  const running = busy ? await readRunRecord(store.paths) : null;
  return { stale, headMoved: head !== (judgedHead(state) ?? config.baseline), running };
}

/** What `HEAD` was when the last audit was stored: commits may have been allowed. */
function judgedHead(state: Status['state']): string | null {
  return storedAudit(state)?.current_head ?? null;
}

/** The last audit; null where there is none, or none that can be read. */
function storedAudit({ lastAudit }: Status['state']): StoredAudit | null {
  try {
    return lastAudit === null ? null : parseAudit(lastAudit);
  } catch {
    return null;
  }
}

const SEAL_WORDS: Record<Status['seal'], string> = {
  intact: '',
  none: ', not sealed',
  edited: ', config edited since',
  broken: '. NOT THE ENVELOPE THAT WAS ARMED: its seal is broken',
};

/** The envelope and where it stands. */
export function statusReport(status: Status, paint: Paint, now: StatusNow): string {
  const { config, state, phase, seal } = status;
  const failed = phase === 'engine_error' && config.mode === 'claude';
  const colour = phase === 'accepted' ? 'green' : phase === 'rejected' || failed ? 'red' : 'yellow';
  const last = lastAudit(status);
  const lines = [
    `${paint(colour, failed ? 'agent failed' : phase.replace('_', ' '))}  ${paint('bold', escapeForDisplay(config.label.split('\n')[0] ?? ''))}`,
    paint('dim', `  baseline ${config.baseline.slice(0, 12)}, armed ${config.createdAt}${SEAL_WORDS[seal]}`),
    ...(now.running === null ? [] : [paint('yellow', `  running   ${runningWords(now.running)}`)]),
    ...(config.mode === 'claude'
      ? [`  attempt   ${state.attempt} of ${state.maxAttempts} (Claude Code)`]
      : []),
    ...(now.stale === true
      ? [paint('yellow', '  stale     the worktree has moved on since it was accepted')]
      : []),
    ...termLines(status),
    ...lastWords(status, last.violations, paint),
    '',
    paint('dim', nextStep(status, now, last.broken)),
  ];
  return `${lines.join('\n')}\n`;
}

function termLines({ config, options }: Status): string[] {
  const { allow, deny, limits, allowCommits } = config.policy;
  const list = (name: string, globs: readonly string[]): string[] =>
    globs.length > 0 ? [`  ${name.padEnd(9)} ${globs.map(escapeForDisplay).join('  ')}`] : [];
  return [
    ...list('allow', allow),
    ...list('deny', deny),
    ...list('protect', options.protect),
    `  budgets   ${limits.maxFiles} files, +${limits.maxAddedLines} -${limits.maxDeletedLines} lines, ` +
      `${limits.maxWorkingBytes} bytes, ${limits.maxBinaryFiles} binary files`,
    `  commits   ${allowCommits ? 'allowed' : 'not allowed'}`,
    ...config.verify.map((command) => `  verify    ${escapeForDisplay(command)}`),
  ];
}

function runningWords({ verb, pid, attempt }: RunRecord): string {
  const what = verb === 'check' ? 'a check' : `attempt ${attempt} (\`cordon ${verb}\`)`;
  return `${what} is running now, as process ${pid}`;
}

/** The violations of the last audit, and whether others than failed verifiers are among them: these stop a resume. */
function lastAudit({ state, phase }: Status): { violations: readonly string[]; broken: boolean } {
  const audit = phase === 'rejected' || phase === 'engine_error' ? storedAudit(state) : null;
  if (audit === null) return { violations: [], broken: false };
  const { violations, verification } = audit;
  return { violations, broken: violations.length > verification.filter((item) => !item.passed).length };
}

/** Why the envelope stands where it does: the last error, and the violations; of a rejection these are the error. */
function lastWords({ state, phase }: Status, violations: readonly string[], paint: Paint): string[] {
  if (state.lastError === null) return [];
  const listed = section(
    'Violations',
    violations.map((message) => violationLine(message, paint)),
  );
  if (phase === 'rejected' && violations.length > 0) return listed;
  return ['', `${paint('red', 'Last error')}  ${escapeLines(state.lastError)}`, ...listed];
}

function nextStep({ config, state, phase }: Status, now: StatusNow, broken: boolean): string {
  if (now.running?.verb === 'check') return 'Next: wait for the check.';
  if (phase === 'running') return 'An agent is working now.';
  if (phase === 'accepted') {
    if (now.headMoved) {
      const otherwise = now.stale === true ? '; else `cordon check` again' : '';
      return `Next: if you committed what was accepted, \`cordon reset\`${otherwise}.`;
    }
    if (now.stale === true) return 'Next: `cordon check` again, as what is there now was not judged.';
    return 'Next: review the diff, commit it, then `cordon reset`.';
  }
  if (config.mode !== 'claude')
    return 'Next: `cordon audit` to look, `cordon check` to judge, or `cordon reset` to forget the envelope.';
  if (state.attempt >= state.maxAttempts)
    return 'Next: `cordon check` to judge what is there, or `cordon reset`; all attempts are used.';
  if (broken)
    return 'Next: take back what breaks the policy, then `cordon resume` for another attempt or `cordon check`; or `cordon reset`.';
  return 'Next: `cordon resume` for another attempt, `cordon check` to judge what is there, or `cordon reset`.';
}
