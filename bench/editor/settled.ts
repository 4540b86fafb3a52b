/** From a save to everything that shows it, inside the extension host. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import type { Surfaces } from '../../src/extension';
import { addFolders, envelopeWhen, removeFolders } from '../../test/editor/support';
import { type Lab, median, milliseconds, type Row } from '../lab';
import { change, makeRepository, trackedPath } from '../repositories';

/** How long the model waits for quiet before it looks (AUDIT_WAITS of src/editor/envelope.ts). */
const DEBOUNCE_MS = 250;
const FILES = 20_000;
const CHANGED = 1000;
const PATIENCE_MS = 120_000;

export async function settledRows(lab: Lab, given: Surfaces): Promise<Row[]> {
  const repository = await makeRepository(lab, 'settled', FILES);
  await addFolders(repository.root);
  const envelope = await envelopeWhen(
    given,
    repository.root,
    'found',
    ({ snapshot }) => snapshot.standing === 'none',
  );
  await envelope.during('arming', async () => {
    const limits = {
      maxFiles: 5000,
      maxAddedLines: 1e6,
      maxDeletedLines: 1e6,
      maxWorkingBytes: 1e8,
      maxBinaryFiles: 2,
    };
    await (
      await envelope.openSession()
    ).arm({
      mode: 'manual',
      label: 'bench',
      policy: { allow: ['**'], deny: [], limits, allowCommits: false },
      verify: [],
      maxAttempts: 3,
      claude: {
        binary: 'claude',
        maxTurns: 30,
        timeoutSeconds: 60,
        maxBudgetUsd: null,
        model: null,
        effort: null,
      },
      options: { verifyTimeoutSeconds: 60, protect: [], allowVerifierChanges: false },
    });
  });
  change(repository, CHANGED);
  const times: { audit: number; settled: number }[] = [];
  for (let round = 0; round < (lab.quick ? 3 : 9); round += 1) {
    await quiet(() => envelope.snapshot.files.size === CHANGED + round);
    const begun = performance.now();
    await envelope.refresh();
    const audit = performance.now() - begun;
    await sleep(1000);
    const uri = vscode.Uri.file(path.join(repository.root, trackedPath(round + 1)));
    const document = await vscode.workspace.openTextDocument(uri);
    const edit = new vscode.WorkspaceEdit();
    edit.insert(uri, new vscode.Position(0, 0), '// more\n');
    await vscode.workspace.applyEdit(edit);
    let treeChanged = false;
    const listener = given.tree.onDidChangeTreeData(() => {
      treeChanged = true;
    });
    const saved = performance.now();
    await document.save();
    await quiet(
      () =>
        treeChanged &&
        given.statusBar.shown?.text.includes(` ${(CHANGED + round + 1).toLocaleString('en')}/`) === true &&
        given.decorations.provideFileDecoration(uri)?.badge === '✓',
    );
    times.push({ audit, settled: performance.now() - saved });
    listener.dispose();
  }
  await removeFolders();
  const [audit, settled] = (['audit', 'settled'] as const).map((part) =>
    median(times.map((time) => time[part])),
  ) as [number, number];
  return [
    {
      group: 'save to settled status bar, tree and decorations over one audit and two waits',
      name: `${FILES.toLocaleString('en')} files, ${CHANGED.toLocaleString('en')} changed`,
      value: median(times.map((time) => time.settled / (time.audit + 2 * DEBOUNCE_MS))),
      unit: '×',
      goal: 1,
      note: `${milliseconds(settled)} over ${milliseconds(audit)} and 2 × ${DEBOUNCE_MS} ms`,
    },
  ];
}

/** Waits closely: what is measured is short. */
async function quiet(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error('the editor did not settle');
    await sleep(2);
  }
}
