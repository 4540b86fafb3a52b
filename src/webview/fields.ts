/** Labelled fields with their problem beside them. Native inputs, because a description must be able to reach them. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Draft, Severity } from '../protocol';
import type { WordKey } from '../protocolWords';
import type { FormState } from './formState';

/** A text or number field of the draft. */
export interface Field {
  /** As in the messages: `limits.maxFiles`. */
  readonly name: string;
  readonly label: WordKey;
  readonly get: (draft: Draft) => string;
  readonly set: (draft: Draft, value: string) => Draft;
  readonly isNumber: boolean;
  /** What stands in the empty field. */
  readonly placeholder?: WordKey;
  /** What a number comes to, such as `2 MiB`. */
  readonly gloss?: (value: string) => string;
}

export function icon(name: string): TemplateResult {
  return html`<span class="codicon codicon-${name}" aria-hidden="true"></span>`;
}

export interface ButtonOptions {
  /** Its `data-action`. */
  readonly action?: string;
  readonly icon?: string;
  readonly primary?: boolean;
  /** It does nothing now. It keeps the focus, and so is not `disabled`. */
  readonly busy?: boolean;
}

/** A native button: the form has many, and the first frame would wait for as many shadow trees. */
export function buttonView(words: string, act: () => void, options: ButtonOptions = {}): TemplateResult {
  const { action, icon: name, primary, busy } = options;
  return html`<button
    type="button"
    class=${primary === true ? 'button' : 'button secondary'}
    data-action=${action ?? nothing}
    aria-disabled=${busy === true ? 'true' : nothing}
    @click=${act}
  >
    ${name === undefined ? nothing : icon(name)}<span>${words}</span>
  </button>`;
}

const ICONS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'info', ok: 'pass' };

export function severityIcon(severity: Severity): TemplateResult {
  return icon(ICONS[severity]);
}

export function problemText(state: FormState, field: string): TemplateResult | typeof nothing {
  const message = state.problemOf(field);
  if (message === undefined) return nothing;
  return html`<p class="problem" id="problem-${field}">
    ${icon('error')}<span><span class="sr-only">${state.word('error')} </span>${message}</span>
  </p>`;
}

/** The ids of what describes a field. */
export function describedBy(state: FormState, field: string, ...others: (string | false)[]): string {
  const problem = state.problemOf(field) !== undefined && `problem-${field}`;
  return [problem, ...others].filter((id) => id !== false).join(' ');
}

export function fieldView(state: FormState, draft: Draft, field: Field): TemplateResult {
  const { name, label } = field;
  const value = field.get(draft);
  const standard = state.defaults ? field.get(state.defaults) : value;
  const gloss = field.gloss?.(value) ?? '';
  const shown = standard === '' ? state.word('none') : standard;
  return html`<div class="field">
    <label for="field-${name}">${state.word(label)}</label>
    <div class="input-line">
      <input
        type="text"
        id="field-${name}"
        data-field=${name}
        inputmode=${field.isNumber ? 'decimal' : 'text'}
        autocomplete="off"
        spellcheck="false"
        placeholder=${field.placeholder ? state.word(field.placeholder) : ''}
        .value=${live(value)}
        aria-invalid=${state.problemOf(name) !== undefined}
        aria-describedby=${describedBy(state, name, gloss !== '' && `gloss-${name}`)}
        @input=${(event: InputEvent) => {
          state.edit(field.set(draft, valueOf(event)), name);
        }}
      />
      ${
        value === standard
          ? nothing
          : html`<button
              type="button"
              class="icon-button"
              title=${state.word('resetField', state.word(label), shown)}
              aria-label=${state.word('resetField', state.word(label), shown)}
              @click=${() => {
                state.focusNext = name;
                state.edit(field.set(draft, standard), name);
              }}
            >
              ${icon('discard')}
            </button>`
      }
    </div>
    ${gloss === '' ? nothing : html`<p class="help" id="gloss-${name}">${gloss}</p>`}
    ${problemText(state, name)}
  </div>`;
}

/**
 * Makes checkboxes and selects what they shall be, in the microtask after. They come with the page's script, but run on first
 * need: the first frame shows none of them.
 */
export function loadElements(): void {
  void import('./elements');
}

export function checkboxView(
  label: string,
  checked: boolean,
  onChange: (checked: boolean) => void,
): TemplateResult {
  return html`<vscode-checkbox
    label=${label}
    .checked=${live(checked)}
    @change=${(event: Event) => {
      onChange((event.target as HTMLElement & { checked: boolean }).checked);
    }}
  ></vscode-checkbox>`;
}

/** A choice of a few words. `options` are pairs of value and label. */
export function selectView(
  label: string,
  value: string,
  options: readonly (readonly [string, string])[],
  onChange: (value: string) => void,
): TemplateResult {
  return html`<div class="field">
    <span class="label" aria-hidden="true">${label}</span>
    <vscode-single-select
      label=${label}
      @change=${(event: Event) => {
        onChange((event.target as HTMLElement & { value: string }).value);
      }}
    >
      ${options.map(
        ([key, words]) =>
          html`<vscode-option value=${key} ?selected=${key === value}>${words}</vscode-option>`,
      )}
    </vscode-single-select>
  </div>`;
}

export function valueOf(event: Event): string {
  return (event.target as HTMLInputElement | HTMLTextAreaElement).value;
}
