/** Measures the extension in a real VS Code on this machine. It reports and never fails for what it measured. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cacheRoot } from '../../test/host/cache';
import { findBrowser } from '../../test/host/chromium';
import { emptyWorkspace, runInHost } from '../../test/host/inHost';
import { CURRENT } from '../../test/host/versions';
import { closeLab, type Lab, openLab, type Row } from '../lab';
import { isMissed, table } from '../table';
import { sizeRows } from './sizes';
import { IN_HOST_ENV, stageExtension } from './stage';
import { windowRows } from './window';

async function inHostRows(lab: Lab, staged: string): Promise<Row[]> {
  const made = emptyWorkspace();
  const file = path.join(lab.folder, 'rows.json');
  try {
    const { ok } = await runInHost({
      version: CURRENT,
      workspace: made.workspace,
      extension: staged,
      suite: path.join(__dirname, 'inHost.bench.js'),
      results: path.join(lab.folder, 'in-host.ndjson'),
      env: { [IN_HOST_ENV.rows]: file, [IN_HOST_ENV.quick]: lab.quick ? '1' : '0' },
      say: (line) => {
        lab.say(line);
      },
    });
    if (!ok) throw new Error('the measurements inside the extension host failed');
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Row[];
  } finally {
    made.remove();
  }
}

/** What is missing to measure; null when nothing is. Nothing is downloaded for a measurement. */
function missing(): string | null {
  const host = path.join(cacheRoot(), `vscode-${CURRENT}`);
  if (!fs.existsSync(host))
    return `VS Code ${CURRENT} is not installed (\`node out/test/host/cli.js install\`)`;
  return findBrowser() === undefined ? 'there is no Chromium or Chrome' : null;
}

async function main(): Promise<void> {
  const options = { quick: { type: 'boolean' }, json: { type: 'string' }, into: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const why = missing();
  if (why !== null) {
    process.stdout.write(`\nThe editor was not measured: ${why}.\n`);
    return;
  }
  const lab = openLab(values.quick === true);
  try {
    const staged = await stageExtension(lab);
    const rows = [
      ...(await windowRows(lab, staged)),
      ...(await inHostRows(lab, staged)),
      ...sizeRows(staged),
    ];
    const missed = rows.filter(isMissed).length;
    const load = os.loadavg()[0]?.toFixed(1) ?? '';
    const machine = `VS Code ${CURRENT}, ${os.availableParallelism()} processors, load ${load}, ${process.platform}`;
    process.stdout.write(`\nCordon in the editor (${machine})\n\n${table(rows)}`);
    process.stdout.write(missed === 0 ? '\nEvery goal met.\n' : `\n${missed} goals missed.\n`);
    keep(rows, values);
  } finally {
    closeLab(lab);
  }
}

/** `--json FILE` writes a file of its own, `--into FILE` adds to one that the other measurements wrote. */
function keep(
  rows: readonly Row[],
  { json, into }: { json?: string | undefined; into?: string | undefined },
): void {
  const file = into ?? json;
  if (file === undefined) return;
  const before =
    into === undefined ? { rows: [] } : (JSON.parse(fs.readFileSync(into, 'utf8')) as { rows: Row[] });
  fs.writeFileSync(file, `${JSON.stringify({ ...before, rows: [...before.rows, ...rows] }, null, 2)}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? String(error.stack) : String(error)}\n`);
  process.exitCode = 1;
});
