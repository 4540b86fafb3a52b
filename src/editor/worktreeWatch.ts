import * as vscode from 'vscode';

/** Calls back for every file below `pattern` that appears, changes or goes, except those of Git and of Cordon. */
export function watchWorktree(
  pattern: vscode.GlobPattern,
  onEvent: (uri: vscode.Uri) => void,
): vscode.Disposable {
  const watcher = vscode.workspace.createFileSystemWatcher(pattern);
  const filtered = (uri: vscode.Uri): void => {
    if (!isOwnFile(uri)) onEvent(uri);
  };
  return vscode.Disposable.from(
    watcher,
    watcher.onDidChange(filtered),
    watcher.onDidCreate(filtered),
    watcher.onDidDelete(filtered),
  );
}

/** Files of Git and of Cordon: their watchers are elsewhere (watch.ts). */
export function isOwnFile(uri: vscode.Uri): boolean {
  return /\/\.(?:git|cordon)(?:\/|$)/.test(uri.path);
}
