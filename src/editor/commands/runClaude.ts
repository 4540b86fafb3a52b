import * as vscode from 'vscode';
import type { ArmRequest } from '../../engine/policy/policy';
import type { CommandContext } from '../commandContext';
import { showArmWarning } from '../armWarnings';
import { engine, engineEnvironment } from '../engine';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { type ArmDraft, draftProblem, emptyDraft, requestOf } from '../quickArm';
import { askInSteps, askText, type Step } from '../quickSteps';
import { offer, showingRefusals } from '../refusals';
import { translated, translatedError } from '../said';
import { withAgentSettings } from '../settings';
import { resumeEnvelope } from './resume';
import { capitalised } from '../words';
import { usableEnvelope } from './target';

interface RunDraft extends ArmDraft {
  /** Dollars for one attempt, as typed; empty for no limit. */
  readonly budget: string;
}

/** Run Claude Code…: a few questions, then an envelope for Claude Code and its first attempt. */
export const runCommands = (context: CommandContext) => ({
  [Command.run]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    if (envelope) await runClaude(context, envelope);
  },
});

async function runClaude(context: CommandContext, envelope: Envelope): Promise<void> {
  await envelope.refresh();
  const { stored } = envelope.snapshot;
  if (stored.kind === 'armed' && stored.config.mode === 'claude' && stored.phase !== 'accepted') {
    return resumeEnvelope(context, envelope, false);
  }
  if (stored.kind === 'armed' || stored.kind === 'damaged') {
    const target = { target: { root: envelope.root } };
    const { l10n, window } = vscode;
    const message = l10n.t(
      'Cordon: an envelope is armed here already. Reset it (your files stay), then run Claude Code.',
    );
    return offer(window.showInformationMessage, message, [
      { title: l10n.t('Show Audit'), command: Command.showAudit },
      { title: l10n.t('Reset Envelope'), command: Command.reset, argument: target },
    ]);
  }
  const draft = await askInSteps<RunDraft>({ ...emptyDraft(), budget: '' }, () => stepsOf(envelope));
  if (!draft) return;
  const attempt = { envelope, command: Command.run };
  const armed = await showingRefusals(context, attempt, () =>
    envelope.during(vscode.l10n.t('arming'), async () => {
      const request = claudeRequest(draft);
      // Before arming: an envelope that no agent can work on is in the way.
      await engine().findClaude(request.claude.binary, engineEnvironment(), envelope.root);
      return (await envelope.openSession({ onWarning: showArmWarning })).arm(request);
    }),
  );
  if (armed) await resumeEnvelope(context, envelope, true);
}

function claudeRequest(draft: RunDraft): ArmRequest {
  const request = requestOf(draft);
  const maxBudgetUsd = draft.budget.trim() === '' ? null : Number(draft.budget);
  return withAgentSettings({ ...request, mode: 'claude', claude: { ...request.claude, maxBudgetUsd } });
}

function stepsOf({ name }: Envelope): readonly Step<RunDraft>[] {
  const { l10n } = vscode;
  const title = l10n.t('Run Claude Code in {0}', name);
  return [
    step(title, 'label', l10n.t('What is Claude Code to do?'), l10n.t('Accept ISO week dates')),
    step(
      title,
      'allow',
      l10n.t('Paths that may change: Cordon globs, separated by spaces'),
      'src/** docs/**',
    ),
    step(title, 'deny', l10n.t('Paths that must not change even so (may be empty)'), 'src/generated/**'),
    verifyStep(title),
    step(title, 'budget', l10n.t('Dollars for one attempt at most (empty: no limit)'), '2.50'),
  ];
}

function step(
  title: string,
  key: 'label' | 'allow' | 'deny' | 'budget',
  prompt: string,
  placeholder: string,
): Step<RunDraft> {
  return async (draft, at, totalSteps) => {
    const answer = await askText({
      ...{ title, step: at, totalSteps, prompt, placeholder, value: draft[key] },
      problem: (value) =>
        key === 'budget'
          ? budgetProblem({ ...draft, budget: value })
          : draftProblem({ ...draft, [key]: value }, key),
    });
    return typeof answer === 'string' ? { ...draft, [key]: answer } : answer;
  };
}

function verifyStep(title: string): Step<RunDraft> {
  return async (draft, at, totalSteps) => {
    const withAnswer = (command: string): RunDraft => ({
      ...draft,
      verify: command.trim() === '' ? [] : [command],
    });
    const answer = await askText({
      ...{ title, step: at, totalSteps, placeholder: 'npm test', value: draft.verify[0] ?? '' },
      prompt: vscode.l10n.t('Verifier: a command that must exit 0, run without a shell (may be empty)'),
      problem: (value) => draftProblem(withAnswer(value), 'verify'),
    });
    return typeof answer === 'string' ? withAnswer(answer) : answer;
  };
}

function budgetProblem(draft: RunDraft): string | undefined {
  try {
    const found = engine()
      .requestProblems(claudeRequest(draft))
      .find(({ field }) => field === 'claude.maxBudgetUsd');
    return found && capitalised(translated(found.said));
  } catch (error) {
    return translatedError(error);
  }
}
