/** Measures Cordon against Git on this machine. It reports and never fails for what it measured. */
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { armingRows } from './arming';
import { commandRows, cordon, evidenceRows, startRows } from './commands';
import { auditRows, growthRows } from './gitView';
import { closeLab, type Lab, openLab, output, type Row } from './lab';
import { memoryRows } from './memory';
import { change, makeRepository, patterns, settle } from './repositories';
import { isMissed, table } from './table';

const WIDE = [
  '--allow',
  '**',
  '--max-files=100000',
  '--max-added-lines=1000000',
  '--max-working-bytes=100000000',
];

const WITNESS_GOALS = { live: 1.5, both: 3 };

async function measureAll(lab: Lab): Promise<Row[]> {
  const rows: Row[] = await startRows(lab);
  const arm = (root: string, options: readonly string[]): Promise<unknown> =>
    cordon(lab, root, ['arm', 'bench', ...options]);

  const small = await makeRepository(lab, 'small', 1000);
  await arm(small.root, WIDE);
  rows.push(...(await auditRows(lab, { name: '1,000 files', repository: small, goal: 2.5 })).rows);
  rows.push(...evidenceRows(small));
  await cordon(lab, small.root, ['reset']);
  rows.push(...(await commandRows(lab, small)), ...(await armingRows(lab, small)));
  rows.push(...(await memoryRows(lab, small)));

  const middle = await makeRepository(lab, 'middle', 20_000);
  await arm(middle.root, WIDE);
  const middleAudit = await auditRows(lab, {
    name: '20,000 files',
    repository: middle,
    goal: 1.5,
    witnessGoals: WITNESS_GOALS,
  });
  rows.push(...middleAudit.rows, ...evidenceRows(middle));
  await cordon(lab, middle.root, ['reset']);
  rows.push(...(await commandRows(lab, middle)), ...(await armingRows(lab, middle)));
  await cordon(lab, middle.root, ['reset']);
  await arm(middle.root, [...patterns(100), ...WIDE.slice(2), '--max-deleted-lines=1000000']);
  change(middle, 1000);
  await settle(lab, middle.root);
  const changed = await auditRows(lab, {
    name: '20,000 files, 1,000 changed',
    repository: middle,
    goal: 1.5,
  });
  rows.push(...changed.rows);

  if (lab.quick) return rows;
  const large = await makeRepository(lab, 'large', 100_000);
  await arm(large.root, WIDE);
  const largeAudit = await auditRows(lab, {
    name: '100,000 files',
    repository: large,
    goal: 1.5,
    witnessGoals: WITNESS_GOALS,
  });
  rows.push(...largeAudit.rows, ...evidenceRows(large), ...growthRows(middleAudit.pair, largeAudit.pair, 5));
  await cordon(lab, large.root, ['reset']);
  rows.push(...(await commandRows(lab, large)), ...(await armingRows(lab, large)));
  return rows;
}

async function main(): Promise<void> {
  const options = { quick: { type: 'boolean' }, json: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const lab = openLab(values.quick === true);
  try {
    const git = (await output('git', ['version'], { cwd: lab.folder, env: lab.env })).toString().trim();
    const machine = `${git}, Node.js ${process.versions.node}, ${os.availableParallelism()} processors, ${process.platform}`;
    const rows = await measureAll(lab);
    const missed = rows.filter(isMissed).length;
    process.stdout.write(`\nCordon measured against Git (${machine})\n\n${table(rows)}`);
    process.stdout.write(missed === 0 ? '\nEvery goal met.\n' : `\n${missed} goals missed.\n`);
    if (values.json !== undefined)
      fs.writeFileSync(values.json, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
  } finally {
    closeLab(lab);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? String(error.stack) : String(error)}\n`);
  process.exitCode = 1;
});
