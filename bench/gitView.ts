import { type Audit, auditEvidence } from '../src/engine/audit';
import { gatherEvidence } from '../src/engine/evidence/gather';
import { gitEnvironment } from '../src/engine/evidence/git';
import { Session } from '../src/engine/session';
import { foreignNames } from '../src/engine/store/layout';
import { comparison, interleaved, type Lab, milliseconds, output, type Pair, type Row } from './lab';
import type { BenchRepository } from './repositories';

/** The reference: what a person would type, in the same surroundings as Cordon's own Git. */
export function gitStatus(lab: Lab, root: string): Promise<Buffer> {
  const args = ['status', '--porcelain=v1', '-z', '-uall'];
  return output('git', args, { cwd: root, env: gitEnvironment(lab.env) });
}

export interface AuditCase {
  readonly name: string;
  readonly repository: BenchRepository;
  readonly goal: number;
  /** Goals of the second witness alone, and of both. */
  readonly witnessGoals?: { readonly live: number; readonly both: number };
}

/** An audit by Git's view alone, as `Session.audit()` makes it of an envelope without the second witness. */
async function auditByGit(session: Session): Promise<Audit> {
  const { config } = await session.load();
  const foreign = await foreignNames(session.repository.root);
  return auditEvidence(config.policy, await gatherEvidence(session.repository, config.baseline, foreign));
}

export interface AuditMeasured {
  readonly rows: readonly Row[];
  /** Git's view alone over `git status`. */
  readonly pair: Pair;
}

/** In-process audits of an armed repository over `git status`: by Git's view alone, and by both witnesses. */
export async function auditRows(
  lab: Lab,
  { name, repository, goal, witnessGoals }: AuditCase,
): Promise<AuditMeasured> {
  const session = await Session.open(repository.root, { env: lab.env });
  const rounds = lab.quick ? 5 : repository.files > 50_000 ? 7 : repository.files > 5000 ? 11 : 21;
  const status = (): Promise<Buffer> => gitStatus(lab, repository.root);
  const pair = await interleaved(rounds, () => auditByGit(session), status);
  const live = await interleaved(rounds, () => session.audit(undefined, 'live'), status);
  const both = await interleaved(rounds, () => session.audit(), status);
  const row = (group: string, measured: Pair, wanted: number | null): Row => ({
    group: `${group} over git status, in process`,
    name,
    value: measured.ratio,
    unit: '×',
    goal: wanted,
    note: comparison(measured),
  });
  const rows = [
    row("audit by Git's view alone", pair, goal),
    row('audit by the second witness (live)', live, witnessGoals?.live ?? null),
    row('audit by both witnesses', both, witnessGoals?.both ?? null),
  ];
  return { rows, pair };
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
  return [
    row("audit by Git's view alone", small.a, large.a, factor),
    row('git status, to compare', small.b, large.b, null),
  ];
}
