import { writeFile } from 'node:fs/promises';
import { auditDocument, type Audit } from '../engine/audit';
import { run, resume, type AttemptResult } from '../engine/attempt';
import { confirmedDigests } from '../engine/consent';
import { doctor } from '../engine/doctor';
import { progressLine, type ProgressEvent } from '../engine/agents/progress';
import { Refusal, messageOf } from '../engine/errors';
import { type Said, textOf } from '../engine/said';
import { escapeForDisplay } from '../engine/evidence/paths';
import { trackedPaths } from '../engine/evidence/trackedPaths';
import { endAllRunning } from '../engine/process';
import type { ArmRequest } from '../engine/policy/policy';
import { Session, type SessionOptions } from '../engine/session';
import { statusDocument } from '../engine/statusDocument';
import {
  ATTENDANCE_VARIABLE,
  CONSENT_VARIABLE,
  REFUSAL_VARIABLE,
  watchAttendance,
} from '../engine/attendance';
import { armNotes } from './armNotes';
import { helpText, usageLine } from './help';
import { type CommandLine, type Format, parseCommandLine, UsageError } from './options';
import { auditReport, doctorReport, painter, type Paint } from './report';
import { startFolder } from './startFolder';
import { statusNow, statusReport } from './statusReport';

const EXIT = { done: 0, refused: 2, rejected: 3, agentFailed: 4 } as const;
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15, SIGBREAK: 21 } as const;

/** What a verb prints, and its exit code. */
interface Answer {
  readonly exit: number;
  readonly json: unknown;
  readonly text: (paint: Paint) => string;
}

/** Runs one command line to its end and sets the exit code. Never throws. */
export async function main(args: readonly string[], version: string): Promise<void> {
  let line: CommandLine;
  try {
    line = parseCommandLine(args);
  } catch (error) {
    const verb = error instanceof UsageError ? error.verb : null;
    await finish(EXIT.refused, '', `${usageLine(verb)}\n${errorLine(error)}`);
    return;
  }
  if (line.version) return finish(EXIT.done, `cordon ${version}\n`, '');
  if (line.help || line.verb === null) return finish(EXIT.done, helpText(line.verb), '');
  const interrupt = listenForSignals();
  // A terminal that goes away takes the streams along; the run must live to store how it ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const [attended, refused, consent] = [ATTENDANCE_VARIABLE, REFUSAL_VARIABLE, CONSENT_VARIABLE].map(
    takeVariable,
  );
  const unwatch =
    attended === undefined
      ? undefined
      : watchAttendance(attended, () => {
          interrupt.stopNow('the window that started it was closed');
        });
  try {
    const live = showsProgress(line) ? { onProgress: printProgress } : {};
    const confirmed = consent === undefined ? {} : { confirmed: confirmedDigests(consent) };
    const answer = await perform(line, version, {
      signal: interrupt.signal,
      ownProcess: true,
      ...(forPerson(line) ? { onWarning: printWarning } : {}),
      ...confirmed,
      ...live,
    });
    const format: Format = line.format ?? (process.stdout.isTTY ? 'text' : 'json');
    const printed =
      format === 'json' ? `${JSON.stringify(answer.json)}\n` : answer.text(painter(wantsColours()));
    await finish(answer.exit, printed, '');
  } catch (error) {
    if (refused !== undefined) await tellEditor(refused, error);
    await finish(interrupt.exitCode() ?? EXIT.refused, '', errorLine(error));
  } finally {
    unwatch?.();
    interrupt.stop();
  }
}

