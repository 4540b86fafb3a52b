import { claudeCall, claudeOutcome } from './agents/claude';
import { findClaude, type FoundClaude } from './agents/findClaude';
import { agentPrompt, type Recovery } from './agents/prompt';
import type { Audit } from './audit';
import { Refusal, messageOf } from './errors';
import { outputText } from './outputText';
import type { ArmRequest } from './policy/policy';
import { ProcessStartError, runBounded, type RunResult } from './process';
import { assertRequest, reasonOf, type Session } from './session';
import { type Envelope, restoreEnvelope, tampering } from './envelope';
import { parseAudit } from './store/storedAudit';

/** The end of one attempt: the audit, and why the agent failed if it did. */
export interface AttemptResult {
  readonly audit: Audit;
  /** Null when the agent finished its work. */
  readonly agentError: string | null;
}

/** Output of one stream of the agent after which it is ended, in bytes: 4 MiB. */
const OUTPUT_LIMIT = 4 * 1024 * 1024;
const QUOTED_STDERR = 2000;

/** Arms an envelope and lets Claude Code make the first attempt on it. */
export async function run(session: Session, request: ArmRequest): Promise<AttemptResult> {
  assertRequest(request);
  return session.locked(async () => {
    const claude = await findClaude(request.claude.binary, session.env, session.repository.root);
    const envelope = await session.armLocked(request);
    return attempt(session, envelope, claude, null, () => session.resetLocked());
  });
}

/** Lets Claude Code make the next attempt. */
export async function resume(session: Session): Promise<AttemptResult> {
  return session.locked(async () => {
    const envelope = await session.load();
    const { config, state } = envelope;
    assertResumable(envelope);
    const lastAudit = state.lastAudit === null ? null : parseAudit(state.lastAudit);
    const claude = await findClaude(config.claude.binary, session.env, session.repository.root);
    const before = await session.inspect(envelope);
    if (!before.passed) {
      await session.storeVerdict(envelope, before, 'rejected', reasonOf(before));
      throw new Refusal(
        'policy-broken',
        `the changes so far already break the envelope (${reasonOf(before) ?? ''}): ` +
          'take them back or `cordon reset` and arm again, then resume',
      );
    }
    const recovery: Recovery = {
      lastError: state.lastError ?? (state.phase === 'running' ? 'its process ended without a word' : null),
      changedPaths: before.evidence.files.map((file) => file.path),
      lastAudit,
    };
    return attempt(session, envelope, claude, recovery, () => session.saveState(state));
  });
}

function assertResumable({ config, state }: Envelope): void {
  if (config.mode !== 'claude') {
    throw new Refusal(
      'not-resumable',
      'this envelope was armed for any agent, so there is no Claude Code attempt to resume: use `cordon check`',
    );
  }
  if (state.phase === 'accepted') {
    throw new Refusal(
      'not-resumable',
      'this envelope is accepted already: `cordon reset` and arm the next one',
    );
  }
  if (state.attempt >= state.maxAttempts) {
    throw new Refusal(
      'not-resumable',
      `all ${state.maxAttempts} attempts are used: check by hand, or \`cordon reset\` and arm with a larger --max-attempts`,
    );
  }
}

/**
 * One attempt. `running` is stored before the process starts and another phase on every way out of here.
 * @param undo takes back what was stored when the agent turns out not to start at all
 */
