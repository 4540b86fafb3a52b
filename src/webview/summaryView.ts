/** The armed envelope, after arming. */
import { html, nothing, type TemplateResult } from 'lit';
import { post } from './editorLink';
import { buttonView, icon, severityIcon } from './fields';
import type { FormState } from './formState';
import { repositoryView } from './frameViews';

export function summaryView(state: FormState): TemplateResult | typeof nothing {
  const { summary } = state;
  if (!summary) return nothing;
  return html`<main class="summary">
    <header>
      <h1 id="field-summary" tabindex="-1">${summary.title}</h1>
      ${repositoryView(state)}
      <p class="standing ${summary.severity}" role="status">
        ${severityIcon(summary.severity)}<span
          ><strong>${summary.standing}</strong> · ${summary.sentence}</span
        >
      </p>
      ${summary.notes.map(
        (note) => html`<p class="standing warning">${icon('warning')}<span>${note}</span></p>`,
      )}
    </header>
    <div class="buttons">
      ${summary.actions.map(({ action, label, icon: name, primary }) =>
        buttonView(
          label,
          () => {
            post({ type: 'summary', action });
          },
          { action, icon: name, primary },
        ),
      )}
    </div>
    ${
      state.said === ''
        ? nothing
        : html`<p class="standing ok">${icon('check')}<span>${state.said}</span></p>`
    }
    ${
      state.refused === ''
        ? nothing
        : html`<p class="standing error" role="alert">${icon('error')}<span>${state.refused}</span></p>`
    }
    <dl>
      ${summary.rows.map(
        ({ label, values, code }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>
              ${values.map((value) => (code ? html`<code>${value}</code>` : html`<span>${value}</span>`))}
            </dd>
          </div>`,
      )}
    </dl>
  </main>`;
}
