/** A list of patterns or commands: rows to edit, an empty one at the end to add. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import type { WordKey } from '../protocolWords';
import { acceptCompletion, completionKey, completionsView } from './completionsView';
import { describedBy, icon, problemText, valueOf } from './fields';
import type { FormState } from './formState';
import { fieldOf, type ListName, pastedRows } from './lists';

export interface ListOptions {
  readonly name: ListName;
  /** Names a row for screen readers: `Allowed pattern {0}`. */
  readonly item: WordKey;
  readonly add: WordKey;
  /** Whether folders and files are offered while typing. */
  readonly completes: boolean;
  /** What stands under a row: what it matches, how it is started. */
  readonly below?: (index: number) => TemplateResult | typeof nothing;
  /** Further buttons of a row. */
  readonly actions?: (index: number) => TemplateResult | typeof nothing;
}

export function listView(state: FormState, options: ListOptions): TemplateResult {
  const { name } = options;
  const list = state.list(name);
  const rows = state.keys.of(name, list.length).map((key, index) => ({ key, index }));
  return html`<ol class="list" aria-label=${state.word(headingOf(name))}>
      ${repeat(
        rows,
        ({ key }) => key,
        ({ index }) => rowView(state, options, list, index),
      )}
    </ol>
    ${problemText(state, fieldOf(name))}`;
}

function headingOf(name: ListName): WordKey {
  return ({ allow: 'allowed', deny: 'denied', verify: 'verifiers', protect: 'protected' } as const)[name];
}

function rowView(
  state: FormState,
  options: ListOptions,
  list: readonly string[],
  index: number,
): TemplateResult {
  const { name } = options;
  const isLast = index === list.length;
  const field = fieldOf(name, index);
  // What is wrong with the list as a whole is said at its end, where a row can be added.
  const whole = isLast && state.problemOf(fieldOf(name)) !== undefined;
  const open =
    state.completions?.list === name &&
    state.completions.index === index &&
    state.completions.items.length > 0;
  const label = isLast ? state.word(options.add) : state.word(options.item, index + 1);
  return html`<li class="row">
    <div class="input-line">
      <input
        type="text"
        id="field-${field}"
        class="mono"
        data-field=${field}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder=${isLast ? state.word(options.add) : ''}
        .value=${live(list[index] ?? '')}
        aria-label=${label}
        aria-invalid=${whole || state.problemOf(field) !== undefined}
        aria-describedby=${describedBy(state, field, `below-${field}`, whole && `problem-${fieldOf(name)}`)}
        role=${options.completes ? 'combobox' : nothing}
        aria-autocomplete=${options.completes ? 'list' : nothing}
        aria-expanded=${options.completes ? String(open) : nothing}
        aria-controls=${open ? 'completions' : nothing}
        aria-activedescendant=${
          open && (state.completions?.active ?? -1) >= 0
            ? `completion-${state.completions?.active ?? 0}`
            : nothing
        }
        @input=${(event: InputEvent) => {
          setRow(state, name, index, valueOf(event));
          if (options.completes) state.complete(name, index, valueOf(event));
        }}
        @keydown=${(event: KeyboardEvent) => {
          onKey(event, state, options, index);
        }}
        @paste=${(event: ClipboardEvent) => {
          onPaste(event, state, name, index);
        }}
        @blur=${() => {
          state.closeCompletions();
        }}
      />
      ${isLast ? nothing : rowButtons(state, options, list, index)}
    </div>
    ${
      open
        ? completionsView(state, (pattern) => {
            acceptCompletion(state, name, index, pattern);
          })
        : nothing
    }
    ${problemText(state, field)}
    <div class="below" id="below-${field}">
      ${isLast || state.problemOf(field) !== undefined ? nothing : (options.below?.(index) ?? nothing)}
    </div>
  </li>`;
}

/** Moving is also Alt+Up and Alt+Down, so that those buttons need no stop on the way of the Tab key. */
function rowButtons(
  state: FormState,
  options: ListOptions,
  list: readonly string[],
  index: number,
): TemplateResult {
  const { name } = options;
  const item = state.word(options.item, index + 1);
  const button = (iconName: string, key: WordKey, onTheWay: boolean, disabled: boolean, act: () => void) =>
    html`<button
      type="button"
      class="icon-button"
      tabindex=${onTheWay ? 0 : -1}
      ?disabled=${disabled}
      title=${state.word(key, item)}
      aria-label=${state.word(key, item)}
      @click=${act}
    >
      ${icon(iconName)}
    </button>`;
  return html`${options.actions?.(index) ?? nothing}
  ${button('arrow-up', 'moveUp', false, index === 0, () => {
    moveRow(state, name, index, -1, item);
  })}
  ${button('arrow-down', 'moveDown', false, index === list.length - 1, () => {
    moveRow(state, name, index, 1, item);
  })}
  ${button('close', 'remove', true, false, () => {
    removeRow(state, name, index);
  })}`;
}

function setRow(state: FormState, name: ListName, index: number, text: string): void {
  const list = [...state.list(name)];
  list[index] = text;
  state.editList(name, list, fieldOf(name, index));
}

function removeRow(state: FormState, name: ListName, index: number, focus = index): void {
  const list = state.list(name);
  state.announced = state.word('removed', list[index] ?? '');
  state.keys.remove(name, index);
  state.focusNext = fieldOf(name, focus);
  state.editList(
    name,
    list.filter((_, at) => at !== index),
    fieldOf(name),
  );
}

function moveRow(state: FormState, name: ListName, index: number, by: -1 | 1, item: string): void {
  const list = [...state.list(name)];
  const to = index + by;
  const [one, other] = [list[index], list[to]];
  if (one === undefined || other === undefined) return;
  list[index] = other;
  list[to] = one;
  state.keys.swap(name, index, to);
  state.focusNext = fieldOf(name, to);
  state.announced = state.word('moved', item, to + 1);
  state.editList(name, list, fieldOf(name, to));
}

function onKey(event: KeyboardEvent, state: FormState, options: ListOptions, index: number): void {
  const { name } = options;
  const list = state.list(name);
  if (options.completes && completionKey(event, state, name, index)) return;
  const isMove = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
  const isEmpty = valueOf(event) === '';
  if (isMove) {
    moveRow(state, name, index, event.key === 'ArrowUp' ? -1 : 1, state.word(options.item, index + 1));
  } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
    if (index < list.length) focusField(fieldOf(name, index + 1));
  } else if (event.key === 'Backspace' && isEmpty && index < list.length) {
    removeRow(state, name, index, Math.max(0, index - 1));
  } else return;
  event.preventDefault();
}

function onPaste(event: ClipboardEvent, state: FormState, name: ListName, index: number): void {
  const input = event.target as HTMLInputElement;
  const pasted = event.clipboardData?.getData('text/plain') ?? '';
  const { selectionStart, selectionEnd } = input;
  const rows = pastedRows(input.value, selectionStart ?? 0, selectionEnd ?? 0, pasted);
  if (!rows) return;
  event.preventDefault();
  const list = [...state.list(name)];
  list.splice(index, 1, ...rows);
  state.keys.insert(name, index + 1, rows.length - 1);
  state.focusNext = fieldOf(name, index + rows.length - 1);
  state.completions = undefined;
  state.editList(name, list, fieldOf(name, index));
}

export function focusField(field: string): void {
  document.getElementById(`field-${field}`)?.focus();
}
