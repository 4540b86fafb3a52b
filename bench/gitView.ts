import { Session } from '../src/engine/session';
import { gitEnvironment } from '../src/engine/evidence/git';
import { comparison, interleaved, type Lab, milliseconds, output, type Pair, type Row } from './lab';
import type { BenchRepository } from './repositories';

const GROUP = 'audit in-process over git status';

/** The reference: what a person would type, in the same surroundings as Cordon's own Git. */
export function gitStatus(lab: Lab, root: string): Promise<Buffer> {
  const args = ['status', '--porcelain=v1', '-z', '-uall'];
  return output('git', args, { cwd: root, env: gitEnvironment(lab.env) });
}

export interface AuditCase {
  readonly name: string;
  readonly repository: BenchRepository;
  readonly goal: number;
}

/** `Session.audit()` of an armed repository over `git status`, and what it takes of that in absolute terms. */
export async function auditPair(lab: Lab, { name, repository, goal }: AuditCase): Promise<[Row, Pair]> {
  const session = await Session.open(repository.root, { env: lab.env });
  const rounds = lab.quick ? 5 : repository.files > 50_000 ? 15 : 25;
  const pair = await interleaved(
    rounds,
    () => session.audit(),
    () => gitStatus(lab, repository.root),
  );
  return [{ group: GROUP, name, value: pair.ratio, unit: '×', goal, note: comparison(pair) }, pair];
}

/** How the time grows with the repository: five times the files should take five times as long at most. */
export function growthRows(small: Pair, large: Pair, factor: number): Row[] {
  const row = (name: string, from: number, to: number, goal: number | null): Row => ({
    group: `growth, ${factor} times the files`,
    name,
    value: to / from,
    unit: '×',
    goal,
    note: `${milliseconds(from)} to ${milliseconds(to)}`,
  });
  return [row('audit', small.a, large.a, factor), row('git status, to compare', small.b, large.b, null)];
}
