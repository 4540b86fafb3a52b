/** The nodes of the audit tree: what each shows, made from a snapshot. Ids are stable, so that expansion is kept. */
import path from 'node:path';
import * as vscode from 'vscode';
import { isUtf8Path } from '../../engine/evidence/paths';
import { escapeForDisplay } from '../../engine/text';
import { documentUri } from '../documentUris';
import type { Envelope } from '../envelope';
import { Command, Item } from '../ids';
import { isExceeded, type JudgedFile, type ShownViolation, type StoredArmed } from '../snapshot';
import {
  age,
  budgetName,
  budgetText,
  countsText,
  failureText,
  judgedReason,
  number,
  standingSentence,
  standingWords,
  taskTitle,
  violationText,
} from '../words';

/** What a tree command is given: the repository's root, and what the node is about. */
export interface NodeTarget {
  readonly root: string;
  /** A byte path. */
  readonly path?: string;
  /** Which verifier, from 0. */
  readonly verifier?: number;
  /** What Copy Message copies. */
  readonly message?: string;
}

export interface AuditNode {
  readonly id: string;
  readonly target: NodeTarget;
  readonly children: readonly AuditNode[];
  toItem(): vscode.TreeItem;
}

/** A long list is cut: nobody scrolls through more, and the editor must lay each row out. */
const MOST_LISTED = 2000;

interface Look {
  readonly icon?: string;
  readonly color?: string;
  readonly description?: string;
  readonly tooltip?: string | vscode.MarkdownString;
  readonly context?: string;
  readonly command?: vscode.Command;
  readonly uri?: vscode.Uri;
  readonly expanded?: boolean;
}

function node(
  target: NodeTarget,
  id: string,
  label: string,
  look: Look,
  children: readonly AuditNode[] = [],
): AuditNode {
  const full = `${target.root}|${id}`;
  return {
    id: full,
    target,
    children,
    toItem() {
      const { Collapsed, Expanded, None } = vscode.TreeItemCollapsibleState;
      const item = new vscode.TreeItem(
        label,
        children.length === 0 ? None : look.expanded ? Expanded : Collapsed,
      );
      item.id = full;
      if (look.icon !== undefined) {
        item.iconPath = new vscode.ThemeIcon(
          look.icon,
          look.color === undefined ? undefined : new vscode.ThemeColor(look.color),
        );
      }
      if (look.description !== undefined) item.description = look.description;
      if (look.tooltip !== undefined) item.tooltip = look.tooltip;
      if (look.context !== undefined) item.contextValue = look.context;
      if (look.command !== undefined) item.command = look.command;
      if (look.uri !== undefined) item.resourceUri = look.uri;
      return item;
    },
  };
}

