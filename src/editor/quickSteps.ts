/** A series of quick inputs with a way back. */
import * as vscode from 'vscode';

export const BACK = Symbol('back');
/** What a step ends with: a value, the way back, or undefined when the person gave up. */
export type Answer<T> = T | typeof BACK | undefined;

export interface StepLook {
  readonly title: string;
  /** From 1; the total may be an estimate. */
  readonly step: number;
  readonly totalSteps: number;
  readonly placeholder?: string;
}

export interface TextStep extends StepLook {
  readonly prompt: string;
  readonly value: string;
  /** Why the text cannot be used, in words; undefined when it can. */
  readonly problem: (text: string) => string | undefined;
  /** A warning about a text without a problem. */
  readonly hint?: (text: string) => string | undefined;
}

/** Asks for one line. The text is judged on every key, and cannot be accepted while it has a problem. */
export function askText({ prompt, value, problem, hint, ...look }: TextStep): Promise<Answer<string>> {
  const input = vscode.window.createInputBox();
  input.prompt = prompt;
  input.value = value;
  const judge = (): string | undefined => {
    const found = problem(input.value);
    const warning = found === undefined ? hint?.(input.value) : undefined;
    input.validationMessage =
      warning === undefined
        ? found
        : { message: warning, severity: vscode.InputBoxValidationSeverity.Warning };
    return found;
  };
  // An empty first look is no mistake yet.
  if (value !== '') judge();
  const subscription = input.onDidChangeValue(judge);
  return ask(input, look, () => (judge() === undefined ? input.value : undefined)).finally(() => {
    subscription.dispose();
  });
}

/** Asks for one of several items. */
export function askChoice<T extends vscode.QuickPickItem>(
  items: readonly T[],
  look: StepLook,
): Promise<Answer<T>> {
  const pick = vscode.window.createQuickPick<T>();
  pick.items = items;
  pick.matchOnDescription = true;
  return ask(pick, look, () => pick.selectedItems[0]);
}

function ask<T>(
  input: vscode.InputBox | vscode.QuickPick<vscode.QuickPickItem>,
  look: StepLook,
  accept: () => T | undefined,
): Promise<Answer<T>> {
  input.title = look.title;
  input.step = look.step;
  input.totalSteps = Math.max(look.step, look.totalSteps);
  input.placeholder = look.placeholder ?? '';
  // What was typed must not be lost to a click elsewhere.
  input.ignoreFocusOut = true;
  if (look.step > 1) input.buttons = [vscode.QuickInputButtons.Back];
  return new Promise<Answer<T>>((resolve) => {
    input.onDidTriggerButton((button) => {
      if (button === vscode.QuickInputButtons.Back) resolve(BACK);
    });
    input.onDidAccept(() => {
      const value = accept();
      if (value !== undefined) resolve(value);
    });
    input.onDidHide(() => {
      resolve(undefined);
    });
    input.show();
  }).finally(() => {
    input.dispose();
  });
}

/** One step of a series: asks, and puts the answer into the draft. */
export type Step<D> = (draft: D, step: number, totalSteps: number) => Promise<Answer<D>>;

/**
 * Goes through the steps; Back returns to the one before with everything that was entered.
 * @returns the draft after the last step; undefined when the person gave up
 */
export async function askInSteps<D>(
  draft: D,
  steps: (draft: D) => readonly Step<D>[],
): Promise<D | undefined> {
  let current = draft;
  let at = 0;
  for (;;) {
    const list = steps(current);
    const step = list[at];
    if (!step) return current;
    const answer = await step(current, at + 1, list.length);
    if (answer === undefined) return undefined;
    if (answer === BACK) at -= 1;
    else {
      current = answer;
      at += 1;
    }
  }
}
