import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { expectedStep } from './deviations';
import { differences } from './judge';
import { Performer } from './perform';
import type { Scenario } from './types';
import { Workspace } from './workspace';

const FOLDER = path.resolve('test/conformance/scenarios');

/** Areas whose scenarios wait for agents and time-outs: they run beside the others. */
export const SLOW_AREAS: ReadonlySet<string> = new Set(['contractRuns', 'lock', 'resume', 'run', 'verify']);

/** Declares the scenarios of some areas (files of `scenarios/` without their ending). */
export function describeScenarios(wanted: (area: string) => boolean): void {
  describe('conformance with Cordon 1.0', function () {
    this.timeout(120_000);
    for (const file of fs.readdirSync(FOLDER).sort()) {
      if (!wanted(path.basename(file, '.json'))) continue;
      const scenarios = JSON.parse(fs.readFileSync(path.join(FOLDER, file), 'utf8')) as Scenario[];
      for (const scenario of scenarios) it(`${scenario.name}: ${scenario.why}`, () => play(scenario));
    }
  });
}

async function play(scenario: Scenario): Promise<void> {
  const workspace = new Workspace();
  const performer = new Performer(workspace);
  const found: string[] = [];
  try {
    const steps = [...(scenario.setup ?? []), ...scenario.steps];
    for (const [index, step] of steps.entries()) {
      const expected = expectedStep(scenario.name, index + 1, step);
      const seen = await performer.perform(expected);
      if (seen)
        found.push(
          ...differences(workspace.fill(expected), seen, workspace).map(
            (line) => `step ${index + 1}: ${line}`,
          ),
        );
    }
  } finally {
    performer.dispose();
    workspace.remove();
  }
  assert.deepEqual(found, []);
}
