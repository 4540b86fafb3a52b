import crypto from 'node:crypto';
import * as vscode from 'vscode';
import type { Opening } from '../../protocol';

/** The folder of what the page may load; it may load nothing else. */
function pageFolder(extension: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extension, 'dist', 'webview');
}

/** Given when the panel is made: options that come later make the editor load the page twice. */
export function pageOptions(extension: vscode.Uri): vscode.WebviewOptions {
  return { enableScripts: true, localResourceRoots: [pageFolder(extension)] };
}

/**
 * The page: an empty one that loads the form's script and styles. Nothing inline, nothing from the network. Texts of the
 * repository are in one attribute, as data, or come in messages; the script sets them as text.
 * @param opening what it shows without asking; undefined when that would keep the page waiting
 */
export function pageHtml(
  webview: vscode.Webview,
  extension: vscode.Uri,
  opening: Opening | undefined,
): string {
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
<div id="form" data-opening="${opening ? attribute(JSON.stringify(opening)) : ''}"></div>
<script type="module" async nonce="${nonce}" src="${at('armForm.js')}"></script>
</body>
</html>`;
}

/** A text as the value of an attribute. */
function attribute(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
  return text.replace(/[&"<>]/g, (character) => entities[character] ?? '');
}
