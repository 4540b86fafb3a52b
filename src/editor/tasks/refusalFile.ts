import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Refusal, RefusalCode } from '../../engine/errors';
import { parseSaid } from '../../engine/said';
import { engine } from '../engine';

/** Who started a task and tells of its refusal: a command of ours, or (the Tasks menu, tasks.json) somebody else. */
export type Starter = 'command' | 'somebody';

/** Where a task says why it was refused (engine/attendance.ts): one file for each verb, repository and starter. */
export function refusalFile(folder: string, verb: string, repository: string, starter: Starter): string {
  const name = createHash('sha256').update(`${starter}\n${verb}\n${repository}`).digest('hex').slice(0, 16);
  return path.join(folder, `refused-${name}.json`);
}

/** Takes what a task said; undefined where it said nothing that makes sense. */
export async function takeRefusal(file: string): Promise<Refusal | undefined> {
  try {
    const said = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, unknown>;
    if (typeof said.code !== 'string' || typeof said.message !== 'string') return undefined;
    return new (engine().Refusal)(said.code as RefusalCode, parseSaid(said.said) ?? said.message);
  } catch {
    return undefined;
  } finally {
    await forgetRefusal(file);
  }
}

/** Makes room for what a task is going to say: its folder may not be there yet, and an earlier word is not about it. */
export async function awaitRefusal(file: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true }).catch(() => undefined);
  await forgetRefusal(file);
}

async function forgetRefusal(file: string): Promise<void> {
  await fs.rm(file, { force: true }).catch(() => undefined);
}
