import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cordon } from './commands';
import { closed, type Lab, type Row } from './lab';
import type { BenchRepository } from './repositories';

const MIB = 1024 * 1024;
const UNTRACKED_MIB = 60;

/** What `memory.bench.ts` prints: resident memory in bytes. */
export interface MemoryAnswer {
  readonly idle: number;
  readonly peak: number;
}

/** Peak memory of a fresh process while it measures one large untracked file. Wants an armed repository. */
export async function memoryRows(lab: Lab, { root }: BenchRepository): Promise<Row[]> {
  await cordon(lab, root, ['reset']);
  await cordon(lab, root, ['arm', 'memory', '--allow', '**']);
  const file = path.join(root, 'large.bin');
  const line = Buffer.from(`${'x'.repeat(79)}\n`);
  const measured: Row[] = [];
  for (const [name, size] of [
    ['nothing untracked', 0],
    [`${UNTRACKED_MIB} MiB untracked`, UNTRACKED_MIB * MIB],
  ] as const) {
    if (size > 0) fs.writeFileSync(file, Buffer.alloc(size, line));
    const { idle, peak } = await freshProcess(lab, root);
    measured.push({
      group: 'peak memory of an audit above idle',
      name,
      value: (peak - idle) / MIB,
      unit: 'MiB',
      goal: size > 0 ? 40 : null,
      note: `${(idle / MIB).toFixed(1)} MiB idle`,
    });
  }
  fs.rmSync(file);
  return measured;
}

async function freshProcess(lab: Lab, root: string): Promise<MemoryAnswer> {
  const program = path.join(__dirname, 'memory.bench.js');
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: lab.env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  if ((await closed(child)) !== 0) throw new Error(`${program} failed`);
  return JSON.parse(Buffer.concat(chunks).toString()) as MemoryAnswer;
}
