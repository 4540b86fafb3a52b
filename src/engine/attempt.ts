import { claudeCall } from './agents/claude';
import { endedBySignal, exitedWith, interruptedIn, printedTooMuch, timedOut } from './agents/endings';
import { findClaude, type FoundClaude } from './agents/findClaude';
import { type ClaudeOutcome, claudeOutcome, outcomeOf } from './agents/outcome';
import { ClaudeStream } from './agents/progress';
import { agentPrompt, type Recovery, recoveryText } from './agents/prompt';
import type { Audit } from './audit';
import { Refusal, messageOf } from './errors';
import { say, sayAll } from './said';
import { violationWords } from './violations';
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
/** Live events repeat what tools read, so they may be many more; they are not kept. 1 GiB. */
const STREAM_LIMIT = 1024 * 1024 * 1024;
const QUOTED_STDERR = 2000;

/** Arms an envelope and lets Claude Code make the first attempt on it. */
export async function run(session: Session, request: ArmRequest): Promise<AttemptResult> {
  assertRequest(request);
  return session.locked(async () => {
    const claude = await findClaude(request.claude.binary, session.env, session.repository.root);
    const envelope = await session.armLocked(request);
    return attempt(session, envelope, {
      verb: 'run',
      claude,
      recovery: null,
      undo: () => session.resetLocked(),
    });
  });
}

/** Lets Claude Code make the next attempt. */
export async function resume(session: Session): Promise<AttemptResult> {
  return session.locked(async () => {
    const envelope = await session.loadToRun();
    const { config, state } = envelope;
    assertResumable(envelope);
    const claude = await findClaude(config.claude.binary, session.env, session.repository.root);
    const before = await session.inspect(envelope);
    if (!before.passed) {
      await session.storeVerdict(envelope, before, 'rejected', reasonOf(before));
      throw policyBroken(before);
    }
    const recovery = recoveryOf(envelope, before);
    return attempt(session, envelope, {
      verb: 'resume',
      claude,
      recovery,
      undo: () => session.saveState(state),
    });
  });
}

/** What the next attempt will be told. */
export interface ResumePreview {
  readonly prompt: string;
  /** The part about the attempts before; null where there was none. */
  readonly recovery: string | null;
}

/**
 * What the next attempt will be told, for showing it before: read-only, and without the lock.
 * @throws Refusal as `resume` would
 */
export async function previewResume(session: Session): Promise<ResumePreview> {
  const envelope = await session.load();
  assertResumable(envelope);
  const before = await session.inspect(envelope);
  if (!before.passed) throw policyBroken(before);
  await findClaude(envelope.config.claude.binary, session.env, session.repository.root);
  const recovery = recoveryOf(envelope, before);
  return {
    prompt: promptOf(envelope, envelope.state.attempt + 1, recovery),
    recovery: recovery && recoveryText(recovery),
  };
}

function recoveryOf({ state }: Envelope, now: Audit): Recovery | null {
  // An envelope that was only armed has nothing to recover from.
  if (state.attempt === 0) return null;
  return {
    lastError: state.lastError ?? (state.phase === 'running' ? 'its process ended without a word' : null),
    changedPaths: now.evidence.files.map((file) => file.path),
    lastAudit: state.lastAudit === null ? null : parseAudit(state.lastAudit),
  };
}

function promptOf({ config, state, options }: Envelope, attempt: number, recovery: Recovery | null): string {
  const { label, policy } = config;
  const ownSettings = options.agentSettings === 'user';
  return agentPrompt({ label, policy, attempt, maxAttempts: state.maxAttempts, recovery, ownSettings });
}

function policyBroken(audit: Audit): Refusal {
  return new Refusal(
    'policy-broken',
    say`the changes so far already break the envelope (${sayAll(audit.violations.map(violationWords))}): take them back or \`cordon reset\` and arm again, then resume`,
  );
}

function assertResumable({ config, state }: Envelope): void {
  if (config.mode !== 'claude') {
    throw new Refusal(
      'not-resumable',
      say`this envelope was armed for any agent, so there is no Claude Code attempt to resume: use \`cordon check\``,
    );
  }
  if (state.phase === 'accepted') {
    throw new Refusal(
      'not-resumable',
      say`this envelope is accepted already: \`cordon reset\` and arm the next one`,
    );
  }
  if (state.attempt >= state.maxAttempts) {
    throw new Refusal(
      'not-resumable',
      say`all ${state.maxAttempts} attempts are used: check by hand, or \`cordon reset\` and arm with a larger --max-attempts`,
    );
  }
}

interface AttemptPlan {
  readonly verb: 'run' | 'resume';
  readonly claude: FoundClaude;
  readonly recovery: Recovery | null;
  /** Takes back what was stored when the agent turns out not to start at all. */
  readonly undo: () => Promise<unknown>;
}