async function perform(line: CommandLine, version: string, options: SessionOptions): Promise<Answer> {
  const folder = startFolder(line.repo);
  if (line.verb === 'doctor') {
    const findings = await doctor(folder, version, options);
    const exit = findings.some((item) => item.level === 'bad') ? EXIT.refused : EXIT.done;
    return {
      exit,
      json: { findings: findings.map(({ topic, level, text }) => ({ topic, level, text })) },
      text: (paint) => doctorReport(findings, paint),
    };
  }
  const session = await Session.open(folder, options);
  if (onTerminal() && (line.verb === 'check' || line.verb === 'resume')) await sayWhich(session);
  switch (line.verb) {
    case 'arm': {
      const request = requestOf(line);
      const { unsealedReason } = await session.arm(request);
      await sayNotes(session, request);
      return {
        exit: EXIT.done,
        json: { phase: 'armed', mode: 'manual' },
        text: (paint) =>
          `${paint('green', '✓ armed')}  ${escapeForDisplay(request.label.trim().split('\n')[0] ?? '')}\n` +
          (unsealedReason === null
            ? ''
            : `${paint('yellow', '•')} not sealed: ${escapeForDisplay(textOf(unsealedReason))}\n`) +
          'Let the agent work, then run `cordon check`. Cordon is a gate, not a sandbox.\n',
      };
    }
    case 'check': {
      const audit = await session.check();
      return auditAnswer(session, audit, audit.passed ? 'accepted' : 'rejected', null);
    }
    case 'audit':
      return auditAnswer(session, await session.audit(), null, null);
    case 'run':
      await sayNotes(session, requestOf(line));
      return attemptAnswer(session, await run(session, requestOf(line)));
    case 'resume':
      return attemptAnswer(session, await resume(session));
    case 'status': {
      const status = await session.status();
      const now = await statusNow(session, status);
      return {
        exit: EXIT.done,
        json: statusDocument(status, now.stale),
        text: (paint) => statusReport(status, paint, now),
      };
    }
    case 'reset': {
      const removed = await session.reset();
      const words = removed
        ? 'The envelope is forgotten; your files are as they were.'
        : 'Nothing was armed.';
      return { exit: EXIT.done, json: { phase: null, removed }, text: () => `${words}\n` };
    }
    case null:
      throw new UsageError('a command is required', null);
  }
}

function requestOf(line: CommandLine): NonNullable<CommandLine['request']> {
  if (line.request === null) throw new UsageError('a label is required', line.verb);
  return line.request;
}

async function attemptAnswer(session: Session, { audit, agentError }: AttemptResult): Promise<Answer> {
  if (agentError !== null) return auditAnswer(session, audit, 'agent failed', agentError);
  return auditAnswer(session, audit, audit.passed ? 'accepted' : 'rejected', null);
}

async function auditAnswer(
  session: Session,
  audit: Audit,
  verdict: 'accepted' | 'rejected' | 'agent failed' | null,
  reason: string | null,
): Promise<Answer> {
  const { config, state } = await session.load();
  const attempts = config.mode === 'claude' ? { used: state.attempt, most: state.maxAttempts } : null;
  const heading = { verdict, reason, attempts, label: config.label, limits: config.policy.limits };
  const exit = verdict === 'agent failed' ? EXIT.agentFailed : audit.passed ? EXIT.done : EXIT.rejected;
  return { exit, json: auditDocument(audit), text: (paint) => auditReport(audit, heading, paint) };
}

/** How long a stop may take after a second signal before the process ends as it is, in milliseconds. */
const IMPATIENT_MS = 3000;

interface Interrupt {
  readonly signal: AbortSignal;
  exitCode(): number | undefined;
  /** As if a first hang-up had come; `why` is stored with an attempt. */
  stopNow(why: string): void;
  /** No longer listens. */
  stop(): void;
}

/**
 * The first signal asks the engine to stop. A second one (a Ctrl-C below npm comes twice) no longer waits for the
 * programs to end well, but still lets the engine store how the attempt ended. A third one ends at once.
 */
