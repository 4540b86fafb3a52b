import crypto from 'node:crypto';
import * as vscode from 'vscode';

/** The folder of what the page may load; it may load nothing else. */
function pageFolder(extension: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extension, 'dist', 'webview');
}

/** Given when the panel is made: options that come later make the editor load the page twice. */
export function pageOptions(extension: vscode.Uri): vscode.WebviewOptions {
  return { enableScripts: true, localResourceRoots: [pageFolder(extension)] };
}

/**
 * The page: an empty one that loads the form's script and styles. Nothing inline, nothing from the network, and no text of
 * the repository: all of that comes in messages and is set as text.
 */
export function pageHtml(webview: vscode.Webview, extension: vscode.Uri): string {
  const nonce = crypto.randomBytes(16).toString('base64');
  const at = (name: string): string => {
    return webview.asWebviewUri(vscode.Uri.joinPath(pageFolder(extension), name)).toString(true);
  };
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource}`,
    `font-src ${webview.cspSource}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${vscode.env.language.replace(/[^\w-]/g, '')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${at('armForm.css')}">
<title>Cordon</title>
</head>
<body>
<div id="form"></div>
<script type="module" async nonce="${nonce}" src="${at('armForm.js')}"></script>
</body>
</html>`;
}
