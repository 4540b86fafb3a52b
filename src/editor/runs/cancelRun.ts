import * as vscode from 'vscode';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import type { Log } from '../log';

/**
 * Asks the process of the run to stop; works for a run of another window, of a terminal, and after a reload. The process
 * is the one that `run.json` names only if it also started when that says.
 */
export async function cancelRun(envelope: Envelope, log: Log): Promise<void> {
  const { run } = envelope.snapshot;
  if (run === null || !vscode.workspace.isTrusted) return;
  const { pid, startTime, verb } = run.record;
  const asked = await engine().askToEnd(pid, startTime);
  log.info(`${envelope.root}: cancel ${verb} of process ${pid}: ${asked ? 'asked' : 'it is gone'}`);
  if (!asked) envelope.requestAll();
}
