import * as vscode from 'vscode';
import type { ToForm } from '../../protocol';
import type { CommandContext } from '../commandContext';
import { engine, isEngineLoaded, loadEngineSoon } from '../engine';
import type { Envelope } from '../envelope';
import { Command, FORM_VIEW } from '../ids';
import { DraftStore } from './drafts';
import { FormController } from './formController';
import { pageHtml, pageOptions } from './formPage';
import { patternOf } from './pickPaths';

/** The Arm Envelope form: one panel a window, and the commands that open it. */
export class ArmForm implements vscode.Disposable, vscode.WebviewPanelSerializer {
  readonly drafts: DraftStore;
  readonly commands = {
    [Command.arm]: (argument?: unknown) => {
      this.open(this.envelopeFor(argument));
    },
    [Command.allowInForm]: (uri?: unknown, selected?: unknown) => {
      const rows: unknown[] = Array.isArray(selected) && selected.length > 0 ? selected : [uri];
      return this.allow(rows.filter((row) => row instanceof vscode.Uri));
    },
  };
  private panel: vscode.WebviewPanel | undefined;
  private shown: FormController | undefined;

  constructor(private readonly context: CommandContext) {
    this.drafts = new DraftStore(context.extension.workspaceState);
  }

  /** A form whose page is played by a test. */
  playedBy(envelope: Envelope | undefined, post: (message: ToForm) => void): FormController {
    return new FormController(this.context, this.drafts, envelope, post);
  }

  /** Restores the panel after a reload. The state is the page's and so not believed: it only names a known repository. */
  deserializeWebviewPanel(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    const root = (state as { root?: unknown } | undefined)?.root;
    const { model } = this.context;
    const wanted = (): Envelope | undefined =>
      (typeof root === 'string' ? model.at(root) : undefined) ?? model.current;
    const start = (): void => {
      panel.webview.options = pageOptions(this.context.extension.extensionUri);
      this.adopt(panel, wanted(), false);
    };
    if (model.isReady) start();
    else {
      const waiting = model.onDidChange(() => {
        if (!model.isReady) return;
        waiting.dispose();
        start();
      });
      panel.onDidDispose(() => {
        waiting.dispose();
      });
    }
    return Promise.resolve();
  }

  dispose(): void {
    this.panel?.dispose();
    this.shown?.dispose();
  }

  private envelopeFor(argument: unknown): Envelope | undefined {
    const { model } = this.context;
    if (argument instanceof vscode.Uri) return model.find(argument)?.envelope ?? model.current;
    const root = (argument as { target?: { root?: string } } | undefined)?.target?.root;
    return (root === undefined ? undefined : model.at(root)) ?? model.current;
  }

  private open(envelope: Envelope | undefined): FormController {
    if (this.panel && this.shown) {
      this.shown.choose(envelope);
      this.shown.begin();
      this.panel.reveal();
      return this.shown;
    }
    const { extensionUri } = this.context.extension;
    const title = vscode.l10n.t('Arm Envelope');
    const panel = vscode.window.createWebviewPanel(
      FORM_VIEW,
      title,
      vscode.ViewColumn.Active,
      pageOptions(extensionUri),
    );
    return this.adopt(panel, envelope, true);
  }

  /** Opens the form with rows of the explorer allowed; all of them in the repository of the first. */
  private async allow(uris: readonly vscode.Uri[]): Promise<void> {
    const [first] = uris;
    const envelope = first && this.repositoryOf(first);
    if (!envelope) {
      void vscode.window.showInformationMessage(
        vscode.l10n.t('Cordon: this is in no Git repository of the workspace.'),
      );
      return;
    }
    const own = uris.filter((uri) => this.repositoryOf(uri) === envelope);
    const patterns = await Promise.all(own.map((uri) => patternOf(envelope, uri)));
    this.open(envelope).prefill(patterns);
  }

  /** The repository that holds a row of the explorer, or whose root it is. */
  private repositoryOf(uri: vscode.Uri): Envelope | undefined {
    const { model } = this.context;
    return (
      model.find(uri)?.envelope ??
      model.all.find(({ mounts }) =>
        mounts.some(({ folder, prefix }) => prefix === '' && folder === uri.fsPath),
      )
    );
  }

  /** @param isTyping whether the user opened the panel, and is about to type */
  private adopt(
    panel: vscode.WebviewPanel,
    envelope: Envelope | undefined,
    isTyping: boolean,
  ): FormController {
    const { extension, log } = this.context;
    const { webview } = panel;
    this.panel?.dispose();
    const controller = new FormController(this.context, this.drafts, envelope, (message) => {
      void webview.postMessage(message);
    });
    if (isTyping) controller.begin();
    // The page comes with what it shows; the first time it loads while the engine does, and asks.
    const opening = isEngineLoaded() ? controller.open() : undefined;
    webview.html = pageHtml(webview, extension.extensionUri, opening);
    loadEngineSoon();
    this.panel = panel;
    this.shown = controller;
    const icon = (name: string): vscode.Uri => vscode.Uri.joinPath(extension.extensionUri, 'media', name);
    panel.iconPath = { light: icon('form-light.svg'), dark: icon('form-dark.svg') };
    webview.onDidReceiveMessage((raw: unknown) => {
      const message = engine().parseToEditor(raw);
      if (!message) {
        log.warn('form: a message that is none of the form’s was dropped');
        return;
      }
      controller.receive(message).catch((error: unknown) => {
        log.error(`form, ${message.type}`, error);
      });
    });
    panel.onDidChangeViewState(() => {
      if (!panel.visible) controller.hidden();
    });
    panel.onDidDispose(() => {
      controller.dispose();
      if (this.panel !== panel) return;
      this.panel = undefined;
      this.shown = undefined;
    });
    return controller;
  }
}
