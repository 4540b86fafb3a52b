/** How large the product is that a user gets. */
import fs from 'node:fs';
import path from 'node:path';
import type { Row } from '../lab';

/** @param staged the extension's folder, with production bundles */
export function sizeRows(staged: string): Row[] {
  return [
    sizeRow(staged, 'the extension’s code', ['extension.js', 'onDemand.js', 'main.js'], 500),
    sizeRow(staged, 'what starting it loads', ['extension.js'], 80),
    sizeRow(staged, 'script and styles of the form', ['webview/armForm.js', 'webview/armForm.css'], 250),
  ];
}

function sizeRow(staged: string, name: string, files: readonly string[], goal: number): Row {
  const sizes = files.map((file) => fs.statSync(path.join(staged, 'dist', file)).size / 1000);
  const note = files
    .map((file, index) => `${path.basename(file)} ${sizes[index]?.toFixed(1) ?? ''}`)
    .join(', ');
  return {
    group: 'bundles',
    name,
    value: sizes.reduce((sum, size) => sum + size, 0),
    unit: 'kB',
    goal,
    note,
  };
}
