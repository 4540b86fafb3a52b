/** How a changed file is shown beside the baseline. */
import fs from 'node:fs/promises';
import path from 'node:path';
import * as vscode from 'vscode';
import { isUtf8Path } from '../engine/evidence/paths';
import { absoluteBytes } from './bytePaths';
import { forDisplay } from './display';
import { documentUri } from './documentUris';
import type { Envelope } from './envelope';
import type { JudgedFile } from './snapshot';

/** Both sides of one change. */
export interface ChangeSides {
  /** What the change is called by: the file, where `file:` can name it. */
  readonly label: vscode.Uri;
  readonly baseline: vscode.Uri;
  readonly present: vscode.Uri;
  /** Whether the path is there now. */
  readonly exists: boolean;
}

/** The armed commit; empty where no envelope can be read. */
export function baselineOf({ snapshot: { stored } }: Envelope): string {
  return stored.kind === 'armed' ? stored.config.baseline : '';
}

/** Where both sides of a change are to be read. A file is opened as itself, so that it can be edited. */
export async function sidesOf(envelope: Envelope, name: string): Promise<ChangeSides> {
  const { root } = envelope;
  const about = { root, path: name, baseline: baselineOf(envelope) };
  const stats = await fs.lstat(absoluteBytes(root, name)).catch(() => null);
  const byItself = stats?.isFile() === true && isUtf8Path(name);
  const document = (kind: 'baseline' | 'present'): vscode.Uri => {
    const uri = documentUri({ ...about, kind });
    // Sides with different paths would be called a rename.
    return isUtf8Path(name) ? uri.with({ path: envelope.uriOf(name).path }) : uri;
  };
  return {
    label: isUtf8Path(name) ? envelope.uriOf(name) : document('present'),
    baseline: document('baseline'),
    present: byItself ? envelope.uriOf(name) : document('present'),
    exists: stats !== null,
  };
}

/** Opens one file beside its baseline. */
export async function openChange(envelope: Envelope, name: string, preserveFocus = false): Promise<void> {
  const { baseline, present } = await sidesOf(envelope, name);
  const title = vscode.l10n.t('{0} (baseline ↔ now)', forDisplay(path.posix.basename(name)));
  await vscode.commands.executeCommand('vscode.diff', baseline, present, title, { preserveFocus });
}

/** Opens a changed file itself; one that is gone as it was. */
export async function openFile(envelope: Envelope, name: string): Promise<void> {
  const { baseline, present, exists } = await sidesOf(envelope, name);
  await vscode.commands.executeCommand('vscode.open', exists ? present : baseline);
}

/**
 * Opens all changes in one editor, in place of the one that shows an earlier state of them; its title says how many files
 * that editor cannot show.
 */
export async function reviewChanges(envelope: Envelope, reviews: Map<string, vscode.Tab>): Promise<void> {
  const files = [...envelope.snapshot.files.values()].filter(({ file }) => file !== null);
  const sides = await Promise.all(files.map((file) => sidesOf(envelope, file.path)));
  const rows = sides.map(({ label, baseline, present, exists }, index) => [
    label,
    isNew(files[index]) ? undefined : baseline,
    exists ? present : undefined,
  ]);
  await vscode.commands.executeCommand('vscode.changes', reviewTitle(files), rows);
  // One that is only previewed has given way already.
  const earlier = openReview(envelope, reviews);
  const { activeTab } = vscode.window.tabGroups.activeTabGroup;
  if (earlier && earlier !== activeTab) await vscode.window.tabGroups.close(earlier, true);
  if (activeTab?.label.startsWith(reviewTitle(files))) reviews.set(envelope.root, activeTab);
}

/** After files were put back: the review in front is made anew, one behind other editors is closed. */
export async function renewReview(envelope: Envelope, reviews: Map<string, vscode.Tab>): Promise<void> {
  const tab = openReview(envelope, reviews);
  if (!tab) return;
  const isShown = tab.isActive && tab.group.isActive;
  const isEmpty = [...envelope.snapshot.files.values()].every(({ file }) => file === null);
  if (isShown && !isEmpty) {
    await reviewChanges(envelope, reviews);
    return;
  }
  reviews.delete(envelope.root);
  await vscode.window.tabGroups.close(tab, true);
}

function openReview({ root }: Envelope, reviews: Map<string, vscode.Tab>): vscode.Tab | undefined {
  const tab = reviews.get(root);
  return tab && vscode.window.tabGroups.all.some(({ tabs }) => tabs.includes(tab)) ? tab : undefined;
}

function isNew(file: JudgedFile | undefined): boolean {
  return file?.file?.status === 'A' || file?.file?.status === '?';
}

/**
 * The editor itself adds how many files it is given; this says how many of them it cannot compare (older ones leave
 * binaries out, newer ones only say that they changed). The tree opens each by itself.
 */
function reviewTitle(files: readonly JudgedFile[]): string {
  const { l10n } = vscode;
  const binaries = files.filter(({ file }) => (file?.binaries ?? 0) > 0).length;
  if (binaries === 0) return l10n.t('Changes since the baseline');
  return binaries === 1
    ? l10n.t('Changes since the baseline, 1 binary file not compared')
    : l10n.t('Changes since the baseline, {0} binary files not compared', binaries);
}