/** One attempt, visible to others while it lasts. */
async function attempt(session: Session, armed: Envelope, plan: AttemptPlan): Promise<AttemptResult> {
  const [attempt, { maxAttempts }] = [armed.state.attempt + 1, armed.state];
  return session.notes.during({ verb: plan.verb, attempt, maxAttempts }, async () => {
    session.notes.add({ kind: 'attempt', attempt, maxAttempts });
    return attemptNoted(session, armed, plan, attempt);
  });
}

/** `running` is stored before the process starts and another phase on every way out of here. */
async function attemptNoted(
  session: Session,
  armed: Envelope,
  { claude, recovery, undo }: AttemptPlan,
  number: number,
): Promise<AttemptResult> {
  const { config } = armed;
  const running = { ...armed.state, attempt: number, phase: 'running', lastError: null } as const;
  const started: Envelope = { ...armed, state: await session.saveState(running) };
  let done: AgentRun;
  try {
    done = await startClaude(session, started, claude, promptOf(armed, number, recovery));
  } catch (error) {
    if (!(error instanceof ProcessStartError)) throw await ended(session, started, 'engine_error', error);
    await undo();
    throw new Refusal(
      'agent-missing',
      say`Claude Code cannot be started (${error.message}): no attempt was used`,
      {
        cause: error,
      },
    );
  }
  if (done.result.interrupted) {
    const cause = new Refusal(
      'cancelled',
      say`interrupted in attempt ${number}: \`cordon resume\` goes on from here`,
    );
    await session.saveState({
      ...started.state,
      phase: 'interrupted',
      // The next attempt is told this, so without what a person can do about it.
      lastError: `${interruptedIn(number).text}${whyAborted(session.options.signal)}`,
    });
    throw cause;
  }
  const agentError = agentFailure(done, config.claude.timeoutSeconds);
  await refuseTampering(session, started);
  session.notes.add({ kind: 'inspecting' });
  return finish(session, started, agentError);
}

/** What whoever aborted gave as the reason; a signal gives none. */
function whyAborted(signal: AbortSignal | undefined): string {
  const reason: unknown = signal?.reason;
  return reason instanceof Error && reason.name !== 'AbortError' ? `: ${reason.message}` : '';
}

interface AgentRun {
  readonly result: RunResult;
  readonly outcome: ClaudeOutcome;
}

async function startClaude(
  session: Session,
  envelope: Envelope,
  claude: FoundClaude,
  prompt: string,
): Promise<AgentRun> {
  const { options, repository } = session;
  const { agentSettings: settings = 'repository' } = envelope.options;
  const stream = options.onProgress ? new ClaudeStream(repository.root) : undefined;
  const call = claudeCall(envelope.config.claude, prompt, { stream: stream !== undefined, settings });
  const onStdoutLine = (line: string): void => {
    for (const event of stream?.read(line) ?? []) session.notes.add(event);
  };
  const result = await runBounded({
    file: claude.file,
    args: [...claude.args, ...call.args],
    cwd: repository.root,
    env: session.env,
    ...(call.input === undefined ? {} : { input: call.input }),
    timeoutMs: envelope.config.claude.timeoutSeconds * 1000,
    outputLimitBytes: stream ? STREAM_LIMIT : OUTPUT_LIMIT,
    keepBytes: stream ? QUOTED_STDERR * 8 : OUTPUT_LIMIT,
    interruptFirst: true,
    adoptOrphans: options.ownProcess,
    ...(options.signal ? { signal: options.signal } : {}),
    ...(stream ? { onStdoutLine } : {}),
  });
  return { result, outcome: stream ? outcomeOf(stream.result) : claudeOutcome(outputText(result.stdout)) };
}

/** Why the agent did not finish; null when it did. */
function agentFailure({ result, outcome }: AgentRun, timeoutSeconds: number): string | null {
  if (result.timedOut) return timedOut(timeoutSeconds).text;
  if (result.outputLimited) return printedTooMuch.text;
  if (result.exitCode === 0) return outcome.reason;
  const end = (result.exitCode < 0 ? endedBySignal(-result.exitCode) : exitedWith(result.exitCode)).text;
  if (outcome.reason !== null) return `${outcome.reason} (${end})`;
  const said = outputText(result.stderr).trim().slice(-QUOTED_STDERR);
  return `${end}${said === '' ? '' : `: ${said}`}`;
}

/** The agent must leave Cordon's own files alone. They are put back as they were, and the phase says what happened. */
async function refuseTampering(session: Session, envelope: Envelope): Promise<void> {
  const found = await tampering(session.store, envelope, session.sealPlace);
  if (found === null) return;
  await restoreEnvelope(session.store, envelope);
  const cause = new Refusal(
    'state-invalid',
    say`${found} while the agent ran: nothing it did is accepted. Look at the changes, then \`cordon reset\` and arm again`,
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
