/** axe-core, which looks for what people with a disability would stumble over. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

interface AxeResults {
  readonly violations: readonly AxeViolation[];
  readonly passes: readonly { readonly nodes: readonly unknown[] }[];
}

const SOURCE = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeOptions {
  /** Only what is inside; the whole page without. */
  readonly within?: string;
  /** Rules that are left out, each with its reason at the call. */
  readonly without?: readonly string[];
}

/** What was found, in words; throws where there was nothing to look at. */
export async function axeFindings(
  page: Page | Frame,
  { within, without = [] }: AxeOptions = {},
): Promise<string[]> {
  // As expressions of the debugger: the page's content policy forbids anything that would evaluate text.
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(SOURCE);
  const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
  const place = within === undefined ? 'document' : JSON.stringify({ include: [[within]] });
  const found = await page.evaluate<AxeResults>(`axe.run(${place}, ${JSON.stringify({ rules })})`);
  if (!found.passes.some(({ nodes }) => nodes.length > 0))
    throw new Error(`nothing in ${within ?? 'the page'}`);
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  );
}
