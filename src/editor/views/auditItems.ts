/** The nodes of the audit tree, made from a snapshot. */
import * as vscode from 'vscode';
import { forDisplay } from '../display';
import type { Envelope } from '../envelope';
import { Item } from '../ids';
import { isExceeded, type ShownViolation, type StoredArmed } from '../snapshot';
import {
  age,
  budgetName,
  budgetText,
  capitalised,
  exceededText,
  lastErrorText,
  number,
  standingSentence,
  standingWords,
  taskTitle,
  violationRow,
  violationText,
} from '../words';
import { filesNode, verifiersNode } from './auditLists';
import { runNode } from './auditRun';
import { type AuditNode, BAD, GOOD, moreNode, MOST_LISTED, node, openCommand, WARN } from './auditNode';

/** A repository among several. */
export function repositoryNode(envelope: Envelope): AuditNode {
  const { root, name, snapshot } = envelope;
  const look = {
    icon: 'repo',
    description: standingWords(snapshot.standing),
    tooltip: root,
    context: Item.repository,
  };
  return node({ root }, 'repository', name, { ...look, expanded: true }, sectionNodes(envelope));
}

/** What is known of one repository's envelope; empty where none is armed. */
export function sectionNodes(envelope: Envelope): AuditNode[] {
  const { root, snapshot } = envelope;
  const { stored, failure } = snapshot;
  if (stored.kind === 'damaged') {
    const words = forDisplay(stored.message);
    const look = { icon: 'error', color: BAD, description: words, tooltip: words, context: Item.violation };
    return [node({ root, message: words }, 'damaged', vscode.l10n.t('The envelope cannot be used'), look)];
  }
  if (stored.kind !== 'armed') return [];
  const nodes = [...runNode(envelope), envelopeNode(envelope, stored)];
  if (failure) {
    const words = forDisplay(failure.message);
    const look = {
      icon: 'warning',
      color: WARN,
      description: words,
      tooltip: words,
      context: Item.violation,
    };
    nodes.push(node({ root, message: words }, 'failure', vscode.l10n.t('Cannot audit'), look));
  }
  return [
    ...nodes,
    budgetsNode(envelope),
    ...violationsNode(envelope),
    ...filesNode(envelope, stored),
    ...verifiersNode(envelope, stored),
  ];
}

function envelopeNode({ root, snapshot }: Envelope, stored: StoredArmed): AuditNode {
  const { config, state, seal, verdict } = stored;
  const { l10n } = vscode;
  const fact = (id: string, label: string, value: string, tooltip = value, icon?: string): AuditNode =>
    node({ root, message: value }, `envelope.${id}`, label, {
      description: value,
      tooltip,
      context: Item.violation,
      ...(icon === undefined ? {} : { icon, color: WARN }),
    });
  const facts = [
    fact('task', l10n.t('Task'), taskTitle(stored, 500), config.label),
    fact('phase', l10n.t('Phase'), standingWords(snapshot.standing), standingSentence(snapshot)),
    fact('baseline', l10n.t('Baseline'), config.baseline.slice(0, 12), config.baseline),
    fact('age', l10n.t('Armed'), age(config.createdAt), config.createdAt),
  ];
  if (snapshot.live) {
    const time = snapshot.live.at.toLocaleTimeString(vscode.env.language);
    facts.push(fact('audited', l10n.t('Last audit'), time));
  } else if (!vscode.workspace.isTrusted) {
    facts.push(
      fact(
        'untrusted',
        l10n.t('Restricted Mode'),
        l10n.t('stored state only, nothing is run'),
        undefined,
        'shield',
      ),
    );
  }
  if (verdict) facts.push(fact('checked', l10n.t('Last check'), age(stored.storedAt), state.updatedAt));
  if (config.mode === 'claude') {
    facts.push(fact('attempt', l10n.t('Attempt'), l10n.t('{0} of {1}', state.attempt, state.maxAttempts)));
  }
  if (state.lastError !== null && stored.phase !== 'rejected') {
    facts.push(fact('error', l10n.t('Last error'), lastErrorText(state.lastError), undefined, 'warning'));
  }
  facts.push(fact('allow', l10n.t('Allowed'), patterns(config.policy.allow), config.policy.allow.join('\n')));
  if (config.policy.deny.length > 0) {
    facts.push(fact('deny', l10n.t('Denied'), patterns(config.policy.deny), config.policy.deny.join('\n')));
  }
  if (seal === 'none') {
    facts.push(
      fact('seal', l10n.t('Foreign'), l10n.t('not armed by this Cordon: no seal'), undefined, 'unverified'),
    );
  } else if (seal !== 'intact') {
    const words =
      seal === 'edited' ? l10n.t('edited since arming, not weakened') : l10n.t('changed since arming');
    facts.push(fact('seal', l10n.t('Seal'), words, undefined, 'warning'));
  }
  const [icon, color] = standingIcon(snapshot.standing);
  return node(
    { root },
    'envelope',
    capitalised(standingWords(snapshot.standing)),
    {
      icon,
      ...(color === undefined ? {} : { color }),
      description: taskTitle(stored),
      tooltip: `${standingSentence(snapshot)}\n${taskTitle(stored, 500)}`,
      expanded: true,
    },
    facts,
  );
}

