/** What the editor's tests share: the extension's surfaces, workspace folders, and the command line beside the editor. */
import path from 'node:path';
import * as vscode from 'vscode';
import type { Surfaces } from '../../src/extension';
import type { Envelope } from '../../src/editor/envelope';
import { EXTENSION_ID } from '../../src/editor/ids';
import type { AuditNode } from '../../src/editor/views/auditNode';
import { runCordon, type RunResult } from '../support/cli';
import { until } from '../support/processes';
import { makeRepository, removeTempFolders, type TempRepository } from '../support/tempRepository';

export { until } from '../support/processes';

/** The extension's own objects: it gives them to tests only. */
export async function surfaces(): Promise<Surfaces> {
  const extension = vscode.extensions.getExtension<Surfaces | undefined>(EXTENSION_ID);
  if (!extension) throw new Error(`${EXTENSION_ID} is not installed in this host`);
  process.env.CORDON_CLI = path.join(extension.extensionPath, 'dist', 'cli.js');
  const given = await extension.activate();
  if (!given) throw new Error('the extension gave nothing: is this host in test mode?');
  return given;
}

/**
 * Gives each test of a suite a new repository that the window shows and the model has found, and puts everything away after
 * it.
 * @param take keeps what the tests use
 * @param settings names of settings that tests change
 */
export function repositoryForEach(
  files: Readonly<Record<string, string | Uint8Array>>,
  take: (given: Surfaces, repository: TempRepository) => void,
  settings: readonly string[] = [],
): void {
  let given: Surfaces;

  before(async () => {
    given = await surfaces();
  });

  beforeEach(async () => {
    const repository = makeRepository(files);
    take(given, repository);
    await addFolders(repository.root);
    await envelopeWhen(given, repository.root, 'found', ({ snapshot }) => snapshot.standing === 'none');
  });

  afterEach(async () => {
    const configuration = vscode.workspace.getConfiguration();
    for (const name of settings) await configuration.update(name, undefined, true);
    await removeFolders();
    removeTempFolders();
    await forgotten(given);
  });
}

/** Adds folders to the workspace, behind those that are there (the first one must stay, or the host restarts). */
export async function addFolders(...folders: readonly string[]): Promise<void> {
  const count = vscode.workspace.workspaceFolders?.length ?? 0;
  if (count === 0) throw new Error('the suite needs a workspace with a first folder that stays');
  const changed = changeOfFolders();
  vscode.workspace.updateWorkspaceFolders(
    count,
    0,
    ...folders.map((folder) => ({ uri: vscode.Uri.file(folder) })),
  );
  await changed;
}

/** Removes all folders but the first one, and closes all editors. */
export async function removeFolders(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.closeAllEditors');
  const count = vscode.workspace.workspaceFolders?.length ?? 0;
  if (count <= 1) return;
  const changed = changeOfFolders();
  vscode.workspace.updateWorkspaceFolders(1, count - 1);
  await changed;
}

function changeOfFolders(): Promise<void> {
  return new Promise((resolve) => {
    const listener = vscode.workspace.onDidChangeWorkspaceFolders(() => {
      listener.dispose();
      resolve();
    });
  });
}

/** Runs `cordon ARGS` in a repository, as a terminal beside the editor would. */
export async function cordon(
  repository: Pick<TempRepository, 'root'>,
  ...args: string[]
): Promise<RunResult> {
  return runCordon(args, { cwd: repository.root });
}

/** The model's envelope of a repository, once `condition` holds for it. */
export async function envelopeWhen(
  { model }: Surfaces,
  root: string,
  what: string,
  condition: (envelope: Envelope) => boolean = () => true,
): Promise<Envelope> {
  try {
    return await until(what, () => {
      const envelope = model.at(root);
      return envelope && condition(envelope) ? envelope : undefined;
    });
  } catch (error) {
    const snapshot = model.at(root)?.snapshot;
    const { standing, stored, failure, violations } = snapshot ?? {};
    throw new Error(`${what}; there is ${JSON.stringify({ standing, stored, failure, violations })}`, {
      cause: error,
    });
  }
}

/** The audit tree as text: label, description, indented. */
export function treeText({ tree }: Surfaces, node?: AuditNode, indent = ''): string[] {
  return tree.getChildren(node).flatMap((child) => {
    const item = tree.getTreeItem(child);
    const label = typeof item.label === 'string' ? item.label : (item.label?.label ?? '');
    const description = typeof item.description === 'string' ? `: ${item.description}` : '';
    return [`${indent}${label}${description}`, ...treeText({ tree } as Surfaces, child, `${indent}  `)];
  });
}

/** Cordon's diagnostics in a repository: file, code and message. */
export function problemsIn(
  root: string,
): { uri: vscode.Uri; code: unknown; message: string; line: number }[] {
  return vscode.languages
    .getDiagnostics()
    .filter(([uri]) => uri.fsPath.startsWith(root) || uri.query.includes(root))
    .flatMap(([uri, list]) =>
      list
        .filter(({ source }) => source === 'cordon')
        .map(({ code, message, range }) => ({ uri, code, message, line: range.start.line })),
    );
}

/** Waits until the model knows no repository any more: their folders are gone, and the Git extension may lag behind. */
export async function forgotten({ model }: Surfaces): Promise<void> {
  await until('no repository is left', async () => {
    await model.refresh();
    return model.all.length === 0;
  });
}
