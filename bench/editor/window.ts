/** What a person at a window waits for: the extension's start, and the form. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startHost, type Host } from '../../test/host/host';
import { CURRENT } from '../../test/host/versions';
import { until } from '../../test/support/processes';
import { ArmFormPage } from '../../test/ui/pages/armFormPage';
import { webviewFrame } from '../../test/ui/pages/webview';
import { Workbench } from '../../test/ui/pages/workbench';
import { comparison, type Lab, median, milliseconds, type Row } from '../lab';
import { makeRepository } from '../repositories';
import { Moments } from './moments';
import { type Activation, ACTIVATIONS_ENV, activations, installWithProbes } from './stage';

const STATUS = '.statusbar-item[id="cordon.cordon-vscode.status"]';
const START_MS = 60_000;
const STORED_MS = 1500;
const GROUP = 'command to interactive form over an empty panel';

/** Starts one host with both extensions, reloads it some times, and opens both panels in turn. */
export async function windowRows(lab: Lab, staged: string): Promise<Row[]> {
  const { root } = await makeRepository(lab, 'window', 20);
  const file = path.join(lab.folder, 'activations.ndjson');
  fs.writeFileSync(file, '');
  const moments = new Moments();
  const host = await startHost({
    version: CURRENT,
    folder: root,
    extensionsDir: installWithProbes(lab, staged),
    env: { [ACTIVATIONS_ENV]: file },
    viewport: { width: 1280, height: 900 },
    prepare: (context) => moments.watch(context),
  });
  const panels = new Panels(host, moments);
  try {
    return [...(await startRows(lab, host, panels, file)), ...(await formRows(lab, panels))];
  } finally {
    await host.close();
  }
}

/** The two panels, opened from the command palette as a person would, and closed again. */
class Panels {
  private readonly workbench: Workbench;
  private readonly page: ArmFormPage;

  constructor(
    private readonly host: Host,
    private readonly moments: Moments,
  ) {
    this.workbench = new Workbench(host.page);
    this.page = new ArmFormPage(this.workbench);
  }

  /** Milliseconds until the button is there. */
  async empty(): Promise<number> {
    await this.run('Probe: Empty Panel');
    const took = await this.moments.since('empty');
    await this.close();
    await webviewFrame(this.host.page).locator('#there').waitFor({ state: 'hidden' });
    return took;
  }

  /** Milliseconds until one can type and press buttons, and until the last field is there. */
  async form(): Promise<{ interactive: number; whole: number }> {
    await this.run('Cordon: Arm Envelope…');
    const interactive = await this.moments.since('form');
    await this.host.page.keyboard.press('x');
    const whole = await this.moments.since('whole');
    const typed = await this.page.field('label').inputValue();
    if (typed !== 'x') throw new Error(`“x” was typed into the form, which holds “${typed}”`);
    await this.host.page.keyboard.press('Backspace');
    // The button takes the focus, and the editor half's answer to it gives it back: an empty form cannot be copied.
    await this.page.button('copy').click();
    await this.page.waitForFocus('label');
    await this.close();
    await this.page.field('label').waitFor({ state: 'hidden' });
    return { interactive, whole };
  }

  /** Whether the window came with one of the panels, which is closed then. */
  async closeRestored(): Promise<boolean> {
    const tabs = this.workbench.tab('Arm Envelope').or(this.workbench.tab('Empty'));
    if ((await tabs.count()) === 0) return false;
    await this.close();
    return true;
  }

  private async run(title: string): Promise<void> {
    const { quickInput, page } = this.workbench;
    await page.keyboard.press('F1');
    await quickInput.fill(`>${title}`);
    await quickInput.row(title).first().waitFor();
    this.moments.begin();
    await page.keyboard.press('Enter');
  }

  private async close(): Promise<void> {
    await this.workbench.runCommand('View: Close All Editors');
  }
}

/** Starts the extension some times; each window but the first opens one of the panels as its first. */
async function startRows(lab: Lab, host: Host, panels: Panels, file: string): Promise<Row[]> {
  const starts = lab.quick ? 3 : 9;
  const both = (count: number) => (): boolean => {
    const said = activations(file);
    return ['cordon', 'empty'].every((name) => said.filter((one) => one.name === name).length >= count);
  };
  const first: { form: number[]; empty: number[] } = { form: [], empty: [] };
  lab.say(`starting the extension ${starts} times`);
  for (let start = 1; start <= starts; start += 1) {
    if (start > 1) await host.reload();
    await until(`start ${start} of both extensions`, both(start), START_MS);
    await host.page.locator(STATUS).waitFor({ timeout: START_MS });
    // Now and then the editor brings a panel back that was closed just before: then there is no first one to open.
    if (start === 1 || (await panels.closeRestored())) continue;
    if (start % 2 === 0) first.empty.push(await panels.empty());
    else first.form.push((await panels.form()).interactive);
    // Until the editor has stored that it is closed.
    await sleep(STORED_MS);
  }
  return [activationRow(activations(file), starts), firstRow(first)];
}

function activationRow(said: readonly Activation[], starts: number): Row {
  const of = (name: string): Activation[] => said.filter((one) => one.name === name).slice(0, starts);
  const total = ({ load, activate }: Activation): number => load + activate;
  const own = of('cordon');
  const empty = of('empty');
  const differences = own.map((one, start) => total(one) - total(empty[start] ?? one));
  const parts = (['load', 'activate'] as const).map(
    (part) => `${part} ${milliseconds(median(own.map((one) => one[part])))}`,
  );
  return {
    group: 'activation',
    name: `beyond an empty extension, ${starts} starts`,
    value: median(differences),
    unit: 'ms',
    goal: 10,
    note: `${parts.join(', ')}; empty ${milliseconds(median(empty.map(total)))}; at best ${milliseconds(Math.min(...differences))}`,
  };
}

function firstRow({ form, empty }: { form: readonly number[]; empty: readonly number[] }): Row {
  const pair = { a: median(form), b: median(empty) };
  return {
    group: GROUP,
    name: `the first panel of a window, ${form.length} and ${empty.length} times`,
    value: pair.a / pair.b,
    unit: '×',
    goal: null,
    note: `${milliseconds(pair.a)} over ${milliseconds(pair.b)}; the engine is loaded in it`,
  };
}

async function formRows(lab: Lab, panels: Panels): Promise<Row[]> {
  const rounds = lab.quick ? 5 : 15;
  lab.say(`opening the form ${rounds + 1} times`);
  // The second panel of a window waits for the editor itself, which looks for a new version of its worker then.
  await panels.empty();
  await panels.form();
  const times: { a: number; b: number; whole: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const early = round % 2 === 0 ? await panels.form() : undefined;
    const b = await panels.empty();
    const { interactive, whole } = early ?? (await panels.form());
    times.push({ a: interactive, b, whole });
  }
  const pair = {
    a: median(times.map(({ a }) => a)),
    b: median(times.map(({ b }) => b)),
    ratio: median(times.map(({ a, b }) => a / b)),
  };
  return [
    {
      group: GROUP,
      name: `${rounds} openings`,
      value: pair.ratio,
      unit: '×',
      goal: 1.5,
      note: comparison(pair),
    },
    {
      group: GROUP,
      name: 'down to its last field',
      value: median(times.map(({ whole, b }) => whole / b)),
      unit: '×',
      goal: null,
      note: milliseconds(median(times.map(({ whole }) => whole))),
    },
  ];
}
