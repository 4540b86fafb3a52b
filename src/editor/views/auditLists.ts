/** The audit tree's changed files and verifiers. */
import path from 'node:path';
import * as vscode from 'vscode';
import { isUtf8Path } from '../../engine/evidence/paths';
import { forDisplay } from '../display';
import { documentUri } from '../documentUris';
import type { Envelope } from '../envelope';
import { Command, Item } from '../ids';
import { isRestorable, type JudgedFile, type StoredArmed } from '../snapshot';
import { countsText, failureText, judgedReason, number } from '../words';
import { type AuditNode, BAD, GOOD, moreNode, MOST_LISTED, node, openCommand } from './auditNode';

export function filesNode(envelope: Envelope, { verdict }: StoredArmed): AuditNode[] {
  const { root, snapshot } = envelope;
  const judged = [...snapshot.files.values()].filter(({ file }) => file !== null);
  if (!snapshot.live && verdict) {
    // Not audited here: the names that the last check stored, without counts.
    const children = verdict.changed_files.slice(0, MOST_LISTED).map((name) => {
      const uri = isUtf8Path(name) ? { uri: envelope.uriOf(name) } : {};
      return node({ root, path: name }, `file.${name}`, forDisplay(path.posix.basename(name)), {
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
  const look = { icon: 'files', description: snapshot.live ? number(judged.length) : '', expanded: true };
  const children = judged.slice(0, MOST_LISTED).map((file) => fileNode(envelope, file));
  if (children.length === 0) {
    // Never without a child: a section that had none stays collapsed when it gets some.
    const none = snapshot.live ? vscode.l10n.t('Nothing changed') : vscode.l10n.t('Not audited');
    children.push(node({ root }, 'files.none', none, {}));
  }
  const all = [...children, ...moreNode(root, 'files', judged.length)];
  return [node({ root }, 'files', vscode.l10n.t('Changed Files'), look, all)];
}

function fileNode(envelope: Envelope, judged: JudgedFile): AuditNode {
  const { root, snapshot } = envelope;
  const { path: name } = judged;
  const target = { root, path: name };
  const { stored } = snapshot;
  const baseline = stored.kind === 'armed' ? stored.config.baseline : '';
  // A resource URI gives the row its icon and decoration; names that are no text get a document of ours.
  const uri = isUtf8Path(name)
    ? envelope.uriOf(name)
    : documentUri({ kind: 'present', root, path: name, baseline });
  const described = [countsText(judged), folderOf(name)].filter((part) => part !== '').join('  ');
  const facts = [forDisplay(name), statusWords(judged), judgedReason(judged)];
  const look = {
    uri,
    icon: 'file',
    description: described,
    tooltip: facts.join('\n'),
    spoken: facts.join(', ').replaceAll('\n', ', '),
    context: isRestorable(judged) ? Item.outsideFile : Item.file,
    command: openCommand(target),
  };
  return node(target, `file.${name}`, forDisplay(path.posix.basename(name)), look);
}

function statusWords({ file }: JudgedFile): string {
  switch (file?.status ?? 'M') {
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

function folderOf(name: string): string {
  const folder = path.posix.dirname(name);
  return folder === '.' ? '' : forDisplay(folder);
}

export function verifiersNode(envelope: Envelope, stored: StoredArmed): AuditNode[] {
  const { root, snapshot } = envelope;
  const { verify } = stored.config;
  if (verify.length === 0) return [];
  const results = stored.verdict?.verification ?? [];
  const moved = snapshot.movedOn;
  const children = verify.map((command, index) => {
    const result = results[index];
    const target = { root, verifier: index };
    if (!result) {
      const look = { icon: 'circle-outline', description: vscode.l10n.t('not run'), context: Item.verifier };
      return node(target, `verifier.${index}`, forDisplay(command), look);
    }
    const params = {
      exitCode: result.returncode,
      cause: result.timed_out ? 'time-out' : result.output_limited ? 'output-limit' : 'exit',
    };
    const end = result.passed ? vscode.l10n.t('passed') : failureText(params);
    return node(target, `verifier.${index}`, forDisplay(command), {
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
