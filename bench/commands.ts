import fs from 'node:fs';
import path from 'node:path';
import { gitStatus } from './gitView';
import { comparison, interleaved, type Lab, output, type Pair, type Row } from './lab';
import type { BenchRepository } from './repositories';

/** Runs `cordon` as a process of its own. */
export function cordon(lab: Lab, root: string, args: readonly string[]): Promise<Buffer> {
  return output(process.execPath, [lab.cli, ...args], { cwd: root, env: lab.env });
}

export async function startRows(lab: Lab): Promise<Row[]> {
  const at = { cwd: lab.folder, env: lab.env };
  const rounds = lab.quick ? 10 : 30;
  const node = (): Promise<Buffer> => output(process.execPath, ['-e', '0'], at);
  const version = await interleaved(rounds, () => cordon(lab, lab.folder, ['--version']), node);
  const help = await interleaved(rounds, () => cordon(lab, lab.folder, ['--help']), node);
  const group = 'start-up over node -e 0';
  return [
    {
      group,
      name: 'cordon --version',
      value: version.ratio,
      unit: '×',
      goal: 1.5,
      note: comparison(version),
    },
    {
      group,
      name: 'cordon --help (loads all)',
      value: help.ratio,
      unit: '×',
      goal: null,
      note: comparison(help),
    },
  ];
}

/** Whole commands over `git status`. 1.0's `check` takes about 3.5 times at 20,000 files. Leaves it armed. */
export async function commandRows(lab: Lab, { root, files }: BenchRepository): Promise<Row[]> {
  const rounds = lab.quick ? 3 : files > 50_000 ? 4 : 8;
  const name = `${files.toLocaleString('en')} files`;
  const status = (): Promise<Buffer> => gitStatus(lab, root);
  await cordon(lab, root, ['arm', 'bench', '--allow', '**']);
  const check = await interleaved(rounds, () => cordon(lab, root, ['check']), status);
  const group = 'whole commands over git status';
  const row = (verb: string, pair: Pair, words = ''): Row => ({
    group,
    name: `${verb}, ${name}`,
    value: pair.ratio,
    unit: '×',
    goal: null,
    note: `${comparison(pair)}${words}`,
  });
  return [row('check', check, files === 20_000 ? ' (1.0 takes about 3.5 ×)' : '')];
}

/** The second witness on disk over Git's index; nothing where there is none. */
export function evidenceRows({ root, files }: BenchRepository): Row[] {
  const folder = path.join(root, '.cordon', 'evidence');
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));
  const sizes = names.map((name) => fs.lstatSync(name)).filter((stats) => stats.isFile());
  const bytes = sizes.reduce((sum, stats) => sum + stats.size, 0);
  const index = fs.statSync(path.join(root, '.git', 'index')).size;
  return [
    {
      group: 'evidence on disk over the index',
      name: `${files.toLocaleString('en')} files`,
      value: bytes / index,
      unit: '×',
      goal: 2,
      note: `${bytes} over ${index} bytes`,
    },
  ];
}