function standingIcon(standing: Envelope['snapshot']['standing']): [icon: string, color?: string] {
  switch (standing) {
    case 'accepted':
      return ['workspace-trusted', GOOD];
    case 'rejected':
    case 'engine_error':
    case 'damaged':
      return ['workspace-untrusted', BAD];
    case 'stale':
    case 'interrupted':
      return ['workspace-unknown', WARN];
    case 'outside':
      return ['shield', WARN];
    case 'running':
      return ['loading~spin'];
    case 'armed':
    case 'agent_finished':
    case 'none':
    case 'unknown':
      return ['shield'];
  }
}

function patterns(list: readonly string[]): string {
  return list.map((text) => forDisplay(text)).join('  ');
}

function budgetsNode({ root, snapshot: { budgets } }: Envelope): AuditNode {
  const children = budgets.map((use) => {
    const [icon, color] = isExceeded(use)
      ? ['warning', WARN]
      : [use.used === null ? 'circle-outline' : 'check', undefined];
    const look = {
      icon,
      description: budgetText(use),
      ...(color === undefined ? {} : { color, spoken: exceededText(use) }),
    };
    return node({ root }, `budget.${use.code}`, budgetName(use.code), look);
  });
  const over = budgets.filter(isExceeded).length;
  const look = {
    icon: 'dashboard',
    expanded: true,
    ...(over > 0 ? { description: vscode.l10n.t('{0} over', over) } : {}),
  };
  return node({ root }, 'budgets', vscode.l10n.t('Budgets'), look, children);
}

function violationsNode(envelope: Envelope): AuditNode[] {
  const { root, snapshot } = envelope;
  const { violations } = snapshot;
  if (violations.length === 0) return [];
  const seen = new Map<string, number>();
  const children = violations.slice(0, MOST_LISTED).map((violation) => {
    const key = `violation.${violation.code}.${violation.path ?? violation.message}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return violationNode(envelope, violation, count === 0 ? key : `${key}#${count}`);
  });
  const look = { icon: 'error', color: BAD, description: number(violations.length), expanded: true };
  return [
    node({ root }, 'violations', vscode.l10n.t('Violations'), look, [
      ...children,
      ...moreNode(root, 'violations', violations.length),
    ]),
  ];
}

/** What the menus of a violation offer beside copying its words. */
function contextOf({ code }: ShownViolation): string {
  if (code === 'hidden-index-flag') return Item.flagsViolation;
  return code === 'staged-unverified' ? Item.stagedViolation : Item.violation;
}

function violationNode(envelope: Envelope, violation: ShownViolation, id: string): AuditNode {
  const { root, snapshot } = envelope;
  const message = violationText(violation);
  const { label, description } = violationRow(violation);
  const target = { root, message, ...(violation.path === null ? {} : { path: violation.path }) };
  const look = {
    icon: 'circle-slash',
    color: BAD,
    description,
    tooltip: message,
    context: contextOf(violation),
  };
  const { path: name } = violation;
  const opens = name !== null && snapshot.files.get(name)?.file ? { command: openCommand(target) } : {};
  return node(target, id, label, { ...look, ...opens });
}