function listenForSignals(): Interrupt {
  const controller = new AbortController();
  const received: (keyof typeof SIGNALS)[] = [];
  const exitCode = (): number | undefined =>
    received[0] === undefined ? undefined : 128 + SIGNALS[received[0]];
  const endNow = (): void => {
    endAllRunning();
    process.exit(exitCode());
  };
  const onSignal = (name: NodeJS.Signals): void => {
    received.push(name as keyof typeof SIGNALS);
    if (received.length === 1) controller.abort();
    else if (received.length === 2) {
      endAllRunning();
      setTimeout(endNow, IMPATIENT_MS).unref();
    } else endNow();
  };
  const names = Object.keys(SIGNALS) as NodeJS.Signals[];
  for (const name of names) process.on(name, onSignal);
  return {
    signal: controller.signal,
    exitCode,
    stopNow: (why) => {
      if (received.length > 0) return;
      received.push('SIGHUP');
      controller.abort(new Error(why));
    },
    stop: () => {
      for (const name of names) process.off(name, onSignal);
    },
  };
}

/** A variable of the editor's that what Cordon starts must not inherit. */
function takeVariable(name: string): string | undefined {
  const value = process.env[name];
  Reflect.deleteProperty(process.env, name);
  return value;
}

async function tellEditor(file: string, error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) return;
  const { code, message, said } = error;
  await writeFile(file, JSON.stringify({ code, message, said })).catch(() => undefined);
}

/** Live lines are for a person: asked for, or `run` and `resume` on a terminal. */
function showsProgress({ verb, progress }: CommandLine): boolean {
  if (verb !== 'run' && verb !== 'resume') return false;
  return progress ?? onTerminal();
}

function onTerminal(): boolean {
  return process.stdout.isTTY && process.stderr.isTTY;
}

/** What is no refusal is told where words are read: a program that armed finds standard error empty, as from 1.0. */
function forPerson({ format }: CommandLine): boolean {
  return format === 'text' || process.stderr.isTTY;
}

function printWarning(warning: Said): void {
  process.stderr.write(`WARNING: ${escapeForDisplay(textOf(warning))}\n`);
}

/** Slips are told where a person reads; a script that means them gets none. Never in the way. */
async function sayNotes({ repository, env }: Session, request: ArmRequest): Promise<void> {
  if (!process.stderr.isTTY) return;
  const notes = await trackedPaths(repository)
    .then((tracked) => armNotes(request, { root: repository.root, env, tracked }))
    .catch(() => []);
  for (const note of notes) process.stderr.write(`NOTE: ${escapeForDisplay(note)}\n`);
}

/** A terminal may be anywhere: says which envelope is acted on. Trouble with it is told by the command itself. */
async function sayWhich(session: Session): Promise<void> {
  const status = await session.status().catch(() => undefined);
  if (!status) return;
  const [label = ''] = status.config.label.split('\n', 1);
  const words = `envelope “${escapeForDisplay(label)}” of ${escapeForDisplay(session.repository.root)}`;
  process.stderr.write(`${painter(wantsColours())('dim', words)}\n`);
}

/** On standard error, so that standard output stays one document. */
function printProgress(event: ProgressEvent): void {
  const line = progressLine(event);
  if (line !== null) process.stderr.write(`${line}\n`);
}

function wantsColours(): boolean {
  if ((process.env.NO_COLOR ?? '') !== '' || process.env.TERM === 'dumb') return false;
  return process.stdout.isTTY && process.stdout.hasColors();
}

function errorLine(error: unknown): string {
  const expected = error instanceof Refusal || error instanceof UsageError;
  const words = expected ? messageOf(error) : `unexpected: ${(error as Error).stack ?? String(error)}`;
  return `ERROR: ${expected ? escapeForDisplay(words) : words}\n`;
}

/** Writes everything, then sets the exit code; a reader that went away is no error. */
async function finish(exit: number, stdout: string, stderr: string): Promise<void> {
  process.exitCode = exit;
  await Promise.all([write(process.stdout, stdout), write(process.stderr, stderr)]);
}

function write(stream: NodeJS.WriteStream, text: string): Promise<void> {
  if (text === '') return Promise.resolve();
  return new Promise((resolve) => {
    stream.once('error', () => {
      resolve();
    });
    stream.write(text, () => {
      resolve();
    });
  });
}
