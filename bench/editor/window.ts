/** What a person at a window waits for: the extension's start, and the form. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { startHost, type Host } from '../../test/host/host';
import { CURRENT } from '../../test/host/versions';
import { until } from '../../test/support/processes';
import { ArmFormPage } from '../../test/ui/pages/armFormPage';
import { webviewFrame } from '../../test/ui/pages/webview';
import { Workbench } from '../../test/ui/pages/workbench';
import { comparison, type Lab, median, milliseconds, type Row } from '../lab';
import { makeRepository } from '../repositories';
import { type Activation, ACTIVATIONS_ENV, activations, installWithProbes } from './stage';

const STATUS = '.statusbar-item[id="cordon.cordon-vscode.status"]';
const START_MS = 60_000;

/** Starts one host with both extensions, reloads it some times, and opens both panels in turn. */
export async function windowRows(lab: Lab, staged: string): Promise<Row[]> {
  const { root } = await makeRepository(lab, 'window', 20);
  const file = path.join(lab.folder, 'activations.ndjson');
  fs.writeFileSync(file, '');
  const host = await startHost({
    version: CURRENT,
    folder: root,
    extensionsDir: installWithProbes(lab, staged),
    env: { [ACTIVATIONS_ENV]: file },
    viewport: { width: 1280, height: 900 },
  });
  try {
    return [...(await activationRows(lab, host, file)), ...(await formRows(lab, host))];
  } finally {
    await host.close();
  }
}

async function activationRows(lab: Lab, host: Host, file: string): Promise<Row[]> {
  const starts = lab.quick ? 3 : 9;
  const both = (count: number) => (): boolean => {
    const said = activations(file);
    return ['cordon', 'empty'].every((name) => said.filter((one) => one.name === name).length >= count);
  };
  lab.say(`starting the extension ${starts} times`);
  for (let start = 1; start <= starts; start += 1) {
    if (start > 1) await host.reload();
    await until(`start ${start} of both extensions`, both(start), START_MS);
    await host.page.locator(STATUS).waitFor({ timeout: START_MS });
  }
  const said = activations(file);
  const of = (name: string): Activation[] => said.filter((one) => one.name === name).slice(0, starts);
  const total = ({ load, activate }: Activation): number => load + activate;
  const own = of('cordon');
  const empty = of('empty');
  const differences = own.map((one, start) => total(one) - total(empty[start] ?? one));
  const parts = (['load', 'activate'] as const).map(
    (part) => `${part} ${milliseconds(median(own.map((one) => one[part])))}`,
  );
  return [
    {
      group: 'activation',
      name: `beyond an empty extension, ${starts} starts`,
      value: median(differences),
      unit: 'ms',
      goal: 10,
      note: `${parts.join(', ')}; empty ${milliseconds(median(empty.map(total)))}; at best ${milliseconds(Math.min(...differences))}`,
    },
  ];
}

async function formRows(lab: Lab, host: Host): Promise<Row[]> {
  const rounds = lab.quick ? 5 : 15;
  lab.say(`opening the form ${rounds + 1} times`);
  const workbench = new Workbench(host.page);
  const form = new ArmFormPage(workbench);
  const frame = webviewFrame(host.page);
  const open = async (title: string, there: readonly Locator[]): Promise<number> => {
    await host.page.keyboard.press('F1');
    await workbench.quickInput.fill(`>${title}`);
    await workbench.quickInput.row(title).first().waitFor();
    const started = performance.now();
    await host.page.keyboard.press('Enter');
    for (const locator of there) await locator.waitFor();
    const took = performance.now() - started;
    await workbench.runCommand('View: Close All Editors');
    for (const locator of there) await locator.waitFor({ state: 'hidden' });
    return took;
  };
  // The first field has the focus and the last button is there; then the last field too, which comes below the fold.
  const there = [frame.locator('[id="field-label"]:focus'), frame.locator('[data-action="copy"]')];
  const last = frame.locator('[id="field-claude.model"]');
  const openForm = (): Promise<number> => open('Cordon: Arm Envelope…', there);
  const openWhole = (): Promise<number> => open('Cordon: Arm Envelope…', [...there, last]);
  const openEmpty = (): Promise<number> => open('Probe: Empty Panel', [frame.locator('#there')]);
  await openEmpty();
  const first = await openForm();
  await form.field('label').waitFor({ state: 'hidden' });
  const times: { a: number; b: number; whole: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const early = round % 2 === 0 ? await openForm() : 0;
    const b = await openEmpty();
    times.push({ a: early === 0 ? await openForm() : early, b, whole: await openWhole() });
  }
  const pair = {
    a: median(times.map(({ a }) => a)),
    b: median(times.map(({ b }) => b)),
    ratio: median(times.map(({ a, b }) => a / b)),
  };
  const group = 'command to interactive form over an empty panel';
  return [
    { group, name: `${rounds} openings`, value: pair.ratio, unit: '×', goal: 1.5, note: comparison(pair) },
    {
      group,
      name: 'down to its last field',
      value: median(times.map(({ whole, b }) => whole / b)),
      unit: '×',
      goal: null,
      note: milliseconds(median(times.map(({ whole }) => whole))),
    },
    {
      group,
      name: 'first opening of the window',
      value: first / pair.b,
      unit: '×',
      goal: null,
      note: `${milliseconds(first)}, the engine is loaded in it`,
    },
  ];
}
