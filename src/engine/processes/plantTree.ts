import { linuxTable } from './linuxTable';
import { macosTable } from './macosTable';
import type { Adoption } from './orphans';
import { PosixTree } from './posixTree';
import type { ProcessTree } from './tree';
import { windowsApi } from './windowsApi';
import { WindowsTree } from './windowsTree';

/** What must be called at once after the process started, with its number; `ended` tells whether it was reaped. */
export type PlantTree = (leader: number, nonce: string, ended: () => boolean) => ProcessTree;

/** Gets this system's way to watch over process trees ready, before anything is started. */
export async function prepareTrees(adoption?: Adoption): Promise<PlantTree> {
  if (process.platform === 'win32') {
    // Without koffi there is still taskkill.
    const api = await windowsApi().catch(() => undefined);
    return (leader, _nonce, ended) => new WindowsTree(api, leader, ended);
  }
  const table = process.platform === 'darwin' ? macosTable : linuxTable;
  return (leader, nonce, ended) => new PosixTree(table, leader, nonce, ended, adoption?.isOrphan);
}