const GOOD = 'testing.iconPassed';
const BAD = 'testing.iconFailed';
const WARN = 'list.warningForeground';

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
    const words = escapeForDisplay(stored.message);
    const look = { icon: 'error', color: BAD, description: words, tooltip: words, context: Item.violation };
    return [node({ root, message: words }, 'damaged', vscode.l10n.t('The envelope cannot be used'), look)];
  }
  if (stored.kind !== 'armed') return [];
  const nodes = [envelopeNode(envelope, stored)];
  if (failure) {
    const words = escapeForDisplay(failure.message);
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
  if (state.lastError !== null && snapshot.standing !== 'rejected') {
    facts.push(
      fact('error', l10n.t('Last error'), escapeForDisplay(state.lastError), state.lastError, 'warning'),
    );
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
    taskTitle(stored),
    {
      icon,
      ...(color === undefined ? {} : { color }),
      description: standingWords(snapshot.standing),
      tooltip: standingSentence(snapshot),
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
  return list.map(escapeForDisplay).join('  ');
}

function budgetsNode({ root, snapshot: { budgets } }: Envelope): AuditNode {
  const children = budgets.map((use) => {
    const [icon, color] = isExceeded(use) ? ['warning', WARN] : ['dash', undefined];
    const look = { icon, description: budgetText(use), ...(color === undefined ? {} : { color }) };
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
    const key = `violation.${violation.code}.${violation.path ?? String(violation.params.command ?? '')}`;
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

function violationNode(envelope: Envelope, violation: ShownViolation, id: string): AuditNode {
  const { root, snapshot } = envelope;
  const message = violationText(violation);
  const target = { root, message, ...(violation.path === null ? {} : { path: violation.path }) };
  const look = {
    icon: 'circle-slash',
    color: BAD,
    tooltip: message,
    context: violation.code === 'hidden-index-flag' ? Item.flagsViolation : Item.violation,
  };
  const { path: name } = violation;
  const opens = name !== null && snapshot.files.get(name)?.file ? { command: openCommand(target) } : {};
  return node(target, id, message, { ...look, ...opens });
}

function filesNode(envelope: Envelope, { verdict }: StoredArmed): AuditNode[] {
  const { root, snapshot } = envelope;
  const judged = [...snapshot.files.values()].filter(({ file }) => file !== null);
  if (!snapshot.live && verdict) {
    // Not audited here: the names that the last check stored, without counts.
    const children = verdict.changed_files.slice(0, MOST_LISTED).map((name) => {
      const uri = isUtf8Path(name) ? { uri: envelope.uriOf(name) } : {};
      return node({ root, path: name }, `file.${name}`, escapeForDisplay(path.posix.basename(name)), {
        ...uri,
        description: folderOf(name),
      });
    });
    const look = {
      icon: 'files',
      description: vscode.l10n.t('{0}, as of the last check', number(verdict.changed_files.length)),
    };
    return [node({ root }, 'files', vscode.l10n.t('Changed Files'), look, children)];
  }
  const look = { icon: 'files', description: number(judged.length), expanded: true };
  const children = judged.slice(0, MOST_LISTED).map((file) => fileNode(envelope, file));
  return [
    node({ root }, 'files', vscode.l10n.t('Changed Files'), look, [
      ...children,
      ...moreNode(root, 'files', judged.length),
    ]),
  ];
}

function fileNode(envelope: Envelope, judged: JudgedFile): AuditNode {
  const { root, snapshot } = envelope;
  const { path: name, verdict } = judged;
  const target = { root, path: name };
  const { stored } = snapshot;
  const baseline = stored.kind === 'armed' ? stored.config.baseline : '';
  // A resource URI gives the row its icon and decoration; names that are no text get a document of ours.
  const uri = isUtf8Path(name)
    ? envelope.uriOf(name)
    : documentUri({ kind: 'present', root, path: name, baseline });
  const described = [countsText(judged), folderOf(name)].filter((part) => part !== '').join('  ');
  const look = {
    uri,
    icon: 'file',
    description: described,
    tooltip: `${escapeForDisplay(name)}\n${statusWords(judged)}\n${judgedReason(judged)}`,
    context: verdict === 'outside' ? Item.outsideFile : Item.file,
    command: openCommand(target),
  };
  return node(target, `file.${name}`, escapeForDisplay(path.posix.basename(name)), look);
}

function statusWords({ file }: JudgedFile): string {
  switch (file?.status) {
    case 'A':
      return vscode.l10n.t('added');
    case 'D':
      return vscode.l10n.t('deleted');
    case 'T':
      return vscode.l10n.t('of another kind now');
    case 'U':
      return vscode.l10n.t('unmerged');
    case '?':
      return vscode.l10n.t('untracked');
    default:
      return vscode.l10n.t('modified');
  }
}

function openCommand(target: NodeTarget): vscode.Command {
  return { command: Command.openChange, title: vscode.l10n.t('Open Changes'), arguments: [{ target }] };
}

function folderOf(name: string): string {
  const folder = path.posix.dirname(name);
  return folder === '.' ? '' : escapeForDisplay(folder);
}

function verifiersNode(envelope: Envelope, stored: StoredArmed): AuditNode[] {
  const { root, snapshot } = envelope;
  const { verify } = stored.config;
  if (verify.length === 0) return [];
  const results = stored.verdict?.verification ?? [];
  const moved = snapshot.live?.movedOn === true;
  const children = verify.map((command, index) => {
    const result = results[index];
    const target = { root, verifier: index };
    if (!result) {
      const look = { icon: 'circle-outline', description: vscode.l10n.t('not run'), context: Item.verifier };
      return node(target, `verifier.${index}`, escapeForDisplay(command), look);
    }
    const params = {
      exitCode: result.returncode,
      cause: result.timed_out ? 'time-out' : result.output_limited ? 'output-limit' : 'exit',
    };
    const end = result.passed ? vscode.l10n.t('passed') : failureText(params);
    return node(target, `verifier.${index}`, escapeForDisplay(command), {
      icon: result.passed ? 'pass' : 'error',
      color: result.passed ? GOOD : BAD,
      description: moved ? vscode.l10n.t('{0}, before later changes', end) : end,
      tooltip: vscode.l10n.t('Show the stored output'),
      context: Item.verifier,
      command: {
        command: Command.showVerifierOutput,
        title: vscode.l10n.t('Show Output'),
        arguments: [{ target }],
      },
    });
  });
  const look = { icon: 'beaker', description: number(verify.length), expanded: true };
  return [node({ root }, 'verifiers', vscode.l10n.t('Verifiers'), look, children)];
}

function moreNode(root: string, section: string, count: number): AuditNode[] {
  if (count <= MOST_LISTED) return [];
  return [
    node({ root }, `${section}.more`, vscode.l10n.t('and {0} more', number(count - MOST_LISTED)), {
      icon: 'ellipsis',
    }),
  ];
}
