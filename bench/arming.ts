/** Arming over its bound: three times `git status`, and one read of every tracked file. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gitEnvironment } from '../src/engine/evidence/git';
import {
  type ArmRequest,
  DEFAULT_CLAUDE,
  DEFAULT_LIMITS,
  DEFAULT_OPTIONS,
} from '../src/engine/policy/policy';
import { Session } from '../src/engine/session';
import { cordon } from './commands';
import { gitStatus } from './gitView';
import { closed, comparison, interleaved, type Lab, output, type Pair, type Row } from './lab';
import type { BenchRepository } from './repositories';

const REQUEST: ArmRequest = {
  mode: 'manual',
  label: 'bench',
  policy: { allow: ['**'], deny: [], limits: DEFAULT_LIMITS, allowCommits: false },
  verify: [],
  claude: DEFAULT_CLAUDE,
  maxAttempts: 3,
  options: DEFAULT_OPTIONS,
};

/** Wants an armed repository and leaves it armed. */
export async function armingRows(lab: Lab, { root, files }: BenchRepository): Promise<Row[]> {
  const rounds = lab.quick ? 3 : files > 50_000 ? 5 : 9;
  const list = path.join(lab.folder, 'tracked.txt');
  fs.writeFileSync(list, await output('git', ['ls-files'], { cwd: root, env: lab.env }));
  const bound = async (): Promise<void> => {
    for (let time = 0; time < 3; time += 1) await gitStatus(lab, root);
    await readAll(lab, root, list);
  };
  const session = await Session.open(root, { env: lab.env });
  const inProcess = await interleaved(
    rounds,
    () => session.arm(REQUEST),
    bound,
    () => session.reset(),
  );
  const arm = (): Promise<unknown> => cordon(lab, root, ['arm', 'bench', '--allow', '**']);
  const command = await interleaved(rounds, arm, bound, () => session.reset());
  const name = `${files.toLocaleString('en')} files`;
  const row = (words: string, pair: Pair, goal: number | null): Row => ({
    group: 'arming over three git status and one read of every file',
    name: `${words}, ${name}`,
    value: pair.ratio,
    unit: '×',
    goal,
    note: comparison(pair),
  });
  return [row('in process', inProcess, 1), row('cordon arm with its start', command, null)];
}

/** Every tracked file read and hashed once, by Git. */
async function readAll(lab: Lab, root: string, list: string): Promise<void> {
  const input = fs.openSync(list, 'r');
  try {
    const child = spawn('git', ['hash-object', '--stdin-paths', '--no-filters'], {
      cwd: root,
      env: gitEnvironment(lab.env),
      stdio: [input, 'ignore', 'inherit'],
    });
    if ((await closed(child)) !== 0) throw new Error('git hash-object failed');
  } finally {
    fs.closeSync(input);
  }
}
