import * as vscode from 'vscode';
import type { CommandContext } from '../commandContext';
import { showArmWarning } from '../armWarnings';
import { engine } from '../engine';
import type { Envelope } from '../envelope';
import { Command } from '../ids';
import { type ArmDraft, draftHint, draftProblem, emptyDraft, requestOf } from '../quickArm';
import { type Answer, askChoice, askInSteps, askText, BACK, type Step } from '../quickSteps';
import { offer, showingRefusals } from '../refusals';
import { translated, translatedError } from '../said';
import { usableEnvelope } from './target';

/** Arms an envelope from a short series of quick inputs. */
export const quickArmCommands = (context: CommandContext) => ({
  [Command.quickArm]: async (argument?: unknown) => {
    const envelope = usableEnvelope(context, argument);
    if (!envelope) return;
    const draft = await askInSteps(emptyDraft(), (current) => stepsOf(current, envelope));
    if (draft) await arm(context, envelope, draft);
  },
});

async function arm(context: CommandContext, envelope: Envelope, draft: ArmDraft): Promise<void> {
  const { l10n, window } = vscode;
  const armed = await showingRefusals(context, { envelope, command: Command.quickArm }, () =>
    envelope.during(l10n.t('arming'), async () =>
      (await envelope.openSession({ onWarning: showArmWarning })).arm(requestOf(draft)),
    ),
  );
  if (!armed) return;
  if (armed.unsealedReason !== null) {
    void window.showWarningMessage(
      l10n.t('Cordon: armed, but not sealed: {0}', translated(armed.unsealedReason)),
    );
    return;
  }
  const message = l10n.t(
    'Cordon: armed. Let the agent work, then check. Cordon is a gate, not a sandbox: it judges the result.',
  );
  const show = { title: l10n.t('Show Audit'), command: Command.showAudit };
  void offer(window.showInformationMessage, message, [show]);
}

/** One step for each verifier that was given, and one to give another. */
function stepsOf(draft: ArmDraft, { name }: Envelope): readonly Step<ArmDraft>[] {
  const title = vscode.l10n.t('Arm Envelope in {0}', name);
  const text = textStep(title);
  const { l10n } = vscode;
  const verifiers = Array.from({ length: Math.min(draft.verify.length + 1, MOST_VERIFIERS) }, (_, index) =>
    verifierStep(title, index),
  );
  return [
    text('label', l10n.t('What is the agent to do?'), l10n.t('Accept ISO week dates')),
    text(
      'allow',
      l10n.t('Paths that may change: Cordon globs, separated by spaces, quoted where they hold spaces'),
      'src/** docs/**',
    ),
    text('deny', l10n.t('Paths that must not change even so (may be empty)'), 'src/generated/**'),
    text('limits', l10n.t('Budgets: limits that a result may reach and not exceed'), ''),
    ...verifiers,
    confirmStep(title),
  ];
}

const MOST_VERIFIERS = 8;
const KEYS = { label: 'label', allow: 'allow', deny: 'deny', limits: 'budgets' } as const;

function textStep(title: string) {
  return (field: keyof typeof KEYS, prompt: string, placeholder: string): Step<ArmDraft> =>
    async (draft, step, totalSteps) => {
      const key = KEYS[field];
      const answer = await askText({
        title,
        step,
        totalSteps,
        prompt,
        placeholder,
        value: draft[key],
        problem: (value) => draftProblem({ ...draft, [key]: value }, field),
        hint: (value) =>
          field === 'allow' || field === 'deny' ? draftHint({ ...draft, [key]: value }, field) : undefined,
      });
      return typeof answer === 'string' ? { ...draft, [key]: answer } : answer;
    };
}

/** An empty answer ends the list of verifiers. */
function verifierStep(title: string, index: number): Step<ArmDraft> {
  return async (draft, step, totalSteps): Promise<Answer<ArmDraft>> => {
    const given = draft.verify[index] ?? '';
    const withAnswer = (command: string): ArmDraft => {
      const others = draft.verify.filter((_, at) => at !== index);
      return { ...draft, verify: command.trim() === '' ? others : others.toSpliced(index, 0, command) };
    };
    const answer = await askText({
      title,
      step,
      totalSteps,
      value: given,
      placeholder: 'npm test',
      prompt: vscode.l10n.t(
        'Verifier {0}: a command that must exit 0, run without a shell (empty: no more)',
        index + 1,
      ),
      problem: (value) => (value.trim() === '' ? undefined : draftProblem(withAnswer(value), 'verify')),
    });
    if (typeof answer !== 'string') return answer;
    return withAnswer(answer);
  };
}

interface Choice extends vscode.QuickPickItem {
  readonly does: 'arm' | 'commits' | 'copy';
}

function confirmStep(title: string): Step<ArmDraft> {
  return async (draft, step, totalSteps): Promise<Answer<ArmDraft>> => {
    let current = draft;
    for (;;) {
      const answer = await askChoice(choices(current), {
        title,
        step,
        totalSteps,
        placeholder: vscode.l10n.t('Arm "{0}" on the commit that is checked out now', current.label.trim()),
      });
      if (answer === undefined || answer === BACK) return answer;
      if (answer.does === 'arm') return current;
      if (answer.does === 'commits') current = { ...current, allowCommits: !current.allowCommits };
      else await copy(current);
    }
  };
}

function choices({ allow, deny, budgets, verify, allowCommits }: ArmDraft): Choice[] {
  const { l10n } = vscode;
  const policy = [
    l10n.t('allow {0}', allow),
    ...(deny.trim() === '' ? [] : [l10n.t('deny {0}', deny)]),
    ...(budgets.trim() === '' ? [] : [budgets]),
    ...verify,
  ].join('  ·  ');
  return [
    { label: `$(shield) ${l10n.t('Arm')}`, detail: policy, does: 'arm' },
    {
      label: allowCommits
        ? `$(check) ${l10n.t('Commits are allowed')}`
        : `$(circle-slash) ${l10n.t('Commits are not allowed')}`,
      description: l10n.t('choose to change'),
      does: 'commits',
    },
    { label: `$(terminal) ${l10n.t('Copy as Command')}`, does: 'copy' },
  ];
}

async function copy(draft: ArmDraft): Promise<void> {
  const { armWords, quotePosix, quotePowerShell } = engine();
  try {
    const words = armWords(requestOf(draft));
    const line = process.platform === 'win32' ? quotePowerShell(words) : quotePosix(words);
    await vscode.env.clipboard.writeText(line);
    vscode.window.setStatusBarMessage(vscode.l10n.t('Cordon: copied the command.'), 3000);
  } catch (error) {
    void vscode.window.showErrorMessage(translatedError(error));
  }
}
