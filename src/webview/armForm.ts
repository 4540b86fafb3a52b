/** The page of the Arm Envelope form: draws the state, and goes where the focus belongs. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { onMessage, post, takeOpening } from './editorLink';
import { FormState } from './formState';
import { buttonView, icon, loadElements } from './fields';
import { footerView, headerView, preflightView } from './frameViews';
import { focusField } from './listView';
import { sectionsView } from './sections';
import { summaryView } from './summaryView';

/** The lower parts of the form come no later than this. */
const REST_MS = 100;

let isShown = false;
let drawing = false;
/** How much of the form is drawn: the lower parts come a moment later the first time, when one can type already. */
let drawn: 'top' | 'more to come' | 'whole' = 'top';
const state = new FormState(() => {
  if (drawing || !isShown) return;
  drawing = true;
  queueMicrotask(draw);
});

function draw(): void {
  drawing = false;
  // Whoever is sent to a field below finds it there.
  if (!isNearTop(state.focusNext)) drawWhole();
  const page = document.getElementById('form');
  if (!page || !state.words || !state.place) return;
  document.title = state.word('title');
  render(
    html`${pageView()}
      <div class="sr-only" role="status" aria-live="polite">${state.announced}</div>`,
    page,
  );
  goTo();
  if (drawn === 'top' && state.place.face === 'form' && state.draft) drawTheRest();
}

/** The first field, or none. */
function isNearTop(field: string): boolean {
  return field === '' || field === 'label';
}

/**
 * When the first frame is shown and nothing else waits, so that what is typed meanwhile comes first. Within the time-out in
 * any case.
 */
function drawTheRest(): void {
  drawn = 'more to come';
  const rest = (): void => {
    if (drawn === 'whole') return;
    drawWhole();
    draw();
  };
  requestAnimationFrame(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(rest, { timeout: REST_MS });
    else setTimeout(rest);
  });
}

function drawWhole(): void {
  drawn = 'whole';
  loadElements();
}

function pageView(): TemplateResult | typeof nothing {
  switch (state.place?.face) {
    case 'summary':
      return summaryView(state);
    case 'untrusted':
      return html`<main class="empty">
        <h1>${state.word('title')}</h1>
        <p>${icon('workspace-untrusted')}<span>${state.word('untrusted')}</span></p>
        ${buttonView(state.word('manageTrust'), () => {
          post({ type: 'manageTrust' });
        })}
      </main>`;
    case 'noRepository':
      return html`<main class="empty">
        <h1>${state.word('title')}</h1>
        <p>${icon('repo')}<span>${state.word('noRepository')}</span></p>
      </main>`;
    case 'form':
      return state.draft
        ? html`<main class="form" @keydown=${onKey}>
            ${headerView(state)} ${preflightView(state)}
            ${sectionsView(state, state.draft, drawn === 'whole')} ${footerView(state, goToFirstProblem)}
          </main>`
        : nothing;
    case undefined:
      return nothing;
  }
}

/** Ctrl+Enter or Cmd+Enter arms from anywhere in the form. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  state.submit(false);
}

function goTo(): void {
  const field = state.focusNext;
  state.focusNext = '';
  if (field === '') return;
  if (field === 'first-problem') goToFirstProblem();
  else focusField(field);
}

function goToFirstProblem(): void {
  document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

onMessage((message) => {
  // It sends none on before it shows the page.
  isShown = true;
  state.receive(message);
});
const opening = takeOpening();
post({ type: 'ready', ...(opening ? { opening: opening.id } : {}) });
for (const message of opening?.messages ?? []) state.receive(message);
// Not before: the editor shows the page when it is loaded, and drawing asks for the font of the icons, which loading would
// then wait for.
window.addEventListener(
  'load',
  () => {
    isShown = true;
    draw();
  },
  { once: true },
);
