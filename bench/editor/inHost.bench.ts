/** What is measured inside the extension host: an entry that VS Code calls as it calls a test suite. */
import fs from 'node:fs';
import { surfaces } from '../../test/editor/support';
import { SUITE_ENV, type SuiteEvent } from '../../test/host/results';
import { closeLab, openLab, type Row } from '../lab';
import { makeRepository } from '../repositories';
import { matchRows } from './matches';
import { settledRows } from './settled';
import { IN_HOST_ENV } from './stage';

export async function run(): Promise<void> {
  const started = Date.now();
  const lab = openLab(process.env[IN_HOST_ENV.quick] === '1');
  // The host's own home holds the seals, for Cordon in this process too.
  process.env.XDG_STATE_HOME = lab.env.XDG_STATE_HOME;
  say({ event: 'start', total: 1, host: 'bench' });
  try {
    const rows: Row[] = await settledRows(lab, await surfaces());
    rows.push(...(await matchRows(lab, await makeRepository(lab, 'matches', lab.quick ? 20_000 : 100_000))));
    fs.writeFileSync(process.env[IN_HOST_ENV.rows] ?? '', JSON.stringify(rows));
    say({ event: 'pass', title: 'measured', ms: Date.now() - started });
  } catch (error) {
    say({
      event: 'fail',
      title: 'measured',
      error: error instanceof Error ? String(error.stack) : String(error),
    });
    throw error;
  } finally {
    say({ event: 'end', ms: Date.now() - started });
    closeLab(lab);
  }
}

function say(event: SuiteEvent): void {
  fs.appendFileSync(process.env[SUITE_ENV.results] ?? '', `${JSON.stringify(event)}\n`);
}
