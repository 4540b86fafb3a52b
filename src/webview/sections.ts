/** The parts of the form, from the top to the bottom. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Draft } from '../protocol';
import type { WordKey } from '../protocolWords';
import { sizeText } from '../sizes';
import { post } from './editorLink';
import {
  buttonView,
  checkboxView,
  describedBy,
  type Field,
  fieldView,
  problemText,
  selectView,
  severityIcon,
  valueOf,
} from './fields';
import type { FormState } from './formState';
import { listView } from './listView';
import { verificationView } from './verificationView';

/** @param whole whether with the lower parts, which few windows show at first */
export function sectionsView(state: FormState, draft: Draft, whole: boolean): TemplateResult {
  return html`${taskView(state, draft)} ${pathsView(state)} ${whole ? lowerSections(state, draft) : nothing}`;
}

function lowerSections(state: FormState, draft: Draft): TemplateResult {
  return html`${budgetsView(state, draft)} ${verificationView(state, draft)} ${claudeView(state, draft)}`;
}

function taskView(state: FormState, draft: Draft): TemplateResult {
  return html`<section aria-labelledby="heading-task">
    <h2 id="heading-task"><label for="field-label">${state.word('task')}</label></h2>
    <p class="help" id="help-task">${state.word('taskHelp')}</p>
    <textarea
      id="field-label"
      data-field="label"
      rows="3"
      placeholder=${state.word('taskPlaceholder')}
      .value=${live(draft.label)}
      aria-invalid=${state.problemOf('label') !== undefined}
      aria-describedby=${describedBy(state, 'label', 'help-task')}
      @input=${(event: InputEvent) => {
        state.edit({ ...draft, label: valueOf(event) }, 'label');
      }}
      @blur=${() => {
        state.touch('label');
      }}
    ></textarea>
    ${problemText(state, 'label')}
  </section>`;
}

function pathsView(state: FormState): TemplateResult {
  const total = state.matches;
  return html`<section aria-labelledby="heading-paths">
    <h2 id="heading-paths">${state.word('paths')}</h2>
    <p class="help">${state.word('pathsHelp')}</p>
    <div class="list-head">
      <h3>${state.word('allowed')}</h3>
      <span class="help">${state.word('allowedHelp')}</span>
    </div>
    ${listView(state, {
      name: 'allow',
      item: 'allowedItem',
      add: 'addAllowed',
      completes: true,
      below: (index) => matchesView(state, 'allow', index),
    })}
    <div class="buttons">
      ${smallButton(state, 'allowOpenFiles', 'files', () => {
        post({ type: 'allow', what: 'openFiles' });
      })}
      ${smallButton(state, 'allowFolder', 'folder', () => {
        post({ type: 'allow', what: 'folder' });
      })}
    </div>
    <div class="list-head">
      <h3>${state.word('denied')}</h3>
      <span class="help">${state.word('deniedHelp')}</span>
    </div>
    ${listView(state, {
      name: 'deny',
      item: 'deniedItem',
      add: 'addDenied',
      completes: true,
      below: (index) => matchesView(state, 'deny', index),
    })}
    ${
      total
        ? html`<p class="total ${total.severity}" id="total" role="status">
            ${severityIcon(total.severity)}<span>${total.total}</span>
          </p>`
        : nothing
    }
    <p class="help">${state.word('listHelp')}</p>
  </section>`;
}

function matchesView(state: FormState, name: 'allow' | 'deny', index: number): TemplateResult {
  const report = state.reportOf(name, index);
  if (!report) return html`<span class="help">${state.word('counting')}</span>`;
  const { severity, words, samples, more } = report;
  const files = [...samples, ...(more === null ? [] : [more])].join(', ');
  return html`<span class="matches ${severity}">
      ${severity === 'warning' ? severityIcon(severity) : nothing}<span>${words}</span></span
    >
    ${files === '' ? nothing : html`<span class="samples">${files}</span>`}`;
}

