import crypto from 'node:crypto';
import fs from 'node:fs';
import * as vscode from 'vscode';
import type { Opening } from '../../protocol';

/** The folder of the page. The icons' font is all that it loads itself; it may load nothing from elsewhere. */
function pageFolder(extension: vscode.Uri): vscode.Uri {
  return vscode.Uri.joinPath(extension, 'dist', 'webview');
}

/** Given when the panel is made: options that come later make the editor load the page twice. */
export function pageOptions(extension: vscode.Uri): vscode.WebviewOptions {
  return { enableScripts: true, localResourceRoots: [pageFolder(extension)] };
}

/**
 * The page: an empty one with the form's script and styles. They are in it, under its nonce: the editor shows a page when
 * all that it loads is there, and each file is a way through the editor to this extension's folder and back. Nothing comes
 * from the network. Texts of the repository are in one attribute, as data, or come in messages; the script sets them as text.
 * @param opening what it shows without asking; undefined when that would keep the page waiting
 */
export function pageHtml(
  webview: vscode.Webview,
  extension: vscode.Uri,
  opening: Opening | undefined,
): string {
  const nonce = crypto.randomBytes(16).toString('base64');
  const folder = pageFolder(extension);
  const font = webview.asWebviewUri(vscode.Uri.joinPath(folder, 'codicon.ttf')).toString(true);
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
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
<style nonce="${nonce}">@font-face { font-family: codicon; font-display: block; src: url("${font}") format("truetype"); }
${textOf(folder, 'armForm.css')}</style>
<title>Cordon</title>
</head>
<body>
<div id="form" data-opening="${opening ? attribute(JSON.stringify(opening)) : ''}"></div>
<script nonce="${nonce}">${textOf(folder, 'armForm.js')}</script>
</body>
</html>`;
}

const texts = new Map<string, string>();

/** A file of the page. The build made sure that it can stand in one. */
function textOf(folder: vscode.Uri, name: string): string {
  const file = vscode.Uri.joinPath(folder, name).fsPath;
  const text = texts.get(file) ?? fs.readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

/** A text as the value of an attribute. */
function attribute(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
  return text.replace(/[&"<>]/g, (character) => entities[character] ?? '');
}
