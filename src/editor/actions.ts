import * as vscode from 'vscode';
import type { ArmForm } from './armForm/armForm';
import type { CommandContext } from './commandContext';
import type { CommandBodies } from './commands/bodies';
import { Command, FORM_VIEW } from './ids';
import { onDemand } from './onDemand';
import type { Documents } from './views/documents';

/** Every command, and the panel of the form: registered at once, and made when the first of them is asked for. */
export class Actions implements vscode.Disposable {
  private made: { readonly form: ArmForm; readonly bodies: CommandBodies } | undefined;
  private readonly subscription: vscode.Disposable;

  constructor(
    private readonly context: CommandContext,
    private readonly documents: Documents,
  ) {
    this.subscription = vscode.Disposable.from(
      ...Object.values(Command).map((id) =>
        vscode.commands.registerCommand(id, (...given: unknown[]) => this.all.bodies[id](...given)),
      ),
      vscode.window.registerWebviewPanelSerializer(FORM_VIEW, {
        deserializeWebviewPanel: (panel, state) => this.form.deserializeWebviewPanel(panel, state),
      }),
    );
  }

  get form(): ArmForm {
    return this.all.form;
  }

  dispose(): void {
    this.made?.form.dispose();
    this.subscription.dispose();
  }

  private get all(): NonNullable<Actions['made']> {
    if (this.made) return this.made;
    const { ArmForm, commandBodies } = onDemand();
    const form = new ArmForm(this.context);
    this.made = { form, bodies: commandBodies(this.context, this.documents, form) };
    return this.made;
  }
}
