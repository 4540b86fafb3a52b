/** The folders and files offered under a row while a pattern is typed. */
import { html, type TemplateResult } from 'lit';
import type { FormState } from './formState';
import { fieldOf, type ListName } from './lists';

export function completionsView(state: FormState, accept: (pattern: string) => void): TemplateResult {
  const { items = [], active = -1 } = state.completions ?? {};
  return html`<ul class="completions" id="completions" role="listbox" aria-label=${state.word('completions')}>
    ${items.map(
      ({ pattern, detail }, index) =>
        html`<li
          role="option"
          id="completion-${index}"
          class=${index === active ? 'active' : ''}
          aria-selected=${index === active}
          @mousedown=${(event: MouseEvent) => {
            // The field keeps the focus.
            event.preventDefault();
            accept(pattern);
          }}
        >
          <span class="mono">${pattern}</span><span class="help">${detail}</span>
        </li>`,
    )}
  </ul>`;
}

export function acceptCompletion(state: FormState, name: ListName, index: number, pattern: string): void {
  const list = [...state.list(name)];
  list[index] = pattern;
  state.completions = undefined;
  state.focusNext = fieldOf(name, index);
  state.editList(name, list, fieldOf(name, index));
}

/** Keys that go to the list instead of the field. @returns whether it took the key */
export function completionKey(
  event: KeyboardEvent,
  state: FormState,
  name: ListName,
  index: number,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const { completions } = state;
  const { value } = event.target as HTMLInputElement;
  if (completions?.list !== name || completions.index !== index || completions.items.length === 0) {
    if (event.key !== 'ArrowDown') return false;
    state.complete(name, index, value);
    event.preventDefault();
    return true;
  }
  const { items, active } = completions;
  const chosen = items[active];
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const by = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are items: none is chosen there.
    const next = ((active + 1 + by + items.length + 1) % (items.length + 1)) - 1;
    state.completions = { ...completions, active: next };
    state.announced = items[next]?.pattern ?? '';
    document.getElementById(`completion-${next}`)?.scrollIntoView({ block: 'nearest' });
    state.drawAgain();
  } else if (event.key === 'Escape') {
    state.closeCompletions();
  } else if (event.key === 'Enter' && chosen) {
    acceptCompletion(state, name, index, chosen.pattern);
  } else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
