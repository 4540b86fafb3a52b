import * as vscode from 'vscode';

/** The parts of the built-in Git extension's API, version 1, that are used here. Cordon never opens a repository. */
interface GitApi {
  readonly state: 'uninitialized' | 'initialized';
  readonly onDidChangeState: vscode.Event<string>;
  readonly repositories: readonly { readonly rootUri: vscode.Uri }[];
  readonly onDidOpenRepository: vscode.Event<unknown>;
  readonly onDidCloseRepository: vscode.Event<unknown>;
}

interface GitExports {
  readonly enabled: boolean;
  readonly onDidChangeEnablement: vscode.Event<boolean>;
  getAPI(version: 1): GitApi;
}

/**
 * The repositories that the built-in Git extension has open, where it exists, is switched on and the workspace is
 * trusted (it is not there before). Everything works without it.
 */
export class GitExtension implements vscode.Disposable {
  private readonly changed = new vscode.EventEmitter<void>();
  /** The list of open repositories changed. */
  readonly onDidChange = this.changed.event;
  private readonly subscriptions: { dispose(): unknown }[] = [this.changed];
  private api: GitApi | undefined;
  private disposed = false;
  private starting: Promise<void> | undefined;

  /** Paths of the worktrees that it has open, as it names them. */
  get roots(): string[] {
    const uris = this.api?.repositories.map(({ rootUri }) => rootUri) ?? [];
    return uris.filter(({ scheme }) => scheme === 'file').map(({ fsPath }) => fsPath);
  }

  /** Resolves when it has looked for repositories, or will not. Never rejects. */
  ready(): Promise<void> {
    this.starting ??= this.start().catch(() => {
      // Without it, or with one that changed: workspace folders still lead to repositories.
      this.starting = undefined;
    });
    return this.starting;
  }

  dispose(): void {
    this.disposed = true;
    vscode.Disposable.from(...this.subscriptions).dispose();
  }

  private async start(): Promise<void> {
    const extension = vscode.extensions.getExtension<GitExports>('vscode.git');
    if (!extension) {
      this.starting = undefined;
      return;
    }
    const git = await extension.activate();
    if (this.disposed) return;
    this.subscriptions.push(
      git.onDidChangeEnablement((enabled) => {
        this.api = undefined;
        if (enabled) void this.connect(git);
        else this.changed.fire();
      }),
    );
    if (git.enabled) await this.connect(git);
  }

  private async connect(git: GitExports): Promise<void> {
    const api = git.getAPI(1);
    this.api = api;
    const fire = (): void => {
      this.changed.fire();
    };
    this.subscriptions.push(api.onDidOpenRepository(fire), api.onDidCloseRepository(fire));
    if (api.state !== 'initialized') {
      await new Promise<void>((resolve) => {
        this.subscriptions.push(
          api.onDidChangeState((state) => {
            if (state === 'initialized') resolve();
          }),
        );
      });
    }
    fire();
  }
}
