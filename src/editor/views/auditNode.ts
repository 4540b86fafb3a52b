import * as vscode from 'vscode';
import { Command } from '../ids';
import { number } from '../words';

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
export const MOST_LISTED = 2000;

/** How a node looks; what is left out is left to the editor. */
export interface Look {
  readonly icon?: string;
  readonly color?: string;
  readonly description?: string;
  readonly tooltip?: string | vscode.MarkdownString;
  readonly context?: string;
  readonly command?: vscode.Command;
  readonly uri?: vscode.Uri;
  readonly expanded?: boolean;
  /** What a screen reader says where label and description do not say all: what an icon or a colour means. */
  readonly spoken?: string;
}

/** A node whose id is unique in its repository. */
export function node(
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
      // Else the tooltip alone would be read, and a row's own name would be left out.
      const spoken = look.spoken ?? [label, look.description].filter(Boolean).join(', ');
      item.accessibilityInformation = { label: spoken };
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

export const GOOD = 'testing.iconPassed';
export const BAD = 'testing.iconFailed';
export const WARN = 'problemsWarningIcon.foreground';

/** Says how many are not listed. */
export function moreNode(root: string, section: string, count: number): AuditNode[] {
  if (count <= MOST_LISTED) return [];
  return [
    node({ root }, `${section}.more`, vscode.l10n.t('and {0} more', number(count - MOST_LISTED)), {
      icon: 'ellipsis',
    }),
  ];
}

/** Opens a changed file beside its baseline. */
export function openCommand(target: NodeTarget): vscode.Command {
  return { command: Command.openChange, title: vscode.l10n.t('Open Changes'), arguments: [{ target }] };
}