const limit = (key: keyof Draft['limits'], gloss?: (value: string) => string): Field => ({
  name: `limits.${key}`,
  label: key,
  get: (draft) => draft.limits[key],
  set: (draft, value) => ({ ...draft, limits: { ...draft.limits, [key]: value } }),
  isNumber: true,
  ...(gloss ? { gloss } : {}),
});

const LIMITS: readonly Field[] = [
  limit('maxFiles'),
  limit('maxAddedLines'),
  limit('maxDeletedLines'),
  limit('maxWorkingBytes', bytesText),
  limit('maxBinaryFiles'),
];

function budgetsView(state: FormState, draft: Draft): TemplateResult {
  return html`<section aria-labelledby="heading-budgets">
    <h2 id="heading-budgets">${state.word('budgets')}</h2>
    <p class="help">${state.word('budgetsHelp')}</p>
    <div class="grid">${LIMITS.map((field) => fieldView(state, draft, field))}</div>
    ${checkboxView(state.word('allowCommits'), draft.allowCommits, (allowCommits) => {
      state.edit({ ...draft, allowCommits });
    })}
    <p class="help indented">${state.word('allowCommitsHelp')}</p>
  </section>`;
}

const claudeField = (
  key: Exclude<keyof Draft['claude'], 'effort'>,
  isNumber: boolean,
  placeholder?: WordKey,
): Field => ({
  name: `claude.${key}`,
  label: key,
  get: (draft) => draft.claude[key],
  set: (draft, value) => ({ ...draft, claude: { ...draft.claude, [key]: value } }),
  isNumber,
  ...(placeholder ? { placeholder } : {}),
});

const BINARY = claudeField('binary', false);
const CLAUDE: readonly Field[] = [
  claudeField('maxTurns', true),
  claudeField('timeoutSeconds', true),
  {
    name: 'maxAttempts',
    label: 'maxAttempts',
    get: (draft) => draft.maxAttempts,
    set: (draft, maxAttempts) => ({ ...draft, maxAttempts }),
    isNumber: true,
  },
  claudeField('maxBudgetUsd', true, 'none'),
  claudeField('model', false, 'standard'),
];

function claudeView(state: FormState, draft: Draft): TemplateResult {
  const { claude } = state;
  const efforts = [
    ['', state.word('standard')] as const,
    ...state.efforts.map((name) => [name, name] as const),
  ];
  return html`<section aria-labelledby="heading-claude">
    <h2 id="heading-claude">${state.word('claude')}</h2>
    <p class="help">${state.word('claudeHelp')}</p>
    ${fieldView(state, draft, BINARY)}
    <p class="status ${claude?.severity ?? 'info'}" role="status">
      ${
        claude
          ? html`${severityIcon(claude.severity)}<span>${claude.words}</span> ${
                claude.askable
                  ? smallButton(state, 'askVersion', 'play', () => {
                      post({ type: 'askClaude' });
                    })
                  : nothing
              }`
          : nothing
      }
    </p>
    <div class="grid">
      ${CLAUDE.map((field) => fieldView(state, draft, field))}
      ${selectView(state.word('effort'), draft.claude.effort, efforts, (effort) => {
        state.edit({ ...draft, claude: { ...draft.claude, effort } });
      })}
      ${selectView(
        state.word('agentSettings'),
        draft.options.agentSettings,
        [
          ['', state.word('standard')],
          ['repository', state.word('settingsRepository')],
          ['user', state.word('settingsUser')],
        ],
        (agentSettings) => {
          state.edit({ ...draft, options: { ...draft.options, agentSettings } });
        },
      )}
    </div>
  </section>`;
}

export function smallButton(
  state: FormState,
  key: WordKey,
  iconName: string,
  act: () => void,
): TemplateResult {
  return buttonView(state.word(key), act, { action: key, icon: iconName });
}

/** `2 MiB`: a size that people can read beside the bytes that count. */
function bytesText(typed: string): string {
  const bytes = Number(typed);
  if (!/^\d+$/.test(typed.trim()) || bytes < 1024) return '';
  return sizeText(bytes, document.documentElement.lang);
}
