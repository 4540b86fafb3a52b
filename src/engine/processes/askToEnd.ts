import { isSameProcess } from './identity';
import { WindowsTree } from './windowsTree';

/**
 * Asks another Cordon process to stop its run, which it does with everything that it started. On Windows, where a
 * program cannot be asked, the process and its descendants are ended; the run then reads as interrupted.
 * @param token of processStartTime: a later process with the same number is left alone
 * @returns false when there is no such process any more
 */
export async function askToEnd(pid: number, token: string): Promise<boolean> {
  if (pid === process.pid || !(await isSameProcess(pid, token))) return false;
  try {
    if (process.platform === 'win32') await new WindowsTree(undefined, pid, () => !isAlive(pid)).end();
    else process.kill(pid, 'SIGINT');
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
