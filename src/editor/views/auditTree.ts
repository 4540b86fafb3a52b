import * as vscode from 'vscode';
import type { Envelopes } from '../envelopes';
import { View } from '../ids';
import { onDemand } from '../onDemand';
import type { AuditNode } from './auditNode';

/** The view of all envelopes in Cordon's own container, with the number of violations as its badge. */
export class AuditTree implements vscode.TreeDataProvider<AuditNode>, vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: vscode.TreeView<AuditNode>;
  private readonly subscriptions: { dispose(): unknown }[];
  private parents = new Map<string, AuditNode>();

  constructor(private readonly model: Envelopes) {
    this.view = vscode.window.createTreeView(View.audit, { treeDataProvider: this, showCollapseAll: true });
    this.subscriptions = [
      this.view,
      this.changed,
      model.onDidChange(() => {
        this.changed.fire(undefined);
        this.updateBadge();
      }),
    ];
  }

  getTreeItem(node: AuditNode): vscode.TreeItem {
    return node.toItem();
  }

  getChildren(node?: AuditNode): AuditNode[] {
    const children = node ? [...node.children] : this.roots();
    if (node) for (const child of children) this.parents.set(child.id, node);
    return children;
  }

  getParent(node: AuditNode): AuditNode | undefined {
    return this.parents.get(node.id);
  }

  dispose(): void {
    vscode.Disposable.from(...this.subscriptions).dispose();
  }

  private roots(): AuditNode[] {
    this.parents = new Map();
    const { all } = this.model;
    const shown = all.filter(({ snapshot }) => ['armed', 'damaged'].includes(snapshot.stored.kind));
    // Without any envelope the view is empty, so that its welcome text shows.
    if (shown.length === 0) return [];
    const [only] = shown;
    const { repositoryNode, sectionNodes } = onDemand();
    return all.length === 1 && only ? sectionNodes(only) : all.map(repositoryNode);
  }

  private updateBadge(): void {
    const count = this.model.all.reduce((sum, { snapshot }) => sum + snapshot.violations.length, 0);
    const tooltip = count === 1 ? vscode.l10n.t('1 violation') : vscode.l10n.t('{0} violations', count);
    const shown = this.view.badge?.value ?? 0;
    if (shown !== count) this.view.badge = count === 0 ? undefined : { value: count, tooltip };
  }
}