async function attempt(
  session: Session,
  armed: Envelope,
  claude: FoundClaude,
  recovery: Recovery | null,
  undo: () => Promise<unknown>,
): Promise<AttemptResult> {
  const { config } = armed;
  const number = armed.state.attempt + 1;
  const running = { ...armed.state, attempt: number, phase: 'running', lastError: null } as const;
  const started: Envelope = { ...armed, state: await session.saveState(running) };
  const prompt = agentPrompt({
    label: config.label,
    policy: config.policy,
    attempt: number,
    maxAttempts: armed.state.maxAttempts,
    recovery,
  });
  let result: RunResult;
  try {
    result = await startClaude(session, started, claude, prompt);
  } catch (error) {
    if (!(error instanceof ProcessStartError)) throw await ended(session, started, 'engine_error', error);
    await undo();
    throw new Refusal(
      'agent-missing',
      `Claude Code cannot be started (${error.message}): no attempt was used`,
      {
        cause: error,
      },
    );
  }
  if (result.interrupted) {
    const cause = new Refusal(
      'cancelled',
      `interrupted in attempt ${number}: \`cordon resume\` goes on from here`,
    );
    throw await ended(session, started, 'interrupted', cause);
  }
  const agentError = agentFailure(result, config.claude.timeoutSeconds);
  await refuseTampering(session, started);
  return finish(session, started, agentError);
}

async function startClaude(
  session: Session,
  envelope: Envelope,
  claude: FoundClaude,
  prompt: string,
): Promise<RunResult> {
  const { options } = session;
  const call = claudeCall(envelope.config.claude, prompt);
  return runBounded({
    file: claude.file,
    args: [...claude.args, ...call.args],
    cwd: session.repository.root,
    env: session.env,
    ...(call.input === undefined ? {} : { input: call.input }),
    timeoutMs: envelope.config.claude.timeoutSeconds * 1000,
    outputLimitBytes: OUTPUT_LIMIT,
    keepBytes: OUTPUT_LIMIT,
    interruptFirst: true,
    ...(options.signal ? { signal: options.signal } : {}),
  });
}

/** Why the agent did not finish; null when it did. */
function agentFailure(result: RunResult, timeoutSeconds: number): string | null {
  if (result.timedOut) return `Claude Code timed out after ${timeoutSeconds} seconds`;
  if (result.outputLimited) return `Claude Code printed more than ${OUTPUT_LIMIT} bytes and was ended`;
  const outcome = claudeOutcome(outputText(result.stdout));
  if (result.exitCode === 0) return outcome.reason;
  const end =
    result.exitCode < 0 ? `was ended by signal ${-result.exitCode}` : `exited with ${result.exitCode}`;
  const said = outcome.reason ?? outputText(result.stderr).trim().slice(-QUOTED_STDERR);
  return `Claude Code ${end}${said === '' ? '' : `: ${said}`}`;
}

/** The agent must leave Cordon's own files alone. They are put back as they were, and the phase says what happened. */
async function refuseTampering(session: Session, envelope: Envelope): Promise<void> {
  const found = await tampering(session.store, envelope, session.sealPlace);
  if (found === null) return;
  await restoreEnvelope(session.store, envelope);
  const cause = new Refusal(
    'state-invalid',
    `${found} while the agent ran: nothing it did is accepted. Look at the changes, then \`cordon reset\` and arm again`,
  );
  throw await ended(session, envelope, 'engine_error', cause);
}

async function finish(
  session: Session,
  envelope: Envelope,
  agentError: string | null,
): Promise<AttemptResult> {
  const phase = agentError === null ? 'agent_finished' : 'engine_error';
  await session.saveState({ ...envelope.state, phase, lastError: agentError });
  let audit: Audit;
  try {
    audit = await session.judge(envelope);
  } catch (error) {
    const cancelled = session.options.signal?.aborted === true;
    throw await ended(session, envelope, cancelled ? 'interrupted' : phase, error, agentError);
  }
  if (agentError !== null) await session.storeVerdict(envelope, audit, 'engine_error', agentError);
  else await session.storeVerdict(envelope, audit, audit.passed ? 'accepted' : 'rejected', reasonOf(audit));
  return { audit, agentError };
}

/** Stores how an attempt ended and returns the error to throw. */
async function ended(
  session: Session,
  { state }: Envelope,
  phase: 'interrupted' | 'engine_error' | 'agent_finished',
  error: unknown,
  agentError: string | null = null,
): Promise<unknown> {
  const reason = [agentError, messageOf(error)].filter((part) => part !== null).join('; ');
  await session.saveState({ ...state, phase, lastError: reason });
  return error;
}
