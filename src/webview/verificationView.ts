/** Verifiers: what they are started with, what is suggested, and how a try went. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Draft } from '../protocol';
import { post } from './editorLink';
import { buttonView, checkboxView, type Field, fieldView, icon, severityIcon } from './fields';
import type { FormState } from './formState';
import { fieldOf } from './lists';
import { listView } from './listView';

const TIMEOUT: Field = {
  name: 'options.verifyTimeoutSeconds',
  label: 'verifyTimeout',
  get: (draft) => draft.options.verifyTimeoutSeconds,
  set: (draft, verifyTimeoutSeconds) => ({
    ...draft,
    options: { ...draft.options, verifyTimeoutSeconds },
  }),
  isNumber: true,
};

export function verificationView(state: FormState, draft: Draft): TemplateResult {
  return html`<section aria-labelledby="heading-verification">
    <h2 id="heading-verification">${state.word('verification')}</h2>
    <p class="help">${state.word('verificationHelp')}</p>
    ${listView(state, {
      name: 'verify',
      item: 'verifierItem',
      add: 'addVerifier',
      completes: false,
      below: (index) => commandView(state, draft.verify[index] ?? ''),
      actions: (index) => tryButton(state, draft.verify[index] ?? ''),
    })}
    ${suggestionsView(state, draft)} ${risksView(state)} ${fieldView(state, draft, TIMEOUT)}
    ${checkboxView(
      state.word('allowVerifierChanges'),
      draft.options.allowVerifierChanges,
      (allowVerifierChanges) => {
        state.edit({ ...draft, options: { ...draft.options, allowVerifierChanges } });
      },
    )}
    <div class="list-head">
      <h3>${state.word('protected')}</h3>
      <span class="help">${state.word('protectedHelp')}</span>
    </div>
    ${listView(state, { name: 'protect', item: 'protectedItem', add: 'addProtected', completes: false })}
  </section>`;
}

function commandView(state: FormState, command: string): TemplateResult {
  const report = state.commands.find((item) => item.command === command);
  if (!report || report.words.length === 0) return html``;
  return html`<p class="argv">
      <span class="help">${state.word('runsAs')}</span>
      ${report.words.map((word) => html`<code>${word === '' ? '""' : word}</code>`)}
    </p>
    ${report.warning === null ? nothing : warningView(state, report.warning)} ${dryRunView(state, command)}`;
}

function warningView(state: FormState, text: string): TemplateResult {
  return html`<p class="warning">
    ${severityIcon('warning')}<span><span class="sr-only">${state.word('warning')} </span>${text}</span>
  </p>`;
}

/** What the agent could do to what judges it; told aloud as it comes and goes with the paths. */
function risksView(state: FormState): TemplateResult {
  return html`<div class="risks" aria-live="polite">
    ${state.risks.map((text) => warningView(state, text))}
  </div>`;
}

function dryRunView(state: FormState, command: string): TemplateResult | typeof nothing {
  const run = state.dryRun?.command === command ? state.dryRun : undefined;
  if (!run) return nothing;
  if (run.running) {
    return html`<p class="dry-run">
      <span class="codicon codicon-loading codicon-modifier-spin" aria-hidden="true"></span>
      <span>${state.word('dryRunning')}</span>
      ${buttonView(state.word('cancel'), () => {
        post({ type: 'cancelDryRun' });
      })}
    </p>`;
  }
  return html`<p class="dry-run ${run.severity}">${severityIcon(run.severity)}<span>${run.words}</span></p>
    ${
      run.output === ''
        ? nothing
        : html`<pre class="output" tabindex="0" role="region" aria-label=${state.word('output', command)}>
${run.output}</pre>`
    }`;
}

function tryButton(state: FormState, command: string): TemplateResult | typeof nothing {
  const report = state.commands.find((item) => item.command === command);
  if (!report || report.words.length === 0) return nothing;
  const label = state.word('dryRunHelp', command);
  return html`<button
    type="button"
    class="icon-button"
    data-action="dryRun"
    title="${state.word('dryRun')}: ${command}"
    aria-label=${label}
    ?disabled=${state.dryRun?.running === true}
    @click=${() => {
      post({ type: 'dryRun', command });
    }}
  >
    ${icon('play')}
  </button>`;
}

function suggestionsView(state: FormState, draft: Draft): TemplateResult | typeof nothing {
  const left = state.suggestions.filter((command) => !draft.verify.includes(command));
  if (left.length === 0) return nothing;
  return html`<div class="suggestions">
    <span class="help">${state.word('suggested')}</span>
    ${left.map(
      (command) =>
        html`<button
          type="button"
          class="chip"
          aria-label=${state.word('addSuggestion', command)}
          @click=${() => {
            state.focusNext = fieldOf('verify', draft.verify.length);
            state.editList('verify', [...draft.verify, command], fieldOf('verify'));
          }}
        >
          ${icon('add')}<span class="mono">${command}</span>
        </button>`,
    )}
  </div>`;
}
