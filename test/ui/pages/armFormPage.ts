import type { Frame, FrameLocator, Locator } from 'playwright-core';
import { until } from '../../support/processes';
import type { BrowserElement } from './inBrowser';
import { webviewFrame } from './webview';
import type { Workbench } from './workbench';

/** The Arm Envelope form, or the summary that it turns into. */
export class ArmFormPage {
  readonly frame: FrameLocator;

  constructor(private readonly workbench: Workbench) {
    this.frame = webviewFrame(workbench.page);
  }

  /** Opens the form from the palette and waits until it can be typed into. */
  async open(): Promise<void> {
    await this.workbench.runCommand('Cordon: Arm Envelope…');
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.field('label').waitFor({ timeout: 30_000 });
  }

  /** A field by its name in the messages, such as `limits.maxFiles` or `allow.0`. */
  field(name: string): Locator {
    return this.frame.locator(`[id="field-${name}"]`);
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  /** The words beside a wrong field; empty when nothing is wrong with it. */
  async problem(name: string): Promise<string> {
    // At one moment: it may go between two questions.
    const [text = ''] = await this.frame.locator(`[id="problem-${name}"]`).allInnerTexts();
    return text.replaceAll(/\s+/g, ' ').trim();
  }

  /** Waits until something wrong is said beside a field, and that screen readers are led to it. */
  async problemAppears(name: string, expected: RegExp): Promise<void> {
    const isList = /^(?:allow|deny|verify|options\.protect)$/.test(name);
    await this.problemAppearsAt(name, isList ? `${name}.0` : name, expected);
  }

  /** The same for a list as a whole, whose problem is told at its last row. */
  async problemAppearsAt(name: string, at: string, expected: RegExp): Promise<void> {
    await until(`${name}: ${String(expected)}`, async () => expected.test(await this.problem(name)));
    const field = this.field(at);
    if ((await field.getAttribute('aria-invalid')) !== 'true') throw new Error(`${at} is not aria-invalid`);
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    if (!described.split(' ').includes(`problem-${name}`))
      throw new Error(`${at} is described by ${described}`);
  }

  /** Switches the form to another repository by its root. */
  async chooseRepository(root: string): Promise<void> {
    await this.button('repository').click();
    await this.frame.locator('[data-action="repository"] .option', { hasText: root }).first().waitFor();
    const options = await this.frame.locator('[data-action="repository"] vscode-option').all();
    const values = await Promise.all(options.map((option) => option.getAttribute('value')));
    await this.frame.locator('[data-action="repository"] .option').nth(values.indexOf(root)).click();
    await until(`the form of ${root}`, async () =>
      (await this.frame.locator('.repository-detail').innerText()).includes(root),
    );
  }

  async problemGoes(name: string): Promise<void> {
    await until(`nothing wrong with ${name}`, async () => (await this.problem(name)) === '');
  }

  /** What stands under a row: what it matches, or how it is started. */
  async below(name: string): Promise<string> {
    const text = await this.frame.locator(`[id="below-${name}"]`).innerText();
    return text.replaceAll(/\s+/g, ' ').trim();
  }

  /** A button by its `data-action`. */
  button(action: string): Locator {
    return this.frame.locator(`[data-action="${action}"]`);
  }

  /** The button beside a field that puts its standard back. */
  reset(name: string): Locator {
    return this.frame.locator('.input-line', { has: this.field(name) }).locator('button');
  }

  /** A button of a row by its accessible name, such as `Remove Denied pattern 2`. */
  rowButton(name: string): Locator {
    return this.frame.locator(`button[aria-label="${name}"]`);
  }

  /** The findings before arming, each with its details. */
  async findings(): Promise<string[]> {
    const texts = await this.frame.locator('.finding').allInnerTexts();
    return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  }

  async findingAppears(expected: RegExp): Promise<void> {
    await until(`finding ${String(expected)}`, async () =>
      (await this.findings()).some((text) => expected.test(text)),
    );
  }

  /** The words beside the buttons. */
  async standing(): Promise<string> {
    return (await this.frame.locator('.standing').first().innerText()).replaceAll(/\s+/g, ' ').trim();
  }

  async refusal(): Promise<string> {
    return (await this.frame.locator('.refusal').innerText()).replaceAll(/\s+/g, ' ').trim();
  }

  async total(): Promise<string> {
    const total = this.frame.locator('#total');
    return (await total.count()) === 0 ? '' : (await total.innerText()).trim();
  }

  /** The name of the field that has the focus; empty when none has. */
  async focused(): Promise<string> {
    return (await this.activeAttribute('id')).replace(/^field-/, '');
  }

  /** The action of the button that has the focus; empty when none has. */
  focusedAction(): Promise<string> {
    return this.activeAttribute('data-action');
  }

  async waitForFocus(name: string): Promise<void> {
    await until(`the focus in ${name}`, async () => (await this.focused()) === name);
  }

  /** The summary's rows: label and values. */
  async summary(): Promise<Record<string, string>> {
    await this.frame.locator('.summary dl').waitFor({ timeout: 30_000 });
    const rows = await this.frame.locator('.summary dl > div').all();
    const entries = await Promise.all(
      rows.map(async (row) => {
        const values = await row.locator('dd > *').allInnerTexts();
        return [await row.locator('dt').innerText(), values.join('\n')] as const;
      }),
    );
    return Object.fromEntries(entries);
  }

  /** The frame of the page itself, for scripts of tests. */
  async ownFrame(): Promise<Frame> {
    const body = await this.frame.locator('body').elementHandle();
    const frame = await body.ownerFrame();
    if (!frame) throw new Error('the form has no frame');
    return frame;
  }

  /** How wide the page is, and how wide it would have to be to show everything. */
  async widths(): Promise<readonly [number, number]> {
    const frame = await this.ownFrame();
    const script = '(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth])(document.documentElement)';
    return frame.evaluate<[number, number]>(script);
  }

  /** Makes the window so narrow that 320 pixels are left for the page: activity bars are not equally wide everywhere. */
  async narrow(height: number): Promise<void> {
    const { page } = this.workbench;
    for (let window = 378, tries = 0; tries < 3; tries++) {
      await page.setViewportSize({ width: window, height });
      await page.waitForTimeout(800);
      const [width] = await this.widths();
      window -= width - 320;
    }
  }

  private activeAttribute(name: string): Promise<string> {
    return this.frame
      .locator('body')
      .evaluate(
        (body: ActiveBody, attribute) => body.ownerDocument.activeElement?.getAttribute(attribute) ?? '',
        name,
      );
  }
}

type ActiveBody = BrowserElement & { ownerDocument: { activeElement: BrowserElement | null } };
