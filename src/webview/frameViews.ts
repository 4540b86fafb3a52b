/** What stands around the fields: heading, preflight strip, the bar with the buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import { post } from './editorLink';
import { buttonView, icon, loadElements, severityIcon } from './fields';
import { type FormState, isQuietAtFirst } from './formState';
import { smallButton } from './sections';

export function headerView(state: FormState): TemplateResult {
  return html`<header>
    <h1>${state.word('title')}</h1>
    <p class="help">${state.word('hint')}</p>
    ${repositoryView(state)}
    <div class="buttons">
      ${smallButton(state, 'loadPreset', 'folder-opened', () => {
        post({ type: 'preset', action: 'load' });
      })}
      ${smallButton(state, 'savePreset', 'save', () => {
        post({ type: 'preset', action: 'save' });
      })}
      ${smallButton(state, 'startOver', 'clear-all', () => {
        post({ type: 'startOver' });
      })}
    </div>
  </header>`;
}

/** Which repository is armed: always said, and chosen where there are several. */
export function repositoryView(state: FormState): TemplateResult | typeof nothing {
  const { place } = state;
  const own = place?.repositories.find(({ root }) => root === place.root);
  if (!place || !own) return nothing;
  const name = html`<span class="repository-detail help">${own.detail}</span>`;
  if (place.repositories.length === 1) {
    return html`<p class="repository">
      ${icon('repo')}<span class="sr-only">${state.word('repository')}: </span
      ><strong>${own.name}</strong> ${name}
    </p>`;
  }
  loadElements();
  return html`<div class="repository">
    ${icon('repo')}
    <vscode-single-select
      label=${state.word('repository')}
      data-action="repository"
      @change=${(event: Event) => {
        post({ type: 'repository', root: (event.target as HTMLElement & { value: string }).value });
      }}
    >
      ${place.repositories.map(
        ({ root, name: label }) =>
          html`<vscode-option value=${root} ?selected=${root === place.root}>${label}</vscode-option>`,
      )}
    </vscode-single-select>
    ${name}
  </div>`;
}

export function preflightView(state: FormState): TemplateResult {
  return html`<section class="preflight" aria-labelledby="heading-preflight" aria-busy=${state.looking}>
    <h2 id="heading-preflight">${state.word('preflight')}</h2>
    <div role="status">
      ${
        state.looking && state.findings.length === 0
          ? html`<p class="finding info">${icon('sync')}<span>${state.word('looking')}</span></p>`
          : nothing
      }
      ${state.findings.map(
        ({ severity, message, details, remedies }) =>
          html`<div class="finding ${severity}">
            ${severityIcon(severity)}
            <div>
              <p>${message}</p>
              ${
                details.length === 0
                  ? nothing
                  : html`<ul class="mono">
                      ${details.map((line) => html`<li>${line}</li>`)}
                    </ul>`
              }
              ${
                remedies.length === 0
                  ? nothing
                  : html`<div class="buttons">
                      ${remedies.map(({ remedy, label }) =>
                        buttonView(
                          label,
                          () => {
                            post({ type: 'remedy', remedy });
                          },
                          { action: remedy },
                        ),
                      )}
                    </div>`
              }
            </div>
          </div>`,
      )}
    </div>
  </section>`;
}

export function footerView(state: FormState, goToFirst: () => void): TemplateResult {
  const busy = state.busy !== '';
  return html`<footer>
    ${
      state.refused === ''
        ? nothing
        : html`<div class="refusal" id="field-refused" tabindex="-1" role="alert">
            ${icon('error')}
            <div><strong>${state.word('refused')}</strong> ${state.refused}</div>
          </div>`
    }
    <div class="bar">
      <div class="buttons">
        ${buttonView(
          state.word('arm'),
          () => {
            state.submit(false);
          },
          { action: 'arm', icon: 'shield', primary: true, busy },
        )}
        ${buttonView(
          state.word('armAndRun'),
          () => {
            state.submit(true);
          },
          { action: 'armAndRun', icon: 'play', busy },
        )}
        ${buttonView(
          state.word('copy'),
          () => {
            state.copy();
          },
          { action: 'copy', icon: 'terminal' },
        )}
      </div>
      ${standingView(state, goToFirst)}
    </div>
  </footer>`;
}

function standingView(state: FormState, goToFirst: () => void): TemplateResult {
  if (state.busy !== '') {
    return html`<p class="standing">
      <span class="codicon codicon-loading codicon-modifier-spin" aria-hidden="true"></span
      ><span>${state.busy}</span>
    </p>`;
  }
  if (state.said !== '') return html`<p class="standing ok">${icon('check')}<span>${state.said}</span></p>`;
  const count = state.problems.length;
  if (count > 0) {
    // An empty form is one to begin with, not one that is wrong.
    const begins = !state.submitted && state.problems.every(({ code }) => isQuietAtFirst(code));
    const words = begins
      ? state.word('begin')
      : count === 1
        ? state.word('problem')
        : state.word('problems', count);
    return html`<p class="standing ${state.submitted ? 'error' : 'info'}">
      ${icon(state.submitted ? 'error' : 'info')}<span>${words}</span>
      ${
        state.submitted
          ? html`<button type="button" class="link" @click=${goToFirst}>${state.word('showProblem')}</button>`
          : nothing
      }
    </p>`;
  }
  const isBlocked = state.findings.some(({ severity }) => severity === 'error');
  // The warnings themselves may lie below what is scrolled to.
  const warned = isBlocked ? 'blocked' : state.risks.length > 0 ? 'readyWithWarning' : null;
  return warned === null
    ? html`<p class="standing ok">${icon('pass')}<span>${state.word('ready')}</span></p>`
    : html`<p class="standing warning">${icon('warning')}<span>${state.word(warned)}</span></p>`;
}
