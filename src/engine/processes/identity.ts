import { bootId, linuxTable } from './linuxTable';
import { macosTable } from './macosTable';
import { windowsApi } from './windowsApi';

/**
 * A token that says which process has this number: the same process always gives the same token, a later one with
 * a recycled number, also after a restart of the machine, another. Undefined when no such process runs.
 */
export async function processStartTime(pid: number): Promise<string | undefined> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  if (process.platform === 'win32') return (await windowsApi()).startTime(pid);
  const table = process.platform === 'darwin' ? macosTable : linuxTable;
  if (table === macosTable) table.pids();
  const entry = table.read(pid);
  if (entry === undefined || entry.inert) return undefined;
  return table === linuxTable ? `${bootId()}:${entry.start}` : entry.start;
}

/** Whether the process that `token` (of processStartTime) was taken from is still running. */
export async function isSameProcess(pid: number, token: string): Promise<boolean> {
  return (await processStartTime(pid)) === token;
}
